/** Inviting somebody at another machine, and which commands wait while a game is played on two machines. */
import type { CommandId } from '../../electron/contract/commands.ts';
import { hasComputer, isOnline } from '../state/match/match-derived.ts';
import { pointOut, tableOf, useOnline } from '../state/online/online.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { present, running, stateOf } from './conditions.ts';

const r = uiText.online.reasons;

/** Does this machine keep the match? */
const isHost = (context: CommandContext): boolean => {
  const table = tableOf(useOnline.getState(), stateOf(context).view.match);
  return table === null || table.people.some(({ person, isHost: it }) => it && person === table.you);
};

export const onlineCommands = {
  invite: {
    why: (context) => {
      const { view } = stateOf(context);
      if (isOnline(view)) return isHost(context) ? null : r.guest;
      if (view.byText) return uiText.correspondence.reasons.byText;
      return hasComputer(view) || view.free ? r.notForTwo : running(context);
    },
    run: ({ screen }) => screen.show('invite'),
  },
  // everybody at the table sees the square marked for a few seconds
  point: {
    why: (context) => (tableOf(useOnline.getState(), stateOf(context).view.match) ? present(context) : r.noTable),
    run: (context) => pointOut(stateOf(context).view.match, stateOf(context).cursor),
  },
} satisfies Behaviours;

/** What belongs to one screen, or would help one side. */
const NOT_ONLINE: readonly CommandId[] = [
  ...(['redo', 'redo-turn', 'referee', 'arrange', 'notes', 'secrets', 'change-level', 'let-move'] as const),
  ...(['pause-clocks', 'clocks'] as const),
];
/** Advice, which the host may ask for after the game. */
const AFTER_THE_GAME: readonly CommandId[] = ['hint', 'threats', 'analysis', 'review'];
/** What a machine can do only with a match of its own. */
const ONLY_HOST: readonly CommandId[] = [...AFTER_THE_GAME, 'save-copy', 'rename', 'set-up'];
const IN_TURN: readonly CommandId[] = ['call-check', 'end-turn', 'pass', 'declare', 'next-movable'];
const ONLY_PLAYERS: readonly CommandId[] = ['comment', 'draw', 'tosses', 'agree-draw', 'resign', 'undo', 'undo-turn'];

function whyNotOnline(id: CommandId, context: CommandContext): string | null {
  const { view } = stateOf(context);
  if (!isOnline(view)) return null;
  if (NOT_ONLINE.includes(id)) return r.notHere;
  if (ONLY_HOST.includes(id) && !isHost(context)) return r.onlyHost;
  if (IN_TURN.includes(id) && view.seat !== view.turn) return r.notInTurn;
  if (AFTER_THE_GAME.includes(id) && view.outcome === null) return r.notHere;
  return ONLY_PLAYERS.includes(id) && view.seat === null ? r.watching : null;
}

/** The same behaviours; those that have no place in a game on two machines say so there. */
export function exceptOnline<T extends Readonly<Record<CommandId, Behaviour>>>(behaviours: T): T {
  const guarded = [...NOT_ONLINE, ...ONLY_HOST, ...IN_TURN, ...ONLY_PLAYERS].map((id): [CommandId, Behaviour] => [
    id,
    { ...behaviours[id], why: (context) => whyNotOnline(id, context) ?? behaviours[id].why(context) },
  ]);
  return { ...behaviours, ...Object.fromEntries(guarded) };
}
