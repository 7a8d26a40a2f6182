/** Every piece of every set in space: it is built, and keeps its size and its price; the sides and the kinds can be told apart. */
import { describe, expect, test } from 'vitest';
import { SIGNS } from '../../../../electron/contract/settings.ts';
import { seatTilt } from '../../../scene/camera/rig.ts';
import { boardInSet, ownBoard } from '../../../testing/own.ts';
import { inks, pairsByLikeness, report, silhouette } from '../../../testing/silhouette.ts';
import { ownArt } from '../art.ts';
import { looksOf } from '../looks.ts';
import { isSided, ofSecondSide, SETS, setPieceOf } from './names.ts';

const NAMED = SETS.filter((set) => set !== 'tokens');
/** as many as a piece can have that moves like a Queen and a Knight */
const WAYS = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].flatMap((dy) => {
    const [least, most] = [Math.abs(dx), Math.abs(dy)].sort();
    return most === 1 || (most === 2 && least === 1) ? [{ dx, dy, far: most === 1 }] : [];
  }),
);
describe.each(NAMED)('The set %s', (set) => {
  const game = boardInSet(set);
  test.each(SIGNS)('keeps to size and price, written in %s', async (signs) => {
    const { figures } = await ownArt({ ...game, kinds: game.kinds.map((kind) => ({ ...kind, ways: WAYS })) }, signs);
    for (const [name, make] of Object.entries(figures)) {
      const figure = make();
      figure.computeBoundingBox();
      const { min, max } = figure.boundingBox!;
      expect(figure.attributes.position.count / 3, name).toBeLessThanOrEqual(1500);
      expect(min.y, name).toBeGreaterThan(-0.01);
      expect(max.y, name).toBeGreaterThan(0.06);
      expect(max.y, name).toBeLessThan(1.35);
      // nobody reaches over the edge of its cell
      for (const out of [max.x, -min.x, max.z, -min.z]) expect(out, name).toBeLessThan(0.5);
    }
  });
  test('has a figure of its own for each kind and, where its signs differ, for each side', async () => {
    const { figures } = await ownArt(game, 'characters');
    const shapes = Object.values(figures).map((make) => [...make().attributes.position.array].join());
    // the two halves of a set of discs have one shape for a sign that both sides write alike, in other colours
    const alike = game.kinds.filter(({ id }) => {
      const piece = setPieceOf(set, id)!;
      return 'disc' in piece && set === 'janggi' && piece.disc.sign[0] === piece.disc.sign[1];
    });
    expect(new Set(shapes).size).toBe(shapes.length - alike.length);
    for (const { id } of game.kinds)
      expect(figures[ofSecondSide(id)] !== undefined).toBe(isSided(setPieceOf(set, id)!));
  });
  test('gives the second of two kinds that would look the same a token', () => {
    const kinds = [...game.kinds, { ...game.kinds[0], id: 'another' }];
    const looks = looksOf(kinds, set);
    expect(looks.get('another')?.piece).toBeNull();
    expect(game.kinds.every(({ id }) => looks.get(id)?.piece)).toBe(true);
  });
});

// Wood has hardly more than one tone, so inks have more in common than the house's (0.7 there); outlines are held to the same.
describe.each(['classic', 'makruk'] as const)('The standing figures of %s', (set) => {
  test.each([
    ['the other seat', 0],
    ["its owner's seat", Math.PI],
  ])('are told apart from %s', async (_, turn) => {
    const { figures } = await ownArt(boardInSet(set), 'characters');
    const likest = (picture: typeof inks) =>
      pairsByLikeness(
        new Map(Object.entries(figures).map(([name, make]) => [name, picture(make(), seatTilt(8, 8), turn)])),
      ).slice(0, 10);
    const [outlined, inked] = [likest(silhouette), likest(inks)];
    report(
      set,
      ...[outlined, inked].map((pairs) => pairs.map(({ pair, alike }) => `${pair} ${alike.toFixed(2)}`).join(', ')),
    );
    expect(outlined.filter(({ alike }) => alike > 0.9)).toEqual([]);
    expect(inked.filter(({ alike }) => alike > 0.82)).toEqual([]);
  });
});

test('what a kind says of itself comes before the set of its game', () => {
  const kinds = [
    { ...ownBoard.kinds[0], id: 'rook', figure: 'acid/ghost' },
    { ...ownBoard.kinds[0], id: 'king', figure: undefined },
  ];
  const looks = looksOf(kinds, 'classic');
  expect(looks.get('rook')).toMatchObject({ piece: null, figure: { name: 'acid/ghost' } });
  expect(looks.get('king')?.piece).toMatchObject({ name: 'king' });
});
test('other names of one piece are not two of it: a Met and a Queen of makruk', () => {
  const kinds = ['met', 'queen'].map((id) => ({ ...ownBoard.kinds[0], id, figure: undefined }));
  const looks = looksOf(kinds, 'makruk');
  expect(looks.get('met')?.piece).not.toBeNull();
  expect(looks.get('queen')?.piece).toBeNull();
});
test('a game that names the tokens has a token for every kind, even a King', () => {
  expect(looksOf([{ ...ownBoard.kinds[0], id: 'king', figure: undefined }], 'tokens').get('king')).toMatchObject({
    figure: null,
    piece: null,
  });
});
test('discs and tokens face the seat, pieces of shogi and turned ones their enemy', async () => {
  const upright = async (set: (typeof NAMED)[number]) =>
    (await ownArt(boardInSet(set), 'characters')).upright!.size > 0;
  expect(await Promise.all(NAMED.map(upright))).toEqual(NAMED.map((set) => set === 'xiangqi' || set === 'janggi'));
});
