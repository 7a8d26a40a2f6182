/** Finds where a text stops being JSON: JavaScript engines report it in different ways, and not for short texts. */

const SPACE = /[ \t\n\r]*/y;
const WORD = 'true|false|null';
const NUMBER = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';
const STRING = '"(?:[\\x20!#-\\x5b\\x5d-\\uffff]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4}))*"';
const SCALAR = new RegExp(`${WORD}|${NUMBER}|${STRING}`, 'y');
/** No position is nested as deep as this. */
const DEEPEST = 100;

/** The index of the first invalid character; the length of the text if it only ends too early. */
export function firstWrongLetter(text: string): number {
  let at = 0;
  let depth = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found !== null;
  };
  const takeLetter = (letter: string): boolean => {
    take(SPACE);
    if (text[at] !== letter) return false;
    at++;
    return true;
  };
  /** Was there a complete value? */
  const takeValue = (): boolean => {
    if (takeLetter('{'))
      return takeList('}', () => take(SPACE) && text[at] === '"' && take(SCALAR) && takeLetter(':') && takeValue());
    if (takeLetter('[')) return takeList(']', takeValue);
    take(SPACE);
    return take(SCALAR);
  };
  const takeList = (end: string, takeOne: () => boolean): boolean => {
    if (++depth > DEEPEST) return false;
    if (takeLetter(end)) return depth-- > 0;
    do if (!takeOne()) return false;
    while (takeLetter(','));
    depth--;
    return takeLetter(end);
  };
  if (takeValue()) take(SPACE);
  return at;
}
