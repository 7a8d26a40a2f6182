/**
 * What must hold in every position of Deicide Chess, as checks that throw. Each looks at the actions of a position and
 * answers how many it looked at, so that tests can count.
 */
import type { Action } from '../core/action.ts';
import { anatomyOf } from '../core/anatomy.ts';
import { featuresOf } from '../core/features.ts';
import { Game } from '../core/game.ts';
import { type Cell, NOBODY, OFF, type Side } from '../core/ids.ts';
import { Planner } from '../core/planner.ts';
import { Position } from '../core/position.ts';
import { textOf } from '../core/spell.ts';
import { startOf } from '../core/start-written.ts';
import type { StartPosition } from '../core/variant.ts';
import { board } from '../variants/deicide/board.ts';
import { isInCheck } from '../variants/deicide/check.ts';
import { deicide } from '../variants/deicide/index.ts';
import { mineExplodes } from '../variants/deicide/mines.ts';
import { isPlay, NOTING, stage } from '../variants/deicide/placement.ts';
import type { Dice } from './dice.ts';

const told = (game: Game): string => JSON.stringify([written(game), game.options]);
const must = (holds: boolean, what: string, game: Game): void => {
  if (!holds) throw new Error(`${what}: ${told(game)}`);
};
const same = (a: { lo: number; hi: number }, b: { lo: number; hi: number }): boolean => a.lo === b.lo && a.hi === b.hi;
const before = new Int16Array(deicide.layout.size);
const equalsBefore = (mem: Int16Array): boolean => {
  for (let i = 0; i < mem.length; i++) if (mem[i] !== before[i]) return false;
  return true;
};

/** Unmaking restores every byte and the hash; the running hash is the hash. */
export const checkUnmake = (game: Game, { plans }: Planner, i: number): void => {
  const { world } = game;
  before.set(world.mem);
  const hash = world.hash();
  const mark = game.make(plans, i);
  const isRight = same(world.hash(), world.rehash());
  game.unmake(mark);
  must(isRight, `the running hash is wrong after action ${i}`, game);
  must(equalsBefore(world.mem), `unmaking action ${i} leaves a trace`, game);
  must(same(hash, world.hash()), `unmaking action ${i} leaves another hash`, game);
};
/** The same of every action of the position. */
export const checkEveryUnmake = (game: Game): number => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  must(same(game.world.hash(), game.world.rehash()), 'the running hash is wrong', game);
  for (let i = 0; i < count; i++) checkUnmake(game, planner, i);
  return count;
};

/** The same position, fact by fact. */
const positionOf = (game: Game): Position => {
  const made = Position.start(deicide, game.options, { pieces: [] });
  if (!made.ok) throw new Error(made.error.message);
  const loaded = made.value.load(game.world.save());
  if (!loaded.ok) throw new Error(`${loaded.error.message} ${told(game)}`);
  return made.value;
};
const positionFrom = (game: Game, start: StartPosition): Position => {
  const made = Position.start(deicide, game.options, start);
  if (!made.ok) throw new Error(`${made.error.message} ${JSON.stringify(start)}`);
  return made.value;
};
/** Spelled from the plans alone: nobody needs what these actions do. */
const textsOf = ({ game }: Position): string[] => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  return Array.from({ length: count }, (_, i) => textOf(game, anatomyOf(game, planner.plans, i))).sort();
};

interface Laid {
  readonly feature: string;
  readonly at: string;
  readonly side?: string;
}
/** A game written down with the secrets of both sides. */
const written = (game: Game): StartPosition => {
  const start = startOf(game, null);
  const secrets = ([0, 1] as const).flatMap((side: Side) =>
    featuresOf(game, side)
      .filter((f) => f.hidden)
      .map(({ feature, cell }) => ({ feature, at: board.name(cell), side: deicide.sides[side].id })),
  );
  const terrain = [...((start.terrain as readonly Laid[] | undefined) ?? []), ...secrets];
  const opens = !isPlay(game) && start.phase === undefined ? { phase: 'placing' } : {};
  return { ...start, ...opens, ...(terrain.length > 0 && { terrain }) };
};

