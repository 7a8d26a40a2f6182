/** A table at which everybody reads another language: the host German, the guest French, a spectator English. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Side } from '../../../engine/core/ids.ts';
import { outcomeSaid } from '../../../engine/match/outcome-said.ts';
import { ENGLISH, language } from '../../../engine/shared/language.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { errorMessages, problemMessages } from '../../contract/messages.ts';
import { LONGEST_TAG } from '../../contract/online.ts';
import type { Output } from '../../contract/requests.ts';
import type { Problem } from '../../contract/result.ts';
import type { EffectView, View } from '../../contract/view.ts';
import { FaultyDisk, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp, type TestSettings } from '../application.fixture.ts';
import { TestTurnClock } from '../computer/thinking.fixture.ts';
import { inLanguage, speak } from '../speaking.ts';
import { honestHello, opposite, sayTo } from './lying-host.fixture.ts';
import { savesWritten, sitAt, statesOf } from './table.fixture.ts';

beforeEach(() => speak('de'));
afterEach(() => speak(ENGLISH));
/** All are in one process, which speaks as is set where the last of them was opened: what it speaks is what the host speaks. */
function germanHome(): string {
  const home = temporaryFolder();
  fs.writeFileSync(path.join(home, 'settings.json'), JSON.stringify({ settings: { language: 'de' }, spots: {} }));
  return home;
}

const time = { main: 300, bonus: 0, periods: 0 };

async function threeLanguages(settings: TestSettings = {}) {
  const host = await openTestApp(germanHome(), settings);
  await host.get('match.start', {
    ...{ variant: 'deicide', options: {}, players: [{ name: 'Ann' }, { name: 'Bo' }] },
    timeControl: { kind: 'fischer', times: [time, time], flag: 'loses' },
  });
  const guestReads = { now: 'fr' };
  const seat = await sitAt(host, 1, germanHome(), { language: () => guestReads.now });
  const place = await sitAt(host, null, germanHome(), { person: 'spectator', language: () => ENGLISH });
  return { ...seat, host, spectator: place.guest, watched: place.joined, guestReads };
}
type Table = Awaited<ReturnType<typeof threeLanguages>>;

const refusal = async (app: TestApp, ...asked: Parameters<TestApp['ask']>): Promise<string> => {
  const answer = await app.ask(...asked);
  return answer.ok ? 'done' : answer.error.message;
};
const says = (effects: readonly EffectView[]): readonly string[] => effects.map((effect) => effect.says);
/** The first sentence that a view says of a piece. */
function note({ pieces }: View): string {
  const [first] = pieces.flatMap(({ notes }) => notes);
  if (!first) throw new Error('the view says nothing');
  return first.says;
}
/** A text in German, French and English, each another one. */
function inThree<T>(text: () => T): readonly [T, T, T] {
  const [german, french, english] = ['de', 'fr', ENGLISH].map((tag) => inLanguage(tag, text)) as [T, T, T];
  expect(new Set([german, french, english]).size).toBe(3);
  return [german, french, english];
}
const resultOf = (reason: string, winner: Side | null = 1) =>
  inThree(() => outcomeSaid(deicide, { winner, reason, says: '' }));
/** Plays anything. */
async function step(app: TestApp, view: View): Promise<Output<'match.play'>> {
  const [action] = await app.get('match.actions', { ...atView(view), piece: view.movable[0] });
  return app.get('match.play', { ...atView(view), action: action.text });
}
/** The host plays, and then the guest does. */
async function bothPlay({ host, guest, view }: Table): Promise<View> {
  await step(host, view);
  return (await step(guest, (await guest.next('played')).view)).view;
}
const resultAt = async (app: TestApp): Promise<string | undefined> =>
  (await app.until('played', ({ view }) => view.outcome !== null)).view.outcome?.says;

