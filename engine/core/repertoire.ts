/** Every rule of a variant under one number, the rules of the turn last. Never changes. */
import type { Kind } from './ids.ts';
import type { PieceType, Rule, RuleWords, TurnRule, Variant } from './variant.ts';

/** A planned step has nine bits for a kind. */
const MOST_KINDS = 512;
const rulesOf = ({ rules, abilities = [] }: PieceType): readonly Rule[] => [...rules, ...abilities];

export class Repertoire {
  readonly rules: readonly Rule[];
  readonly turnRules: readonly TurnRule[];
  /** by kind: the numbers of its rules, its abilities included, and of those that it lends to whoever borrows from it */
  readonly rulesOf: readonly (readonly number[])[];
  readonly lentBy: readonly (readonly number[])[];
  private readonly kinds: ReadonlyMap<PieceType, Kind>;

  constructor(types: readonly PieceType[], turnRules: readonly TurnRule[] = []) {
    if (types.length > MOST_KINDS) throw new Error(`${types.length} kinds of piece, but ${MOST_KINDS} fit into a step`);
    const amiss = types.find((type) => type.ownerless && !type.uncapturable);
    if (amiss) throw new Error(`${amiss.id} belongs to nobody, so it must be uncapturable`);
    this.rules = [...new Set(types.flatMap(rulesOf))];
    this.turnRules = turnRules;
    this.rulesOf = types.map((type) => rulesOf(type).map((rule) => this.rules.indexOf(rule)));
    this.lentBy = types.map((type) => type.rules.map((rule) => this.rules.indexOf(rule)));
    this.kinds = new Map(types.map((type, kind) => [type, kind as Kind]));
  }
  kindOf(type: PieceType): Kind {
    const kind = this.kinds.get(type);
    if (kind === undefined) throw new Error(`${type.id} is no type of this variant`);
    return kind;
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

const repertoires = new WeakMap<Variant, Repertoire>();
/** Every game of a variant shares one. */
export const repertoireOf = (variant: Variant): Repertoire => {
  let repertoire = repertoires.get(variant);
  if (!repertoire) {
    const { id, topology, layout, types, turnRules } = variant;
    if (layout.cells !== topology.size) throw new Error(`${id}: ${layout.cells} cells for a board of ${topology.size}`);
    repertoire = new Repertoire(types, turnRules);
    repertoires.set(variant, repertoire);
  }
  return repertoire;
};
