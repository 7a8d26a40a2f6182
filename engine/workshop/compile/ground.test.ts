/** Walls, mines and portals. */
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../core/start/start.ts';
import { startOf } from '../../core/start/start-written.ts';
import { describe as describeVariant } from '../../core/text/describe.ts';
import { gameText, OwnTable, type Parts, tableOf, variantOf } from './own-game.fixture.ts';

const KINDS = [
  'King K royal = yes; moves = K',
  'Rook R moves = R',
  'Cannon C moves = mRcpR',
  'Sumo S moves = mW; pushes = W',
  'Trader T moves = mW; swaps = K with anybody',
  'Bomb B moves = W; bursts = taken',
  'Knight N moves = N',
];
const ROWS = `
  .....k
  ......
  ......
  ......
  ......
  K.....`;
const on = (features: string, more = ''): Parts => ({
  kinds: KINDS,
  rows: ROWS,
  more: `[features]\n${features}\n${more}`,
});

describe('A wall', () => {
  const walled = on('wall = c3');
  test('lies on the board from the first', () => {
    expect(tableOf(walled).census).toBe('K@a1 k@f6 wall@c3');
    expect(tableOf(walled).position.features(null)).toMatchObject([{ feature: 'wall', side: null }]);
  });
  test('is described, and so is what lies on mined squares', () => {
    expect(describeVariant(variantOf(gameText(on('wall = c3\nmine = d4')))).ground).toEqual([
      { id: 'wall', cell: 14 },
      { id: 'mine', cell: 21 },
    ]);
    expect(describeVariant(variantOf(gameText({ kinds: KINDS, rows: ROWS })))).not.toHaveProperty('ground');
  });
  test('stops who slides, and is entered by nobody', () => {
    const table = tableOf(walled, 'K@a1 k@f6 R@a3 N@b5 wall@c3');
    expect(table.of('a3')).toContain('Ra3-b3');
    expect(table.of('a3')).not.toContain('Ra3-d3');
    expect(table.of('b5')).not.toContain('Nb5-c3');
    expect(table.why('a3', 'd3')).toBe('The Wall on c3 is in the way.');
    expect(table.why('b5', 'c3')).toBe('The Wall cannot be captured.');
  });
  test('of nobody’s side: Black captures it as little as White', () => {
    const table = tableOf(walled, 'K@a1 k@f6 r@c5 wall@c3', { turn: 'black' });
    expect(table.of('c5')).toContain('Rc5-c4');
    expect(table.of('c5').filter((text) => text.includes('c3'))).toEqual([]);
  });
  test('is a hurdle', () => {
    const table = tableOf(walled, 'K@a1 k@f6 C@a3 n@e3 wall@c3');
    expect(table.of('a3')).toContain('Ca3xe3');
  });
  test('is neither pushed nor swapped with, and stands in explosions', () => {
    const table = tableOf(walled, 'k@f6 K@a1 s@c4 t@d3 wall@c3 b@d2 R@d1', { turn: 'black' });
    expect(table.of('c4').filter((text) => text.includes('c3'))).toEqual([]);
    expect(table.of('d3').filter((text) => text.includes('<>c3'))).toEqual([]);
    expect(table.why('d3', 'c3')).toBe('Trader does not swap places with the Wall.');
    table.play('Kf6-f5', 'Rd1xd2');
    expect(table.census).toBe('K@a1 k@f5 s@c4 wall@c3');
  });
  test('does not count as one of White’s pieces', () => {
    const parts = on('wall = c3', '[rules]\ncheck = no\n[endings]\nextinct = all, at most 1: loses');
    const table = tableOf(parts, 'K@a1 N@c1 k@f6 r@c5 r@a6 wall@c3').play('Nc1-d3', 'Ra6xa1');
    expect(table.position.outcome).toMatchObject({ winner: 1, reason: 'extinction' });
  });
});

describe('Walls belong to nobody', () => {
  test('so that none of them reaches a goal', () => {
    const parts = on('wall = c3', '[zones]\nhill = c3-d4\n[rules]\ncheck = no\n[endings]\ngoal = anybody on hill');
    expect(tableOf(parts).play('Ka1-a2').position.outcome).toBe(null);
  });
  test('and none is lifted', () => {
    const parts = { ...on('wall = c3'), kinds: [...KINDS, 'Crane E lifts = anybody', 'Hook H lifts = friends'] };
    const table = tableOf(parts, 'K@a1 k@f6 E@c2 H@d3 wall@c3');
    expect(table.texts.filter((text) => text.includes('@c3>'))).toEqual([]);
    expect(table.why('c2', 'c3')).toBe('Crane does not lift the Wall.');
  });
  test('and none lends its moves', () => {
    const parts = { ...on('wall = c3'), kinds: [...KINDS, 'Ape A moves also like = friends beside'] };
    const [, , ape] = tableOf(parts, 'K@a1 k@f6 A@c2 wall@c3').position.pieces();
    expect(ape.states).toEqual([]);
  });
  test('and none has moved, so that a position set up is the one that was played', () => {
    const zones = '[zones]\nedge = rank 1\n[hands]\nwhite = Knight\n';
    const parts = on('wall = c3', `${zones}[rules]\ngating from = edge`);
    const { position } = tableOf(parts).play('Ka1-a2,N@a1', 'Kf6-f5', 'Ka2-a3');
    const again = new OwnTable(variantOf(gameText(parts)), position.census(), startOf(position.game, null));
    expect(again.position.key()).toBe(position.key());
  });
});

