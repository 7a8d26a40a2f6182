/** Walls that are laid in play. */
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../core/start/start.ts';
import { startOf } from '../../core/start/start-written.ts';
import { isMidTurn } from '../../core/turn.ts';
import { gameText, OwnTable, type Parts, tableOf, variantOf } from './own-game.fixture.ts';

const KINDS = [
  'King K royal = yes; moves = K',
  'Rook R moves = R',
  'Knight N moves = N',
  'Gunner U moves = W; shoots = R',
];
const ROWS = '....k\n.....\n.....\n.....\nK...R';
const rules = (lines: string, more: Partial<Parts> = {}): Parts => ({
  ...{ kinds: KINDS, rows: ROWS, more: `[rules]\n${lines}` },
  ...more,
});
const inGame = ({ position }: OwnTable) => ({ turn: position.turn, budget: position.budget });
const walls = (table: OwnTable): readonly string[] => table.texts.filter((text) => text.startsWith('wall@'));

describe('A wall that is left behind', () => {
  const parts = rules('walls = left behind');
  test('is where the piece stood, and the turn is over', () => {
    const table = tableOf(parts);
    const effects = table.position.effectsOf(table.find('Re1-e3'));
    expect(effects.map((e) => e.do)).toEqual(['go', 'feature', 'turn']);
    table.play('Re1-e3', 'Ke5-d5');
    expect(table.census).toBe('K@a1 R@e3 k@d5 wall@e1 wall@e5');
    expect(table.position.takeBack()).toBe(true);
    expect(table.census).toBe('K@a1 R@e3 k@e5 wall@e1');
  });
  test('is not there where nobody left, or somebody came', () => {
    expect(tableOf(parts, 'K@a1 U@c1 n@c4 k@e5').play('Uc1*c4').census).toBe('K@a1 U@c1 k@e5');
  });
  test('may uncover no check, for it closes the line that was opened', () => {
    const table = tableOf(parts, 'K@a1 R@a3 r@a5 k@e5');
    expect(table.of('a3')).toContain('Ra3-c3');
    expect(tableOf(rules('walls = none'), 'K@a1 R@a3 r@a5 k@e5').of('a3')).not.toContain('Ra3-c3');
  });
  test('is left in a part of the board alone, where the file says so', () => {
    const part = rules('walls = left behind\nwalls on = low', {
      more: '[zones]\nlow = ranks 1-2\n[rules]\nwalls = left behind\nwalls on = low',
    });
    expect(tableOf(part).play('Re1-e3', 'Ke5-d5').census).toBe('K@a1 R@e3 k@d5 wall@e1');
  });
});

describe('A wall that is laid anywhere', () => {
  const parts = rules('walls = anywhere');
  test('is the second action of the same turn', () => {
    const table = tableOf(parts);
    expect(walls(table)).toEqual([]);
    expect(inGame(table)).toEqual({ turn: 0, budget: null });
    expect(isMidTurn(table.position.game)).toBe(false);
    table.play('Re1-e3');
    expect(inGame(table)).toMatchObject({ turn: 0, budget: { left: 1, of: 2, says: 'A wall is laid now.' } });
    expect(isMidTurn(table.position.game)).toBe(true);
    expect(table.texts).toHaveLength(22);
    expect(walls(table)).toHaveLength(22);
    expect(table.find('Wall e4')).toMatchObject({ text: 'wall@e4', kind: 'place', places: 'wall', label: 'Wall e4' });
    table.play('wall@e4');
    expect(table.census).toBe('K@a1 R@e3 k@e5 wall@e4');
    expect(inGame(table)).toEqual({ turn: 1, budget: null });
  });
  test('nothing else is done before it', () => {
    const table = tableOf(parts, 'K@a1 U@c1 n@c4 k@e5').play('Ka1-a2');
    expect(table.texts.every((text) => text.startsWith('wall@'))).toBe(true);
    expect(table.why('c1', 'c2')).toBe('A wall must be laid first.');
  });
  test('why not is told', () => {
    const table = tableOf(parts);
    const cell = (name: string) => table.position.game.topology.parse(name)!;
    expect(table.position.whyNotLaid('wall', cell('e4')).says).toBe('A wall is laid after the move.');
    table.play('Re1-e3');
    expect(table.position.whyNotLaid('wall', cell('e3')).says).toBe('White Rook stands on e3.');
    expect(table.position.whyNotLaid('wall', cell('e4')).says).toBe('After the move, a wall is laid.');
  });
  test('a move must get out of check by itself', () => {
    expect(tableOf(parts, 'K@a1 N@c3 r@a5 k@e5').of('c3').toSorted()).toEqual(['Nc3-a2', 'Nc3-a4']);
  });
  test('the first to take the King has won, and lays nothing', () => {
    const free = rules('walls = anywhere\ncheck = no\n[endings]\nextinct = any of King: loses');
    const table = tableOf(free, 'K@a1 R@e1 k@e5').play('Re1xe5');
    expect(table.position.outcome).toMatchObject({ winner: 0 });
    expect(table.texts).toEqual([]);
  });
  test('where there is no square for it, nobody may move', () => {
    const parts = rules('check = no\nwalls = anywhere\nwalls on = spot', {
      more: '[zones]\nspot = c3\n[rules]\ncheck = no\nwalls = anywhere\nwalls on = spot',
    });
    const table = tableOf(parts, 'K@a1 R@c1 k@e5');
    expect(table.of('c1')).not.toContain('Rc1-c3');
    expect(table.why('c1', 'c3')).toBe('Then there would be no square for the wall.');
    table.play('Rc1-c2');
    expect(walls(table)).toEqual(['wall@c3']);
    const spot = table.position.game.topology.parse('d4')!;
    expect(table.position.whyNotLaid('wall', spot).says).toBe('No wall may be laid on d4.');
    table.play('wall@c3');
    expect(table.position.outcome).toMatchObject({ reason: 'stalemate' });
  });
});

