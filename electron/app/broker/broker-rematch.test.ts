/** Another game after one that a broker carried: the same broker carries it, and nothing is copied. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TableView } from '../../contract/online.ts';
import { TestBroker } from '../../online/mailbox/broker.fixture.ts';
import { atView } from '../application.fixture.ts';
import { accept, Home, inviteByBroker, viewCensus } from './broker-home.fixture.ts';
import { rematchKey, saysOfRematch } from './rematch-text.ts';

let broker: TestBroker;
beforeEach(async () => {
  broker = await TestBroker.open();
});
afterEach(async () => {
  await broker.stop();
});

/** Ada and Grace, who have finished a game: Ada has resigned after a turn of each. */
async function finished(more: Parameters<typeof inviteByBroker>[2] = {}): Promise<[Home, Home]> {
  const [ada, grace] = [await new Home().begin(), await new Home().begin()];
  await accept(grace, await inviteByBroker(broker.url, ada, more));
  await ada.move();
  await grace.awaited();
  await grace.move();
  await ada.awaited();
  await ada.app.get('match.resign', atView(await ada.view()));
  await grace.app.until('played', ({ view }) => view.outcome !== null);
  return [ada, grace];
}
const rematch = async (home: Home) => home.app.get('match.rematch', atView(await home.view()));
/** What the page of the finished game was told last. */
const asked = (home: Home): Promise<TableView> =>
  home.app.until('table', ({ offers }) => offers.some(({ what }) => what === 'rematch'));
const answer = (home: Home, accepts: boolean) => home.app.get('table.answer', { offer: 1, accept: accepts });
/** That many turns, each by whoever is to move. */
async function playOn(homes: readonly [Home, Home], turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const [first] = homes;
    const [mover, waits] = (await first.view()).byText?.awaits === 'yours' ? homes : [...homes].reverse();
    await mover.move();
    await waits.awaited();
    expect(viewCensus(await waits.view())).toEqual(viewCensus(await mover.view()));
  }
}

describe('another game by the same broker', () => {
  test('is asked of the other player, who accepts it; it goes over by itself, with the sides changed', async () => {
    const [ada, grace] = await finished();
    const next = await rematch(ada);
    expect(next).toMatchObject({ viewer: 1, byText: { side: 1, awaits: 'theirs', invites: true } });
    expect(await ada.stands(() => true)).toMatchObject({ url: broker.url, invited: true });
    expect((await asked(grace)).offers).toMatchObject([{ by: 0 }]);
    expect((await grace.listed()).byText).toMatchObject({ awaits: 'yours', arrived: 'rematch' });
    await answer(grace, true);
    expect(await grace.app.next('opened')).toMatchObject({ viewer: 0, byText: { side: 0, awaits: 'yours' } });
    // the broker was agreed to in the first game
    expect(await grace.stands(() => true)).toMatchObject({ url: broker.url, invited: true });
    await playOn([ada, grace], 4);
    await grace.fetched();
    // it is the same friend as before
    const tables = ada.app.told.flatMap(({ event, what }) => (event === 'table' ? [what as TableView] : []));
    expect(new Set(tables.map(({ match }) => match)).size).toBe(2);
    expect(new Set(tables.flatMap(({ people }) => people.map(({ person }) => person))).size).toBe(2);
  });

  test('is the same one if both ask at once, and a third follows it', async () => {
    const homes = await finished();
    const [ada, grace] = homes;
    expect([(await rematch(ada)).viewer, (await rematch(grace)).viewer]).toEqual([1, 0]);
    await playOn(homes, 2);
    await grace.app.get('match.resign', atView(await grace.view()));
    await ada.app.until('played', ({ view }) => view.outcome !== null);
    const third = await rematch(grace);
    expect(third).toMatchObject({ viewer: 1 });
    await asked(ada);
    await rematch(ada);
    await playOn(homes, 3);
  });

  test('reaches a friend who was away when the game ended', async () => {
    const [ada, grace] = [await new Home().begin(), await new Home().begin()];
    await accept(grace, await inviteByBroker(broker.url, ada));
    await ada.move();
    await grace.awaited();
    await ada.end();
    await grace.move();
    await grace.stands(({ turn }) => turn === 'sent');
    await grace.end();
    await ada.begin();
    await ada.open();
    await ada.awaited();
    await ada.app.get('match.resign', atView(await ada.view()));
    await rematch(ada);
    const { save } = (await ada.app.get('library.list', {})).saves.find(({ outcome }) => outcome !== null)!;
    // what was to be said in the game that is over waits for her at the broker, also after this
    await ada.stands(({ state }) => state === 'connected');
    await ada.app.get('match.open', { save });
    await ada.stands(({ turn }) => turn === 'sent');
    await ada.end();
    await grace.begin();
    await grace.open();
    await grace.view();
    await asked(grace);
    expect((await rematch(grace)).byText).toMatchObject({ side: 0, awaits: 'yours' });
    await grace.move();
    await grace.stands(({ turn }) => turn === 'sent');
    await ada.begin();
    await ada.app.get('match.open', { save });
    expect((await rematch(ada)).byText).toMatchObject({ side: 1 });
    await ada.awaited();
    expect(viewCensus(await ada.view())).toEqual(viewCensus(await grace.view()));
  });

  test('goes over although this machine ends right after it was asked for', async () => {
    const [ada, grace] = await finished();
    const { port } = broker;
    await grace.fetched();
    await ada.fetched();
    await broker.stop();
    await ada.stands(({ state }) => state === 'waiting');
    await rematch(ada);
    await ada.end();
    broker = await TestBroker.open({ port });
    await ada.begin();
    await asked(grace);
  });

  test('may be declined, which whoever asked is told; and asked for later by the other one', async () => {
    const [ada, grace] = await finished();
    await rematch(ada);
    await asked(grace);
    await answer(grace, false);
    await grace.app.until('table', ({ offers }) => offers.length === 0);
    expect((await grace.listed()).byText).not.toHaveProperty('arrived');
    expect(await ada.stands(({ isDeclined }) => isDeclined === true)).toMatchObject({ url: broker.url });
    await rematch(grace);
    await ada.stands(({ isDeclined }) => isDeclined === undefined);
    await playOn([ada, grace], 2);
  });

  test('uses the login that each home has', async () => {
    const { port } = broker;
    await broker.stop();
    const secret = { user: 'ada', password: 'secret-password' };
    broker = await TestBroker.open({ port, login: secret });
    const [ada, grace] = await finished({ ...secret, shares: true });
    await rematch(ada);
    await asked(grace);
    await answer(grace, true);
    expect(await grace.stands(({ state }) => state === 'connected')).toMatchObject({ user: 'ada' });
    await playOn([ada, grace], 2);
  });

  test('is the one that was begun, when it is asked for again in the game before it', async () => {
    const [ada] = await finished();
    const { saves } = await ada.app.get('library.list', {});
    const next = await rematch(ada);
    await ada.app.get('match.open', { save: saves[0].save });
    expect(await rematch(ada)).toMatchObject({ name: next.name, byText: { side: 1 } });
    expect((await ada.app.get('library.list', {})).saves).toHaveLength(saves.length + 1);
  });
});

test('the key of the next game follows from the key of this one and does not lead back to it', () => {
  const key = '00112233445566778899aabbccddeeff';
  expect(rematchKey(key)).toBe(rematchKey(key));
  expect(rematchKey(key)).toMatch(/^[0-9a-f]{32}$/);
  expect(rematchKey(rematchKey(key))).not.toBe(key);
  expect(saysOfRematch(key, 'nothing of ours')).toBeNull();
});
