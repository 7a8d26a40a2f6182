/** Enemies that change sides, passing by who can do nothing else, and games that end when the board is full. */
import { describe, expect, test } from 'vitest';
import { gameText, OwnTable, variantOf } from './own-game.fixture.ts';

const STONES = ['Stone S moves = mK'];
interface Rules {
  readonly rules: string;
  readonly drops?: string;
  readonly hands?: string;
  readonly endings?: string;
  readonly kinds?: readonly string[];
}
const table = (
  rows: string,
  { rules, drops = '', hands = 'white = Stone Stone\nblack = Stone Stone', endings = '', kinds = STONES }: Rules,
): OwnTable =>
  new OwnTable(
    variantOf(
      gameText({
        ...{ kinds, rows: rows.replaceAll(' ', '') },
        more: `[rules]\ncheck = no\n${rules}\n[hands]\n${hands}\n[drops]\nwhere = board\n${drops}\n[endings]\n${endings}`,
      }),
    ),
  );
/** The board after the move, the top rank first. */
const boardAfter = (one: OwnTable, ...moves: readonly string[]): string => {
  const { game } = one.play(...moves).position;
  const { topology } = game;
  const letter = (x: number, y: number): string => {
    const there = game.pieceOn(topology.cells[y * topology.width + x]);
    if (there < 0) return '.';
    return game.sideOf(there) === 0 ? game.typeOf(there).letter : game.typeOf(there).letter.toLowerCase();
  };
  const rows = Array.from({ length: topology.height }, (_, n) => topology.height - 1 - n);
  return rows.map((y) => Array.from({ length: topology.width }, (_, x) => letter(x, y)).join('')).join('/');
};

describe('Enclosed enemies change sides', () => {
  const rules = 'turns over = enclosed';
  test('on every line, up to the next piece of the side, by a drop and by a move', () => {
    const rows = '. . . . S\n. . . s .\nS s . . s\n. . . . .\n. . . . .';
    expect(boardAfter(table(rows, { rules }), 'S@c3')).toBe('....S/...S./SSS.s/...../.....');
    expect(boardAfter(table('. . . . S\n. . . s .\nS s . . s\n. . S . .\n. . . . .', { rules }), 'Sc2-c3')).toBe(
      '....S/...S./SSS.s/...../.....',
    );
  });
  test('not over an empty square, a hole, or to the edge', () => {
    expect(boardAfter(table('. . . .\n. . . .\n. . . .\nS . s .', { rules }), 'S@d1')).toBe('..../..../..../S.sS');
    expect(boardAfter(table('. . . .\n. . . .\n. . . .\nS * s .', { rules }), 'S@d1')).toBe('..../..../..../S.sS');
    expect(boardAfter(table('. . . .\n. . . .\n. . . S\ns s s .', { rules }), 'S@d1')).toBe('..../..../...S/sssS');
  });
  test('is told effect by effect, and taken back whole', () => {
    const one = table('. . . .\n. . . .\n. . . .\nS s s .', { rules });
    const before = one.position.fingerprint();
    const effects = one.position.effectsOf(one.find('S@d1'));
    expect(effects.filter((e) => e.do === 'convert')).toEqual([
      expect.objectContaining({ side: 0, group: null, was: null, because: 'Enemies change sides.' }),
      expect.objectContaining({ side: 0, group: null, was: null, because: 'Enemies change sides.' }),
    ]);
    expect(one.position.fingerprint()).toBe(before);
  });
});

describe('Enemies beside the piece change sides', () => {
  const rows = '. . . . .\n. . s . .\n. s . . .\n. . . . .\nS . . . .';
  test('whoever moves or is dropped there', () => {
    expect(boardAfter(table(rows, { rules: 'turns over = beside' }), 'S@c3')).toBe('...../..S../.SS../...../S....');
    expect(boardAfter(table(rows, { rules: 'turns over = beside' }), 'Sa1-a2')).toBe('...../..s../.S.../S..../.....');
  });
  test('after a drop only beside a friend, where it must be supported', () => {
    const rules = 'turns over = beside if supported';
    expect(boardAfter(table(rows, { rules }), 'S@c3')).toBe('...../..s../.sS../...../S....');
    expect(boardAfter(table(rows, { rules }), 'S@a2')).toBe('...../..s../.S.../S..../S....');
    expect(boardAfter(table(rows, { rules }), 'Sa1-a2')).toBe('...../..s../.S.../S..../.....');
  });
  test('but never royal pieces', () => {
    const kinds = [...STONES, 'King K royal = yes; moves = K'];
    expect(
      boardAfter(table('. . . k\n. . s .\n. . . .\nK . . .', { rules: 'turns over = beside', kinds }), 'S@d3'),
    ).toBe('...k/..SS/..../K...');
  });
});

describe('Passing only where nothing else can be done', () => {
  const rules = 'pass = if stuck\nstalemate = more wins';
  const stuck = ['Stone S'];
  test('is not offered while there is a move or a drop', () => {
    expect(table('. . .\n. . .\nS . s', { rules }).texts).not.toContain('pass');
    expect(table('. . .\n. . .\nS . s', { rules, kinds: stuck, hands: 'black = Stone' }).texts).toEqual(['pass']);
  });
  test('twice in a row ends the game', () => {
    const one = table('. . .\n. . .\nS . s', { rules, kinds: stuck, hands: '', endings: 'points = 1 Stone' });
    expect(one.play('pass', 'pass').position.outcome).toMatchObject({ winner: null, reason: 'passes' });
  });
  test('needs a piece on the board: without one the player with more of them wins', () => {
    const one = table('. S .\n. . .\n. . .', {
      rules,
      kinds: stuck,
      hands: 'black = Stone',
      drops: 'onto = enclosing',
    });
    expect(one.play('pass').position.outcome).toMatchObject({ winner: 0, reason: 'stalemate' });
  });
});

describe('A full board ends the game', () => {
  const full = (more: string): OwnTable =>
    table('S s\n. s', { rules: 'full board = ends', kinds: ['Stone S'], hands: 'white = Stone', endings: more });
  test('with a draw, or by points', () => {
    expect(full('').play('S@a1').position.outcome).toMatchObject({ winner: null, reason: 'full-board' });
    expect(full('points = 1 Stone; white 1').play('S@a1').position.outcome).toMatchObject({
      winner: 0,
      reason: 'points',
    });
  });
});
