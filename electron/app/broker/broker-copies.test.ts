/**
 * Homes that are restored from a backup, or of which there are two copies, in games that a message broker carries: the older
 * one is brought up to date by the other player's. BROKER_COPIES=500 sets how many are restored.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../contract/view.ts';
import { TestBroker } from '../../online/mailbox/broker.fixture.ts';
import { randomOf } from '../../online/mailbox/mailbox.fixture.ts';
import { atView } from '../application.fixture.ts';
import { accept, Home, inviteByBroker, viewCensus } from './broker-home.fixture.ts';

const COPIES = Number(process.env.BROKER_COPIES ?? 10);
/** 1 takes four minutes */
const STEP = Number(process.env.BROKER_STEP ?? 20);
const SEED = Number(process.env.BROKER_SEED ?? 7);
/** a machine may be busy */
const PATIENT = { timeout: 30_000, interval: 20 };

let broker: TestBroker;
beforeEach(async () => {
  broker = await TestBroker.open();
});
afterEach(() => broker.stop());

async function begun(): Promise<[Home, Home]> {
  const [ada, grace] = [await new Home().begin(), await new Home().begin()];
  await accept(grace, await inviteByBroker(broker.url, ada));
  return [ada, grace];
}
const isTheirTurn = async (home: Home) => (await home.view()).byText?.awaits === 'yours';
const isOver = async (home: Home) => (await home.view()).outcome !== null;
async function turn(homes: readonly [Home, Home], below?: (count: number) => number): Promise<void> {
  if (await isOver(homes[0])) return;
  const [from, to] = (await isTheirTurn(homes[0])) ? homes : [homes[1], homes[0]];
  await from.move(below);
  await expect.poll(async () => (await isTheirTurn(to)) || (await isOver(to)), PATIENT).toBe(true);
  await from.fetched();
}
async function turns(homes: readonly [Home, Home], count: number): Promise<void> {
  for (; count > 0; count--) await turn(homes);
}
const answer = async (home: Home, agreed: boolean) =>
  home.app.ask('correspondence.takeOver', { match: (await home.view()).match, agreed });
async function asked(home: Home): Promise<View['byText']> {
  await expect.poll(async () => (await home.view()).byText?.question, PATIENT).toBeDefined();
  return (await home.view()).byText;
}
/** Until both homes stand so; whoever has the older copy takes over what the other one has. */
async function settled(older: Home, other: Home, census: unknown, isEnded = () => false): Promise<void> {
  const both = async () => {
    if (isEnded()) return [census, census];
    for (const home of [older, other]) if ((await home.view()).byText?.question) await answer(home, home === older);
    return [viewCensus(await older.view()), viewCensus(await other.view())];
  };
  await expect.poll(both, PATIENT).toEqual([census, census]);
}

