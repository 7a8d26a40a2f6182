/**
 * D-T12: nothing that is listed, judged, previewed or explained depends on a mine that is not known to everybody, not
 * even on one's own; and a move that meets one is either what was foreseen up to there, or taken back with the mine shown.
 */
import { expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { inCrowds } from '../../../testing/deicide/crowd.ts';
import { Dice } from '../../../testing/dice.ts';
import { usually } from '../../../testing/usual.ts';
import { terrain } from '../board.ts';
import { isInCheck, isKingGone, kingOf } from '../check.ts';
import { deicide } from '../index.ts';

/** The same without any hidden mine. */
const unmined = (position: Position): Position => {
  const bare = Position.start(deicide, position.options, { pieces: [] });
  if (!bare.ok) throw new Error(bare.error.message);
  const facts = position.save();
  const [white, black] = terrain.hidden.map((fact) => fact.name);
  const clear = facts[white].map(() => 0);
  const loaded = bare.value.load({ ...facts, [white]: clear, [black]: clear });
  if (!loaded.ok) throw new Error(loaded.error.message);
  return bare.value;
};

test('hidden mines change nothing that can be asked', () => {
  let asked = 0;
  const shown = inCrowds(
    usually(40, 80),
    (seed) => new Dice(seed),
    (position, dice) => {
      const other = unmined(position);
      const [actions, same] = [position.actions(), other.actions()];
      expect(actions, position.census()).toEqual(same);
      expect([position.check, position.checks(), position.outcome]).toEqual([
        other.check,
        other.checks(),
        other.outcome,
      ]);
      if (actions.length === 0) return;
      for (let n = 0; n < 4; n++) {
        const i = dice.below(actions.length);
        expect(position.effectsOf(actions[i]), actions[i].text).toEqual(other.effectsOf(same[i]));
        const { piece } = dice.pick(position.pieces());
        const cell = dice.pick(deicide.topology.cells);
        expect(position.whyNot(piece, cell)).toEqual(other.whyNot(piece, cell));
        asked++;
      }
    },
  );
  expect(shown).toBeGreaterThan(usually(60, 120));
  expect(asked).toBeGreaterThan(usually(250, 500));
});

test('no mine costs a King: the move is taken back, and the mine is known from then on', () => {
  let [explosions, takenBack] = [0, 0];
  inCrowds(
    usually(60, 160),
    (seed) => new Dice(7000 + seed),
    (position, dice) => {
      for (let n = 0; n < 6; n++) {
        const actions = position.actions();
        if (actions.length === 0) return;
        const me = position.turn;
        const before = position.census();
        const kingly = actions.filter((a) => a.piece === kingOf(position.game, me));
        const effects = position.play(dice.pick(n < 3 && kingly.length > 0 ? kingly : actions));
        const isBack = effects.some((e) => e.do === 'feature' && e.on && e.shows);
        if (effects.some((e) => e.do === 'burst' && e.radius === 0)) explosions++;
        expect([isKingGone(position.game, 0), isKingGone(position.game, 1)]).toEqual([false, false]);
        if (isBack) {
          takenBack++;
          expect(position.turn).toBe(me);
          expect(
            position
              .census()
              .split(' ')
              .filter((token) => !before.includes(token)).length,
          ).toBe(1);
        } else if (position.turn !== me) expect(isInCheck(position.game, me)).toBe(false);
        position.takeBack();
      }
    },
  );
  expect(explosions).toBeGreaterThan(usually(10, 30));
  expect(takenBack).toBeGreaterThan(usually(3, 10));
});
