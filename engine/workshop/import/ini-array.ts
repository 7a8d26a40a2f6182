/** The starting position: the array, the hands, cells that are missing, whose turn it is, and rights to castle. */
import type { Side } from '../../core/ids.ts';
import { placementIn, sideOfLetter, tokensIn } from '../fen.ts';
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
  const { placement, first, rights, checks } = fieldsIn(values);
  const written = placementIn(placement);
  if (!written) values.refuse(KEY, sentences.badFen);
  const { rows, inHand } = written ?? { rows: '', inHand: [] };
  /** letters that were refused: each once */
  const refused = new Set<string>();
  const kindWith = (letter: string, isForm: boolean): string => {
    const key = kinds.keyWith(letter);
    const draft = key === undefined ? undefined : kinds.get(isForm ? `+${key}` : key);
    if (!draft && !refused.has(letter.toLowerCase())) values.refuse(KEY, sentences.noLetter(letter), letter);
    if (!draft) refused.add(letter.toLowerCase());
    return draft?.id ?? '';
  };
  const array: PlacedPiece[] = [];
  const missing: string[] = [];
  const { tokens, fits } = tokensIn(rows, values);
  for (const { token, letter, isForm, isPromoted, at } of tokens) {
    if (isPromoted) values.refuse(KEY, sentences.notPossible(sentences.impossible.promoted(token)), token);
    if (token === '*') missing.push(at);
    else array.push({ kind: kindWith(letter, isForm), side: sideOfLetter(letter), at });
  }
  if (!fits) values.refuse(KEY, sentences.badFen);
  if (array.length + inHand.length > LIMITS.pieces) values.refuse(KEY, sentences.tooManyPieces(LIMITS.pieces));
  const free = values.flag('freeDrops', false) && values.flag('pieceDrops', false);
  // nobody can drop more of them than there are empty squares
  const supply = free
    ? kinds.all.flatMap(({ id }) => values.cells.slice(array.length + missing.length).map(() => id))
    : [];
  if (array.length + 2 * supply.length > LIMITS.pieces) values.refuse(KEY, sentences.tooManyPieces(LIMITS.pieces));
  const ofSide = (side: Side): readonly string[] =>
    inHand.filter((letter) => sideOfLetter(letter) === side).map((letter) => kindWith(letter, false));
  const hands = free ? ([supply, supply] as const) : ([ofSide(0), ofSide(1)] as const);
  return { array, missing, hands, first, rights, checks };
}
/**
 * Behind the placement: whose turn it is, and whatever of these a game writes: rights to castle, the square of a capture
 * in passing, checks to give, and two counts of moves.
 */
const FIELDS = /^(\S+)(?:\s+([wb]))?(?:\s+(-|[A-Za-z]+))?(?:\s+(-|[a-p]\d+))?(?:\s+(\d\+\d))?(?:\s+(\d+))?(?:\s+\d+)?$/;
interface FenFields extends Pick<IniArray, 'first' | 'rights' | 'checks'> {
  readonly placement: string;
}
function fieldsIn(values: IniValues): FenFields {
  const isCounted = values.flag('checkCounting', false);
  const fields = FIELDS.exec(values.text(KEY) ?? ORTHODOX);
  if (!fields) values.refuse(KEY, sentences.badFields);
  const [, placement = '', turn = 'w', rights = '-', inPassing = '-', checks, moves = '0'] = fields ?? [];
  if (inPassing !== '-') values.refuse(KEY, sentences.notPossible(sentences.impossible.inPassing), inPassing);
  if (Number(moves) > 0) values.refuse(KEY, sentences.notPossible(sentences.impossible.movesBefore));
  const [white, black] = checks?.split('+').map(Number) ?? [1, 1];
  // they stand there in vain where nobody counts
  if (checks !== undefined && isCounted && (white !== black || white === 0))
    values.refuse(KEY, sentences.notPossible(sentences.impossible.value(checks)), checks);
  return {
    placement,
    first: turn === 'b' ? 1 : 0,
    rights: rights === '-' ? '' : rights,
    checks: isCounted ? white : 0,
  };
}
