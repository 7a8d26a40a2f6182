import { listIn, pluralIn } from '../grammar.ts';

export const plural = pluralIn('de');
export const listOf = listIn('de');
/** a choice */
export const eitherOf = listIn('de', 'disjunction');
