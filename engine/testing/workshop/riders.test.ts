/** Two friends on one square in games that are written as text: what each rule of such a game makes of them. */
import { describe, expect, test } from 'vitest';
import { piecesText } from '../../workshop/compile/own-game.fixture.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import { actionNamed, dataOf, KINGS_AND_ROOKS, play, positionOf, reasonFor, textsOn } from './position.ts';

const pieces = piecesText([
  'King K royal = yes; moves = K',
  'Rook R moves = R; promotes = at far, may: Queen; carries = Pawn',
  'Queen Q moves = Q',
  'Knight N moves = N',
  'Wagon W moves = K; carries = Knight Pawn King Guard Shooter Hopper',
  'Cart C moves = R2; carries = Wagon',
  'Guard G moves = K; stays in = home',
  'Pawn P moves = fmWcfF; promotes = at far, must: Queen',
  'Shooter S moves = mK; shoots = R3',
  'Hopper H moves = gQ; swaps = R2 with anybody',
  'Ram M moves = mK; pushes = R2',
  'Bomb B moves = K; bursts = taken',
  'Picky Y moves = R; not taking = Knight',
  'Armoured A moves = fW; safe from = Rook',
]);
const text = (rules = '', more = '') => `fairygame 1
[game]
title = Riders
board = 8 x 8
castling = King with Rook to c, g
[zones]
far = own rank 8
home = own ranks 1-4
edge = rank 1
${pieces}
${more}
${KINGS_AND_ROOKS}
${rules}`;
const data = dataOf(text());
const of = (census: string, turn = 'white') => positionOf(data, census, turn);
const KINGS = 'K@a1 k@h8';

describe('A rider', () => {
  test('steps onto a friend that carries it, without capturing, and leaves it again', () => {
    const position = of(`${KINGS} W@e4 N@d2`);
    expect(textsOn(position, 'd2')).toContain('Nd2^e4');
    play(position, 'Nd2^e4', 'Kh8-h7');
    expect(position.census()).toBe('K@a1 N@e4^ W@e4 k@h7');
    expect(textsOn(position, 'e4^')).toContain('Ne4-f6');
    play(position, 'Ne4-f6');
    expect(position.census()).toBe('K@a1 N@f6 W@e4 k@h7');
  });
  test('goes along when the one below moves', () => {
    const position = play(of(`${KINGS} W@e4 N@e4^`), 'We4-f5');
    expect(position.census()).toBe('K@a1 N@f5^ W@f5 k@h8');
  });
  test('is told what it does, and so is the one that carries it', () => {
    const [, mount, rider] = of(`${KINGS} W@e4 N@e4^`).pieces().slice(1);
    expect(mount.states).toMatchObject([{ id: 'carrying', says: 'It carries a Knight.' }]);
    expect(rider.states).toMatchObject([{ id: 'riding', says: 'It rides on a Wagon.' }]);
  });
  test.each([
    ['Q@e2 W@e4', 'e2', 'e4', 'White Wagon on e4 does not carry Queen.'],
    ['G@d3 N@e4^ W@e4', 'd3', 'e4', 'carries a piece already.'],
    ['C@e1 W@e3 N@e3^', 'e3', 'e1', ''],
    ['P@d3 W@e4', 'd3', 'e4', ''],
  ])('of %s does not step from %s onto %s', (census, from, to, says) => {
    const position = of(`${KINGS} ${census}`);
    expect(textsOn(position, from).filter((one) => one.endsWith(`^${to}`))).toEqual([]);
    expect(reasonFor(position, from, to)).toContain(says);
  });
  test('that carries somebody itself does not ride', () => {
    const position = of(`${KINGS} C@e3 W@e2 N@e2^`);
    expect(textsOn(position, 'e2')).not.toContain('We2^e3');
    expect(reasonFor(position, 'e2', 'e3')).toBe('Wagon carries a piece, so it cannot step onto White Cart.');
    expect(textsOn(of(`${KINGS} C@e3 W@e2`), 'e2')).toContain('We2^e3');
  });
  test('is not taken out of the zone that it never leaves', () => {
    const position = of(`${KINGS} W@e4 G@e4^`);
    expect(textsOn(position, 'e4').filter((one) => one.endsWith('5'))).toEqual([]);
    expect(reasonFor(position, 'e4', 'e5')).toBe('White Guard, whom it carries, may not be taken to e5.');
    expect(textsOn(of(`${KINGS} W@e4 N@e4^`), 'e4')).toContain('We4-e5');
  });
  test('captures as it leaves', () => {
    expect(textsOn(of(`${KINGS} W@e4 N@e4^ p@f6`), 'e4^')).toContain('Ne4xf6');
  });
});

