/** Changes of the board and of what stands on it, with everything else that names its cells. */
import { cellsOf, fileOf, nameAt, rankOf } from '../cells.ts';
import { castlingFormOf, castlingsOf, isWhole } from '../file/castling-text.ts';
import type { Features, GameData, GameLooks, PlacedPiece, Zone } from '../game-data.ts';

export interface FirstPosition {
  readonly array: readonly PlacedPiece[];
  readonly missing: readonly string[];
  /** absent: what lies there now, where it still can */
  readonly features?: Features;
}
/** Castling is with the same kinds to the same files as before, where that is still possible. */
export function withArray(data: GameData, { array, missing, features = data.features }: FirstPosition): GameData {
  const cells = cellsOf(data.width, data.height).filter((cell) => !missing.includes(cell));
  const form = castlingFormOf(data.castlings, data.array);
  const kindOn = (list: readonly PlacedPiece[], cell: string): string | undefined =>
    list.find(({ at }) => at === cell)?.kind;
  const areAsBefore = (...pair: readonly string[]): boolean =>
    pair.every((cell) => kindOn(array, cell) !== undefined && kindOn(array, cell) === kindOn(data.array, cell));
  const castlings = form
    ? castlingsOf(array, form)
    : data.castlings.filter(({ king, partner }) => areAsBefore(king, partner));
  const taken = new Set(array.map(({ at }) => at));
  const ground = withGround({ ...data, ...(features && { features }) }, (cell, isWall) =>
    cells.includes(cell) && !(isWall && taken.has(cell)) ? cell : null,
  );
  const fitting = castlings.filter((castling) => isWhole(castling, cells));
  return { ...withExercisesOn(cells, ground), array, missing, castlings: fitting };
}

/** Steps of lessons and cases that name squares of the board alone. */
function withExercisesOn(cells: readonly string[], { lessons, cases, ...data }: GameData): GameData {
  const steps = lessons?.map((step) => {
    if (step.goal.is !== 'move') return step;
    const to = step.goal.to.filter((cell) => cells.includes(cell));
    return { ...step, goal: to.length > 0 ? { ...step.goal, to } : ({ is: 'win' } as const) };
  });
  const told = cases?.map((one) => ({ ...one, notTo: one.notTo.filter((cell) => cells.includes(cell)) }));
  return { ...data, ...(steps && { lessons: steps }), ...(told && { cases: told }) };
}

/** The same with what lies on the ground elsewhere; what has no place any more is gone, and so is its other portal. */
function withGround(data: GameData, moved: (cell: string, isWall: boolean) => string | null): GameData {
  const { features, ...rest } = data;
  if (!features) return data;
  const all = (cells: readonly string[], isWall = false): string[] =>
    cells.flatMap((cell) => moved(cell, isWall) ?? []);
  const portals = features.portals.flatMap((pair): (readonly [string, string])[] => {
    const [one, two] = all(pair);
    return two === undefined ? [] : [[one, two]];
  });
  const [walls, mines] = [all(features.walls, true), all(features.mines)];
  const isNothing = walls.length + mines.length + portals.length === 0;
  return isNothing ? rest : { ...rest, features: { walls, mines, portals } };
}

/** Ranks are added and taken away in the middle, so that both sides keep what is theirs; files at the right. */
export function withSize(data: GameData, width: number, height: number): GameData {
  const old = ranksFrom(data.height, height);
  const sourceOf = (cell: string): string | null => {
    const y = old[rankOf(cell)];
    return y === null || fileOf(cell) >= data.width ? null : nameAt(fileOf(cell), y);
  };
  const cells = cellsOf(width, height);
  const moved = (list: readonly string[]): readonly string[] =>
    cells.filter((cell) => list.includes(sourceOf(cell) ?? ''));
  const zoned = (list: readonly string[]): readonly string[] => {
    const ranks = wholeRanks(data, list);
    if (ranks === null) return moved(list);
    const isIn = (y: number): boolean => {
      const source = old[y];
      // a new rank in the middle belongs to it if both its neighbours do
      return source === null ? ranks.has(below(data.height)) && ranks.has(below(data.height) + 1) : ranks.has(source);
    };
    return cells.filter((cell) => isIn(rankOf(cell)));
  };
  const array = cells.flatMap((cell) => {
    const piece = data.array.find(({ at }) => at === sourceOf(cell));
    return piece ? [{ ...piece, at: cell }] : [];
  });
  const zones = Object.entries(data.zones).map(([name, [first, second]]): [string, Zone] => [
    name,
    [zoned(first), zoned(second)],
  ]);
  const looks = data.looks && looksOn(data.looks, old, ([first, second]) => [zoned(first), zoned(second)]);
  const form = castlingFormOf(data.castlings, data.array);
  const targets = new Map(cells.flatMap((cell) => [[sourceOf(cell) ?? '', cell] as const]));
  const ground = withGround(data, (cell) => targets.get(cell) ?? null);
  const resized = {
    ...ground,
    width,
    height,
    zones: Object.fromEntries(zones),
    missing: moved(data.missing),
    array,
    ...(looks && { looks }),
  };
  const castlings = form ? castlingsOf(array, form) : [];
  const there = cells.filter((cell) => !resized.missing.includes(cell));
  return withExercisesOn(there, { ...resized, castlings: castlings.filter((castling) => isWhole(castling, there)) });
}
/** The river stays between its two ranks, in the middle of those that are new there. */
function looksOn(
  { river, crosses, dots, ...words }: GameLooks,
  old: readonly (number | null)[],
  moved: (zone: Zone) => Zone,
): GameLooks {
  const [low, high] = river === undefined ? [-1, -1] : [old.indexOf(river - 1), old.indexOf(river)];
  return {
    ...words,
    ...(low >= 0 && high >= 0 && { river: Math.floor((low + high) / 2) + 1 }),
    ...(crosses && { crosses: moved(crosses) }),
    ...(dots && { dots: moved(dots) }),
  };
}
/** the highest rank of the lower half */
const below = (height: number): number => Math.ceil(height / 2) - 1;
/** For each new rank the old one that it was; null for one that is new. */
function ranksFrom(old: number, now: number): readonly (number | null)[] {
  const least = Math.min(old, now);
  const low = Math.ceil(least / 2);
  const high = least - low;
  return Array.from({ length: now }, (_, y) => (y < low ? y : y >= now - high ? y + old - now : null));
}
/** The ranks of which it consists; null if there are others that it has a part of. */
function wholeRanks({ width, height }: GameData, list: readonly string[]): ReadonlySet<number> | null {
  const counts = Array<number>(height).fill(0);
  for (const cell of list) counts[rankOf(cell)]++;
  if (counts.some((count) => count !== 0 && count !== width)) return null;
  return new Set(counts.flatMap((count, y) => (count > 0 ? [y] : [])));
}
