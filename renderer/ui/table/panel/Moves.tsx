/**
 * The move list: two columns by turns, or a line for each turn of several moves, other lines indented under the move
 * they branch off. Pressing one looks at the position after it; the present position and the one shown are marked
 * differently. A move is one line: what is longer ends in an ellipsis, and its tooltip shows all of it.
 */

import { Fragment } from 'react';
import { commands } from '../../../../electron/contract/commands.ts';
import type { HistoryNode } from '../../../../electron/contract/view.ts';
import { isFault } from '../../../state/computer/advice.ts';
import { shownView } from '../../../state/match/match-derived.ts';
import { type MoveBranch, moveRows, movesIn, otherSide } from '../../../state/match/match-moves.ts';
import { uiText } from '../../../text/index.ts';
import { CommentMark, describedBy, MoveComments, markSaid } from '../../notes/MoveComments.tsx';
import { Judged } from '../../parts/Judged.tsx';
import styles from '../../parts/Moves.module.css';
import { moveLabel } from '../../parts/moveLabel.ts';
import { Empty } from '../../parts/Section.tsx';
import { useAdvice, useCommand, useMatch, useSeen, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { Tossed, useTosses } from '../../tosses/Tossed.tsx';
import { GroupTurn } from './GroupTurn.tsx';
import { useFollowedMove } from './useFollowedMove.ts';

const words = uiText.table.moves;

/** The move, its further effects and its mark, as text. */
const wholeOf = (label: string, node: HistoryNode): string =>
  [label, ...(node.also ?? []).map(({ says }) => says), markSaid(node)].filter((part) => part !== null).join(', ');

/** Visual signs; the button's name says the same in words. */
function Also({ node: { also } }: { readonly node: HistoryNode }) {
  if (!also) return null;
  return (
    <span className={styles.also} aria-hidden="true">
      {also.map(({ sign }) => sign).join(' ')}
    </span>
  );
}

export function Moves() {
  const { match } = useTable();
  const nodes = useSeen((s) => s.nodes);
  const now = useSeen((s) => s.view.node);
  const shown = useSeen((s) => shownView(s).node);
  // a game may be set up with the other side to move first
  const first = useMatch((s) => s.description.sides[s.nodes[0]?.side ?? s.view.turn].name);
  const begins = useMatch((s) => s.nodes[0]?.side ?? 0);
  const box = useFollowedMove(shown, nodes);
  const sides = useMatch((s) => s.description.sides);
  const grouped = useMatch((s) => s.description.groups !== undefined);
  const review = useAdvice((a) => a.review?.turns);
  const faults = new Map(review?.filter(isFault).map((turn) => [turn.node, turn.judgement]));
  const move = (n: HistoryNode, ofBoth = false) => (
    <button
      key={n.id}
      type="button"
      data-node={n.id}
      data-future={n.line === 'future' || undefined}
      data-stands={n.id === now || undefined}
      aria-current={n.id === shown || undefined}
      data-tip={wholeOf(ofBoth ? uiText.joined.of(sides[n.side].name, moveLabel(n)) : moveLabel(n), n)}
      aria-label={
        n.also || n.comment?.mark
          ? wholeOf(ofBoth ? uiText.joined.of(sides[n.side].name, moveLabel(n)) : moveLabel(n), n)
          : undefined
      }
      aria-describedby={describedBy(n)}
      onClick={() => match.send({ on: 'look', node: n.id })}
    >
      {ofBoth && <Lozenge side={sides[n.side].id} className={styles.side} />}
      {ofBoth && <span className="sr">{uiText.joined.before(sides[n.side].name)}</span>}
      <span className={styles.label}>{moveLabel(n)}</span>
      <CommentMark node={n} />
      <Also node={n} />
      {faults.has(n.id) && <Judged judgement={faults.get(n.id)!} />}
    </button>
  );
  const branch = ({ first: left, line }: MoveBranch) => (
    <details key={`b${left.id}`}>
      <summary data-tip={words.branchLabel(left.turnNumber, moveLabel(left))}>
        {left.turnNumber > 0 && `${left.turnNumber}${left.side === 1 ? '…' : ''} `}
        {moveLabel(left)} <span className="muted small">{words.branch(line.length)}</span>
      </summary>
      <span className={styles.line}>{line.map((n) => move(n))}</span>
      <MoveComments of={line} named />
    </details>
  );
  const tosses = useTosses();
  const start = nodes.slice(0, 1);
  if (nodes.length < 2 && tosses.length === 0)
    return (
      <>
        <MoveComments of={start} named />
        <Empty>{words.empty(first)}</Empty>
      </>
    );
  return (
    <div className={styles.scroll} ref={box}>
      <MoveComments of={start} named />
      <ol className={styles.moves} aria-label={words.label}>
        <Tossed tosses={tosses} at={start} />
        {moveRows(nodes).map((row) => (
          <Fragment key={`r${movesIn(row)[0]?.id}`}>
            {row.is === 'opening' ? (
              <li className={styles.branch}>
                <details open={movesIn(row).some((n) => n.id === shown)}>
                  <summary>{uiText.special.before(row.moves.length)}</summary>
                  <span className={styles.line}>{row.moves.map((n) => move(n, true))}</span>
                  <MoveComments of={row.moves} named />
                  {row.branches.map(branch)}
                </details>
              </li>
            ) : row.is === 'free' ? (
              <li key={`f${row.line[0]?.id}`} className={styles.free}>
                <span className={styles.line}>{row.line.map((n) => move(n))}</span>
                <MoveComments of={row.line} named />
              </li>
            ) : row.is === 'turn' && grouped ? (
              ([begins, otherSide(begins)] as const)
                .filter((side) => row.moves[side].length > 0)
                .map((side) => (
                  <GroupTurn
                    key={`g${row.moves[side][0]?.id}`}
                    turn={row.turnNumber}
                    moves={row.moves[side]}
                    following={side !== begins}
                    shown={shown}
                    now={now}
                    label={moveLabel}
                    one={move}
                  />
                ))
            ) : row.is === 'turn' ? (
              <li key={`t${row.moves.flat()[0]?.id}`} className={styles.turn}>
                <span className={styles.number}>{row.turnNumber}</span>
                <span className={styles.column}>{row.moves[begins].map((n) => move(n))}</span>
                <span className={styles.column}>{row.moves[otherSide(begins)].map((n) => move(n))}</span>
                <MoveComments of={[...row.moves[begins], ...row.moves[otherSide(begins)]]} named />
              </li>
            ) : (
              <li className={styles.branch}>{branch(row)}</li>
            )}
            <Tossed tosses={tosses} at={movesIn(row)} />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

const WAYS = ['first', 'previous', 'next', 'latest'] as const;

/** Steps through the game: first, back, forward, latest. */
export function Transport() {
  return (
    <fieldset className={styles.transport} aria-label={uiText.table.sections.moves}>
      {WAYS.map((way) => (
        <Way key={way} id={way} />
      ))}
    </fieldset>
  );
}
function Way({ id }: { readonly id: (typeof WAYS)[number] }) {
  const { why, run } = useCommand(id);
  return (
    <Button look="quiet" icon={commands[id].icon} iconOnly why={why} aria-label={commands[id].label} onClick={run} />
  );
}
