/** The text of a file as its sections and their lines, with everything that somebody wrote between them. */
import { isSectionKind, type SectionKind } from '../file/keys.ts';
import { withoutComment } from '../file/sections.ts';

export interface TextPart {
  /** null: before the first section, or a section that is not known */
  readonly kind: SectionKind | null;
  /** of a kind of piece */
  readonly name: string;
  /** as it is written; null before the first section */
  readonly head: string | null;
  readonly lines: readonly string[];
}

const HEAD = /^\[\s*(\w+)(?:\s+([^\]]*?))?\s*\]$/;

export function splitParts(text: string): readonly TextPart[] {
  const parts: { kind: SectionKind | null; name: string; head: string | null; lines: string[] }[] = [];
  let current = { kind: null as SectionKind | null, name: '', head: null as string | null, lines: [] as string[] };
  parts.push(current);
  for (const line of text.split(/\r?\n/)) {
    const bare = bareOf(line);
    if (!bare.startsWith('[')) {
      current.lines.push(line);
      continue;
    }
    const [, kind = '', name = ''] = HEAD.exec(bare) ?? [];
    current = { kind: isSectionKind(kind) ? kind : null, name, head: line, lines: [] };
    parts.push(current);
  }
  return parts;
}
export const joinParts = (parts: readonly TextPart[]): string =>
  parts.flatMap(({ head, lines }) => (head === null ? lines : [head, ...lines])).join('\n');

/** Without its comment and the spaces round it. */
export const bareOf = (line: string): string => withoutComment(line.replaceAll('\t', ' ')).trim();
/** The key of an entry; null of a line that is none. */
export function entryKey(line: string): string | null {
  const bare = bareOf(line);
  const equals = bare.indexOf('=');
  return equals < 0 ? null : bare.slice(0, equals).trim();
}
export const entryOf = (line: string): string => {
  const bare = bareOf(line);
  return bare.slice(bare.indexOf('=') + 1).trim();
};

/** Behind the last line that is not blank: blank lines stay before the next section. */
export function withMore(lines: readonly string[], more: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1;
  return [...lines.slice(0, end), ...more, ...lines.slice(end)];
}

/** The same with other values of a key in the part: lines that keep their value keep their comments. */
export function withValues(part: TextPart, key: string, values: readonly string[]): TextPart {
  const lines: string[] = [];
  let n = 0;
  let end = 0;
  for (const line of part.lines) {
    if (entryKey(line) === key) {
      const value = values[n++];
      if (value === undefined) continue;
      lines.push(entryOf(line) === value ? line : `${key} = ${value}`);
      end = lines.length;
    } else lines.push(line);
  }
  const more = values.slice(n).map((value) => `${key} = ${value}`);
  if (end === 0) return { ...part, lines: withMore(lines, more) };
  return { ...part, lines: [...lines.slice(0, end), ...more, ...lines.slice(end)] };
}