describe('a home that was restored from a backup', () => {
  for (const who of ['whose turn it was', 'which was waiting'])
    test(`and ${who} is told, and brought up to date if its player agrees`, async () => {
      const homes = await begun();
      const [ada, grace] = homes;
      await turns(homes, 4);
      const older = (await isTheirTurn(ada)) === (who === 'whose turn it was') ? ada : grace;
      const other = older === ada ? grace : ada;
      const backup = older.copy();
      await turns(homes, 5);
      const census = viewCensus(await other.view());
      const restored = await older.restore(backup);
      expect(viewCensus(restored)).not.toEqual(census);
      const byText = await asked(older);
      expect(byText?.question).toMatchObject({ turns: 5, undone: 0 });
      expect(await older.stands(({ isOlder }) => isOlder === true)).toMatchObject({ refused: null });
      expect(await answer(older, true)).toMatchObject({ ok: true });
      expect(viewCensus(await older.view())).toEqual(census);
      await older.stands(({ isOlder }) => isOlder === undefined);
      await turns(homes, 2);
      expect(viewCensus(await ada.view())).toEqual(viewCensus(await grace.view()));
    });

  test('and lacks nothing but the last turn of the other player gets it without a question', async () => {
    const homes = await begun();
    const [ada, grace] = homes;
    await turns(homes, 3);
    const backup = ada.copy();
    await turn(homes);
    expect(await isTheirTurn(ada)).toBe(true);
    await ada.restore(backup);
    await ada.awaited();
    expect(viewCensus(await ada.view())).toEqual(viewCensus(await grace.view()));
    await turns(homes, 2);
  });

  test('from before the first turn goes on, though there is nothing to bring it up to date with', async () => {
    const homes = await begun();
    const [ada, grace] = homes;
    await grace.stands(({ isFriendHere }) => isFriendHere);
    const backup = ada.copy();
    for (let n = 0; n < 2; n++) {
      await ada.end();
      await grace.stands(({ isFriendHere }) => !isFriendHere);
      await ada.begin();
      await ada.open();
      await grace.stands(({ isFriendHere }) => isFriendHere);
      await ada.stands(({ isFriendHere }) => isFriendHere);
    }
    await ada.restore(backup);
    await turns(homes, 2);
  });

  test('and has played something else since is asked, and may keep what it has: then the other player is asked', async () => {
    const homes = await begun();
    const [ada, grace] = homes;
    await turns(homes, 2);
    const backup = ada.copy();
    await turns(homes, 3);
    const { port } = broker;
    await broker.stop();
    await ada.restore(backup);
    await ada.move((count) => count - 1);
    broker = await TestBroker.open({ port });
    await ada.app.get('correspondence.connectNow', { match: (await ada.view()).match });
    expect((await asked(ada))?.question).toMatchObject({ undone: expect.any(Number) });
    const kept = viewCensus(await ada.view());
    await answer(ada, false);
    expect(await ada.stands(({ refused }) => refused !== null)).toMatchObject({ refused: /kept the game/ });
    expect(viewCensus(await ada.view())).toEqual(kept);
    await asked(grace);
    await settled(grace, ada, kept);
  });

  test('and has played something else since, but agrees to the other game, has nothing more to send', async () => {
    const homes = await begun();
    const [ada, grace] = homes;
    await turns(homes, 2);
    const backup = ada.copy();
    await turns(homes, 1);
    const census = viewCensus(await grace.view());
    const { port } = broker;
    await broker.stop();
    await ada.restore(backup);
    await ada.move((count) => count - 1);
    broker = await TestBroker.open({ port });
    await ada.app.get('correspondence.connectNow', { match: (await ada.view()).match });
    expect((await asked(ada))?.question).toMatchObject({ turns: 1, own: 1, undone: 1 });
    await answer(ada, true);
    expect(viewCensus(await ada.view())).toEqual(census);
    await ada.fetched();
    expect((await ada.app.get('correspondence.copy', { ...atView(await ada.view()), draw: false })).text).toContain(
      'fairytable:',
    );
    expect(ada.app.log.join('\n')).not.toContain('turns by the broker');
    await turns(homes, 2);
  });

  test('is answered while the other player has another game on the table', async () => {
    const homes = await begun();
    const [ada, grace] = homes;
    await turns(homes, 1);
    const backup = grace.copy();
    await turns(homes, 4);
    const census = viewCensus(await ada.view());
    const first = (await ada.listed()).save;
    const players = [{ name: '' }, { name: '' }];
    await ada.app.get('match.start', { variant: 'acid', options: {}, players: [players[0], players[1]] });
    await grace.restore(backup);
    await asked(grace);
    await answer(grace, true);
    expect(viewCensus(await grace.view())).toEqual(census);
    expect(viewCensus(await ada.app.get('match.open', { save: first }))).toEqual(census);
  });

  test('may be brought up to date by hand, with the whole game as text', async () => {
    const homes = await begun();
    const [ada, grace] = homes;
    await turns(homes, 1);
    const backup = grace.copy();
    await turns(homes, 4);
    await broker.stop();
    const { match } = await ada.view();
    const { text } = await ada.app.get('correspondence.wholeGame', { match });
    await grace.restore(backup);
    expect(await grace.app.get('correspondence.receive', { text })).toMatchObject({ what: 'question' });
    await answer(grace, true);
    expect(viewCensus(await grace.view())).toEqual(viewCensus(await ada.view()));
    expect(await grace.app.code('correspondence.receive', { text })).toBe('played');
    expect(await answer(grace, true)).toMatchObject({ error: { code: 'no-question' } });
    // and begins it where nothing of it is left
    const lost = await new Home().begin();
    expect(await lost.app.get('correspondence.receive', { text })).toMatchObject({ what: 'question' });
    await answer(lost, true);
    expect(viewCensus(await lost.view())).toEqual(viewCensus(await ada.view()));
    // nobody passes a login on with it
    expect(await lost.app.get('correspondence.broker', { match: (await lost.view()).match })).toBeNull();
    broker = await TestBroker.open();
  });
});

