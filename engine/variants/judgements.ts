/** What each game on this table tells the search about itself, by the variant's id; forms of one game may share one. */
import type { Judgement } from '../search/judgement.ts';

const judgements: Readonly<Record<string, Judgement>> = {};

/** Nothing where a game has none: then the search goes by the values of its types. */
export const judgementOf = (id: string): Judgement => (Object.hasOwn(judgements, id) ? judgements[id] : {});
