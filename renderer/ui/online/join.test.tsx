/** The dialog to join a table. */
import { expect, test } from 'vitest';
import { errAnswer, fakeBridge, okAnswer } from '../testing/bridge.ts';
import { all, click, mount, the, type, until } from '../testing/mount.tsx';
import { JoinDialog } from './JoinDialog.tsx';

const shown = async (isKept: boolean) => {
  const bridge = fakeBridge({
    'online.seat': () => okAnswer({ isKept }),
    'online.join': () => errAnswer('bad-code', 'Its end is missing.'),
  });
  await mount(bridge, <JoinDialog onClose={() => {}} />);
  await until(() => bridge.asked.some(({ name }) => name === 'online.seat'));
  return bridge;
};

test('offers the way back only where there is a table to go back to', async () => {
  await shown(true);
  await until(() => all('button', 'Back to my last table').length === 1);
});
test('does not offer it otherwise, and tells why a code was refused', async () => {
  const bridge = await shown(false);
  expect(all('button', 'Back to my last table')).toEqual([]);
  const field = all('textbox')[0];
  if (!field) throw new Error('no field');
  await type(field, 'ABC');
  await click(the('button', 'Join'));
  const asked = bridge.asked.filter(({ name }) => name === 'online.join');
  expect(asked).toEqual([{ name: 'online.join', input: { code: 'ABC' } }]);
  // what stands there may belong elsewhere, and would be offered
  expect(bridge.asked.at(-1)).toEqual({ name: 'text.recognise', input: { text: 'ABC' } });
  expect(document.querySelector('[data-testid=join-says]')?.textContent).toBe('Its end is missing.');
});
