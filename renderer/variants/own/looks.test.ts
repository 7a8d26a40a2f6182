/** How the kinds of people's own games are shown: by name, as chosen, and never two kinds alike. */
import { describe, expect, test } from 'vitest';
import { descriptionOf } from '../../../electron/app/describing.ts';
import { ownGame } from '../../../engine/workshop/own-game.ts';
import { LOSSY, PNG } from '../../../engine/workshop/picture/pictures.fixture.ts';
import { deicideDrawing } from '../deicide/drawing.ts';
import { artOf, glyphIn, glyphsOf } from '../registry.ts';
import { COUNTER } from './figure-names.ts';
import { ownGlyphs } from './glyphs.ts';
import { looksOf, type Shown } from './looks.ts';
import { hintOf } from './sets/signs.ts';

const files = import.meta.glob<string>('../../../engine/workshop/shelf/*/*.fairygame', {
  ...{ query: '?raw', import: 'default', eager: true },
});
const shelf = new Map(Object.entries(files).map(([file, text]) => [file.replace(/.*\/|\.fairygame$/g, ''), text]));
const described = (name: string) => {
  const game = ownGame(shelf.get(name)!, () => name);
  if (!game.ok) throw new Error(name);
  return descriptionOf(game.variant);
};
const kind = (id: string, more: Partial<Shown> = {}): Shown => ({ id, letter: 'X', royal: false, ...more });
const named = (...ids: string[]): Shown[] => ids.map((id) => kind(id));
/** By kind: its figure, `drawn` for a picture of its own, `token` for its letter. */
const shown = (kinds: readonly Shown[]): Record<string, string> =>
  Object.fromEntries(
    [...looksOf(kinds)].map(([id, { figure, outline }]) => [id, figure?.name ?? (outline ? 'drawn' : COUNTER)]),
  );
const TRIANGLE = 'M50 10L90 90L10 90Z';

test('a picture from a file comes before everything else, and no other kind has it too', () => {
  const chosen = [
    kind('king', { picture: LOSSY, outline: TRIANGLE, stand: 'upright', figure: 'knight' }),
    kind('queen', { picture: LOSSY }),
    kind('rook', { picture: PNG }),
  ];
  const looks = looksOf(chosen, 'classic');
  expect(looks.get('king')).toMatchObject({ figure: null, outline: null, isCutOut: false });
  expect([...looks.values()].map(({ picture, piece }) => [picture?.slice(0, 15), piece?.set])).toEqual([
    ['data:image/webp', undefined],
    [undefined, 'classic'],
    ['data:image/png;', undefined],
  ]);
});

test('below the characters of xiangqi and janggi stand the letters that their players use', () => {
  const letters = (name: string) => Object.fromEntries(described(name).kinds.map((one) => [one.id, hintOf(one)]));
  expect(letters('xiangqi')).toEqual({
    ...{ general: 'K', advisor: 'A', elephant: 'E', horse: 'H', chariot: 'R', cannon: 'C', soldier: 'P' },
  });
  expect(letters('janggi')).toMatchObject({ elephant: 'E', horse: 'H', chariot: 'R' });
  expect(letters('shogi')).toMatchObject({ knight: 'N', bishop: 'B', horse: '+B' });
  const { kinds, looks } = described('xiangqi');
  const plain = kinds.map(({ nativeLetter: _, ...one }) => one);
  const elephant = (of: readonly Shown[]) => ownGlyphs(of, looks, 'both').elephant;
  expect(elephant(kinds)).not.toBe(elephant(plain));
  expect(elephant(kinds)).toBe(elephant(plain.map((one) => (one.id === 'elephant' ? { ...one, letter: 'E' } : one))));
});

