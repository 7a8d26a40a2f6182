/** What each game on this table tells the search about itself, by the variant's id; forms of one game may share one. */
import type { Judgement, JudgementUnder } from '../core/judgement.ts';
import type { Options } from '../core/vocabulary.ts';
import { judgement as acid } from './acid/judgement.ts';
import { judgement as chesimals, judgementWide as chesimalsWide } from './chesimals/judgement.ts';
import { judgement as deicide } from './deicide/judgement.ts';
import { judgement as fourchan } from './fourchan/judgement.ts';

const judgements: Readonly<Record<string, Judgement | JudgementUnder>> = {
  ...{ acid, deicide, fourchan, chesimals },
  'chesimals-16x12': chesimalsWide,
};
const NONE: Judgement = {};

/**
 * Under these house rules, the usual ones where none are named; the same object for as long as they make no difference.
 * Nothing where a game has none: then the search goes by the values of its types.
 */
export const judgementOf = (id: string, options: Options = {}): Judgement => {
  const found = Object.hasOwn(judgements, id) ? judgements[id] : NONE;
  return typeof found === 'function' ? found(options) : found;
};
