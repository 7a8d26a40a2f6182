/**
 * Two processes play by text, which is carried by hand or by a broker, each with its own home, and either or both are killed
 * with SIGKILL at any instant and started again: every move that was answered is there, both have the same game, and it goes
 * on. CORRESPONDENCE_KILLS=200 sets the number of kills over each wire, CORRESPONDENCE_SEED what is played and who is killed
 * after how many moves; the name of the test tells the seed.
 */
import { randomInt } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { Dice } from '../../../engine/testing/dice.ts';
import { variants } from '../../../engine/variants/registry.ts';
import { ArrivalQueue } from '../../online/direct.fixture.ts';
import { builtProcess, isWithin, KilledProcess } from '../../online/killed-process.fixture.ts';
import { TestBroker } from '../../online/mailbox/broker.fixture.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import type { CorrespondenceSaid } from './correspondence-process.fixture.ts';

const KILLS = Number(process.env.CORRESPONDENCE_KILLS ?? 4);
const SEED = Number(process.env.CORRESPONDENCE_SEED ?? randomInt(2 ** 31));
/** the most answered moves before a kill */
const MOST_DONE = 6;
/** milliseconds: a machine may be busy */
const TIME = 600_000 + KILLS * 10_000;

type Side = 0 | 1;
const BOTH: readonly Side[] = [0, 1];

interface Wire {
  readonly program: string;
  /** an address; empty: people carry the texts */
  readonly broker: string;
  readonly dice: Dice;
}

/** The two homes of a game, of which some run. */
class Game {
  private readonly wire: Wire;
  private readonly variant: string;
  private readonly homes = [temporaryFolder(), temporaryFolder()];
  private readonly running: (KilledProcess<CorrespondenceSaid> | null)[] = [null, null];
  /** of each side: the moves that were answered, and the last text that was sent by hand */
  private readonly answered: [string[], string[]] = [[], []];
  private readonly texts: (string | null)[] = [null, null];
  private readonly over: (readonly string[] | null)[] = [null, null];
  /** each answered move, and null when both have nothing more to do */
  private readonly done = new ArrivalQueue<string | null>();

  constructor(wire: Wire, variant: string) {
    this.wire = wire;
    this.variant = variant;
    onTestFinished(() => this.kill(BOTH));
  }
  /** Resolves with the moves that it finds in its home. */
  async start(side: Side): Promise<readonly string[]> {
    const { program, broker, dice } = this.wire;
    const args = [this.homes[side], String(dice.below(2 ** 31)), String(side), this.variant, broker];
    const home = new KilledProcess<CorrespondenceSaid>(program, args, (said) => this.heard(side, said));
    this.running[side] = home;
    const text = this.texts[1 - side];
    // whoever was away finds it among their messages
    if (text !== null) home.tell(text);
    const said = await home.next();
    if (!('back' in said)) throw new Error('a home did not say what it has');
    return said.back;
  }
  private heard(side: Side, said: CorrespondenceSaid): void {
    if ('did' in said) {
      this.answered[side].push(said.did);
      this.done.add(said.did);
    } else if ('over' in said) {
      this.over[side] = said.over;
      if (this.isOver) this.done.add(null);
    } else if ('text' in said) {
      this.texts[side] = said.text;
      this.running[1 - side]?.tell(said.text);
    }
  }
  get isOver(): boolean {
    return this.over.every((moves) => moves !== null);
  }
  /** Waits for so many more answered moves of either side, or until the game is over at both. */
  async goesOn(moves: number): Promise<void> {
    for (; moves > 0 && !this.isOver; moves--) {
      const ends = this.running.map((home) => home?.ends);
      await Promise.race([this.done.next(), ...ends.filter((end) => end !== undefined)]);
    }
    if (this.isOver) expect(this.over[0]).toEqual(this.over[1]);
  }
  async kill(sides: readonly Side[]): Promise<void> {
    const killed = sides.map((side) => this.running[side]);
    for (const side of sides) this.running[side] = null;
    await Promise.all(killed.map((home) => home?.kill()));
  }
  /** Kills these in the middle of whatever they do, and starts them again: nothing that was answered is lost. */
  async killAndStart(sides: readonly Side[], where: string): Promise<void> {
    await this.kill(sides);
    const answered = this.answered.map((moves) => [...moves]);
    const backs: (readonly string[])[] = [];
    for (const side of sides) {
      const back = await this.start(side);
      expect(isWithin(answered[side], back), `${where}: ${answered[side]} in ${back}`).toBe(true);
      backs.push(back);
    }
    // one of them may know more, and none anything else
    const [short, long] = backs.toSorted((one, other) => one.length - other.length);
    if (long) expect(long.slice(0, short.length), where).toEqual(short);
  }
}

async function playAndKill(broker: string, restartBroker: () => Promise<void>): Promise<void> {
  const program = await builtProcess('electron/app/correspondence/correspondence-process.fixture.ts');
  const dice = new Dice(SEED);
  let game: Game | null = null;
  for (let kill = 0, games = 0; kill < KILLS; kill++) {
    if (game?.isOver) {
      await game.kill(BOTH);
      game = null;
    }
    if (game === null) {
      game = new Game({ program, broker, dice }, variants[games++ % variants.length].id);
      for (const side of BOTH) await game.start(side);
    }
    await game.goesOn(1 + dice.below(MOST_DONE));
    if (kill % 7 === 6) await restartBroker();
    await game.killAndStart(dice.pick([[0], [1], BOTH]), `kill ${kill} of game ${games}`);
  }
  await game?.goesOn(1);
  await game?.killAndStart(BOTH, 'at the end');
}

test(
  `${KILLS} kills of players who send texts by hand: nothing that was answered is lost (seed ${SEED})`,
  () => playAndKill('', async () => {}),
  TIME,
);

test(
  `${KILLS} kills of players whose turns a broker carries, and of the broker (seed ${SEED})`,
  async () => {
    let broker = await TestBroker.open();
    onTestFinished(() => broker.stop());
    const { port } = broker;
    await playAndKill(broker.url, async () => {
      await broker.stop();
      broker = await TestBroker.open({ port });
    });
  },
  TIME,
);