test('each is refused, hears of a move and reads the result in their own language', async () => {
  const { host, guest, spectator, view, joined, watched } = await threeLanguages();
  expect(new Set([view, joined, watched].map(note)).size).toBe(3);
  const asked = [
    { app: host, seen: view },
    { app: guest, seen: joined },
    { app: spectator, seen: watched },
  ];
  const refusals = asked.map(({ app, seen }) => refusal(app, 'match.actions', { ...atView(seen), piece: 9999 }));
  expect(await Promise.all(refusals)).toEqual(inThree(() => errorMessages.noSuchPiece));
  const after = await step(host, view);
  const heard = [says(after.effects), says((await guest.next('played')).effects)];
  heard.push(says((await spectator.next('played')).effects));
  expect(new Set(heard.map(String)).size).toBe(3);
  const over = (await host.get('match.resign', atView(after.view))).view;
  expect([over.outcome?.says, await resultAt(guest), await resultAt(spectator)]).toEqual(resultOf('resignation'));
});

test('what a guest does is told to the host and to a spectator in theirs', async () => {
  const table = await threeLanguages();
  const { host, guest, spectator } = table;
  const answer = await bothPlay(table);
  const [theirs, others] = [await host.next('played'), await spectator.until('played', (it) => it.view.turn === 0)];
  expect(new Set([theirs, others].map(({ effects }) => String(says(effects)))).size).toBe(2);
  await guest.get('match.resign', atView(answer));
  const [german, , english] = resultOf('resignation', 0);
  expect([await resultAt(host), await resultAt(spectator)]).toEqual([german, english]);
});

test('a draw that the guest accepts is told to each in their own language', async () => {
  const { host, guest, spectator, view } = await threeLanguages();
  expect(await host.code('match.agree', atView(view))).toBe('asked');
  const [offer] = (await guest.until('table', ({ offers }) => offers.length > 0)).offers;
  await guest.get('table.answer', { offer: offer.id, accept: true });
  const told = [await resultAt(host), await resultAt(guest), await resultAt(spectator)];
  expect(told).toEqual(resultOf('agreement', null));
});

test('a flag that falls after the move of a guest is told to each in their own language', async () => {
  const turnClock = new TestTurnClock();
  const table = await threeLanguages({ turnClock });
  const { host, guest, spectator } = table;
  await bothPlay(table);
  for (let second = 0; second <= 300; second++) turnClock.pass(1000);
  const told = [await resultAt(host), await resultAt(guest), await resultAt(spectator)];
  expect(told).toEqual(resultOf('time'));
});

test('that the move of a guest could not be written is told at the host, in German', async () => {
  const faulty = new FaultyDisk();
  const table = await threeLanguages({ disk: faulty.disk });
  const { host, guest, view } = table;
  await step(host, view);
  const { view: now } = await guest.next('played');
  await savesWritten(host);
  faulty.fault = () => 'ENOSPC';
  await step(guest, now);
  const notice: Problem = await host.next('notice');
  faulty.fault = () => null;
  expect(notice).toMatchObject(inLanguage('de', () => ({ ...problemMessages.cannotSave })));
});

test('what follows the move of a guest is done for the host, in German', async () => {
  const table = await threeLanguages();
  const { session } = table.host.app;
  const heard: string[] = [];
  const send = vi.spyOn(session.host, 'send');
  send.mockImplementation((event) => {
    if (event === 'clock') heard.push(language());
    return true;
  });
  await bothPlay(table);
  expect(new Set(heard)).toEqual(new Set(['de']));
});

test('the next game is opened in the language of each', async () => {
  const { host, guest, spectator, joined, view } = await threeLanguages();
  await guest.get('match.resign', atView(joined));
  const over = await host.get('match.view', { match: view.match });
  expect(await host.code('match.rematch', atView(over))).toBe('asked');
  const next = await guest.get('match.rematch', atView(await guest.get('match.view', { match: view.match })));
  const atHost = await host.next('opened');
  // its file at the host is called by the day, as in „Abend, 28. November“
  expect(atHost.name).toMatch(/, \d+\. /);
  const opened = [note(atHost), note(next), note(await spectator.next('opened'))];
  expect(new Set(opened).size).toBe(3);
  expect([note(view), note(joined)]).toEqual([opened[0], opened[1]]);
});

