/**
 * What the workshop says in English of the games on the shelf and of some small ones: every sentence that can be chosen,
 * and what the games that are made of them say. Whoever means to change a sentence takes the sums anew with `vitest -u`.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { smallGames } from '../../testing/workshop/small-games.ts';
import { editable } from '../edit/editable.ts';
import { ownGame } from '../own-game.ts';
import type { Sentence, SentencePart } from './sentence.ts';

/** Neighbours that are plain text are one text. */
function shown({ id, whyNot, parts }: Sentence): readonly unknown[] {
  const all: unknown[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part !== 'string') all.push(withoutSettings(part));
    else if (typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  return [id, whyNot ?? '', all];
}
const withoutSettings = (part: Exclude<SentencePart, string>): unknown =>
  part.is === 'choice' ? { ...part, values: part.values.map(({ says, prints }) => [says, prints]) } : part;

/** Between them they have zones, and everything that lies on the ground. */
const HAVE_BOOKS: ReadonlySet<string> = new Set([
  'isolation',
  'mines and portals',
  'a wall that is moved among mines and portals',
]);

function saidOf(name: string, text: string): readonly unknown[] {
  const { rules, endings, pieces } = editable(text);
  const sentences = [...rules, ...endings, ...pieces.flatMap((piece) => piece.sentences)];
  const game = ownGame(text, () => 'test');
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  const { words, types, turnRules, reactions, endings: ends } = game.variant;
  const ofTypes = types.flatMap(({ rules: moves = [], attacks = [], inPlace = [] }) => [
    ...moves,
    ...attacks,
    ...inPlace,
  ]);
  return [
    ...sentences.map((one) => [one.says, shown(one)]),
    ...pieces.flatMap(({ others }) => others),
    ...[...ofTypes, ...(turnRules ?? []), ...(reactions ?? [])].map(({ id, says }) => [id, says]),
    ...[words.kinds, words.states, words.reasons, words.features, ends],
    // diagrams take a while
    HAVE_BOOKS.has(name) &&
      words.rulebook.map(({ id, title, paragraphs, diagrams }) => [
        id,
        title,
        paragraphs,
        diagrams.map(({ caption }) => caption),
      ]),
  ];
}

test('every sentence of the shelf', async () => {
  const sums = [...shelf, ...smallGames].map(([name, text]) => {
    const said = JSON.stringify(saidOf(name, text));
    return `${name} ${said.length} ${createHash('sha256').update(said).digest('hex').slice(0, 16)}`;
  });
  await expect(`${sums.join('\n')}\n`).toMatchFileSnapshot('./in-english.txt');
});