describe('A mine', () => {
  const mined = on('mine = c3 d4');
  test('takes who comes to stand on it, and is gone', () => {
    const table = tableOf(mined, 'K@a1 k@f6 R@c1 mine@c3 mine@d4');
    const effects = table.position.effectsOf(table.find('Rc1-c3'));
    expect(effects.map((e) => e.do)).toEqual(['go', 'burst', 'take', 'feature', 'turn']);
    expect(table.find('Rc1-c3').losses).toHaveLength(1);
    table.play('Rc1-c3');
    expect(table.census).toBe('K@a1 k@f6 mine@d4');
  });
  test('lets pass who goes over it', () => {
    expect(tableOf(mined, 'K@a1 k@f6 R@c1 mine@c3').play('Rc1-c5').census).toBe('K@a1 R@c5 k@f6 mine@c3');
  });
  test('takes captor and captive alike', () => {
    expect(tableOf(mined, 'K@a1 k@f6 R@c1 n@c3 mine@c3').play('Rc1xc3').census).toBe('K@a1 k@f6');
  });
  test('takes who is pushed or swapped onto it', () => {
    expect(tableOf(mined, 'K@a1 k@f6 S@c1 n@c2 mine@c3').play('Sc1>c2>c3').census).toBe('K@a1 S@c2 k@f6');
    expect(tableOf(mined, 'K@a1 k@f6 T@b2 n@c3 mine@c3').play('Tb2<>c3').census).toBe('K@a1 k@f6 n@b2');
  });
  test('is no capture: nothing explodes by it', () => {
    const loud = on('mine = c3', '[rules]\ncaptures explode = yes');
    const table = tableOf(loud, 'K@a1 k@f6 S@c1 N@b1 n@c2 mine@c3').play('Sc1>c2>c3');
    expect(table.census).toBe('K@a1 N@b1 S@c2 k@f6');
  });
  test('ends the game for whose King is put on it by the other side, where kings must be safe', () => {
    const census = 'K@a1 k@c4 r@f5 S@c5 mine@c3';
    const endOf = (more?: string) => tableOf(on('mine = c3', more), census).play('Sc5>c4>c3').position.outcome;
    expect(endOf()).toMatchObject({ winner: 0, reason: 'royal-lost' });
    expect(endOf('[rules]\ncheck = no')).toBe(null);
  });
  test('may not cost its own side the King', () => {
    const table = tableOf(mined, 'K@c2 k@f6 mine@c3');
    expect(table.of('c2')).not.toContain('Kc2-c3');
    expect(table.why('c2', 'c3')).toBe('Then its own side would lose a royal piece.');
    expect(tableOf(on('mine = c3', '[rules]\ncheck = no'), 'K@c2 k@f6 mine@c3').of('c2')).toContain('Kc2-c3');
  });
});

