/** Stalemates of games from `variants.ini` in which the pieces are counted, or not, end as in Fairy-Stockfish. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameData } from '../../workshop/game-data.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { readIni } from '../../workshop/import/read-ini.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { play, positionOf } from './position.ts';

const GAMES = ['draw', 'win', 'loss'].flatMap((value) =>
  ['true', 'false'].map((counted) => ({ name: `stuck-${value}-${counted}`, value, counted })),
);
const TEXT = GAMES.map(
  ({ name, value, counted }) => `[${name}:chess]\nstalemateValue = ${value}\nstalematePieceCount = ${counted}\n`,
).join('\n');
function imported(name: string): GameData {
  const read = readIni(TEXT, name, builtIn);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.data;
}
/** With more pieces than Black, with as many and with fewer White takes away Black's last move. */
const STUCK = [
  ['more', 'K@e1 Q@c6 k@a8', 'k7/8/2Q5/8/8/8/8/4K3 w - - 0 1'],
  ['as many', 'K@e1 Q@c6 k@a8 p@e2', 'k7/8/2Q5/8/8/8/4p3/4K3 w - - 0 1'],
  ['fewer', 'K@e1 Q@c6 k@a8 p@e2 p@e3', 'k7/8/2Q5/8/8/4p3/4p3/4K3 w - - 0 1'],
] as const;

describe.skipIf(!isFfishInstalled)('a stalemate is decided as in Fairy-Stockfish', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
    ffish.loadVariantConfig(TEXT);
  });
  const all = GAMES.flatMap((game) => STUCK.map(([pieces, census, fen]) => ({ ...game, pieces, census, fen })));
  test.each(all)('$value, pieces counted: $counted, White has $pieces', ({ name, census, fen }) => {
    const { outcome } = play(positionOf(imported(name), census), 'Qc6-c7');
    expect(outcome?.reason).toBe('stalemate');
    const board = new ffish.Board(name, fen);
    board.push('c6c7');
    const result = board.result();
    board.delete();
    expect(['1-0', '0-1', '1/2-1/2'][outcome!.winner ?? 2]).toBe(result);
  });
});
