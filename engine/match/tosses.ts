/**
 * The coin and the dice of one match. What came up is given by the caller: a match knows no chance, and replays to the
 * same tosses. A toss belongs to the match and not to a position, so undo leaves it in the list, where a second toss at
 * the same position is seen by both players.
 */
import * as v from 'valibot';
import { err, ok, type Result } from '../core/result.ts';
import { words } from './words.ts';

export const COIN = ['heads', 'tails'] as const;
export type Coin = (typeof COIN)[number];
export const CoinSchema = v.picklist(COIN);

export const DIE_SIDES = 6;
/** rolled at once */
export const MOST_DICE = 6;
export const DiceSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DIE_SIDES))),
  v.minLength(1),
  v.maxLength(MOST_DICE),
);

/** More than any game needs; each of them is a part of every view of the match. */
export const MOST_TOSSES = 200;

/** What came up, as an entry. */
export type Came = { readonly do: 'toss'; readonly coin: Coin } | { readonly do: 'roll'; readonly dice: number[] };

/** How a toss stands in the text of a game: as a comment that is the program's own. */
const COIN_SIGN = '[%toss]';
const DICE_SIGN = '[%roll]';
export const writtenToss = ({ coin, dice }: Pick<Toss, 'coin' | 'dice'>): string =>
  coin === null ? `${DICE_SIGN} ${dice.join(' ')}` : `${COIN_SIGN} ${coin}`;
/** Null where the comment is none, or says what neither coin nor dice can show. */
export function readToss(comment: string): Came | null {
  const [sign, ...came] = comment.trim().split(/\s+/);
  const coin = v.safeParse(CoinSchema, came.join(' '));
  if (sign === COIN_SIGN) return coin.success ? { do: 'toss', coin: coin.output } : null;
  const dice = v.safeParse(DiceSchema, came.map(Number));
  return sign === DICE_SIGN && dice.success ? { do: 'roll', dice: dice.output } : null;
}

export interface Toss {
  /** the node at which it was made; of an unseen one the last that everybody knows */
  readonly node: number;
  /** null: dice were rolled */
  readonly coin: Coin | null;
  readonly dice: readonly number[];
}

export class Tosses {
  private readonly made: Toss[] = [];

  /** in their order, whatever was undone since */
  get all(): readonly Toss[] {
    return this.made;
  }
  add(came: Came, node: number): Result<Toss> {
    if (this.made.length >= MOST_TOSSES) return err('too-many-tosses', words.tooManyTosses(MOST_TOSSES));
    const toss = came.do === 'toss' ? { node, coin: came.coin, dice: [] } : { node, coin: null, dice: came.dice };
    this.made.push(toss);
    return ok(toss);
  }
}
