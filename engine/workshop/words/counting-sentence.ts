/** The counting of moves as a sentence. */
import { said } from '../../shared/language.ts';
import { COUNTING, type CountingRule, namesOfRoles } from '../counting.ts';
import type { GameData } from '../game-data.ts';
import { choiceOf, toggleAt } from './choices.ts';
import { countingWords as words } from './counting-words.ts';
import { type Sentence, withParts } from './sentence.ts';

export function countingSentence(data: GameData): Sentence {
  const { counting } = data.rules;
  const at = ['rules', 'counting'];
  const now: CountingRule = counting === 'none' ? 'makruk' : counting;
  return {
    id: 'counting',
    toggle: toggleAt(at, counting !== 'none', now, 'none'),
    parts: withParts(words.says, {
      rule: choiceOf<CountingRule>(words.label, at, now, [
        ['makruk', words.rules.makruk],
        ['cambodian', words.rules.cambodian],
        ['asean', words.rules.asean],
      ]),
      how: howItGoes(data, now),
    }),
  };
}
function howItGoes(data: GameData, rule: CountingRule): string {
  const { board, pieces, otherwise, fromPieces } = COUNTING[rule];
  const names = namesOfRoles(data);
  const limits = pieces.flatMap(({ role, least, moves }) => {
    const name = names.get(role);
    return name === undefined ? [] : [words.limit(moves, least, said(name))];
  });
  return [
    ...(board === null ? [] : [words.board(board.moves, Number.isFinite(board.most) ? board.most : null)]),
    words.pieces(limits, otherwise, fromPieces),
    words.over,
  ].join(' ');
}
