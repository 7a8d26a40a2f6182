/** The catalogues of what the games say, against the games. */
import { describe, expect, test } from 'vitest';
import { variants } from '../../engine/variants/registry.ts';
import { hostTexts } from '../../languages/host.ts';
import { languages } from '../../languages/languages.ts';
import { readPo } from '../../languages/po.ts';
import { dataOfShelf, sentencesOfGames } from './sentences.ts';

const sentences = sentencesOfGames();

/** `{mover:acc}` asks for a form of `{mover}`. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name]) => name))].sort();
/** What stands in every language as in English: moves, cells with a piece, rulings. */
const notation = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z]?[a-p]\d{1,2}[-x:][a-p]\d{1,2}\b/g)].map(String).sort();

describe.each(languages)('$name', ({ tag, isWhole }) => {
  const entries = hostTexts[tag].games.flatMap((catalogue) => readPo(catalogue()));

  test('says nothing that no game says', () => {
    expect(entries.filter(([english]) => !sentences.has(english)).map(([english]) => english)).toEqual([]);
  });

  test('has every placeholder of the English, and no other', () => {
    const wrong = entries.filter(([english, said]) => {
      // an English plural's ending has no counterpart
      const wanted = placeholders(english).filter((name) => name !== 's');
      return `${wanted}` !== `${placeholders(said)}`;
    });
    expect(wrong).toEqual([]);
  });

  test('has the notation of the English', () => {
    expect(entries.filter(([english, said]) => `${notation(english)}` !== `${notation(said)}`)).toEqual([]);
  });

  test.runIf(isWhole)('says all that the games say', () => {
    const known = new Set(entries.map(([english]) => english));
    const missing = [...sentences].filter((english) => !known.has(english));
    expect(missing, `translate them in languages/${tag}/games/; npm run words lists them`).toEqual([]);
  });

  test.runIf(isWhole)('knows the gender of every piece', async () => {
    const { kinds } = await import(`../../languages/${tag}/kinds.ts`);
    const all = [...variants.map(({ types }) => types), ...dataOfShelf().map(({ pieces }) => pieces)];
    const names = new Set(all.flatMap((types) => types.map(({ name }) => name)));
    expect(
      [...names].filter((name) => !Object.hasOwn(kinds, name)),
      `name it in languages/${tag}/kinds.ts`,
    ).toEqual([]);
  });
});
