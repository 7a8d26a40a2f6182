/**
 * One piece in all its appearances: `?piece=acid/ghost`. The rotating figure of the close-up and the flat glyph in the
 * sizes of the rulebook, the flat board and the lists, for both sides, in the dark and the light theme.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView } from '../../electron/contract/view.ts';
import type { VariantArt } from '../art/variant-art.ts';
import type { TableSettings } from '../board/props.ts';
import { CloseUp } from '../scene/portrait/CloseUp.tsx';
import { glyphsOf, platesOf } from '../variants/registry.ts';
import styles from './sheet.module.css';

const SIZES = [96, 52, 45, 30, 22];
const themes = ['night', 'day'] as const;

interface PieceSheetProps {
  readonly art: VariantArt;
  readonly board: VariantDescription;
  readonly kind: string;
  /** a position with this piece in it, for its further attributes (its group, its notes) */
  readonly pieces: readonly PieceView[];
  readonly settings: TableSettings;
}

function Glyph({ inner, side, size, label }: { inner: string; side: number; size: number; label: string }) {
  return (
    <svg
      className={styles.glyph}
      data-side={side}
      viewBox="0 0 45 45"
      style={{ width: size, height: size }}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}

export function PieceSheet({ art, board, kind, pieces, settings }: PieceSheetProps) {
  const set = glyphsOf(board);
  const inner = set[kind];
  if (inner === undefined)
    return (
      <main className={styles.text}>
        {board.id} has no piece type “{kind}”; it has {Object.keys(set).join(', ')}.
      </main>
    );
  const plates = platesOf(board.id);
  const own = (side: 0 | 1): PieceView => {
    const like = pieces.find((piece) => piece.kind === kind && piece.side === side) ?? {
      ...(pieces.find((piece) => piece.side === side) ?? pieces[0]),
      kind,
      side,
    };
    return { ...like, place: 'board' } as PieceView;
  };
  return (
    <main className={styles.piece}>
      {themes.map((theme) =>
        ([0, 1] as const).map((side) => {
          const piece = own(side);
          const flat = plates && piece.group !== undefined ? plates.tile(kind, piece.group, 'alive') : inner;
          const label = `${kind}, ${board.sides[side]?.name ?? side}, ${theme}`;
          return (
            <figure key={label} data-theme={theme}>
              <figcaption>{label}</figcaption>
              <div className={styles.closeUp}>
                <CloseUp art={art} piece={piece} settings={settings} instead={<p>no WebGL here</p>} />
              </div>
              <div className={styles.glyphs} data-board-of={board.id}>
                {['light', 'dark'].map((cell) => (
                  <p key={cell} data-cell={cell}>
                    {SIZES.map((size) => (
                      <Glyph key={size} inner={flat} side={side} size={size} label={`${label}, ${size}`} />
                    ))}
                  </p>
                ))}
              </div>
            </figure>
          );
        }),
      )}
    </main>
  );
}