describe('Two that share a square', () => {
  test('are captured together', () => {
    const position = play(of(`${KINGS} R@e1 w@e4 n@e4^`), 'Re1xe4');
    expect(position.census()).toBe('K@a1 R@e4 k@h8');
  });
  test('are captured together or not at all', () => {
    expect(textsOn(of(`${KINGS} R@e1 r@e4 p@e4^`), 'e1')).toContain('Re1xe4');
    expect(textsOn(of(`${KINGS} Y@e1 w@e4 n@e4^`), 'e1')).not.toContain('Ye1xe4');
    expect(reasonFor(of(`${KINGS} Y@e1 w@e4 n@e4^`), 'e1', 'e4')).toBe('Picky does not capture Black Knight.');
  });
  test('both give check, and a King that rides is in check where it could be captured', () => {
    expect(of('K@e4^ W@e4 r@e8 k@h8').check).toBe(true);
    expect(of('K@a1 k@h8 W@b2 N@b2^', 'black').check).toBe(false);
    expect(of('K@a1 k@h8 w@c4 n@c4^ n@b3').check).toBe(true);
  });
  test('a King that rides may not be exposed by the one below', () => {
    const position = of('K@e4^ W@e4 r@d8 k@h8');
    expect(textsOn(position, 'e4')).toContain('We4-f4');
    expect(textsOn(position, 'e4')).not.toContain('We4-d4');
  });
  test('do not promote: the one below goes there as it is, or not at all', () => {
    const carrying = textsOn(of(`${KINGS} R@e4 P@e4^`), 'e4');
    expect(carrying).toContain('Re4-e8');
    expect(carrying).not.toContain('Re4-e8=Q');
    expect(textsOn(of(`${KINGS} R@e4`), 'e4')).toContain('Re4-e8=Q');
  });
  test('who must promote on a square does not step onto a friend there', () => {
    const position = of(`${KINGS} R@e8 P@e7`);
    expect(textsOn(position, 'e7')).toEqual([]);
    expect(reasonFor(position, 'e7', 'e8')).toBe('It must promote there, and does not while two share a square.');
  });
  test('who leaves a friend promotes as always', () => {
    expect(textsOn(of(`${KINGS} R@e7 P@e7^`), 'e7^')).toEqual(['Pe7-e8=Q']);
  });
  test('are pushed together, and over the edge both are lost', () => {
    expect(play(of(`${KINGS} M@e1 w@e3 n@e3^`), 'Me1>e3>e4').census()).toBe('K@a1 M@e3 k@h8 n@e4^ w@e4');
    expect(play(of(`${KINGS} M@e6 w@e8 n@e8^`), 'Me6xe8').census()).toBe('K@a1 M@e8 k@h8');
  });
  test('are shot together', () => {
    expect(play(of(`${KINGS} S@e1 w@e3 n@e3^`), 'Se1*e3').census()).toBe('K@a1 S@e1 k@h8');
  });
  test('do not swap places', () => {
    const position = of(`${KINGS} H@e1 w@e3 n@e3^`);
    expect(textsOn(position, 'e1')).not.toContain('He1<>e3');
    expect(reasonFor(position, 'e1', 'e3')).toContain('shares its square, so nobody swaps places with it.');
    expect(textsOn(of(`${KINGS} W@e1 H@e1^ w@e3`), 'e1^')).not.toContain('He1<>e3');
  });
  test('are one hurdle', () => {
    expect(textsOn(of(`${KINGS} H@e1 w@e3 n@e3^`), 'e1')).toContain('He1-e4');
  });
  test('are lost together beside one that bursts', () => {
    expect(play(of(`${KINGS} Q@e1 b@e4 w@d5 n@d5^`), 'Qe1xe4').census()).toBe('K@a1 k@h8');
    // and so are the captor from afar and whoever it brings along
    expect(play(of(`${KINGS} C@e1 W@e1^ b@e3 n@g5`), 'Ce1xe3').census()).toBe('K@a1 k@h8 n@g5');
  });
});

