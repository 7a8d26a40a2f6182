/** The kinds of tasks: each looks at a random position and makes a step of it, or finds that it does not serve. */
import type { Action } from '../core/action.ts';
import type { PieceType } from '../core/variant.ts';
import type { LessonMoment } from '../lessons/attempt.ts';
import type { Chance } from '../search/chance.ts';
import type { Sketch } from './board.ts';
import { type MadeUpStep, type TaskTold, taskSaid } from './task-said.ts';
import { actionsOf, everyAction, nextTurn, reached, some } from './ways.ts';

export interface Grounds {
  readonly moment: LessonMoment;
  readonly type: PieceType;
  readonly sketch: Sketch;
  /** how the piece moves, in a sentence */
  readonly says: string;
  readonly chance: Chance;
}
/** The step without its position; `rule`: its first hint. */
interface Task extends Pick<MadeUpStep, 'told' | 'task' | 'turns' | 'solution'> {
  readonly rule: string;
}
export interface Maker {
  /** how many enemies stand in its positions */
  readonly enemies: number;
  make(grounds: Grounds): Task | null;
}

const calledOf = (told: TaskTold): string => taskSaid(told).called ?? '';
const nameOf = ({ position }: LessonMoment, cell: number): string => position.variant.topology.name(cell as never);
const pieceOn = ({ position }: LessonMoment, cell: string): string => {
  const found = position.pieces().find(({ at }) => position.variant.topology.name(at) === cell);
  return found ? position.variant.types[found.kind].name : '';
};
/** The one enemy that the action captures, by its square; null where it captures none, several, or loses the piece's side more. */
function victimOf(moment: LessonMoment, { captures }: Action): string | null {
  const { game } = moment.position;
  const taken = captures.filter(({ piece }) => game.sideOf(piece) !== moment.learner);
  return taken.length === 1 ? nameOf(moment, taken[0].at) : null;
}
/** What the piece can capture at once: by the square of the victim, how. */
function captures(moment: LessonMoment, kind: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const action of actionsOf(moment, kind)) {
    const at = victimOf(moment, action);
    if (at !== null && action.loses === null && !found.has(at)) found.set(at, action.text);
  }
  return found;
}

