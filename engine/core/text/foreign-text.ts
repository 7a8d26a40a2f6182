/**
 * Texts of ours that have been elsewhere: programs for mail, chat and writing quote them, break their lines, and replace
 * characters by others that look the same. Everything here undoes that, and is used only where a text cannot be read as it
 * is: whoever means such a character keeps it.
 */

/** A line of a text, or several that were one. */
export interface LogicalLine {
  /** of its first line in the text as it came, from 1 */
  readonly number: number;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { gt: '>', lt: '<', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/** characters that nobody can see: of no width, and those that only say where a line may break or which way it runs */
const UNSEEN =
  '\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff';
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'g');
/** how a quoted line begins */
const QUOTED = new RegExp(`^[\\s${UNSEEN}]*(?:(?:[>|＞｜]|&gt;)\\s?[${UNSEEN}]*)+`);
const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w-]*\s*$/;

export const withoutUnseen = (text: string): string => text.replace(ALL_UNSEEN, '');

/** As it would be typed: without unseen characters, with plain hyphens, quotes, spaces, and letters and digits of usual width. */
export const asTyped = (text: string): string =>
  withoutUnseen(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/[\u201c-\u201f\u2033\u2036\u301d\u301e]/g, '"')
    .replace(/[\u2018-\u201b\u2032\u2035]/g, "'")
    .replace(/[^\S\n\r]/g, ' ');

/** `&gt;` and the like as the characters that they stand for. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(gt|lt|amp|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()];
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The lines of a text without marks of quotation, without the fences of code, and as they were before they were encoded for mail. */
export function plainRows(text: string): readonly LogicalLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const rows = lines.map((line, i) => ({ number: i + 1, text: unquoted(line) }));
  const plain = isEncoded(rows) ? decodedRows(rows) : rows;
  return plain.map((row) => (FENCE.test(asTyped(row.text)) ? { ...row, text: '' } : row));
}
const unquoted = (line: string): string => line.replace(QUOTED, '');

// -- quoted-printable: `=` and two digits for a byte, and `=` where a line was broken that goes on

/** In a text that was encoded `=` stands for nothing else, and a line that goes on has one below it. */
const isEncoded = (rows: readonly LogicalLine[]): boolean =>
  rows.some(({ text }) => text.includes('=')) &&
  rows.every(({ text }, i) => !/=(?!\s*$|[0-9A-F]{2})/.test(text) && (i < rows.length - 1 || !/=\s*$/.test(text)));
function decodedRows(rows: readonly LogicalLine[]): readonly LogicalLine[] {
  const joined: { number: number; text: string }[] = [];
  let goesOn = false;
  for (const { number, text } of rows) {
    const breaks = /=\s*$/.test(text);
    const piece = breaks ? text.replace(/=\s*$/, '') : text;
    const last = joined.at(-1);
    if (goesOn && last) last.text += piece;
    else joined.push({ number, text: piece });
    goesOn = breaks;
  }
  return joined.map(({ number, text }) => ({ number, text: unquoted(decoded(text)) }));
}
const decoded = (text: string): string =>
  text.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => {
    try {
      return decodeURIComponent(bytes.replaceAll('=', '%'));
    } catch {
      return bytes; // it is no text in UTF-8
    }
  });
/** The same for a text without lines, in which `=` stands for nothing else. */
export const withoutBreaks = (text: string): string => decoded(text.replace(/=[ \t]*(?:\r\n|\r|\n)[\s>|]*/g, ''));
