/** Turns of several moves. */
import { describe, expect, test } from 'vitest';
import { startOf } from '../../core/start/start-written.ts';
import { isMidTurn } from '../../core/turn.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { gameText, OwnTable, type Parts, tableOf, variantOf } from './own-game.fixture.ts';

const marseillais = variantOf(shelf.get('marseillais')!);
const at = (census: string, turn = 'white', more: object = {}): OwnTable =>
  new OwnTable(marseillais, census, { turn, ...more });
const KINDS = ['King K royal = yes; moves = K', 'Rook R moves = R', 'Pawn P moves = fmWfceFifmnD'];
const ROWS = '....k\n.....\n.....\n.....\nK..R.';
const rules = (lines: string, more: Partial<Parts> = {}): Parts => ({
  ...{ kinds: KINDS, rows: ROWS, more: `[rules]\n${lines}` },
  ...more,
});
const turnOf = ({ position }: OwnTable) => [position.turn, position.budget?.left, position.budget?.of];

describe('A turn of two moves', () => {
  test('has one at first, and then two, with one piece or two', () => {
    const table = new OwnTable(marseillais);
    expect(turnOf(table)).toEqual([0, 1, 1]);
    table.play('Pe2-e4');
    expect(turnOf(table)).toEqual([1, 2, 2]);
    expect(isMidTurn(table.position.game)).toBe(false);
    table.play('Ng8-f6');
    expect(turnOf(table)).toEqual([1, 1, 2]);
    expect(table.position.budget?.says).toBe('Move 2 of 2.');
    expect(isMidTurn(table.position.game)).toBe(true);
    table.play('Nf6xe4');
    expect(turnOf(table)).toEqual([0, 2, 2]);
    table.play('Pd2-d3', 'Pd3xe4');
    expect(turnOf(table)).toEqual([1, 2, 2]);
    for (let n = 0; n < 5; n++) expect(table.position.takeBack()).toBe(true);
    expect(turnOf(table)).toEqual([0, 1, 1]);
  });
  test('ends with a check, which must be met by the first move', () => {
    const table = at('K@e1 Q@d1 k@e8 r@a8 p@d7').play('Qd1-e2');
    expect(turnOf(table)).toEqual([1, 2, 2]);
    expect(table.of('a8')).toEqual([]);
    expect(table.of('e8').toSorted()).toEqual(['Ke8-d8', 'Ke8-f7', 'Ke8-f8']);
    table.play('Ke8-d8');
    expect(turnOf(table)).toEqual([1, 1, 2]);
  });
  test('ends when nothing more can be done', () => {
    const blocked = rules('moves a turn = 2', { kinds: ['Pawn P moves = fmW'], rows: '.p.\n...\n...\n.P.' });
    const table = tableOf(blocked).play('Pb1-b2');
    expect(turnOf(table)).toEqual([0, 1, 2]);
    table.play('Pb2-b3');
    expect(table.position.outcome).toMatchObject({ reason: 'stalemate' });
    const early = tableOf(blocked, 'P@b2 p@b4 p@a4').play('Pb2-b3');
    expect(turnOf(early)).toEqual([1, 2, 2]);
  });
  test('is mate only when the first move cannot get out of check', () => {
    expect(at('K@g6 R@a1 k@g8').play('Ra1-a8').position.outcome).toMatchObject({ winner: 0, reason: 'checkmate' });
  });
  test('may not expose the King in its midst', () => {
    const table = at('K@e1 R@e2 k@a8 r@e8');
    expect(table.of('e2')).not.toContain('Re2-d2');
    expect(table.of('e1')).toContain('Ke1-d1');
    table.play('Ke1-d1', 'Re2-d2');
    expect(turnOf(table)).toEqual([1, 2, 2]);
  });
});

