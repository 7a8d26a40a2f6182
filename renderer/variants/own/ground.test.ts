/** Walls, mines and portals of people's own games: drawn flat and in space, every one that a game can have. */
import { expect, test } from 'vitest';
import { featureIdsOf } from '../../../engine/workshop/feature-ids.ts';
import { readGame } from '../../../engine/workshop/file/read-game.ts';
import { smallGame } from '../../../engine/workshop/file/small-game.fixture.ts';
import { LIMITS } from '../../../engine/workshop/limits.ts';
import { ownBoard } from '../../testing/own.ts';
import { featureGlyphs } from '../deicide/glyphs.ts';
import { artOf, featureGlyph } from '../registry.ts';

/** as many as a game may have of each */
const everything = (): readonly string[] => {
  const portals = ['a2 b2', 'a3 b3', 'c2 d2', 'c3 d3'].slice(0, LIMITS.portals).map((pair) => `portal = ${pair}`);
  const lines = ['[features]', 'wall = b1', 'mine = c1', ...portals];
  const read = readGame(smallGame.replace('[rules]', [...lines, '[rules]'].join('\n')));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return featureIdsOf(read.data);
};

test('each has the glyph and the look of its like in Deicide Chess', async () => {
  const ids = everything();
  expect(ids).toHaveLength(2 + LIMITS.portals);
  const described = ids.map((id) => ({ id, name: id, says: '', hidden: false }));
  const art = await artOf({ ...ownBoard, features: described });
  for (const id of ids) {
    expect(featureGlyph(ownBoard.id, id, 'seen'), id).toBe(featureGlyphs[id.replace(/-\d$/, '')]);
    expect(art.terrain!.looks[id]().attributes.position.count, id).toBeGreaterThan(0);
  }
  expect((await artOf({ ...ownBoard, features: [] })).terrain).toBeUndefined();
});

test('walls that are laid in play are stones, and the one that is moved is a duck, flat and in space', async () => {
  const described = [{ id: 'wall', name: 'Wall', says: '', hidden: false }];
  const drawn = async (walls?: 'stones' | 'duck') => {
    const looks = { ...(walls && { walls }) };
    const art = await artOf({ ...ownBoard, features: described, looks });
    const solid = art.terrain!.looks.wall();
    solid.computeBoundingBox();
    const { min, max } = solid.boundingBox!;
    expect(min.y).toBeGreaterThan(-0.01);
    expect(Math.max(max.x, -min.x, max.z, -min.z)).toBeLessThan(0.5);
    expect(solid.attributes.position.count / 3).toBeLessThan(3000);
    return {
      glyph: featureGlyph(ownBoard.id, 'wall', 'usual', looks),
      shape: [...solid.attributes.position.array].join(),
    };
  };
  const all = [await drawn(), await drawn('stones'), await drawn('duck')];
  expect(all[0]!.glyph).toBe(featureGlyphs.wall);
  expect(new Set(all.map(({ glyph }) => glyph)).size).toBe(3);
  expect(new Set(all.map(({ shape }) => shape)).size).toBe(3);
});
