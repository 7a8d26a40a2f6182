/**
 * Text as it is read out. A synthesizer reads Δ and δ alike, so the names of files and ranks that it cannot tell apart are
 * spoken in words; and players may have squares and pieces spelled with the words of radio operators, or pieces told by
 * their letters. What is shown stays as it is written.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Settings } from '../../electron/contract/settings.ts';

type Described = Pick<VariantDescription, 'topology' | 'kinds'>;
export type SpeechStyle = Pick<Settings, 'spokenSquares' | 'spokenPieces'>;
export const PLAIN: SpeechStyle = { spokenSquares: 'names', spokenPieces: 'names' };

/** the spelling alphabet of the ITU, from A to Z */
const NATO =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu'.split(
    ' ',
  );
/** `+T` as `plus tango`; what is no Latin letter as it is written */
const spelled = (text: string): string =>
  [...text].map((char) => (char === '+' ? 'plus' : (NATO[char.toLowerCase().charCodeAt(0) - 97] ?? char))).join(' ');

interface Reader {
  /** finds the names that are spoken in other words; null: there are none */
  readonly names: RegExp | null;
  readonly spoken: ReadonlyMap<string, string>;
}

/** Every name that is spoken in other words, squares and pieces. */
const readerFor = ({ topology: t, kinds }: Described, { spokenSquares, spokenPieces }: SpeechStyle): Reader => {
  const { files, ranks, spokenFiles = files, spokenRanks = ranks } = t;
  const isLatin = (label: string): boolean => spokenSquares === 'nato' && /^[a-z]$/.test(label);
  const saidFile = (x: number): string => (isLatin(files[x] ?? '') ? spelled(files[x] ?? '') : (spokenFiles[x] ?? ''));
  const spoken = new Map<string, string>();
  /** those that are always meant, wherever they stand, and those that are only meant as a whole word */
  const [anywhere, words]: [string[], string[]] = [[], []];
  const put = (name: string, said: string, list: string[]): void => {
    if (name === said || name === '' || spoken.has(name)) return;
    spoken.set(name, said);
    list.push(name);
  };
  for (const { name, x, y } of t.cells) {
    const isGreek = spokenFiles[x] !== files[x] || spokenRanks[y] !== ranks[y];
    if (isGreek || isLatin(files[x] ?? '')) put(name, `${saidFile(x)} ${spokenRanks[y]}`, isGreek ? anywhere : words);
  }
  for (const [labels, said] of [
    [files, spokenFiles],
    [ranks, spokenRanks],
  ] as const)
    for (const [i, label] of labels.entries()) put(label, said[i] ?? label, words);
  if (spokenPieces !== 'names')
    for (const { name, letter } of kinds) put(name, spokenPieces === 'letters' ? letter : spelled(letter), words);
  const either = (names: readonly string[]): string =>
    [...names]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[^\p{L}\d ]/gu, '\\$&'))
      .join('|');
  const parts = [
    ...(anywhere.length > 0 ? [`(?:${either(anywhere)})(?!\\d)`] : []),
    ...(words.length > 0 ? [`(?<![\\p{L}\\d+/])(?:${either(words)})(?![\\p{L}\\d/])`] : []),
  ];
  return { names: parts.length === 0 ? null : new RegExp(parts.join('|'), 'gu'), spoken };
};
const readers = new WeakMap<VariantDescription['topology'], Map<string, Reader>>();
const readerOf = (d: Described, style: SpeechStyle): Reader => {
  const key = `${style.spokenSquares} ${style.spokenPieces}`;
  const known = readers.get(d.topology) ?? new Map<string, Reader>();
  readers.set(d.topology, known);
  const reader = known.get(key) ?? readerFor(d, style);
  known.set(key, reader);
  return reader;
};

const isInWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\d]/u.test(char);

/** A text as it is read out: each square and each piece in it as the player wants to hear them. */
export const aloud = (d: Described, text: string, style: SpeechStyle = PLAIN): string => {
  const { names, spoken } = readerOf(d, style);
  if (names === null) return text;
  return text.replace(names, (name, at: number) => {
    const before = isInWord(text[at - 1]) ? ' ' : '';
    const after = isInWord(text[at + name.length]) ? ' ' : '';
    return `${before}${spoken.get(name) ?? name}${after}`;
  });
};
