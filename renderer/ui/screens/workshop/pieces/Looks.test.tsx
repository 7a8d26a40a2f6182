import { expect, test } from 'vitest';
import type { GamePiece } from '../../../../../electron/contract/workshop.ts';
import { fakeBridge } from '../../../testing/bridge.ts';
import { all, mount } from '../../../testing/mount.tsx';
import { Looks } from './Looks.tsx';

const shown = async (figure: string | undefined): Promise<readonly (string | null)[]> => {
  const piece = { letter: 'K', royal: false, ...(figure !== undefined && { figure }) } as GamePiece;
  await mount(fakeBridge({}), <Looks number={0} piece={piece} />);
  return all('status').map(({ textContent }) => textContent);
};

test('a figure that does not exist is named', async () => {
  expect(await shown('kinght')).toEqual([
    'There is no figure “kinght”, so the piece is shown with its letter. Choose one here.',
  ]);
});
test.each([undefined, 'counter', 'knight', 'deicide/knight', 'acid/ghost', 'fourchan/promoted-anon'])(
  'of figure %s nothing is said',
  async (figure) => {
    expect(await shown(figure)).toEqual([]);
  },
);
