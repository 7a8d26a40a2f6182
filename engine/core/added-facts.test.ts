/** Facts added to a game of which there are saves: while they hold their first values, nothing tells of them. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../testing/dice.ts';
import { started } from '../testing/started.ts';
import { DEPTHS, MOST_ANGELS, layout as usual } from '../variants/acid/board.ts';
import { acid } from '../variants/acid/index.ts';
import { Layout } from './board/layout.ts';
import { type Cell, OFF, type Piece } from './ids.ts';
import type { Position } from './position.ts';
import type { Variant } from './variant.ts';
import type { SavedFacts } from './world.ts';

/** acid with a fact of each kind that was added later, behind its own. */
const extended = () => {
  const layout = new Layout({ cells: usual.cells, pieces: usual.pieces, places: [{ id: 'depths', gone: true }] });
  layout.linksTo('watching', layout.pieceList('angels', MOST_ANGELS));
  layout.single('quiet', { counts: 'none' });
  layout.perPiece('mustReturn', { added: true });
  for (const { name, base } of layout.facts) expect(usual.facts.find((f) => f.name === name)?.base, name).toBe(base);
  expect(layout.placeNamed('depths')).toBe(DEPTHS);
  const added = {
    tired: layout.perPiece('tired', { added: true }),
    fed: layout.perPiece('fed', { init: OFF, added: true }),
    wet: layout.perCell('wet', { added: true }),
    season: layout.single('season', { added: true }),
    played: layout.single('played', { added: true, counts: 'none' }),
  };
  const variant: Variant = { ...acid, layout };
  return { variant, ...added };
};
/** Everything of a position that is kept somewhere. */
const told = (position: Position) => [JSON.stringify(position.save()), position.fingerprint(), position.key()];
const [p, q, c] = [3 as Piece, 4 as Piece, 60 as Cell];

describe('facts that were added later', () => {
  test('change neither saves nor fingerprints nor hashes while they hold their first values', () => {
    const [before, now] = [started(acid), started(extended().variant)];
    const dice = new Dice(5);
    for (let ply = 0; ply < 60 && before.outcome === null; ply++) {
      expect(told(now)).toEqual(told(before));
      const { text } = dice.pick(before.actions());
      for (const position of [before, now]) {
        const action = position.find(text);
        if (!action.ok) throw new Error(action.error.message);
        position.play(action.value);
      }
    }
    expect(before.ply).toBeGreaterThan(40);
    expect(told(now)).toEqual(told(before));
  });
  test('are written, fingerprinted and hashed once they have changed, each by itself', () => {
    const { variant, tired, fed, wet, season, played } = extended();
    const position = started(variant);
    const { world } = position.game;
    const plain = told(position);
    const changes = [
      () => world.set(tired, p, 1),
      () => world.set(tired, q, 1),
      () => world.set(tired, p, 2),
      () => world.set(fed, p, 1),
      () => world.set(fed, p, 0),
      () => world.set(wet, c, 1),
      () => world.set(season, 0, 1),
      () => world.set(played, 0, 1), // no part of the position
    ];
    const seen = changes.map((change) => {
      const mark = world.mark();
      change();
      const text = told(position);
      world.rollback(mark);
      expect(told(position)).toEqual(plain);
      return text;
    });
    const different = (i: number): number => new Set([plain, ...seen].map((text) => text[i])).size;
    expect([different(0), different(1), different(2)]).toEqual([9, 9, 8]);
  });
  test('are read back, also over others', () => {
    const { variant, tired, season } = extended();
    const [changed, plain] = [started(variant), started(variant)];
    changed.game.world.set(tired, p, 7);
    changed.game.world.set(season, 0, -2);
    const [texts, saved] = [told(changed), changed.save()];
    expect(Object.keys(saved).filter((name) => !usual.facts.some((f) => f.name === name))).toEqual(['tired', 'season']);
    const other = started(variant);
    expect([other.load(saved).ok, told(other)]).toEqual([true, texts]);
    expect([changed.load(plain.save()).ok, told(changed)]).toEqual([true, told(plain)]);
    expect([other.load(started(acid).save()).ok, told(other)]).toEqual([true, told(plain)]); // a save from before
  });
  test('are refused where they are damaged', () => {
    const { variant } = extended();
    const position = started(variant);
    const saved = position.save();
    const damaged: readonly SavedFacts[] = [{ tired: [1] }, { season: [0.5] }, { season: [70_000] }];
    for (const bad of damaged) expect(position.load({ ...saved, ...bad }).ok, JSON.stringify(bad)).toBe(false);
    expect(position.load({ ...saved, season: [0] }).ok).toBe(true);
  });
  test('are declared last, and are no secrets', () => {
    const { variant } = extended();
    expect(() => variant.layout.single('late')).toThrow('late');
    expect(() => variant.layout.single('hidden', { added: true, secretOf: 0 })).toThrow('hidden');
  });
});
