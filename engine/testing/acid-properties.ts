/**
 * What must hold in every position of acid, as checks that throw. The cheap ones are asked before every action of random
 * play, the dear ones of a sample.
 */
import type { Action } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { Cell } from '../core/ids.ts';
import type { Planner } from '../core/planner.ts';
import { Position } from '../core/position.ts';
import type { StartPosition } from '../core/variant.ts';
import { board } from '../variants/acid/board.ts';
import { acid } from '../variants/acid/index.ts';
import { written } from './acid-play.ts';
import type { Dice } from './dice.ts';

const must = (holds: boolean, what: string, game: Game): void => {
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
export const checkLikeMen = (game: Game, dice: Dice): void => {
  const one = positionFrom(game, written(game));
  const two = positionFrom(
    game,
    written(game, (pieces) => dice.shuffled(pieces)),
  );
  const { hi, lo } = game.world.hash();
  must(one.key() === two.key(), 'like men in other places have another hash', game);
  must(one.key() === hex(hi) + hex(lo), 'a position set up has another hash than the same one played', game);
  must(textsOf(one).join() === textsOf(two).join(), 'like men in other places have other actions', game);
};
const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** No two actions share a text, and every text finds its action, also as typed on any keyboard. */
export const checkTexts = (game: Game): void => {
  const position = positionFrom(game, written(game));
  const actions = position.actions();
  must(new Set(actions.map((a) => a.text)).size === actions.length, 'two actions share a text', game);
  for (const action of actions) {
    for (const text of [action.text, typed(action.text)]) {
      const found = position.find(text);
      must(found.ok && found.value.text === action.text, `${text} does not find its action`, game);
    }
  }
};
const typed = (text: string): string =>
  text.replace(/[Δa-iδ][λ1-9Λ]/g, (name) => board.alias(board.parse(name)!)).toLowerCase();

/** Saved and loaded it is the same to the last fact, and plays on the same. */
export const checkSaving = (game: Game): void => {
  const position = positionFrom(game, written(game));
  const other = Position.start(acid, game.options);
  if (!other.ok) throw new Error(other.error.message);
  const loaded = other.value.load(JSON.parse(JSON.stringify(position.save())));
  must(loaded.ok, loaded.ok ? '' : loaded.error.message, game);
  must(position.fingerprint() === other.value.fingerprint(), 'loading changes facts', game);
  must(position.key() === other.value.key(), 'loading changes the hash', game);
  must(textsOf(position).join() === textsOf(other.value).join(), 'loading changes the actions', game);
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

/** Preview, why-not and looking ahead leave no trace, and why-not always has a whole sentence. */
export const checkExplaining = (game: Game, dice: Dice): void => {
  const position = positionFrom(game, written(game));
  const fingerprint = position.fingerprint();
  const key = position.key();
  const actions = position.actions();
  for (let n = 0; n < 40; n++) {
    const piece = dice.pick(position.game.pieces);
    const cell = dice.pick(board.cells);
    const { says } = position.whyNot(piece, cell);
    must(/^[A-Z].*[.!]$/.test(says) && !/[{}]|undefined/.test(says), `an odd sentence: ${says}`, game);
    must(namesRightly(position, says), `not so: ${says}`, game);
    if (actions.length === 0) continue;
    const action = dice.pick(actions);
    must(position.effectsOf(action).length > 0, `${action.text} has no effect`, game);
    if (n % 10 === 0) position.after(action, () => position.actions());
  }
  must(position.fingerprint() === fingerprint && position.key() === key, 'explaining leaves a trace', game);
  must(position.actions().length === actions.length, 'explaining changes the actions', game);
};

const turnedRound = (c: Cell): Cell => (board.size - 1 - c) as Cell;
/** G12: the board turned by 180 degrees with the sides changed has the same actions, turned. */
export const checkRotation = (game: Game): void => {
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
};
