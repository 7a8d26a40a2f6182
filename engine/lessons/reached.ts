/** Is a goal reached? Asked of the position as it stands, and of what happened on the way to it. */
import { other, type Side } from '../core/ids.ts';
import { type LessonMoment, trying } from './attempt.ts';
import type { LessonGoal, Whose } from './goal.ts';

export const sideMeant = ({ learner }: LessonMoment, whose: Whose): Side =>
  whose === 'mine' ? learner : other(learner);
/** An absent wish is met by anything. */
const fits = <T>(wished: T | undefined, found: T | null): boolean => wished === undefined || wished === found;
const isAmong = (cells: readonly string[] | undefined, cell: string | null): boolean =>
  cells === undefined || (cell !== null && cells.includes(cell));

/** A goal that is reached by an action that loses the game is not reached. */
export const isAchieved = (goal: LessonGoal, moment: LessonMoment): boolean =>
  moment.position.outcome?.winner !== other(moment.learner) && isReached(goal, moment);

export const isReached = (goal: LessonGoal, moment: LessonMoment): boolean => {
  const { position, learner, done } = moment;
  const { game, variant } = position;
  const mine = done.filter(({ side }) => side === learner);
  const pieceOn = (cell: string) =>
    position.pieces().find(({ at, rides }) => game.topology.name(at) === cell && !rides);
  switch (goal.is) {
    case 'stands': {
      const side = sideMeant(moment, goal.whose ?? 'mine');
      return position
        .pieces()
        .some(
          (p) =>
            p.place === 'board' &&
            game.sideOf(p.piece) === side &&
            variant.types[p.kind].id === goal.kind &&
            isAmong(goal.on?.cells, game.topology.name(p.at)) &&
            fits(goal.rides, p.rides),
        );
    }
    case 'waits': {
      const side = sideMeant(moment, goal.whose ?? 'mine');
      return position
        .pieces()
        .some((p) => p.place === goal.place && game.sideOf(p.piece) === side && variant.types[p.kind].id === goal.kind);
    }
    case 'condition': {
      const isIn = pieceOn(goal.on)?.states.some(({ id }) => id === goal.condition) ?? false;
      return isIn !== (goal.not ?? false);
    }
    case 'feature': {
      const lies = position
        .features(learner)
        .some(({ feature, cell }) => feature === goal.feature && game.topology.name(cell) === goal.on);
      return lies !== (goal.not ?? false);
    }
    case 'stuck': {
      const who = pieceOn(goal.on);
      return who !== undefined && !game.isOver && position.reachOf(who.piece).length === 0;
    }
    case 'check':
      return isInCheck(moment);
    case 'wins':
      return position.outcome?.winner === learner;
    case 'safe':
      return position.turn !== learner && position.outcome === null && dangerTo(goal.kind, moment) === null;
    case 'forces':
      return position.turn !== learner && position.outcome === null && escapeFrom(goal.goal, moment) === null;
    case 'captured': {
      const side = sideMeant(moment, goal.whose ?? 'theirs');
      return mine.some(
        ({ lost, kind: by }) =>
          fits(goal.by, by) &&
          lost.some((who) => who.side === side && fits(goal.kind, who.kind) && isAmong(goal.on?.cells, who.at)),
      );
    }
    case 'captures':
      return mine.flatMap(({ lost }) => lost.filter(({ side }) => side !== learner)).length >= goal.count;
    case 'visits': {
      const visited = mine.filter(({ kind }) => fits(goal.kind, kind)).flatMap((action) => action.visited);
      return goal.cells.every((cell) => visited.includes(cell));
    }
    case 'plays':
      return mine.some(
        ({ action, rule, kind, to }) =>
          fits(goal.action, action) && fits(goal.rule, rule) && fits(goal.kind, kind) && isAmong(goal.to?.cells, to),
      );
    case 'happens':
      return mine.some(({ effects }) =>
        effects.some((effect) => fits(goal.effect, effect.do) && fits(goal.because, effect.because)),
      );
    case 'lasts':
      return moment.turns[other(learner)] >= goal.turns && position.outcome?.winner !== other(learner);
    case 'all':
      return goal.of.every((part) => isReached(part, moment));
    case 'any':
      return goal.of.some((part) => isReached(part, moment));
  }
};

/** Is the other side in check? Some games can tell it only of who is to move. */
export const isInCheck = ({ position, learner }: LessonMoment): boolean => {
  const { game, turn, variant } = position;
  if (variant.check?.dangers) return variant.check.dangers(game, other(learner)).length > 0;
  return turn !== learner && (variant.check?.inCheck?.(game) ?? false);
};

/** An action of the other side by which the learner loses a piece of that kind, of any kind, or the game. */
export const dangerTo = (kind: string | undefined, moment: LessonMoment): string | null => {
  const { position, learner } = moment;
  const found = position.actions().find((action) =>
    trying(moment, action, (next) => {
      const { lost } = next.done[next.done.length - 1];
      return (
        position.outcome?.winner === other(learner) || lost.some((who) => who.side === learner && fits(kind, who.kind))
      );
    }),
  );
  return found?.text ?? null;
};
/** An action of the other side after which no action of the learner's reaches the goal. */
export const escapeFrom = (goal: LessonGoal, moment: LessonMoment): string | null => {
  const { position, learner } = moment;
  const found = position.actions().find((action) =>
    trying(moment, action, (after) => {
      if (position.outcome !== null || position.turn !== learner) return !isReached(goal, after);
      return !position.actions().some((answer) => trying(after, answer, (end) => isReached(goal, end)));
    }),
  );
  return found?.text ?? null;
};
