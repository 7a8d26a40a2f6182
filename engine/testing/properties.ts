/**
 * What must hold in every position of every game, as checks that throw. Each looks at the actions of a position and
 * answers how many it looked at, so that tests can count. What only one game knows stands in its own file beside this.
 */
import { summarize } from '../core/action-summary.ts';
import { Game } from '../core/game.ts';
import { OFF, type Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import { Position } from '../core/position.ts';
import { startOf } from '../core/start/start-written.ts';
import { actionText, labelOf } from '../core/text/spell.ts';
import type { StartPosition } from '../core/vocabulary.ts';
import type { Dice } from './dice.ts';

/** Looks at one position, throws where something does not hold, answers how many actions it looked at. */
export type Property = (game: Game, dice: Dice) => number;
/** A game written down, with everything that its two sides know. */
export type Writing = (game: Game) => StartPosition;
export const plainly: Writing = (game) => startOf(game, null);

/** Throws, and tells the position as a start that shows it again. */
export const must = (holds: boolean, what: string, game: Game, written = plainly): void => {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(written(game))} ${JSON.stringify(game.options)}`);
};
type Hash = ReturnType<Game['world']['hash']>;
const same = (a: Hash, b: Hash): boolean => a.lo === b.lo && a.hi === b.hi;
const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** All facts of a game as they were: taken once, compared often. */
export class Memory {
  private readonly facts: Int16Array;
  constructor({ world }: Game) {
    this.facts = world.mem.slice();
  }
  take({ world }: Game): void {
    this.facts.set(world.mem);
  }
  equals({ world: { mem } }: Game): boolean {
    for (let i = 0; i < mem.length; i++) if (mem[i] !== this.facts[i]) return false;
    return true;
  }
}

/** Unmaking restores every byte, and with it the hash. */
export const checkUnmake = (game: Game, { plans }: Planner, i: number, before = new Memory(game)): void => {
  const { world } = game;
  before.take(game);
  const hash = world.hash();
  const mark = game.make(plans, i);
  game.unmake(mark);
  must(before.equals(game), `unmaking action ${i} leaves a trace`, game);
  must(same(hash, world.hash()), `unmaking action ${i} leaves another hash`, game);
};
/** The same of every action of the position. */
export const checkEveryUnmake: Property = (game) => {
  const planner = new Planner(game);
  const before = new Memory(game);
  const count = planner.everyAction();
  for (let i = 0; i < count; i++) checkUnmake(game, planner, i, before);
  return count;
};

/** The same position, fact by fact. */
export const positionOf = (game: Game): Position => {
  const made = Position.start(game.variant, game.options, { pieces: [] });
  if (!made.ok) throw new Error(made.error.message);
  const loaded = made.value.load(game.world.save());
  if (!loaded.ok) throw new Error(`${loaded.error.message} ${JSON.stringify(plainly(game))}`);
  return made.value;
};
export const positionFrom = (game: Game, start: StartPosition): Position => {
  const made = Position.start(game.variant, game.options, start);
  if (!made.ok) throw new Error(`${made.error.message} ${JSON.stringify(start)}`);
  return made.value;
};
/** Spelled from the plans alone: nobody needs what these actions do. */
export const textsOf = ({ game }: Position): string[] => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  return Array.from({ length: count }, (_, i) => actionText(game, summarize(game, planner.plans, i))).sort();
};

/**
 * Written down and set up again, also with its men (and whatever `shuffled` rearranges) in another order, it is the same
 * position with the same actions.
 */
export const likeMen =
  (written: Writing, shuffled = shuffledMen, compares: 'hash' | 'census' = 'hash'): Property =>
  (game, dice) => {
    const start = written(game);
    const [one, two, here] = [positionFrom(game, start), positionFrom(game, shuffled(start, dice)), positionOf(game)];
    must(one.key() === two.key(), 'like men in other places have another hash', game, written);
    const { hi, lo } = game.hash();
    const isSame = compares === 'hash' ? one.key() === hex(hi) + hex(lo) : one.census() === here.census();
    must(isSame, `a position set up has another ${compares} than the same one played`, game, written);
    const texts = textsOf(one).join();
    must(texts === textsOf(two).join(), 'like men in other places have other actions', game, written);
    const own = textsOf(here);
    must(texts === own.join(), 'a position set up has other actions than the same one played', game, written);
    return own.length;
  };
export const shuffledMen = (start: StartPosition, dice: Dice): StartPosition => ({
  ...start,
  pieces: dice.shuffled(start.pieces),
});

const EXACTLY = 12;
/** What is printed of every action: the text, and the label that people read. */
export const printed = ({ game }: Position): { readonly text: string; readonly label: string }[] => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  return Array.from({ length: count }, (_, i) => {
    const summary = summarize(game, planner.plans, i);
    return { text: actionText(game, summary), label: labelOf(game, summary) };
  });
};
/**
 * No two actions share a text, and every text finds its action as it is `typed`, and so does every label; some texts are
 * tried to the letter.
 */
export const texts =
  (typed: (text: string) => string): Property =>
  (game, dice) => {
    const position = positionOf(game);
    const both = printed(position);
    const all = both.map(({ text }) => text);
    must(new Set(all).size === all.length, 'two actions share a text', game);
    const exact = dice.shuffled(all).slice(0, EXACTLY);
    const asked = [
      ...both.map(({ text, label }) => [text, label]),
      ...all.map((t) => [t, typed(t)]),
      ...exact.map((t) => [t, t]),
    ];
    for (const [text, written] of asked) {
      const found = position.find(written);
      must(found.ok && found.value.text === text, `${written} does not find ${text}`, game);
    }
    return all.length;
  };
export const inSmallLetters = (text: string): string => ` ${text.toLowerCase()}`;

/** Saved and loaded it is the same to the last fact, and plays on the same. */
export const checkSaving: Property = (game) => {
  const position = positionOf(game);
  must(same(position.game.world.hash(), game.world.hash()), 'loading changes the hash of what was played', game);
  const other = Position.start(game.variant, game.options);
  if (!other.ok) throw new Error(other.error.message);
  const loaded = other.value.load(JSON.parse(JSON.stringify(position.save())));
  must(loaded.ok, loaded.ok ? '' : loaded.error.message, game);
  must(position.fingerprint() === other.value.fingerprint(), 'loading changes facts', game);
  must(position.key() === other.value.key(), 'loading changes the hash', game);
  const all = textsOf(position);
  must(all.join() === textsOf(other.value).join(), 'loading changes the actions', game);
  return all.length;
};

interface Asking {
  /** how many cells are asked about in each position */
  readonly questions: number;
  /** whom: those who stand on the board, or everybody */
  readonly of: 'standing' | 'all';
  /** further things to ask, and to look at in each sentence */
  asks?(position: Position, dice: Dice): void;
  isTrue?(position: Position, says: string): boolean;
}
/** Preview, why-not and looking ahead leave no trace, and why-not always has a whole sentence. */
export const explaining =
  ({ questions, of, asks, isTrue }: Asking): Property =>
  (game, dice) => {
    const position = positionOf(game);
    const [fingerprint, key] = [position.fingerprint(), position.key()];
    const actions = position.actions();
    for (const action of actions) {
      must(position.effectsOf(action).length > 0, `${action.text} has no effect`, game);
      must(position.fingerprint() === fingerprint, `the preview of ${action.text} leaves a trace`, game);
    }
    const people = position.pieces().filter((p) => of === 'all' || p.at !== OFF);
    for (let n = 0; n < questions && people.length > 0; n++) {
      const { says } = position.whyNot(dice.pick(people).piece, dice.pick(game.topology.cells));
      must(/^[A-Z/+].*[.!]$/.test(says) && !/[{}]|undefined/.test(says), `an odd sentence: ${says}`, game);
      must(isTrue?.(position, says) !== false, `not so: ${says}`, game);
      position.attackersOf(dice.pick(game.topology.cells));
    }
    asks?.(position, dice);
    for (let n = 0; n < 2 && actions.length > 0; n++) position.after(dice.pick(actions), () => position.actions());
    must(position.fingerprint() === fingerprint && position.key() === key, 'explaining leaves a trace', game);
    must(position.actions().length === actions.length, 'explaining changes the actions', game);
    return actions.length;
  };

/** What this viewer may know (null: what everybody may) is enough: the same actions, step by step. */
export const checkMasked = (game: Game, viewers: readonly (Side | null)[] = [game.toMove]): number => {
  const truth = new Planner(game);
  const count = truth.everyAction();
  for (const viewer of viewers) {
    const masked = new Game(game.variant, game.options);
    const known = game.world.knownTo(viewer);
    const facts = game.facts.facts.map((f) => [f.name, [...known.subarray(f.base, f.base + f.length)]]);
    const loaded = masked.load(Object.fromEntries(facts));
    must(loaded.ok, 'what is known is no sound position', game);
    const view = new Planner(masked);
    must(view.everyAction() === count, 'who knows less sees other actions than there are', game);
    const [a, b] = [truth.plans, view.plans];
    for (let i = 0; i < count; i++) {
      must(a.mover[i] === b.mover[i] && a.because[i] === b.because[i], `action ${i} is another`, game);
      must(a.starts[i + 1] === b.starts[i + 1], `action ${i} has other steps`, game);
      for (let k = a.starts[i]; k < a.starts[i + 1]; k++) must(a.words[k] === b.words[k], `step ${k} is another`, game);
    }
  }
  return count;
};
