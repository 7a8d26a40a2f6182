/** The points as a sentence. */
import type { GameData, Points } from '../game-data.ts';
import { numberField, toggleAt } from './choices.ts';
import { pointsWords as words } from './points-words.ts';
import { type Sentence, type SentencePart, withParts } from './sentence.ts';

const MOST = 99;

export function pointsSentence(data: GameData): Sentence {
  const { pieces, points } = data;
  const at = ['points'];
  const counted = pieces.filter(({ id, royal }) => !royal || (points !== undefined && Object.hasOwn(points.of, id)));
  const usual: Points = { of: Object.fromEntries(counted.map(({ id, value }) => [id, value ?? 1])), odds: [0, 0] };
  const now = points ?? usual;
  const values = counted.flatMap(({ id, name }, n): SentencePart[] => [
    `${n === 0 ? '' : ', '}${name} `,
    numberField(words.label(name), [...at, 'of', id], Object.hasOwn(now.of, id) ? now.of[id] : 0, [0, MOST]),
  ]);
  const odds = now.odds.map((more, side) => (more === 0 ? '' : words.odds(words.sides[side], more))).join('');
  return {
    id: 'points',
    toggle: toggleAt(at, points !== undefined, usual),
    parts: withParts(words.says, { values, odds }),
  };
}
