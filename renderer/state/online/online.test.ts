/** What the page knows of a table on two machines: what it keeps of the talk, what it forgets, what it sends. */
import { beforeEach, expect, test } from 'vitest';
import type { TableView } from '../../../electron/contract/online.ts';
import { errAnswer, type FakeBridge, fakeBridge, okAnswer } from '../../ui/testing/bridge.ts';
import { useApp } from '../app.ts';
import { view } from '../match/match.fixture.ts';
import { drawArrow, endTable, forgetDrawn, invite, join, sharedArrows, sideOfLine, talk, useOnline } from './online.ts';

const code = { code: 'ABCDE', addresses: ['192.168.1.14'], port: 4000 };
const { match } = view();
const table = (people: readonly string[], of = match): TableView => ({
  match: of,
  you: 'host',
  people: people.map((person, i) => ({ person, isHost: i === 0, side: i === 0 ? 0 : 1, awayFor: null })),
  offers: [],
});
let bridge: FakeBridge;
beforeEach(() => {
  bridge = fakeBridge({
    'online.invite': () => okAnswer(code),
    'online.stop': () => okAnswer({}),
    'online.join': ({ code: given }) =>
      given === 'good' ? okAnswer(view({ seat: 1 })) : errAnswer('refused', 'This code is no longer good.'),
    'match.view': () => okAnswer(view({ seat: 0 })),
    'table.say': () => okAnswer({}),
    'table.arrows': () => okAnswer({}),
  });
  useApp.setState({ ask: bridge.ask, on: bridge.on, opened: null });
  useOnline.setState(useOnline.getInitialState());
  useOnline.getState().attach(bridge.on);
});
const askedFor = (name: string) => bridge.asked.filter((one) => one.name === name).map(({ input }) => input);

