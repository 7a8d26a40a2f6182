/** What the workshop says of people's own games in each language. */
import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH, said, sayIn, translate } from '../../engine/shared/language.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { smallGames } from '../../engine/testing/workshop/small-games.ts';
import type { Vector } from '../../engine/workshop/betza/move.ts';
import { readBetza } from '../../engine/workshop/betza/read-betza.ts';
import { editable } from '../../engine/workshop/edit/editable.ts';
import { KEYS } from '../../engine/workshop/file/keys.ts';
import { gamesIn } from '../../engine/workshop/import/games-in.ts';
import { ownGame } from '../../engine/workshop/own-game.ts';
import { areSteps, leapsInWords, stepsInWords } from '../../engine/workshop/words/directions.ts';
import { hostTexts } from '../../languages/host.ts';
import { languages } from '../../languages/languages.ts';

for (const [tag, { areas }] of Object.entries(hostTexts))
  for (const [area, words] of Object.entries(areas)) translate(tag, area, words);
afterEach(() => sayIn(() => ENGLISH));

const own = (text: string) => {
  const game = ownGame(text, () => 'test');
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return game.variant;
};
const small = new Map(smallGames);
const SOME = [...shelf].filter(([name]) => ['orthodox', 'shogi', 'three-check', 'isolation', 'spartan'].includes(name));

/** Everything that is shown of sentences, chosen or not. */
function shown(text: string): readonly string[] {
  const { rules, endings, pieces } = editable(text);
  return [...rules, ...endings, ...pieces.flatMap(({ sentences }) => sentences)].flatMap(({ says, whyNot, parts }) => [
    ...[says, whyNot ?? ''],
    ...parts.flatMap((part) => {
      if (typeof part === 'string') return part;
      const prints = 'prints' in part ? [part.prints] : [];
      const values = part.is === 'choice' ? part.values.flatMap((one) => [one.says, one.prints ?? '']) : [];
      return [part.label, ...prints, ...values];
    }),
  ]);
}
/** Words of English that are no words of the others. */
const ENGLISH_WORDS = /\b(the|of|with|it|its|is|and|squares?|moves?|player|captures?)\b/i;
/** Where the keys of a section are listed. */
const withoutKeys = (says: string): string =>
  Object.values(KEYS).reduce((text, keys) => text.replace(keys.join(', '), ''), says);
/** Names that people gave, which stand in quotes in every language. */
const withoutNames = (text: string): string => text.replace(/„[^“]*“|«[^»]*»/g, '');

