import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/workshop/position.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { editGame } from '../edit/edit-game.ts';
import { editable } from '../edit/editable.ts';
import { withoutCastling } from './castling-moves.ts';
import { readGame } from './read-game.ts';
import { writeGame } from './write-game.ts';

const chess = shelf.get('orthodox')!;
const CASTLING = /^castling\s*= .*\n/m;
/** Orthodox chess with castling among the moves of its King. */
const chessWith = (king: string): string =>
  chess.replace(CASTLING, '').replace(/(\[piece King\][^[]*?moves\s*= )K\n/, `$1${king}\n`);
const says = (text: string): string => {
  const read = readGame(text);
  return read.ok ? '' : read.problems.map((problem) => problem.says).join('\n');
};

describe('Castling among the moves of a kind', () => {
  test.each([
    ['KisO2', 'K', [2, 2]],
    ['O', '', [2, 2]],
    ['irO3ilO2fW', 'fW', [2, 3]],
    ['KsO', 'K', [2, 2]],
    ['K', 'K', [0, 0]],
  ] as const)('%s is %s, and so many squares to the left and right: %j', (text, betza, squares) => {
    expect(withoutCastling(text)).toEqual({ betza, squares, notPossible: null });
  });
  test('chess with KisO2 is orthodox chess, and is written as such', () => {
    const data = dataOf(chessWith('KisO2'));
    expect(data.castlings).toHaveLength(4);
    expect(data).toEqual(dataOf(chess));
    expect(writeGame(data)).toMatch(CASTLING);
  });
  test('to one side only, both sides to the same file', () => {
    const { castlings } = dataOf(chessWith('KirO2'));
    expect(castlings.map(({ king, kingTo }) => `${king}-${kingTo}`)).toEqual(['e1-g1', 'e8-g8']);
  });
  test('what cannot be is named', () => {
    expect(says(chessWith('KisjO2'))).toContain('is written like “isO2”');
    expect(says(chessWith('KisO0'))).toContain('is written like “isO2”');
    expect(says(chessWith('KisO2 from all'))).toContain('is written like “isO2”');
    expect(says(chessWith('KisO9'))).toContain('There is nobody in the array who could castle');
  });
  test('the grid shows the other moves, and a change of castling takes it out of the line', () => {
    const text = chessWith('KisO2');
    const king = dataOf(text).pieces.findIndex(({ royal }) => royal);
    const shown = editable(text).pieces[king];
    expect(shown.marks).toHaveLength(8);
    expect(shown.others).toEqual([]);
    const without = editGame(text, { do: 'set', settings: [{ at: ['castlings'], to: [] }] });
    expect(without.ok && dataOf(without.text).castlings).toEqual([]);
    const drawn = editGame(text, { do: 'draw', piece: king, marks: shown.marks });
    expect(drawn.ok && dataOf(drawn.text)).toEqual(dataOf(chess));
  });
});
