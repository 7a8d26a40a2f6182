/** How a piece plays is shown whatever it is called in the language of the moment, and its author is warned. */
import { expect, test } from 'vitest';
import type { EditableView } from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { fakeBridge, tiny } from '../../../testing/bridge.ts';
import { mount } from '../../../testing/mount.tsx';
import { PiecesTab } from './PiecesTab.tsx';

const parts = (warnings: string[]): EditableView => ({
  game: {
    ...{ title: 'Small', tagline: '', by: '', about: '', width: 3, height: 3, missing: [], first: 0, zones: {} },
    ...{ array: [], hands: [[], []], pieces: [{ id: 'king', name: 'Kong', letter: 'K', royal: true }] },
  },
  ...{ problems: [], rules: [], endings: [] },
  pieces: [{ lines: ['K'], marks: [], others: [], sentences: [], warnings }],
});
const shown = (page: HTMLElement, id: string) => page.querySelector(`[data-testid=${id}]`)?.textContent;

test('its rules are those of the kind with its id, whose name another language may say otherwise', async () => {
  useGameText.setState({ lastGood: tiny, isCurrent: true, piece: 0 });
  const page = await mount(fakeBridge({}), <PiecesTab parts={parts([])} />);
  expect(shown(page, 'piece-says')).toContain('Trades places.');
  expect(shown(page, 'piece-warnings')).toBeUndefined();
});
test('what its author should think of stands beside it', async () => {
  useGameText.setState({ lastGood: tiny, isCurrent: true, piece: 0 });
  const page = await mount(fakeBridge({}), <PiecesTab parts={parts(['It is stuck.'])} />);
  expect(shown(page, 'piece-warnings')).toBe('It is stuck.');
});