describe('A kind', () => {
  test('is shown by the figure of Deicide Chess that is called like it', () => {
    expect(shown(named('king', 'cardinal', 'marshal'))).toEqual({
      king: 'king',
      cardinal: 'archbishop',
      marshal: 'chancellor',
    });
  });
  test('is shown by the figure that it names, which no other kind gets then', () => {
    const chosen = [kind('king'), kind('jester', { figure: 'king' }), kind('rook', { figure: COUNTER })];
    expect(shown(chosen)).toEqual({ king: COUNTER, jester: 'king', rook: COUNTER });
  });
  test('that names a figure is shown by the piece of that name in the set of its game, if there is one', () => {
    const kinds = [kind('king'), kind('springer', { figure: 'knight' }), kind('geist', { figure: 'acid/ghost' })];
    const looks = looksOf(kinds, 'shogi');
    expect([...looks.values()].map(({ piece, figure }) => piece?.key ?? figure?.name)).toEqual([
      'shogi: king',
      'shogi: knight',
      'acid/ghost',
    ]);
    expect(looksOf([kind('springer', { figure: 'knight' })], 'tokens').get('springer')).toMatchObject({
      figure: null,
      piece: null,
    });
    // it has been taken by the kind that names it
    const two = looksOf([kind('knight'), kind('springer', { figure: 'knight' })], 'shogi');
    expect([...two.values()].map(({ piece }) => piece?.key)).toEqual([undefined, 'shogi: knight']);
  });
  test('may name a figure of any game, those of Deicide Chess with it, too', () => {
    const chosen = ['acid/ghost', 'fourchan/promoted-k', 'chesimals/royal-chief', 'deicide/snail'];
    expect(Object.values(shown(chosen.map((figure, i) => kind(`k${i}`, { figure }))))).toEqual([
      ...chosen.slice(0, 3),
      'snail',
    ]);
  });
  test.each(['unicorn', 'acid/unicorn', 'acid/', 'constructor', '__proto__', 'fourchan/+k', '<svg>'])(
    'that names no figure there is is a token: %s',
    (figure) => {
      expect(shown([kind('x', { figure })])).toEqual({ x: COUNTER });
    },
  );
  test('is a token in a game where most are', () => {
    expect(shown(named('king', 'rook', 'gold', 'silver')).king).toBe(COUNTER);
    expect(shown(named('king', 'rook', 'hawk'))).toEqual({ king: 'king', rook: 'rook', hawk: COUNTER });
  });
  test('with a picture of its own is shown by it, and does not count among those that want figures', () => {
    const drawn = kind('gold', { outline: TRIANGLE });
    expect(shown([...named('king', 'rook'), drawn])).toEqual({ king: 'king', rook: 'rook', gold: 'drawn' });
    expect(shown([...named('silver'), drawn])).toEqual({ silver: COUNTER, gold: 'drawn' });
    expect(shown([kind('x', { outline: TRIANGLE, figure: 'king' })])).toEqual({ x: 'drawn' });
  });
  test('is a token where its picture is none', () => {
    for (const outline of ['', 'M50 10', `${TRIANGLE}<script>`, 'M50 10L90 90"/>Z', `${TRIANGLE}\n`])
      expect(shown([kind('x', { outline })]), outline).toEqual({ x: COUNTER });
  });
});

describe('Of two kinds with one picture', () => {
  test('the second is a token', () => {
    expect(shown([kind('a', { figure: 'snail' }), kind('b', { figure: 'snail' })])).toEqual({ a: 'snail', b: COUNTER });
    expect(shown([kind('a', { outline: TRIANGLE }), kind('b', { outline: TRIANGLE })]).b).toBe(COUNTER);
  });
  test('each has it in its own tint', () => {
    const tints = [kind('a', { figure: 'snail' }), kind('b', { figure: 'snail', tint: 'red' })];
    expect(shown(tints)).toEqual({ a: 'snail', b: 'snail' });
    expect(shown([...tints, kind('c', { figure: 'snail', tint: 'red' })]).c).toBe(COUNTER);
    // what is no tint makes no difference
    expect(shown([kind('a', { figure: 'snail' }), kind('b', { figure: 'snail', tint: 'constructor' })]).b).toBe(
      COUNTER,
    );
  });
});

/** The same game without its section of looks. */
const bare = (name: string) => {
  const { looks: _looks, ...rest } = described(name);
  return rest;
};
test('without looks of their own Capablanca chess has figures flat and in space, Xiangqi has tokens', async () => {
  const capablanca = bare('capablanca');
  const art = await artOf(capablanca);
  const figures = (await deicideDrawing.art()).figures;
  for (const { id } of capablanca.kinds) {
    expect(glyphsOf(capablanca)[id], id).toBe(deicideDrawing.glyphs[id]);
    expect(art.figures[id], id).toBe(figures[id]);
  }
  const xiangqi = bare('xiangqi');
  const looks = looksOf(xiangqi.kinds);
  for (const { id } of xiangqi.kinds) expect(looks.get(id)).toMatchObject({ figure: null, piece: null });
});

test.each([...shelf.keys()])('no two kinds of %s look the same', (name) => {
  for (const game of [described(name), bare(name)])
    for (const side of [0, 1] as const) {
      const glyphs = glyphsOf(game);
      const drawn = game.kinds.map(({ id }) => glyphIn(glyphs, id, side));
      expect(new Set(drawn).size).toBe(game.kinds.length);
    }
});
