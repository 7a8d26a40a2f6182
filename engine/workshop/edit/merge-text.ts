/**
 * Writes a change of a game's data into the text that somebody wrote: only the lines that it is about are written anew, so
 * comments, spaces, and lines with mistakes stay as they are.
 */
import { KEYS, NAMED } from '../file/keys.ts';
import { readDraft } from '../file/read-game.ts';
import { writeGame } from '../file/write-game.ts';
import type { GameData } from '../game-data.ts';
import { bareOf, entryKey, joinParts, splitParts, type TextPart, withMore } from './text-parts.ts';

/** `before` is what the text says now. Where the lines cannot be told apart, the whole text is written anew. */
export function mergeText(text: string, before: GameData, after: GameData): string {
  const written = writeGame(after);
  const merged = joinParts(mergedParts(text, writeGame(before), written));
  return meaning(merged) === meaning(written) ? merged : written;
}
const meaning = (text: string): string | null => {
  const { data } = readDraft(text);
  return data && writeGame(data);
};

function mergedParts(text: string, before: string, after: string): readonly TextPart[] {
  const own = named(splitParts(text));
  const [old, now] = [named(splitParts(before)), named(splitParts(after))];
  for (const kind of NAMED) align(kind, own, old, now);
  const find = (list: readonly Named[], name: string) => list.find((one) => one.id === name)?.part;
  const parts = own.flatMap(({ id, part }): Named[] => {
    const [was, is] = [find(old, id), find(now, id)];
    if (part.head === null || (!was && !is)) return [{ id, part }];
    if (!is && MEANT.includes(part.kind)) return [];
    const merged = mergedPart(part, was, is ?? { ...part, lines: [] });
    return !is && TAKEN.includes(part.kind) && merged.lines.every((line) => line.trim() === '')
      ? []
      : [{ id, part: merged }];
  });
  for (const { id, part } of now) {
    if (part.head === null || own.some((one) => one.id === id)) continue;
    const before = parts.findLastIndex((one) => rankOf(one.part) <= rankOf(part));
    const behind = { ...part, lines: withBlank(part.lines) };
    parts.splice(before + 1, 0, { id, part: behind });
    parts[before] = { ...parts[before], part: { ...parts[before].part, lines: withBlank(parts[before].part.lines) } };
  }
  return parts.map(({ part }) => part);
}
const withBlank = (lines: readonly string[]): readonly string[] =>
  lines.at(-1)?.trim() === '' ? lines : [...lines, ''];

interface Named {
  /** what tells the part from the others of its text */
  id: string;
  readonly part: TextPart;
}
const named = (parts: readonly TextPart[]): Named[] => {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const id = `${part.kind ?? part.head ?? ''} ${part.name}`;
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return { id: count === 0 ? id : `${id} ${count}`, part };
  });
};
/** Where there are as many of a kind as before, they are the same ones, whatever they are called now. */
function align(kind: TextPart['kind'], ...texts: readonly Named[][]): void {
  const lists = texts.map((parts) => parts.filter(({ part }) => part.kind === kind));
  if (lists.some((list) => list.length !== lists[0].length)) return;
  for (const list of lists)
    list.forEach((one, i) => {
      one.id = `${kind} ${i}`;
    });
}
/** sections that mean something even where they say nothing */
const MEANT: readonly TextPart['kind'][] = [...NAMED, 'drops'];
/** sections that nobody writes by hand: they go with their last entry */
const TAKEN: readonly TextPart['kind'][] = ['pictures', 'models'];
const RANKS = Object.keys(KEYS);
const rankOf = ({ kind, head }: TextPart): number =>
  head === null ? -1 : kind === null ? RANKS.length : RANKS.indexOf(kind);

function mergedPart(own: TextPart, was: TextPart | undefined, is: TextPart): TextPart {
  const head = was === undefined || was.head === is.head ? own.head : is.head;
  const lines = own.kind === 'array' ? mergedRows(own, was, is) : mergedEntries(own, was, is);
  return { ...own, head, lines };
}
function mergedRows(own: TextPart, was: TextPart | undefined, is: TextPart): readonly string[] {
  const [old, now] = [rowsOf(was?.lines ?? []), rowsOf(is.lines)];
  if (old.join('\n') === now.join('\n')) return own.lines;
  const isSpaced = rowsOf(own.lines).some((row) => row.includes(' '));
  const rows = now.map((row) => (isSpaced && !row.includes(' ') ? [...row].join(' ') : row));
  const others = own.lines.filter((line) => bareOf(line) === '' && line.trim() !== '');
  const blank = own.lines.slice(own.lines.findLastIndex((line) => line.trim() !== '') + 1);
  return [...others, ...rows, ...blank];
}
const rowsOf = (lines: readonly string[]): readonly string[] => lines.map(bareOf).filter((row) => row !== '');

function mergedEntries(own: TextPart, was: TextPart | undefined, is: TextPart): readonly string[] {
  const [old, now] = [entriesOf(was?.lines ?? []), entriesOf(is.lines)];
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const [name, line] of namedEntries(own.lines)) {
    if (name === null || old.get(name) === now.get(name)) kept.push(line);
    else if (now.has(name)) kept.push(now.get(name)!);
    if (name !== null) seen.add(name);
  }
  return withMore(
    kept,
    [...now].flatMap(([name, line]) => (seen.has(name) ? [] : [line])),
  );
}
const entriesOf = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(namedEntries(lines).flatMap(([name, line]) => (name === null ? [] : [[name, line] as const])));
/** Entries by their keys, the second one with a key as `key 1`. */
function namedEntries(lines: readonly string[]): readonly (readonly [string | null, string])[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = entryKey(line);
    if (key === null) return [null, line];
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [count === 0 ? key : `${key}/${count}`, line];
  });
}
