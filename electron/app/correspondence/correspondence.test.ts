/** Games with a friend at another machine: two applications, each with its own home, and the texts between them. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { SaveSummary } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, playTexts, type TestApp } from '../application.fixture.ts';
import { noting } from '../match/secret-player.fixture.ts';

const friend = { name: 'Grace', elsewhere: true as const };

interface Machine {
  readonly home: string;
  readonly app: TestApp;
}
async function machine(home = temporaryFolder()): Promise<Machine> {
  return { home, app: await openTestApp(home) };
}
/** As after SIGKILL: nothing is closed, and what is on the disk is all there is. */
async function killed({ home }: Machine): Promise<Machine> {
  const copy = temporaryFolder();
  fs.cpSync(home, copy, { recursive: true, filter: (file) => !path.basename(file).includes('lock') });
  return machine(copy);
}
const viewOn = async ({ app }: Machine): Promise<View> => {
  const { open } = await app.get('app.hello', {});
  if (!open) throw new Error('no game is open');
  return open;
};
/** Opens its only game again. */
async function again({ app }: Machine): Promise<View> {
  const { saves } = await app.get('library.list', {});
  expect(saves).toHaveLength(1);
  return app.get('match.open', { save: saves[0].save });
}
async function copy({ app }: Machine, view: View, draw = false): Promise<string> {
  const { text, view: after } = await app.get('correspondence.copy', { ...atView(view), draw });
  expect(after.byText).toMatchObject({ sent: true });
  return text;
}
const receive = ({ app }: Machine, text: string) => app.get('correspondence.receive', { text });
const refusedWith = ({ app }: Machine, text: string): Promise<string> => app.code('correspondence.receive', { text });
const listed = async ({ app }: Machine): Promise<SaveSummary[]> => (await app.get('library.list', {})).saves;
const startAcid = ({ app }: Machine): Promise<View> =>
  app.get('match.start', { variant: acid.id, options: {}, players: [{ name: 'Ada' }, friend] });
const startMined = ({ app }: Machine): Promise<View> =>
  app.get('match.start', {
    variant: deicide.id,
    options: { terrain: 'on' },
    players: [{ name: 'Ada' }, friend],
    start: noting,
  });
/** What a base64 tool makes of the lines: the heads, and of the rest what is plain. */
const readable = (text: string): string =>
  text
    .split(/[\n:]/)
    .slice(2)
    .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    .join('\n');
const censusOf = ({ pieces, turn, turnNumber }: View) => ({ pieces, turn, turnNumber });

