/**
 * The hands of both sides. A piece that can be dropped now is a button: pressing it lifts it, and its destination is
 * chosen on the board like any other.
 */
import type { Side } from '../../../../electron/contract/view.ts';
import { kindName, pieceLabel } from '../../../narration/labels.ts';
import { alike } from '../../../state/match/like-pieces.ts';
import { liftedPiece, shownView, turnShown } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { GlyphOfPiece } from '../../flat/Glyph.tsx';
import tile from '../../parts/Tile.module.css';
import { useAdvice, useMatch, useSeen, useTable } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import { Lozenge } from '../../shell/Lozenge.tsx';
import styles from './Hand.module.css';

export function Hand({ onLifted }: { readonly onLifted: () => void }) {
  const { match } = useTable();
  const view = useSeen(shownView);
  const shownTurn = useMatch(turnShown);
  const lifted = useMatch(liftedPiece);
  const hinted = useAdvice((a) => a.hint?.hint?.piece ?? null);
  const seat = useMatch((s) => s.seat);
  const description = useMatch((s) => s.description);
  const row = (side: Side) => {
    const { id, name } = description.sides[side];
    const moving = shownTurn === side && view.outcome === null;
    const hand = view.pieces.filter((p) => p.side === side && p.place === 'hand');
    return (
      <div className={styles.row} key={side}>
        <span className={styles.side}>
          <Lozenge side={id} turned={moving} className={classes(styles.square, moving && styles.moving)} />
          {uiText.joined.begin(name)}
          {hand.length > 1 && <small>{hand.length}</small>}
        </span>
        <span className={styles.pieces}>
          {hand.length === 0 && <span className="muted small">{uiText.table.trays.handEmpty}</span>}
          {alike(hand).map((like) => {
            // identical pieces are interchangeable: the one with the actions represents all
            const p = like.find((q) => view.movable.includes(q.id)) ?? like[0];
            const free = view.movable.includes(p.id);
            const many = like.length > 1 ? ` ${uiText.table.trays.times(like.length)}` : '';
            return (
              <button
                key={p.id}
                type="button"
                className={styles.piece}
                data-piece={p.id}
                data-hand={free ? 'free' : 'waits'}
                data-hinted={like.some((q) => q.id === hinted) || undefined}
                aria-pressed={like.some((q) => q.id === lifted)}
                aria-disabled={!free || undefined}
                aria-label={`${pieceLabel(description, p)}${many}, ${uiText.table.card.hand}`}
                onClick={() => {
                  match.send({ on: 'pick', target: { piece: p.id, cell: null } });
                  if (free) onLifted();
                }}
              >
                <GlyphOfPiece description={description} piece={p} className={tile.tile} />
                {kindName(description, p.kind)}
                {many}
              </button>
            );
          })}
        </span>
      </div>
    );
  };
  return <div className={styles.hands}>{seat === 0 ? [row(1), row(0)] : [row(0), row(1)]}</div>;
}
