/** Divides the text of a file into sections, entries and rows. It knows the keys, and nothing of what they mean. */
import { FREE_KEYS, isSectionKind, KEYS, NAMED, REPEATABLE, type SectionKind } from './keys.ts';
import { suggestion } from './near.ts';
import type { FileProblems, Written } from './problems.ts';
import { sentences } from './sentences.ts';

export const FIRST_LINE = 'fairygame 1';

export interface SectionEntry extends Written {
  readonly key: string;
}
export interface FileSection {
  readonly kind: SectionKind;
  readonly name: Written;
  readonly entries: SectionEntry[];
  /** the lines of a drawing */
  readonly rows: Written[];
}

/** letters that nobody can see, and those that change the direction of writing */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;

export function readSections(text: string, problems: FileProblems): readonly FileSection[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0].trimEnd() !== FIRST_LINE) problems.at(1, 1, sentences.firstLine(FIRST_LINE));
  const sections: FileSection[] = [];
  const known = new Set<SectionKind>();
  let current: FileSection | null = null;
  let isUnknown = false;
  for (const [n, whole] of lines.entries()) {
    if (n === 0) continue;
    const line = withoutComment(whole.replaceAll('\t', ' '));
    const unseen = line.search(UNSEEN);
    if (unseen >= 0) problems.at(n + 1, unseen + 1, sentences.unseenLetter);
    const bare: Written = { text: line.trim(), line: n + 1, column: line.length - line.trimStart().length + 1 };
    if (bare.text === '' || unseen >= 0) continue;
    if (bare.text.startsWith('[')) {
      current = readHead(bare, known, problems);
      isUnknown = current === null;
      if (current) sections.push(current);
    } else if (current) readLine(bare, current, problems);
    else if (!isUnknown) problems.of(bare, sentences.outsideSections);
  }
  return sections;
}

export const withoutComment = (line: string): string => line.replace(/(^|[\s=])#.*$/, '$1').trimEnd();

function readHead(bare: Written, known: Set<SectionKind>, problems: FileProblems): FileSection | null {
  const head = /^\[\s*(\w+)(?:\s+([^\]]*?))?\s*\]$/.exec(bare.text);
  if (!head) {
    problems.of(bare, sentences.badHead);
    return null;
  }
  const [, kind, name = ''] = head;
  if (!isSectionKind(kind)) {
    problems.of(bare, sentences.noSection(kind) + suggestion(kind, Object.keys(KEYS)));
    return null;
  }
  const isNamed = NAMED.includes(kind);
  if (!isNamed && name !== '') problems.of(bare, sentences.noNameHere(kind), name);
  if (!isNamed && known.has(kind)) problems.of(bare, sentences.sectionTwice(kind));
  known.add(kind);
  const column = bare.column + (name === '' ? 0 : bare.text.lastIndexOf(name));
  return { kind, name: { text: name, line: bare.line, column }, entries: [], rows: [] };
}

function readLine(bare: Written, section: FileSection, problems: FileProblems): void {
  if (section.kind === 'array') {
    section.rows.push(bare);
    return;
  }
  const equals = bare.text.indexOf('=');
  if (equals < 0) {
    problems.of(bare, sentences.noEquals);
    return;
  }
  const key = bare.text.slice(0, equals).trim();
  const value = bare.text.slice(equals + 1).trim();
  const keys: readonly string[] = KEYS[section.kind];
  const isFree = FREE_KEYS.includes(section.kind);
  if (!isFree && !keys.includes(key)) {
    problems.of(bare, sentences.noKey(section.kind, key) + suggestion(key, keys));
    return;
  }
  const isRepeatable = !isFree && REPEATABLE.includes(key);
  if (!isRepeatable && section.entries.some((entry) => entry.key === key)) {
    problems.of(bare, sentences.keyTwice(key));
    return;
  }
  const column = value === '' ? bare.column + equals : bare.column + bare.text.indexOf(value, equals + 1);
  section.entries.push({ key, text: value, line: bare.line, column });
}
