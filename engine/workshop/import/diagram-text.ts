/**
 * Where the lines of Interactive Diagrams stand in a text as people copy it: the text itself, or a page around it with its tags
 * and scripts. Every line keeps its number and column in what was copied.
 */
import { withoutEntities } from '../../core/text/foreign-text.ts';
import type { Written } from '../file/problems.ts';

const TAG = /<\/?[a-z][^<>]*>/i;
const UNSEEN = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** what the program that shows diagrams looks for, up to the end of the element */
const DIAGRAM =
  /<(\w+)\b[^<>]*\b(?:class\s*=\s*(?:"[^"]*\bidiagram\b[^"]*"|'[^']*\bidiagram\b[^']*'|idiagram\b)|id\s*=\s*["']?diagram\b["']?)[^<>]*>([\s\S]*?)(?:<\/\1\s*>|$)/gi;
const PREFORMATTED = /<(pre)\b[^<>]*>([\s\S]*?)(?:<\/\1\s*>|$)/gi;
const SEPARATOR = /\r\n|\r|\n|<br\s*\/?>|<\/?(?:p|div|pre|li|ul|ol|table|tbody|tr|td|blockquote)\b[^<>]*>/gi;
const FENCE = /^`{3,}/;
/** `key=value`, or at least four fields of a kind */
const BEGINS = /^\w+=|^[^:=]*(?::[^:]*){4}/;

interface Part {
  readonly begin: number;
  readonly text: string;
}

/** The lines of each diagram in a text; at least one diagram, whatever the text is. */
export function diagramsIn(text: string): readonly (readonly Written[])[] {
  return partsIn(text).map((part) => rowsOf(text, part));
}
/** Is there the element of a page in which a diagram stands? */
export const isPageWithDiagram = (text: string): boolean => found(text.replace(UNSEEN, blank), DIAGRAM).length > 0;

function partsIn(text: string): readonly Part[] {
  if (!TAG.test(text)) return [{ begin: 0, text }];
  const seen = text.replace(UNSEEN, blank);
  const diagrams = found(seen, DIAGRAM);
  if (diagrams.length > 0) return diagrams;
  const preformatted = found(seen, PREFORMATTED).filter((part) => /^\s*\w+=/m.test(part.text));
  return preformatted.length > 0 ? preformatted : [{ begin: 0, text: seen }];
}
/** as long, and with the same lines */
const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
const found = (text: string, element: RegExp): readonly Part[] =>
  [...text.matchAll(element)].map((match) => ({
    begin: match.index + match[0].indexOf('>') + 1,
    text: match[2],
  }));

function rowsOf(whole: string, { begin, text }: Part): readonly Written[] {
  const rows: Written[] = [];
  let line = whole.slice(0, begin).split(/\r\n|\r|\n/).length;
  let column = begin - Math.max(whole.lastIndexOf('\n', begin - 1), whole.lastIndexOf('\r', begin - 1));
  let from = 0;
  const add = (to: number): void => {
    rows.push(...withinRow({ text: text.slice(from, to), line, column }));
  };
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    add(index);
    if (separator.startsWith('<')) column += index - from + separator.length;
    else {
      line++;
      column = 1;
    }
    from = index + separator.length;
  }
  add(text.length);
  return rows;
}
/** A page that is shown as plain text has everything on one line; a name may be of several words. */
function withinRow({ text, line, column }: Written): readonly Written[] {
  const shown = text.replace(/<[^<>]*>/g, blank);
  const row = { text: withoutEntities(shown).trim(), line, column: column + shown.length - shown.trimStart().length };
  if (row.text === '' || row.text.startsWith('#') || FENCE.test(row.text)) return [];
  const words = [...shown.matchAll(/\S+/g)];
  if (words.filter(([word]) => BEGINS.test(word)).length < 2) return [row];
  const rows: Written[] = [];
  let isNameBegun = false;
  for (const { 0: word, index } of words) {
    const plain = withoutEntities(word);
    const last = rows.at(-1);
    if (last && isNameBegun) rows[rows.length - 1] = { ...last, text: `${last.text} ${plain}` };
    else rows.push({ text: plain, line, column: column + index });
    isNameBegun = !/[:=]/.test(word);
  }
  return rows;
}
