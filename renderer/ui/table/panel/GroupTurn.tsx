/**
 * One turn of the move list where a turn is the moves of one group: its number, its colour and the turn in one line,
 * with the single moves folded under it. The fold is a button of its own, so that pressing the line looks at the
 * position after it, as with every other move; folding and unfolding are announced.
 */
import { type ReactNode, useState } from 'react';
import type { HistoryNode } from '../../../../electron/contract/view.ts';
import { sentence } from '../../../narration/labels.ts';
import { groupNamed } from '../../../state/match/groups/groups.ts';
import { uiText } from '../../../text/index.ts';
import { GroupChip } from '../../flat/GroupChip.tsx';
import { CommentMark, MoveComments } from '../../notes/MoveComments.tsx';
import styles from '../../parts/Moves.module.css';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { Icon } from '../../shell/Icon.tsx';

const words = uiText.groups.moves;

export function GroupTurn({
  turn,
  moves,
  following,
  shown,
  now,
  label,
  one,
}: {
  readonly turn: number;
  /** the moves of one side, in order; the last may be the end of the turn */
  readonly moves: readonly HistoryNode[];
  /** the other side's turn of that number came before it */
  readonly following: boolean;
  /** the node looked at, and the present one of the game */
  readonly shown: number;
  readonly now: number;
  readonly label: (move: HistoryNode) => string;
  /** renders a single move as in every list */
  readonly one: (move: HistoryNode) => ReactNode;
}) {
  const { match, commandContext } = useTable();
  const description = useMatch((s) => s.description);
  const inside = moves.some((n) => n.id === shown);
  const last = moves.at(-1)!;
  // the turn that is looked at is unfolded, unless the player folds it
  const [wish, setWish] = useState<boolean | null>(null);
  const open = wish ?? (inside && last.id !== shown);
  const group = groupNamed(description, moves.find((n) => n.group !== undefined)?.group);
  const side = description.sides[last.side].name;
  // the end of the turn adds nothing to its line
  const units = moves.filter((n, i) => n.turnLabel !== undefined && n.turnLabel !== moves[i - 1]?.turnLabel);
  const ends = moves.filter((n) => n.kind !== 'action').map(label);
  const whole = moves.findLast((n) => n.turnLabel !== undefined)?.turnLabel;
  const line = sentence([...(whole === undefined ? [] : [whole]), ...ends].join(', '));
  const name = [...(units.length > 0 ? [words.turn(group?.name ?? side, units.length)] : []), ...ends].join(', ');
  const fold = () => {
    setWish(!open);
    commandContext().screen.announce(open ? words.folded : words.unfolded(moves.map(label)));
  };
  return (
    <li data-turn={turn} data-side={last.side}>
      <div className={styles.groupTurn}>
        <span className={styles.number}>{following ? '' : turn}</span>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-label={(open ? words.fold : words.unfold)(words.of(turn, side))}
          onClick={fold}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          className={styles.whole}
          data-future={last.line === 'future' || undefined}
          data-stands={last.id === now || (!open && moves.some((n) => n.id === now)) || undefined}
          data-node={open ? undefined : last.id}
          aria-current={(!open && inside) || last.id === shown || undefined}
          aria-label={uiText.joined.of(words.of(turn, side), name)}
          data-tip={uiText.joined.of(side, line)}
          onClick={() => match.send({ on: 'look', node: last.id })}
        >
          {group && <GroupChip variant={description.id} group={group.id} letter={group.letter} />}
          <span>{line}</span>
          {!open && <CommentMark node={last} />}
        </button>
      </div>
      {open && (
        <ol className={styles.folded} aria-label={uiText.joined.of(words.of(turn, side), name)}>
          {moves.map((n) => (
            <li key={n.id}>{one(n)}</li>
          ))}
        </ol>
      )}
      <MoveComments of={moves} named />
    </li>
  );
}
