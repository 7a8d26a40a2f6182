/** The starting position: the array, the hands, cells that are missing, whose turn it is, and rights to castle. */
import type { Side } from '../../core/ids.ts';
import { nameAt } from '../cells.ts';
import type { PlacedPiece } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';

export interface IniArray {
  readonly array: readonly PlacedPiece[];
  readonly hands: readonly [readonly string[], readonly string[]];
  readonly missing: readonly string[];
  readonly first: Side;
  readonly rights: string;
  /** checks that win, where they are counted */
  readonly checks: number;
}
const KEY = 'startFen';
const ORTHODOX = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export function readIniArray(values: IniValues, kinds: IniKinds): IniArray {
  const fen = values.text(KEY) ?? ORTHODOX;
  const [placement, turn = 'w', rights = '-'] = fen.split(/\s+/);
  const [rows, hand = ''] = placement.split('[');
  const kindWith = (letter: string, isForm: boolean): string => {
    const key = kinds.keyWith(letter);
    const draft = key === undefined ? undefined : kinds.get(isForm ? `+${key}` : key);
    if (!draft) values.refuse(KEY, sentences.noLetter(letter));
    return draft?.id ?? '';
  };
  const array: PlacedPiece[] = [];
  const missing: string[] = [];
  const lines = rows.split('/');
  let fits = lines.length === values.height;
  for (const [r, line] of lines.entries()) {
    let x = 0;
    for (const [token] of line.matchAll(/\d+|\*|\+?[A-Za-z]~?|[\s\S]/g)) {
      const at = nameAt(x, values.height - 1 - r);
      const isForm = token.startsWith('+');
      const letter = isForm ? token[1] : token[0];
      if (/^\d/.test(token)) x += Number(token);
      else {
        if (token === '*') missing.push(at);
        else array.push({ kind: kindWith(letter, isForm), side: sideOf(letter), at });
        x++;
      }
    }
    if (x !== values.width) fits = false;
  }
  if (!fits) values.refuse(KEY, sentences.badFen);
  const inHand = [...hand.replace(/[^A-Za-z]/g, '')];
  if (array.length + inHand.length > LIMITS.pieces) values.refuse(KEY, sentences.tooManyPieces(LIMITS.pieces));
  const ofSide = (side: Side): readonly string[] =>
    inHand.filter((letter) => sideOf(letter) === side).map((letter) => kindWith(letter, false));
  const checks = values.flag('checkCounting', false) ? Number(/(\d)\+\d/.exec(fen)?.[1] ?? 1) : 0;
  return { array, missing, hands: [ofSide(0), ofSide(1)], first: turn === 'b' ? 1 : 0, rights, checks };
}
const sideOf = (letter: string): Side => (letter === letter.toUpperCase() ? 0 : 1);
