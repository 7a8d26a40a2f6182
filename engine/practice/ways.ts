/** What one piece can do in a few turns of its own while the other side stands still, found by trying all of it. */
import type { Action } from '../core/action.ts';
import { type LessonMoment, movingAgain, trying } from '../lessons/attempt.ts';
import type { Chance } from '../search/chance.ts';

/** Where the learner's piece of that kind is, as its actions tell; none where it cannot move. */
export const actionsOf = ({ position, learner }: LessonMoment, kind: string): readonly Action[] => {
  if (position.turn !== learner || position.outcome !== null) return [];
  const { variant } = position;
  return position.actions().filter(({ piece }) => variant.types[position.game.kindOf(piece)]?.id === kind);
};

/** Calls `visit` with every action of the piece, the moment after it, and the texts that were played. */
export function everyAction(
  moment: LessonMoment,
  kind: string,
  visit: (action: Action, next: LessonMoment, texts: readonly string[]) => void,
  actions: readonly Action[] = actionsOf(moment, kind),
): void {
  for (const action of actions)
    if (action.loses === null) trying(moment, action, (next) => visit(action, next, [action.text]));
}
/** The learner to move again, with what had to be played to end the turn; null where the game or the turn does not allow it. */
export function nextTurn<T>(moment: LessonMoment, ask: (next: LessonMoment, texts: readonly string[]) => T): T | null {
  const { position, learner } = moment;
  if (position.outcome !== null) return null;
  if (position.turn !== learner) return ask(movingAgain(moment), []);
  const end = position.actions().find(({ kind }) => kind === 'end-turn');
  if (!end) return null;
  return trying(moment, end, (next) =>
    next.position.outcome !== null || next.position.turn === learner ? null : ask(movingAgain(next), [end.text]),
  );
}

/** Actions at once: of a piece that has more, a longer way is not asked for. */
const FEW = 16;
const MANY = 70;
/** How many ways are followed further: a piece that goes anywhere has too many to try them all. */
const FOLLOWED = 8;
/** A few of them, by chance. */
export function some<T>(list: readonly T[], chance: Chance): readonly T[] {
  const left = [...list];
  const found: T[] = [];
  while (left.length > 0 && found.length < FOLLOWED) found.push(...left.splice(chance.below(left.length), 1));
  return found;
}

/** For squares that the piece reaches in so many turns and not sooner: what to play. Captures do not count. */
export function reached(
  moment: LessonMoment,
  { kind, from, turns, chance }: { kind: string; from: string; turns: number; chance: Chance },
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  // a piece that goes nearly anywhere has nothing to walk to
  if (actionsOf(moment, kind).length > (turns > 2 ? FEW : MANY)) return found;
  const sooner = new Set([from]);
  const { topology } = moment.position.variant;
  let ways: readonly (readonly string[])[] = [[]];
  const walk = (
    now: LessonMoment,
    way: readonly string[],
    done: readonly string[],
    last: boolean,
    next: string[][],
  ): void => {
    const [text, ...rest] = way;
    if (text !== undefined) {
      const action = now.position.find(text);
      if (!action.ok) return;
      trying(now, action.value, (after) => {
        if (after.position.turn === after.learner) walk(after, rest, done, last, next);
        else if (after.position.outcome === null) walk(movingAgain(after), rest, done, last, next);
      });
      return;
    }
    everyAction(now, kind, ({ to, captures, movesAnother }, after, texts) => {
      if (to === null || captures.length > 0 || movesAnother || after.position.outcome !== null) return;
      const cell = topology.name(to);
      const stands = after.position
        .pieces()
        .some((one) => one.at === to && after.position.variant.types[one.kind].id === kind);
      if (!stands || sooner.has(cell) || found.has(cell)) return;
      found.set(cell, [...done, ...texts]);
      if (!last) nextTurn(after, (_, ends) => next.push([...done, ...texts, ...ends]));
    });
  };
  for (let turn = 1; turn <= turns; turn++) {
    const next: string[][] = [];
    for (const cell of found.keys()) sooner.add(cell);
    found.clear();
    for (const way of ways) walk(moment, way, way, turn === turns, next);
    ways = some(next, chance);
  }
  return found;
}
