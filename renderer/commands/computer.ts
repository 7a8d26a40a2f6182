/** Commands about the computer as a player: its turn, its level, and what it did last. */

import { doing } from '../narration/computer-text.ts';
import { lastSaid, turnSentences } from '../narration/move-words.ts';
import { lastTurn } from '../state/match/match-computer.ts';
import { hasComputer, isWatchedGame } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Behaviours, CommandContext } from './command.ts';
import { changing, present, stateOf } from './conditions.ts';

const words = uiText.computer;
const doingNow = (context: CommandContext) => doing(stateOf(context), context.thinking.getState());

/** Is it the computer that End turn would be meant for? */
export const isThinking = (context: CommandContext): boolean => doingNow(context) === 'thinking';

/** The computer plays the best it has found. That it has just moved is no error. */
export const moveNow = (context: CommandContext): void => {
  const { match, revision } = stateOf(context).view;
  void context.app.ask['computer.moveNow']({ match, revision });
};

export const computerCommands = {
  'move-now': {
    why: (context) => (isThinking(context) ? null : words.reasons.notThinking),
    run: moveNow,
  },
  'let-move': {
    why: (context) => {
      const now = doingNow(context);
      return changing(context) ?? (now === 'waiting' || now === 'failed' ? null : words.reasons.notWaiting);
    },
    run: ({ match }) => match.send({ on: 'let-move' }),
  },
  // while the computer plays both sides; what it plays meanwhile is shown when the pause ends
  'pause-computer': {
    why: (context) => (isWatchedGame(stateOf(context).view) ? changing(context) : words.reasons.notWatching),
    run: (context) => {
      const s = stateOf(context);
      const paused = s.view.computer?.state !== 'paused' && !s.holding;
      context.match.send({ on: 'hold', holding: paused && s.held.length > 0 });
      context.match.send({ on: 'pause', paused });
    },
  },
  // one move after another, as it was played
  replay: {
    why: (context) => {
      const s = stateOf(context);
      return present(context) ?? (lastTurn(s.nodes, s.view.node).length > 0 ? null : words.reasons.nothingToReplay);
    },
    run: ({ match }) => match.send({ on: 'replay' }),
  },
  'say-why': {
    why: (context) => (stateOf(context).view.computerMove ? null : words.reasons.noMove),
    run: (context) => {
      const { view, nodes, description } = stateOf(context);
      if (!view.computerMove) return;
      const { side, why, expects } = view.computerMove;
      const { step } = words;
      // a turn of several moves is told with all of them
      const isWhole = description.groups !== undefined && view.last?.side === side && view.turn !== side;
      const moved = isWhole ? turnSentences(nodes, view.node) : [lastSaid(description, view.computerMove)];
      context.screen.announce(
        [...moved, why === null ? '' : step.why(why), expects === null ? '' : step.expects(expects)]
          .filter(Boolean)
          .join(' '),
      );
    },
  },
  'change-level': {
    why: (context) => (hasComputer(stateOf(context).view) ? null : words.reasons.none),
    run: ({ screen }) => screen.show('level'),
  },
} satisfies Behaviours;
