import { listIn, pluralIn } from '../grammar.ts';

export const plural = pluralIn('fr');
export const listOf = listIn('fr');
/** a choice */
export const eitherOf = listIn('fr', 'disjunction');
