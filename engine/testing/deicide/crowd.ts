/**
 * Random positions of Deicide Chess with everything in them: all kinds, crowds around Kings, flights that are due, turns
 * of two moves, last moved kinds, terrain with hidden and revealed mines. The side that is not to move is never in check.
 */
import { OFF } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { isInCheck } from '../../variants/deicide/check.ts';
import { deicide } from '../../variants/deicide/index.ts';
import type { Dice } from '../dice.ts';
import { started } from '../started.ts';

const board = deicide.topology;
const SIDES = ['white', 'black'] as const;
const KINDS = deicide.types.filter((t) => !t.royal && !t.ownerless).map((t) => t.id);
const MODELS = KINDS.filter((id) => id !== 'fool');
/** Those whose threats to a King need him near, or last for turns. */
const HOT = ['sumo', 'bomber', 'time-machine', 'snail', 'fool', 'bishop', 'queen', 'rook', 'kitsune', 'pawn', 'rookie'];
const PAWNS = ['pawn', 'rookie', 'drunk-pawn'];

type Written = Record<string, unknown> & { kind: string; side: string; at: string };

class Crowd {
  readonly dice: Dice;
  readonly taken = new Set<string>();
  readonly pieces: Written[] = [];
  readonly terrain: object[] = [];
  constructor(dice: Dice) {
    this.dice = dice;
  }
  add(kind: string, side: string, at: string, more: object = {}): void {
    const far = side === 'white' ? '16' : '1';
    if (this.taken.has(at) || (PAWNS.includes(kind) && at.slice(1) === far)) return;
    this.taken.add(at);
    this.pieces.push({ kind, side, at, ...more });
  }
  anywhere(): string {
    return board.name(this.dice.pick(board.cells));
  }
  nearAKing(): string {
    const king = board.parse(this.pieces[this.dice.below(2)].at)!;
    const to = board.offset(king, this.dice.below(5) - 2, this.dice.below(5) - 2);
    return to === OFF ? this.anywhere() : board.name(to);
  }
  lay(feature: string, count: number, more: object = {}): void {
    const ground = board.cells.filter((c) => board.y(c) >= 4 && board.y(c) <= 11).map((c) => board.name(c));
    for (const at of this.dice.shuffled(ground).slice(0, count)) {
      if (this.taken.has(at)) continue;
      this.taken.add(at);
      this.terrain.push({ feature, at, ...more });
    }
  }
}

/** A start; with terrain, eleven mines are among it. */
export const crowd = (dice: Dice, hasTerrain: boolean): StartPosition => {
  const c = new Crowd(dice);
  const isHome = dice.roll() < 0.3;
  for (const side of SIDES) {
    const rank = side === 'white' ? '1' : '16';
    c.add('king', side, isHome ? `i${rank}` : c.anywhere(), isHome ? {} : { hasMoved: true });
  }
  if (c.pieces.length < 2) return crowd(dice, hasTerrain);
  if (isHome) for (const at of ['a1', 'p1', 'a16', 'p16']) c.add('rook', at.endsWith('16') ? 'black' : 'white', at);
  if (hasTerrain) {
    for (const [feature, count] of Object.entries({ wall: 4, cathedral: 4, portal: 2, glue: 8, ziggurat: 6 })) {
      c.lay(feature, count);
    }
    for (const side of SIDES) c.lay('mine', 4, { side });
    c.lay('mine', 2, { revealed: true });
    c.lay('mine', 1, { side: 'white', revealed: true });
  }
  const kinds = dice.roll() < 0.5 ? HOT : KINDS;
  for (let n = 8 + dice.below(40); n > 0; n--) {
    const kind = dice.pick(kinds);
    const moved = ['rook', 'drunk-pawn'].includes(kind) && dice.roll() < 0.5 ? { hasMoved: true } : {};
    c.add(kind, dice.pick(SIDES), dice.roll() < 0.3 ? c.nearAKing() : c.anywhere(), moved);
  }
  const flights = Array.from({ length: dice.below(5) }, () => ({
    ...{ kind: dice.roll() < 0.8 ? 'time-machine' : 'fool', side: dice.pick(SIDES) },
    ...{ to: dice.roll() < 0.5 ? dice.pick(c.pieces).at : c.anywhere(), left: dice.roll() < 0.5 ? 1 : 3 },
  }));
  const walls = c.terrain.map((t) => t as { feature: string; at: string }).filter((t) => t.feature === 'wall');
  const isExtra = dice.roll() < 0.3;
  return {
    turn: dice.pick(SIDES),
    ...{ pieces: c.pieces, terrain: c.terrain },
    flights: flights.filter((f) => !walls.some((w) => w.at === f.to)),
    lastKind: { white: dice.pick(MODELS), black: dice.roll() < 0.9 ? dice.pick(MODELS) : null },
    ...{ extraTurn: isExtra, movesLeft: isExtra ? 1 + dice.below(2) : 1 },
  };
};

/** Plays a few random actions from random positions and shows each position on the way; answers how many it showed. */
export const inCrowds = (
  seeds: number,
  dice: (seed: number) => Dice,
  show: (position: Position, dice: Dice) => void,
  options: Options = {},
): number => {
  let shown = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const d = dice(seed);
    const position = started(deicide, options, crowd(d, seed % 2 === 1));
    if (isInCheck(position.game, position.turn === 0 ? 1 : 0)) continue;
    for (let n = 0; n < 6 && !position.outcome; n++) {
      show(position, d);
      shown++;
      position.play(d.pick(position.actions()));
    }
  }
  return shown;
};
