/** The coin and the dice: throwing them, what came up last, and everything that came up in this game. */
import { useRef, useState } from 'react';
import { MOST_DICE, MOST_TOSSES } from '../../../electron/contract/requests.ts';
import type { HistoryNode, TossView } from '../../../electron/contract/view.ts';
import { tossSaid } from '../../narration/toss-text.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import { useMatch, useTable } from './context.ts';
import { useTosses } from './Tossed.tsx';
import styles from './TossesDialog.module.css';

const words = uiText.tosses;
const COUNTS = Array.from({ length: MOST_DICE }, (_, i) => i + 1);

export function TossesDialog({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const tosses = useTosses();
  const nodes = useMatch((s) => s.nodes);
  const sides = useMatch((s) => s.description.sides);
  const [count, setCount] = useState(2);
  const coin = useRef<HTMLButtonElement>(null);
  const last = tosses.at(-1);
  const why = tosses.length >= MOST_TOSSES ? words.full(MOST_TOSSES) : null;
  const when = (node: HistoryNode | undefined): string =>
    !node || node.kind === 'start'
      ? words.start
      : node.kind === 'action'
        ? words.after(node.turnNumber, sides[node.side].name, node.label)
        : words.afterEvent(node.turnNumber, node.label);
  return (
    <Dialog
      title={words.title}
      icon="dice"
      wide="wide"
      onClose={onClose}
      first={coin}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className={styles.throws}>
        <Button ref={coin} why={why} data-testid="toss-coin" onClick={() => match.send({ on: 'toss', dice: null })}>
          {words.coin}
        </Button>
        <Segmented
          label={words.howMany}
          value={count}
          choices={COUNTS.map((id) => ({ id, name: String(id) }))}
          onChange={setCount}
        />
        <Button why={why} data-testid="roll-dice" onClick={() => match.send({ on: 'toss', dice: count })}>
          {words.roll(count)}
        </Button>
      </div>
      {/* the log of the table is out of reach behind a dialog, so the result is spoken from here */}
      <div className={styles.result} role="status" data-testid="toss-result">
        {last ? (
          // a new element for every toss: the same result again is spoken again
          <p key={tosses.length}>
            <Faces toss={last} />
            <span>{tossSaid(last)}</span>
          </p>
        ) : (
          <p className="muted">{words.none}</p>
        )}
      </div>
      <p className="muted small">{words.fair}</p>
      {tosses.length > 1 && (
        <section className={styles.all}>
          <h3 className="small">{words.all}</h3>
          <ol data-testid="all-tosses">
            {tosses.map((toss, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tosses are only ever added at the end
              <li key={i}>
                {tossSaid(toss)} <span className="muted">{when(nodes.find(({ id }) => id === toss.node))}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Dialog>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [6, 6],
    [10, 10],
    [14, 14],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [6, 6],
    [14, 6],
    [10, 10],
    [6, 14],
    [14, 14],
  ],
  6: [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
};

/** The sides that lie up; the sentence beside them says the same. */
function Faces({ toss: { coin, dice } }: { readonly toss: TossView }) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {coin !== null && <span className={styles.coin}>{words.faces[coin].slice(0, 1)}</span>}
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
        <svg key={i} className={styles.die} viewBox="0 0 20 20" aria-hidden="true">
          <rect x="1.5" y="1.5" width="17" height="17" rx="3" />
          {PIPS[die].map(([x, y]) => (
            <circle key={`${x}.${y}`} cx={x} cy={y} r="1.6" />
          ))}
        </svg>
      ))}
    </span>
  );
}
