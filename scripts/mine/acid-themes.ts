/**
 * Positions of acid drawn by chance: a King with few friends, and an attack in which the Zone, a hand or a push may take
 * part. Whether there is a problem in one is for the proof to say.
 */
import type { StartPiece, StartPosition } from '../../engine/core/vocabulary.ts';
import type { Chance } from '../../engine/search/chance.ts';
import { acid } from '../../engine/variants/acid/index.ts';
import { one, type Theme } from './theme.ts';

type Side = 'magi' | 'line';
const { topology } = acid;
const [LOW, HIGH] = [1, 9];

/** A position being drawn: MAGI attacks, upwards. */
class Sketch {
  readonly pieces = new Map<string, StartPiece>();
  readonly chance: Chance;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  put(kind: string, side: Side, x: number, y: number): void {
    const at = topology.name(topology.at(x, y));
    if (!this.pieces.has(at)) this.pieces.set(at, { kind, side, at });
  }
  /** somewhere on these ranks of the field */
  scatter(kind: string, side: Side, from: number, to: number): void {
    this.put(kind, side, LOW + this.chance.below(HIGH), from + this.chance.below(to - from + 1));
  }
}
const SWEEPING = [LOW, 5, HIGH];
/** Corners and the middles of edges, from which a Sweeper moves. */
const sweeperCell = (chance: Chance): readonly [number, number] => {
  for (;;) {
    const [x, y] = [one(chance, SWEEPING), one(chance, SWEEPING)];
    if (x !== 5 || y !== 5) return [x, y];
  }
};
const OFFICERS = ['rainbow', 'holepunch', 'voyager', 'angel', 'holepunch', 'rainbow'];

/** `inZone`: the attacked King was pushed off the field; `hand`: what MAGI may still drop. */
const drawn = (chance: Chance, inZone: boolean, hand: readonly string[]): StartPosition => {
  const sketch = new Sketch(chance);
  if (inZone) sketch.put('king', 'line', one(chance, [0, 10]), 1 + chance.below(9));
  else sketch.scatter('king', 'line', 7, 9);
  sketch.scatter('king', 'magi', 1, 3);
  for (let n = 1 + chance.below(2); n > 0; n--) sketch.put('sweeper', 'magi', ...sweeperCell(chance));
  if (chance.roll() < 0.7) sketch.put('sweeper', 'line', ...sweeperCell(chance));
  for (let n = 2 + chance.below(3); n > 0; n--) sketch.scatter(one(chance, OFFICERS), 'magi', 1, 8);
  for (let n = 1 + chance.below(3); n > 0; n--) sketch.scatter(one(chance, OFFICERS), 'line', 4, 9);
  for (let n = 4 + chance.below(3); n > 0; n--) sketch.scatter('diskette', 'magi', 2, 7);
  for (let n = 4 + chance.below(3); n > 0; n--) sketch.scatter('diskette', 'line', 4, 8);
  sketch.scatter('mass', 'magi', 4, 9);
  sketch.scatter('mass', 'line', 1, 6);
  const hands = hand.length > 0 ? { hands: { magi: [...hand], line: [] } } : {};
  const start = { turn: 'magi', pieces: [...sketch.pieces.values()], ...hands };
  return chance.roll() < 0.5 ? start : turnedRound(start);
};
/** LINE attacks instead: the board by 180 degrees. */
const turnedRound = ({ pieces, hands }: StartPosition): StartPosition => ({
  turn: 'line',
  pieces: pieces.map((piece) => {
    const c = topology.parse(piece.at);
    if (c === undefined) throw new Error(piece.at);
    const at = topology.name(topology.at(10 - topology.x(c), 10 - topology.y(c)));
    return { ...piece, side: piece.side === 'magi' ? 'line' : 'magi', at };
  }),
  ...(hands && { hands: { magi: hands.line, line: hands.magi } }),
});

export const acidThemes: Readonly<Record<string, Theme>> = {
  depths: { traits: ['zone'], draw: (chance) => drawn(chance, true, []) },
  push: { traits: ['zone'], draw: (chance) => drawn(chance, false, []) },
  worm: { traits: ['drop'], draw: (chance) => drawn(chance, false, ['worm']) },
};
