/** What a search is told of games of one's own. */
import { describe, expect, test } from 'vitest';
import { evaluatorOf } from '../../search/evaluate.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { gameText, OwnTable, type Parts, tableOf, variantOf } from './own-game.fixture.ts';

const gameOf = (name: string) => variantOf(shelf.get(name)!);
const extra = (name: string, census?: string): number => {
  const { game, variant } = new OwnTable(gameOf(name), census).position;
  return variant.judgement?.extra?.(game) ?? 0;
};

describe('A King that is left alone', () => {
  test('is better attacked near a corner, with the pieces near it', () => {
    const inMiddle = extra('makruk', 'K@d1 R@a1 k@e5');
    expect(extra('makruk', 'K@d1 R@a1 k@h8')).toBeGreaterThan(inMiddle);
    expect(extra('makruk', 'K@d3 R@a1 k@e5')).toBeGreaterThan(inMiddle);
    expect(extra('makruk', 'K@d1 R@c3 k@e5')).toBeGreaterThan(inMiddle);
  });
  test('is attacked alike by both sides', () => {
    expect(extra('makruk', 'k@d8 r@a8 K@e4')).toBe(-extra('makruk', 'K@d1 R@a1 k@e5'));
  });
  test('is attacked the less the more it has beside it, in hand too', () => {
    const [alone, withMet, withRook] = ['', ' m@h8', ' r@h8 r@g8'].map((men) =>
      extra('makruk', `K@d1 R@a1 R@b1 R@c1 k@e5${men}`),
    );
    expect(alone).toBeGreaterThan(withMet);
    expect(withMet).toBeGreaterThan(withRook);
    expect(withRook).toBe(0);
    expect(extra('makruk', 'K@d1 k@e5')).toBe(0);
    expect(extra('crazyhouse', 'K@d1 Q@a1 k@e5 n@-')).toBeLessThan(extra('crazyhouse', 'K@d1 Q@a1 k@e5'));
  });
  test('is driven into a corner of the shade of a Bishop, and into any by what goes on both', () => {
    const withBishop = (king: string): number => extra('orthodox', `K@e5 B@c3 N@d4 ${king}`);
    expect(withBishop('k@h8')).toBeGreaterThan(withBishop('k@a8') + 100);
    expect(withBishop('k@h8')).toBeGreaterThan(withBishop('k@h5') + 50);
    const withRook = (king: string): number => extra('orthodox', `K@e5 R@c3 N@d4 ${king}`);
    expect(Math.abs(withRook('k@h8') - withRook('k@a8'))).toBeLessThan(60);
  });
  test('by a King and a Pawn whose King leads it to its promotion', () => {
    expect(extra('orthodox', 'K@e5 P@e3 k@e7')).toBeGreaterThan(extra('orthodox', 'K@d3 P@e3 k@e7') + 100);
    expect(extra('makruk', 'K@e5 P@e4 k@e7')).toBe(0);
  });
  test('counts nothing where nobody is mated', () => {
    expect(extra('racing-kings', 'K@d1 R@a1 k@h5')).toBe(0);
    expect(extra('losers', 'K@d1 R@a1 k@e5')).toBe(0);
  });
});

test('pieces cost their owner where having none wins, the farther they go the more', () => {
  const { worth = {}, mayPass } = gameOf('antichess').judgement ?? {};
  expect(worth.king).toBeLessThan(0);
  expect(worth.pawn).toBeLessThan(0);
  expect(worth.queen).toBeLessThan(worth.pawn);
  expect(mayPass?.(new OwnTable(gameOf('antichess')).position.game)).toBe(false);
});
test('a King that runs for its goal and cannot be given check is better the nearer it is', () => {
  const variant = gameOf('racing-kings');
  const at = (cell: string, type = 'king'): number =>
    variant.judgement?.square?.(type, 0, variant.topology.parse(cell)!) ?? 0;
  expect([at('a3') - at('a2'), at('h8') - at('a7')]).toEqual([at('c8') - at('c7'), at('c7') - at('c6')]);
  expect(at('a3')).toBeGreaterThan(at('a2'));
  expect(at('a3', 'queen')).toBe(0);
});
test('armies that differ are level at first', () => {
  const { position } = new OwnTable(gameOf('maharajah'));
  const { game, variant } = position;
  const army = game.pieces.reduce((sum, p) => sum + (game.typeOf(p).royal ? 0 : game.typeOf(p).value), 0);
  expect(variant.judgement?.extra?.(game)).toBeGreaterThan(90 * army);
  expect(gameOf('orthodox').judgement?.extra?.(new OwnTable(gameOf('orthodox')).position.game)).toBe(0);
});

describe('Where a piece stands', () => {
  const orthodox = gameOf('orthodox');
  const at = (variant: typeof orthodox, type: string, cell: string, side: 0 | 1 = 0): number =>
    variant.judgement!.square!(type, side, variant.topology.parse(cell)!);
  test('a Pawn is worth more the nearer it is to its promotion, for both sides', () => {
    const [near, half, far] = ['e7', 'e4', 'e2'].map((cell) => at(orthodox, 'pawn', cell));
    expect(near).toBeGreaterThan(half);
    expect(half).toBeGreaterThan(far);
    expect(at(orthodox, 'pawn', 'e2', 1)).toBe(near);
    expect(at(orthodox, 'queen', 'e7')).toBe(0);
  });
  test('in the zone of its promotion it is worth the most', () => {
    const makruk = gameOf('makruk');
    expect(at(makruk, 'pawn', 'e6')).toBe(at(makruk, 'pawn', 'e7'));
    expect(at(makruk, 'pawn', 'e6')).toBeGreaterThan(at(makruk, 'pawn', 'e5'));
  });
  test('a piece that only takes another form, as in shogi, is worth no more near its zone', () => {
    expect(at(gameOf('shogi'), 'pawn', 'e7')).toBe(0);
  });
  test('a piece stands better where it is freer', () => {
    const worthAt = (cell: string): number =>
      evaluatorOf(orthodox).score(new OwnTable(orthodox, `K@a1 N@${cell} k@h8`).position.game);
    expect(worthAt('e4')).toBeGreaterThan(worthAt('h4'));
    expect(worthAt('h4')).toBeGreaterThan(worthAt('h1'));
  });
});