describe('Two that share a square, and what lies on the ground', () => {
  const ground = dataOf(`${text()}\n[features]\nmine = e5\nportal = c3 f3`);
  const on = (census: string, turn = 'white') =>
    positionOf(ground, `${KINGS} ${census} mine@e5 portal@c3 portal@f3`, turn);
  const GROUND = 'portal@c3 portal@f3';
  test('are lost together on a mine', () => {
    expect(play(on('W@e4 N@e4^'), 'We4-e5').census()).toBe(`K@a1 k@h8 ${GROUND}`);
    expect(play(on('M@c5 w@d5 n@d5^'), 'Mc5>d5>e5').census()).toBe(`K@a1 M@d5 k@h8 ${GROUND}`);
  });
  test('may not go there if one of them is the King', () => {
    const position = positionOf(ground, 'W@e4 K@e4^ k@h8 mine@e5');
    expect(textsOn(position, 'e4')).not.toContain('We4-e5');
    expect(reasonFor(position, 'e4', 'e5')).toBe('Then its own side would lose a royal piece.');
  });
  test('go through a portal together, unless one never leaves the zone that it leads out of', () => {
    expect(play(on('W@c2 N@c2^'), 'Wc2-c3').census()).toBe(`K@a1 N@f3^ W@f3 k@h8 mine@e5 ${GROUND}`);
    const up = positionOf(dataOf(`${text()}\n[features]\nportal = c3 f7`), 'K@a1 k@h8 W@c2 G@c2^ portal@c3 portal@f7');
    expect(play(up, 'Wc2-c3').census()).toBe('G@c3^ K@a1 W@c3 k@h8 portal@c3 portal@f7');
  });
  test('stay on a portal where one of them stood: who steps onto a friend stands on no ground', () => {
    const position = on('W@c3 N@f3 N@e2');
    play(position, 'Nf3-h4', 'Kh8-h7', 'Ne2^c3');
    expect(position.census()).toBe(`K@a1 N@c3^ N@h4 W@c3 k@h7 mine@e5 ${GROUND}`);
  });
  test('are in the way of a wall', () => {
    const laid = dataOf(text('walls = anywhere'));
    const position = play(positionOf(laid, `${KINGS} W@e4 N@e4^`), 'Ka1-a2');
    expect(position.actions().map((one) => one.text)).not.toContain('wall@e4');
  });
});

describe('A zone that a piece never leaves', () => {
  test('is not left by pushing or by being pushed', () => {
    const bound = dataOf(text('', '[piece Bull]\nletter = L\nmoves = mK\npushes = R\nstays in = home'));
    expect(textsOn(positionOf(bound, `${KINGS} L@e4 n@e5`), 'e4')).not.toContain('Le4>e5>e6');
    expect(textsOn(positionOf(bound, `${KINGS} L@e4 n@d4`), 'e4')).toContain('Le4>d4>c4');
    const pushed = of(`${KINGS} M@e6 g@e5 g@d6`);
    expect(textsOn(pushed, 'e6').filter((one) => one.includes('>'))).toEqual(['Me6>d6>c6']);
    expect(textsOn(of(`${KINGS} M@d7 w@d5 g@d5^`), 'd7')).not.toContain('Md7>d5>d4');
    expect(reasonFor(of(`${KINGS} M@d7 w@d5 g@d5^`), 'd7', 'd5')).toBe(
      'Black Guard never leaves its part of the board.',
    );
  });
  test('is not left by swapping places', () => {
    expect(textsOn(of(`${KINGS} H@e6 G@e4`), 'e6')).not.toContain('He6<>e4');
    expect(textsOn(of(`${KINGS} H@e3 G@e4`), 'e3')).toContain('He3<>e4');
    expect(reasonFor(of(`${KINGS} H@e6 G@e4`), 'e6', 'e4')).toBe('White Guard never leaves its part of the board.');
  });
});

