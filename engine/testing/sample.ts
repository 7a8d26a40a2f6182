/**
 * Properties on seeded samples of positions from within random games. A seed and a property's name are all that a failure
 * needs to be seen again: whatever fails says its pin, and the pins of each game are run before anything else for ever.
 */
import type { Effect } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { Planner } from '../core/moves/planner.ts';
import { Dice } from './dice.ts';
import { usually } from './usual.ts';

export interface Pin {
  readonly property: string;
  readonly seed: number;
}

/**
 * How many actions each property is tried on at least; `npm test -- --all` and ACTIONS=200000 try more games. Positions that
 * follow each other share nearly all their actions, so that few of each game and more games show more.
 */
export const ACTIONS = Number(process.env.ACTIONS ?? usually(8000, 60_000));

/** How often each thing was done. */
export class Tally {
  readonly counts = new Map<string, number>();
  add(what: string): void {
    this.counts.set(what, this.of(what) + 1);
  }
  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }
  /** the ones that were done less than `times` times */
  tooFew(wanted: readonly string[], times: number): string[] {
    return wanted.filter((w) => this.of(w) < times).map((w) => `${w}: ${this.of(w)}`);
  }
}

export interface Playing {
  /** which of the planned actions is played */
  choose(planner: Planner): number;
  /** called before each action with the one that was chosen */
  look(planner: Planner, i: number): void;
  /** the game goes no further, though nothing in it says so */
  isDone?(planner: Planner): boolean;
  /** the side to move has no action */
  isStuck?(): void;
  /** called after each with what happened, if anybody wants to know */
  tell?(planner: Planner, i: number, effects: readonly Effect[]): void;
}
/** Play on for at most `most` actions; answers how many it were. */
export const playFor = (game: Game, most: number, { choose, look, isDone, isStuck, tell }: Playing): number => {
  const planner = new Planner(game);
  for (let n = 0; n < most; n++) {
    planner.plans.clear();
    if (game.isOver) return n;
    if (planner.everyAction() === 0) {
      isStuck?.();
      return n;
    }
    if (isDone?.(planner)) return n;
    const i = choose(planner);
    look(planner, i);
    const effects: Effect[] = [];
    game.watching = tell ? effects : null;
    game.make(planner.plans, i);
    game.watching = null;
    game.world.settle();
    tell?.(planner, i, effects);
  }
  return most;
};

type Check<More extends unknown[]> = (game: Game, dice: Dice, ...more: More) => number;
export interface Sample<More extends unknown[]> {
  readonly properties: Readonly<Record<string, Check<More>>>;
  /** the game of a seed, and playing it on: `look` is called before each action */
  begin(seed: number, dice: Dice): Game;
  play(game: Game, dice: Dice, look: () => void): void;
  /** so many positions are passed over between two that are looked at, and at random before the first; 0: none */
  readonly between: number;
}
export type KnownChecks<More extends unknown[]> = Readonly<Record<string, Check<More>>>;
/** The property on some positions of the game of that seed. A failure names its pin. */
export const checkSeedOf =
  <More extends unknown[]>({ properties, begin, play, between }: Sample<More>) =>
  ({ property, seed }: Pin, known: KnownChecks<More> = properties, ...more: More): number => {
    const check = known[property];
    if (!check) throw new Error(`no property is called “${property}”`);
    const dice = new Dice(seed * 7919);
    const game = begin(seed, dice);
    let next = between > 0 ? dice.below(between) : 0;
    let actions = 0;
    play(game, dice, () => {
      if (next-- > 0) return;
      next = between;
      try {
        actions += check(game, dice, ...more);
      } catch (cause) {
        const says = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`pin ${JSON.stringify({ property, seed })}: ${says}`, { cause });
      }
    });
    return actions;
  };

/** A tally of one game: what it is told of an action beforehand, of a position, and of what happened. */
export interface CountedTally extends Tally {
  count(game: Game, traits: readonly string[], effects: readonly Effect[]): void;
  see(game: Game): void;
}
export interface Sorting {
  /** the sorts that an action is of, in words */
  traitsOf(game: Game, planner: Planner, i: number): readonly string[];
  isDone?(game: Game): boolean;
}
const SURVIVAL = 0.7;
/** Choose an action: a sort first, mostly what was done least, and then one of its actions; few end the game. */
const chooseBySort = (game: Game, planner: Planner, dice: Dice, { traitsOf }: Sorting, tally?: Tally): number => {
  const bySort = new Map<string, number[]>();
  for (let i = 0; i < planner.plans.count; i++) {
    for (const sort of traitsOf(game, planner, i)) {
      const alike = bySort.get(sort);
      if (alike) alike.push(i);
      else bySort.set(sort, [i]);
    }
  }
  let groups = [...bySort.values()];
  if (tally && dice.roll() < 0.5) {
    const least = Math.min(...[...bySort.keys()].map((sort) => tally.of(sort)));
    groups = [...bySort].filter(([sort]) => tally.of(sort) === least).map(([, alike]) => alike);
  }
  let chosen = 0;
  for (let tries = 0; tries < 4; tries++) {
    chosen = dice.pick(dice.pick(groups));
    const mark = game.make(planner.plans, chosen);
    const { outcome } = game;
    game.unmake(mark);
    if (outcome === null || dice.roll() > SURVIVAL) break;
  }
  return chosen;
};
/** Play on so that every sort of action comes up; `look` is called before each action with the one that was chosen. */
export const playBySorts =
  (sorting: Sorting) =>
  (game: Game, dice: Dice, most: number, look: (planner: Planner, i: number) => void, tally?: CountedTally): number => {
    let traits: readonly string[] = [];
    return playFor(game, most, {
      choose: (planner) => chooseBySort(game, planner, dice, sorting, tally),
      isDone: () => sorting.isDone?.(game) ?? false,
      look(planner, i) {
        if (tally) traits = sorting.traitsOf(game, planner, i);
        tally?.see(game);
        look(planner, i);
      },
      ...(tally && { tell: (_planner, _i, effects) => tally.count(game, traits, effects) }),
    });
  };
