/**
 * One tree's search as a player of matches between two trees. It is bundled from either of them (`scripts/sprt.mjs`), so
 * it uses of the engine only what both have, and keeps a position of its own, which is told every action as text.
 */
import type { Position } from '../../engine/core/position.ts';
import { evaluatorOf } from '../../engine/search/evaluate.ts';
import { TranspositionTable } from '../../engine/search/table.ts';
import { Thinker } from '../../engine/search/think.ts';
import { started } from '../../engine/testing/started.ts';
import { variantOf } from './known-variants.ts';
import { within } from './within.ts';

export interface Contender {
  /** a new game from the usual start */
  begin(): void;
  /** what either side played */
  play(text: string): void;
  /** what it plays now, after so many milliseconds of processor time; nothing is played by it */
  choose(milliseconds: number): string;
}

export function contender(variantId: string): Contender {
  const variant = variantOf(variantId);
  const table = new TranspositionTable();
  const evaluator = evaluatorOf(variant);
  let position: Position = started(variant);
  return {
    begin() {
      position = started(variant);
    },
    play(text) {
      const action = position.find(text);
      if (!action.ok) throw new Error(`${text} in ${position.census()}: ${action.error.message}`);
      position.play(action.value);
    },
    choose(milliseconds) {
      const past = position.pastKnownTo(position.turn);
      const { lines } = new Thinker(position.game, { evaluator, table }).think({}, past, within(milliseconds)());
      return lines[0].actions[0];
    },
  };
}
