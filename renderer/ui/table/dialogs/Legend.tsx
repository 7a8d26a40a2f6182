/** All piece types on the board: glyph, letter, name, how many each side has, in one line each. Searchable. */
import { useRef, useState } from 'react';
import { isOwn } from '../../../board/owner.ts';
import { typedNames } from '../../../narration/labels.ts';
import { useApp } from '../../../state/app.ts';
import { shownView } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import tile from '../../parts/Tile.module.css';
import { useMatch } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import styles from './Legend.module.css';

const words = uiText.special.legend;

export function Legend({ onClose }: { readonly onClose: () => void }) {
  const view = useMatch(shownView);
  const description = useMatch((s) => s.description);
  const open = useApp((app) => app.open);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const standing = (kind: string, side: 0 | 1) =>
    view.pieces.filter((p) => p.kind === kind && isOwn(description, p, side) && p.at !== null);
  const there = (kind: string, side: 0 | 1) => standing(kind, side).length;
  const on = description.kinds.filter((k) => view.pieces.some((p) => p.kind === k.id && p.at !== null));
  const wanted = text.trim().toLowerCase();
  const found = on.filter(
    (k) => k.letter.toLowerCase() === wanted || typedNames(k).some((name) => name.includes(wanted)),
  );
  return (
    <Dialog title={words.title} icon="piece" wide="xwide" onClose={onClose} first={field}>
      <input
        ref={field}
        className="field"
        type="search"
        placeholder={words.find}
        aria-label={words.find}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length === 0 && <p className="muted">{on.length === 0 ? words.empty : words.none}</p>}
      {found.length > 0 && (
        <table className={styles.pieces} data-testid="legend">
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.letter}</th>
              {description.sides.map((s) => (
                <th key={s.id} scope="col">
                  {s.name}
                </th>
              ))}
              <th scope="col">{words.summary}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((k) => (
              <tr key={k.id} data-kind={k.id}>
                <th scope="row">
                  {([0, 1] as const).map((side) => (
                    <Glyph
                      key={side}
                      variant={view.variant}
                      kind={k.id}
                      side={side}
                      sideId={description.sides[side].id}
                      group={standing(k.id, side)[0]?.group}
                      className={classes(tile.tile, styles.piece)}
                    />
                  ))}
                  <button
                    type="button"
                    className="link"
                    data-tip={words.book(k.name)}
                    aria-description={words.book(k.name)}
                    onClick={() => open('rulebook', { variant: view.variant, kind: k.id })}
                  >
                    {k.name}
                  </button>
                </th>
                <td className={styles.letter}>{k.letter}</td>
                <td>{there(k.id, 0)}</td>
                <td>{there(k.id, 1)}</td>
                <td className={styles.summary}>{k.summary}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
