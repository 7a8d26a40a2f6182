/** How German names pieces: `weißer Bauer`, `MAGI-Diskette`; behind an article `der weiße Bauer`, `dem Charoniten`. */
import type { Named } from '../../engine/shared/naming.ts';
import { kinds, type Noun } from './kinds.ts';

/** Sides and colours that are adjectives; others stand before a hyphen. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  ...{ White: 'weiß', Black: 'schwarz', white: 'weiß', grey: 'grau', red: 'rot', green: 'grün', blue: 'blau' },
  ...{ yellow: 'gelb', purple: 'violett', orange: 'orangefarben', neutral: 'neutral' },
};

const CASES = ['nom', 'acc', 'dat', 'gen'] as const;
type Case = (typeof CASES)[number];
const ARTICLES: Readonly<Record<Noun['gender'], Readonly<Record<Case, string>>>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
};
const STRONG: Readonly<Record<Noun['gender'], string>> = { m: 'er', f: 'e', n: 'es' };
/** behind an article */
const weakEnding = (gender: Noun['gender'], form: Case): string =>
  form === 'nom' || (form === 'acc' && gender !== 'm') ? 'e' : 'en';

/** `eine Ente`, `einem Stein`: by the English name. */
export function oneOf(english: string, form: 'nom' | 'acc' | 'dat'): string {
  const noun = kinds[english] ?? { name: english, gender: 'n' };
  const isFeminine = noun.gender === 'f';
  const ending =
    form === 'dat' ? (isFeminine ? 'er' : 'em') : isFeminine ? 'e' : form === 'acc' && noun.gender === 'm' ? 'en' : '';
  return `ein${ending} ${(form === 'nom' ? undefined : noun[form]) ?? noun.name}`;
}
/** `die Ente`, `dem Stein`, and `sie`, `ihn` or `es` for it. */
export const theOne = (english: string, form: Case): string => namePiece({ kind: english, owner: null }, form);
export const itself = (english: string): string => ({ m: 'ihn', f: 'sie', n: 'es' })[kinds[english]?.gender ?? 'n'];
/** `no`: `kein weißer Turm`, `keine MAGI-Diskette`. */
export function namePiece({ kind: english, owner }: Named, form: string): string {
  // names such as /tg/ are neuter nouns without forms of their own
  const kind: Noun = kinds[english] ?? { name: english, gender: 'n' };
  const asked = CASES.find((one) => one === form);
  const noun = (asked === 'nom' ? kind.weak : asked && kind[asked]) ?? kind.name;
  const adjective = owner === null ? undefined : ADJECTIVES[owner];
  const before = (ending: string): string => {
    if (owner === null) return '';
    return adjective === undefined ? `${owner}-` : `${adjective}${ending} `;
  };
  if (form === 'no') return `kein${kind.gender === 'f' ? 'e' : ''} ${before(STRONG[kind.gender])}${noun}`;
  if (!asked) return before(STRONG[kind.gender]) + noun;
  return `${ARTICLES[kind.gender][asked]} ${before(weakEnding(kind.gender, asked))}${noun}`;
}
