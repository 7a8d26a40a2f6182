/**
 * The panel's section about the computer: its level, how far it looked, and taking back one's own turn. Where it plays
 * both sides, a level for each, whether it stops after each turn, and a person who takes over.
 */
import { LEVELS } from '../../../electron/contract/settings.ts';
import type { EngineSeat, Side } from '../../../electron/contract/view.ts';
import { sideName } from '../../narration/labels.ts';
import { isWatchedGame, ownSeat } from '../../state/match/match-derived.ts';
import { writtenMove } from '../../state/notation.ts';
import { isLevel } from '../../state/online/seats.ts';
import { uiText } from '../../text/index.ts';
import { useCommand, useMatch, useTable, useThinking } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { ButtonGroup } from '../shell/ButtonGroup.tsx';
import { SwitchWithLabel } from '../shell/Switch.tsx';
import styles from './ComputerSection.module.css';

const words = uiText.computer;

export function ComputerSection() {
  const watched = useMatch((s) => isWatchedGame(s.view));
  return (
    <div className={styles.section} data-testid="computer">
      {watched ? <Watching /> : <Opponent />}
    </div>
  );
}

function Opponent() {
  const description = useMatch((s) => s.description);
  const view = useMatch((s) => s.view);
  const nodes = useMatch((s) => s.nodes);
  const change = useCommand('change-level');
  const back = useCommand('undo-turn');
  const own = ownSeat(view);
  if (own === null) return null;
  const side: Side = own === 0 ? 1 : 0;
  const { computer } = view.players[side];
  const engine = computer?.engine;
  const moved = view.computerMove?.side === side ? view.computerMove : null;
  const mine = nodes.findLast(
    (n) => n.side === own && n.kind === 'action' && n.line !== 'future' && n.line !== 'branch',
  );
  return (
    <>
      <p>
        <b>{engine ? engineInWords(engine) : words.level(computer?.level ?? '')}</b>
        <small>{words.panel.who(sideName(description, side), computer?.seconds ?? 0)}</small>
      </p>
      {moved?.depth != null && (
        <p className="muted small">{words.panel.looked(moved.depth, moved.seconds.toFixed(1))}</p>
      )}
      <div className={styles.buttons}>
        <Button why={change.why} data-testid="change-level" onClick={change.run}>
          {engine ? uiText.engines.table.change : words.panel.change}
        </Button>
        <Button icon="undo" why={back.why} data-testid="take-back" onClick={back.run}>
          {words.panel.takeBack}
        </Button>
      </div>
      {mine && <p className="muted small">{words.panel.takeBackSays(mine.turnLabel ?? writtenMove(mine))}</p>}
    </>
  );
}

function Watching() {
  const { thinking } = useTable();
  const stopAfterTurn = useThinking((t) => t.stopAfterTurn);
  return (
    <>
      <LevelStepper side={0} />
      <LevelStepper side={1} />
      <SwitchWithLabel
        className={styles.row}
        on={stopAfterTurn}
        label={words.panel.stopAfter}
        onChange={(on) => thinking.setState({ stopAfterTurn: on })}
      />
      <div className={styles.buttons}>
        <TakeOver side={0} />
        <TakeOver side={1} />
      </div>
    </>
  );
}

/** `Stockfish 17, Elo 1500` */
const engineInWords = ({ name, strength }: EngineSeat): string =>
  strength ? `${name}, ${uiText.engines.table.strength[strength.by](strength.value)}` : name;

function LevelStepper({ side }: { readonly side: Side }) {
  const { match } = useTable();
  const name = useMatch((s) => sideName(s.description, side));
  const computer = useMatch((s) => s.view.players[side].computer);
  if (computer?.engine)
    return (
      <div className={styles.row} data-testid={`level-${side}`}>
        <span className={styles.name}>{name}</span>
        <span>{engineInWords(computer.engine)}</span>
      </div>
    );
  if (!computer || !isLevel(computer.level)) return null;
  const at = LEVELS.indexOf(computer.level);
  const step = (by: 1 | -1) => {
    const level = LEVELS[at + by];
    if (level !== undefined) match.send({ on: 'change-seat', side, computer: { level, seconds: computer.seconds } });
  };
  const said = words.panel.levelOf(name, words.level(computer.level));
  return (
    <div className={styles.row} data-testid={`level-${side}`}>
      <span className={styles.name}>{name}</span>
      <ButtonGroup label={said}>
        <Button
          aria-label={words.panel.weaker(name)}
          why={at === 0 ? words.panel.weakest : null}
          onClick={() => step(-1)}
        >
          −
        </Button>
        <span className={styles.number}>{computer.level}</span>
        <Button
          aria-label={words.panel.stronger(name)}
          why={at === LEVELS.length - 1 ? words.panel.strongest : null}
          onClick={() => step(1)}
        >
          +
        </Button>
      </ButtonGroup>
      <span className="muted small">{words.levels[computer.level]?.name}</span>
    </div>
  );
}

function TakeOver({ side }: { readonly side: Side }) {
  const { match } = useTable();
  const name = useMatch((s) => sideName(s.description, side));
  return (
    <Button data-testid={`take-over-${side}`} onClick={() => match.send({ on: 'change-seat', side, computer: null })}>
      {words.buttons.takeOverAs(name)}
    </Button>
  );
}
