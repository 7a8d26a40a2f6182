/** What each game on this table tells the search about itself, by the variant's id; forms of one game may share one. */
import type { Judgement } from '../core/judgement.ts';
import { judgement as acid } from './acid/judgement.ts';
import { judgement as chesimals, judgementWide as chesimalsWide } from './chesimals/judgement.ts';
import { judgement as deicide } from './deicide/judgement.ts';
import { judgement as fourchan } from './fourchan/judgement.ts';

const judgements: Readonly<Record<string, Judgement>> = {
  ...{ acid, deicide, fourchan, chesimals },
  'chesimals-16x12': chesimalsWide,
};

/** Nothing where a game has none: then the search goes by the values of its types. */
export const judgementOf = (id: string): Judgement => (Object.hasOwn(judgements, id) ? judgements[id] : {});
