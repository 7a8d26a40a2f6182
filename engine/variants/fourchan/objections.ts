/** Why not, before any movement is tried: a piece that is frozen or has nobody to copy, a shot out of range, a trait not lent. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { type MoveSet, NO_MOVES } from '../../core/moves/move-set.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { PieceType, Rule } from '../../core/variant.ts';
import type { Denial } from '../../core/vocabulary.ts';
import { absorbedMoves } from './absorb.ts';
import { distance, gates, TELEPORTER_OF, terrain } from './board.ts';
import { sharesCell } from './carry.ts';
import { freezersOf } from './freeze.ts';
import { B, D, isA, isPromoted, MLP, SCI, V } from './kinds.ts';
import { copiedMoves, copiesWhileFrozen } from './mimic.ts';
import { alikeIn } from './sets.ts';
import { besideOf, shotsFrom } from './shots.ts';
import { MOST_GATES } from './teleport.ts';

export const objections = (game: Game, me: Piece, cell: Cell): Denial | null => {
  if (game.cellOf(me) === OFF) return null;
  const aim = outOfAim(game, me, cell);
  if (aim !== null) return { reason: aim };
  const freezers = freezersOf(game, me);
  const isB = isA(game, me, B);
  if (freezers.length > 0 && !(isB && copiesWhileFrozen(game))) return { reason: 'frozen', pieces: freezers };
  if (isB) return notCopied(game, me, cell) ?? ownStepFrozen(game, me, cell, freezers);
  if (isA(game, me, D) && isTrait(game, me, cell, absorbedMoves(game, me))) return { reason: 'absorbs-no-trait' };
  return null;
};
/** An enemy whom it could only shoot, from elsewhere. */
const outOfAim = (game: Game, me: Piece, cell: Cell): string | null => {
  const [at, there] = [game.cellOf(me), game.pieceOn(cell)];
  if (there === NOBODY || game.sideOf(there) === game.sideOf(me) || sharesCell(game, me)) return null;
  if (isA(game, me, V)) return shotsFrom(game, at).includes(cell) ? null : 'not-in-range';
  return isA(game, me, MLP) && distance(at, cell) === 1 && !besideOf(at).includes(cell) ? 'not-beside' : null;
};
const notCopied = (game: Game, me: Piece, cell: Cell): Denial | null => {
  const copied = copiedMoves(game, me);
  if (isTrait(game, me, cell, copied)) return { reason: 'copies-no-trait' };
  if (copied !== NO_MOVES || isPromoted(game.kindOf(me))) return null;
  // once anybody has had a turn it was the other side: what it played was a /b/ with nothing to copy
  return { reason: game.get(game.facts.turns, 0) > 0 ? 'copies-no-move' : 'copies-nothing' };
};
/** C-X2b: a promoted /b/ would go there by its own step, which it does not copy. */
const ownStepFrozen = (game: Game, me: Piece, cell: Cell, freezers: readonly Piece[]): Denial | null => {
  const { ruleIndex } = game;
  if (freezers.length === 0) return null;
  if (copiedMoves(game, me) === NO_MOVES) return { reason: 'frozen', pieces: freezers };
  const own = ruleIndex.rulesIn((ruleIndex.lentSet[game.kindOf(me)] & ~copiedMoves(game, me)) as MoveSet);
  return reaches(game, me, cell, own) ? { reason: 'frozen-copying', pieces: freezers } : null;
};
/** Would it go there or capture there, were the traits lent too? */
const isTrait = (game: Game, me: Piece, cell: Cell, borrowed: MoveSet): boolean => {
  const models = alikeIn(game, borrowed).filter((type) => !type.royal);
  return reaches(game, me, cell, models.flatMap(traitsOf));
};
/** Would it go there or capture there by any of these rules? */
const reaches = (game: Game, me: Piece, cell: Cell, rules: readonly Rule[]): boolean => {
  if (rules.length === 0) return false;
  const planner = new Planner(game);
  const { plans } = planner;
  planner.armed = !sharesCell(game, me);
  plans.newPosition();
  for (const rule of rules) rule.plan(planner, me, game.cellOf(me));
  const there = game.pieceOn(cell);
  for (let i = 0; i < plans.count; i++) {
    if (there !== NOBODY && plans.takes(i, there)) return true;
    if (plans.steps(i).some((s) => s.do === 'go' && s.to === cell)) return true;
  }
  return false;
};
/** What it does and does not lend. */
const traitsOf = ({ rules, abilities = [], inPlace = [], borrowing: { lends = rules } = {} }: PieceType) => [
  ...rules.filter((rule) => !lends.includes(rule)),
  ...abilities,
  ...inPlace,
];

/** Why no teleporter is left on this cell. */
export const whyGateNotLaid = (game: Game, feature: string, cell: Cell): Denial | null => {
  if (terrain.numberOf(feature) !== TELEPORTER_OF[game.toMove]) return null;
  const made = gates.filter((fact) => game.get(fact, game.toMove) !== OFF);
  if (made.length === MOST_GATES) return { reason: 'teleporters-made' };
  if (game.get(terrain.ground, cell) !== 0) return { reason: 'teleporter-there', cell };
  const rider = game.riderOn(cell);
  return rider !== NOBODY && isA(game, rider, SCI) ? { reason: 'mount-stays', cell } : { reason: 'left-by-sci' };
};
