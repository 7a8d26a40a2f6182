/** A list reads a save without its entries: what it says is what reading all of it says, and no damage is overlooked. */
import { describe, expect, it } from 'vitest';
import { variantNamed, variants } from '../variants/registry.ts';
import { begin } from './begin.fixture.ts';
import { glanceAt } from './glance.ts';
import { anyMatch } from './random-match.fixture.ts';
import { writeSave } from './save.ts';
import { skimLaidOut } from './skim.ts';

/** a name that looks like layout, as far as a text in JSON can */
const about = { name: 'Δ\n  "entries": [\n  ],\n  "checksum": "0123456789abcdef"\n}\n', created: 1, changed: 2 };
const samples = variants.flatMap((variant) =>
  [0, 1, 40].map((entries) => {
    const match = entries === 0 ? begin(variant) : anyMatch(variant, 7, entries);
    return [variant.id, entries, writeSave(match, about)] as const;
  }),
);

describe.each(samples)('%s, %i entries', (_, entries, text) => {
  it('is skimmed as it stands, and says the same as when all of it is read', () => {
    expect(skimLaidOut(text)).toMatchObject({ entries, fields: { name: about.name } });
    // the same save in another layout is read as a whole
    const plain = JSON.stringify(JSON.parse(text));
    expect(skimLaidOut(plain)).toBe(null);
    expect(glanceAt(text, variantNamed)).toEqual(glanceAt(plain, variantNamed));
  });
  it('is not skimmed with any letter changed, doubled or lost', () => {
    for (let at = 0; at < text.length; at += 1 + Math.floor(text.length / 150)) {
      const other = text[at] === '1' ? '2' : '1';
      for (const put of [other, text[at] + text[at], ''])
        expect(skimLaidOut(text.slice(0, at) + put + text.slice(at + 1)) === null || isLayout(text, at)).toBe(true);
    }
  });
});

/** A line feed or a space around it says nothing. */
const isLayout = (text: string, at: number): boolean => /[\n ]/.test(text[at]);
