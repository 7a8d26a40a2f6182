/** Every rule of a variant under one number, the rules of the turn last. Never changes. */
import type { PieceType, Rule, RuleWords, TurnRule } from './variant.ts';

/** A planned step has nine bits for a kind. */
const MOST_KINDS = 512;

export class Repertoire {
  readonly rules: readonly Rule[];
  readonly turnRules: readonly TurnRule[];
  /** by kind: the numbers of its rules */
  readonly rulesOf: readonly (readonly number[])[];

  constructor(types: readonly PieceType[], turnRules: readonly TurnRule[] = []) {
    if (types.length > MOST_KINDS) throw new Error(`${types.length} kinds of piece, but ${MOST_KINDS} fit into a step`);
    this.rules = [...new Set(types.flatMap((type) => type.rules))];
    this.turnRules = turnRules;
    this.rulesOf = types.map((type) => type.rules.map((rule) => this.rules.indexOf(rule)));
  }
  numberOfTurnRule(i: number): number {
    return this.rules.length + i;
  }
  wordsOf(number: number): RuleWords {
    return number < this.rules.length ? this.rules[number] : this.turnRules[number - this.rules.length];
  }
  /** The rule of that number, if it belongs to a piece. */
  ruleOf(number: number): Rule | undefined {
    return this.rules[number];
  }
}
