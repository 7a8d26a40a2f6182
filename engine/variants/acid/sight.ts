/**
 * Sight: P sees a cell if P could capture an Angel that stood there as its enemy (AN1). Whoever moves and then sees an
 * Angel freezes it (AN7) until they are gone or see it no longer (AN10). Who watches whom is stored, because it depends
 * on who moved, not only on who stands where (AN8).
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { CaptureReach, Probe } from '../../core/moves/threats.ts';
import type { Variant } from '../../core/variant.ts';
import { angels, isField, layout, MOST_ANGELS, watching } from './board.ts';
import { conditions } from './words/words.ts';

/** What it takes to answer questions of sight in one game, made on the first. */
interface Judge {
  readonly game: Game;
  readonly probe: Probe;
  readonly reach: CaptureReach;
}
const judges = new WeakMap<Game, Judge>();
const reaches = new WeakMap<Variant, CaptureReach>();
let latest: Judge | null = null; // asked hundreds of times in a row for one game
const judgeOf = (game: Game): Judge => {
  if (latest !== null && latest.game === game) return latest;
  const { variant } = game;
  const reach = reaches.get(variant) ?? new CaptureReach(variant);
  reaches.set(variant, reach);
  latest = judges.get(game) ?? { game, probe: new Probe(game), reach };
  judges.set(game, latest);
  return latest;
};

/** Does P see this piece where both stand now? Ghosts and Masses never see (AN3): they have no capture to be found. */
export const sees = (game: Game, p: Piece, target: Piece): boolean => {
  const from = game.cellOf(p);
  const to = game.cellOf(target);
  if (p === target || from === OFF || !isField(to)) return false; // AN16, Z3: nobody is seen in the Zone
  const { probe, reach } = judgeOf(game);
  return reach.covers(game.kindOf(p), game.sideOf(p), from, to) && probe.couldCapture(p, target);
};

/** Who would see the Angel if it stood on `c`, having left its cell and taken whoever stood there (AN4)? NOBODY: safe. */
export const whoWouldSee = (game: Game, angel: Piece, c: Cell): Piece => {
  const { probe, reach } = judgeOf(game);
  const { mem } = game.world;
  const victim = game.pieceOn(c);
  let mark = -1; // supposed only when somebody could see that far at all
  let seer = NOBODY;
  for (let i = 0; i < game.pieces.length; i++) {
    const p = i as Piece;
    const from = mem[layout.at.base + i] as Cell;
    if (from === OFF || p === angel || p === victim) continue;
    if (!reach.covers(game.kindOf(p), game.sideOf(p), from, c)) continue;
    if (mark < 0) {
      mark = game.world.mark();
      if (victim !== NOBODY) game.lift(victim);
      game.lift(angel);
      game.put(angel, c);
    }
    if (!probe.couldCapture(p, angel)) continue;
    seer = p;
    break;
  }
  if (mark >= 0) game.world.rollback(mark);
  return seer;
};

const numberOf = (game: Game, angel: Piece): number => {
  for (let b = 0; b < MOST_ANGELS; b++) if (game.get(angels, b) === angel) return b;
  throw new Error(`piece ${angel} is no Angel of this game`);
};
/** Who keeps this Angel from moving. */
export const watchersOf = (game: Game, angel: Piece): Piece[] => {
  const bit = 1 << numberOf(game, angel);
  return game.pieces.filter((p) => (game.get(watching, p) & bit) !== 0);
};
export const isFrozen = (game: Game, angel: Piece): boolean => {
  const bit = 1 << numberOf(game, angel);
  const { mem } = game.world;
  for (let i = 0; i < game.pieces.length; i++) if ((mem[watching.base + i] & bit) !== 0) return true;
  return false;
};
export const freeze = (game: Game, angel: Piece, watcher: Piece): void => {
  game.set(watching, watcher, game.get(watching, watcher) | (1 << numberOf(game, angel)));
};

/** After every action: whoever watched or has just moved, and sees now, watches (A3, AN9, AN12). */
export const updateSight = (game: Game): void => {
  const before = game.watching ? frozenNow(game) : null;
  const { mem } = game.world;
  const [first, end] = [watching.base, watching.base + game.pieces.length];
  for (let addr = first; addr < end; addr++) {
    if (mem[addr] === 0) continue; // mostly
    const p = (addr - first) as Piece;
    look(game, p, p === game.mover || game.moved.has(p));
  }
  for (let i = 0; i < game.moved.size; i++) {
    const p = game.moved.at(i);
    if (mem[watching.base + p] === 0) look(game, p, true);
  }
  if (before) reportFrozen(game, before);
};
/** Store whom this piece watches now. Whoever has not moved can only lose sight of Angels. */
const look = (game: Game, p: Piece, hasMoved: boolean): void => {
  const { mem } = game.world;
  const old = mem[watching.base + p];
  let now = 0;
  if (mem[layout.at.base + p] !== OFF) {
    for (let b = 0; b < MOST_ANGELS; b++) {
      const angel = mem[angels.base + b] as Piece;
      if (angel === NOBODY) break;
      if ((hasMoved || (old & (1 << b)) !== 0) && mem[layout.at.base + angel] !== OFF && sees(game, p, angel)) {
        now |= 1 << b;
      }
    }
  }
  if (now !== old) game.set(watching, p, now);
};
const frozenNow = (game: Game): ReadonlyMap<Piece, readonly Piece[]> => {
  const found = new Map<Piece, readonly Piece[]>();
  for (let b = 0; b < MOST_ANGELS; b++) {
    const angel = game.get(angels, b) as Piece;
    if (angel !== NOBODY && game.cellOf(angel) !== OFF) found.set(angel, watchersOf(game, angel));
  }
  return found;
};
const reportFrozen = (game: Game, before: ReadonlyMap<Piece, readonly Piece[]>): void => {
  for (const [angel, by] of frozenNow(game)) {
    const old = before.get(angel) ?? [];
    if (by.length === old.length && by.every((p) => old.includes(p))) continue;
    const on = by.length > 0;
    const because = on ? conditions.frozen : conditions.freed;
    game.watching?.push({ do: 'state', piece: angel, at: game.cellOf(angel), state: 'frozen', on, by, because });
  }
};
