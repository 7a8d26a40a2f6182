/**
 * The known variants as UCI knows them, against Fairy-Stockfish: in positions of random games, each of which is set up from its
 * FEN, both know the same moves. With `UCI_Chess960` they begin with shuffled first positions.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Position } from '../core/position.ts';
import { uciVariants } from '../exchange/known-names.ts';
import type { KnownVariant } from '../exchange/known-variant.ts';
import { uciVariant } from '../exchange/known-variants.ts';
import { Dice } from '../testing/dice.ts';
import { usually } from '../testing/usual.ts';
import { type Ffish, type FfishBoard, isFfishInstalled, loadFfish } from '../testing/workshop/ffish.ts';
import { dataOf } from '../testing/workshop/position.ts';
import { startFenOf } from '../workshop/export/ini-position.ts';
import { normalUciMove } from '../workshop/export/uci-turns.ts';
import type { GameData } from '../workshop/game-data.ts';
import { FirstPositions } from '../workshop/shuffle/first-positions.ts';
import { ReachedPosition } from './reach.ts';

const POSITIONS = usually(8, 400);
const PLIES = 7;
const GAME = 6;

const knownVariant = (name: string, is960: boolean): KnownVariant => {
  const known = uciVariant(name, is960);
  if (!known) throw new Error(name);
  return known;
};
const dataIn = (known: KnownVariant): GameData => dataOf(known.usual().game ?? '');
const shuffled = uciVariants.filter((name) => {
  const { shuffles, castlings } = dataIn(knownVariant(name, true));
  return shuffles !== undefined && castlings.length > 0;
});
const cases = [...uciVariants.map((name) => [name, false] as const), ...shuffled.map((name) => [name, true] as const)];
const legalMoves = (board: FfishBoard): string[] =>
  board.legalMoves().split(' ').filter((move) => move !== ''); // biome-ignore format: short

const positionOf = (known: KnownVariant, fen: string): Position => {
  const request = known.fromFen(fen);
  const reached = request.ok ? new ReachedPosition().to(request.value) : request;
  if (!reached.ok) throw new Error(`${fen}: ${reached.error.message}`);
  return reached.value;
};
const movesOf = (known: KnownVariant, position: Position): string[] =>
  position.outcome ? [] : position.actions().flatMap(({ text }) => known.moveOf(position, [text]) ?? []);

test('chess and its shuffled relatives are among those with UCI_Chess960', () => {
  expect(shuffled).toEqual(expect.arrayContaining(['chess', 'atomic', 'crazyhouse', 'capablanca']));
});

describe.skipIf(!isFfishInstalled)('moves and positions of UCI as Fairy-Stockfish writes them', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await loadFfish();
  });
  test.each(cases)('%s, UCI_Chess960 %s', (name, is960) => {
    expect(ffish.variants().split(/[\s,]+/)).toContain(name);
    const known = knownVariant(name, is960);
    const firsts = new FirstPositions(dataIn(known));
    const dice = new Dice(name.length);
    const begun = (): FfishBoard => {
      if (!is960) return new ffish.Board(name);
      const options = Object.fromEntries(firsts.parts.map(({ rule, count }) => [rule, `${dice.below(count)}`]));
      return new ffish.Board(name, startFenOf(firsts.at(options)), true);
    };
    let now = begun();
    for (let n = 0; n < POSITIONS; n++) {
      for (let ply = 0; ply < PLIES; ply++) {
        const moves = legalMoves(now);
        if (moves.length > 0) now.push(dice.pick(moves));
      }
      const [fen, moves] = [now.fen(), legalMoves(now)];
      const position = positionOf(known, fen);
      expect(movesOf(known, position).map(normalUciMove).sort(), fen).toEqual(moves.map(normalUciMove).sort());
      for (const move of moves.slice(0, 3)) expect(known.actionsOf(position, move), fen).not.toBeNull();
      if (moves.length === 0 || n % GAME === GAME - 1) {
        now.delete();
        now = begun();
      }
    }
    now.delete();
  });
});

describe('the castlings of a FEN', () => {
  const castlings = (fen: string): string[] => {
    const known = knownVariant('chess', true);
    const position = positionOf(known, fen);
    const all = position.actions().filter(({ kind }) => kind === 'castle');
    return all.flatMap(({ text }) => known.moveOf(position, [text]) ?? []);
  };
  test.each([
    ['a Rook anywhere on its wing by K', '1k6/8/8/8/8/8/8/1K5R w K - 0 1', ['b1h1']],
    ['the outermost Rook by K, in whose way the inner one stands', '1k6/8/8/8/8/8/8/1K3R1R w K - 0 1', []],
    ['an inner Rook by its file', '1k6/8/8/8/8/8/8/1K3R1R w F - 0 1', ['b1f1']],
    ['both wings by files', '6k1/8/8/8/8/8/8/2R3KR w HC - 0 1', ['g1c1', 'g1h1']],
    ['Black by small letters', 'r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1', ['e8a8', 'e8h8']],
    ['none without letters', 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1', []],
    ['none of a Rook that is not there', '4k3/8/8/8/8/8/8/4K2R w Q - 0 1', []],
  ])('name %s', (_, fen, found) => {
    expect(castlings(fen).sort()).toEqual(found);
  });
  test('are refused where no first position has them', () => {
    const request = knownVariant('chess', true).fromFen('k6r/8/8/8/8/8/8/K6R w Kk - 0 1');
    expect(request).toMatchObject({ error: { message: expect.stringContaining('No first position of this game') } });
  });
});
