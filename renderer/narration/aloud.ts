/**
 * Squares as they are read out. A synthesizer reads Δ and δ alike, so the names of files and ranks that it cannot tell
 * apart are spoken in words. What is shown stays as it is written.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';

type Topology = VariantDescription['topology'];

/** `capital Delta 5`; a square whose name can be read out as it is written keeps it: `e5`. */
const spokenCell = (t: Topology, cell: number): string => {
  const { name, x, y } = t.cells[cell]!;
  const [file, rank] = [t.files[x] ?? '', t.ranks[y] ?? ''];
  const [saidFile, saidRank] = [t.spokenFiles?.[x] ?? file, t.spokenRanks?.[y] ?? rank];
  return saidFile === file && saidRank === rank ? name : `${saidFile} ${saidRank}`;
};

interface Reader {
  /** finds the names that are spoken in other words; null: there are none */
  readonly names: RegExp | null;
  readonly spoken: ReadonlyMap<string, string>;
}
const readers = new WeakMap<Topology, Reader>();
const readerOf = (t: Topology): Reader => {
  const known = readers.get(t);
  if (known) return known;
  const spoken = new Map(t.cells.map(({ name }, cell) => [name, spokenCell(t, cell)] as const));
  const other = [...spoken].filter(([name, said]) => name !== said).map(([name]) => name);
  const longestFirst = other.sort((a, b) => b.length - a.length);
  for (const [labels, said = labels] of [
    [t.files, t.spokenFiles],
    [t.ranks, t.spokenRanks],
  ] as const)
    for (const [i, label] of labels.entries()) if (said[i] !== label) spoken.set(label, said[i] ?? label);
  const alone = [...spoken].filter(([name, said]) => name !== said && !other.includes(name)).map(([name]) => name);
  const names =
    other.length === 0
      ? null
      : new RegExp(`(?:${longestFirst.join('|')})(?!\\d)|(?:${alone.join('|')})(?![\\p{L}\\d])`, 'gu');
  const reader = { names, spoken };
  readers.set(t, reader);
  return reader;
};

const isInWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\d]/u.test(char);

/** A text as it is read out: each square in it by its spoken name. */
export const aloud = ({ topology }: Pick<VariantDescription, 'topology'>, text: string): string => {
  const { names, spoken } = readerOf(topology);
  if (names === null) return text;
  return text.replace(names, (name, at: number) => {
    const before = isInWord(text[at - 1]) ? ' ' : '';
    const after = isInWord(text[at + name.length]) ? ' ' : '';
    return `${before}${spoken.get(name) ?? name}${after}`;
  });
};
