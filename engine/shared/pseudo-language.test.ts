import { afterEach, expect, test } from 'vitest';
import { ENGLISH, live, sayIn } from './language.ts';
import { addPseudoLanguage, PSEUDO } from './pseudo-language.ts';

afterEach(() => sayIn(() => ENGLISH));

test('every text is bracketed and longer, whatever makes it; placeholders and what was put in stay readable', () => {
  const texts = live('pseudo-area', {
    close: 'Close',
    none: '',
    open: (name: string) => `Opening ${name}`,
    rows: () => ({ todo: 'Wait' }),
    rays: ['Up'],
    reason: 'The {mover} waits.',
  });
  addPseudoLanguage();
  sayIn(() => PSEUDO);
  expect(texts.close).toBe('[Çļöšé~~]');
  expect(texts.none).toBe('');
  expect(texts.open('Bob')).toBe('[Opening Bob~~~~]');
  expect(texts.rows()).toEqual({ todo: '[Ŵåîţ~~]' });
  expect(texts.rays).toEqual(['[Ûp~]']);
  expect(texts.reason).toMatch(/^\[Ţĥé \{mover\} ŵåîţš\.~+\]$/);
});
