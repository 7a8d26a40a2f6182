/**
 * A home and a copy of it that run at the same time, on two computers, and both play on, in a game that a message broker
 * carries. BROKER_FORKS=50 sets how many copies are made, BROKER_SEED who does what; the name of the test tells the seed.
 */
import { randomInt } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { Dice } from '../../../engine/testing/dice.ts';
import { TestBroker } from '../../online/mailbox/broker.fixture.ts';
import { QUICK } from '../../online/mailbox/mailbox.fixture.ts';
import { accept, Home, inviteByBroker, viewCensus } from './broker-home.fixture.ts';

const FORKS = Number(process.env.BROKER_FORKS ?? 2);
const SEED = Number(process.env.BROKER_SEED ?? randomInt(2 ** 31));
/** what happens to a home and its copy before one of them is left */
const MOST_EVENTS = 6;
/** a machine may be busy */
const PATIENT = { timeout: 180_000, interval: 20 };

/** on a busy machine a copy needs time to come back before the other one does, and the broker to give it its last report */
const WAITS = { ...QUICK, first: 200, most: 5000, look: 1500 };

const isOver = async (home: Home) => (await home.view()).outcome !== null;
const mayMove = async (home: Home) => {
  const { byText, outcome } = await home.view();
  return outcome === null && byText?.awaits === 'yours' && byText.question === undefined;
};
/** Whoever has the game on two computers agrees to the whole game that comes; the other player keeps theirs. */
async function answered(home: Home, agreed: boolean): Promise<void> {
  const { match, byText } = await home.view();
  if (byText?.question) await home.app.ask('correspondence.takeOver', { match, agreed });
}
/** A person chooses to go on at one of them, as often as the other one has just come. */
async function goesOnAt(home: Home, other: Home): Promise<void> {
  const states = async () => {
    const { match } = await home.view();
    const mine = await home.app.get('correspondence.broker', { match });
    if (mine?.state === 'displaced') await home.app.get('correspondence.connectNow', { match });
    const theirs = await other.app.get('correspondence.broker', { match: (await other.view()).match });
    return [mine?.state, theirs?.state];
  };
  await expect.poll(states, PATIENT).toEqual(['connected', 'displaced']);
}
/** Until both have the same game, with all that the friend had of it. */
async function settled(home: Home, friend: Home): Promise<void> {
  const { node } = await friend.view();
  const both = async () => {
    await answered(home, true);
    await answered(friend, false);
    const [mine, theirs] = [await home.view(), await friend.view()];
    expect(theirs.node).toBeGreaterThanOrEqual(node);
    const stands = await home.app.get('correspondence.broker', { match: mine.match });
    return stands?.state === 'connected' && !stands.isOlder ? [viewCensus(mine), viewCensus(theirs)] : [null, theirs];
  };
  await expect
    .poll(async () => JSON.stringify((await both())[0]) === JSON.stringify((await both())[1]), PATIENT)
    .toBe(true);
}

test(
  `${FORKS} copies of a home run beside it and play on: the game goes on at one, and the other says so (seed ${SEED})`,
  async () => {
    const dice = new Dice(SEED);
    const broker = await TestBroker.open();
    const curt = await TestBroker.open({ isCurt: true });
    onTestFinished(async () => void (await Promise.all([broker.stop(), curt.stop()])));
    const below = (count: number) => dice.below(count);
    let homes: [Home, Home] | null = null;
    for (let fork = 0; fork < FORKS; fork++) {
      if (homes && (await isOver(homes[0]))) {
        for (const home of homes) await home.end();
        homes = null;
      }
      if (!homes) {
        homes = [await new Home(undefined, WAITS).begin(), await new Home(undefined, WAITS).begin()];
        await accept(homes[1], await inviteByBroker(dice.pick([broker, curt]).url, homes[0]));
      }
      const side = dice.below(2);
      const friend = homes[1 - side];
      const copies = [homes[side], new Home(homes[side].copy(), WAITS)];
      await copies[1].begin();
      await copies[1].open();
      for (let left = 1 + dice.below(MOST_EVENTS); left > 0; left--) {
        const one = dice.pick([...copies, friend]);
        if (await mayMove(one)) await one.move(below).catch(() => {});
        else if (one !== friend && dice.below(2) === 0)
          await one.app.ask('correspondence.connectNow', { match: (await one.view()).match });
        else await answered(one, dice.below(2) === 0);
      }
      // both still run; a person goes on at one of them
      const [stays, other] = dice.below(2) === 0 ? copies : [copies[1], copies[0]];
      await goesOnAt(stays, other);
      await settled(stays, friend);
      if (!(await isOver(friend))) {
        const [from, to] = (await mayMove(stays)) ? [stays, friend] : [friend, stays];
        await from.move(below);
        await expect.poll(async () => (await mayMove(to)) || (await isOver(to)), PATIENT).toBe(true);
        await from.fetched();
      }
      const told = await other.stands(({ state }) => state === 'displaced');
      expect(told.why).toContain('Another computer');
      await other.end();
      homes[side] = stays;
    }
  },
  180_000 + FORKS * 60_000,
);
