/** The pieces that may capture on a cell, by side, each a link to its square. */
import type { Side } from '../../../../electron/contract/view.ts';
import { cellNameOf, unitName } from '../../../narration/labels.ts';
import { pieceOf } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { GlyphOfPiece } from '../../flat/Glyph.tsx';
import { MarkShape } from '../../flat/MarkShape.tsx';
import chips from '../../parts/Chips.module.css';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import styles from './Attackers.module.css';

const words = uiText.special.attackers;

export function Attackers({ onCell }: { readonly onCell: (cell: number) => void }) {
  const { match } = useTable();
  const attacked = useMatch((s) => s.attacked);
  const view = useMatch((s) => s.view);
  const description = useMatch((s) => s.description);
  if (!attacked?.by) return null;
  const { by } = attacked;
  const of = (side: Side) => {
    const pieces = by.map((a) => pieceOf(view, a.piece)).filter((p) => p?.side === side);
    return (
      <div className={styles.of} key={side}>
        <span className={styles.side}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <MarkShape mark={side === view.turn ? 'covers' : 'attacks'} />
          </svg>
          {uiText.joined.begin(description.sides[side].name)}
        </span>
        <span className={chips.chips}>
          {pieces.length === 0 && <span className="muted small">{words.nobody}</span>}
          {pieces.map((p) => (
            <button key={p!.id} type="button" data-attacker={p!.id} onClick={() => p!.at !== null && onCell(p!.at)}>
              <GlyphOfPiece description={description} piece={p!} className={styles.piece} />
              {unitName(description, p!)} {p!.at === null ? '' : cellNameOf(description, p!.at)}
            </button>
          ))}
        </span>
      </div>
    );
  };
  return (
    <div className={styles.attackers} data-testid="attackers">
      <p>
        <b>{words.title(cellNameOf(description, attacked.cell))}</b>
      </p>
      {view.turn === 0 ? [of(0), of(1)] : [of(1), of(0)]}
      <p className="muted small">{words.note}</p>
      <Button onClick={() => match.send({ on: 'attackers', cell: null })}>{words.close}</Button>
    </div>
  );
}
