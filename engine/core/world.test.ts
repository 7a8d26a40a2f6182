import { describe, expect, test } from 'vitest';
import { HAND, Layout } from './board/layout.ts';
import { OFF, type Piece } from './ids.ts';
import { World } from './world.ts';

const p = (n: number): Piece => n as Piece;
const make = () => {
  const layout = new Layout({ cells: 20, pieces: 6 });
  const marked = layout.perPiece('marked');
  const mine = layout.perCell('mine', { secretOf: 0 });
  const tired = layout.single('tired', { counts: 'none' });
  const heroes = layout.pieceList('heroes', 3);
  const follows = layout.linksTo('follows', heroes);
  const world = new World(layout);
  world.set(layout.population, 0, 6);
  const stand = (piece: number, kind: number, side: number, at: number): void => {
    world.set(layout.kind, p(piece), kind);
    world.set(layout.side, p(piece), side);
    world.set(layout.at, p(piece), at);
  };
  return { layout, world, marked, mine, tired, heroes, follows, stand };
};
const text = (w: World): string => JSON.stringify(w.hash());

describe('a world', () => {
  test('rolls back to the byte and the hash, marks within marks', () => {
    const { layout, world, stand } = make();
    stand(0, 1, 0, 3);
    const [before, hash] = [[...world.mem], text(world)];
    const outer = world.mark();
    for (let i = 0; i < 3000; i++) world.set(layout.at, p(0), i % 20); // longer than the first journal
    const [inside, insideHash] = [[...world.mem], text(world)];
    const inner = world.mark();
    world.set(layout.turn, 0, 1);
    stand(1, 2, 1, 7);
    expect(text(world)).not.toBe(insideHash);
    world.rollback(inner);
    expect([[...world.mem], text(world)]).toEqual([inside, insideHash]);
    world.rollback(outer);
    expect([[...world.mem], text(world)]).toEqual([before, hash]);
  });
  test('forgets marks that nobody rolled back to', () => {
    const { layout, world, stand } = make();
    stand(0, 1, 0, 3);
    const [before, hash] = [[...world.mem], text(world)];
    const outer = world.mark();
    for (let i = 0; i < 100; i++) {
      stand(1, 2, 1, i % 20);
      world.mark();
      world.set(layout.turn, 0, i % 2);
    }
    world.rollback(outer);
    expect([[...world.mem], text(world)]).toEqual([before, hash]);
    expect(world.mark()).toBe(outer);
  });
  test('tells every cell from every other, whatever small number a fact of the piece holds', () => {
    const layout = new Layout({ cells: 256, pieces: 2 });
    const [tired, fed] = [layout.perPiece('tired'), layout.perPiece('fed')];
    const world = new World(layout);
    world.set(layout.population, 0, 2);
    const keys = new Set<string>();
    for (let at = 0; at < 256; at++) {
      world.set(layout.at, p(0), at);
      for (const values of [tired, fed].flatMap((fact) => Array.from({ length: 16 }, (_, n) => [fact, n] as const))) {
        const mark = world.mark();
        world.set(...([values[0], p(0), values[1]] as const));
        keys.add(text(world));
        world.rollback(mark);
      }
    }
    expect(keys.size).toBe(256 * (2 * 16 - 1)); // 0 of the one is 0 of the other
  });
  test('has the hash that it always had', () => {
    const { layout, world, marked, mine, heroes, follows, stand } = make();
    expect(world.hash()).toEqual({ lo: 0, hi: 0 });
    stand(0, 1, 0, 3);
    stand(1, 1, 1, 4);
    world.set(marked, p(1), 7);
    expect(world.hash()).toEqual({ lo: 932436104, hi: -829959779 });
    world.set(mine, 5 as never, 1);
    world.set(heroes, 0, 1);
    world.set(follows, p(0), 1);
    world.set(layout.place, p(2), HAND);
    world.set(layout.turn, 0, 1);
    expect(world.hash()).toEqual({ lo: -1430513629, hi: -75612400 });
  });
  test('does not see like men change places, but sees unlike ones', () => {
    const hashOf = (first: [number, number, number], second: [number, number, number]): string => {
      const { world, stand } = make();
      stand(0, ...first);
      stand(1, ...second);
      return text(world);
    };
    expect(hashOf([1, 0, 3], [1, 0, 4])).toBe(hashOf([1, 0, 4], [1, 0, 3]));
    expect(hashOf([1, 0, 3], [2, 0, 4])).not.toBe(hashOf([1, 0, 4], [2, 0, 3]));
    expect(hashOf([1, 0, 3], [1, 1, 4])).not.toBe(hashOf([1, 0, 4], [1, 1, 3]));
    expect(hashOf([1, 0, 3], [1, 0, 3])).not.toBe(hashOf([2, 0, 3], [2, 0, 3])); // equal parts do not cancel out
  });
  test('hashes links as who stands where', () => {
    const linked = (follower: number, hero: number): string => {
      const { world, heroes, follows, stand } = make();
      stand(0, 1, 0, follower === 0 ? 3 : 4);
      stand(1, 1, 0, follower === 0 ? 4 : 3);
      stand(2, 2, 0, hero === 2 ? 8 : 9);
      stand(3, 2, 0, hero === 2 ? 9 : 8);
      world.set(heroes, 0, hero); // in one of them the list is in the other order, too
      world.set(heroes, 1, 5 - hero);
      world.set(follows, p(follower), 1);
      return text(world);
    };
    expect(linked(0, 2)).toBe(linked(1, 3));
    const { world, heroes, follows, stand } = make();
    stand(0, 1, 0, 3);
    stand(1, 1, 0, 4);
    stand(2, 2, 0, 8);
    stand(3, 2, 0, 9);
    world.set(heroes, 0, 2);
    world.set(follows, p(1), 1);
    expect(text(world)).not.toBe(linked(0, 2)); // the other one follows
  });
  test('counts neither bookkeeping nor what is gone', () => {
    const { layout, world, tired, stand } = make();
    const empty = text(world);
    world.set(tired, 0, 9);
    expect(text(world)).toBe(empty);
    stand(0, 3, 1, 5);
    expect(text(world)).not.toBe(empty);
    world.set(layout.at, p(0), OFF);
    expect(text(world)).toBe(empty);
    world.set(layout.place, p(0), HAND);
    expect(text(world)).not.toBe(empty);
  });
  test('masks secrets of the other side', () => {
    const { layout, world, mine } = make();
    world.set(mine, 5 as never, 1);
    expect(layout.facts.find((f) => f.name === 'mine')?.secretOf).toBe(0);
    expect(world.knownTo(0)[mine.base + 5]).toBe(1);
    expect(world.knownTo(1)[mine.base + 5]).toBe(0);
    expect(world.knownTo(null)[mine.base + 5]).toBe(0);
  });
  test('refuses damaged facts and values that do not fit', () => {
    const { world, layout } = make();
    const saved = world.save();
    const codes = [
      { ...saved, at: [1] },
      { ...saved, kind: saved.kind.map(() => 0.5) },
      { ...saved, side: saved.side.map(() => 70_000) },
      { ...saved, extra: [1] },
      Object.fromEntries(Object.entries(saved).filter(([name]) => name !== 'turn')),
    ].map((facts) => {
      const loaded = world.load(facts);
      return loaded.ok ? 'fine' : loaded.error.code;
    });
    expect(codes).toEqual(Array(5).fill('bad-facts'));
    expect(() => world.set(layout.ply, 0, 40_000)).toThrow('40000');
    expect(() => layout.perCell('mine')).toThrow('mine');
  });
});
