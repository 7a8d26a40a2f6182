/**
 * Every rule of a variant under one number: those that a set can hold first, the rules of the turn last. Never changes.
 */
import type { BorrowingFor, RuleFor, TurnRuleFor } from '../hooks/pieces.ts';
import type { Kind } from '../ids.ts';
import type { Planning, Setting, SettingType, SettingVariant } from '../setting.ts';
import type { OwnActionKind, RuleWords } from '../vocabulary.ts';
import { type MoveSet, NO_MOVES } from './move-set.ts';

type Rule = RuleFor<Planning>;
type TurnRule = TurnRuleFor<Setting, Planning>;

/** A planned step has nine bits for a kind. */
const MOST_KINDS = 512;

/** A fact is a signed word of sixteen bits; a set of rules must fit into one. */
const SET_SIZE = 16;
/** The last bit is the word's sign: a set is always the very number that a fact gives back. */
const bitOf = (rule: number): number => ((1 << rule) << 16) >> 16;

const allRulesOf = ({ rules, abilities = [] }: SettingType): readonly Rule[] => [...rules, ...abilities];
export const lentRulesOf = ({ rules, borrowing }: SettingType): readonly Rule[] => borrowing?.lends ?? rules;
/** Does a piece that borrows so, held or not, move by what it borrows now? */
export const mayBorrow = <Game, Borrowing extends { borrowsWhileHeld?(game: Game): boolean }>(
  borrowing: Borrowing | undefined,
  game: Game,
  isHeld: boolean,
): borrowing is Borrowing => borrowing !== undefined && (!isHeld || borrowing.borrowsWhileHeld?.(game) === true);
const NOTHING: readonly Rule[] = [];

/** By kind: the numbers of its rules, of those that it lends, and of what it does standing still. */
export interface RuleLists {
  readonly rulesOf: readonly (readonly number[])[];
  readonly lentBy: readonly (readonly number[])[];
  readonly inPlaceOf: readonly (readonly number[])[];
}

/** What is asked of a type all the time, in objects of one shape, which the types of a variant are not. */
export interface Traits {
  readonly uncapturable: boolean;
  readonly safeFrom: SettingType['safeFrom'];
  readonly carries: SettingType['carries'];
  readonly borrowing: BorrowingFor<Setting, Planning> | undefined;
}
const traitsOf = ({ uncapturable = false, safeFrom, carries, borrowing }: SettingType): Traits => ({
  uncapturable,
  safeFrom,
  carries,
  borrowing,
});

export class RuleIndex implements RuleLists {
  readonly rules: readonly Rule[];
  readonly turnRules: readonly TurnRule[];
  /** by kind: the numbers of its rules, its abilities included, and of those that it lends */
  readonly rulesOf: readonly (readonly number[])[];
  readonly lentBy: readonly (readonly number[])[];
  /** by kind: the numbers of what it does standing still, and the set that it lends; empty where no type borrows sets */
  readonly inPlaceOf: readonly (readonly number[])[];
  readonly lentSet: readonly MoveSet[];
  /** the same without the rules that never take anybody, and those that are lent in sets and may */
  readonly capturing: RuleLists;
  readonly capturingSet: number;
  /** the kinds of action that this variant alone has */
  readonly ownKinds: readonly OwnActionKind[];
  readonly traits: readonly Traits[];
  private readonly lendable: number;
  private readonly kinds: ReadonlyMap<SettingType, Kind>;

  constructor(types: readonly SettingType[], turnRules: readonly TurnRule[] = []) {
    if (types.length > MOST_KINDS) throw new Error(`${types.length} kinds of piece, but ${MOST_KINDS} fit into a step`);
    const amiss = types.find((type) => type.ownerless && !type.uncapturable);
    if (amiss) throw new Error(`${amiss.id} belongs to nobody, so it must be uncapturable`);
    const lendable = types.some((type) => type.borrowing?.borrowsSet) ? [...new Set(types.flatMap(lentRulesOf))] : [];
    this.lendable = lendable.length;
    if (lendable.length > SET_SIZE)
      throw new Error(`${lendable.length} rules to lend, but a set has room for ${SET_SIZE}`);
    const all = types.flatMap((type) => [...allRulesOf(type), ...lentRulesOf(type), ...(type.inPlace ?? NOTHING)]);
    this.rules = [...new Set([...lendable, ...all])];
    this.turnRules = turnRules;
    const made = [...this.rules, ...turnRules].flatMap(({ makes }) => (typeof makes === 'object' ? [makes] : []));
    this.ownKinds = [...new Set(made)];
    const numbersOf = (rules: readonly Rule[]): readonly number[] => rules.map((rule) => this.rules.indexOf(rule));
    this.rulesOf = types.map((type) => numbersOf(allRulesOf(type)));
    this.lentBy = types.map((type) => numbersOf(lentRulesOf(type)));
    this.inPlaceOf = types.map((type) => numbersOf(type.inPlace ?? NOTHING));
    this.lentSet = types.map((type) => (lendable.length > 0 ? this.setOf(lentRulesOf(type)) : NO_MOVES));
    const isCapturing = (number: number): boolean => this.rules[number].quiet !== true;
    const onlyCapturing = (lists: readonly (readonly number[])[]) => lists.map((list) => list.filter(isCapturing));
    const [rulesOf, lentBy, inPlaceOf] = [this.rulesOf, this.lentBy, this.inPlaceOf].map(onlyCapturing);
    this.capturing = { rulesOf, lentBy, inPlaceOf };
    this.capturingSet = lendable.reduce((set, _, number) => (isCapturing(number) ? set | bitOf(number) : set), 0);
    this.traits = types.map(traitsOf);
    this.kinds = new Map(types.map((type, kind) => [type, kind as Kind]));
  }
  kindOf(type: SettingType): Kind {
    const kind = this.kinds.get(type);
    if (kind === undefined) throw new Error(`${type.id} is no type of this variant`);
    return kind;
  }
  /** The rules as a set; each must be one that some type lends. */
  setOf(rules: readonly Rule[]): MoveSet {
    return rules.reduce((set, rule) => {
      const number = this.rules.indexOf(rule);
      if (number < 0 || number >= this.lendable) throw new Error(`${rule.id} is no rule that is lent in sets`);
      return set | bitOf(number);
    }, 0) as MoveSet;
  }
  rulesIn(set: MoveSet): readonly Rule[] {
    return this.rules.slice(0, this.lendable).filter((_, number) => (set & bitOf(number)) !== 0);
  }
  numberOfTurnRule(i: number): number {
    return this.rules.length + i;
  }
  wordsOf(number: number): RuleWords {
    return number < this.rules.length ? this.rules[number] : this.turnRules[number - this.rules.length];
  }
  /** The rule of the turn of that number, if it is one. */
  turnRuleOf(number: number): TurnRule | undefined {
    return this.turnRules[number - this.rules.length];
  }
  /** The rule of that number, if it belongs to a piece. */
  ruleOf(number: number): Rule | undefined {
    return this.rules[number];
  }
}

const indexes = new WeakMap<SettingVariant, RuleIndex>();
/** Every game of a variant shares one. */
export const ruleIndexOf = (variant: SettingVariant): RuleIndex => {
  let ruleIndex = indexes.get(variant);
  if (!ruleIndex) {
    const { id, topology, layout, types, turnRules } = variant;
    if (layout.cells !== topology.size) throw new Error(`${id}: ${layout.cells} cells for a board of ${topology.size}`);
    ruleIndex = new RuleIndex(types, turnRules);
    indexes.set(variant, ruleIndex);
  }
  return ruleIndex;
};
