/**
 * One line of text that carries something between two machines: `fairytable:1:HEAD:BODY:CHECKSUM`, or, with bytes that
 * somebody else reads, `fairytable:2:HEAD:BODY:BYTES:CHECKSUM`; a whole game is `fairytable:3:HEAD:BODY:CHECKSUM`. The head can be read by anybody who has the app; the body
 * only with the key of its game. Mail programs break lines, quote and encode them, and writing programs replace characters:
 * whatever of that can be undone is, and the checksum says that it was right. What stands around a line does not matter.
 */

import { asTyped, withoutBreaks, withoutEntities, withoutUnseen } from '../../core/text/foreign-text.ts';
import { LONGEST_TURN_TEXT } from '../../shared/limits.ts';
import { err, ok, type Refusal, type Result } from '../../shared/result.ts';
import { checksum, plainAscii } from '../save/checksum.ts';
import { binaryText, bytesOfText, fromLetters, sealed, toLetters, unsealed } from '../save/seal.ts';
import { words } from '../words.ts';

/** the version of a line, and of one with bytes, which an older program takes for newer than itself */
const PLAIN = 1;
const WITH_BYTES = 2;
/** of one with all turns of a game, which an older program takes for newer than itself, too */
const WHOLE_GAME = 3;
const PLAIN_LINE = /^(fairytable:\d+:([\w-]+):([\w-]+)()):([0-9a-f]{16})/;
const LINE_WITH_BYTES = /^(fairytable:\d+:([\w-]+):([\w-]+):([\w-]+)):([0-9a-f]{16})/;
/** how many lines of one pasted text are looked at */
const MOST_LINES = 50;

/** A line whose checksum is right. */
export interface TurnLine {
  readonly head: unknown;
  /** `undefined` with another key */
  body(key: string): unknown;
  /** null: it has none */
  readonly bytes: Uint8Array | null;
}

/** `room`: the body takes at least so many bytes, so that its length reveals nothing. */
export function writeLine(head: object, body: object, room: number, key: string, bytes?: Uint8Array): string {
  const parts = [
    toLetters(bytesOfText(plainAscii(JSON.stringify(head)))),
    sealed(JSON.stringify(body), room, key),
    ...(bytes ? [toLetters(bytes)] : []),
  ];
  return checkedLine(bytes ? WITH_BYTES : PLAIN, parts);
}
/** A line with all turns of a game. */
export const writeGameLine = (head: object, body: object, room: number, key: string): string =>
  checkedLine(WHOLE_GAME, [
    toLetters(bytesOfText(plainAscii(JSON.stringify(head)))),
    sealed(JSON.stringify(body), room, key),
  ]);
function checkedLine(version: number, parts: readonly string[]): string {
  const line = `fairytable:${version}:${parts.map(urlSafe).join(':')}`;
  return `${line}:${checksum(line)}`;
}

/** Does a text have such a line in it, intact or not? A saved game has none. */
export const isTurnText = (text: string): boolean =>
  text.length <= LONGEST_TURN_TEXT && /(^|[^\w"])fairytable:\d+:/i.test(asTyped(withoutEntities(text)));

/** A text from another machine, parsed. */
export interface ReceivedText {
  readonly text: string;
  /** those that are intact, at least one */
  readonly lines: readonly TurnLine[];
  /** why the first broken line cannot be read; null: every line is intact */
  readonly broken: Refusal | null;
}
export function readReceivedText(text: string): Result<ReceivedText> {
  if (text.length > LONGEST_TURN_TEXT) return err('too-long', words.longTurnText);
  const found = allLinesIn(text);
  const lines = found.flatMap((line) => (line.ok ? [line.value] : []));
  const [broken = null] = found.flatMap((line) => (line.ok ? [] : [line.error]));
  if (lines.length > 0) return ok({ text, lines, broken });
  return { ok: false, error: broken ?? { code: 'no-turn', message: words.noTurnText } };
}
const allLinesIn = (text: string): readonly Result<TurnLine>[] =>
  withoutUnseen(withoutBreaks(withoutUnseen(withoutEntities(text))))
    .replace(/[\s>|]+/g, '')
    .split(/(?=fairytable:|ｆａｉｒｙｔａｂｌｅ：)/i)
    .filter((part) => /^fairytable:/i.test(asTyped(part)))
    .slice(0, MOST_LINES)
    .map(readLine);

/** What a line may have been before its hyphens were replaced by dashes: one for each, or one for two. */
const beforeDashes: readonly ((text: string) => string)[] = [
  asTyped,
  (text) => asTyped(text.replaceAll('—', '--')),
  (text) => asTyped(text.replaceAll('–', '--')),
  (text) => asTyped(text.replace(/[–—]/g, '--')),
];
function readLine(text: string): Result<TurnLine> {
  const readings = [...new Set(beforeDashes.map((undo) => undo(text).replace(/^fairytable/i, 'fairytable')))];
  const read = readings.map(readTyped);
  return read.find((line) => line.ok) ?? read[0];
}
function readTyped(text: string): Result<TurnLine> {
  const version = /^fairytable:(\d{1,6}):/.exec(text);
  if (!version) return err('no-turn', words.noTurnText);
  const number = Number(version[1]);
  if (number > WHOLE_GAME) return err('too-new', words.newTurnText(number, WHOLE_GAME));
  const whole = (number === WITH_BYTES ? LINE_WITH_BYTES : PLAIN_LINE).exec(text);
  if (!whole) {
    const [strange] = text.replace(/^[\w:-]*/, '');
    return strange === undefined ? err('cut', words.cutTurnText) : err('cut', words.strangeTurnText(strange));
  }
  const [, line, head, body, more, sum] = whole;
  if (checksum(line) !== sum) return err('damaged', words.damagedTurnText);
  const json = fromLetters(standard(head));
  const bytes = more === '' ? null : fromLetters(standard(more));
  if (!json) return err('damaged', words.damagedTurnText);
  try {
    return ok({ head: JSON.parse(binaryText(json)), body: (key) => unsealed(standard(body), key), bytes });
  } catch {
    return err('damaged', words.damagedTurnText); // a proper checksum over something else than ours
  }
}

const urlSafe = (letters: string): string => letters.replaceAll('+', '-').replaceAll('/', '_');
const standard = (letters: string): string => letters.replaceAll('-', '+').replaceAll('_', '/');
