import { listIn, pluralIn } from '../grammar.ts';

export const plural = pluralIn('fr');
export const listOf = listIn('fr');
