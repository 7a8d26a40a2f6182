import { act } from 'react';
import { expect, test } from 'vitest';
import { useApp } from '../../../state/app.ts';
import { type Answers, fakeBridge, hello, okAnswer, save, view } from '../../testing/bridge.ts';
import { all, click, mount, press, the, type, until } from '../../testing/mount.tsx';
import { App } from '../App.tsx';
import { NewGame } from '../new-game/NewGame.tsx';
import { Start } from './Start.tsx';

const asked = (bridge: ReturnType<typeof fakeBridge>, name: string) =>
  bridge.asked.filter((request) => request.name === name).map((request) => request.input);
const withSaves = (saves: ReturnType<typeof save>[], more: Answers = {}, recent: string[] = []): Answers => ({
  'app.hello': () => okAnswer(hello({ unfinished: saves[0] ?? null })),
  'library.list': () => okAnswer({ saves, folder: '/library', recent }),
  ...more,
});

test('the host is told when the start screen has been painted', async () => {
  const bridge = fakeBridge();
  await mount(bridge, <Start />);
  await until(() => asked(bridge, 'app.drawn').length > 0);
  expect(asked(bridge, 'app.drawn')).toEqual([{ what: 'start' }]);
});

test('problems and lessons are asked for when the start screen has been painted, and not before', async () => {
  const bridge = fakeBridge();
  await mount(bridge, <Start />);
  const names = () => bridge.asked.map(({ name }) => name);
  await until(() => names().includes('exercise.lessons'));
  const [first, ...later] = names().filter((name) => name === 'app.drawn' || name.startsWith('exercise.'));
  expect(first).toBe('app.drawn');
  expect(later).toEqual(['exercise.problems', 'exercise.lessons']);
});

test('without saves it says so, and offers the games', async () => {
  await mount(fakeBridge(), <Start />);
  expect(the('heading', 'No games yet')).toBeTruthy();
  expect(all('button', 'Continue')).toEqual([]);
  expect(the('button', 'acid').textContent).toContain('hard');
});

test('without saves the left column offers a game to watch, which both sides of the computer play', async () => {
  const bridge = fakeBridge({ 'match.start': () => okAnswer(view()) });
  await mount(bridge, <App />);
  await until(() => document.querySelector('[data-testid=first-watch]') !== null);
  await click(document.querySelector<HTMLElement>('[data-testid=first-watch]')!);
  const seat = { name: '', computer: { level: '5', seconds: 2 } };
  expect(asked(bridge, 'match.start')).toEqual([{ variant: 'acid', options: {}, players: [seat, seat] }]);
});

test('two clicks start a game with the default rules', async () => {
  const bridge = fakeBridge({ 'match.start': () => okAnswer(view()) });
  await mount(bridge, <App />);
  await click(the('button', 'acid'));
  expect(document.activeElement).toBe(the('button', 'Start'));
  await click(the('button', 'Start'));
  expect(asked(bridge, 'match.start')).toEqual([
    { variant: 'acid', options: { return: 'step' }, players: [{ name: '' }, { name: '' }] },
  ]);
  expect(useApp.getState().opened?.match).toBe('m1');
});

test('a game starts with the chosen names and house rules; both are kept for the next time', async () => {
  const bridge = fakeBridge({ 'match.start': () => okAnswer(view()) });
  await mount(bridge, <NewGame variant="acid" />);
  await type(the('textbox', 'Name of MAGI'), ' Ida ');
  await type(the('textbox', 'Name of LINE'), 'Otto');
  await click(the('button', 'Swap sides'));
  await click(the('radio', 'Own moves'));
  expect(document.querySelector('fieldset ul')?.textContent).toContain('changed (default: One step)');
  expect(document.querySelector('fieldset ul')?.textContent).toContain('By its own moves only.');
  await click(the('button', 'Start'));
  expect(asked(bridge, 'match.start')).toEqual([
    { variant: 'acid', options: { return: 'own' }, players: [{ name: 'Otto' }, { name: 'Ida' }] },
  ]);
  expect(asked(bridge, 'settings.change')).toEqual([
    { players: ['Otto', 'Ida'] },
    { houseRules: { acid: { return: 'own' } } },
  ]);
});

test('one press restores the default rules', async () => {
  await mount(fakeBridge(), <NewGame variant="acid" />);
  expect(all('button', 'Reset to the default rules')).toEqual([]);
  await click(the('radio', 'Own moves'));
  await click(the('button', 'Reset to the default rules'));
  expect(the('radio', 'One step').getAttribute('aria-checked')).toBe('true');
});

