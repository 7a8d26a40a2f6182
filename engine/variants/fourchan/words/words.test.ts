/** Promoted forms are told by a + before what tells their kind. */
import { expect, test } from 'vitest';
import { kinds } from './words.ts';

test('twelve kinds have a promoted form, with its letter and name after a +', () => {
  const promoted = Object.entries(kinds).filter(([id]) => id.startsWith('+'));
  expect(promoted).toHaveLength(12);
  for (const [id, { letter, name }] of promoted) {
    const base = kinds[id.slice(1) as keyof typeof kinds];
    expect([letter, name]).toEqual([`+${base.letter}`, `+${base.name}`]);
  }
});