describe('Castling', () => {
  test('takes along who rides on either', () => {
    const position = positionOf(data, 'K@e1 R@h1 P@h1^ k@e8');
    expect(play(position, 'Ke1-g1,Rh1-f1').census()).toBe('K@g1 P@f1^ R@f1 k@e8');
  });
  test('is over for a King that has stepped onto a friend', () => {
    const position = play(of('K@e1 R@h1 W@e2 k@a8'), 'Ke1^e2', 'Ka8-a7', 'Ke2-e1', 'Ka7-a8');
    expect(textsOn(position, 'e1')).not.toContain('Ke1-g1,Rh1-f1');
  });
  test('is possible where the partner stands on the King’s way', () => {
    const near = text().replace('castling = King with Rook to c, g', 'castling = e1 with f1 to g1, f1');
    const array = near.replace('R . . . K . . R', 'R . . . K R . .');
    expect(textsOn(positionOf(dataOf(array)), 'e1')).toContain('Ke1-g1,Rf1-f1');
  });
});

describe('Captures in passing', () => {
  const passing = dataOf(
    text(
      '',
      [
        '[piece Coach]\nletter = O\nmoves = imfnD\ncarries = King Armoured Knight',
        '[piece Catcher]\nletter = E\nmoves = fceF\nnot taking = Knight',
        '[piece Tank]\nletter = T\nmoves = imfnD\nsafe from = Catcher',
      ].join('\n'),
    ).replace('R . . . K . . R', 'R . . O K . T R'),
  );
  const caught = (census: string, ...texts: readonly string[]) =>
    textsOn(play(positionOf(passing, `k@h8 ${census}`), ...texts), 'e3').filter((one) => one.includes('x'));
  test('are of both that share a square', () => {
    expect(caught('K@a1 O@d1 A@d1^ e@e3', 'Od1-d3')).toEqual(['Ee3xd3-d2']);
  });
  test('are of nobody whom a piece does not capture, and who is safe from it', () => {
    expect(caught('K@a1 O@d1 N@d1^ e@e3', 'Od1-d3')).toEqual([]);
    const position = play(positionOf(passing, 'k@h8 K@a1 T@g1 e@f3'), 'Tg1-g3');
    expect(textsOn(position, 'f3')).toEqual([]);
    expect(reasonFor(position, 'f3', 'g2')).toBe('White Tank on g3 is safe from it.');
  });
  test('threaten a King that rides', () => {
    const position = positionOf(passing, 'k@h8 O@d1 K@d1^ e@e3');
    expect(textsOn(position, 'd1')).not.toContain('Od1-d3');
    expect(textsOn(positionOf(passing, 'k@h8 O@d1 K@d1^'), 'd1')).toContain('Od1-d3');
  });
});

describe('Bent moves and shots', () => {
  test('take nobody whom the piece does not capture', () => {
    const kinds = [
      '[piece Eel]\nletter = L\nmoves = yafsyafsWmaW\nnot taking = Knight',
      '[piece Archer]\nletter = V\nshoots = R\nnot taking = Knight',
    ].join('\n');
    const picky = dataOf(text('', kinds));
    const captures = (census: string, cell: string) =>
      textsOn(positionOf(picky, `K@a1 k@h7 ${census}`), cell).filter((one) => /[x*]/.test(one));
    expect(captures('L@d4 n@e5', 'd4')).toEqual([]);
    expect(captures('L@d4 r@e5', 'd4')).not.toEqual([]);
    expect(captures('V@d4 n@d6 r@f4 w@b4 n@b4^', 'd4')).toEqual(['Vd4*f4']);
  });
  test('that capture on the way do not end on a friend', () => {
    const eel = dataOf(
      text('', '[piece Eel]\nletter = L\nmoves = cafW\nmoves = mW').replace('carries = Knight', 'carries = Eel Knight'),
    );
    const texts = textsOn(positionOf(eel, `${KINGS} L@d4 n@d5 W@d6 W@e4`), 'd4');
    expect(texts).toContain('Ld4^e4');
    expect(texts).not.toContain('Ld4^d6');
  });
});

