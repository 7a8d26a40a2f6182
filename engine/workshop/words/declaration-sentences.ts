/** Declaring the game over, as sentences: who may, and how many points that takes. */
import { live } from '../../shared/language.ts';
import type { Declaration, GameData } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { either } from './articles.ts';
import { choiceWords, firstZone, KindChoices, numberField, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import { type Sentence, withParts } from './sentence.ts';

export const words = live('workshopDeclaration', {
  says: 'Instead of moving, a player may declare the game over whose royal pieces stand in {zone}, not in check, with at least {others} other pieces there.',
  others: 'How many others',
  points:
    'Each {majors} among those others and in the hand, promoted or not, counts {points} points, any other 1 point. White wins with {white} points, Black with {black}.',
  each: 'Points of each',
  white: 'Points that win for White',
  black: 'Points that win for Black',
  draws: 'With fewer points, but at least {draws}, the declaration draws.',
  drawing: 'Points that draw',
});
/** As in Shogi, where each side begins with 27 points. */
const USUAL = { others: 10, majorPoints: 5, wins: [28, 27] } as const;

export function declarationSentences(data: GameData): readonly Sentence[] {
  const { declaration, pieces } = data;
  const major = (pieces.find(({ royal, formOf }) => !royal && formOf === undefined) ?? pieces[0])?.id;
  const now: Declaration = declaration ?? { ...USUAL, zone: firstZone(data), majors: major ? [major] : [] };
  const at = ['declaration'];
  const { zone, others, majors, majorPoints, wins, draws } = now;
  const number = (label: string, value: number, least: number, most: number, ...path: readonly (string | number)[]) =>
    numberField(label, [...at, ...path], value, [least, most]);
  const [white, black] = wins;
  const who: Sentence = {
    id: 'declaration',
    toggle: {
      ...toggleAt(at, declaration !== undefined, now),
      on: zoneSettings(data, zone, (name) => [{ at, to: { ...now, zone: name } }]),
    },
    parts: withParts(words.says, {
      zone: zoneChoice(data, choiceWords.zone, zone, (name) => [{ at: [...at, 'zone'], to: name }]),
      others: number(words.others, others, 0, LIMITS.points, 'others'),
    }),
  };
  if (!declaration) return [who];
  const least = (draws ?? 0) + 1;
  const drawn = draws ?? Math.max(1, Math.min(...wins) - 1);
  const points: Sentence = {
    id: 'declarationPoints',
    parts: withParts(words.points, {
      majors: new KindChoices(data).several(choiceWords.whichPieces, [...at, 'majors'], majors, either),
      points: number(words.each, majorPoints, 1, LIMITS.points, 'majorPoints'),
      white: number(words.white, white, least, LIMITS.points, 'wins', 0),
      black: number(words.black, black, least, LIMITS.points, 'wins', 1),
    }),
  };
  const drawing: Sentence = {
    id: 'declarationDraws',
    toggle: toggleAt([...at, 'draws'], draws !== undefined, drawn),
    parts: withParts(words.draws, { draws: number(words.drawing, drawn, 1, Math.min(...wins) - 1, 'draws') }),
  };
  return [who, points, ...(Math.min(...wins) > 1 ? [drawing] : [])];
}