test(
  `goes on from where it was killed while it is brought up to date, at every ${STEP}th step on the disk`,
  async () => {
    const homes = await begun();
    const [ada, grace] = homes;
    await turns(homes, 1);
    const backup = grace.copy();
    await turns(homes, 4);
    let kills = 0;
    for (let n = 1, isPast = false; !isPast; n += STEP) {
      const census = viewCensus(await ada.view());
      await grace.restore(backup);
      const crash = grace.crash(n);
      let isKilled = false;
      const done = settled(grace, ada, census, () => isKilled);
      await Promise.race([crash, done.then(() => grace.stands(({ isOlder }) => !isOlder)).catch(() => {})]);
      isPast = !grace.faulty.hasCrashed;
      isKilled = true;
      await done.catch(() => {});
      grace.faulty.fault = () => null;
      if (!isPast) {
        kills++;
        await grace.beginAgain();
        await grace.open();
      }
      await settled(grace, ada, census);
      await grace.stands(({ isOlder }) => !isOlder);
      // neither waits: the game goes on
      if (kills % 4 === 3) await turn(homes);
    }
    expect(kills).toBeGreaterThan(4);
  },
  60_000 + 300_000 / STEP,
);

test('both homes, restored to different moments, go on from the later one', async () => {
  const homes = await begun();
  const [ada, grace] = homes;
  await turns(homes, 2);
  const early = ada.copy();
  await turns(homes, 3);
  const late = grace.copy();
  const census = viewCensus(await grace.view());
  await turns(homes, 3);
  await ada.end();
  await grace.restore(late);
  await ada.restore(early);
  await settled(ada, grace, census);
  await turns(homes, 2);
});

test(
  `loses nothing that both had, and waits for nobody in silence: ${COPIES} copies of a home go on at random`,
  async () => {
    const below = randomOf(SEED);
    let homes = await begun();
    let copies: string[][] = [[], []];
    for (let n = 0; n < COPIES; n++) {
      if (await isOver(homes[0])) {
        for (const home of homes) await home.end();
        [homes, copies] = [await begun(), [[], []]];
      }
      for (let left = below(3); left > 0; left--) {
        for (const end of [0, 1]) if (below(2) === 0) copies[end].push(homes[end].copy());
        await turn(homes, below);
      }
      const end = copies[0].length > 0 && (copies[1].length === 0 || below(2) === 0) ? 0 : 1;
      const [older, other] = [homes[end], homes[1 - end]];
      if (copies[end].length === 0) copies[end].push(older.copy());
      const census = viewCensus(await other.view());
      const restored = await older.restore(copies[end][below(copies[end].length)]);
      // the copy plays on before it knows that it is one, unless it is brought up to date at that very moment
      if (below(2) === 0 && restored.byText?.awaits === 'yours' && restored.turnNumber < census.turnNumber) {
        await older.move(below).catch(() => {});
        copies[end].push(older.copy());
      }
      await settled(older, other, census);
      await turn(homes, below);
    }
  },
  COPIES * 5000,
);
