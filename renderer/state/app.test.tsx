import { expect, test } from 'vitest';
import type { Problem } from '../../electron/contract/result.ts';
import { usualSettings } from '../../electron/contract/settings.ts';
import { errAnswer, fakeBridge, hello, okAnswer, view } from '../ui/testing/bridge.ts';
import { mount } from '../ui/testing/mount.tsx';
import { useApp } from './app.ts';

const app = () => useApp.getState();
const problem = (code: string, more: Partial<Problem> = {}): Problem => ({
  code,
  happened: 'It happened.',
  safe: 'All is safe.',
  todo: 'Do this.',
  ...more,
});

test('a request before the page is attached is a programming error and throws', () => {
  expect(() => app().ask['app.hello']({})).toThrow('app.hello');
});

test('the settings of the host are applied to the document at once', async () => {
  const settings = { ...usualSettings, theme: 'day', textSize: 125, contrast: 'high', motion: 'reduced' } as const;
  await mount(fakeBridge({ 'app.hello': () => okAnswer(hello({ settings })) }), null);
  const root = document.documentElement;
  expect(root.dataset).toMatchObject({ theme: 'day', contrast: 'high', motion: 'reduced' });
  expect(root.style.getPropertyValue('--text-scale')).toBe('1.25');
});

test('a changed setting is shown before the host answers, and then takes the value of the answer', async () => {
  const bridge = fakeBridge({ 'settings.change': () => okAnswer({ ...usualSettings, theme: 'day', textSize: 110 }) });
  await mount(bridge, null);
  const done = app().changeSettings({ theme: 'day' });
  expect(document.documentElement.dataset.theme).toBe('day');
  await done;
  expect(app().settings.textSize).toBe(110);
});

test('what the host tells after an answer stays, also where the answer arrives later', async () => {
  const change = () => {
    bridge.tell('settings', { ...usualSettings, board: 'table' });
    bridge.tell('settings', { ...usualSettings, board: 'flat' });
    return okAnswer({ ...usualSettings, board: 'table' } as const);
  };
  const bridge = fakeBridge({ 'settings.change': change });
  await mount(bridge, null);
  await app().changeSettings({ board: 'table' });
  expect(app().settings.board).toBe('flat');
});

test('a page whose language cannot be loaded speaks English, and says so once', async () => {
  const bridge = fakeBridge({ 'app.hello': () => okAnswer(hello({ language: 'xx' })) });
  await mount(bridge, null);
  await app().connection('connected');
  expect(app().notices.map(({ code }) => code)).toEqual(['not-in-language']);
});

test('a setting that the host refuses is reverted and reported', async () => {
  await mount(fakeBridge({ 'settings.change': () => errAnswer('refused', 'The disk is full.') }), null);
  await app().changeSettings({ theme: 'day' });
  expect(app().settings.theme).toBe('night');
  expect(document.documentElement.dataset.theme).toBe('night');
  expect(app().toastNow?.text).toBe('The disk is full.');
});

test('a refused file is shown as a dialog, a lasting problem as a notice', async () => {
  const bridge = fakeBridge();
  await mount(bridge, null);
  bridge.tell('notice', problem('too-new'));
  bridge.tell('notice', problem('other', { salvage: { token: 't', turns: 3 } }));
  bridge.tell('notice', problem('crashed'));
  expect(app().problems.map((p) => p.code)).toEqual(['too-new', 'other']);
  expect(app().notices.map((p) => p.code)).toEqual(['crashed']);
});

test('the notice that the game cannot be saved is shown once and goes when it is saved again', async () => {
  const bridge = fakeBridge();
  await mount(bridge, null);
  bridge.tell('notice', problem('cannot-save'));
  bridge.tell('notice', problem('cannot-save'));
  expect(app().notices).toHaveLength(1);
  app().sawSaved(false);
  expect(app().notices).toHaveLength(1);
  app().sawSaved(true);
  expect(app().notices).toEqual([]);
});

test('screens open over the table, close one by one, and close when another game is opened', async () => {
  const bridge = fakeBridge();
  await mount(bridge, null);
  app().openTable(view());
  app().open('rulebook', { kind: 'king' });
  app().open('settings');
  app().open('rulebook', { kind: 'diskette' });
  expect(app().layers.map((l) => [l.page, l.kind, l.variant])).toEqual([
    ['settings', null, 'acid'],
    ['rulebook', 'diskette', 'acid'],
  ]);
  app().back();
  expect(app().layers.map((l) => l.page)).toEqual(['settings']);
  bridge.tell('opened', view({ match: 'm2' }));
  expect(app().opened?.match).toBe('m2');
  expect(app().layers).toEqual([]);
});

test('a reloaded page returns to its table', async () => {
  await mount(fakeBridge({ 'app.hello': () => okAnswer(hello({ open: view({ match: 'still' }) })) }), null);
  expect(app().opened?.match).toBe('still');
});

test('a window that is shown again shows the table as it is now', async () => {
  let open: ReturnType<typeof view> | null = view();
  const bridge = fakeBridge({ 'app.hello': () => okAnswer(hello({ open })) });
  await mount(bridge, null);
  bridge.tell('displaced', undefined as never);
  expect(app().phase).toBe('displaced');
  open = null;
  await app().connection('connected');
  expect(app()).toMatchObject({ phase: 'ready', opened: null });
});

test('a game of one’s own is known from its description on, also to a page whose host was started again', async () => {
  const bridge = fakeBridge({});
  await mount(bridge, null);
  const [tiny] = hello().variants;
  bridge.tell('described', { ...tiny, id: 'own:1', own: true, title: 'First' });
  bridge.tell('described', { ...tiny, id: 'own:1', own: true, title: 'Second' });
  const titles = () => app().hello?.variants.map(({ title }) => title);
  expect(titles()).toEqual([tiny.title, 'Second']);
  await app().connection('connected');
  expect(titles()).toContain('Second');
  expect(titles()).toHaveLength(2);
});

test('problems that arose while disconnected are reported after reconnecting', async () => {
  let notices: Problem[] = [];
  await mount(fakeBridge({ 'app.hello': () => okAnswer(hello({ notices })) }), null);
  notices = [problem('cannot-save'), problem('damaged')];
  await app().connection('lost');
  await app().connection('connected');
  expect(app().notices.map(({ code }) => code)).toEqual(['cannot-save']);
  expect(app().problems.map(({ code }) => code)).toEqual(['damaged']);
});

test('a request that is refused with a problem shows the problem and returns null', async () => {
  const error = { code: 'damaged', message: 'Damaged.', problem: problem('damaged') };
  await mount(fakeBridge({ 'match.open': () => ({ ok: false, error }) }), null);
  expect(await app().tryTo('match.open', { save: 'x' })).toBeNull();
  expect(app().problems).toEqual([error.problem]);
  expect(app().toastNow).toBeNull();
});