describe('a game with a friend elsewhere', () => {
  test('goes to and fro by text, each side looks as itself, and nobody hands over a screen', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const begun = await startMined(ada);
    expect(begun).toMatchObject({
      viewer: 0,
      handOver: null,
      phase: { id: 'noting' },
      byText: { side: 0, awaits: 'yours', invites: true, sent: false },
      players: [{ name: 'Ada' }, { name: 'Grace', elsewhere: true }],
      can: { reveal: false, hide: false },
    });
    const noted = await playTexts(ada.app, begun, ['mine@e7', 'mine@f8', 'end']);
    expect(noted).toMatchObject({ viewer: 0, handOver: null, movable: [], byText: { awaits: 'send', invites: true } });
    const first = await copy(ada, noted);
    expect(readable(first)).not.toContain('mine@');

    const invited = await receive(grace, first);
    expect(invited).toMatchObject({
      what: 'turn',
      view: { viewer: 1, phase: { id: 'noting' }, byText: { side: 1, awaits: 'yours', invites: false } },
    });
    expect(invited.view?.features.filter(({ id }) => id === 'mine')).toEqual([]);
    expect(invited.view?.players).toEqual([{ name: 'Ada', elsewhere: true }, { name: 'Grace' }]);
    const black = await playTexts(grace.app, invited.view!, ['mine@l12', 'end']);
    const second = await copy(grace, black);
    expect(second.split('\n')).toHaveLength(1);

    const answered = await receive(ada, second);
    expect(answered).toMatchObject({ what: 'turn', view: null });
    const told = await ada.app.next('played');
    expect(told.view).toMatchObject({ viewer: 0, phase: null, byText: { awaits: 'yours' } });
    expect(told.view.features.filter(({ id }) => id === 'mine').map(({ cell }) => cell)).toHaveLength(2);
    const white = await playTexts(ada.app, told.view, ['Ra1-a2']);
    await receive(grace, await copy(ada, white));
    expect(censusOf(await viewOn(grace))).toEqual(censusOf(await viewOn(ada)));
  });

  test('is only played on by the side that sits here', async () => {
    const ada = await machine();
    const begun = await startAcid(ada);
    const [mover] = begun.movable;
    const [action] = await ada.app.get('match.actions', { ...atView(begun), piece: mover });
    const played = (await ada.app.get('match.play', { ...atView(begun), action: action.text })).view;
    expect(played).toMatchObject({ movable: [], turn: 1, viewer: 0, can: { resign: false, undo: true } });
    expect(await ada.app.get('match.actions', { ...atView(played), piece: null })).toEqual([]);
    expect(await ada.app.code('match.play', { ...atView(played), action: action.text })).toBe('their-turn');
    expect(await ada.app.code('match.resign', atView(played))).toBe('their-turn');
    expect(await ada.app.code('match.agree', atView(played))).toBe('no-offer');
    for (const request of ['match.referee', 'match.claim', 'computer.hint', 'computer.threats'] as const)
      expect(await ada.app.code(request, atView(played)), request).toBe('by-text');
    expect(await ada.app.code('computer.seat', { ...atView(played), side: 1, computer: null })).toBe('by-text');
  });

  test('takes back what was not copied, and nothing else', async () => {
    const ada = await machine();
    const begun = await startAcid(ada);
    const [action] = await ada.app.get('match.actions', { ...atView(begun), piece: begun.movable[0] });
    const play = async (view: View) => (await ada.app.get('match.play', { ...atView(view), action: action.text })).view;
    const undone = (await ada.app.get('match.undo', { ...atView(await play(begun)), unit: 'turn' })).view;
    expect(censusOf(undone)).toEqual(censusOf(begun));
    expect(undone.can.undo).toBe(false);
    const sent = await play(undone);
    await copy(ada, sent);
    const now = await viewOn(ada);
    expect(now).toMatchObject({ can: { undo: false }, byText: { awaits: 'theirs', sent: true } });
    expect(await ada.app.code('match.undo', { ...atView(now), unit: 'turn' })).toBe('sent');
    expect(await ada.app.code('match.goto', { ...atView(now), node: 0 })).toBe('sent');
    const [text, same] = [await copy(ada, now), await copy(ada, await viewOn(ada))];
    expect(same).toBe(text);
  });

  test('does not take back what showed something hidden', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const noted = await playTexts(ada.app, await startMined(ada), ['end']);
    const { view } = await receive(grace, await copy(ada, noted));
    await receive(ada, await copy(grace, await playTexts(grace.app, view!, ['mine@a7', 'end'])));
    const exploded = await playTexts(ada.app, await viewOn(ada), ['Ra1-a7']);
    expect(exploded).toMatchObject({ can: { undo: false }, byText: { awaits: 'send' } });
    expect(await ada.app.code('match.undo', { ...atView(exploded), unit: 'turn' })).toBe('revealed');
    await receive(grace, await copy(ada, exploded));
    expect(censusOf(await viewOn(grace))).toEqual(censusOf(exploded));
  });

  test('ends in a draw that was offered with a turn, or when a side resigns', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const turn = async ({ app }: Machine, view: View) => {
      const [action] = await app.get('match.actions', { ...atView(view), piece: view.movable[0] });
      return (await app.get('match.play', { ...atView(view), action: action.text })).view;
    };
    const offer = await copy(ada, await turn(ada, await startAcid(ada)), true);
    expect((await viewOn(ada)).byText).toMatchObject({ offersDraw: true });
    const { view } = await receive(grace, offer);
    expect(view).toMatchObject({ byText: { drawOffered: true }, can: { agree: true } });
    const agreed = (await grace.app.get('match.agree', atView(view!))).view;
    expect(agreed).toMatchObject({ outcome: { winner: null }, byText: { awaits: 'send' } });
    await receive(ada, await copy(grace, agreed));
    expect(await viewOn(ada)).toMatchObject({ outcome: { reason: 'agreement' }, byText: { awaits: 'over' } });

    const second = await startAcid(ada);
    await receive(grace, await copy(ada, await turn(ada, second)));
    const resigned = (await grace.app.get('match.resign', atView(await viewOn(grace)))).view;
    await receive(ada, await copy(grace, resigned));
    expect(await viewOn(ada)).toMatchObject({ outcome: { winner: 0, reason: 'resignation' } });
    await grace.app.get('match.leave', atView(await viewOn(grace)));
    expect((await listed(grace)).map(({ byText }) => byText?.awaits)).toEqual(['over', 'over']);
  });

  test('is not begun with clocks, with nobody here, or against the computer', async () => {
    const { app } = await machine();
    const begin = (players: [object, object], more: object = {}) =>
      app.code('match.start', { variant: acid.id, options: {}, players, ...more } as never);
    expect(await begin([friend, friend])).toBe('one-elsewhere');
    expect(await begin([{ name: '', computer: { level: '1', seconds: 1 } }, friend])).toBe('one-elsewhere');
    const time = { main: 60, bonus: 5, periods: 0 };
    const timeControl = { kind: 'fischer', times: [time, time], flag: 'loses' };
    expect(await begin([{ name: '' }, friend], { timeControl })).toBe('clocks');
  });

  test('begins again with the sides changed and a key of its own', async () => {
    const ada = await machine();
    const begun = await startAcid(ada);
    const [action] = await ada.app.get('match.actions', { ...atView(begun), piece: begun.movable[0] });
    const played = (await ada.app.get('match.play', { ...atView(begun), action: action.text })).view;
    const first = await copy(ada, played);
    const next = await ada.app.get('match.rematch', atView(await viewOn(ada)));
    expect(next).toMatchObject({ viewer: 1, byText: { side: 1, awaits: 'send', invites: true } });
    const keyIn = (text: string): unknown => JSON.parse(readable(text).split('\n')[0]).key;
    expect(keyIn(await copy(ada, next))).not.toBe(keyIn(first));
  });
});

