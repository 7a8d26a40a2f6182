/** A bare King loses, unless it bares the other one with the next move: then it is a draw. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Outcome, Position } from '../../core/position.ts';
import { builtIn } from '../../workshop/import/parents.ts';
import { readIni } from '../../workshop/import/read-ini.ts';
import { Dice } from '../dice.ts';
import { usually } from '../usual.ts';
import { type Ffish, isFfishInstalled, loadFfish } from './ffish.ts';
import { dataOf, play, positionOf } from './position.ts';
import { shelf } from './shelf.ts';

const data = dataOf(shelf.get('shatranj')!);
const endOf = (census: string, ...texts: readonly string[]): string | null => {
  const { outcome } = play(positionOf(data, census), ...texts);
  return outcome && `${outcome.winner} ${outcome.reason}`;
};

describe('Shatranj', () => {
  test('a bare King that cannot take the last piece loses with the next move', () => {
    expect(endOf('K@a1 R@e6 k@h8 r@e7', 'Re6xe7')).toBeNull();
    expect(endOf('K@a1 R@e6 k@h8 r@e7', 'Re6xe7', 'Kh8-g8')).toBe('0 extinction');
  });
  test('one that takes it draws, and the table says so', () => {
    const position = play(positionOf(data, 'K@e1 R@e6 k@e8 r@e7'), 'Re6xe7', 'Ke8xe7');
    expect(position.outcome).toEqual({
      ...{ winner: null, reason: 'both-bare' },
      says: 'A draw: neither player has enough pieces left.',
    });
  });
  test('where two are left besides the King no answer helps', () => {
    expect(endOf('K@a1 R@e6 R@b1 k@e8 r@e7', 'Re6xe7')).toBe('0 extinction');
  });
  test('is drawn after 70 moves without progress, as in Fairy-Stockfish', () => {
    expect(data.rules.noProgress).toBe(70);
  });
  test.each(['shatranj', 'courier'])('%s is imported with it', (name) => {
    const read = readIni(`[mine:${name}]`, 'mine', builtIn);
    expect(read).toMatchObject({ ok: true, data: { extinction: { result: 'loses after an answer' } } });
  });
  test('only who loses may answer', () => {
    const read = readIni('[mine:shatranj]\nextinctionValue = win', 'mine', builtIn);
    expect(read).toMatchObject({ ok: false });
  });
});

const GAMES = usually(60, 5_000);
const PLIES = 8;
describe.skipIf(!isFfishInstalled)(`${GAMES} random games of few pieces end as in Fairy-Stockfish`, () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test('which goes on when both are bare', () => {
    const dice = new Dice(1);
    const seen = { won: 0, bare: 0, answered: 0 };
    for (let n = 0; n < GAMES; n++) {
      const census = `K@${dice.pick(['a1', 'd3'])} R@d5 k@${dice.pick(['c7', 'e6', 'h8'])} r@${dice.pick(['a5', 'd7'])}`;
      const position = positionOf(data, dice.below(2) === 0 ? census : `${census} N@b1`);
      const board = new ffish.Board('shatranj', fenOf(position.census()));
      for (let ply = 0; ply < PLIES && position.outcome === null; ply++) {
        const { topology } = position.variant;
        const actions = position.actions();
        const captures = actions.filter(({ text }) => text.includes('x'));
        const action = dice.pick(captures.length > 0 ? captures : actions);
        const isBare =
          position.pieces().filter(({ side, place }) => side === position.turn && place === 'board').length === 1;
        if (isBare) seen.answered++;
        board.push(topology.name(action.from!) + topology.name(action.to!));
        position.play(action);
        const outcome = outcomeOf(position);
        if (outcome?.reason === 'both-bare') seen.bare++;
        const result = outcome === null || outcome.winner === null ? '*' : outcome.winner === 0 ? '1-0' : '0-1';
        if (result !== '*') seen.won++;
        expect(board.result(), board.fen()).toBe(result);
      }
      board.delete();
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(2);
  });
});
const outcomeOf = ({ outcome }: Position): Outcome | null => outcome;
/** White is to move. */
function fenOf(census: string): string {
  const at = new Map(census.split(' ').map((token) => token.split('@').reverse() as [string, string]));
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh']
      .map((file) => at.get(`${file}${rank}`) ?? '1')
      .join('')
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  return `${rows.join('/')} w - - 0 1`;
}