describe('A portal', () => {
  const gates = on('portal = c3 f1\nportal = a6 d6');
  test('lets out on the other side who ends a move there', () => {
    const table = tableOf(gates, 'K@a1 k@f6 R@c1 portal@c3 portal@f1');
    expect(table.play('Rc1-c3').census).toBe('K@a1 R@f1 k@f6 portal@c3 portal@f1');
  });
  test('tells where it leads, each pair for itself', () => {
    const { position } = tableOf(gates);
    const leads = position
      .features(null)
      .map(({ feature, cell, leadsTo }) => [
        feature,
        position.game.topology.name(cell),
        position.game.topology.name(leadsTo!),
      ]);
    expect(leads.sort()).toEqual([
      ['portal', 'c3', 'f1'],
      ['portal', 'f1', 'c3'],
      ['portal-2', 'a6', 'd6'],
      ['portal-2', 'd6', 'a6'],
    ]);
  });
  test('keeps who ends a move there while somebody stands on the other side', () => {
    const table = tableOf(gates, 'K@a1 k@f6 R@c1 n@f1 portal@c3 portal@f1').play('Rc1-c3');
    expect(table.census).toBe('K@a1 R@c3 k@f6 n@f1 portal@c3 portal@f1');
  });
  test('captures first, and then lets out', () => {
    const table = tableOf(gates, 'K@a1 k@f6 R@c1 n@c3 portal@c3 portal@f1').play('Rc1xc3');
    expect(table.census).toBe('K@a1 R@f1 k@f6 portal@c3 portal@f1');
  });
  test('does not let the King out into check', () => {
    const table = tableOf(gates, 'K@c2 k@f6 r@f4 portal@c3 portal@f1');
    expect(table.of('c2')).not.toContain('Kc2-c3');
    expect(table.why('c2', 'c3')).toBe('Then White King could be captured.');
  });
  test('lets out who castles when both have arrived', () => {
    const parts = {
      ...{ kinds: KINDS, rows: 'k.....\n......\n......\nR...K.', game: 'castling = King with Rook to c' },
      more: '[features]\nportal = c1 f3\nportal = d1 f4',
    };
    expect(tableOf(parts).play('Ke1-c1,Ra1-d1').census).toBe(
      'K@f3 R@f4 k@a4 portal-2@d1 portal-2@f4 portal@c1 portal@f3',
    );
    const pair = { ...parts, more: '[features]\nportal = c1 d1' };
    expect(tableOf(pair).play('Ke1-c1,Ra1-d1').census).toBe('K@c1 R@d1 k@a4 portal@c1 portal@d1');
  });
  test('lets out who was pushed when the pusher has followed', () => {
    const pair = on('portal = c2 c3');
    const table = tableOf(pair, 'K@a1 k@f6 S@c1 n@c2 portal@c2 portal@c3').play('Sc1>c2>c3');
    expect(table.census).toBe('K@a1 S@c2 k@f6 n@c3 portal@c2 portal@c3');
  });
  test('lets out who leaves a piece of the hand behind when that is there', () => {
    const parts = on('portal = c1 c2', '[zones]\nedge = rank 1\n[hands]\nwhite = Knight\n[rules]\ngating from = edge');
    const table = tableOf(parts, 'K@a1 k@f6 T@c1 N@- portal@c1 portal@c2').play('Tc1-c2,N@c1');
    expect(table.census).toBe('K@a1 N@c1 T@c2 k@f6 portal@c1 portal@c2');
  });
  test('keeps who never leaves the zone that it leads out of', () => {
    const parts = {
      ...on('portal = c3 f1', '[zones]\nleft = files a-c'),
      kinds: KINDS.map((kind) => kind.replace('Rook R', 'Rook R stays in = left;')),
    };
    const table = tableOf(parts, 'K@a1 k@f6 R@c1 portal@c3 portal@f1').play('Rc1-c3');
    expect(table.census).toBe('K@a1 R@c3 k@f6 portal@c3 portal@f1');
  });
  test('may lead to a goal, in an answer too', () => {
    const parts = on('portal = d2 d6', '[zones]\nfar = rank 6\n[endings]\ngoal = King on far after an answer');
    const table = tableOf(parts, 'K@a5 k@d3 portal@d2 portal@d6').play('Ka5-a6');
    expect(table.position.outcome).toBe(null);
    expect(table.play('Kd3-d2').position.outcome).toMatchObject({ winner: null, reason: 'goal' });
  });
  test('makes the way of a Pawn one that may come again, so that it is no progress', () => {
    const parts = {
      ...on('portal = c3 f1', '[rules]\nno progress = 1\nrepetition = 0'),
      kinds: ['King K royal = yes; moves = K', 'Pawn P moves = fW'],
    };
    const table = tableOf(parts, 'K@a1 k@f6 P@d2 portal@c3 portal@f1').play('Pd2-d3', 'Kf6-f5');
    expect(table.position.outcome).toMatchObject({ reason: 'quiet' });
  });
  test('lets out who is dropped on it', () => {
    const parts = on('portal = c3 f1', '[rules]\ncaptured = to hand\n[drops]\nwhere = board');
    const table = tableOf(parts, 'K@a1 k@f6 N@- portal@c3 portal@f1').play('N@c3');
    expect(table.census).toBe('K@a1 N@f1 k@f6 portal@c3 portal@f1');
  });
  test('takes a pawn out of the way of a capture in passing', () => {
    const pawns = ['King K royal = yes; moves = K', 'Pawn P moves = fmWfceFifmnD'];
    const parts = {
      kinds: pawns,
      rows: 'k.....\n......\n.p....\n......\nP.....\n.....K',
      more: '[features]\nportal = a4 f3',
    };
    const table = tableOf(parts).play('Pa2-a4');
    expect(table.census).toBe('K@f1 P@f3 k@a6 p@b4 portal@a4 portal@f3');
    expect(table.of('b4')).toEqual(['Pb4-b3', 'Pb4-b2']);
    expect(startOf(table.position.game, null)).not.toHaveProperty('passed');
  });
});

describe('Ground that is set up', () => {
  const parts = on('wall = c3\nmine = d4\nportal = a6 f1\nportal = a5 e6');
  test('is the same when it was written down and read again', () => {
    const table = tableOf(parts).play('Ka1-a2', 'Kf6-f5');
    const start = startOf(table.position.game, null);
    const again = new OwnTable(variantOf(gameText(parts)), table.census, { ...start });
    expect(again.census).toBe(table.census);
    expect(again.position.key()).toBe(table.position.key());
  });
  test('needs portals in pairs', () => {
    const start = {
      pieces: [
        { kind: 'king', side: 'white', at: 'a1' },
        { kind: 'king', side: 'black', at: 'f6' },
      ],
      features: [{ feature: 'portal-2', at: 'c1' }],
    };
    expect(problemsOf(variantOf(gameText(parts)), {}, start).map(({ says }) => says)).toEqual([
      'There must be two of “Second portal”, or none.',
    ]);
  });
});
