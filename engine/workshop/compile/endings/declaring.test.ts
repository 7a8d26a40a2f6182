/** Declaring the game over: the entering King of Shogi by 27 points, and by 24. */
import { describe, expect, test } from 'vitest';
import { shelfGames } from '../../shelf/shelf-games.ts';
import { OwnTable, tableOf, variantOf } from '../own-game.fixture.ts';

const SHOGI = shelfGames.get('shogi')!;
const BY_24 = SHOGI.replace('28 or 27 wins', '31 wins, 24 draws');
/** Ten points and ten pieces in the far ranks, and the King. */
const ENTERED = 'K@e8 P@a7 P@b7 P@c7 P@d7 P@e7 P@f7 P@g7 P@h7 S@a8 +P@b8 k@e1';
/** Of the hand: 15 points. */
const MAJORS = 'R@- R@- B@-';
const table = (census: string, text = SHOGI, turn = 'white'): OwnTable =>
  new OwnTable(variantOf(text), census, { turn });
const hand = (kind: string, count: number): string => `${kind}@- `.repeat(count);
const why = (one: OwnTable): string | null | undefined => one.position.whyNoDeclaration;

describe('A declaration by 27 points', () => {
  test('wins for White with 28', () => {
    const won = table(`${ENTERED} ${MAJORS} ${hand('P', 3)}`);
    expect([why(won), won.texts.includes('declare')]).toEqual([null, true]);
    expect(won.find('declare')).toMatchObject({ kind: 'declare', label: 'Declaration', loses: null });
    expect(won.play('declare').position.outcome).toMatchObject({
      ...{ winner: 0, reason: 'declared' },
      says: 'White wins by declaration.',
    });
  });
  test('needs one more than 27 for White, and is told so', () => {
    const short = table(`${ENTERED} ${MAJORS} ${hand('P', 2)}`);
    expect(why(short)).toBe('Points: 27. A declaration needs 28.');
    expect(short.texts).not.toContain('declare');
    const found = short.position.find('declare');
    expect(!found.ok && found.error.message).toContain('Points: 27. A declaration needs 28.');
  });
  test('wins for Black with 27', () => {
    const mirrored = 'k@e2 p@a3 p@b3 p@c3 p@d3 p@e3 p@f3 p@g3 p@h3 s@a2 +p@b2 K@e9';
    const black = table(`${mirrored} r@- r@- b@- ${hand('p', 2)}`, SHOGI, 'black');
    expect(why(black)).toBeNull();
    expect(black.play('declare').position.outcome).toMatchObject({ winner: 1, reason: 'declared' });
  });
  test('counts promoted Rooks and Bishops five, on the board only where the King may stand', () => {
    const majors = '+R@a9 +B@b9 B@c9';
    expect(why(table(`${ENTERED} ${majors} ${hand('L', 3)}`))).toBeNull();
    expect(why(table(`${ENTERED} +R@a6 +B@b9 B@c9 ${hand('L', 3)}`))).toBe('Points: 23. A declaration needs 28.');
  });
  test('needs the King there', () => {
    const outside = table(`${ENTERED.replace('K@e8', 'K@e6')} ${MAJORS} ${hand('P', 3)}`);
    expect(why(outside)).toBe('White King has not entered the part of the board where a game can be declared over.');
  });
  test('needs ten others there', () => {
    const alone = table(`${ENTERED.replace(' S@a8', '')} ${MAJORS} ${hand('P', 9)}`);
    expect(why(alone)).toBe('Other pieces that have entered: 9. A declaration needs 10.');
  });
  test('is not made in check', () => {
    const checked = table(`${ENTERED} r@i8 ${MAJORS} ${hand('P', 3)}`);
    expect(why(checked)).toBe('In check nobody may declare the game over.');
  });
  test('is not possible while a capture must be made, and that is told', () => {
    const must = SHOGI.replace('[rules]', '[rules]\ncapture = must');
    const bound = table(
      `${ENTERED} p@a8 ${MAJORS} ${hand('P', 3)}`.replace(' S@a8', ' S@b8').replace('+P@b8', '+P@c8'),
      must,
    );
    expect([why(bound), bound.texts.includes('declare')]).toEqual(['Something else must be done first.', false]);
  });
  test('can be taken back exactly', () => {
    const { position } = table(`${ENTERED} ${MAJORS} ${hand('P', 3)}`);
    const before = [position.fingerprint(), position.key()];
    const found = position.find('declare');
    if (found.ok) position.play(found.value);
    expect(position.outcome).not.toBeNull();
    position.takeBack();
    expect([position.fingerprint(), position.key(), position.outcome]).toEqual([...before, null]);
  });
});

describe('A declaration by 24 points', () => {
  test('wins with 31', () => {
    expect(table(`${ENTERED} ${MAJORS} ${hand('P', 6)}`, BY_24).play('declare').position.outcome).toMatchObject({
      ...{ winner: 0, reason: 'declared' },
    });
  });
  test.each([24, 30])('draws with %i', (points) => {
    const drawn = table(`${ENTERED} R@- B@- ${hand('P', points - 20)}`, BY_24);
    expect(drawn.play('declare').position.outcome).toMatchObject({
      ...{ winner: null, reason: 'declared-draw', says: 'A draw by declaration.' },
    });
  });
  test('needs 24', () => {
    expect(why(table(`${ENTERED} R@- B@- ${hand('P', 3)}`, BY_24))).toBe('Points: 23. A declaration needs 24.');
  });
});

test('in a game without declarations nobody is told of any', () => {
  const orthodox = new OwnTable(variantOf(shelfGames.get('orthodox')!));
  expect(why(orthodox)).toBeUndefined();
  expect(orthodox.position.find('declare').ok).toBe(false);
});

test('is made instead of a turn of two moves, not in its midst', () => {
  const kinds = ['King K royal = yes; moves = K', 'Rook R moves = R'];
  const more = [
    '[zones]\nfar = own rank 5',
    '[rules]\nmoves a turn = 2',
    '[endings]\ndeclares = far, 1 others, 5 for Rook: 5 wins',
  ].join('\n');
  const two = tableOf({ kinds, rows: 'k....\n.....\n.....\n.....\nK....', more }, 'K@e5 R@d5 k@a1');
  expect(why(two)).toBeNull();
  two.play('Rd5-c5');
  expect(two.position.turn).toBe(0);
  expect(why(two)).toBe('A declaration is made instead of a turn, not in the midst of it.');
});
