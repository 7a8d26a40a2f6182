/**
 * The coin and the dice of one match. What came up is given by the caller: a match knows no chance, and replays to the
 * same tosses. A toss belongs to the match and not to a position, so undo leaves it in the list, where a second toss at
 * the same position is seen by both players.
 */
import * as v from 'valibot';
import { COIN, type Coin, DIE_SIDES, MOST_DICE, MOST_TOSSES, OtherSides, USUAL_SIDES } from '../../shared/dice.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { words } from '../words.ts';

export const CoinSchema = v.picklist(COIN);

/** All dice of a roll are alike. `sides`: absent, as in every roll before there were other dice, for the usual ones. */
export const rollFields = {
  dice: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DIE_SIDES[DIE_SIDES.length - 1]))),
    v.minLength(1),
    v.maxLength(MOST_DICE),
  ),
  sides: v.optional(OtherSides),
};
interface Rolled {
  readonly dice: readonly number[];
  readonly sides?: OtherSides | undefined;
}
/** Can dice with so many sides show this? */
export const canShow = ({ dice, sides }: Rolled): boolean => dice.every((die) => die <= (sides ?? USUAL_SIDES));
const RollSchema = v.pipe(
  v.strictObject(rollFields),
  v.check((roll) => canShow(roll)),
);

/** What came up, as an entry. */
export type Came =
  | { readonly do: 'toss'; readonly coin: Coin }
  | { readonly do: 'roll'; readonly dice: number[]; readonly sides?: OtherSides | undefined };

/**
 * How a toss stands in the text of a game: as a comment that is the program's own, `[%toss] heads`, `[%roll] 4 2`, and with
 * other dice than the usual ones `[%roll] d20 17 4`.
 */
const COIN_SIGN = '[%toss]';
const DICE_SIGN = '[%roll]';
const SIDES_SIGN = /^d(\d+)$/;
export const writtenToss = ({ coin, dice, sides }: Omit<Toss, 'node'>): string =>
  coin === null
    ? [DICE_SIGN, ...(sides === undefined ? [] : [`d${sides}`]), ...dice].join(' ')
    : `${COIN_SIGN} ${coin}`;
/** Null where the comment is none, or says what neither coin nor dice can show. */
export function readToss(comment: string): Came | null {
  const [sign, ...came] = comment.trim().split(/\s+/);
  const coin = v.safeParse(CoinSchema, came.join(' '));
  if (sign === COIN_SIGN) return coin.success ? { do: 'toss', coin: coin.output } : null;
  if (sign !== DICE_SIGN) return null;
  const sides = SIDES_SIGN.exec(came[0] ?? '')?.[1];
  const roll = v.safeParse(
    RollSchema,
    sides === undefined ? { dice: came.map(Number) } : { dice: came.slice(1).map(Number), sides: Number(sides) },
  );
  return roll.success ? { do: 'roll', ...roll.output } : null;
}

export interface Toss {
  /** the node at which it was made; of an unseen one the last that everybody knows */
  readonly node: number;
  /** null: dice were rolled */
  readonly coin: Coin | null;
  readonly dice: readonly number[];
  /** absent: the usual ones */
  readonly sides?: OtherSides | undefined;
}

export class Tosses {
  private readonly made: Toss[] = [];

  /** in their order, whatever was undone since */
  get all(): readonly Toss[] {
    return this.made;
  }
  add(came: Came, node: number): Result<Toss> {
    if (this.made.length >= MOST_TOSSES) return err('too-many-tosses', words.tooManyTosses(MOST_TOSSES));
    const { dice, sides } = came.do === 'roll' ? came : { dice: [], sides: undefined };
    const toss = { node, coin: came.do === 'toss' ? came.coin : null, dice, ...(sides && { sides }) };
    this.made.push(toss);
    return ok(toss);
  }
}
