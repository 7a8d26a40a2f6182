/** Other engines in the settings: only where the host has a dialog for their programs. */
import { expect, test } from 'vitest';
import type { EngineView } from '../../../../electron/contract/engines.ts';
import type { RequestName } from '../../../../electron/contract/requests.ts';
import { useApp } from '../../../state/app.ts';
import { type Answers, errAnswer, fakeBridge, hello, okAnswer } from '../../testing/bridge.ts';
import { all, click, mount, press, the, type, until } from '../../testing/mount.tsx';
import { SettingsDialog } from './Settings.tsx';

const fish: EngineView = {
  ...{ name: 'Fish', calls: 'Fairy Fish 14', author: 'somebody', protocol: 'uci', games: 90, readsRules: true },
  ranges: [
    { by: 'elo', least: 500, most: 2850 },
    { by: 'skill', least: -20, most: 20 },
  ],
};
const plain: EngineView = {
  ...{ name: 'Plain', calls: 'Plain', author: '', protocol: 'xboard' },
  ...{ games: 1, readsRules: false, ranges: [] },
};

async function opened(engines: readonly EngineView[], more: Answers = {}) {
  const bridge = fakeBridge({
    'app.hello': () => okAnswer(hello({ host: 'electron', native: true })),
    'engines.list': () => okAnswer({ engines: [...engines] }),
    ...more,
  });
  await mount(bridge, <SettingsDialog onClose={() => {}} />);
  await click(the('tab', 'Other engines'));
  const asked = (name: RequestName) => bridge.asked.filter((one) => one.name === name).map(({ input }) => input);
  const shown = () => document.getElementById('settings-panel')?.textContent ?? '';
  return { asked, shown };
}

test('a host without dialogs does not show them, and the arrow keys pass over them', async () => {
  await mount(fakeBridge(), <SettingsDialog onClose={() => {}} />);
  expect(all('tab', 'Other engines')).toEqual([]);
  await click(the('tab', 'Speech and keys'));
  await press('ArrowDown');
  expect(document.activeElement).toBe(the('tab', 'Updates'));
});

test('they are listed with what they can do', async () => {
  const { shown } = await opened([fish, plain]);
  await until(() => shown().includes('Fairy Fish'));
  expect(shown()).toContain(
    'Fairy Fish 14, by somebody. It speaks UCI. 90 games of its own, and others by their rules. Elo 500 to 2850. Skill -20 to 20.',
  );
  expect(shown()).toContain('Plain. It speaks XBoard’s protocol. 1 game of its own.');
  expect(shown()).not.toContain('There is none yet.');
});

test('one is added by the host’s dialog, which is asked without a file', async () => {
  const answers = [okAnswer(null), okAnswer(fish), errAnswer('engine-not-uci', 'It is no engine.')];
  const { asked, shown } = await opened([], { 'engines.add': () => answers.shift() ?? okAnswer(null) });
  await until(() => shown().includes('There is none yet.'));
  await click(the('button', 'Add an engine'));
  expect(shown()).toContain('There is none yet.');
  await click(the('button', 'Add an engine'));
  await until(() => shown().includes('Fish was added.'));
  expect(asked('engines.add')).toEqual([{}, {}]);
  await click(the('button', 'Add an engine'));
  await until(() => useApp.getState().toastNow !== null);
  expect(useApp.getState().toastNow).toMatchObject({ is: 'failed', text: 'It is no engine.' });
});

test('one is renamed when its field is left, and keeps its name where that is refused', async () => {
  const { asked, shown } = await opened([fish, plain], {
    'engines.rename': ({ name }) =>
      name === 'Plain' ? errAnswer('name-taken', 'Another engine is called Plain.') : okAnswer({ ...fish, name }),
  });
  await until(() => all('textbox').length === 2);
  const field = the('textbox', 'Name of Fish') as HTMLInputElement;
  await type(field, 'Plain');
  await press('Enter', field);
  await until(() => shown().includes('Another engine is called Plain.'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await type(field, 'Strong one');
  await press('Enter', field);
  await until(() => all('textbox', 'Name of Strong one').length === 1);
  expect(asked('engines.rename')).toEqual([
    { engine: 'Fish', name: 'Plain' },
    { engine: 'Fish', name: 'Strong one' },
  ]);
});

test('one is removed, and the focus stays in the settings', async () => {
  const { asked, shown } = await opened([fish, plain], { 'engines.remove': () => okAnswer({}) });
  await until(() => shown().includes('Fairy Fish'));
  await click(the('button', 'Remove Fish'));
  await until(() => shown().includes('Fish was removed.'));
  expect(shown()).not.toContain('Fairy Fish');
  expect(asked('engines.remove')).toEqual([{ engine: 'Fish' }]);
  expect(document.activeElement).toBe(the('button', 'Add an engine'));
});