describe('a text', () => {
  test('finds its game among several, whichever is open, and the list says what each waits for', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const texts: string[] = [];
    for (let n = 0; n < 3; n++) {
      const view = await startAcid(ada);
      const [action] = await ada.app.get('match.actions', { ...atView(view), piece: view.movable[n] });
      texts.push(await copy(ada, (await ada.app.get('match.play', { ...atView(view), action: action.text })).view));
    }
    const saves: string[] = [];
    for (const text of texts) saves.push((await receive(grace, text)).save);
    expect(new Set(saves).size).toBe(3);
    const opened = await grace.app.get('match.open', { save: saves[0] });
    const [action] = await grace.app.get('match.actions', { ...atView(opened), piece: opened.movable[0] });
    const played = (await grace.app.get('match.play', { ...atView(opened), action: action.text })).view;
    await grace.app.get('match.leave', atView(played));
    const awaits = async () =>
      Object.fromEntries((await listed(grace)).map(({ save, byText }) => [save, byText?.awaits]));
    expect(await awaits()).toEqual({ [saves[0]]: 'send', [saves[1]]: 'yours', [saves[2]]: 'yours' });
    const reply = await copy(grace, await grace.app.get('match.open', { save: saves[0] }));
    await grace.app.get('match.leave', atView(await viewOn(grace)));
    expect(await awaits()).toMatchObject({ [saves[0]]: 'theirs' });
    const back = await receive(ada, `Your turn!\n> ${reply}`);
    expect(back).toMatchObject({ what: 'turn', view: { byText: { awaits: 'yours' }, turnNumber: 2 } });
    expect((await viewOn(ada)).match).toBe(back.view?.match);
  });

  test('comes as a file too, pasted into the library or opened', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const view = await startAcid(ada);
    const text = await copy(ada, view);
    const imported = await grace.app.get('library.import', { file: { name: 'turn.txt', text } });
    expect(imported).toMatchObject({ byText: { side: 1, awaits: 'theirs' } });
    const [action] = await ada.app.get('match.actions', { ...atView(await viewOn(ada)), piece: view.movable[0] });
    const played = await ada.app.get('match.play', { ...atView(await viewOn(ada)), action: action.text });
    const file = path.join(temporaryFolder(), 'second.txt');
    fs.writeFileSync(file, await copy(ada, played.view));
    await grace.app.app.openFile(file);
    expect(await viewOn(grace)).toMatchObject({ turn: 1, byText: { awaits: 'yours' } });
  });

  test('that does not fit is refused, and nothing is opened or changed', async () => {
    const [ada, grace] = [await machine(), await machine()];
    const view = await startAcid(ada);
    const invitation = await copy(ada, view);
    const [action] = await ada.app.get('match.actions', { ...atView(await viewOn(ada)), piece: view.movable[0] });
    const played = await ada.app.get('match.play', { ...atView(await viewOn(ada)), action: action.text });
    const both = await copy(ada, played.view);
    const turn = both.split('\n')[1];
    expect(await refusedWith(grace, turn)).toBe('unknown-game');
    expect(await refusedWith(grace, 'good morning')).toBe('no-turn');
    expect(await refusedWith(grace, both.slice(0, -9).split('\n')[1])).toBe('cut');
    // nor does the invitation alone begin it when the turn behind it is cut off
    expect(await refusedWith(grace, both.slice(0, -9))).toBe('cut');
    expect(await refusedWith(grace, 'x'.repeat(400_001))).toBe('too-long');
    expect(await listed(grace)).toEqual([]);
    expect(await refusedWith(ada, invitation)).toBe('own-invitation');
    expect(await refusedWith(ada, turn)).toBe('own-turn');

    await receive(grace, invitation);
    expect(await receive(grace, invitation)).toMatchObject({ what: 'invitation', view: null });
    await receive(grace, both);
    const before = await viewOn(grace);
    expect(await refusedWith(grace, turn)).toBe('played');
    expect(await refusedWith(grace, both)).toBe('played');
    const bent = turn.replace(/.(?=.{30}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await refusedWith(grace, bent)).toBe('damaged');
    expect(await viewOn(grace)).toEqual(before);
    // not from another game either, which stays open
    const other = await grace.app.get('match.start', {
      variant: acid.id,
      options: {},
      players: [{ name: '' }, { name: '' }],
    });
    expect(await refusedWith(grace, turn)).toBe('played');
    expect((await viewOn(grace)).match).toBe(other.match);
    expect(await listed(grace)).toHaveLength(2);
  });
});

