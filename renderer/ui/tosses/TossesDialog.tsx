/** The coin and the dice: throwing them, what came up last, and everything that came up in this game. */

import { useRef } from 'react';
import type { TossChoice } from '../../../electron/contract/tosses.ts';
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { DIE_SIDES, MOST_DICE, MOST_TOSSES, USUAL_SIDES } from '../../../engine/shared/dice.ts';
import { tossSaid } from '../../narration/toss-text.ts';
import { useApp } from '../../state/app.ts';
import type { MatchEvent } from '../../state/match/match.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import { useTosses } from './Tossed.tsx';
import styles from './TossesDialog.module.css';
import { TossFaces } from './TossFaces.tsx';

const words = uiText.tosses;
const COUNTS = Array.from({ length: MOST_DICE }, (_, i) => ({ id: i + 1, name: String(i + 1) }));
const kinds = () => [
  { id: 'coin' as const, name: words.kinds.coin },
  ...DIE_SIDES.map((id) => ({ id, name: words.kinds.die(id), title: words.kinds.sided(id) })),
];

/** The throw that was chosen, and what its button says. */
function throwOf({ what, dice }: TossChoice): { readonly event: MatchEvent; readonly label: string } {
  if (what === 'coin') return { event: { on: 'toss', dice: null }, label: words.coin };
  if (what === USUAL_SIDES) return { event: { on: 'toss', dice }, label: words.roll(dice) };
  return { event: { on: 'toss', dice, sides: what }, label: words.roll(dice, what) };
}

export function TossesDialog({ onClose }: { readonly onClose: () => void }) {
  const { match, flat } = useTable();
  const tosses = useTosses();
  const nodes = useMatch((s) => s.nodes);
  const sides = useMatch((s) => s.description.sides);
  const choice = useApp((app) => app.settings.toss);
  const choose = (change: Partial<TossChoice>) =>
    void useApp.getState().changeSettings({ toss: { ...choice, ...change } });
  const { event, label } = throwOf(choice);
  const throwIt = () => {
    // there it rolls beside the board, which the dialog would hide; on the flat board the result is shown here
    if (!flat) onClose();
    match.send(event);
  };
  const thrower = useRef<HTMLButtonElement>(null);
  const last = tosses.at(-1);
  const why = tosses.length >= MOST_TOSSES ? words.full(MOST_TOSSES) : null;
  const when = (node: HistoryNode | undefined): string =>
    !node || node.kind === 'start'
      ? words.start
      : node.kind === 'action'
        ? words.after(node.turnNumber, sides[node.side].name, writtenMove(node))
        : words.afterEvent(node.turnNumber, writtenMove(node));
  return (
    <Dialog
      title={words.title}
      icon="dice"
      wide="wide"
      onClose={onClose}
      first={thrower}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className={styles.throws}>
        <Segmented label={words.what} value={choice.what} choices={kinds()} onChange={(what) => choose({ what })} />
        {choice.what !== 'coin' && (
          <Segmented label={words.howMany} value={choice.dice} choices={COUNTS} onChange={(dice) => choose({ dice })} />
        )}
        <Button ref={thrower} look="primary" why={why} data-testid="throw" onClick={throwIt}>
          {label}
        </Button>
      </div>
      {/* the log of the table is out of reach behind a dialog, so the result is spoken from here */}
      <div className={styles.result} role="status" data-testid="toss-result">
        {last ? (
          // a new element for every toss: the same result again is spoken again
          <p key={tosses.length}>
            <TossFaces toss={last} />
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
