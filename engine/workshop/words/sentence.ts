/**
 * A sentence about a game in which something can be chosen. The rulebook prints those that hold; whoever makes a game
 * gets their choices as controls, each of which says what it changes in the game's data.
 */

/** Keys that lead to a value in the data: `['rules', 'stalemate']`. */
export type DataPath = readonly (string | number)[];
/** One change; without `to`, what stands there is removed. */
export interface DataChange {
  readonly at: DataPath;
  readonly to?: unknown;
}
export interface Value {
  readonly says: string;
  /** what the rulebook prints instead */
  readonly prints?: string;
  readonly set: readonly DataChange[];
}

/** One of several. */
export interface ChoiceField {
  readonly is: 'choice';
  readonly label: string;
  /** -1: none of them */
  readonly chosen: number;
  readonly values: readonly Value[];
}
/** Any of the game's kinds, by their ids. */
export interface KindList {
  readonly is: 'kinds';
  readonly label: string;
  readonly chosen: readonly string[];
  readonly all: readonly { readonly id: string; readonly name: string }[];
  readonly at: DataPath;
  /** as the rulebook prints them */
  readonly prints: string;
  /** what stands there where none is chosen; absent: at least one must be */
  readonly none?: { readonly says: string; readonly to: unknown };
}
export interface NumberField {
  readonly is: 'number';
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly at: DataPath;
}
/** Betza's notation. */
export interface MovesField {
  readonly is: 'moves';
  readonly label: string;
  readonly value: string;
  readonly at: DataPath;
  /** what the rulebook says instead */
  readonly prints: string;
}
/** What something is called. */
export interface NameField {
  readonly is: 'name';
  readonly label: string;
  readonly value: string;
  readonly at: DataPath;
  /** as the rulebook prints it */
  readonly prints: string;
}
export type SentencePart = string | ChoiceField | KindList | NumberField | MovesField | NameField;

export interface Toggle {
  readonly isOn: boolean;
  readonly on: readonly DataChange[];
  readonly off: readonly DataChange[];
}
export interface Sentence {
  /** unique among the sentences that are shown together */
  readonly id: string;
  readonly parts: readonly SentencePart[];
  /** absent: it always holds */
  readonly toggle?: Toggle;
  /** why it cannot be made to hold now */
  readonly whyNot?: string;
}

/** The names of the {places} in a sentence. */
type Places<S extends string> = S extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;
/** A sentence with its parts in their places, in whichever order its language has them. */
export function withParts<S extends string>(
  sentence: S,
  parts: Readonly<Record<Places<S>, SentencePart | readonly SentencePart[]>>,
): readonly SentencePart[] {
  const known: Readonly<Record<string, SentencePart | readonly SentencePart[]>> = parts;
  return sentence
    .split(/\{(\w+)\}/)
    .flatMap((text, i) => (i % 2 === 0 ? text : known[text]))
    .filter((part) => part !== '');
}

export const holds = ({ toggle }: Sentence): boolean => toggle?.isOn ?? true;

export const inWords = ({ parts }: Sentence): string => parts.map(printed).join('').trimEnd();
function printed(part: SentencePart): string {
  if (typeof part === 'string') return part;
  switch (part.is) {
    case 'choice': {
      // in a game with mistakes there may be nothing to choose
      const chosen: Value | undefined = part.values[part.chosen];
      return chosen?.prints ?? chosen?.says ?? '';
    }
    case 'kinds':
    case 'moves':
    case 'name':
      return part.prints;
    case 'number':
      return String(part.value);
  }
}
