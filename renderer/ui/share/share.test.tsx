/** What the dialog Share says of the text: everything that keeps it from being what a player expects. */
import { expect, it } from 'vitest';
import { view } from '../../state/match/match.fixture.ts';
import { open, press, q, resolvedOk } from '../testing/table.tsx';

const byText = {
  ...{ side: 0 as const, awaits: 'yours' as const, invites: false, sent: false },
  ...{ drawOffered: false, offersDraw: false, willOffer: false },
};
async function saysOf(change: Parameters<typeof view>[0], text: object = {}): Promise<string> {
  await open(view(change), {
    'match.text': () => resolvedOk({ game: 'g', position: 'p', hidden: 0, ...text }),
    'correspondence.broker': () => resolvedOk(null),
  });
  await press('s', { altKey: true });
  const field = q('[data-testid=share-text]');
  return document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

it('other lines go with a game, and come back', async () => {
  expect(await saysOf({})).toMatch(/other lines are in parentheses\. Paste this text .* anywhere\.\s*$/);
});

it('a text that is too long to be opened again says so, and what to do', async () => {
  expect(await saysOf({}, { isTooLong: true })).toMatch(/It is too long to be opened again .* save a copy instead\.$/);
});

it('of a game by text what was taken back is left out until the game is over', async () => {
  expect(await saysOf({ byText })).toMatch(/What you tried and took back is added when the game is over\.\s*$/);
  const outcome = { winner: 0, reason: 'resignation', says: 'LINE resigned.' } as const;
  expect(await saysOf({ byText, outcome })).toMatch(/other lines are in parentheses/);
});
