import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const byNode = (text: string): string => createHash('sha256').update(text).digest('hex');

test('it is what Node computes, for every length around the ends of blocks', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'a1,'.repeat(length).slice(0, length);
    expect(sha256(text), `${length} characters`).toBe(byNode(text));
  }
});

test.each(['Šach', '将棋', '🦆 and 𝔊', '\ud83e', '\udd86\ud83e', 'x\n'.repeat(100_000)])(
  'it is what Node computes, of characters of any length in UTF-8 (%#)',
  (text) => {
    expect(sha256(text)).toBe(byNode(text));
  },
);
