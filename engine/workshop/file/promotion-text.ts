/** Promotions as text: `at far, must: Queen Rook`, `at or from far, may, taking: Gold`, and `at far, never`. */
import type { Side } from '../../core/ids.ts';
import type { PieceData, PromotionRule } from '../game-data.ts';
import { inList, type Names, squaresHint } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

const KEYS_OF_SIDES = [
  ['promotes', null],
  ['promotes white', 0],
  ['promotes black', 1],
] as const;
const PATTERN = /^at\s+(or from\s+)?([a-z ]+?),\s*(?:(never)|(must|may)(,\s*taking)?:\s*(.+))$/;

export const isPromotionKey = (key: string): boolean => KEYS_OF_SIDES.some(([known]) => known === key);

export function readPromotion(entry: SectionEntry, names: Names, problems: FileProblems): PromotionRule | null {
  const side: Side | null = KEYS_OF_SIDES.find(([key]) => key === entry.key)?.[1] ?? null;
  const parts = PATTERN.exec(entry.text);
  if (!parts) {
    problems.of(entry, sentences.badPromotion + squaresHint(entry.text));
    return null;
  }
  const [, leaving, zone, never, mode, taking, kinds = ''] = parts;
  return {
    ...{ side, zone: names.zone(entry, zone.trim()), must: never !== undefined || mode === 'must' },
    ...{ leaving: leaving !== undefined, taking: taking !== undefined },
    to: never === undefined ? names.kinds(entry, kinds) : [],
  };
}

export function writePromotion(promotion: PromotionRule, nameOf: (kind: string) => string): readonly [string, string] {
  const { side, zone, must, leaving, taking, to } = promotion;
  const key = KEYS_OF_SIDES.find(([, other]) => other === side)![0];
  const at = `at ${leaving ? 'or from ' : ''}${zone}`;
  if (must && to.length === 0) return [key, `${at}, never`];
  const kinds = to.map((kind) => inList(nameOf(kind))).join(' ');
  return [key, `${at}, ${must ? 'must' : 'may'}${taking ? ', taking' : ''}: ${kinds}`];
}

type Instead = NonNullable<PieceData['promotesInstead']>;
/** `at far: Queen Rook` */
export function readPromotesInstead(entry: SectionEntry, names: Names, problems: FileProblems): Instead | undefined {
  const parts = /^at\s+([a-z ]+?):\s*(.+)$/.exec(entry.text);
  if (parts) return { zone: names.zone(entry, parts[1]), to: names.kinds(entry, parts[2]) };
  problems.of(entry, sentences.badPromotesInstead + squaresHint(entry.text));
  return undefined;
}
export const writePromotesInstead = ({ zone, to }: Instead, nameOf: (kind: string) => string): string =>
  `at ${zone}: ${to.map((kind) => inList(nameOf(kind))).join(' ')}`;
