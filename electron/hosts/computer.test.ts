/**
 * The computer in a real host, with its real thread: killed while it thinks, its page loaded again or taken over, quit in the
 * middle. Here it thinks until it is told to move.
 */
import { expect, test } from 'vitest';
import { atView } from '../app/application.fixture.ts';
import type { EventOf } from '../contract/requests.ts';
import type { Seats } from '../contract/settings.ts';
import { temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { builtHost, enter, HostProcess, TestPage } from './browser-host.fixture.ts';

const program = await builtHost();

const SLOW: Seats = [{ name: 'Ann' }, { name: '', computer: { level: '8', seconds: 60 } }];
const thinks = { computer: { side: 1, state: 'thinking' } };

const slow = new URL('slow-computer.fixture.mjs', import.meta.url).href;

async function start(home: string, before: readonly string[] = ['--import', slow]) {
  const host = new HostProcess(program, home, [], undefined, before);
  const address = await host.address();
  const pass = await enter(address);
  return { host, address, pass, page: await TestPage.connect(address, pass) };
}
/** A game in which it has begun to think. */
async function begin() {
  const home = temporaryFolder();
  const started = await start(home);
  const { page } = started;
  const begun = await page.get('match.start', { variant: 'acid', options: {}, players: SLOW });
  const { view } = await page.get('match.play', { ...atView(begun), action: 'Dc2-c3' });
  expect(view).toMatchObject(thinks);
  await page.hearsEvent('thinking');
  return { ...started, home, view };
}
async function kill({ child, ended }: HostProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
const movesOn = async (page: TestPage) => (await page.hearsEvent('played')) as EventOf<'played'>;

test('killed while it thinks and started again, it goes on; what it has moved is on the disk', async () => {
  const { home, host, view } = await begin();
  await kill(host);
  const second = await start(home);
  const hello = await second.page.get('app.hello', {});
  expect([hello.notices, hello.unfinished?.save]).toEqual([[], view.name]);
  const back = await second.page.get('match.open', { save: view.name });
  expect(back).toMatchObject({ ...thinks, node: 1, pieces: view.pieces, players: view.players });
  await second.page.hearsEvent('thinking');
  await second.page.get('computer.moveNow', atView(back));
  const played = await movesOn(second.page);
  expect(played.view).toMatchObject({ node: 2, turn: 0, computer: null, saved: true });
  await kill(second.host);
  const third = await start(home);
  const last = await third.page.get('match.open', { save: view.name });
  expect(last).toMatchObject({ node: 2, computer: null, pieces: played.view.pieces });
});

test('a page that is loaded again or takes over finds it thinking, and gets its move', async () => {
  const { address, pass, page, view } = await begin();
  page.socket.terminate();
  const reloaded = await TestPage.connect(address, pass);
  expect((await reloaded.get('app.hello', {})).open).toMatchObject(thinks);
  const other = TestPage.of(address, pass);
  await other.hears((message) => 'taken' in message);
  other.socket.send(JSON.stringify({ take: true }));
  await other.hears((message) => 'connected' in message);
  expect((await other.get('app.hello', {})).open).toMatchObject({ ...thinks, match: view.match, node: 1 });
  await other.get('computer.moveNow', atView(view));
  expect((await movesOn(other)).view.node).toBe(2);
  expect(reloaded.heard.map((message) => 'event' in message && message.event)).not.toContain('played');
});

test('quit while it thinks: the host ends, with everything saved', async () => {
  const { home, host, page, view } = await begin();
  await page.get('app.quit', {});
  expect(await host.ended).toEqual({ code: 0, signal: null });
  const again = await start(home);
  expect(await again.page.get('match.open', { save: view.name })).toMatchObject({ ...thinks, node: 1 });
});

test.each(['acid', 'deicide', 'fourchan', 'chesimals'])(
  'two computers play %s as the page shows it',
  async (variant) => {
    const { page } = await start(temporaryFolder(), []);
    const seat = { name: '', computer: { level: '1', seconds: 1 } } as const;
    let view = await page.get('match.start', { variant, options: {}, players: [seat, seat] });
    for (let node = 1; node <= 4; node++) {
      page.heard.length = 0;
      await page.get('computer.shown', atView(view));
      view = (await movesOn(page)).view;
      expect(view.node).toBe(node);
    }
  },
);
