/**
 * Two processes play over TLS, each with its own home, and either is killed with SIGKILL at any instant and started again:
 * every move that was answered is there, and the clocks have run as long as the game did. TABLE_KILLS=1000 sets the number of kills, TABLE_SEED what is played and who is
 * killed after how many moves; the name of the test tells the seed.
 */
import { randomInt } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { Dice } from '../../../engine/testing/dice.ts';
import { variants } from '../../../engine/variants/registry.ts';
import { builtProcess, isWithin, KilledProcess } from '../../online/killed-process.fixture.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { TICK } from '../clocks/match-clocks.ts';
import { momentNow } from '../process-host.fixture.ts';
import type { TableSaid, Used } from './table-process.fixture.ts';

const KILLS = Number(process.env.TABLE_KILLS ?? 4);
const SEED = Number(process.env.TABLE_SEED ?? randomInt(2 ** 31));
/** the most answered moves before a kill */
const MOST_DONE = 6;

/** milliseconds by which two roundings may differ */
const ROUNDING = 2;

/** One side, running. */
class Running extends KilledProcess<TableSaid> {
  /** the moves whose answer it has seen */
  readonly did: string[];
  /** what it said last of the clocks */
  used: Used | null = null;
  constructor(player: string, ...args: string[]) {
    const did: string[] = [];
    super(player, args, (said) => {
      if ('did' in said) did.push(said.did);
      if ('used' in said) this.used = said;
    });
    this.did = did;
  }
}

test(
  `${KILLS} kills of either side: nobody loses a move that was answered, and the clocks are right (seed ${SEED})`,
  async () => {
    const dice = new Dice(SEED);
    const seed = (): string => String(dice.below(2 ** 31));
    const player = await builtProcess('electron/app/online/table-process.fixture.ts');
    const homes = [temporaryFolder(), temporaryFolder()];
    let answered: [string[], string[]] = [[], []];
    let before = 0;
    let host: Running | null = null;
    let guest: Running | null = null;
    onTestFinished(async () => {
      await Promise.all([host?.kill(), guest?.kill()]);
    });
    let moves = 0;
    /** what the host said last of the clocks of this game, and when it was killed after that */
    let used: Used | null = null;
    let killedAt = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      if (!host) {
        // a game goes on whatever is named here; the next one is of this variant
        host = new Running(player, 'host', seed(), homes[0], variants[kill % variants.length].id);
        let said = await host.next();
        if ('ended' in said) {
          for (const side of answered) expect(isWithin(side, said.ended), `kill ${kill}`).toBe(true);
          expect(said.ended.length).toBeGreaterThanOrEqual(before);
          answered = [[], []];
          before = 0;
          used = null;
          said = await host.next();
        }
        const back = await host.next();
        if (!('code' in said) || !('back' in back)) throw new Error('the host did not invite');
        for (const side of answered) expect(isWithin(side, back.back), `kill ${kill}`).toBe(true);
        expect(back.back.length).toBeGreaterThanOrEqual(before);
        if (used) {
          // a kill loses a tick at most, and they stand still while the host is not there
          expect(back.used, `kill ${kill}`).toBeGreaterThanOrEqual(used.used - TICK);
          expect(back.used, `kill ${kill}`).toBeLessThanOrEqual(used.used + killedAt - used.now + ROUNDING);
        }
        guest = new Running(player, 'guest', seed(), homes[1], said.code);
      } else guest ??= new Running(player, 'guest', seed(), homes[1]);
      if (!guest) throw new Error('nobody is there');
      const here = guest;
      const joined = await here.next();
      if (!('back' in joined)) throw new Error('the guest did not sit down');
      for (const side of answered) expect(isWithin(side, joined.back), `kill ${kill}`).toBe(true);
      before = joined.back.length;
      let isOver = false;
      for (let left = 1 + dice.below(MOST_DONE); left > 0 && !isOver; left--) isOver = 'over' in (await here.next());
      const isHosts = isOver || dice.below(2) === 0;
      // in the middle of whatever it does now
      if (isHosts) {
        await Promise.all([host.kill(), here.kill()]);
        killedAt = momentNow();
        answered[0].push(...host.did);
        used = host.used;
      } else await here.kill();
      answered[1].push(...here.did);
      moves += here.did.length;
      if (isHosts) host = null;
      guest = null;
    }
    expect(moves).toBeGreaterThanOrEqual(KILLS);
  },
  600_000 + KILLS * 10_000,
);