describe('Captures in passing', () => {
  test('of whoever passed a square in the first move of a turn', () => {
    const table = at('K@e1 P@b2 k@e8 p@a4').play('Pb2-b4', 'Ke1-d1');
    expect(table.of('a4')).toContain('Pa4xb4-b3');
  });
  test('not after another move, nor of one that went on', () => {
    const table = at('K@e1 P@b2 k@e8 p@a4').play('Pb2-b4', 'Ke1-d1', 'Ke8-e7');
    expect(table.of('a4')).toEqual(['Pa4-a3']);
    const gone = at('K@e1 P@b2 k@e8 p@a4').play('Pb2-b4', 'Pb4-b5');
    expect(gone.of('a4')).toEqual(['Pa4-a3']);
  });
  test('of two, one after the other', () => {
    const table = at('K@e1 P@b2 P@g2 k@e8 p@a4 p@h4').play('Pb2-b4', 'Pg2-g4');
    expect(table.of('h4')).toContain('Ph4xg4-g3');
    table.play('Pa4xb4-b3');
    expect(table.of('h4')).toContain('Ph4xg4-g3');
    expect(table.play('Ph4xg4-g3').census).toBe('K@e1 k@e8 p@b3 p@g3');
    const one = at('K@e1 P@b2 P@g2 k@e8 p@a4 p@h4').play('Pb2-b4', 'Pg2-g4', 'Pa4-a3');
    expect(one.of('h4')).toEqual(['Ph4-h3']);
  });
  test('not of one’s own, and not once the turn of the answer is over', () => {
    const table = at('K@e1 P@b2 P@c2 k@e8 p@a4').play('Pb2-b4', 'Ke1-d1', 'Pa4xb4-b3', 'Ke8-e7');
    expect(startOf(table.position.game, null)).not.toHaveProperty('passer');
    expect(table.of('c2')).toContain('Pc2xb3');
  });
  test('are written down, also those of a second move', () => {
    const table = at('K@e1 P@b2 P@g2 k@e8 p@a4 p@h4').play('Pb2-b4', 'Pg2-g4');
    const start = startOf(table.position.game, null);
    expect(start).toMatchObject({ passed: 'b3', passer: 'b4', passedOf2: 'g3', passerOf2: 'g4' });
    const again = at(table.census, 'black', start);
    expect(again.position.key()).toBe(table.position.key());
    expect(again.texts).toEqual(table.texts);
  });
});

test('A first move and another one to the same square are one action, which may be answered in passing', () => {
  const army = ['King K royal = yes; moves = K', 'Pawn P moves = fmWfceFifmnD'];
  const rows = '....k.\n......\n..p...\n......\n.L....\n....K.';
  for (const lines of [
    'moves = fR2; moves = ifmnD',
    'moves = ifmnD; moves = fR2',
    'moves = ifmnD; moves also like = friends beside',
  ]) {
    const parts = { kinds: [...army, `Lance L ${lines}`, 'Rook R moves = R'], rows };
    const table = tableOf(parts, 'K@e1 k@e6 L@b2 R@a2 p@c4');
    expect(table.of('b2').filter((text) => text === 'Lb2-b4')).toHaveLength(1);
    expect(table.play('Lb2-b4').of('c4')).toContain('Pc4xb4-b3');
  }
  // a leap where somebody stands in the way of the first move is no such move
  const leaper = { kinds: [...army, 'Lance L moves = ifmnD; moves = D'], rows };
  expect(tableOf(leaper, 'K@e1 k@e6 L@b2 P@b3 p@c4').play('Lb2-b4').of('c4')).not.toContain('Pc4xb4-b3');
  // whoever leaves a piece of the hand behind has passed the square all the same
  const gating = {
    kinds: army,
    rows: rows.replace('L', 'P'),
    more: '[zones]\nhome = ranks 1-2\n[hands]\nwhite = Pawn\n[rules]\ngating from = home',
  };
  expect(tableOf(gating).play('Pb2-b4,P@b2').of('c4')).toContain('Pc4xb4-b3');
});

