/** What managers may set: the game, its house rules, and how the computer plays. */

import type { HouseRule, Options } from '../core/vocabulary.ts';
import { uciVariants } from '../exchange/known-names.ts';
import type { KnownVariant } from '../exchange/known-variant.ts';
import { uciVariant } from '../exchange/known-variants.ts';
import { LARGEST_HASH } from '../search/consider.ts';
import { boundedLevels } from '../search/levels.ts';
import { readChoice, usualChoice } from '../shared/house-rules.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { variants } from '../variants/registry.ts';
import { uciWords } from './uci/uci-words.ts';

const NO_LEVEL = 'none';
const MOST_LINES = 20;
const MOST_SEED = 2 ** 31 - 1;

type Setting =
  | { readonly name: string; readonly type: 'combo'; readonly usual: string; readonly values: readonly string[] }
  | {
      readonly name: string;
      readonly type: 'spin';
      readonly usual: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly name: string; readonly type: 'check'; readonly usual: string }
  /** several of its values, with commas */
  | { readonly name: string; readonly type: 'string'; readonly usual: string; readonly rule: HouseRule };

/** House rules go by the ids of their game and themselves: managers send them in any order. */
const ruleName = (variant: string, rule: string): string => `${variant}_${rule}`;
const settings: readonly Setting[] = [
  {
    name: 'UCI_Variant',
    type: 'combo',
    usual: variants[0].id,
    values: [...variants.map(({ id }) => id), ...uciVariants],
  },
  // of known variants: castling is the King's move onto its Rook, and chess may begin as in Chess960
  { name: 'UCI_Chess960', type: 'check', usual: 'false' },
  { name: 'Level', type: 'combo', usual: NO_LEVEL, values: [NO_LEVEL, ...boundedLevels.map(({ id }) => id)] },
  { name: 'Seed', type: 'spin', usual: '0', least: 0, most: MOST_SEED },
  { name: 'MultiPV', type: 'spin', usual: '1', least: 1, most: MOST_LINES },
  { name: 'Hash', type: 'spin', usual: `${LARGEST_HASH}`, least: 1, most: LARGEST_HASH },
  // the search has one thread
  { name: 'Threads', type: 'spin', usual: '1', least: 1, most: 1 },
  // managers ponder with those alone that have this option; it changes nothing
  { name: 'Ponder', type: 'check', usual: 'false' },
  { name: 'WholeTurns', type: 'check', usual: 'false' },
  ...variants.flatMap((variant) =>
    variant.options.map((rule): Setting => {
      const [name, usual] = [ruleName(variant.id, rule.id), usualChoice(rule)];
      if (rule.several) return { name, type: 'string', usual, rule };
      return { name, type: 'combo', usual, values: rule.values.map((value) => value.id) };
    }),
  ),
];

/** As UCI writes them. */
export const optionLines = (): string[] =>
  settings.map((setting) => {
    const line = `option name ${setting.name} type ${setting.type} default ${setting.usual}`;
    if (setting.type === 'spin') return `${line} min ${setting.least} max ${setting.most}`;
    return setting.type === 'combo' ? `${line}${setting.values.map((value) => ` var ${value}`).join('')}` : line;
  });

/** XBoard has commands of its own for these. */
const ELSEWHERE = ['UCI_Variant', 'UCI_Chess960', 'Hash', 'Threads', 'Ponder', 'WholeTurns'];
/** As XBoard's feature `option` describes them. */
export const featureOptions = (): string[] =>
  settings
    .filter(({ name }) => !ELSEWHERE.includes(name))
    .map((setting) => {
      const { name, type, usual } = setting;
      if (setting.type === 'spin') return `${name} -spin ${usual} ${setting.least} ${setting.most}`;
      if (setting.type !== 'combo') return `${name} -${type} ${usual}`;
      return `${name} -combo ${setting.values.map((value) => (value === usual ? `*${value}` : value)).join(' /// ')}`;
    });

export class EngineSettings {
  private readonly values = new Map(settings.map(({ name, usual }) => [name, usual]));

  /** Names are known in any case, as the protocol wants it. */
  set(asked: string, value: string): Result<void> {
    const setting = settings.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
    if (!setting) return err('unknown-option', uciWords.unknownOption(asked));
    if (!isValueOf(setting, value)) return err('bad-option', uciWords.badValue(setting.name, knownOf(setting)));
    this.values.set(setting.name, value);
    return ok(undefined);
  }
  private get(name: string): string {
    return this.values.get(name) ?? '';
  }
  get variant(): string {
    return this.get('UCI_Variant');
  }
  /** null: the variant that is set is a game of this table */
  get knownVariant(): KnownVariant | null {
    return uciVariant(this.variant, this.get('UCI_Chess960') === 'true');
  }
  get level(): string | null {
    const level = this.get('Level');
    return level === NO_LEVEL ? null : level;
  }
  get seed(): number {
    return Number(this.get('Seed'));
  }
  get lines(): number {
    return Number(this.get('MultiPV'));
  }
  /** MiB */
  get hash(): number {
    return Number(this.get('Hash'));
  }
  /** Is a turn of several actions one move? */
  get wholeTurns(): boolean {
    return this.get('WholeTurns') === 'true';
  }
  /** The house rules of that game that are not the usual ones. */
  rulesOf(variant: string): Options {
    const { options = [] } = variants.find(({ id }) => id === variant) ?? {};
    const chosen = options.map((rule) => [rule.id, this.get(ruleName(variant, rule.id)), usualChoice(rule)]);
    return Object.fromEntries(chosen.filter(([, value, usual]) => value !== usual));
  }
}

const isValueOf = (setting: Setting, value: string): boolean => {
  if (setting.type === 'combo') return setting.values.includes(value);
  if (setting.type === 'string') return readChoice(setting.rule, value) !== null;
  if (setting.type === 'check') return value === 'true' || value === 'false';
  return /^\d{1,10}$/.test(value) && Number(value) >= setting.least && Number(value) <= setting.most;
};
const knownOf = (setting: Setting): string => {
  if (setting.type === 'combo') return setting.values.join(', ');
  if (setting.type === 'string') return `none, or some of ${setting.rule.values.map(({ id }) => id).join(',')}`;
  return setting.type === 'check' ? 'true or false' : `a whole number from ${setting.least} to ${setting.most}`;
};
