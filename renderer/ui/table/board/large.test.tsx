/** Alt over a piece of the flat board shows one large glyph and its card until Alt is released. */
import { act } from 'react';
import { expect, it } from 'vitest';
import { view } from '../../../state/match/match.fixture.ts';
import { all, open, q, squareAt } from '../../testing/table.tsx';

const key = (type: 'keydown' | 'keyup') =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent(type, { key: 'Alt', cancelable: true }));
  });

it('Alt over a piece of the flat board shows its glyph once', async () => {
  await open(view());
  await act(async () => {
    squareAt('b1').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  });
  expect(q('[data-testid=large]')).toBeNull();
  await key('keydown');
  expect(q('[data-testid=large] h3')?.textContent).toBe('Voyager');
  expect(all('[data-testid=large] > svg, [data-testid=large] header svg')).toHaveLength(1);
  expect(q('[data-testid=figure]')).toBeNull();
  await key('keyup');
  expect(q('[data-testid=large]')).toBeNull();
});