describe('Check', () => {
  const kinds = '[piece Ram Two]\nletter = T\nmoves = cafW\n[piece Leaper]\nletter = L\nmoves = D not in check';
  const checked = (census: string) => positionOf(dataOf(text('', kinds)), census).check;
  test('is given by no piece that would take its rider out of the zone that it never leaves', () => {
    expect(checked('K@d4 k@a1 w@d5 g@d5^')).toBe(false);
    expect(checked('K@d5 k@a1 w@d6 g@d6^')).toBe(true);
  });
  test('is given behind another capture, where the way to that is the only one', () => {
    expect(checked('K@d4 k@a1 t@d6 R@d5')).toBe(true);
    expect(checked('K@d4 k@a1 t@d6')).toBe(false);
  });
  test('is not given by a capture that could not be made to its end', () => {
    expect(checked('K@d4 k@a1 t@d5')).toBe(true);
    expect(checked('K@d4 k@a1 t@d5 p@d3')).toBe(false);
  });
});

describe('A capture that costs its own side a King', () => {
  test('is forbidden, and so is one that costs a King that rides along', () => {
    const position = of('K@e3 k@h8 b@e4');
    expect(textsOn(position, 'e3')).not.toContain('Ke3xe4');
    expect(reasonFor(position, 'e3', 'e4')).toBe('Then its own side would lose a royal piece.');
    expect(textsOn(of('W@e3 K@e3^ k@h8 b@e4'), 'e3')).not.toContain('We3xe4');
  });
  test('is allowed where others are left and only the last must be safe', () => {
    const last = dataOf(text('royals = last'));
    expect(textsOn(positionOf(last, 'K@e3 K@a1 k@h8 b@e4'), 'e3')).toContain('Ke3xe4');
    expect(textsOn(positionOf(last, 'K@e3 k@h8 b@e4'), 'e3')).not.toContain('Ke3xe4');
  });
});

describe('With other rules', () => {
  test('an explosion spares one of two and not the other', () => {
    const tough = `[piece Tough]\nletter = T\nmoves = K\nblast = spares\ncarries = Knight\n`;
    const loud = dataOf(text('captures explode = yes', tough));
    const position = play(positionOf(loud, `${KINGS} R@e1 r@e4 t@d5 n@d5^ w@f5 n@f5^`), 'Re1xe4');
    expect(position.census()).toBe('K@a1 k@h8 t@d5');
  });
  test('both go to the hand', () => {
    const hands = dataOf(`${text('captured = to hand')}\n[drops]\nwhere = board`);
    const position = play(positionOf(hands, `${KINGS} R@e1 w@e4 n@e4^`), 'Re1xe4');
    expect(position.census()).toBe('K@a1 N@- R@e4 W@- k@h8');
    play(position, 'Kh8-h7');
    expect(position.actions().map((one) => one.text)).toContain('N@a5');
    // nobody is dropped onto a friend
    expect(position.actions().map((one) => one.text)).not.toContain('N@e4');
  });
  test('nothing is left behind by a piece that rides', () => {
    const gating = dataOf(`${text('gating from = edge')}\n[hands]\nwhite = Knight`);
    const hands = { hands: { white: ['knight'], black: [] } };
    const ridden = positionOf(gating, 'K@a1 k@h8 W@e1 N@e1^', 'white', hands);
    expect(textsOn(ridden, 'e1^').filter((one) => one.includes('@'))).toEqual([]);
  });
  test('a goal is reached by who is carried there', () => {
    const race = dataOf(`${text('check = no')}\n[endings]\ngoal = King on far`);
    const position = play(positionOf(race, 'W@e7 K@e7^ k@a2'), 'We7-e8');
    expect(position.outcome).toMatchObject({ winner: 0, reason: 'goal' });
  });
});

describe('A file', () => {
  const problems = (lines: string): readonly string[] => {
    const read = readGame(text('', lines));
    return read.ok ? [] : read.problems.map(({ says }) => says);
  };
  test('in which two kinds carry each other is refused', () => {
    const lines = '[piece One]\nletter = ON\ncarries = Two Pawn\n[piece Two]\nletter = TW\ncarries = One';
    expect(problems(lines)).toEqual(['“Two” and “One” cannot carry each other.']);
  });
  test('in which a kind carries itself is refused', () => {
    expect(problems('[piece One]\nletter = ON\ncarries = One')).toEqual(['A kind cannot carry its own kind.']);
  });
  test('may have a kind that carries one that carries a third', () => {
    expect(problems('')).toEqual([]);
  });
});

test('a preview of stepping onto a friend captures nobody', () => {
  expect(actionNamed(of(`${KINGS} W@e4 N@d2`), 'Nd2^e4')).toMatchObject({ kind: 'board', captures: [] });
});