test('Continue opens the game that was left; the others are below it', async () => {
  const bridge = fakeBridge(
    withSaves([save('a', { name: 'Mine' }), save('b', { name: 'Theirs' })], { 'match.open': () => okAnswer(view()) }),
  );
  await mount(bridge, <Start />);
  expect(the('heading', 'Mine')).toBeTruthy();
  expect(document.body.textContent).toContain('LINE to move.');
  expect(all('button', /Theirs/)).toHaveLength(1);
  expect(all('button', /^Mine/)).toEqual([]);
  await click(the('button', 'Continue'));
  expect(asked(bridge, 'match.open')).toEqual([{ save: 'a' }]);
});

test('Continue offers the last opened game that is not over; the others follow in the order in which they were opened', async () => {
  const outcome = { winner: 0 as const, reason: 'king', says: 'LINE lost the King.' };
  const saves = [
    ...[5, 4, 3, 2].map((changed) => save(`new${changed}`, { name: `New ${changed}`, changed })),
    save('played', { name: 'Played out', changed: 1.5, outcome }),
    save('old', { name: 'Old', changed: 1 }),
    save('older', { name: 'Older', changed: 0 }),
  ];
  await mount(fakeBridge(withSaves(saves, {}, ['gone', 'played', 'old', 'older'])), <Start />);
  expect(the('heading', 'Old')).toBeTruthy();
  const short = [...document.querySelectorAll('section li .saveName')].map((title) => title.textContent);
  expect(short).toEqual(['Played out', 'Older', 'New 5']);
});

test('with games that are all over it does not say that there are none', async () => {
  const outcome = { winner: 0 as const, reason: 'king', says: 'LINE lost the King.' };
  await mount(fakeBridge(withSaves([save('played', { name: 'Played out', outcome })])), <Start />);
  expect(the('heading', 'No game in progress')).toBeTruthy();
  expect(document.querySelector('section li .saveName')?.textContent).toBe('Played out');
});

test('a damaged save shows its problem and what can be recovered', async () => {
  const problem = {
    code: 'truncated',
    happened: 'The end is missing.',
    safe: 'The file is left unchanged.',
    todo: 'Open turns 1 to 20 as a new game.',
    salvage: { token: 'tok', turns: 20 },
  };
  const bridge = fakeBridge(
    withSaves([save('a'), save('b', { name: 'Broken', problem })], {
      'match.salvage': () => okAnswer(view({ match: 'part' })),
    }),
  );
  await mount(bridge, <App />);
  await click(the('button', /Broken/));
  const dialog = the('dialog', 'This save is incomplete');
  for (const row of [
    'What happened',
    'The end is missing.',
    'What is safe',
    'The file is left unchanged.',
    'What to do',
  ])
    expect(dialog.textContent).toContain(row);
  expect(document.activeElement).toBe(the('button', 'Not now'));
  await click(the('button', 'Open turns 1 to 20 as a new game'));
  expect(asked(bridge, 'match.salvage')).toEqual([{ token: 'tok' }]);
  expect(useApp.getState().opened?.match).toBe('part');
  expect(asked(bridge, 'match.open')).toEqual([]);
});

test('keys work on every screen; Escape goes back and restores the focus', async () => {
  await mount(fakeBridge(withSaves([save('a'), save('b')])), <App />);
  const all2 = the('button', 'All 2 saved games');
  await click(all2);
  expect(document.activeElement).toBe(the('searchbox', 'Find a game'));
  expect(all2.closest('[inert]')).not.toBeNull();
  await press('Escape');
  expect(all('searchbox')).toEqual([]);
  expect(document.activeElement).toBe(all2);
  await press(',', document.body, { code: 'Comma', ctrlKey: true });
  expect(the('dialog', 'Settings')).toBeTruthy();
});

test('a displaced page says so and does not show the game', async () => {
  const bridge = fakeBridge(withSaves([save('a')]));
  await mount(bridge, <App />);
  await act(async () => bridge.tell('displaced', undefined as never));
  expect(the('heading', 'This game is open in another window')).toBeTruthy();
  expect(document.activeElement).toBe(the('button', 'Take over here'));
  expect(all('button', 'Continue')).toEqual([]);
});

test('games with a friend elsewhere are listed by what they wait for', async () => {
  const waits = (id: string, awaits: 'yours' | 'send' | 'theirs') =>
    save(id, { name: id, players: ['Ida', 'Grace'], byText: { side: 0, awaits } });
  const saves = [save('last', { name: 'last' }), waits('a', 'theirs'), waits('b', 'send'), waits('c', 'yours')];
  await mount(fakeBridge(withSaves(saves)), <Start />);
  await until(() => document.body.textContent?.includes('2 wait for you') === true);
  const rows = [...document.querySelectorAll('section li button')].map((row) => row.textContent ?? '');
  expect(rows[0]).toContain('Send your turn');
  expect(rows[1]).toContain('Your turn');
  expect(rows[2]).toContain('Waiting for Grace');
});
