/** What a position is worth as it stands: pieces where they are and in hand, and what the game's judgement adds. */

import { HAND } from '../core/board/layout.ts';
import type { Game } from '../core/game.ts';
import { OFF, SIDES } from '../core/ids.ts';
import { freedomOn, type Judgement } from '../core/judgement.ts';
import type { PieceType, Variant } from '../core/variant.ts';
import type { Options } from '../core/vocabulary.ts';
import { judgementOf } from '../variants/judgements.ts';
import { Chance } from './chance.ts';
import { measure } from './values.ts';

/** To capture a royal piece is worth more than anything else, where its game says nothing. */
const ROYAL = 20_000;
/** What a piece in hand is worth, as a share of its worth on the board, where its game says nothing. */
export const IN_HAND = 0.75;
/** Both sides, and nobody, for whom a neutral piece is worth nothing. */
const OWNERS = SIDES.length + 1;
/** Who is away comes back. */
const IN_FLIGHT = 0.9;
/** The same game is judged alike wherever it is judged. */
const SEED = 1;

export class Evaluator {
  readonly judgement: Judgement;
  /** by kind: what it is worth to capture one */
  readonly worth: Int32Array;
  private readonly inHand: Int32Array;
  private readonly inFlight: Int32Array;
  /** by kind, side (or NO_SIDE) and cell: the piece there, its worth included, for side 0 */
  private readonly standing: Int32Array;
  private readonly cells: number;
  private readonly atBase: number;
  private readonly kindBase: number;
  private readonly sideBase: number;
  private readonly placeBase: number;
  private readonly flight: number;
  private readonly extra: (game: Game) => number;

  constructor(variant: Variant, judgement: Judgement) {
    const { types, topology, layout } = variant;
    this.judgement = judgement;
    this.cells = topology.size;
    const given = (type: PieceType): number | undefined => judgement.worth?.[type.id];
    const standing = (type: PieceType): number => given(type) ?? (type.royal || type.ownerless ? 0 : 100 * type.value);
    this.worth = Int32Array.from(types, (type) => given(type) ?? (type.royal ? ROYAL : standing(type)));
    this.inHand = Int32Array.from(types, (type) => judgement.inHand?.[type.id] ?? IN_HAND * standing(type));
    this.inFlight = Int32Array.from(types, (type) => IN_FLIGHT * standing(type));
    this.standing = new Int32Array(types.length * OWNERS * this.cells);
    const { freedom = 0 } = judgement;
    const free = freedom === 0 ? () => 0 : freedomOn(topology, measure(variant, new Chance(SEED), { games: 1 }));
    types.forEach((type, kind) => {
      if (type.ownerless) return;
      for (const side of SIDES) {
        for (const cell of topology.cells) {
          const there = (judgement.square?.(type.id, side, cell) ?? 0) + freedom * free(type.id, side, cell);
          this.standing[(kind * OWNERS + side) * this.cells + cell] =
            Math.round(standing(type) + there) * (side === 0 ? 1 : -1);
        }
      }
    });
    this.atBase = layout.at.base;
    this.kindBase = layout.kind.base;
    this.sideBase = layout.side.base;
    this.placeBase = layout.place.base;
    this.flight = layout.flights?.place ?? -1;
    this.extra = judgement.extra ?? (() => 0);
  }
  /** For the side to move. */
  score(game: Game): number {
    const forFirst = this.pieces(game) + Math.round(this.extra(game));
    return game.toMove === 0 ? forFirst : -forFirst;
  }
  /** For side 0. */
  private pieces(game: Game): number {
    const { standing, cells, atBase, kindBase, sideBase } = this;
    const { mem } = game.world;
    const { length } = game.pieces;
    let sum = 0;
    for (let p = 0; p < length; p++) {
      const at = mem[atBase + p];
      const kind = mem[kindBase + p];
      const side = mem[sideBase + p];
      if (at !== OFF) sum += standing[(kind * OWNERS + side) * cells + at];
      else sum += side === 0 ? this.away(kind, mem[this.placeBase + p]) : -this.away(kind, mem[this.placeBase + p]);
    }
    return sum;
  }
  private away(kind: number, place: number): number {
    if (place === HAND) return this.inHand[kind];
    return place === this.flight ? this.inFlight[kind] : 0;
  }
}

/** by the judgement that it stands on, which is another one under other house rules */
const evaluators = new WeakMap<Variant, Map<Judgement, Evaluator>>();

/** Every search of a variant under the same house rules shares one: making its table takes a while. */
export const evaluatorOf = (variant: Variant, options: Options = {}): Evaluator => {
  const judgement = variant.judgement ?? judgementOf(variant.id, options);
  const made = evaluators.get(variant) ?? new Map<Judgement, Evaluator>();
  evaluators.set(variant, made);
  let evaluator = made.get(judgement);
  if (!evaluator) {
    evaluator = new Evaluator(variant, judgement);
    made.set(judgement, evaluator);
  }
  return evaluator;
};
