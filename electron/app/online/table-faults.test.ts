/**
 * A line that is cut at any text, before or after it has arrived, that holds texts up and says them twice, while both
 * play: nobody loses a move that was answered, and both see one game. TABLE_FAULTS=1000 sets the number of faults.
 */
import { expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { View } from '../../contract/view.ts';
import { atView, type TestApp } from '../application.fixture.ts';
import { anything, chance } from '../chance.fixture.ts';
import { type Fate, sitDownAt, statesOf } from './table.fixture.ts';

const FAULTS = Number(process.env.TABLE_FAULTS ?? 60);
const SEED = Number(process.env.TABLE_SEED ?? 20261123);
const LONGEST = 60;
const fates: readonly Fate[] = ['arrives twice', 'is held up', 'is lost with the line', 'arrives and the line is cut'];
const games = [acid, deicide, chesimals];

/** Waits until the guest's line is there, which it makes anew by itself. */
async function connected(guest: TestApp): Promise<void> {
  while (!guest.app.online.remote?.isConnected) await new Promise((resolve) => setImmediate(resolve));
}

/** A cut may still be on its way: it is asked for again. */
async function viewOf(guest: TestApp, match: string): Promise<View> {
  for (;;) {
    await connected(guest);
    const answer = await guest.ask('match.view', { match });
    if (answer.ok) return answer.value;
    expect(answer.error.code).toBe('lost');
  }
}

test(`${FAULTS} faults on the line: no answered move is lost, and both see one game`, async () => {
  const below = chance(SEED);
  const seen = new Map<Fate, number>();
  let faults = 0;
  let lost = 0;
  for (let game = 0; faults < FAULTS; game++) {
    const variant = games[game % games.length];
    let isOn = false;
    const fate = (): Fate => {
      if (!isOn || below(12) > 0) return 'arrives';
      const one = fates[below(fates.length)];
      seen.set(one, (seen.get(one) ?? 0) + 1);
      faults++;
      return one;
    };
    const { host, guest, joined, wires, told } = await sitDownAt(variant, { fate });
    const { match } = joined;
    /** the moves whose answer has arrived */
    const answered: string[] = [];
    isOn = true;
    for (let step = 0; step < LONGEST; step++) {
      const ofHost = await host.get('match.view', { match });
      if (ofHost.outcome) break;
      if (ofHost.turn === 0) {
        const action = await anything(host, ofHost, below);
        if (action === null) break;
        answered.push((await host.get('match.play', { ...atView(ofHost), action })).view.last?.text ?? '');
        continue;
      }
      // whatever is asked over the line may be lost with it, and then is asked again
      try {
        await connected(guest);
        const view = await guest.get('match.view', { match });
        if (view.turn !== 1) continue;
        const action = await anything(guest, view, below);
        if (action === null) break;
        const answer = await guest.ask('match.play', { ...atView(view), action });
        if (answer.ok) answered.push(answer.value.view.last?.text ?? '');
        else expect(['lost', 'stale', 'not-your-turn']).toContain(answer.error.code);
      } catch (error) {
        expect(String(error)).toMatch(/lost|stale/);
        lost++;
      }
    }
    isOn = false;
    const ofGuest = await viewOf(guest, match);
    const ofHost = await host.get('match.view', { match });
    expect(ofGuest.pieces).toEqual(ofHost.pieces);
    expect(guest.app.online.remote?.view).toEqual(ofGuest);
    const moves = (await host.get('match.history', atView(ofHost))).nodes.map(({ text }) => text);
    const shown = (await guest.get('match.history', atView(ofGuest))).nodes.map(({ text }) => text);
    expect(shown).toEqual(moves);
    // in their order, and each once
    let from = 0;
    for (const text of answered) {
      const found = moves.indexOf(text, from);
      expect(found, `${text} was answered and is not there`).toBeGreaterThanOrEqual(from);
      from = found + 1;
    }
    const backs = statesOf(told).filter((state) => state === 'back').length;
    // a line may be cut before the table has said anything
    expect(wires.length).toBeGreaterThan(backs);
    guest.app.online.leave();
  }
  expect([...seen.keys()].sort()).toEqual([...fates].sort());
  expect(lost).toBeGreaterThan(0);
});
