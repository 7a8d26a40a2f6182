/**
 * What the step bar says while the computer plays, instead of its usual two lines, and after its move. Pure functions of
 * the match's state and of how far the computer has thought.
 */
import type { ComputerState, SeatView } from '../../electron/contract/view.ts';
import type { Stopping, ThinkingState } from '../state/computer/thinking.ts';
import { keyOf } from '../state/keys.ts';
import type { MatchState } from '../state/match/match.ts';
import { isShowing } from '../state/match/match-computer.ts';
import { isWatchedGame } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import { featureOf, sentence, sideName } from './labels.ts';

const w = uiText.computer.step;

/** What the computer does, for the buttons beside the text; null: it is a person's turn, or the game is over. */
export type Doing = 'thinking' | 'waiting' | 'paused' | 'failed' | 'stopped' | 'showing' | 'held' | 'replaying' | null;

export const doing = (s: MatchState, stopping: Stopping): Doing => {
  if (s.replay) return 'replaying';
  if (s.look) return null;
  if (s.holding) return 'held';
  if (isShowing(s)) return 'showing';
  const { computer, outcome } = s.view;
  if (!computer || outcome) return null;
  const stops = stopping.stopAfterTurn && stopping.begun !== s.view.node;
  if (computer.state === 'thinking' && stops && isWatchedGame(s.view) && beginsTurn(s)) return 'stopped';
  return computer.state;
};

/** Does the present position begin a turn? */
export const beginsTurn = ({ view }: Pick<MatchState, 'view'>): boolean =>
  view.last === null || view.last.side !== view.turn;

export interface ComputerText {
  readonly fact: string;
  readonly because: string;
}

/** What is placed now is hidden from the other side. */
const isSecret = ({ view, description }: MatchState): boolean =>
  (view.phase?.pools[view.turn] ?? []).some((p) => p.left > 0) &&
  (view.phase?.pools[view.turn] ?? []).every((p) => p.left === 0 || featureOf(description, p.feature)?.hidden);

/** What has failed, and what to do. */
export const failedText = (
  { trouble = 'broken', says }: Pick<ComputerState, 'trouble' | 'says'>,
  side: string,
): ComputerText => ({
  fact: says ?? w.failed[trouble],
  because: trouble === 'program' ? w.reinstall(side) : w.failedSays(side),
});
/** What plays at a seat: another engine by its name, or our computer with its level. */
export const computerName = ({ level, engine }: NonNullable<SeatView['computer']>): string =>
  engine?.name ?? uiText.computer.at(level);

/** The two lines while the computer is to move; null: the usual ones. */
export const computerStepText = (s: MatchState, thinking: ThinkingState): ComputerText | null => {
  if (s.why) return null;
  const { view, description } = s;
  const side = sideName(description, view.turn);
  const last = s.held[0]?.view.last ?? view.last;
  const mover = last ? sideName(description, last.side) : side;
  const { progress } = thinking;
  switch (doing(s, thinking)) {
    case null:
    case 'replaying':
      return null;
    case 'showing':
      return s.held.length === 0
        ? null
        : { fact: w.showing(mover), because: w.showingSays(s.held.length, keyOf('inspect')) };
    case 'held':
      return { fact: w.held(mover), because: w.heldSays(s.held.length, keyOf('inspect'), keyOf('cursor-right')) };
    case 'stopped':
      return { fact: w.stopped, because: w.pausedSays(side) };
    case 'paused':
      return { fact: w.paused, because: w.pausedSays(side) };
    case 'waiting':
      return { fact: w.waiting(side), because: w.waitingSays };
    case 'failed':
      return failedText(view.computer ?? {}, side);
    case 'thinking': {
      if (s.mode.is === 'playing') return null;
      if (view.phase && isSecret(s)) return { fact: w.secret(side), because: w.secretSays };
      if (view.phase) return { fact: w.placing(side), because: view.phase.says };
      const seconds = progress === null ? '' : w.seconds(progress.seconds, progress.most);
      return { fact: w.thinking(side, progress?.depth ?? null), because: seconds || w.look };
    }
  }
};

/** After the computer's move, on the person's turn: what it did, why, and what it expects; null: it did not move last. */
export const movedText = (s: MatchState): ComputerText | null => {
  const { view, description, told, mode, look, why } = s;
  const { computerMove: moved, last } = view;
  if (!moved || !last || look || why || view.outcome || view.phase || mode.is !== 'idle') return null;
  if (last.side !== moved.side || view.turn === moved.side || view.computer) return null;
  if (told !== null && told.how !== 'play') return null;
  const engine = view.players[moved.side].computer?.engine;
  if (moved.offersDraw && engine) {
    const { offered, offeredSays } = uiText.correspondence.step;
    return { fact: offered(engine.name), because: offeredSays };
  }
  const whole = s.nodes.find(({ id }) => id === view.node)?.turnLabel;
  return {
    fact:
      whole === undefined
        ? uiText.spoken.ofNoPiece(sideName(description, moved.side), moved.label)
        : `${sentence(whole)}.`,
    because: [moved.why === null ? '' : w.why(moved.why), moved.expects === null ? '' : w.expects(moved.expects)]
      .filter(Boolean)
      .join(' '),
  };
};
