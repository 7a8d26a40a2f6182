import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Settings, SOUND_GROUPS, usualSettings } from '../../../../electron/contract/settings.ts';
import { whenGraphicsReturn } from '../../../scene/graphics.ts';
import { useApp } from '../../../state/app.ts';
import { startView } from '../../../testing/acid.ts';
import { fakeBridge, hello, noUpdates, okAnswer } from '../../testing/bridge.ts';
import { all, click, mount, press, the } from '../../testing/mount.tsx';
import { About } from '../About.tsx';
import { SettingsDialog } from './Settings.tsx';

const changes = (bridge: ReturnType<typeof fakeBridge>) =>
  bridge.asked.filter((request) => request.name === 'settings.change').map((request) => request.input);
const nothing = () => {};
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const slide = (control: HTMLInputElement, to: string) =>
  act(async () => {
    setValue?.call(control, to);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('every setting that a player may change has a control, and a control requests exactly its change', async () => {
  const bridge = fakeBridge({
    'app.hello': () => okAnswer(hello({ host: 'electron', updates: { ...noUpdates, unable: null } })),
  });
  await mount(bridge, <SettingsDialog onClose={nothing} />);
  for (const tab of ['Look', 'Board', 'Turns', 'Sound', 'Speech and keys', 'Updates']) {
    await click(the('tab', tab));
    for (const control of all('switch')) await click(control);
    const groups = [...document.querySelectorAll('[role=radiogroup]')];
    for (const group of groups) {
      const other = [...group.querySelectorAll<HTMLElement>('[role=radio][aria-checked=false]')];
      await click(other[0]);
    }
    for (const control of document.querySelectorAll<HTMLInputElement>('input[type=range]')) await slide(control, '30');
  }
  const changed = new Set(changes(bridge).flatMap((change) => Object.keys(change as object)));
  const volumes = changes(bridge).flatMap((change) => Object.entries((change as Partial<Settings>).volumes ?? {}));
  const lowered = volumes.filter(([, value]) => value === 30).map(([group]) => group);
  expect([...new Set(lowered)].sort()).toEqual([...SOUND_GROUPS].sort());
  // the panel is folded at the table, names are entered in the new game form, and tips already shown are not a choice
  // and the place, the signs and the notation of one game have controls while that game is on the table
  // and problems are filtered where they are listed, what is thrown is chosen where it is thrown, and keys are changed in the list of keys
  // and the quality is measured while the camera is dragged
  const elsewhere = [
    'measuredQuality',
    'keys',
    'panel',
    'players',
    'toldTurning',
    'placeOf',
    'signsOf',
    'notationOf',
    'timeControl',
    'problemFilter',
    'toss',
    'houseRules',
    'favourites',
  ];
  const advice = 'give it a row in Settings.tsx, or name it among those that are changed elsewhere';
  expect([...changed, ...elsewhere].sort(), advice).toEqual(Object.keys(usualSettings).sort());
});

test('Automatic says what was measured on this card, and forgets it when it is chosen again', async () => {
  // no name is what this document's graphics have
  const measured = { ...usualSettings, measuredQuality: { card: '', quality: 'low' } } as const;
  const bridge = fakeBridge({ 'app.hello': () => okAnswer(hello({ settings: measured })) });
  await mount(bridge, <SettingsDialog onClose={nothing} />);
  await click(the('tab', 'Board'));
  await click(the('radio', 'Automatic (Low on this card)'));
  expect(changes(bridge)).toContainEqual({ measuredQuality: null });
  await act(async () =>
    useApp.setState({ settings: { ...measured, measuredQuality: { card: 'another', quality: 'low' } } }),
  );
  // the letters of groups have an Automatic of their own
  expect(all('radio', 'Automatic')).toHaveLength(2);
});

test('choosing the 3D board tries it again where it could not be drawn, though it is chosen already', async () => {
  await mount(fakeBridge(), <SettingsDialog onClose={nothing} />);
  const tried = vi.fn();
  const end = whenGraphicsReturn(tried);
  await click(the('tab', 'Board'));
  await click(the('radio', 'Flat'));
  expect(tried).not.toHaveBeenCalled();
  await click(the('radio', '3D'));
  await click(the('radio', '3D'));
  expect(tried).toHaveBeenCalledTimes(2);
  end();
});

test('a change is applied at once', async () => {
  await mount(fakeBridge(), <SettingsDialog onClose={nothing} />);
  await click(the('radio', 'Day'));
  expect(document.documentElement.dataset.theme).toBe('day');
  await click(the('radio', '150 %'));
  expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.5');
  expect(the('radio', '150 %').getAttribute('aria-checked')).toBe('true');
});

test('the game on the table may have a place of its own choice, and give it back', async () => {
  const bridge = fakeBridge();
  useApp.setState({ opened: startView() });
  await mount(bridge, <SettingsDialog onClose={nothing} />);
  await click(the('tab', 'Board'));
  const pick = (i: number) => {
    const here = document.querySelector('[role=radiogroup][aria-label="Place of acid"]');
    return click(here!.querySelectorAll<HTMLElement>('[role=radio]')[i]);
  };
  await pick(2);
  await pick(0);
  expect(changes(bridge)).toEqual([{ placeOf: { acid: 'studio' } }, { placeOf: {} }]);
});

test('a game on the table that has signs and a notation has its own choice of both', async () => {
  const bridge = fakeBridge();
  await mount(bridge, <SettingsDialog onClose={nothing} />);
  await click(the('tab', 'Board'));
  expect(document.querySelector('[aria-label="Notation of Shogi"]')).toBeNull();
  const { hello: said } = useApp.getState();
  const shogi = { ...said!.variants[0]!, id: 'own:shogi', title: 'Shogi', looks: { set: 'shogi', labels: 'shogi' } };
  await act(async () =>
    useApp.setState({ hello: { ...said!, variants: [shogi] }, opened: { ...startView(), variant: 'own:shogi' } }),
  );
  const pick = (name: string, i: number) =>
    click(document.querySelectorAll<HTMLElement>(`[aria-label="${name}"] [role=radio]`)[i]);
  // with an example of this game, not of another
  expect(document.body.textContent).toContain('(P-7f)');
  expect(document.body.textContent).not.toContain('C2.5');
  await pick('Notation of Shogi', 1);
  await pick('Notation of Shogi', 0);
  await pick('Characters on pieces of Shogi', 2);
  await pick('Characters on pieces of Shogi', 0);
  expect(changes(bridge)).toEqual([
    { notationOf: { 'own:shogi': 'own' } },
    { notationOf: { 'own:shogi': 'coordinates' } },
    { signsOf: { 'own:shogi': 'moves' } },
    { signsOf: {} },
  ]);
});

test('arrow keys move through the groups, from the first', async () => {
  await mount(fakeBridge(), <SettingsDialog onClose={nothing} />);
  expect(document.activeElement).toBe(the('tab', 'Look'));
  await press('ArrowDown');
  expect(document.activeElement).toBe(the('tab', 'Board'));
  expect(the('tab', 'Board').getAttribute('aria-selected')).toBe('true');
  expect(the('switch', 'Coordinates').getAttribute('aria-checked')).toBe(
    String(useApp.getState().settings.coordinates),
  );
});

test('About shows the program and version, where it runs, and the authors of the games', async () => {
  await mount(fakeBridge(), <About onClose={nothing} />);
  const { textContent } = the('dialog', 'About Fairytable');
  for (const part of ['1.2.3', 'a browser', 'linux', 'acid, by its designers', 'MIT'])
    expect(textContent).toContain(part);
});

test('About shows the licences beside the page, and says where they are when they cannot be read', async () => {
  const asked: unknown[] = [];
  let there = true;
  vi.stubGlobal('fetch', async (address: unknown) => {
    asked.push(address);
    return new Response('three 1.2.3 (MIT)', { status: there ? 200 : 404 });
  });
  await mount(fakeBridge(), <About onClose={nothing} />);
  const open = () => click(the('button', 'Third-party licences'));
  await open();
  expect(document.querySelector('pre[role=document]')?.textContent).toBe('three 1.2.3 (MIT)');
  await open();
  expect(document.querySelector('pre[role=document]')).toBeNull();
  there = false;
  await open();
  expect(document.querySelector('pre[role=document]')?.textContent).toContain('licences.txt');
  expect(asked).toEqual(['./licences.txt', './licences.txt']);
  vi.unstubAllGlobals();
});

/** The notifications of a browser, whose person gives that answer when asked. */
async function inBrowser(permission: NotificationPermission | 'none', answer: NotificationPermission = 'granted') {
  const asked = vi.fn(async () => answer);
  vi.stubGlobal('Notification', permission === 'none' ? undefined : { permission, requestPermission: asked });
  const bridge = fakeBridge();
  await mount(bridge, <SettingsDialog onClose={nothing} />);
  await click(the('tab', 'Turns'));
  vi.unstubAllGlobals();
  vi.stubGlobal('Notification', { requestPermission: asked });
  const says = () => document.getElementById('settings-panel')?.textContent;
  return { bridge, asked, notifications: the('switch', 'Notifications'), says };
}
afterEach(() => void vi.unstubAllGlobals());

test('in a browser notifications are off until they are allowed, which is asked by a click on the switch', async () => {
  const { bridge, asked, notifications } = await inBrowser('default');
  expect(notifications.getAttribute('aria-checked')).toBe('false');
  expect(asked).not.toHaveBeenCalled();
  act(() => useApp.getState().toastFailure('Your browser has not allowed notifications.'));
  await click(notifications);
  expect(asked).toHaveBeenCalledOnce();
  expect(useApp.getState().toastNow).toBeNull();
  expect(notifications.getAttribute('aria-checked')).toBe('true');
  expect(changes(bridge)).toEqual([{ notifications: true }]);
  await click(notifications);
  expect(changes(bridge).at(-1)).toEqual({ notifications: false });
});

test.each([
  ['denied', 'Your browser blocks notifications from this page. Allow them in its settings for this page'],
  ['default', 'Your browser has not allowed notifications.'],
] as const)(
  'where a browser answers “%s”, that is said at once, and the switch stays off',
  async (answer, sentence) => {
    const { bridge, notifications } = await inBrowser('default', answer);
    await click(notifications);
    expect(useApp.getState().toastNow).toMatchObject({ is: 'failed', text: expect.stringContaining(sentence) });
    expect(notifications.getAttribute('aria-checked')).toBe('false');
    expect(changes(bridge)).toEqual([]);
  },
);

test('what a browser does not do stands beside the switch', async () => {
  const blocked = await inBrowser('denied');
  expect(blocked.says()).toContain('Your browser blocks notifications from this page.');
});

test('in a browser without notifications the switch says so and does nothing', async () => {
  const { notifications, says } = await inBrowser('none');
  expect(says()).toContain('This browser has no notifications.');
  expect(notifications.getAttribute('aria-disabled')).toBe('true');
});
