/**
 * A whole game by a broker from the check of it to the end, over one that `BROKER_URL` names, such as a public one:
 * `BROKER_URL=mqtts://broker.example.org npx vitest run electron/app/broker-any`. Without that it goes over the tests' own,
 * and over a Mosquitto that forgets everything in the middle where one is installed.
 */
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestBroker } from '../../online/mailbox/broker.fixture.ts';
import { Mosquitto, mosquittoProgram } from '../../online/mailbox/mosquitto.fixture.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView } from '../application.fixture.ts';
import { accept, Home, inviteByBroker, viewCensus } from './broker-home.fixture.ts';

const URL_OF_BROKER = process.env.BROKER_URL;
/** turns of either side before one of them resigns */
const TURNS = 4;

/** `restart`: in the middle of the game */
async function wholeGame(url: string, restart: () => Promise<void> = async () => {}): Promise<void> {
  const [ada, grace] = [await new Home().begin(), await new Home().begin()];
  const typed = { url, user: '', password: '' };
  expect(await ada.app.ask('correspondence.checkBroker', { ...typed, connect: true })).toMatchObject({ ok: true });
  await accept(grace, await inviteByBroker(url, ada));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [from, to] of [
      [ada, grace],
      [grace, ada],
    ]) {
      await to.end();
      await from.move();
      await from.stands((stands) => stands.turn !== 'kept');
      // who sends is killed when the broker has it, and the broker may be too
      await from.beginAgain();
      await from.open();
      if (turn === TURNS / 2) await restart();
      await to.begin();
      await to.open();
      await to.awaited();
      expect(viewCensus(await to.view())).toEqual(viewCensus(await from.view()));
      await from.fetched();
    }
  }
  const resigned = await ada.app.get('match.resign', atView(await ada.view()));
  expect(resigned.view.outcome).not.toBeNull();
  await expect.poll(async () => (await grace.view()).outcome).toEqual(resigned.view.outcome);
  await ada.fetched();
}

test.skipIf(URL_OF_BROKER === undefined)('a whole game goes over the broker that BROKER_URL names', () =>
  wholeGame(URL_OF_BROKER ?? ''),
);

describe.skipIf(URL_OF_BROKER !== undefined)('a whole game goes', () => {
  test('over a broker that forgets everything in the middle', async () => {
    let broker = await TestBroker.open();
    onTestFinished(() => broker.stop());
    const { port } = broker;
    await wholeGame(broker.url, async () => {
      await broker.stop();
      broker = await TestBroker.open({ port });
    });
  });
  test.skipIf(mosquittoProgram === null)(
    `over a Mosquitto that does the same${mosquittoProgram === null ? ' (skipped: none is installed)' : ''}`,
    async () => {
      const broker = await Mosquitto.open(temporaryFolder(), ['persistence false'], []);
      onTestFinished(() => broker.stop());
      await wholeGame(broker.url, async () => {
        await broker.stop('SIGKILL');
        await broker.start();
      });
    },
  );
});
