/** Which known variants are shown for what was typed and chosen. */
import { describe, expect, test } from 'vitest';
import type { KnownVariant } from '../../../electron/contract/own-games.ts';
import { usualSettings, withFavourite } from '../../../electron/contract/settings.ts';
import { shownOf } from './known-variants.ts';

const known = (game: string, more: Partial<KnownVariant> = {}): KnownVariant => ({
  ...{ game, title: game, tagline: '', by: '', size: '8 × 8', problem: null, family: 'chess' },
  ...{ isLarge: false, hasOtherGoal: false, length: 'usual', newRules: 0, names: [] },
  ...more,
});
const all = [
  known('capablanca', { title: 'Capablanca chess', by: 'José Raúl Capablanca, 1920s', isLarge: true }),
  known('makruk', { title: 'Makruk', tagline: 'Thai chess.', family: 'makruk' }),
  known('tori-shogi', { title: 'Tori Shōgi', by: 'Ōhashi Sōei, 1799', family: 'shogi', names: ['Bird shogi'] }),
  known('hill', { title: 'King of the Hill', hasOtherGoal: true, names: ['KotH'] }),
];
const shown = (find: string, show: Parameters<typeof shownOf>[1]['show'] = 'all', favourites: readonly string[] = []) =>
  shownOf(all, { find, show }, favourites).map(({ game }) => game);

describe('What is typed', () => {
  test.each([
    ['a title, whatever its case', 'MAKR', ['makruk']],
    ['another name', 'bird', ['tori-shogi']],
    ['the inventor, without accents', 'jose raul', ['capablanca']],
    ['the year', '1799', ['tori-shogi']],
    ['the tagline', 'thai', ['makruk']],
    ['an accent where the title has it, or not', 'shōgi', ['tori-shogi']],
    ['every word, in any order', 'hill king', ['hill']],
    ['nothing but spaces', '  ', ['capablanca', 'makruk', 'tori-shogi', 'hill']],
    ['what is nowhere', 'draughts', []],
  ])('finds by %s', (_, find, games) => {
    expect(shown(find)).toEqual(games);
  });
});

test('families, larger boards, other goals and favourites are shown alone', () => {
  expect(shown('', 'shogi')).toEqual(['tori-shogi']);
  expect(shown('', 'large')).toEqual(['capablanca']);
  expect(shown('', 'goals')).toEqual(['hill']);
  expect(shown('', 'favourites', ['makruk', 'gone'])).toEqual(['makruk']);
  expect(shown('king', 'large')).toEqual([]);
});

test('a favourite is kept once, and can be taken back', () => {
  const once = { ...usualSettings, favourites: withFavourite(usualSettings, 'makruk', true) };
  const twice = { ...once, favourites: withFavourite(once, 'makruk', true) };
  expect(twice.favourites).toEqual(['makruk']);
  expect(withFavourite(twice, 'makruk', false)).toEqual([]);
});
