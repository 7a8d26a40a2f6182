/** How French names pieces: `Pion blanc`, `Diskette de MAGI`; behind an article `le Pion blanc`, `à l’Archer noir`. */
import type { Named } from '../../engine/shared/naming.ts';
import { kinds, type Noun } from './kinds.ts';

/** Sides and colours that are adjectives, for both genders; others follow `de`. */
const ADJECTIVES: Readonly<Record<string, Readonly<Record<Noun['gender'], string>>>> = {
  White: { m: 'blanc', f: 'blanche' },
  Black: { m: 'noir', f: 'noire' },
  white: { m: 'blanc', f: 'blanche' },
  grey: { m: 'gris', f: 'grise' },
  red: { m: 'rouge', f: 'rouge' },
  green: { m: 'vert', f: 'verte' },
  blue: { m: 'bleu', f: 'bleue' },
  yellow: { m: 'jaune', f: 'jaune' },
  orange: { m: 'orange', f: 'orange' },
  purple: { m: 'violet', f: 'violette' },
  neutral: { m: 'neutre', f: 'neutre' },
};
const ARTICLES: Readonly<Record<string, Readonly<Record<Noun['gender'] | 'elided', string>>>> = {
  nom: { m: 'le ', f: 'la ', elided: 'l’' },
  de: { m: 'du ', f: 'de la ', elided: 'de l’' },
  a: { m: 'au ', f: 'à la ', elided: 'à l’' },
  no: { m: 'aucun ', f: 'aucune ', elided: 'aucun ' },
};

/** `un Canard`, `une Pierre`: by the English name. */
export const oneOf = (english: string): string => {
  const { name, gender } = kinds[english] ?? { name: english, gender: 'm' };
  return `${gender === 'f' ? 'une' : 'un'} ${name}`;
};
/** `le Canard`, `du Canard` */
export const theOne = (english: string, form: 'nom' | 'de' = 'nom'): string =>
  namePiece({ kind: english, owner: null }, form);
export const isFeminine = (english: string): boolean => kinds[english]?.gender === 'f';
/** `no`: `aucun Pion blanc`, `aucune Tour`. */
export function namePiece({ kind: english, owner }: Named, form: string): string {
  // names such as /tg/ are masculine
  const kind: Noun = kinds[english] ?? { name: english, gender: 'm' };
  const adjective = owner === null ? undefined : (ADJECTIVES[owner]?.[kind.gender] ?? `de ${owner}`);
  const article = ARTICLES[form]?.[kind.elides && form !== 'no' ? 'elided' : kind.gender] ?? '';
  return `${article}${kind.name}${adjective === undefined ? '' : ` ${adjective}`}`;
}