test('a guest that reads another language from now on sees the same position in it, and all that comes', async () => {
  const { host, guest, guestReads, view, watched, joined } = await threeLanguages();
  expect(note(joined)).not.toBe(note(watched));
  guestReads.now = ENGLISH;
  await guest.get('settings.change', { language: ENGLISH });
  // that was the process of the host as well
  speak('de');
  const again = await guest.next('played');
  expect(again).toMatchObject({ revision: joined.revision, effects: [] });
  expect(again.view).toEqual({ ...joined, pieces: watched.pieces, clock: again.view.clock });
  expect((await guest.get('app.hello', {})).open).toEqual(again.view);
  speak('de');
  expect(await refusal(guest, 'match.actions', { ...atView(joined), piece: 9999 })).toBe(
    inLanguage(ENGLISH, () => errorMessages.noSuchPiece),
  );
  const german = await step(host, view);
  expect(says((await guest.next('played')).effects)).not.toEqual(says(german.effects));
  // nothing is told twice
  expect(guest.told.filter(({ event }) => event === 'played')).toHaveLength(2);
});

test('the page gets its first view in the language that it was begun in', async () => {
  const { guest, guestReads, watched } = await threeLanguages();
  guestReads.now = ENGLISH;
  const { open } = await guest.get('app.hello', {});
  expect(open && note(open)).toBe(note(watched));
});

test('a guest that comes back is spoken to in the language that it reads then', async () => {
  const { guest, guestReads, wires, watched } = await threeLanguages();
  guestReads.now = ENGLISH;
  wires[0].cut();
  await guest.until('connection', ({ state }) => state === 'back');
  expect(note(await guest.next('opened'))).toBe(note(watched));
});

test('any other text is no language: the guest is spoken to in English, and nothing breaks', async () => {
  const { guest, joined, watched } = await threeLanguages();
  const remote = guest.app.online.remote!;
  const known = ['de', 'fr', 'en-XA'];
  const nasty = fc.oneof(
    fc.constantFrom('', 'system', '__proto__', 'constructor', 'xx', '../fr', 'DE', 'fr\u0000', '-', '*'),
    fc.string({ unit: 'binary', maxLength: LONGEST_TAG }).filter((tag) => !known.includes(tag.split('-')[0])),
  );
  for (const tag of fc.sample(nasty, { numRuns: 100, seed: 20261128 })) {
    await remote.ask('table.language', { language: 'fr' });
    expect(await remote.ask('table.language', { language: tag }), JSON.stringify(tag)).toEqual({ ok: true, value: {} });
    expect(note(await guest.get('match.view', { match: joined.match })), JSON.stringify(tag)).toBe(note(watched));
  }
  for (const language of ['x'.repeat(LONGEST_TAG + 1), 7, null, ['fr'], undefined])
    expect(await remote.ask('table.language', { language })).toMatchObject({ error: { code: 'invalid-input' } });
  expect(remote.isConnected).toBe(true);
});

test.each([
  ['refuses to be told', 10_000, { ok: false, error: { code: 'unknown-request', message: 'Unknown.' } }],
  ['never answers', 5, null],
])('at a table that %s a guest plays on, in whatever language that one speaks', async (_, helloWithin, answer) => {
  const hello = await honestHello(deicide);
  let reads = 'fr';
  const { guest, join, wire } = await opposite(sayTo(hello), { online: { language: () => reads, helloWithin } });
  expect(await join()).toBe('ok');
  reads = 'de';
  const end = wire().ends[0];
  const heard = new Promise<{ readonly id: number; readonly request: string }>((resolve) => {
    end.heard = (text) => {
      const asked = JSON.parse(text);
      if (answer) end.send(JSON.stringify({ id: asked.id, answer }));
      if (asked.request === 'table.language') resolve(asked);
    };
  });
  const { open } = await guest.get('app.hello', {});
  expect(await heard).toMatchObject({ request: 'table.language', input: { language: 'de' } });
  expect(open).toEqual(hello.hello.view);
  expect(statesOf(guest.told)).toEqual([]);
});
