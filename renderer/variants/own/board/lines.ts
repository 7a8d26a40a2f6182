/**
 * What is drawn on a board besides its squares, in cells: x to the right, y downwards from the upper left corner, as the first
 * side sees it. The picture in space and the flat board draw from this. Free of three.js.
 */
import type { GameLooks, VariantDescription } from '../../../../electron/contract/description.ts';
import { pathOfText } from '../../../art/characters/loops.ts';

/** `chequered`: squares of two tones; `plain`: lines between squares of one; `points`: pieces stand where lines cross. */
export type BoardStyle = 'chequered' | 'plain' | 'points';
export const BOARD_STYLES: readonly BoardStyle[] = ['chequered', 'plain', 'points'];
type Game = Pick<VariantDescription, 'looks' | 'topology'>;
/** As much of a game as its style needs. */
interface Styled {
  readonly looks?: Pick<GameLooks, 'board'> | undefined;
}
export const boardStyleOf = ({ looks }: Styled): BoardStyle =>
  BOARD_STYLES.find((one) => one === looks?.board) ?? 'chequered';

/** Do pieces stand where lines cross? */
export const isOnPoints = (game: Styled): boolean => boardStyleOf(game) === 'points';

type Line = readonly [x0: number, y0: number, x1: number, y1: number];
export interface BoardLines {
  readonly lines: readonly Line[];
  /** the thicker line round all of it */
  readonly border: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly dots: readonly (readonly [x: number, y: number])[];
  /** filled outlines of characters */
  readonly signs: readonly string[];
}
/** how thick lines are and how large dots are, in cells */
export const LINE = 0.024;
export const BORDER = 0.044;
export const DOT = 0.064;

/** the border of a board of points is so far outside its lines */
const APART = 0.1;
/** the marks of soldiers: how far from the point, and how long their arms are */
const GAP = 0.075;
const ARM = 0.17;
/** what is written in the river, and how large: the border of Chu on the left, of Han on the right */
const RIVER = { left: '楚河', right: '漢界', size: 0.56 };
/** on narrower boards there is no room for it */
const ROOM_FOR_SIGNS = 8;

export function boardLinesOf(game: Game): BoardLines {
  const style = boardStyleOf(game);
  if (style === 'chequered') return { lines: [], border: null, dots: dotsOf(game), signs: [] };
  const { width, height } = game.topology;
  if (style === 'plain')
    return {
      lines: [
        ...range(width + 1).map((x): Line => [x, 0, x, height]),
        ...range(height + 1).map((y): Line => [0, y, width, y]),
      ],
      border: { x: 0, y: 0, width, height },
      dots: dotsOf(game),
      signs: [],
    };
  const from = 0.5 - APART;
  return {
    lines: [...gridOf(game), ...diagonalsOf(game), ...crossesOf(game)],
    border: { x: from, y: from, width: width - 2 * from, height: height - 2 * from },
    dots: [],
    signs: riverSigns(game),
  };
}

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
/** The middle of a cell. */
function middleOf({ topology: { cells, height } }: Game, cell: number): readonly [number, number] {
  const { x, y } = cells[cell];
  return [x + 0.5, height - y - 0.5];
}

/** Lines from point to point; all but the outermost files end at the banks of the river. */
function gridOf({ topology: { width, height }, looks }: Game): readonly Line[] {
  const [left, right, top, bottom] = [0.5, width - 0.5, 0.5, height - 0.5];
  const bank = looks?.river === undefined ? null : height - looks.river - 0.5;
  const files = range(width).flatMap((x): readonly Line[] => {
    const at = x + 0.5;
    if (bank === null || x === 0 || x === width - 1) return [[at, top, at, bottom]];
    return [
      [at, top, at, bank - 1],
      [at, bank, at, bottom],
    ];
  });
  return [...range(height).map((y): Line => [left, y + 0.5, right, y + 0.5]), ...files];
}
const diagonalsOf = (game: Game): readonly Line[] =>
  (game.looks?.diagonals ?? []).map(([a, b]) => [...middleOf(game, a), ...middleOf(game, b)] as const);

/** Four angles round a point, without those that would lie outside the board. */
function crossesOf(game: Game): readonly Line[] {
  const { width } = game.topology;
  return (game.looks?.crosses ?? []).flatMap((cell) => {
    const [x, y] = middleOf(game, cell);
    return [-1, 1]
      .filter((side) => (side < 0 ? x > 0.5 : x < width - 0.5))
      .flatMap((side) =>
        [-1, 1].flatMap((up): readonly Line[] => {
          const [u, v] = [x + side * GAP, y + up * GAP];
          return [
            [u, v, u + side * ARM, v],
            [u, v, u, v + up * ARM],
          ];
        }),
      );
  });
}
const dotsOf = ({ topology: { cells, height }, looks }: Game): BoardLines['dots'] =>
  (looks?.dots ?? []).map((cell) => [cells[cell].x + 1, height - 1 - cells[cell].y]);

function riverSigns({ topology: { width, height }, looks }: Game): readonly string[] {
  if (looks?.river === undefined || width < ROOM_FOR_SIGNS) return [];
  const y = height - looks.river - 1;
  const at = [2, 3, width - 3, width - 2];
  return [...RIVER.left, ...RIVER.right].map((sign, i) => pathOfText(sign, 'xiangqi', RIVER.size, { x: at[i], y }));
}
