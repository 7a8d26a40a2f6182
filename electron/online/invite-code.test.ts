import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DirectInvitation,
  decodeInvitation,
  encodeInvitation,
  FINGERPRINT_BYTES,
  MOST_ADDRESSES,
  TOKEN_BYTES,
} from './invite-code.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const invitations: fc.Arbitrary<DirectInvitation> = fc.record({
  addresses: fc.array(fc.ipV4(), { minLength: 1, maxLength: MOST_ADDRESSES }),
  port: fc.integer({ min: 1, max: 65_535 }),
  fingerprint: bytes(FINGERPRINT_BYTES),
  token: bytes(TOKEN_BYTES),
});
const one: DirectInvitation = {
  addresses: ['192.168.1.14'],
  port: 41_873,
  fingerprint: new Uint8Array(FINGERPRINT_BYTES).fill(7),
  token: new Uint8Array(TOKEN_BYTES).fill(200),
};
const codeOf = (typed: string): string => {
  const read = decodeInvitation(typed);
  if (read.ok) throw new Error(`${typed} was read`);
  expect(read.error.message, typed).toMatch(/\.$/);
  return read.error.code;
};
/** Without what a code is read through: spaces, dashes, and the marks of emphasis and quotation of a message. */
const clean = (typed: string): string => typed.replace(/[\s\p{Pd}\p{Cf}`*_"']/gu, '').toUpperCase();
const bare = (code: string): string => code.replaceAll(' ', '');

describe('a code', () => {
  test('of any invitation is read back as that invitation', () => {
    fc.assert(
      fc.property(invitations, (invitation) => {
        expect(decodeInvitation(encodeInvitation(invitation))).toEqual({ ok: true, value: invitation });
      }),
    );
  });
  test('with one address has 64 letters, in groups of five, none of which looks like another', () => {
    const code = encodeInvitation(one);
    expect(bare(code)).toHaveLength(64);
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5} ){12}[A-HJ-NP-Z2-9]{4}$/);
  });
  test('is read in any case, with spaces, dashes, line ends or nothing anywhere between its letters', () => {
    const between = fc.constantFrom('', ' ', '-', '–', '\n', '\t', '\u00a0', '\u200b', ' - ');
    fc.assert(
      fc.property(
        invitations,
        fc.infiniteStream(between),
        fc.infiniteStream(fc.boolean()),
        (invitation, gaps, lower) => {
          const typed = [...bare(encodeInvitation(invitation))].map((letter) => {
            const written = lower.next().value ? letter.toLowerCase() : letter;
            return `${gaps.next().value}${written}`;
          });
          expect(decodeInvitation(typed.join(''))).toEqual({ ok: true, value: invitation });
        },
      ),
    );
  });
  test('cannot be made of what it has no room for', () => {
    expect(() => encodeInvitation({ ...one, addresses: [] })).toThrow();
    expect(() => encodeInvitation({ ...one, addresses: Array(MOST_ADDRESSES + 1).fill('10.0.0.1') })).toThrow();
    expect(() => encodeInvitation({ ...one, addresses: ['::1'] })).toThrow();
    expect(() => encodeInvitation({ ...one, port: 0 })).toThrow();
    expect(() => encodeInvitation({ ...one, port: 65_536 })).toThrow();
    expect(() => encodeInvitation({ ...one, token: new Uint8Array(3) })).toThrow();
  });
});

describe('a code is refused', () => {
  test('when nothing was typed', () => {
    expect(['', '  \n', '---'].map(codeOf)).toEqual(['code-empty', 'code-empty', 'code-empty']);
  });
  test('with the letter that no code has', () => {
    const read = decodeInvitation(`0${encodeInvitation(one).slice(1)}`);
    expect(read).toMatchObject({ ok: false, error: { code: 'code-letter', message: expect.stringContaining('“0”') } });
  });
  test('when its end is missing, or it goes on', () => {
    const code = bare(encodeInvitation(one));
    for (let length = 1; length < code.length; length++) expect(codeOf(code.slice(0, length))).toBe('code-short');
    expect(codeOf(`${code}A`)).toBe('code-long');
  });
  test('when it was made by a newer version', () => {
    expect(codeOf(`9${bare(encodeInvitation(one)).slice(1)}`)).toBe('code-newer');
  });
  test('with any one letter mistyped or any two neighbours exchanged, but for one in thousands', () => {
    const code = bare(encodeInvitation(one));
    const wrong: string[] = [];
    for (let i = 0; i < code.length; i++) {
      for (const letter of 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
        if (letter !== code[i]) wrong.push(code.slice(0, i) + letter + code.slice(i + 1));
      if (i > 0 && code[i] !== code[i - 1])
        wrong.push(code.slice(0, i - 1) + code[i] + code[i - 1] + code.slice(i + 1));
    }
    const read = wrong.filter((typed) => decodeInvitation(typed).ok);
    expect(wrong.length).toBeGreaterThan(2000);
    expect(read.length).toBeLessThan(wrong.length / 500);
  });
  test('any text is refused, or holds the code of the invitation that is read from it', () => {
    const nearly = fc
      .tuple(invitations, fc.array(fc.tuple(fc.nat(200), fc.string({ maxLength: 3 })), { maxLength: 4 }))
      .map(([invitation, edits]) =>
        edits.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), encodeInvitation(invitation)),
      );
    // a message has put a mark of emphasis into it
    const emphasised = `JAAAA AAAAA G_AAAA AAAAA AABAA ${'AAAAA '.repeat(9)}AAAAM 62`;
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearly), (typed) => {
        const read = decodeInvitation(typed);
        if (read.ok) expect(clean(typed)).toContain(bare(encodeInvitation(read.value)));
        else expect(read.error.message).toMatch(/^[A-Z].*\.$/s);
      }),
      { numRuns: 2000, examples: [[emphasised]] },
    );
  });
});
