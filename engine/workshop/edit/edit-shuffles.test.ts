/** A game whose first position is shuffled, changed on a screen. */
import { expect, test } from 'vitest';
import { dataOf } from '../../testing/workshop/position.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { readGame } from '../file/read-game.ts';
import { ruleSentences } from '../words/rule-sentences.ts';
import { type DataChange, inWords, type Sentence } from '../words/sentence.ts';
import { editGame, type GameEdit } from './edit-game.ts';

const edited = (change: GameEdit, text = shelf.get('chess960') ?? ''): string => {
  const made = editGame(text, change);
  if (!made.ok) throw new Error(made.says);
  expect(readGame(made.text).ok).toBe(true);
  return made.text;
};

test('the zone of the shuffle keeps its name', () => {
  const text = edited({ do: 'rename-zone', zone: 'home', name: 'first rank' });
  expect(text).toContain('shuffle = first rank, Bishop on both colours, King between Rook, drawn\n');
});
test('without the Bishops that it is about it is gone', () => {
  expect(edited({ do: 'remove', piece: 3 })).not.toContain('shuffle');
});
test('it stays where the first position still fits it', () => {
  expect(edited({ do: 'resize', height: 6 })).toContain('shuffle');
});

const sentencesOf = (text: string): ReadonlyMap<string, Sentence> =>
  new Map(ruleSentences(dataOf(text)).flatMap((one) => (one.id.startsWith('shuffle') ? [[one.id, one]] : [])));
const sentence = (text: string, id: string): Sentence => sentencesOf(text).get(id)!;
const set = (settings: readonly DataChange[] | undefined, text: string): string =>
  edited({ do: 'set', settings: settings ?? [] }, text);
const switched = (text: string, id: string): string => {
  const { isOn, on, off } = sentence(text, id).toggle!;
  return set(isOn ? off : on, text);
};
/** The choice of that number in a sentence, set to what says so. */
const chosen = (text: string, id: string, choice: number, says: string): string => {
  const choices = sentence(text, id).parts.flatMap((part) =>
    typeof part === 'object' && part.is === 'choice' ? [part] : [],
  );
  return set(choices[choice].values.find((value) => value.says === says)?.set, text);
};
const shuffleIn = (text: string): string | undefined => /^shuffle *= *(.*)$/m.exec(text)?.[1];

test('chess becomes Chess960 by switches alone', () => {
  let text = shelf.get('orthodox')!;
  expect([...sentencesOf(text).keys()]).toEqual(['shuffle-1']);
  text = switched(text, 'shuffle-1');
  expect(shuffleIn(text)).toBe('first rank');
  text = switched(text, 'shuffle-1-colours-bishop');
  text = switched(text, 'shuffle-1-between');
  text = switched(text, 'shuffle-1-drawn');
  expect(shuffleIn(text)).toBe('first rank, Bishop on both colours, King between Rook, drawn');
  expect(dataOf(text).zones['first rank']?.[1]).toContain('a8');
  for (const id of ['shuffle-1-drawn', 'shuffle-1-between', 'shuffle-1-colours-bishop']) text = switched(text, id);
  expect(shuffleIn(text)).toBe('first rank');
  expect(shuffleIn(switched(text, 'shuffle-1'))).toBeUndefined();
});
test('its conditions are chosen in their sentences, and only those that the array fits are offered', () => {
  const text = shelf.get('chess960')!;
  expect([...sentencesOf(text).keys()]).toEqual([
    ...['shuffle-1', 'shuffle-1-colours-bishop', 'shuffle-1-colours-knight'],
    ...['shuffle-1-between', 'shuffle-1-drawn', 'shuffle-castling'],
  ]);
  expect(inWords(sentence(text, 'shuffle-1-between'))).toBe(
    'Beside the King there is always a Rook to the left and to the right.',
  );
  expect(shuffleIn(chosen(text, 'shuffle-1-between', 1, 'a Knight'))).toBe(
    'home, Bishop on both colours, King between Knight, drawn',
  );
  expect(shuffleIn(chosen(text, 'shuffle-1-between', 0, 'Queen'))).toBe(
    'home, Bishop on both colours, Queen between Rook, drawn',
  );
  expect(shuffleIn(chosen(text, 'shuffle-1', 1, 'each side by its own number'))).toBe(
    'home, Bishop on both colours, King between Rook, independent, drawn',
  );
  expect(sentence(text, 'shuffle-1').parts[1]).toMatchObject({ chosen: 0, values: { length: 3 } });
  expect(shuffleIn(chosen(text, 'shuffle-1', 0, '“first rank”'))).toContain('first rank, Bishop on both colours');
  // there the others stand on two ranks, so that nobody is always between them
  expect(shuffleIn(chosen(text, 'shuffle-1', 0, '“home half”'))).toBe('home half, Bishop on both colours, drawn');
});
test('a game whose pieces are all alike has nothing to shuffle, and it is said why', () => {
  const sentence1 = sentence(shelf.get('breakthrough')!, 'shuffle-1');
  expect(sentence1).toMatchObject({
    toggle: { isOn: false, on: [] },
    whyNot: expect.stringContaining('of several kinds'),
  });
});
