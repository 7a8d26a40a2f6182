/** Undo, redo, and looking at other positions of the game. */

import type { View } from '../../electron/contract/view.ts';
import { isForOne, isHidden, isMidLift, soughtNode } from '../state/match/match-derived.ts';
import { type Walk, walkHistory } from '../state/match/match-moves.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { changing, inTurn, stateOf } from './conditions.ts';
import { redoing, undoing } from './drawing.ts';

/** What the friend elsewhere was sent stays played. */
const noUndo = ({ byText, node }: View): string =>
  byText && node !== 0 ? uiText.correspondence.reasons.sent : uiText.reasons.nothingToUndo;
/** Where a step through the game leads from the position shown, or null. */
const walkTo = (context: CommandContext, way: Walk): number | null => {
  const s = stateOf(context);
  return walkHistory(s.nodes, soughtNode(s), s.view.node, way);
};
/** While a line is played out, steps go through it; null: no line, or another step. */
const inLine = ({ advice }: CommandContext, way: Walk): { readonly by: 1 | -1; readonly more: boolean } | null => {
  const { ahead } = advice.store.getState();
  if (!ahead || (way !== 'next' && way !== 'previous')) return null;
  return way === 'next' ? { by: 1, more: ahead.at < ahead.steps.length } : { by: -1, more: true };
};
const look = (way: Walk, nowhere: keyof typeof uiText.reasons): Behaviour => ({
  why: (context) => {
    const line = inLine(context, way);
    if (line) return changing(context) ?? (line.more ? null : uiText.advice.ahead.end);
    return changing(context) ?? (walkTo(context, way) === null ? uiText.reasons[nowhere] : null);
  },
  run: (context) => {
    const line = inLine(context, way);
    if (line) return void context.advice.stepAhead(line.by);
    const node = walkTo(context, way);
    if (node !== null) context.match.send({ on: 'look', node });
  },
});

const words = uiText.comments.reasons;

export const historyCommands = {
  // on the move that led to the position shown, or to the one that is about to be
  comment: {
    why: (context) => {
      const s = stateOf(context);
      if (isHidden(s)) return words.hidden;
      if (s.look?.ahead) return words.ahead;
      const node = s.nodes.find(({ id }) => id === soughtNode(s));
      if (!node) return uiText.reasons.busy;
      return node.secret ? words.secret : null;
    },
    run: ({ screen }) => screen.show('comment'),
  },
  notes: {
    why: (context) => {
      const s = stateOf(context);
      if (isHidden(s)) return uiText.notes.reasons.hidden;
      return s.view.viewer !== null && !isForOne(s.view) ? uiText.notes.reasons.secret : null;
    },
    run: ({ screen }) => screen.show('notes'),
  },
  undo: undoing({
    why: (context) => {
      const s = stateOf(context);
      // a half-finished lift can be undone before anything was played
      return inTurn(context, () => (s.view.can.undo || isMidLift(s) ? null : noUndo(s.view)));
    },
    run: ({ match }) => match.send({ on: 'undo', unit: 'action' }),
  }),
  'undo-turn': {
    why: (context) =>
      inTurn(context, () => {
        const { view } = stateOf(context);
        return view.can.undo ? null : noUndo(view);
      }),
    run: ({ match }) => match.send({ on: 'undo', unit: 'turn' }),
  },
  redo: redoing({
    why: (context) => inTurn(context, () => (stateOf(context).view.can.redo ? null : uiText.reasons.nothingToRedo)),
    run: ({ match }) => match.send({ on: 'redo', unit: 'action' }),
  }),
  'redo-turn': {
    why: (context) => inTurn(context, () => (stateOf(context).view.can.redo ? null : uiText.reasons.nothingToRedo)),
    run: ({ match }) => match.send({ on: 'redo', unit: 'turn' }),
  },
  previous: look('previous', 'atStart'),
  next: look('next', 'atEnd'),
  first: look('first', 'atStart'),
  latest: look('latest', 'atNow'),
  'branch-up': look('branch-up', 'noBranch'),
  'branch-down': look('branch-down', 'noBranch'),
} satisfies Behaviours;
