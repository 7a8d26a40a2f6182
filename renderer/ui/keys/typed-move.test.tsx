/** A move that is typed as it is written, where the letter of its piece is that of a question, too. */
import { expect, it } from 'vitest';
import { action, view } from '../../state/match/match.fixture.ts';
import { open, playedActions, press, q, resolvedOk, type } from '../testing/table.tsx';

const move = { ...action('Pb2-b3', 12, 'b2', 'b3'), label: 'P b2–b3' };
const enter = async (text: string) => {
  await type(q('[data-testid=go-to]'), text);
  await press('Enter');
};

it('“P b2-b3” is the move where there is one, and “p d” still asks where a piece is', async () => {
  await open(view({ movable: [12] }), {
    'match.find': ({ text }: { text: string }) => resolvedOk(/b2.b3/.test(text) ? [move] : []),
  });
  await press('g', { ctrlKey: true });
  await enter('p d');
  await expect.poll(() => q('[data-testid=typed-says]')?.textContent).toContain('Diskette');
  expect(playedActions()).toEqual([]);
  await enter('P b2-b3');
  await expect.poll(playedActions).toEqual(['Pb2-b3']);
});
