/** Two friends on one square: the mount below, and the rider whom it carries along. They are captured together. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType } from '../../core/variant.ts';
import type { Condition } from '../../core/vocabulary.ts';
import { carriedKinds, type PieceData } from '../game-data.ts';
import { conditions } from '../words/reasons.ts';
import type { GameModel } from './model.ts';

/** Everybody on the cell, the rider first. */
export function everybodyOn(game: Game, cell: Cell): readonly Piece[] {
  const there = game.pieceOn(cell);
  const rider = game.riderOn(cell);
  return rider === NOBODY ? (there === NOBODY ? NONE : [there]) : [rider, there];
}
/** The same of the board as a planner sees it, who may only imagine somebody. */
export function victimsOn(g: Planner, cell: Cell): readonly Piece[] {
  const there = g.on(cell);
  const rider = g.riderOn(cell);
  return rider === NOBODY ? (there === NOBODY ? NONE : [there]) : [rider, there];
}
const NONE: readonly Piece[] = [];

/** Whom the piece carries, if it carries anybody. A survey of the empty board asks for no piece. */
export function carriedBy(game: Game, me: Piece): Piece {
  if (game.facts.rider === null || me === NOBODY || game.cellOf(me) === OFF) return NOBODY;
  const rider = game.riderOn(game.cellOf(me));
  return rider === me ? NOBODY : rider;
}
export const isRiding = (game: Game, me: Piece): boolean =>
  game.facts.rider !== null && me !== NOBODY && game.isRider(me);

/** Who of those on the one cell may not be brought to the other, because it never leaves its zone. */
export const boundOn = ({ staysIn }: GameModel, game: Game, from: Cell, to: Cell): Piece | undefined =>
  everybodyOn(game, from).find((p) => !staysIn[game.kindOf(p)](game.sideOf(p), to));

/** Whom it would take out of the zone that it never leaves, if it went there; says so. */
export function takesAstray(model: GameModel, g: Planner, me: Piece, to: Cell, asked = to): boolean {
  const rider = carriedBy(g.game, me);
  if (rider === NOBODY || model.staysIn[g.game.kindOf(rider)](g.sideOf(rider), to)) return false;
  g.deny(asked, 'rider-stays', rider, to);
  return true;
}

/** The kinds that step onto this one, which is what the core asks. */
export function carriesOf(piece: PieceData): PieceType['carries'] {
  const kinds = carriedKinds(piece);
  return kinds.length === 0 ? undefined : (game, _mount, rider) => kinds.includes(game.typeOf(rider).id);
}

/** What lasts about two that share a square. */
export function conditionsOf(game: Game, p: Piece): readonly Condition[] {
  const other = game.companionOf(p);
  if (other === NOBODY) return [];
  const { name } = game.typeOf(other);
  return game.isRider(p)
    ? [{ id: 'riding', says: conditions.riding(name), by: [other] }]
    : [{ id: 'carrying', says: conditions.carrying(name), by: [other] }];
}
