/** How the whole game looks, with the cells that its zones stand for. */
import type { Cell } from '../../core/ids.ts';
import type { GameLooks } from '../../core/vocabulary.ts';
import { fileOf, nameAt, rankOf } from '../cells.ts';
import { BOARD, type GameData, type Zone } from '../game-data.ts';
import type { GameModel } from './model.ts';

/** Absent where the game says nothing of it. */
export function gameLooksOf(
  { looks, missing, zones, rules }: GameData,
  model: GameModel,
): { readonly looks?: GameLooks } {
  if (!looks) return {};
  const { river, diagonals, crosses, dots, ...words } = looks;
  const there = (cells: readonly string[]): readonly Cell[] =>
    [...new Set(cells)].filter((cell) => !missing.includes(cell)).map((cell) => model.cell(cell));
  const both = (zone: Zone): readonly Cell[] => there(zone.flat());
  const crossed = diagonals === undefined || diagonals === BOARD ? undefined : zones[diagonals];
  return {
    looks: {
      ...words,
      ...(river !== undefined && { river: river - 1 }),
      ...(crossed && {
        diagonals: diagonalsOf(crossed)
          .map(there)
          .flatMap(([a, b]) => (b === undefined ? [] : [[a, b]])),
      }),
      ...(crosses && { crosses: both(crosses) }),
      ...(dots && { dots: both(dots) }),
      // the one that is moved is the duck of Duck chess
      ...(rules.walls !== 'none' && { walls: rules.walls === 'moved' ? 'duck' : 'stones' }),
    },
  };
}

/** For each side from corner to corner of the smallest rectangle round its cells: only a square has diagonals. */
function diagonalsOf(zone: Zone): readonly (readonly [string, string])[] {
  const lines = zone.flatMap((cells) => {
    const [files, ranks] = [cells.map(fileOf), cells.map(rankOf)];
    const [x0, x1] = [Math.min(...files), Math.max(...files)];
    const [y0, y1] = [Math.min(...ranks), Math.max(...ranks)];
    if (cells.length < 2 || x1 - x0 !== y1 - y0) return [];
    return [
      [nameAt(x0, y0), nameAt(x1, y1)],
      [nameAt(x0, y1), nameAt(x1, y0)],
    ] as const;
  });
  const texts = new Set(lines.map((line) => line.join()));
  return [...texts].map((line) => line.split(',') as [string, string]);
}