test('killed at every step, both sides go on with everything that was shown', async () => {
  let [ada, grace] = [await machine(), await machine()];
  await startMined(ada);
  const step = async (on: Machine, actions: readonly string[]): Promise<[Machine, string]> => {
    let now = on;
    for (const action of actions) {
      await playTexts(now.app, await viewOn(now), [action]);
      const before = await viewOn(now);
      now = await killed(now);
      const after = await again(now);
      expect({ ...after, match: '', revision: 0 }).toEqual({ ...before, match: '', revision: 0 });
    }
    const text = await copy(now, await viewOn(now));
    now = await killed(now);
    const after = await again(now);
    expect(after.byText).toMatchObject({ awaits: 'theirs', sent: true });
    // the text may have been lost with the process
    expect(await copy(now, after)).toBe(text);
    return [now, text];
  };
  const turns: readonly (readonly string[])[] = [
    ['mine@e7', 'mine@f8', 'end'],
    ['mine@l12', 'end'],
    ['Ra1-a4'],
    ['Rp16-p12'],
    ['Ra4-b4'],
  ];
  for (const [n, actions] of turns.entries()) {
    const [from, text] = await step(n % 2 === 0 ? ada : grace, actions);
    let to = n % 2 === 0 ? grace : ada;
    await receive(to, text);
    to = await killed(to);
    expect(await again(to)).toMatchObject({ byText: { awaits: 'yours' } });
    [ada, grace] = n % 2 === 0 ? [from, to] : [to, from];
  }
  expect(censusOf(await viewOn(grace))).toEqual(censusOf(await viewOn(ada)));
});
