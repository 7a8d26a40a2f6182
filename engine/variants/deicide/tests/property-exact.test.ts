/** Everything comes back exactly: undo, hashes, texts, saves and starts, on random positions with everything in them. */
import { expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { startOf } from '../../../core/start/start-written.ts';
import { inCrowds } from '../../../testing/deicide/crowd.ts';
import { Dice } from '../../../testing/dice.ts';
import { terrain } from '../board.ts';
import { deicide } from '../index.ts';

test('undo, hashes, texts, saves and starts', () => {
  const shown = inCrowds(
    90,
    (seed) => new Dice(40_000 + seed),
    (position, dice) => {
      const [before, key, actions] = [position.fingerprint(), position.key(), position.actions()];
      const texts = actions.map((a) => a.text);
      expect(new Set(texts).size, position.census()).toBe(texts.length);
      for (let n = 0; n < 4; n++) {
        const action = dice.pick(position.actions());
        const found = position.find(action.text);
        expect(found.ok && found.value.text).toBe(action.text);
        position.play(action);
        position.takeBack();
        expect([position.fingerprint(), position.key()], action.text).toEqual([before, key]);
      }
      position.whyNot(dice.pick(position.pieces()).piece, dice.pick(deicide.topology.cells));
      position.attackersOf(dice.pick(deicide.topology.cells));
      expect(position.fingerprint()).toBe(before);

      const saved = Position.start(deicide, position.options, { pieces: [] });
      if (!saved.ok) throw new Error(saved.error.message);
      expect(saved.value.load(position.save()).ok).toBe(true);
      expect([saved.value.fingerprint(), saved.value.key()]).toEqual([before, key]);

      const again = Position.start(deicide, position.options, startOf(position.game, null));
      if (!again.ok) throw new Error(again.error.message);
      expect(
        again.value
          .actions()
          .map((a) => a.text)
          .sort(),
      ).toEqual([...texts].sort());
      const hasSecrets = terrain.hidden.some((fact) => position.save()[fact.name].some((v) => v !== 0));
      if (!hasSecrets) expect(again.value.key()).toBe(key);
    },
  );
  expect(shown).toBeGreaterThan(150);
});
