/**
 * Promotions of an Interactive Diagram: to kinds of the player's choice as in chess, or each to a kind of its own as in Shogi.
 * `promoChoice` has `*` before kinds of which one must have been captured, and `!` before those that cannot be chosen on the last
 * rank; a number behind a letter is how many ranks deep that kind may be chosen.
 */
import type { PromotionRule, Zone } from '../game-data.ts';

interface Choice {
  readonly letter: string;
  readonly isCaptured: boolean;
  readonly isNotLast: boolean;
  /** in how many of the last ranks */
  readonly depth: number;
}
/** what a diagram offers that says nothing of it */
export const USUAL_CHOICE = 'QNRB';

/** A letter that nobody has comes back as it is. */
export function readChoices(text: string, letters: readonly string[], depth: number): readonly Choice[] {
  const longest = [...letters].sort((a, b) => b.length - a.length);
  const choices: Choice[] = [];
  for (let rest = text.replace(/[\s,]/g, ''); rest !== ''; ) {
    const mark = /^[*!]*/.exec(rest)![0];
    const behind = rest.slice(mark.length);
    const letter = longest.find((one) => behind.toUpperCase().startsWith(one)) ?? behind.charAt(0);
    const digits = /^\d*/.exec(behind.slice(letter.length))![0];
    choices.push({
      letter: letter === '' ? mark : letter,
      isCaptured: mark.includes('*'),
      isNotLast: mark.includes('!'),
      depth: digits === '' ? depth : Math.min(depth, Number(digits)),
    });
    rest = behind.slice(letter.length + digits.length);
  }
  return choices;
}

export interface Promotions {
  readonly rules: readonly PromotionRule[];
  readonly zones: Readonly<Record<string, Zone>>;
}
/**
 * For a kind of that letter, rank by rank from the last one on: what it may become, and whether it may stay as it is.
 * `idOf` names the kinds by their letters, `ranks` the zone of so many ranks, `depth` how many there are.
 */
export function choosing(
  letter: string,
  choices: readonly Choice[],
  idOf: (letter: string) => string | undefined,
  ranks: (from: number, to: number) => Zone,
  depth: number,
): Promotions {
  const at = Array.from({ length: depth }, (_, away) => {
    const open = choices.filter((choice) => away < choice.depth && !(choice.isNotLast && away === 0));
    const to = open.flatMap((choice) => (choice.letter === letter ? [] : (idOf(choice.letter) ?? [])));
    return { to: [...new Set(to)], must: !open.some((choice) => choice.letter === letter) };
  });
  const rules: PromotionRule[] = [];
  const zones: Record<string, Zone> = {};
  for (let from = 0; from < depth; ) {
    const { to, must } = at[from];
    let end = from + 1;
    while (end < depth && at[end].must === must && at[end].to.join() === to.join()) end++;
    // who can become nothing there, and need not, is not promoting
    if (to.length > 0) {
      const zone =
        from === 0 && end === depth
          ? 'promotion'
          : `promotion ${'abcdefghijklmnop'[from]}${'abcdefghijklmnop'[end - 1]}`;
      zones[zone] = ranks(from, end);
      rules.push({ side: null, zone, must, leaving: false, taking: false, to });
    }
    from = end;
  }
  return { rules, zones };
}
