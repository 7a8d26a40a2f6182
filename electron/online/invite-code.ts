/**
 * The code of an invitation: everything that another machine needs to find a table and to know that it is the right one.
 * People read it aloud and type it, so it has no letters that look alike, spaces, dashes and case do not matter, and a
 * checksum finds a wrong letter before anything is sent.
 *
 * Its bits: three for the number of addresses, the addresses, the port, the beginning of the certificate's SHA-256, the
 * token, twelve of a checksum, and zeros up to a whole letter.
 */
import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { asTyped, plainRows, withoutEntities } from '../../engine/core/text/foreign-text.ts';
import { err, ok, type Result } from '../../engine/shared/result.ts';
import { codeMessages } from '../contract/direct-messages.ts';

export interface DirectInvitation {
  /** IPv4 addresses under which the table may be reached, the likeliest first */
  readonly addresses: readonly string[];
  readonly port: number;
  /** the first bytes of the SHA-256 of the table's certificate */
  readonly fingerprint: Uint8Array;
  /** shows that its bearer was invited */
  readonly token: Uint8Array;
}

/** neither 0 and O nor 1 and I */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const BITS_A_LETTER = 5;
const GROUP = 5;
/** a program for mail breaks a code into no more lines */
const MOST_ROWS = 4;
export const FINGERPRINT_BYTES = 16;
export const TOKEN_BYTES = 16;
export const MOST_ADDRESSES = 4;
const COUNT_BITS = 3;
const CHECK_BITS = 12;

const bitsOfBody = (addresses: number): number =>
  COUNT_BITS + addresses * 32 + 16 + (FINGERPRINT_BYTES + TOKEN_BYTES) * 8;
const lettersOf = (addresses: number): number => Math.ceil((bitsOfBody(addresses) + CHECK_BITS) / BITS_A_LETTER);

/** The code in groups of five letters. */
export function encodeInvitation({ addresses, port, fingerprint, token }: DirectInvitation): string {
  const isPossible =
    addresses.length >= 1 &&
    addresses.length <= MOST_ADDRESSES &&
    addresses.every(isIPv4) &&
    Number.isInteger(port) &&
    port > 0 &&
    port < 1 << 16 &&
    fingerprint.length === FINGERPRINT_BYTES &&
    token.length === TOKEN_BYTES;
  if (!isPossible) throw new Error('this invitation cannot be written as a code');
  const octets = addresses.flatMap((address) => address.split('.').map(Number));
  const body =
    bitsOf([addresses.length - 1], COUNT_BITS) +
    bitsOf(octets, 8) +
    bitsOf([port], 16) +
    bitsOf([...fingerprint, ...token], 8);
  const bits = (body + checkOf(body)).padEnd(lettersOf(addresses.length) * BITS_A_LETTER, '0');
  const letters = numbersIn(bits, BITS_A_LETTER).map((n) => LETTERS[n]);
  return (letters.join('').match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');
}

/** Reads a code as people type and paste it; a refusal says what is wrong with it. */
export function decodeInvitation(typed: string): Result<DirectInvitation> {
  const read = decodeWhole(typed);
  if (read.ok) return read;
  for (const candidate of codesIn(typed)) {
    const again = decodeWhole(candidate);
    if (again.ok) return again;
  }
  return read;
}
/** What may be the code in a message: from a line that begins with groups of letters, with as many of those below it. */
function codesIn(message: string): readonly string[] {
  const rows = plainRows(withoutEntities(message)).map(({ text }) =>
    asTyped(text)
      .replace(/[`*_"']/g, '')
      .trim(),
  );
  const isGroups = (row: string): boolean => /^[a-z2-9]{1,5}([ -][a-z2-9]{1,5})*$/i.test(row);
  const first = rows.findIndex((row) => isGroups(row) && /^([a-z2-9]{5}[ -]){3}/i.test(row));
  if (first < 0) return [];
  return Array.from({ length: MOST_ROWS }, (_, i) => rows.slice(first, first + i + 1).join(' '));
}
function decodeWhole(typed: string): Result<DirectInvitation> {
  const text = typed.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase();
  const letters = [...text];
  if (letters.length === 0) return err('code-empty', codeMessages.empty);
  const strange = letters.find((letter) => !LETTERS.includes(letter));
  if (strange !== undefined) return err('code-letter', codeMessages.letter(strange));
  const bits = bitsOf(
    letters.map((letter) => LETTERS.indexOf(letter)),
    BITS_A_LETTER,
  );
  const addresses = Number.parseInt(bits.slice(0, COUNT_BITS), 2) + 1;
  if (addresses > MOST_ADDRESSES) return err('code-newer', codeMessages.newer);
  const needs = lettersOf(addresses);
  if (letters.length < needs) return err('code-short', codeMessages.tooShort(letters.length, needs));
  if (letters.length > needs) return err('code-long', codeMessages.tooLong(letters.length, needs));
  const end = bitsOfBody(addresses);
  const body = bits.slice(0, end);
  if (bits.slice(end) !== checkOf(body).padEnd(bits.length - end, '0')) return err('code-wrong', codeMessages.mistyped);
  const bytes = numbersIn(body.slice(COUNT_BITS), 8);
  const after = addresses * 4;
  const port = bytes[after] * 256 + bytes[after + 1];
  // no table listens there: it was not made by this program
  if (port === 0) return err('code-wrong', codeMessages.mistyped);
  const fingerprintAt = after + 2;
  const tokenAt = fingerprintAt + FINGERPRINT_BYTES;
  return ok({
    addresses: Array.from({ length: addresses }, (_, i) => bytes.slice(i * 4, i * 4 + 4).join('.')),
    port,
    fingerprint: Uint8Array.from(bytes.slice(fingerprintAt, tokenAt)),
    token: Uint8Array.from(bytes.slice(tokenAt, tokenAt + TOKEN_BYTES)),
  });
}

const bitsOf = (numbers: readonly number[], width: number): string =>
  numbers.map((n) => n.toString(2).padStart(width, '0')).join('');
const numbersIn = (bits: string, width: number): number[] =>
  (bits.match(new RegExp(`.{${width}}`, 'g')) ?? []).map((word) => Number.parseInt(word, 2));
const checkOf = (body: string): string =>
  bitsOf([...createHash('sha256').update(body).digest().subarray(0, 2)], 8).slice(0, CHECK_BITS);