/** Written down and set up again, also with its men in another order, it is the same position with the same actions. */
export const checkLikeMen = (game: Game, dice: Dice): number => {
  const start = written(game);
  const one = positionFrom(game, start);
  const terrain = start.terrain === undefined ? {} : { terrain: dice.shuffled(start.terrain as readonly Laid[]) };
  const two = positionFrom(game, { ...start, ...terrain, pieces: dice.shuffled(start.pieces) });
  must(one.key() === two.key(), 'like men in other places have another hash', game);
  const here = positionOf(game);
  must(one.census() === here.census(), 'a position set up has another census than the same one played', game);
  const texts = textsOf(one);
  must(texts.join() === textsOf(two).join(), 'like men in other places have other actions', game);
  must(texts.join() === textsOf(here).join(), 'a position set up has other actions than the same one played', game);
  return texts.length;
};

const EXACTLY = 12;
/** No two actions share a text, and every text finds its action as it is typed; some are tried to the letter. */
export const checkTexts = (game: Game, dice: Dice): number => {
  const position = positionOf(game);
  const texts = textsOf(position);
  must(new Set(texts).size === texts.length, 'two actions share a text', game);
  const exact = dice.shuffled(texts).slice(0, EXACTLY);
  for (const [text, typed] of [...texts.map((t) => [t, ` ${t.toLowerCase()}`]), ...exact.map((t) => [t, t])]) {
    const found = position.find(typed);
    must(found.ok && found.value.text === text, `${typed} does not find ${text}`, game);
  }
  return texts.length;
};

/** Saved and loaded it is the same to the last fact, and plays on the same. */
export const checkSaving = (game: Game): number => {
  const position = positionOf(game);
  must(same(position.game.world.hash(), game.world.hash()), 'loading changes the hash of what was played', game);
  const other = Position.start(deicide, game.options);
  if (!other.ok) throw new Error(other.error.message);
  const loaded = other.value.load(JSON.parse(JSON.stringify(position.save())));
  must(loaded.ok, loaded.ok ? '' : loaded.error.message, game);
  must(position.fingerprint() === other.value.fingerprint(), 'loading changes facts', game);
  must(position.key() === other.value.key(), 'loading changes the hash', game);
  const texts = textsOf(position);
  must(texts.join() === textsOf(other.value).join(), 'loading changes the actions', game);
  return texts.length;
};

const QUESTIONS = 10;
/** Preview, why-not and looking ahead leave no trace, and why-not always has a whole sentence. */
export const checkExplaining = (game: Game, dice: Dice): number => {
  const position = positionOf(game);
  const [fingerprint, key] = [position.fingerprint(), position.key()];
  const actions = position.actions();
  for (const action of actions) {
    const effects = position.effectsOf(action);
    must(effects.length > 0, `${action.text} has no effect`, game);
    must(position.fingerprint() === fingerprint, `the preview of ${action.text} leaves a trace`, game);
  }
  const standing = position.pieces().filter((p) => p.at !== OFF);
  for (let n = 0; n < QUESTIONS && standing.length > 0; n++) {
    const { says } = position.whyNot(dice.pick(standing).piece, dice.pick(board.cells));
    must(/^[A-Z].*[.!]$/.test(says) && !/[{}]|undefined/.test(says), `an odd sentence: ${says}`, game);
    position.attackersOf(dice.pick(board.cells));
  }
  position.whyNotLaid(dice.pick(['mine', 'portal', 'cathedral', 'wall']), dice.pick(board.cells));
  for (let n = 0; n < 2 && actions.length > 0; n++) position.after(dice.pick(actions), () => position.actions());
  must(position.fingerprint() === fingerprint && position.key() === key, 'explaining leaves a trace', game);
  must(position.actions().length === actions.length, 'explaining changes the actions', game);
  return actions.length;
};