test('nothing is asked of the host before somebody is invited', () => {
  expect(bridge.asked).toEqual([]);
});
test('an invitation is kept, and the game is shown from the own seat', async () => {
  expect(await invite(view(), 1)).toBe(true);
  expect(useOnline.getState().codes.play).toEqual(code);
  expect(useApp.getState().opened?.seat).toBe(0);
  await endTable(match);
  expect(useOnline.getState()).toMatchObject({ table: null, codes: { play: null, watch: null } });
});
test('that an invitation was withdrawn is shown until there is a new one', async () => {
  const notice = {
    code: 'invitation-withdrawn',
    happened: 'It was withdrawn.',
    safe: 'All is.',
    todo: 'Make a new one.',
  };
  useApp.getState().notice(notice);
  await invite(view(), 1);
  expect(useApp.getState().notices).toEqual([]);
});
test('codes are kept as long as they are good', async () => {
  const invited = (playing: boolean, watching: boolean) =>
    bridge.tell('table', { ...table(['host']), invited: { playing, watching } });
  const kept = () => [useOnline.getState().codes.play, useOnline.getState().codes.watch];
  await invite(view(), 1);
  await invite(view(), null);
  invited(true, true);
  expect(kept()).toEqual([code, code]);
  invited(false, true);
  expect(kept()).toEqual([null, code]);
  // a new one is told before its code is known
  invited(true, false);
  expect(kept()).toEqual([null, null]);
});
test('a refused code is a sentence, and a good one opens the game', async () => {
  expect(await join('bad')).toBe('This code is no longer good.');
  expect(useApp.getState().opened).toBeNull();
  expect(await join('good')).toBeNull();
  expect(useApp.getState().opened?.seat).toBe(1);
});
test('whoever sits down at another table is told nothing of the end of the one before', async () => {
  const joining = join('good');
  bridge.tell('connection', { state: 'ended', says: 'The host has given your seat to somebody else.' });
  await joining;
  expect(useOnline.getState().broken).toBeNull();
});
test('talk goes on in the next game of the same people, and begins anew with others', () => {
  bridge.tell('table', table(['host', 'g']));
  bridge.tell('said', { person: 'g', side: 1, text: 'Well played.' });
  bridge.tell('table', table(['host', 'g'], 'm-next'));
  expect(useOnline.getState().lines.map(({ text, isOwn }) => [text, isOwn])).toEqual([['Well played.', false]]);
  bridge.tell('table', table(['other', 'x']));
  expect(useOnline.getState().lines).toEqual([]);
});
test('talk with one friend by a broker is not shown in the game with another, nor that of one host at the table of another', () => {
  const game = (of: string, you: string, ...others: readonly string[]) => ({ ...table([you, ...others], of), you });
  const told = (people: TableView, isKept: boolean) => {
    bridge.tell('table', people);
    expect(useOnline.getState().lines).toHaveLength(isKept ? 1 : 0);
    useOnline.setState({ lines: [] });
    bridge.tell('said', { person: people.you, side: 0, text: 'Hello' });
  };
  told(game('m1', 'you', 'friend of one game'), false);
  told(game('m2', 'you', 'friend of one game'), true);
  told(game('m3', 'you', 'friend of another'), false);
  told(game('m4', 'guest 1', 'host'), false);
  // the other player has left, and somebody else has come
  told(game('m4', 'guest 1'), true);
  told(game('m4', 'guest 1', 'host', 'watcher'), true);
  told(game('m5', 'guest 2', 'host'), false);
});
test('a line keeps its speaker when the sides are changed, and its side when the speaker has left', () => {
  bridge.tell('table', table(['host', 'g']));
  bridge.tell('said', { person: 'g', side: 1, text: 'Well played.' });
  const [line] = useOnline.getState().lines;
  const next = table(['host', 'g'], 'm-next');
  const [first, second] = next.people;
  const changed = {
    ...next,
    people: [
      { ...first!, side: 1 as const },
      { ...second!, side: 0 as const },
    ],
  };
  expect([sideOfLine(next, line!), sideOfLine(changed, line!), sideOfLine(table(['host']), line!)]).toEqual([1, 0, 1]);
});
test('whoever is muted is not shown, and an empty line is not sent', async () => {
  bridge.tell('table', table(['host', 'g']));
  useOnline.getState().mute(true);
  bridge.tell('said', { person: 'g', side: 1, text: 'Hello' });
  bridge.tell('said', { person: 'host', side: 0, text: 'Hm' });
  expect(useOnline.getState().lines.map(({ text }) => text)).toEqual(['Hm']);
  expect(await talk('  ')).toBe(false);
  await talk(' Good luck ');
  expect(askedFor('table.say')).toEqual([{ text: 'Good luck' }]);
});
test('arrows are shown here and go to the others, drawn twice they are removed, and nobody keeps them on another position', async () => {
  const shown = () => sharedArrows(useOnline.getState()).map(({ from, to }) => [from, to]);
  drawArrow(match, 1, 2);
  expect(shown()).toEqual([[1, 2]]);
  drawArrow(match, 1, 2);
  expect(shown()).toEqual([]);
  expect(askedFor('table.arrows')).toEqual([]);
  bridge.tell('table', table(['host', 'g']));
  drawArrow(match, 1, 2);
  drawArrow(match, 3, 4);
  drawArrow(match, 1, 2);
  expect(askedFor('table.arrows').at(-1)).toEqual({ arrows: [{ from: 3, to: 4 }] });
  bridge.tell('arrows', { person: 'host', side: 0, arrows: [{ from: 3, to: 4 }] });
  bridge.tell('arrows', { person: 'g', side: 1, arrows: [{ from: 5, to: 6 }] });
  expect(shown()).toEqual([
    [3, 4],
    [5, 6],
  ]);
  forgetDrawn();
  expect(shown()).toEqual([]);
});
test('a lost connection is known until it is back', () => {
  bridge.tell('connection', { state: 'lost', says: 'Lost.' });
  expect(useOnline.getState().broken).toEqual({ state: 'lost', says: 'Lost.' });
  bridge.tell('connection', { state: 'back', says: 'Back.' });
  expect(useOnline.getState().broken).toBeNull();
});
test('what somebody has drawn goes with them', () => {
  bridge.tell('table', table(['host', 'g', 'w']));
  for (const person of ['g', 'w']) bridge.tell('arrows', { person, side: 1, arrows: [{ from: 3, to: 4 }] });
  bridge.tell('table', table(['host', 'w']));
  expect(Object.keys(useOnline.getState().arrows)).toEqual(['w']);
});
