/**
 * What must hold in every position of acid, as checks that throw. `checkUnmake` is asked before every action of random
 * play; the others look at all actions of a position and answer how many they looked at, so that tests can count.
 */
import type { Action } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { type Cell, NOBODY, OFF } from '../core/ids.ts';
import { Planner } from '../core/planner.ts';
import { Position } from '../core/position.ts';
import { Probe, Reach } from '../core/threats.ts';
import type { StartPosition } from '../core/variant.ts';
import { board, isField } from '../variants/acid/board.ts';
import { acid } from '../variants/acid/index.ts';
import { sees, updateSight, whoWouldSee } from '../variants/acid/sight.ts';
import { gameFrom, type Tally, written } from './acid-play.ts';
import type { Dice } from './dice.ts';

export const must = (holds: boolean, what: string, game: Game): void => {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(written(game))} ${JSON.stringify(game.options)}`);
};
const same = (a: { lo: number; hi: number }, b: { lo: number; hi: number }): boolean => a.lo === b.lo && a.hi === b.hi;
const before = new Int16Array(acid.layout.size);
const equalsBefore = (mem: Int16Array): boolean => {
  for (let i = 0; i < mem.length; i++) if (mem[i] !== before[i]) return false;
  return true;
};

/** Unmaking restores every byte and the hash; the running hash is the hash. */
export const checkUnmake = (game: Game, { plans }: Planner, i: number): void => {
  const { world } = game;
  before.set(world.mem);
  const hash = world.hash();
  must(same(hash, world.rehash()), 'the running hash is wrong', game);
  const mark = game.make(plans, i);
  const after = world.hash();
  const isRight = same(after, world.rehash());
  game.unmake(mark);
  must(isRight, `the running hash is wrong after action ${i}`, game);
  must(equalsBefore(world.mem), `unmaking action ${i} leaves a trace`, game);
  must(same(hash, world.hash()), `unmaking action ${i} leaves another hash`, game);
};

/** The same of every action of the position. */
export const checkEveryUnmake = (game: Game): number => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  for (let i = 0; i < count; i++) checkUnmake(game, planner, i);
  return count;
};

export const positionFrom = (game: Game, start: StartPosition): Position => {
  const position = Position.start(acid, game.options, start);
  if (!position.ok) throw new Error(`${position.error.message} ${JSON.stringify(start)}`);
  return position.value;
};
const textsOf = (position: Position): string[] =>
  position
    .actions()
    .map((a) => a.text)
    .sort();

/** The same position set up with its pieces in another order is the same position with the same actions. */
export const checkLikeMen = (game: Game, dice: Dice): number => {
  const one = positionFrom(game, written(game));
  const two = positionFrom(
    game,
    written(game, (pieces) => dice.shuffled(pieces)),
  );
  const { hi, lo } = game.world.hash();
  must(one.key() === two.key(), 'like men in other places have another hash', game);
  must(one.key() === hex(hi) + hex(lo), 'a position set up has another hash than the same one played', game);
  const texts = textsOf(one);
  must(texts.join() === textsOf(two).join(), 'like men in other places have other actions', game);
  return texts.length;
};
const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** No two actions share a text, and every text finds its action, also as typed on any keyboard. */
export const checkTexts = (game: Game): number => {
  const position = positionFrom(game, written(game));
  const actions = position.actions();
  must(new Set(actions.map((a) => a.text)).size === actions.length, 'two actions share a text', game);
  for (const action of actions) {
    for (const text of [action.text, typed(action.text)]) {
      const found = position.find(text);
      must(found.ok && found.value === action, `${text} does not find its action`, game);
    }
  }
  return actions.length;
};
const typed = (text: string): string =>
  text.replace(/[Δa-iδ][λ1-9Λ]/g, (name) => board.alias(board.parse(name)!)).toLowerCase();

/** Saved and loaded it is the same to the last fact, and plays on the same. */
export const checkSaving = (game: Game): number => {
  const position = positionFrom(game, written(game));
  const other = Position.start(acid, game.options);
  if (!other.ok) throw new Error(other.error.message);
  const loaded = other.value.load(JSON.parse(JSON.stringify(position.save())));
  must(loaded.ok, loaded.ok ? '' : loaded.error.message, game);
  must(position.fingerprint() === other.value.fingerprint(), 'loading changes facts', game);
  must(position.key() === other.value.key(), 'loading changes the hash', game);
  const texts = textsOf(position);
  must(texts.join() === textsOf(other.value).join(), 'loading changes the actions', game);
  return texts.length;
};

/** Whoever a sentence names with a cell really stands there. */
const namesRightly = ({ game }: Position, says: string): boolean => {
  const stands = (side: string, kind: string, at: string): boolean => {
    const piece = game.pieceOn(board.parse(at)!);
    return piece >= 0 && acid.sides[game.sideOf(piece)].name === side && game.typeOf(piece).name === kind;
  };
  const named = [...says.matchAll(/(MAGI|LINE) (\w+)(?: stands)?(?: on)? ([Δa-iδ][λ1-9Λ])/g)].map(([, s, k, c]) => [
    s,
    k,
    c,
  ]);
  const by = [...says.matchAll(/([Δa-iδ][λ1-9Λ]),?(?: is taken)? by (MAGI|LINE) (\w+)/g)].map(([, c, s, k]) => [
    s,
    k,
    c,
  ]);
  return [...named, ...by].every(([side, kind, at]) => stands(side, kind, at));
};

const QUESTIONS = 40;
/** Preview, why-not and looking ahead leave no trace, and why-not always has a whole sentence. */
export const checkExplaining = (game: Game, dice: Dice): number => {
  const position = positionFrom(game, written(game));
  const fingerprint = position.fingerprint();
  const key = position.key();
  const actions = position.actions();
  for (const action of actions) {
    must(position.effectsOf(action).length > 0, `${action.text} has no effect`, game);
    must(position.fingerprint() === fingerprint, `the preview of ${action.text} leaves a trace`, game);
  }
  for (let n = 0; n < QUESTIONS; n++) {
    const piece = dice.pick(position.game.pieces);
    const { says } = position.whyNot(piece, dice.pick(board.cells));
    must(/^[A-Z].*[.!]$/.test(says) && !/[{}]|undefined/.test(says), `an odd sentence: ${says}`, game);
    must(namesRightly(position, says), `not so: ${says}`, game);
  }
  for (let n = 0; n < 2 && actions.length > 0; n++) position.after(dice.pick(actions), () => position.actions());
  must(position.fingerprint() === fingerprint && position.key() === key, 'explaining leaves a trace', game);
  must(position.actions().length === actions.length, 'explaining changes the actions', game);
  return actions.length;
};

const turnedRound = (c: Cell): Cell => (board.size - 1 - c) as Cell;
/** G12: the board turned by 180 degrees with the sides changed has the same actions, turned. */
export const checkRotation = (game: Game): number => {
  const position = positionFrom(game, written(game));
  const turned = positionFrom(
    game,
    written(game, (pieces) => pieces, turnedRound, true),
  );
  const shape = (a: Action, cell: (c: Cell) => Cell): string => {
    const captures = a.captures.map((c) => cell(c.at)).sort((p, q) => p - q);
    return [
      a.kind,
      a.text[0],
      a.from === null ? '-' : cell(a.from),
      a.to === null ? '-' : cell(a.to),
      ...captures,
    ].join(' ');
  };
  const plain = position.actions().map((a) => `${shape(a, (c) => c)} ${a.loses !== null}`);
  const round = turned.actions().map((a) => `${shape(a, turnedRound)} ${a.loses !== null}`);
  must(plain.sort().join() === round.sort().join(), 'the board turned round has other actions', game);
  return plain.length;
};

/** What the mover may know is enough: on the world with the other side's secrets masked, the same actions are planned. */
export const checkMasked = (game: Game): number => {
  const masked = gameFrom(game.options, written(game));
  const truth = new Planner(game);
  const view = new Planner(masked);
  const known = game.world.knownTo(game.toMove);
  const facts = acid.layout.facts.map((f) => [f.name, [...known.subarray(f.base, f.base + f.length)]]);
  const loaded = masked.load(Object.fromEntries(facts));
  must(loaded.ok, 'what the mover knows is no sound position', game);
  const count = truth.everyAction();
  must(view.everyAction() === count, 'the mover sees other actions than there are', game);
  for (let i = 0; i < count; i++) {
    const [a, b] = [truth.plans, view.plans];
    must(a.mover[i] === b.mover[i] && a.because[i] === b.because[i], `action ${i} is another to the mover`, game);
    must(a.starts[i + 1] === b.starts[i + 1], `action ${i} has other steps to the mover`, game);
    for (let k = a.starts[i]; k < a.starts[i + 1]; k++) {
      must(a.words[k] === b.words[k], `step ${k} is another to the mover`, game);
    }
  }
  return count;
};

/** After an action everything is answered: answering whoever stands there once more, or looking once more, does nothing. */
export const checkSettled = (game: Game): number => {
  const planner = new Planner(game);
  const count = planner.everyAction();
  for (let i = 0; i < count; i++) {
    const mark = game.make(planner.plans, i);
    before.set(game.world.mem);
    for (const p of game.pieces) {
      const at = game.cellOf(p);
      if (at === OFF) continue;
      for (const reaction of acid.reactions ?? []) if (reaction.on === 'entered') reaction.run(game, p, at, 'walk');
    }
    updateSight(game);
    const isStill = equalsBefore(game.world.mem);
    game.unmake(mark);
    must(isStill, `action ${i} leaves something unanswered`, game);
  }
  return count;
};

/**
 * The quick "no" of Reach is certain: wherever an Angel is supposed, whoever could really capture it there is covered.
 * Answers how many pairs of piece and cell the exact probe was asked about; the tally counts its yes by kind.
 */
export const checkQuickNo = (game: Game, tally?: Tally): number => {
  const probe = new Probe(game);
  const angel = game.pieces.find((p) => game.typeOf(p).id === 'angel' && game.cellOf(p) !== OFF);
  if (angel === undefined) return 0;
  let asked = 0;
  for (const c of board.cells.filter(isField)) {
    const mark = game.world.mark();
    const victim = game.pieceOn(c);
    if (victim !== NOBODY && victim !== angel) game.lift(victim);
    game.lift(angel);
    game.put(angel, c);
    let seers = 0;
    for (const p of game.pieces) {
      const from = game.cellOf(p);
      if (from === OFF || p === angel) continue;
      asked++;
      const covered = reach.covers(game.kindOf(p), game.sideOf(p), from, c);
      const seen = probe.couldCapture(p, angel);
      if (seen) seers++;
      tally?.add(seen ? `seen by ${game.typeOf(p).id}` : covered ? 'asked in vain' : 'certain no');
      must(covered || !seen, `Reach says never, but piece ${p} sees ${board.name(c)}`, game);
      must(sees(game, p, angel) === seen, `sees() is wrong about piece ${p} and ${board.name(c)}`, game);
    }
    game.world.rollback(mark);
    // the same question as the Angel's own moves ask it, from where it stands
    if (c === game.cellOf(angel)) continue;
    must((whoWouldSee(game, angel, c) === NOBODY) === (seers === 0), `whoWouldSee is wrong on ${board.name(c)}`, game);
  }
  return asked;
};
const reach = new Reach(acid);
