/** A list reads a save without its entries: the result is the same as with all of it, and no damage is missed. */
import { describe, expect, it } from 'vitest';
import { variantNamed, variants } from '../../variants/registry.ts';
import { begin } from '../fixtures/begin.fixture.ts';
import { anyMatch } from '../fixtures/random-match.fixture.ts';
import { glanceAt } from './glance.ts';
import { writeSave } from './save.ts';
import { skimLaidOut } from './skim.ts';

/** a name that looks like layout, as far as a JSON string can */
const about = { name: 'Δ\n  "entries": [\n  ],\n  "checksum": "0123456789abcdef"\n}\n', created: 1, changed: 2 };
const samples = variants.flatMap((variant) =>
  [0, 1, 40].map((entries) => {
    const match = entries === 0 ? begin(variant) : anyMatch(variant, 7, entries);
    return [variant.id, entries, writeSave(match, about)] as const;
  }),
);

describe.each(samples)('%s, %i entries', (_, entries, text) => {
  it('is skimmed, with the same result as reading all of it', () => {
    expect(skimLaidOut(text)).toMatchObject({ entries, fields: { name: about.name } });
    // the same save in another layout is read completely
    const plain = JSON.stringify(JSON.parse(text));
    expect(skimLaidOut(plain)).toBe(null);
    expect(glanceAt(text, variantNamed)).toEqual(glanceAt(plain, variantNamed));
  });
  it('is not skimmed if any character is changed, doubled or lost', () => {
    for (let at = 0; at < text.length; at += 1 + Math.floor(text.length / 150)) {
      const other = text[at] === '1' ? '2' : '1';
      for (const put of [other, text[at] + text[at], ''])
        expect(skimLaidOut(text.slice(0, at) + put + text.slice(at + 1)) === null || isLayout(text, at)).toBe(true);
    }
  });
});

/** Line feeds and spaces around values have no meaning. */
const isLayout = (text: string, at: number): boolean => /[\n ]/.test(text[at]);