describe('Who cannot move loses, walls fill the board, and nobody is captured', () => {
  const ROWS = '.....\n.....\n.....\n.....\nA...a';
  const FILLED = 'walls = anywhere\nstalemate = lost';
  const parts = (moves: string, rules = FILLED, rows = ROWS): Parts => ({
    kinds: [`Amazon A moves = ${moves}`],
    rows,
    more: `[rules]\ncheck = no\n${rules}`,
  });
  const judged = (given: Parts, census: string, turn = 'white', field: object = {}): number => {
    const { game, variant } = tableOf(given, census, { turn, ...field }).position;
    return variant.judgement!.extra!(game);
  };
  const kings = parts('mK');

  test('a square counts for whoever reaches it sooner', () => {
    expect(judged(kings, 'A@c3 a@a1')).toBeGreaterThan(judged(kings, 'A@b2 a@e5'));
    expect(judged(kings, 'A@a3 a@c3')).toBeLessThan(0);
  });
  test('both sides are judged alike, and it is better to move next', () => {
    expect(judged(kings, 'A@a3 a@c3')).toBe(-judged(kings, 'A@c3 a@a3', 'black'));
    expect(judged(kings, 'A@a1 a@e5')).toBeGreaterThan(0);
    expect(judged(kings, 'A@a1 a@e5', 'black')).toBe(-judged(kings, 'A@a1 a@e5'));
  });
  test('who has still to lay a wall has moved', () => {
    expect(judged(kings, 'A@a1 a@e5', 'white', { laying: true })).toBe(judged(kings, 'A@a1 a@e5', 'black'));
  });
  test('squares that nobody can reach count for nothing', () => {
    const shut = 'A@a1 a@e1 wall@a4 wall@b4 wall@c4 wall@d4 wall@e4';
    expect(judged(kings, shut)).toBe(judged(kings, `${shut} wall@a5 wall@c5 wall@e5`));
  });
  test('squares that only one side can reach count for it, however far they are', () => {
    const shut = 'wall@b1 wall@b2 wall@b3 wall@b4';
    const open = judged(kings, `A@a1 a@c1 ${shut} wall@b5`);
    expect(open).toBeLessThan(0);
    expect(judged(kings, `A@a1 a@c1 ${shut} wall@b5 wall@e5`)).toBeGreaterThan(open);
    expect(judged(kings, `A@a1 a@c1 ${shut} wall@b5 wall@a5`)).toBeLessThan(open);
  });
  test('how soon depends on how the pieces move', () => {
    // along its lines it is everywhere in two moves, and the other one in four
    expect(judged({ ...kings, kinds: ['Amazon A moves = mQ', 'Man M moves = mK'] }, 'A@a1 m@e1')).toBeGreaterThan(100);
    expect(judged(parts('mQ'), 'A@a1 a@e1', 'black')).toBe(-judged(parts('mQ'), 'A@a1 a@e1'));
    const rooks = (walls: string): number => judged(parts('mR'), `A@a1 a@e5 ${walls}`);
    expect(rooks('wall@b1 wall@a2')).toBeLessThan(rooks('wall@b2 wall@a3'));
  });
  test('a move ahead is one for either side', () => {
    expect(judged(parts('mfW'), 'A@c1 a@c5')).toBeGreaterThan(0);
    expect(judged(parts('mfW'), 'A@c1 a@c5', 'black')).toBe(-judged(parts('mfW'), 'A@c1 a@c5'));
    expect(judged(parts('mfW'), 'A@c5 a@c1')).toBe(0);
  });
  test('a move that depends on others is judged as a step of a King', () => {
    expect(judged(parts('mnN'), 'A@a3 a@c3')).toBe(judged(kings, 'A@a3 a@c3'));
  });
  test('a hole in the board is no square', () => {
    const holed = parts('mK', FILLED, ROWS.replace('.....', '**...'));
    expect(judged(holed, 'A@a3 a@c3')).toBe(judged(kings, 'A@a3 a@c3 wall@a5 wall@b5'));
  });
  test('no other game is judged so', () => {
    const isJudged = (given: Parts): boolean => variantOf(gameText(given)).judgement?.mayPass !== undefined;
    expect(isJudged(kings)).toBe(true);
    expect(isJudged(parts('K'))).toBe(false);
    expect(isJudged(parts('mK', 'walls = anywhere\nstalemate = draw'))).toBe(false);
    expect(isJudged(parts('mK', 'walls = moved\nstalemate = lost'))).toBe(false);
    expect(isJudged(parts('mK', `${FILLED}\n[endings]\nin a row = 3: wins`))).toBe(false);
    expect(gameOf('amazons').judgement).toBeDefined();
    expect(gameOf('isolation').judgement).toBeDefined();
    expect(gameOf('amazons').judgement?.mayPass?.(new OwnTable(gameOf('amazons')).position.game)).toBe(false);
  });
});
