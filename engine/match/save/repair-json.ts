/**
 * Truncated or damaged JSON: recognizes it, and repairs what can be read of it. Only for offering the first turns of a
 * damaged save as a new game; a repaired text is never treated as the file itself.
 */
import { parsedJson } from '../../shared/parsed-json.ts';

/** Does the text stop in the middle of a JSON object? */
export function isTruncated(text: string): boolean {
  return /^\s*\{/.test(text) && scan(text).depth > 0;
}

/** The longest prefix of complete values, with all open brackets closed; null if there is none. */
export function repairedJson(text: string): string | null {
  const { whole } = scan(text);
  if (whole === 0) return null;
  const beginning = text.slice(0, whole);
  return beginning + scan(beginning).closing;
}

/**
 * The text up to the first entry that is not JSON: nothing can be read after a wrong character, but every entry before
 * it is on a line of its own.
 */
export function upToBrokenEntry(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^\s*"entries": \[\s*$/.test(line)) + 1;
  if (first === 0) return text;
  const broken = lines.findIndex((line, n) => n >= first && !isJson(line.trim().replace(/,$/, '')));
  return broken < 0 ? text : lines.slice(0, broken).join('\n');
}
const isJson = (text: string): boolean => parsedJson(text) !== undefined;

/** `whole`: the end of the last complete value; `depth` and `closing`: what is open at the end. */
function scan(text: string): { whole: number; depth: number; closing: string } {
  const open: string[] = [];
  let inString = false;
  let whole = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (inString) {
      if (c === '\\') i++;
      else if (c === '"') inString = false;
    } else if (c === '"') inString = true;
    else if (c === '{') open.push('}');
    else if (c === '[') open.push(']');
    else if (c === ',') whole = i;
    else if (c === '}' || c === ']') {
      if (open.at(-1) !== c) break;
      open.pop();
      whole = i + 1;
      if (open.length === 0) break;
    }
  }
  return { whole, depth: open.length, closing: [...open].reverse().join('') };
}
