/**
 * The disk becomes full at any moment, has free space again or not, and then the process dies: after a restart every
 * move that was shown as saved exists, and the game exists once. With SMALL_DISK=FOLDER, a disk of a few hundred
 * kilobytes mounted there is really filled; otherwise a full disk is simulated. DISK_FULL=100 sets the number of
 * rounds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Dice } from '../../engine/testing/dice.ts';
import type { View } from '../contract/view.ts';
import { FaultyDisk, temporaryFolder } from '../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid, type TestApp } from './application.fixture.ts';

const ROUNDS = Number(process.env.DISK_FULL ?? 14);
const SMALL_DISK = process.env.SMALL_DISK;
const NEEDS_ROOM = ['write', 'create', 'append', 'copy', 'makeFolder'];

/** A disk that can be filled and emptied again. */
class FullDisk extends FaultyDisk {
  readonly home: string;
  private readonly filler: string | null;

  constructor(round: number) {
    super();
    this.home = SMALL_DISK ? path.join(SMALL_DISK, `round-${round}`) : temporaryFolder();
    this.filler = SMALL_DISK ? path.join(SMALL_DISK, 'filler') : null;
  }
  /** `spare`: bytes that are left free, on a disk that is really filled */
  fill(spare: number): void {
    if (this.filler === null) {
      let left = spare;
      this.fault = (call) => {
        if (!NEEDS_ROOM.includes(call)) return null;
        left -= 700;
        return left < 0 ? 'ENOSPC' : null;
      };
      return;
    }
    const { bavail, bsize } = fs.statfsSync(path.dirname(this.filler));
    fs.writeFileSync(this.filler, Buffer.alloc(Math.max(0, bavail * bsize - spare)));
  }
  empty(): void {
    this.fault = () => null;
    if (this.filler !== null) fs.rmSync(this.filler, { force: true });
  }
  /** From now on nothing reaches the disk. */
  async kill(): Promise<void> {
    this.fault = () => 'crash';
    await this.disk.list(this.home).catch(() => {});
    if (this.filler !== null) fs.rmSync(this.filler, { force: true });
    for (const file of fs.readdirSync(this.home)) if (file.startsWith('lock')) fs.rmSync(path.join(this.home, file));
  }
}

const movesOf = async (app: TestApp, view: View): Promise<string[]> =>
  (await app.get('match.history', atView(view))).nodes.map(({ parent, kind, text }) => `${parent} ${kind} ${text}`);

describe('a full disk', () => {
  test(`in ${ROUNDS} rounds loses nothing that was shown as saved`, { timeout: 10_000_000 }, async () => {
    const dice = new Dice(14);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const disk = new FullDisk(round);
      const app = await openTestApp(disk.home, { disk: disk.disk });
      let view = await startAcid(app);
      let saved = { name: view.name, moves: await movesOf(app, view) };
      const names = new Set([view.name]);
      const fullAt = 2 + dice.below(12);
      const emptyAt = fullAt + 1 + dice.below(12);
      for (let n = 0; n < 22 && view.movable.length > 0; n++) {
        if (n === fullAt) disk.fill(dice.below(6) * 4096);
        if (n === emptyAt) disk.empty();
        if (dice.below(6) === 0 && view.node > 0) {
          const name = `Game ${n}`;
          const renamed = await app.ask('match.rename', { ...atView(view), name });
          if (renamed.ok) view = renamed.value;
          names.add(view.name);
        } else {
          const actions = await app.get('match.actions', { ...atView(view), piece: dice.pick(view.movable) });
          view = (await app.get('match.play', { ...atView(view), action: dice.pick(actions).text })).view;
        }
        const now = await app.get('match.view', { match: view.match });
        if (now.saved && view.saved) saved = { name: view.name, moves: await movesOf(app, view) };
        else refused++;
      }
      await disk.kill();

      const again = await openTestApp(disk.home);
      const { saves } = await again.get('library.list', {});
      const where = `round ${round}: full at ${fullAt}, room at ${emptyAt}`;
      expect(saves, where).toMatchObject([{ problem: null }]);
      expect([...names], where).toContain(saves[0].name);
      const back = await again.get('match.open', { save: saves[0].save });
      const moves = await movesOf(again, back);
      expect(moves.slice(0, saved.moves.length), where).toEqual(saved.moves);
      await again.app.close({ force: true });
      fs.rmSync(disk.home, { recursive: true, force: true });
    }
    expect(refused).toBeGreaterThan(ROUNDS / 2);
  });
});
