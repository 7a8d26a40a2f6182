/**
 * The usual array, as data (Q2, B1.3). The diagram that showed it is lost; the text fixes the colours, the units of each
 * and that a side has thirty-two. The rest is a reconstruction:
 *
 * - Four blocks of three files fill twelve files exactly, so a chesimal begins as a block of three by three.
 * - Its Chief is in the middle, so that every unit touches it. Warmachines and Elephants stand on the lines they move
 *   along, Knights beside their Chief ("royal guard unit"), and the squares before and behind a royal Chief are empty.
 *   Every block looks the same from all sides.
 * - The text lists the colours yellow, white, grey, orange and green, blue, red, purple. Read from left to right off one
 *   picture, seen from White, Black's blocks are White's turned round. Read from each owner's own left they would mirror
 *   them: that is the house rule.
 * - Armies stand on the outer three ranks. With so many empty ranks between them nothing is captured on the first turns.
 *
 * With the stronger set (Q44) the two empty squares of a royal block hold a Knight each.
 *
 * Should the diagram ever be found, what changes is here.
 */

import type { Topology } from '../../../core/board/topology.ts';
import type { Game } from '../../../core/game.ts';
import { typeLettered } from '../../../core/start/ranks.ts';
import type { PieceType } from '../../../core/variant.ts';
import type { Options } from '../../../core/vocabulary.ts';
import { colour } from '../board.ts';
import { type ColourMake, colourNumber, colours } from '../colours.ts';

/** From the rank nearest to the middle of the board to the outermost one; the same from the other side. */
const BLOCKS: Readonly<Record<ColourMake, readonly [string, string, string]>> = {
  dia: ['EGE', 'GCG', 'EGE'],
  royal: ['G.G', 'NCN', 'G.G'],
  ortho: ['GWG', 'WCW', 'GWG'],
};
const STRONGER: typeof BLOCKS = { ...BLOCKS, royal: ['GNG', 'NCN', 'GNG'] };
/** White's blocks from the left, and Black's as White sees them, by the value of the house rule. */
const WHITE = ['yellow', 'white', 'grey', 'orange'] as const;
const BLACK = {
  rotated: ['green', 'blue', 'red', 'purple'],
  mirrored: ['purple', 'red', 'blue', 'green'],
} as const;
/** Where the blocks begin, counted in files from the left, by the width of the board: B1.1 has both. */
const BEGINS: Readonly<Record<number, readonly number[]>> = { 12: [0, 3, 6, 9], 16: [1, 5, 8, 12] };

/** One unit of the array: the letter of its kind, the number of its colour, and files and ranks from the lower left. */
interface Placed {
  readonly letter: string;
  readonly colour: number;
  readonly x: number;
  readonly y: number;
}
const arrayOn = (width: number, height: number, options: Options): readonly Placed[] => {
  const black = options.array === 'mirrored' ? BLACK.mirrored : BLACK.rotated;
  const shapes = options.pieces === 'stronger' ? STRONGER : BLOCKS;
  const blocks = (ids: readonly string[], rank: number): Placed[] =>
    ids.flatMap((id, block) => {
      const number = colourNumber(id);
      return shapes[colours[number - 1].make].flatMap((row, up) =>
        [...row].flatMap((letter, x) =>
          letter === '.' ? [] : [{ letter, colour: number, x: BEGINS[width][block] + x, y: rank + up }],
        ),
      );
    });
  return [...blocks(WHITE, 0), ...blocks(black, height - 3)];
};

export const setUpArray = (game: Game, types: readonly PieceType[]): void => {
  const { topology, options } = game;
  for (const { letter, colour: number, x, y } of arrayOn(topology.width, topology.height, options)) {
    game.set(colour, game.add(typeLettered(types, letter), colours[number - 1].side, topology.at(x, y)), number);
  }
};
/** The usual one as a census: for the rulebook. */
export const censusOfArray = (board: Topology): string =>
  arrayOn(board.width, board.height, {})
    .map(({ letter, colour: number, x, y }) => `${letter}${colours[number - 1].letter}@${board.name(board.at(x, y))}`)
    .join(' ');
