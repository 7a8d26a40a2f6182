/** What the tasks of practice say. Names of pieces come in bare; those of our games are declined. */

import type { words as english } from '../../../engine/practice/words.ts';
import { capitalised } from '../../../engine/shared/capitalised.ts';
import type { Words } from '../../../engine/shared/language.ts';
import { kinds } from '../kinds.ts';
import { namePiece } from '../naming.ts';

type Case = 'nom' | 'acc' | 'dat' | 'gen';
const YOUR = {
  m: { nom: 'dein', acc: 'deinen', dat: 'deinem', gen: 'deines' },
  f: { nom: 'deine', acc: 'deine', dat: 'deiner', gen: 'deiner' },
  n: { nom: 'dein', acc: 'dein', dat: 'deinem', gen: 'deines' },
} as const;
const THE_PIECE = { nom: 'die Figur', acc: 'die Figur', dat: 'der Figur', gen: 'der Figur' } as const;

/** The English name of a piece, by which its forms are known; none of a piece of people's own games. */
const knownAs = (piece: string): string | undefined =>
  Object.hasOwn(kinds, piece) ? piece : Object.keys(kinds).find((kind) => kinds[kind].name === piece);
/** `deinen Charoniten`; `deine Figur Drache` of a piece whose gender is not known */
const your = (piece: string, form: Case): string => {
  const known = knownAs(piece);
  if (known === undefined) return `${YOUR.f[form]} Figur ${piece}`;
  const kind = kinds[known];
  return `${YOUR[kind.gender][form]} ${(form === 'nom' ? undefined : kind[form]) ?? kind.name}`;
};
/** `den Charoniten`; `die Figur Drache` */
const the = (piece: string, form: Case): string => {
  const known = knownAs(piece);
  return known === undefined ? `${THE_PIECE[form]} ${piece}` : namePiece({ kind: known, owner: null }, form);
};
const times = (turns: number): string => (turns === 2 ? 'zwei' : 'drei');

export const practiceWords: Words<typeof english> = {
  title: (piece) => piece,
  subtitle: 'Übungen für eine Figur',
  closing: 'Gut gemacht. In neuen Übungen steht die Figur anderswo.',
  captureOne: {
    goal: (piece) => `Nur eine gegnerische Figur ist in Reichweite ${your(piece, 'gen')}. Schlage sie.`,
    hint: (enemy, cell) => `Es ist ${the(enemy, 'nom')} auf ${cell}.`,
  },
  reach: {
    goal: (piece, cell, turns) => `Bringe ${your(piece, 'acc')} in ${times(turns)} Zügen nach ${cell}.`,
    hint: (text) => `Beginne mit ${text}.`,
  },
  approach: {
    goal: (enemy, cell, piece) => `Schlage ${the(enemy, 'acc')} auf ${cell} in zwei Zügen mit ${your(piece, 'dat')}.`,
    hint: (text) => `Beginne mit ${text}.`,
  },
  captureTwo: {
    goal: (piece) => `Schlage mit ${your(piece, 'dat')} in zwei Zügen zwei gegnerische Figuren.`,
    hint: (text) => `Beginne mit ${text}.`,
  },
  special: {
    goal: (piece) =>
      `${capitalised(your(piece, 'nom'))} kann mehr als ziehen und schlagen. Finde den einzigen besonderen Zug, der hier möglich ist.`,
    // this one and the other two stand behind „das Ziel ist:“
    called: 'den besonderen Zug spielen',
    hint: (cell) => `Das Feld ist ${cell}.`,
  },
  anywhere: {
    drop: (piece, cell) => `Setze ${your(piece, 'acc')} auf ${cell} ein.`,
    move: (piece, cell) => `Bringe ${your(piece, 'acc')} nach ${cell}.`,
    called: (cell) => `nach ${cell} gehen`,
  },
  depart: {
    goal: (piece) =>
      `Nur eine gegnerische Figur steht dort, wo ${your(piece, 'nom')} landen könnte. Fliege zu diesem Feld ab.`,
    called: 'zu diesem Feld abfliegen',
    hint: (enemy, cell) => `Fliege nach ${cell} ab, dem Feld ${the(enemy, 'gen')}.`,
  },
};
