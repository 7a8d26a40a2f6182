/**
 * Everything that is not on the board: each side's hand, its captures, the pieces it sent into the depths. Identical
 * pieces are grouped with their number, so that even sixty can be read at a glance.
 */
import type { PiecePlace, Side } from '../../../electron/contract/view.ts';
import { unitName } from '../../narration/labels.ts';
import { alike } from '../../state/match/like-pieces.ts';
import { shownView } from '../../state/match/match-derived.ts';
import { uiText } from '../../text/index.ts';
import { GlyphOfPiece } from '../flat/Glyph.tsx';
import { useMatch, useSeen } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Lozenge } from '../shell/Lozenge.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import styles from './Trays.module.css';

const words = uiText.table.trays;
/** and the texts of their titles and of nobody in them */
const places = [
  ['hand', 'inHand', 'handEmpty'],
  ['lost', 'lost', 'empty'],
  ['depths', 'depths', 'depthsEmpty'],
] as const satisfies readonly (readonly [PiecePlace, string, string])[];

export function Trays({ onClose }: { readonly onClose: () => void }) {
  const view = useSeen(shownView);
  const description = useMatch((s) => s.description);
  const has = (place: PiecePlace) =>
    view.pieces.some((p) => p.place === place) || (place === 'hand' && description.kinds.some((k) => k.inHand));
  const side = (of: Side) => {
    const { id, name } = description.sides[of];
    return (
      <section key={of} aria-label={name}>
        <h3>
          <Lozenge side={id} className={styles.square} />
          {name}
        </h3>
        <dl>
          {places.map(([place, title, empty]) => {
            // a game without hands or depths has no row for them
            if (place !== 'lost' && !has(place)) return null;
            const there = view.pieces.filter((p) => p.place === place && (p.side === of) === (place === 'hand'));
            return (
              <div key={place}>
                <dt>{words[title]}</dt>
                <dd>
                  {there.length === 0 && <span className="muted">{words[empty]}</span>}
                  {alike(there).map(([p, ...more]) => (
                    <span key={p.id} className={styles.like} data-tip={unitName(description, p)}>
                      <GlyphOfPiece description={description} piece={p} className={styles.piece} />
                      {more.length > 0 && <span className={styles.count}>{words.times(more.length + 1)}</span>}
                      <span className="sr">{unitName(description, p)}</span>
                    </span>
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
    );
  };
  return (
    <Dialog
      title={words.title}
      icon="tray"
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {uiText.table.keys.close}
        </Button>
      }
    >
      <div className={styles.trays}>{[side(0), side(1)]}</div>
    </Dialog>
  );
}