/** Several enemies, and only one of them can be captured. */
const captureOne: Maker = {
  enemies: 3,
  make({ moment, type, says }) {
    const [only, ...more] = captures(moment, type.id);
    if (!only || more.length > 0) return null;
    const [at, text] = only;
    return {
      told: { is: 'captureOne', piece: type.name, enemy: pieceOn(moment, at), at },
      task: { is: 'captures', count: 1 },
      rule: says,
      solution: [text],
    };
  },
};
/** A square that takes exactly so many turns. */
const reach = (turns: 2 | 3): Maker => ({
  enemies: 0,
  make({ moment, type, sketch, says, chance }) {
    const ways = [...reached(moment, { kind: type.id, from: sketch.at, turns, chance })];
    const way = ways[chance.below(ways.length)];
    if (!way) return null;
    const [cell, solution] = way;
    // it may promote on the way
    const forms = moment.position.variant.types
      .map(({ id }) => id)
      .filter((id) => [type.id, `+${type.id}`].includes(id));
    return {
      told: { is: 'reach', piece: type.name, at: cell, turns, begin: solution[0] },
      task: { is: 'any', of: forms.map((kind) => ({ is: 'stands', kind, on: { cells: [cell] } })) },
      turns,
      rule: says,
      solution,
    };
  },
});
/** An enemy that cannot be captured yet, but can after one move of the piece. */
const approach: Maker = {
  enemies: 1,
  make({ moment, type, says, chance }) {
    if (captures(moment, type.id).size > 0) return null;
    let solution: readonly string[] | null = null;
    let at = '';
    const look = (_: Action, after: LessonMoment, texts: readonly string[]): void => {
      if (solution) return;
      nextTurn(after, (next, ends) => {
        for (const [cell, text] of captures(next, type.id)) [at, solution] = [cell, [...texts, ...ends, text]];
      });
    };
    everyAction(moment, type.id, look, some(actionsOf(moment, type.id), chance));
    if (solution === null) return null;
    return {
      told: { is: 'approach', piece: type.name, enemy: pieceOn(moment, at), at, begin: solution[0] },
      task: { is: 'captured', on: { cells: [at] }, by: type.id },
      turns: 2,
      rule: says,
      solution,
    };
  },
};
/** Two enemies, one after the other. */
const captureTwo: Maker = {
  enemies: 2,
  make({ moment, type, says }) {
    let solution: readonly string[] | null = null;
    const look = (_: Action, after: LessonMoment, texts: readonly string[]): void => {
      nextTurn(after, (next, ends) => {
        const [found] = captures(next, type.id);
        if (found) solution = [...texts, ...ends, found[1]];
      });
    };
    const first = actionsOf(moment, type.id).filter((action) => victimOf(moment, action) !== null);
    everyAction(moment, type.id, look, first);
    if (solution === null) return null;
    return {
      told: { is: 'captureTwo', piece: type.name, begin: solution[0] },
      task: { is: 'captures', count: 2 },
      turns: 2,
      rule: says,
      solution,
    };
  },
};
/** A piece that leaves the board and comes back: only one enemy stands where it could land. */
const depart: Maker = {
  enemies: 3,
  make({ moment, type, says }) {
    const squares = moment.position
      .pieces()
      .filter(({ side }) => side !== moment.learner)
      .map(({ at }) => nameOf(moment, at));
    const found = new Map<string, string>();
    for (const { kind, to, text } of actionsOf(moment, type.id))
      if (kind === 'depart' && to !== null) found.set(nameOf(moment, to), text);
    const [only, ...more] = [...found].filter(([cell]) => squares.includes(cell));
    if (!only || more.length > 0) return null;
    const [at, text] = only;
    const told: TaskTold = { is: 'depart', piece: type.name, enemy: pieceOn(moment, at), at };
    return {
      told,
      task: { is: 'plays', action: 'depart', to: { cells: [at] }, called: calledOf(told) },
      rule: says,
      solution: [text],
    };
  },
};

/** Kinds of actions that every game has; all others are special to a piece. */
const ORDINARY: readonly string[] = ['move', 'capture', 'drop', 'depart'];
/** A swap, a push, a shot and the like: at one square only. */
const special: Maker = {
  enemies: 4,
  make({ moment, type, says }) {
    const [only, ...more] = actionsOf(moment, type.id).filter(
      ({ kind, to, loses }) => !ORDINARY.includes(kind) && to !== null && loses === null,
    );
    if (!only || more.length > 0 || only.to === null) return null;
    const at = nameOf(moment, only.to);
    const told: TaskTold = { is: 'special', piece: type.name, at };
    return {
      told,
      task: { is: 'plays', action: only.kind, kind: type.id, called: calledOf(told) },
      rule: only.because.says.length <= says.length ? only.because.says : says,
      solution: [only.text],
    };
  },
};

/** One square of many: for pieces that go anywhere and capture nothing, and for those that are dropped. */
export const anywhere: Maker = {
  enemies: 2,
  make({ moment, type, says, chance }) {
    const actions = actionsOf(moment, type.id).filter(({ to, loses }) => to !== null && loses === null);
    const action = actions[chance.below(actions.length)];
    if (!action || action.to === null) return null;
    const at = nameOf(moment, action.to);
    const told: TaskTold = { is: action.from === null ? 'drop' : 'move', piece: type.name, at };
    return {
      told,
      task: { is: 'plays', action: action.kind, kind: type.id, to: { cells: [at] }, called: calledOf(told) },
      rule: says,
      solution: [action.text],
    };
  },
};

/** In the order in which they are best done: one of each, and then again. */
export const makers: readonly Maker[] = [captureOne, special, depart, reach(2), approach, captureTwo, reach(3)];
