/** A game in the workshop is played at a press, even while the host still reads its newest text. */
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Output } from '../../../../electron/contract/requests.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { useWorkshop } from '../../../state/own-games/workshop.ts';
import { uiText } from '../../../text/index.ts';
import { errAnswer, fakeBridge, okAnswer, tiny } from '../../testing/bridge.ts';
import { click, mount, the } from '../../testing/mount.tsx';
import { AgainstItself } from './AgainstItself.tsx';
import { WorkshopScreen } from './WorkshopScreen.tsx';

const words = uiText.workshop;
const problem = { line: 1, column: 1, says: 'No King.', section: null, piece: null };
const parts = { game: null, pieces: [], rules: [], endings: [] };

/** The workshop, after its text was read: `problems` is what the host finds wrong with it. */
async function workshop(problems: Output<'games.parts'>['problems']) {
  const bridge = fakeBridge({
    'games.parts': () => okAnswer({ ...parts, problems }),
    'games.preview': () => okAnswer({ problems: [], description: tiny, diagrams: [] }),
    'games.try': () => errAnswer('refused', 'No King.'),
    'games.playItself': () => errAnswer('refused', 'No King.'),
  });
  useWorkshop.setState({ tab: 'text' });
  await mount(
    bridge,
    <>
      <WorkshopScreen />
      <AgainstItself />
    </>,
  );
  await act(async () => useGameText.getState().begin('fairygame 1', null));
  await expect.poll(() => useGameText.getState().isCurrent).toBe(true);
  return { asked: () => bridge.asked.map(({ name }) => name) };
}
const buttons = [
  ['test-rules', 'games.try'],
  ['try-rules', 'games.try'],
  ['play-itself', 'games.playItself'],
] as const;
const nameOf = { 'test-rules': words.test, 'try-rules': words.try, 'play-itself': words.itself.play(20) };

for (const [button, request] of buttons) {
  test(`a press on ${button} counts while the newest text is being read`, async () => {
    const { asked } = await workshop([]);
    act(() => useGameText.setState({ isCurrent: false }));
    await click(the('button', nameOf[button]));
    expect(asked()).toContain(request);
  });
  test(`${button} is disabled, and says why, for a game that is known to have problems`, async () => {
    const { asked } = await workshop([problem]);
    const pressed = the('button', nameOf[button]);
    expect(pressed.getAttribute('aria-disabled')).toBe('true');
    expect(pressed.dataset.tip).toBe(words.testWhy);
    await click(pressed);
    expect(asked()).not.toContain(request);
  });
}
