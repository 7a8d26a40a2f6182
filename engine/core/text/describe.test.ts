import { expect, test } from 'vitest';
import { variantNamed, variants } from '../../variants/registry.ts';
import { describe as told } from './describe.ts';

test('a game in several forms tells of each which game it is and what the form is called (Q1)', () => {
  const forms = variants.filter(({ formOf }) => formOf);
  expect(forms.map(({ id }) => id)).toEqual(['chesimals', 'chesimals-16x12']);
  const [tall, wide] = forms.map(told);
  expect(tall).toMatchObject({ size: '12 × 16', formOf: { variant: 'chesimals', name: '12 × 16', ruling: 'Q1' } });
  expect(wide).toMatchObject({ size: '16 × 12', formOf: { variant: 'chesimals', name: '16 × 12', ruling: 'Q1' } });
  for (const one of variants.filter(({ formOf }) => !formOf)) expect(told(one), one.id).not.toHaveProperty('formOf');
});

test('the first form of a game says so of itself, stands before the others, and they are told apart', () => {
  for (const { id, formOf } of variants) {
    if (!formOf) continue;
    const first = variantNamed(formOf.variant)!;
    expect(first.formOf?.variant, id).toBe(first.id);
    const all = variants.filter((other) => other.formOf?.variant === first.id);
    expect(all[0]).toBe(first);
    expect(all.length).toBeGreaterThan(1);
    for (const what of ['name', 'says'] as const)
      expect(new Set(all.map((v) => v.formOf?.[what])).size).toBe(all.length);
    expect(new Set(all.map(({ words }) => words.title)).size).toBe(all.length);
    // a ruling that the rulebook of each of them tells of
    for (const { words, formOf: form } of all) {
      expect(words.rulebook.some(({ rulings }) => rulings.includes(form?.ruling ?? ''))).toBe(true);
    }
  }
});
