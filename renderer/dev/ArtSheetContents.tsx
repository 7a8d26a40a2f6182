/** The contents of the art sheet: every board in each of its positions, and every piece. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import { glyphsOf } from '../variants/registry.ts';
import styles from './sheet.module.css';

interface ContentsProps {
  readonly games: readonly { readonly board: VariantDescription; readonly shows: readonly string[] }[];
}

export function ArtSheetContents({ games }: ContentsProps) {
  return (
    <main className={styles.text} data-theme="night">
      <h1>Art sheet</h1>
      {games.map(({ board, shows }) => (
        <section key={board.id}>
          <h2>{board.title}</h2>
          <p>
            {[...shows, 'glyphs'].map((show) => (
              <a key={show} href={`?board=${board.id}&show=${show}`}>
                {show}
              </a>
            ))}
          </p>
          <ul>
            {Object.entries(glyphsOf(board)).map(([kind, inner]) => (
              <li key={kind}>
                <a href={`?piece=${board.id}/${kind}`}>
                  <svg
                    className={styles.glyph}
                    data-side={0}
                    viewBox="0 0 45 45"
                    aria-hidden="true"
                    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup
                    dangerouslySetInnerHTML={{ __html: inner }}
                  />
                  {kind}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
