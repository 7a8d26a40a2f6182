/**
 * Reads a pasted position in any of its three forms: one line of tokens, an array in rows, or JSON. What cannot be read
 * is refused with its place and what to do; whether the position can be played is not checked here. A text that mail or chat
 * has changed is read without that where it cannot be read as it is.
 */
import * as v from 'valibot';
import { draftMessages } from '../../core/text/draft-words.ts';
import { asTyped, plainRows, withoutEntities } from '../../core/text/foreign-text.ts';
import type { Variant } from '../../core/variant.ts';
import { Draft } from '../../shared/draft.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { firstWrongLetter } from './json-place.ts';
import { letterList, pieceLettered, readText } from './setup-text.ts';

export function readSetupDraft(variant: Variant, text: string): Result<Draft> {
  const read = readAsItIs(variant, text);
  if (read.ok) return read;
  let refused = read;
  for (const candidate of foreignPositions(text)) {
    const again = readAsItIs(variant, candidate);
    if (again.ok) return again;
    // what is wrong behind a mark of quotation tells more than that mark
    if (candidate !== '' && candidate !== text.trim()) refused = again;
  }
  return refused;
}
/** A position that was quoted, encoded or decorated on its way: without that, and without what stands around it. */
function foreignPositions(text: string): readonly string[] {
  const rows = plainRows(withoutEntities(text)).map((row) => asTyped(row.text).trim());
  const whole = rows.join('\n').trim();
  const [from, to] = [whole.indexOf('{'), whole.lastIndexOf('}')];
  const first = rows.findIndex((row) => /^turn=|^\S+@\S+/.test(row));
  // it ends where a line is empty, or has no token in it
  const behind = rows.slice(Math.max(first, 0));
  const end = behind.findIndex((row) => !/^\S*[@=]/.test(row));
  const tokens = behind.slice(0, end < 0 ? behind.length : end);
  return [
    whole,
    ...(first < 0 ? [] : [tokens.join(' ')]),
    ...(from < 0 || to < from ? [] : [whole.slice(from, to + 1)]),
  ];
}
function readAsItIs(variant: Variant, text: string): Result<Draft> {
  const plain = text.trim();
  if (plain === '') return err('bad-text', draftMessages.empty);
  if (plain.startsWith('{')) return readJson(variant, plain);
  const read = isArray(variant, plain) ? readRows(variant, plain) : readText(variant, plain);
  return read.ok ? checkedShape(variant, read.value) : read;
}

/** Whatever the text was, the contract's schema makes the final check. */
function checkedShape(variant: Variant, value: unknown): Result<Draft> {
  const draft = v.safeParse(Draft, value);
  if (!draft.success) {
    const where = v.getDotPath(draft.issues[0]);
    return err('bad-text', where === null ? draftMessages.tooLarge : draftMessages.notDraft(where), where ?? undefined);
  }
  const { turn } = draft.output;
  if (variant.sides.some((side) => side.id === turn)) return ok(draft.output);
  return err('bad-text', draftMessages.badSide(turn, variant.sides.map((side) => side.id).join(', ')), 'turn');
}

// -- JSON: a start, or an object that contains one as its `start`

function readJson(variant: Variant, text: string): Result<Draft> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    const { line, letter } = placeIn(text, firstWrongLetter(text));
    return err('bad-text', draftMessages.notJson(line, letter), `line ${line}`);
  }
  const given = read as { readonly start?: unknown };
  const start = typeof given.start === 'object' && given.start !== null ? given.start : given;
  return checkedShape(variant, { turn: variant.sides[0].id, ...start });
}
function placeIn(text: string, at: number): { line: number; letter: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, letter: (before.at(-1)?.length ?? 0) + 1 };
}

// -- an array in rows, top row first: `rnbq4/8/... w`; `+k` is a promoted form, `Gw` a piece with its group's letter

function isArray(variant: Variant, text: string): boolean {
  if (variant.types.some((type) => !type.ownerless && !/^\+?\D$/u.test(type.letter))) return false;
  const [rows = ''] = splitRows(variant, text);
  return !rows.includes('@') && !rows.includes('=') && /[/\n]/.test(rows);
}
/** The rows, and the words after them: after the last `/`, or on the lines after the last row. */
function splitRows(variant: Variant, text: string): [string, string] {
  if (text.includes('/')) {
    const [rows] = text.match(/^(?:[^\s/]*\s*\/\s*)*[^\s/]*/) ?? [''];
    return [rows, text.slice(rows.length)];
  }
  const lines = text.split('\n');
  return [lines.slice(0, variant.topology.height).join('\n'), lines.slice(variant.topology.height).join('\n')];
}

function readRows(variant: Variant, text: string): Result<Draft> {
  const { topology, sides, groups } = variant;
  const token = groups ? /\d+|[A-Z][a-z]|\D/gu : /\d+|\+?\D/gu;
  const [array, behind] = splitRows(variant, text);
  const rows = array.split(/[/\n]/).map((row) => row.replace(/\s/g, ''));
  if (rows.length !== topology.height) {
    return err('bad-text', draftMessages.rows(rows.length, topology.height), 'rows');
  }
  const pieces: Draft['pieces'] = [];
  for (const [r, row] of rows.entries()) {
    let x = 0;
    for (const { 0: whole, index } of row.matchAll(token)) {
      const found = pieceLettered(variant, whole);
      if (/\d/.test(whole)) x += Number(whole);
      else if (found) {
        const cell = x < topology.width ? topology.at(x, topology.height - 1 - r) : undefined;
        if (cell === undefined) break;
        pieces.push({ ...found.piece, at: topology.name(cell) } as Draft['pieces'][number]);
        x++;
      } else if (whole === '.' || whole === '-') x++;
      else {
        const says = draftMessages.rowLetter(r + 1, index + 1, whole, letterList(variant));
        return err('bad-text', says, `row ${r + 1}`);
      }
    }
    if (x !== topology.width) {
      return err('bad-text', draftMessages.rowLength(r + 1, x, topology.width), `row ${r + 1}`);
    }
  }
  // the side to move may be given by the first letter of its name, as in chess
  const [turn = '', ...more] = behind.trim().split(/\s+/);
  const side = sides.find(({ id }) => id === turn || id[0] === turn.toLowerCase());
  const rest = readText(variant, side ? more.join(' ') : behind);
  if (!rest.ok) return rest;
  const said = rest.value;
  return ok({ ...said, turn: side?.id ?? said.turn, pieces: [...pieces, ...said.pieces] });
}
