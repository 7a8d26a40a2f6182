/** Sentences about a game: whatever is chosen in one is written into the game's text, and is what the sentence says then. */
import { describe, expect, test } from 'vitest';
import { isWholeRun, usually } from '../../testing/usual.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { smallGames } from '../../testing/workshop/small-games.ts';
import type { DataChange, Sentence } from '../words/sentence.ts';
import { editGame } from './edit-game.ts';
import { type Editable, editable } from './editable.ts';

const sentencesOf = ({ rules, endings, pieces }: Editable): ReadonlyMap<string, Sentence> =>
  new Map([
    ...[...rules, ...endings].map((one) => [one.id, one] as const),
    ...pieces.flatMap(({ sentences }, i) => sentences.map((one) => [`${i} ${one.id}`, one] as const)),
  ]);
const withSettings = (text: string, settings: readonly DataChange[]): string => {
  const edited = editGame(text, { do: 'set', settings });
  if (!edited.ok) throw new Error(edited.says);
  return edited.text;
};
/** What somebody might choose makes no game that cannot be played, but for what the second word says. */
const MAY_BE_REFUSED =
  /form of a kind that is a form itself|cannot be a form of itself|nobody in the array|No kind is royal|cannot carry each other/;
const expectPlayable = ({ problems }: Editable, about: string): void => {
  const unexpected = problems.filter(({ says }) => !MAY_BE_REFUSED.test(says));
  expect(unexpected, about).toEqual([]);
};

/** How many sentences hold that need not. */
const holding = (sentences: ReadonlyMap<string, Sentence>): number =>
  [...sentences.values()].filter(({ toggle }) => toggle?.isOn).length;
/** Between them they have everything that sentences are about. */
const SOME = [
  'isolation',
  'marseillais',
  'seirawan',
  'racing-kings',
  'spartan',
  'riders and bangs',
  'borrowers',
  'press-gang',
  'patterns',
];
/** of the sentences of one game; a usual run tries every third */
const STEP = usually(3, 1);
const games = [...shelf, ...smallGames].filter(([name]) => isWholeRun || SOME.includes(name));

describe.each(games)('%s', (_name, text) => {
  const sentences = sentencesOf(editable(text));
  /** What they are when something else is chosen; the game can still be played. */
  const afterwards = (settings: readonly DataChange[], about: string): ReadonlyMap<string, Sentence> => {
    const other = editable(withSettings(text, settings));
    expectPlayable(other, about);
    return sentencesOf(other);
  };
  test('every sentence can be made to hold and not to hold', () => {
    for (const [n, [id, { toggle, whyNot }]] of [...sentences].entries()) {
      if (n % STEP !== 0 || !toggle || whyNot) continue;
      const now = afterwards(toggle.isOn ? toggle.off : toggle.on, id);
      if (toggle.isOn) expect(holding(now), id).toBeLessThan(holding(sentences));
      else expect(now.get(id)?.toggle?.isOn, id).toBe(true);
    }
  });
  test('every choice can be chosen', () => {
    for (const [at, [id, { parts, toggle }]] of [...sentences].entries()) {
      if (at % STEP !== 0 || toggle?.isOn === false) continue;
      for (const [n, part] of parts.entries()) {
        if (typeof part === 'string' || part.is !== 'choice') continue;
        for (const [i, { set, says }] of part.values.entries()) {
          const now = afterwards(set, `${id}: ${says}`).get(id)?.parts[n];
          const chosen = typeof now === 'object' && now.is === 'choice' ? now.values[now.chosen]?.says : now;
          expect(chosen, `${id} ${i}`).toBe(says);
        }
      }
    }
  });
});
