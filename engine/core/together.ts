/**
 * Several pieces that go the same way in one turn, one after another: each by its own rule, as far as it can and at most
 * as far as is asked, in an order in which as many of them go as possible. The listed actions alone decide who can go
 * when, so no rule stands here.
 */
import type { Action } from './action.ts';
import { type Cell, OFF, type Piece } from './ids.ts';
import type { Position } from './position.ts';

/** How far and where: files to the right and ranks up, as the first side sees the board. Not both are 0. */
export interface Offset {
  readonly files: number;
  readonly ranks: number;
}
interface Together {
  /** in the order in which they are played */
  readonly actions: readonly Action[];
  /** those that cannot go that way in this turn */
  readonly stay: readonly Piece[];
}

/** Positions that are tried at most; nine units are at most 512, and longer searches are broken off with the best so far. */
const MOST_TRIED = 600;

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** The squares on the way, the farthest first. */
const goals = ({ variant: { topology } }: Position, from: Cell, { files, ranks }: Offset): readonly Cell[] => {
  const steps = divisor(files, ranks);
  return Array.from({ length: steps }, (_, i) => steps - i)
    .map((n) => topology.offset(from, (files / steps) * n, (ranks / steps) * n))
    .filter((cell) => cell !== OFF);
};

/** The position is left as it was. A piece that is off the board or not named by an id of its own stays. */
export const together = (position: Position, pieces: readonly Piece[], offset: Offset): Together => {
  const { topology } = position.variant;
  const me = position.turn;
  const all = [...new Set(pieces)];
  const placed = new Map(position.pieces().flatMap(({ piece, at }) => (at === OFF ? [] : [[piece, at] as const])));
  const { files, ranks } = offset;
  const ahead = (piece: Piece): number => {
    const at = placed.get(piece)!;
    return topology.x(at) * files + topology.y(at) * ranks;
  };
  // who stands in front makes room for those behind
  const able = all.filter((piece) => placed.has(piece)).sort((a, b) => ahead(b) - ahead(a));

  let best: readonly Action[] = [];
  let far = 0;
  const length = (action: Action): number =>
    Math.max(
      Math.abs(topology.x(action.to!) - topology.x(action.from!)),
      Math.abs(topology.y(action.to!) - topology.y(action.from!)),
    );
  const steps = divisor(files, ranks);
  const farthest = Math.max(Math.abs(files), Math.abs(ranks));
  const seen = new Set<string>();
  let tried = 0;
  const isDone = (): boolean => tried >= MOST_TRIED || (best.length === able.length && far === able.length * farthest);
  const go = (played: readonly Action[], gone: number): void => {
    if (played.length > best.length || (played.length === best.length && gone > far)) [best, far] = [played, gone];
    if (isDone() || position.outcome !== null || position.turn !== me) return;
    const state = played
      .map(({ text }) => text)
      .sort()
      .join();
    if (seen.has(state)) return;
    seen.add(state);
    tried++;
    for (const piece of able) {
      if (played.some((action) => action.piece === piece)) continue;
      const action = goals(position, placed.get(piece)!, offset)
        .map((cell) => position.going(piece, cell))
        .find((found) => found !== null);
      if (action) position.after(action, () => go([...played, action], gone + length(action)));
      if (isDone()) return;
    }
  };
  if (steps > 0) go([], 0);
  return { actions: best, stay: all.filter((piece) => !best.some((action) => action.piece === piece)) };
};
