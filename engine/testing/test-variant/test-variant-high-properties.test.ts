/** Random play of the second small game that nobody plays: what is true of every position and every action of it. */
import { expect, test } from 'vitest';
import { type Cell, NOBODY, OFF } from '../../core/ids.ts';
import { Probe } from '../../core/moves/threats.ts';
import { Position } from '../../core/position.ts';
import { startOf } from '../../core/start/start-written.ts';
import { Dice } from '../dice.ts';
import { started } from '../started.ts';
import { usually } from '../usual.ts';
import { testVariantHigh } from './test-variant-high.ts';

const GAMES = usually(25, 60);
const PLIES = 30;

/** Everybody of both sides, two of them on a Cart. */
const scattered = (dice: Dice): Position => {
  const { topology, sides, types } = testVariantHigh;
  const free = topology.cells.map((c) => topology.name(c));
  const take = (): string => free.splice(dice.below(free.length), 1)[0];
  const pieces: { kind: string; side: string; at: string }[] = [];
  for (const { id: side } of sides) {
    for (const { id: kind } of types.filter((t) => !t.promotedFrom)) {
      const mount = pieces.find((p) => p.kind === 'cart' && p.side === side);
      const rides =
        mount !== undefined &&
        kind !== 'king' &&
        dice.below(6) === 0 &&
        !pieces.some((p) => p !== mount && p.at === mount.at);
      pieces.push({ kind, side, at: rides ? mount.at : take() });
    }
  }
  const terrain = ['burrow-white', 'burrow-white', 'burrow-black'].map((feature) => ({ feature, at: take() }));
  return started(testVariantHigh, {}, { pieces, terrain });
};
const facts = (position: Position): string => [...position.game.world.mem].join();

test('every position of random play', () => {
  const seen = {
    board: 0,
    rage: 0,
    rifle: 0,
    lift: 0,
    drop: 0,
    promotions: 0,
    burrows: 0,
    carried: 0,
    warps: 0,
    stacks: 0,
  };
  for (let seed = 1; seed <= GAMES; seed++) {
    const dice = new Dice(seed);
    const position = scattered(dice);
    const { game } = position;
    const probe = new Probe(game);
    const past: string[] = [];
    for (let ply = 0; ply < PLIES && !position.outcome; ply++) {
      const before = facts(position);
      past.push(before);
      const actions = position.actions();
      expect(new Set(actions.map((a) => a.text)).size, position.census()).toBe(actions.length);
      expect(new Set(actions.map((a) => a.label)).size, position.census()).toBe(actions.length);
      for (const action of actions) {
        const found = position.find(action.text);
        expect(found.ok && found.value).toBe(action);
        expect(position.find(action.label)).toMatchObject({ ok: true, value: { text: action.text } });
        if (action.kind in seen) seen[action.kind as 'board']++;
        if (action.promotion !== null) seen.promotions++;
        if (action.leaves !== null) seen.burrows++;
        // whoever can capture somebody is known to be able to
        for (const { piece } of action.captures) {
          if (action.piece !== NOBODY && game.cellOf(action.piece) !== OFF)
            expect(probe.couldCapture(action.piece, piece), action.text).toBe(true);
        }
      }
      for (const attack of position.attackersOf(dice.below(36) as Cell)) expect(attack.line.length).toBeGreaterThan(1);
      expect(facts(position)).toBe(before); // asking leaves no trace
      const special = actions.filter((a) => !['move', 'capture', 'drop'].includes(a.kind));
      const from = special.length > 0 && dice.below(2) === 0 ? special : actions;
      for (const e of position.play(from[dice.below(from.length)])) {
        if (e.do === 'go' && e.how === 'carry') seen.carried++;
        if (e.do === 'go' && e.how === 'warp') seen.warps++;
      }
      seen.stacks += position.pieces().filter((p) => p.rides).length;
      const written = startOf(game, null);
      const again = Position.start(testVariantHigh, {}, { ...written, pieces: [...written.pieces].reverse() });
      expect(again.ok && again.value.census()).toBe(position.census());
      const other = scattered(dice);
      expect(other.load(position.save()).ok).toBe(true);
      expect([facts(other), other.fingerprint()]).toEqual([facts(position), position.fingerprint()]);
    }
    while (past.length > 0) {
      expect(position.takeBack()).toBe(true);
      expect(facts(position)).toBe(past.pop());
    }
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(usually(8, 20));
});