const upsideDown = (c: Cell): Cell => (c ^ 0xf0) as Cell;
const overThere = (name: string): string => board.name(upsideDown(board.parse(name)!));
const swapped = (side: string): string => (side === 'white' ? 'black' : 'white');
const crosswise = (both: unknown): object | undefined => {
  const { white, black } = (both ?? {}) as Record<string, unknown>;
  return both === undefined ? undefined : { white: black, black: white };
};
/** The same with the ranks turned over and the sides changed. */
const mirrored = (start: StartPosition): StartPosition => {
  const entries = (list: unknown): object[] | undefined =>
    (list as readonly (Laid & { to?: string })[] | undefined)?.map((e) => ({
      ...e,
      ...(e.at !== undefined && { at: overThere(e.at) }),
      ...(e.to !== undefined && { to: overThere(e.to) }),
      ...(e.side !== undefined && { side: swapped(e.side) }),
    }));
  const phase =
    { 'noting-white': 'noting-black', 'noting-black': 'noting-white' }[start.phase as string] ?? start.phase;
  const changed = {
    phase,
    terrain: entries(start.terrain),
    flights: entries(start.flights),
    lastKind: crosswise(start.lastKind),
    justLeft: crosswise(start.justLeft),
    pools: crosswise(start.pools),
  };
  return {
    ...start,
    ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)),
    turn: swapped(start.turn ?? 'white'),
    pieces: start.pieces.map((p) => ({
      ...p,
      side: swapped(p.side),
      at: overThere(p.at),
      ...(Array.isArray(p.passed) && { passed: p.passed.map((c) => overThere(c as string)) }),
    })),
  };
};
/** The board turned over with the sides changed has the same actions, turned over. */
export const checkMirror = (game: Game): number => {
  const position = positionOf(game);
  const turned = positionFrom(game, mirrored(written(game)));
  const shape = (a: Action, { game: there }: Position, cell: (c: Cell) => Cell): string => {
    const captures = a.captures.map((c) => cell(c.at)).sort((p, q) => p - q);
    const who = a.piece === NOBODY ? '-' : there.typeOf(a.piece).id;
    const [from, to] = [a.from, a.to].map((c) => (c === null ? '-' : cell(c)));
    return [a.kind, who, from, to, a.promotion, a.places, ...captures, a.loses !== null].join(' ');
  };
  const plain = position.actions().map((a) => shape(a, position, (c) => c));
  const round = turned.actions().map((a) => shape(a, turned, upsideDown));
  must(plain.sort().join() === round.sort().join(), 'the board turned over has other actions', game);
  must(position.check === turned.check, 'the board turned over has another check', game);
  return plain.length;
};

/** What the mover may know is enough, and so is what everybody may (D-T12): the same actions, step by step. */
export const checkMasked = (game: Game): number => {
  const truth = new Planner(game);
  const count = truth.everyAction();
  const eyes = game.get(stage, 0) >= NOTING ? [game.toMove] : [game.toMove, null];
  for (const viewer of eyes) {
    const masked = new Game(deicide, game.options);
    const known = game.world.knownTo(viewer);
    const facts = deicide.layout.facts.map((f) => [f.name, [...known.subarray(f.base, f.base + f.length)]]);
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

/**
 * After an action everything is answered: whoever moved is answered once more, and nothing changes; nobody stands on a
 * mine; everybody is where the board says; and no turn leaves one's own King in check.
 */
export const checkSettled = (game: Game): number => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  const me = game.toMove;
  for (let i = 0; i < count; i++) {
    const mark = game.make(planner.plans, i);
    before.set(game.world.mem);
    let isSound = true;
    for (const p of game.pieces) {
      const at = game.cellOf(p);
      if (at === OFF) continue;
      if (game.pieceOn(at) !== p) isSound = false;
      mineExplodes.run(game, p, at, 'walk' as never);
      if (!game.moved.has(p)) continue;
      for (const reaction of deicide.reactions ?? []) if (reaction.on === 'entered') reaction.run(game, p, at, 'walk');
    }
    const isStill = equalsBefore(game.world.mem);
    const isSafe = game.isOver || game.toMove === me || !isInCheck(game, me);
    game.unmake(mark);
    must(isStill, `action ${i} leaves something unanswered`, game);
    must(isSound, `after action ${i} somebody is not where the board says`, game);
    must(isSafe, `action ${i} leaves a King in check`, game);
  }
  return count;
};