describe.each(languages.map(({ tag }) => tag))('%s', (tag) => {
  test('every set of ways has words of its own', () => {
    sayIn(() => tag);
    for (const atom of ['W', 'F', 'K', 'D', 'A', 'N']) {
      const read = readBetza(atom);
      if (!('moves' in read)) throw new Error(read.says);
      const all: readonly Vector[] = read.moves.flatMap(({ legs }) => legs[0].steps);
      const said = new Map<string, number>();
      for (let set = 1; set < 2 ** all.length; set++) {
        const some = all.filter((_, i) => (set & (1 << i)) !== 0);
        const words = areSteps(some) ? stepsInWords(some) : leapsInWords(some);
        expect(said.get(words), words).toBeUndefined();
        said.set(words, set);
      }
    }
  });

  test.each([...SOME, ...small])(
    'sentences about %s have the same choices as in English, and no English in them',
    (_name, text) => {
      const choices = () => {
        const { rules, endings, pieces } = editable(text);
        const all = [...rules, ...endings, ...pieces.flatMap(({ sentences }) => sentences)];
        return all.map(({ id, parts }) => [
          id,
          ...parts
            .flatMap((part) =>
              typeof part === 'string'
                ? []
                : [JSON.stringify([part.is, 'at' in part ? part.at : part.values.map(({ set }) => set)])],
            )
            .sort(),
        ]);
      };
      const english = choices();
      sayIn(() => tag);
      expect(choices()).toEqual(english);
      for (const says of shown(text)) {
        expect(withoutNames(says)).not.toMatch(ENGLISH_WORDS);
        expect(says).not.toMatch(/[{}]|undefined| {2}| [.,]/);
      }
    },
  );

  test('refusals have no English in them but what they quote', () => {
    sayIn(() => tag);
    const line = (text: string): string => shelf.get('orthodox')!.replace(/^title.*$/m, `title = X\n${text}`);
    const wrong = [
      ...[
        'bord = 8 x 8',
        'board = 99 x 1',
        'raised = hill',
        'first = red',
        'letter',
        '[piece King]',
        '[endings]\ngoal = x',
      ],
      ...['[rules]\nrepetition = 1', '[zones]\nhill = q', '[piece Cat]\nmoves = jW yW efyK mmX'],
    ].map(line);
    const foreign = ['[mygame:chess]\nwall = x\nstartFen = 9\ntripleStepRank = 3', '[mygame:nowhere]\nking = -'];
    const problems = [...wrong, ...foreign].flatMap((text) =>
      [...gamesIn(text)].flatMap(({ read }) => (read.ok ? [] : read.problems)),
    );
    expect(problems.length).toBeGreaterThan(12);
    for (const { says } of problems) {
      expect(withoutNames(withoutKeys(says))).not.toMatch(ENGLISH_WORDS);
      expect(says).not.toMatch(/[{}]|undefined/);
    }
  });

  test('a game is told in the language of the moment, and what its rules say is kept in English', () => {
    sayIn(() => tag);
    const variant = own(shelf.get('orthodox')!);
    const says = variant.types.flatMap(({ rules }) => rules.map((rule) => rule.says));
    const rook = 'A Rook moves any number of squares straight.';
    expect(says).toContain(rook);
    expect(withoutNames(said(rook))).not.toMatch(ENGLISH_WORDS);
    const { kinds, rulebook } = variant.words;
    const told = [...kinds.rook.sentences, kinds.rook.summary, ...rulebook.flatMap(({ paragraphs }) => paragraphs)];
    for (const one of told.filter((text) => !text.includes('Fairytable')))
      expect(withoutNames(one)).not.toMatch(/\b(moves|squares|player)\b/);
    sayIn(() => ENGLISH);
    expect(variant.words.kinds.rook.sentences[0]).toBe('A Rook moves any number of squares straight.');
    expect(variant.words.rulebook[0].title).toBe('The game');
  });
});

test.each([
  ['de', 'Knight springt zwei Felder gerade und eins quer.'],
  ['fr', 'Knight saute de deux cases orthogonalement et d’une case perpendiculairement.'],
])('in %s a knight is told by what it does', (tag, says) => {
  sayIn(() => tag);
  expect(own(shelf.get('orthodox')!).words.kinds.knight.sentences[0]).toBe(says);
});

describe('A wall with a name is declined', () => {
  const bookIn = (tag: string, name: string): string => {
    sayIn(() => tag);
    const text = shelf.get(name === 'Duck' ? 'duck' : 'amazons')!.replace(/^wall name = .*$/m, `wall name = ${name}`);
    return own(text).words.rulebook[0].paragraphs.join(' ');
  };
  test.each([
    ['de', 'Duck', 'Nach jedem Zug versetzt der Spieler die Ente auf ein anderes leeres Feld.'],
    ['de', 'Stone', 'Nach jedem Zug setzt der Spieler einen Stein dorthin'],
    ['de', 'Zorg', 'Nach jedem Zug setzt der Spieler ein Zorg dorthin'],
    ['fr', 'Duck', 'Après chaque coup, le joueur déplace le Canard sur une autre case vide.'],
    ['fr', 'Stone', 'Après chaque coup, le joueur pose une Pierre là où'],
  ])('%s: %s', (tag, name, says) => {
    expect(bookIn(tag, name)).toContain(says);
  });
  test('in why something is not possible, too', () => {
    const { reasons } = own(shelf.get('duck')!).words;
    sayIn(() => 'de');
    expect(said(reasons['wall-first'].says)).toBe('Zuerst muss die Ente versetzt werden.');
    sayIn(() => 'fr');
    expect(said(reasons['wall-first'].says)).toBe('Il faut d’abord déplacer le Canard.');
  });
});
