/**
 * The screen between two players who share one device: opaque, with nothing of the game behind it. Only a button
 * dismisses it, Escape does not; the same screen asks both players when something that was revealed is to be undone.
 * Must stay true: while it is shown no other part of the table is in the page.
 */
import { useRef, useState } from 'react';
import type { Side } from '../../../../electron/contract/view.ts';
import { capOf } from '../../../state/keys.ts';
import { otherSide } from '../../../state/match/match-moves.ts';
import { uiText } from '../../../text/index.ts';
import { useCommand, useMatch, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { HouseMark } from '../../shell/Lozenge.tsx';
import { Modal } from '../../shell/overlays/Modal.tsx';
import styles from './HandOver.module.css';

const words = uiText.special.handOver;
const usePlayer = (side: Side): string => useMatch((s) => s.view.players[side].name || s.description.sides[side].name);

export function HandOver() {
  const agreeing = useMatch((s) => s.mode.is === 'agreeing');
  return agreeing ? <Agree /> : <Reveal />;
}

function HandOverScreen({
  title,
  says,
  children,
}: {
  readonly title: string;
  readonly says: string;
  readonly children: React.ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Modal className={styles.screen} aria-label={title} data-testid="hand-over" first={heading}>
      <div>
        <HouseMark className={styles.mark} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{says}</p>
        {children}
      </div>
    </Modal>
  );
}

function Reveal() {
  const { match } = useTable();
  const view = useMatch((s) => s.view);
  const sides = useMatch((s) => s.description.sides);
  const leave = useCommand('leave');
  const side = view.handOver?.to ?? view.turn;
  const { name } = sides[side];
  const other = usePlayer(otherSide(side));
  return (
    <HandOverScreen
      title={view.handOver ? words.title(name) : words.own(name)}
      says={view.handOver?.says ?? words.ownSays(name)}
    >
      <Button look="primary" big data-testid="reveal" onClick={() => match.send({ on: 'reveal' })}>
        {words.reveal(name)}
      </Button>
      {!view.handOver && (
        <Button look="quiet" data-testid="stay-hidden" onClick={() => match.send({ on: 'stay-hidden' })}>
          {words.not}
        </Button>
      )}
      <p className="muted">
        {words.away(other)} <kbd>{capOf('Escape')}</kbd> {words.escape}
      </p>
      {view.handOver && (
        <Button look="quiet" icon="leave" onClick={leave.run}>
          {words.leave}
        </Button>
      )}
    </HandOverScreen>
  );
}

/** Both must press their own button; then it is done. */
function Agree() {
  const { match } = useTable();
  const sides = useMatch((s) => s.description.sides);
  const [agreed, agree] = useState<readonly Side[]>([]);
  const press = (side: Side) => {
    if (agreed.includes(side)) return agree(agreed.filter((s) => s !== side));
    if (agreed.length === 1) match.send({ on: 'agreed' });
    agree([...agreed, side]);
  };
  return (
    <HandOverScreen title={words.both} says={words.bothSays}>
      <div className={styles.both}>
        {([0, 1] as const).map((side) => (
          <Button
            key={side}
            big
            aria-pressed={agreed.includes(side)}
            icon={agreed.includes(side) ? 'done' : undefined}
            data-testid={`agree-${sides[side].id}`}
            onClick={() => press(side)}
          >
            {agreed.includes(side) ? words.agreed(sides[side].name) : words.agrees(sides[side].name)}
          </Button>
        ))}
      </div>
      <Button look="quiet" data-testid="stay-hidden" onClick={() => match.send({ on: 'stay-hidden' })}>
        {words.no}
      </Button>
    </HandOverScreen>
  );
}
