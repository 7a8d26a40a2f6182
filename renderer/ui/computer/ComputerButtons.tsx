/** The buttons of the step bar while the computer plays, and after its move. */
import { doing, movedText } from '../../narration/computer-text.ts';
import { isWatchedGame } from '../../state/match/match-derived.ts';
import { isLevel } from '../../state/online/seats.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch, useTable, useThinking } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { beginTurn } from './useComputer.ts';

const words = uiText.computer.buttons;

export function ComputerButtons() {
  const { match } = useTable();
  const thinking = useThinking((t) => t);
  const now = useMatch((s) => doing(s, thinking));
  const watched = useMatch((s) => isWatchedGame(s.view));
  const hasMoved = useMatch((s) => movedText(s) !== null);
  const isDrawOffered = useMatch((s) => s.view.computerMove?.offersDraw === true);
  const turn = useMatch((s) => s.view.turn);
  const isOn = useMatch((s) => isWatchedGame(s.view) && s.look === null && s.view.outcome === null);
  const isPaused = useMatch((s) => s.view.computer?.state === 'paused');
  const seat = useMatch((s) => s.view.players[s.view.turn].computer);
  /** instead of another engine */
  const letComputer = ({ level, seconds }: NonNullable<typeof seat>) =>
    isLevel(level) && match.send({ on: 'change-seat', side: turn, computer: { level, seconds } });
  const takeOver = () => match.send({ on: 'change-seat', side: turn, computer: null });
  // two quick computers: a button that came and went with every move could not be pressed
  if (isOn && (now === null || now === 'thinking' || now === 'showing'))
    return (
      <>
        {now === 'showing' ? <WholeTurn /> : <MoveNow />}
        <Pause />
        <Button onClick={takeOver}>{words.takeOver}</Button>
      </>
    );
  switch (now) {
    case null:
      return hasMoved ? (
        <>
          {isDrawOffered && (
            <Button data-testid="accept-draw" onClick={() => match.send({ on: 'agree' })}>
              {uiText.correspondence.buttons.accept}
            </Button>
          )}
          <Replay />
        </>
      ) : null;
    case 'replaying':
      return (
        <Button data-testid="whole-turn" onClick={() => match.send({ on: 'escape' })}>
          {words.wholeTurn}
        </Button>
      );
    case 'thinking':
      return <MoveNow />;
    case 'showing':
    case 'held':
      return (
        <>
          <Button
            icon={now === 'held' ? 'next' : 'pause'}
            data-testid="hold"
            onClick={() => {
              match.send({ on: 'hold', holding: now !== 'held' });
              if (watched && isPaused) match.send({ on: 'pause', paused: false });
            }}
          >
            {now === 'held' ? words.goOn : words.pause}
          </Button>
          <WholeTurn />
        </>
      );
    case 'stopped':
      return (
        <>
          <NextTurn />
          <Button onClick={takeOver}>{words.takeOver}</Button>
        </>
      );
    case 'paused':
      return (
        <>
          <Button
            look="primary"
            data-testid="go-on"
            onClick={() => match.send(watched ? { on: 'pause', paused: false } : { on: 'let-move' })}
          >
            {words.goOn}
          </Button>
          <Button onClick={takeOver}>{words.takeOver}</Button>
        </>
      );
    case 'waiting':
      return <LetMove name={words.go} />;
    case 'failed':
      return (
        <>
          <LetMove name={words.again} />
          {seat?.engine && (
            <Button data-testid="let-computer" onClick={() => letComputer(seat)}>
              {uiText.engines.table.ours}
            </Button>
          )}
          <Button data-testid="both-sides" onClick={takeOver}>
            {watched ? words.takeOver : words.bothSides}
          </Button>
        </>
      );
  }
}

function WholeTurn() {
  const { match } = useTable();
  return (
    <Button icon="latest" data-testid="whole-turn" onClick={() => match.send({ on: 'show-all' })}>
      {words.wholeTurn}
    </Button>
  );
}

function MoveNow() {
  const { why, run } = useCommand('move-now');
  return (
    <Button why={why} data-testid="move-now" aria-keyshortcuts="Control+Enter" onClick={run}>
      {words.moveNow}
    </Button>
  );
}

function Pause() {
  const { why, run } = useCommand('pause-computer');
  return (
    <Button icon="pause" why={why} data-testid="pause" onClick={run}>
      {words.pause}
    </Button>
  );
}

function LetMove({ name }: { readonly name: string }) {
  const { why, run } = useCommand('let-move');
  return (
    <Button look="primary" why={why} data-testid="let-move" onClick={run}>
      {name}
    </Button>
  );
}

function Replay() {
  const { why, run } = useCommand('replay');
  return (
    <Button icon="next" why={why} data-testid="replay" onClick={run}>
      {words.replay}
    </Button>
  );
}

/** While the computers stop after each turn: one more turn. */
function NextTurn() {
  const view = useMatch((s) => s.view);
  const { thinking } = useTable();
  return (
    <Button look="primary" data-testid="next-turn" onClick={() => beginTurn(view, thinking)}>
      {words.nextTurn}
    </Button>
  );
}
