/** What must hold in every position of the small game that nobody plays, on seeded random play with pits, ferries and borrowed moves. */
import { expect, test } from 'vitest';
import type { Cell } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import { startOf } from '../../core/start/start-written.ts';
import { Dice } from '../dice.ts';
import { started } from '../started.ts';
import { usually } from '../usual.ts';
import { testVariant } from './test-variant.ts';

const GAMES = usually(15, 40);
const PLIES = 40;
const LETTERS = ['rook', 'hare', 'ferry', 'pusher', 'mimic'];

/** Two armies, and everything that can lie on the ground. */
const scattered = (dice: Dice): Position => {
  const { topology, sides } = testVariant;
  const free = topology.cells.map((c) => topology.name(c));
  const take = (): string => free.splice(dice.below(free.length), 1)[0];
  const pieces = sides.flatMap(({ id: side }) => ['king', ...LETTERS].map((kind) => ({ kind, side, at: take() })));
  const terrain: object[] = ['rock', 'bog', 'gate', 'gate'].map((feature) => ({ feature, at: take() }));
  for (const { id: side } of sides) for (let n = 0; n < 3; n++) terrain.push({ feature: 'pit', at: take(), side });
  return started(testVariant, {}, { pieces, terrain });
};
const facts = (position: Position): string => [...position.game.world.mem].join();

test('every position of random play', () => {
  const seen = { actions: 0, rough: 0, departures: 0, retractions: 0, pits: 0, checks: 0, borrowed: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const dice = new Dice(seed);
    const position = scattered(dice);
    const { game } = position;
    const past: string[] = [];
    for (let ply = 0; ply < PLIES && !position.outcome; ply++) {
      const before = facts(position);
      past.push(before);
      const actions = position.actions();
      expect(new Set(actions.map((a) => a.text)).size, position.census()).toBe(actions.length);
      for (const action of actions) {
        const found = position.find(action.text);
        expect(found.ok && found.value).toBe(action);
        seen.actions++;
        if (action.route.length > 2) seen.rough++;
        if (action.kind === 'depart') seen.departures++;
      }
      const action = actions[dice.below(actions.length)];
      const preview = position.effectsOf(action);
      expect(facts(position)).toBe(before); // asking leaves no trace
      expect(preview.some((e) => e.do === 'retract' || (e.do === 'feature' && e.shows))).toBe(false); // and tells no secret
      position.attackersOf(dice.below(36) as Cell);
      const effects = position.play(action);
      for (const e of effects) {
        if (e.do === 'retract') seen.retractions++;
        if (e.do === 'feature' && !e.on) seen.pits++;
        if (e.do === 'check') seen.checks++;
      }
      const by = position.pieces()[action.piece];
      if (by && testVariant.types[by.kind].id === 'mimic') seen.borrowed++;
      if (!position.outcome) expect(position.check, position.census()).toBe(position.checks().length > 0);
      expect(game.trying).toBe(false);
      for (const viewer of [0, 1, null] as const) {
        const written = startOf(game, viewer);
        const again = Position.start(testVariant, {}, written);
        expect(again.ok && startOf(again.value.game, viewer)).toEqual(written);
        expect(again.ok && again.value.features(viewer)).toEqual(position.features(viewer));
        expect(again.ok && again.value.census()).toBe(position.census());
      }
      const other = scattered(dice);
      expect(other.load(position.save()).ok).toBe(true);
      expect([facts(other), other.fingerprint()]).toEqual([facts(position), position.fingerprint()]);
    }
    while (past.length > 0) {
      expect(position.takeBack()).toBe(true);
      expect(facts(position)).toBe(past.pop());
    }
  }
  // random play met everything that this game is for
  for (const [what, times] of Object.entries(seen))
    expect(times, what).toBeGreaterThan(what === 'retractions' ? usually(0, 3) : 20);
});