describe('What is counted', () => {
  test('turns without progress, not moves', () => {
    const table = tableOf(rules('moves a turn = 2\nno progress = 1\nrepetition = 0'), 'K@a1 k@e5 R@d1');
    table.play('Rd1-d2', 'Rd2-d3', 'Ke5-e4');
    expect(table.position.outcome).toBe(null);
    expect(table.play('Ke4-e5').position.outcome).toMatchObject({ reason: 'quiet' });
  });
  test('a turn with progress anywhere in it is one', () => {
    const table = tableOf(rules('moves a turn = 2\nno progress = 1\nrepetition = 0'), 'K@a1 k@e5 R@d1 p@d4');
    table.play('Rd1xd4', 'Ka1-a2');
    expect(startOf(table.position.game, null)).not.toHaveProperty('quiet');
  });
  test('checks that win, one a turn', () => {
    const table = tableOf(rules('moves a turn = 2\nchecks to win = 2'), 'K@a1 k@d5 R@e1').play('Re1-e2', 'Re2-d2');
    expect(startOf(table.position.game, null)).toMatchObject({ checksLeft: { white: 1, black: 2 } });
    expect(table.play('Kd5-c5', 'Kc5-b5', 'Rd2-b2').position.outcome).toMatchObject({ winner: 0, reason: 'checks' });
  });
  test('only turns that are passed as a whole', () => {
    const table = tableOf(rules('moves a turn = 2\npass = yes'), 'K@a1 k@d5 R@e1');
    table.play('Re1-e2', 'pass');
    expect(turnOf(table)).toEqual([1, 2, 2]);
    expect(table.play('pass').position.outcome).toBe(null);
    expect(table.play('pass').position.outcome).toMatchObject({ winner: null, reason: 'passes' });
  });
  test('positions between turns, for repetition', () => {
    const table = tableOf(rules('moves a turn = 2\nrepetition = 2'), 'K@a1 k@d5 R@e1');
    table.play('Re1-e2', 'Re2-e3', 'Kd5-c5', 'Kc5-b5', 'Re3-e2');
    expect(table.position.outcome).toBe(null);
    table.play('Re2-e1', 'Kb5-c5');
    expect(table.play('Kc5-d5').position.outcome).toMatchObject({ winner: null, reason: 'repetition' });
  });
});

test('An answer is a whole turn: who comes to a goal first waits for it', () => {
  const more = '[zones]\nfar = rank 5\n[rules]\nmoves a turn = 2\n[endings]\ngoal = King on far after an answer';
  const race = (): OwnTable => tableOf(rules('', { more }), 'K@a3 k@e3').play('Ka3-a4', 'Ka4-a5');
  expect(race().position.outcome).toBe(null);
  expect(race().play('Ke3-e4', 'Ke4-e5').position.outcome).toMatchObject({ winner: null, reason: 'goal' });
  expect(race().play('Ke3-e4', 'Ke4-e3').position.outcome).toMatchObject({ winner: 0, reason: 'goal' });
});

describe('Turns of several moves', () => {
  test('may begin with more than any other has', () => {
    const table = tableOf(rules('first turn = 3')).play('Ka1-a2', 'Ka2-a3');
    expect(turnOf(table)).toEqual([0, 1, 3]);
    expect(turnOf(table.play('Ka3-a4'))).toEqual([1, 1, 1]);
  });
  test('lay a wall after each move', () => {
    const table = tableOf(rules('moves a turn = 2\nwalls = anywhere'), 'K@a1 k@d5 R@e1').play('Ka1-a2');
    expect(turnOf(table)).toEqual([0, 3, 4]);
    expect(turnOf(table.play('wall@c1'))).toEqual([0, 2, 4]);
    table.play('Ka2-a1', 'wall@c2');
    expect(turnOf(table)).toEqual([1, undefined, undefined]);
  });
  test('are written down in their midst, and read', () => {
    const parts = rules('moves a turn = 4');
    const table = tableOf(parts).play('Ka1-a2', 'Ka2-a3');
    const start = startOf(table.position.game, null);
    expect(start).toMatchObject({ movesLeft: 2, movesMade: 2 });
    const again = new OwnTable(variantOf(gameText(parts)), table.census, start);
    expect(again.position.key()).toBe(table.position.key());
    expect(turnOf(again.play('Ka3-a4'))).toEqual([0, 1, 4]);
  });
  test('are written with the progress that was made in them', () => {
    const parts = rules('moves a turn = 2');
    const census = 'K@a1 R@c1 r@c5 k@e4';
    const table = tableOf(parts, census, { quiet: 7 }).play('Rc1xc5');
    const start = startOf(table.position.game, null);
    expect(start).toMatchObject({ quiet: 7, movesLeft: 1, progress: true });
    const again = new OwnTable(variantOf(gameText(parts)), table.census, start);
    for (const one of [table, again]) expect(startOf(one.play('Ka1-a2').position.game, null).quiet).toBeUndefined();
  });
  test('bind one side: what the other could do is told as ever', () => {
    const { position } = new OwnTable(marseillais).play('Pe2-e4', 'Pe7-e5');
    const pawn = position.game.pieceOn(position.game.topology.parse('a2')!);
    expect(position.reachOf(pawn)).toHaveLength(2);
  });
});
