/**
 * What must hold in every position of acid beside what holds in every game, as checks that throw. Each looks at the actions
 * of a position and answers how many it looked at, so that tests can count.
 */
import type { Action } from '../../core/action.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import { CaptureReach, Probe } from '../../core/moves/threats.ts';
import type { Position } from '../../core/position.ts';
import { board, isField } from '../../variants/acid/board.ts';
import { acid } from '../../variants/acid/index.ts';
import { sees, updateSight, whoWouldSee } from '../../variants/acid/sight.ts';
import { explaining, likeMen, Memory, must, positionFrom, texts } from '../properties.ts';
import { gameAsText, type Tally } from './play.ts';

/** The same position set up with its pieces in another order is the same position with the same actions. */
export const checkLikeMen = likeMen(gameAsText);

/** As on any keyboard: by the typed names of the Zone, in small letters. */
const typed = (text: string): string =>
  text.replace(/[Δa-iδ][λ1-9Λ]/g, (name) => board.alias(board.parse(name)!)).toLowerCase();
export const checkTexts = texts(typed);

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

export const checkExplaining = explaining({ questions: 40, of: 'all', isTrue: namesRightly });

const turnedRound = (c: Cell): Cell => (board.size - 1 - c) as Cell;
/** The board turned by 180 degrees with the sides changed. */
export const turnedOver = (game: Game): Position =>
  positionFrom(
    game,
    gameAsText(game, (pieces) => pieces, turnedRound, true),
  );
/** G12: the board turned by 180 degrees with the sides changed has the same actions, turned. */
export const checkRotation = (game: Game): number => {
  const position = positionFrom(game, gameAsText(game));
  const turned = turnedOver(game);
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

/** After an action everything is answered: answering whoever stands there once more, or looking once more, does nothing. */
export const checkSettled = (game: Game): number => {
  const planner = new Planner(game);
  const before = new Memory(game);
  const count = planner.everyAction();
  for (let i = 0; i < count; i++) {
    const mark = game.make(planner.plans, i);
    before.take(game);
    for (const p of game.pieces) {
      const at = game.cellOf(p);
      if (at === OFF) continue;
      for (const reaction of acid.reactions ?? []) if (reaction.on === 'entered') reaction.run(game, p, at, 'walk');
    }
    updateSight(game);
    const isStill = before.equals(game);
    game.unmake(mark);
    must(isStill, `action ${i} leaves something unanswered`, game);
  }
  return count;
};

/**
 * The quick "no" of CaptureReach is certain: wherever an Angel is supposed, whoever could really capture it there is
 * covered. Answers how many pairs of piece and cell the exact probe was asked about; the tally counts its yes by kind.
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
const reach = new CaptureReach(acid);