test('Royal pieces that face each other after a move need not be parted by its wall', () => {
  const parts = rules('walls = anywhere\nfacing royals = draw');
  const table = tableOf(parts, 'K@a1 k@b5 R@d1').play('Rd1-d3', 'wall@d4', 'Kb5-a5');
  expect(walls(table)).toHaveLength(21);
  table.play('wall@e5');
  expect(table.position.outcome).toBe(null);
  expect(table.of('d3')).toEqual(['Rd3-a3']);
});

describe('A wall that is laid in line', () => {
  const parts = rules('walls = in line\ncheck = no');
  test('is where a Queen could go from where the piece has come to', () => {
    const table = tableOf(parts, 'K@a1 N@b1 k@e5 wall@c5').play('Nb1-c3');
    const lines = 'a3 a5 b2 b3 b4 c1 c2 c4 d2 d3 d4 e1 e3';
    expect(
      walls(table)
        .map((text) => text.slice(5))
        .sort(),
    ).toEqual(lines.split(' '));
    const cell = table.position.game.topology.parse('b1')!;
    expect(table.position.whyNotLaid('wall', cell).says).toMatch(/^A wall must be laid in line/);
  });
  test('may be where the piece has come from', () => {
    expect(walls(tableOf(parts).play('Re1-e3'))).toContain('wall@e1');
  });
});

describe('A wall that is moved', () => {
  const parts = rules('walls = moved');
  test('comes to the board, and then from one square to another', () => {
    const table = tableOf(parts).play('Re1-e3', 'wall@e4', 'Ke5-d5');
    expect(walls(table)).not.toContain('wall@e4');
    const effects = table.position.effectsOf(table.find('wall@e5'));
    expect(effects).toMatchObject([
      { do: 'feature', feature: 'wall', on: false },
      { do: 'feature', feature: 'wall', on: true },
      { do: 'turn' },
    ]);
    table.play('wall@e5');
    expect(table.census).toBe('K@a1 R@e3 k@d5 wall@e5');
  });
  test('may lie on the board from the first', () => {
    const begun = { ...parts, more: `[features]\nwall = c3\n${parts.more}` };
    expect(tableOf(begun).play('Re1-e3', 'wall@d4').census).toBe('K@a1 R@e3 k@e5 wall@d4');
  });
  test('is one at most', () => {
    const pieces = ['a1 white', 'e5 black'].map((p) => ({ kind: 'king', side: p.slice(3), at: p.slice(0, 2) }));
    const start = { pieces, features: ['c3', 'd3'].map((at) => ({ feature: 'wall', at })) };
    const says = problemsOf(variantOf(gameText(parts)), {}, start).map((problem) => problem.says);
    expect(says).toEqual(['There is one wall at most, which is moved.']);
  });
  test('may not leave the King to a capture, and a move after which it must is none', () => {
    const table = tableOf(parts, 'K@a1 N@d1 r@a5 k@e5 wall@a3');
    table.play('Nd1-e3');
    expect(walls(table)).toEqual(['wall@a2', 'wall@a4']);
    const cell = table.position.game.topology.parse('b3')!;
    expect(table.position.whyNotLaid('wall', cell).says).toBe('With a wall there a royal piece could be captured.');
    const near = tableOf(parts, 'K@a1 N@d1 r@a3 k@e5 wall@a2');
    expect(near.of('d1')).toEqual([]);
    expect(near.why('d1', 'e3')).toBe('Then there would be no square for the wall.');
  });
  test('makes no progress, and counts as one move with what was moved', () => {
    const table = tableOf(rules('walls = moved\nno progress = 1\nrepetition = 0'));
    table.play('Re1-d1', 'wall@a5', 'Ke5-e4');
    expect(table.position.outcome).toBe(null);
    expect(table.play('wall@a4').position.outcome).toMatchObject({ reason: 'quiet' });
  });
  test('repetition counts whole turns', () => {
    const table = tableOf(rules('walls = moved\nrepetition = 2'), 'K@a1 R@e1 k@d5 wall@b1');
    table.play('Re1-e3', 'wall@b2', 'Kd5-c5', 'wall@b3', 'Re3-e2', 'wall@b4', 'Kc5-d5', 'wall@b1', 'Re2-e3');
    expect(table.position.outcome).toBe(null);
    expect(table.play('wall@b2').position.outcome).toMatchObject({ winner: null, reason: 'repetition' });
  });
});

describe('A turn in which a wall is still to be laid', () => {
  test.each(['anywhere', 'in line', 'moved'])('is written down and read: %s', (how) => {
    const parts = rules(`walls = ${how}`);
    const table = tableOf(parts).play('Re1-e3');
    const start = startOf(table.position.game, null);
    expect(start).toHaveProperty('laying');
    const again = new OwnTable(variantOf(gameText(parts)), table.census, start);
    expect(again.position.key()).toBe(table.position.key());
    expect(again.texts).toEqual(table.texts);
  });
  test('binds one side: what the other could do is told as ever', () => {
    const { position } = tableOf(rules('walls = anywhere')).play('Re1-e3');
    const king = position.game.pieceOn(position.game.topology.parse('e5')!);
    expect(position.reachOf(king).length).toBeGreaterThan(0);
  });
});
