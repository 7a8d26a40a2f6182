/** The table knows positions by 64 bits: that is enough to tell neighbours apart, and like positions are found again. */
import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { OFF, SIDES, type Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import { type Hash, World } from '../core/world.ts';
import { Dice } from '../testing/dice.ts';
import { randomOptions } from '../testing/random-options.ts';
import { everyPosition } from '../testing/random-positions.ts';
import { variants } from '../variants/registry.ts';

/** All that counts in a position, in words: like pieces in any order, and links as who is linked to whom. */
const described = (game: Game): string => {
  const { layout } = game.variant;
  const { mem } = game.world;
  const counted = layout.facts.filter(({ counts }) => counts === 'piece');
  const nameOf = (p: number): string => counted.map(({ base }) => mem[base + p]).join('.');
  const isGone = (p: number): boolean =>
    mem[layout.at.base + p] === OFF && layout.places[mem[layout.place.base + p]].gone;
  const pieces = game.pieces.filter((p) => !isGone(p)).map(nameOf);
  const links = layout.links.flatMap(({ of, members }, n) =>
    game.pieces.flatMap((p) =>
      Array.from({ length: members.length }, (_, bit) => bit)
        .filter((bit) => ((mem[of.base + p] >> bit) & 1) === 1)
        .map((bit) => `${n}:${nameOf(p)}>${nameOf(mem[members.base + bit])}`),
    ),
  );
  const keyed: string[] = [];
  for (const { base, length, init, counts } of layout.facts) {
    if (counts !== 'key') continue;
    for (let at = base; at < base + length; at++) if (mem[at] !== init) keyed.push(`${at}=${mem[at]}`);
  }
  return [pieces.sort().join(' '), links.sort().join(' '), keyed.join(' ')].join('|');
};

/** Of each game; HASHED=100000 looks at more. */
const WANTED = Number(process.env.HASHED ?? 8000);
test.each(variants.map((v) => [v.id, v] as const))('%s: neighbours differ in their hashes', (_, variant) => {
  const hashOf = new Map<string, string>();
  const known = new Map<string, string>();
  const note = (game: Game): void => {
    const text = described(game);
    const { lo, hi } = game.world.hash();
    const hash = `${lo},${hi}`;
    expect(hashOf.get(text) ?? hash).toBe(hash);
    expect(known.get(hash) ?? text).toBe(text);
    hashOf.set(text, hash);
    known.set(hash, text);
  };
  for (let seed = 1; hashOf.size < WANTED; seed++) {
    everyPosition(variant, seed, 12, (game) => {
      const planner = new Planner(game);
      const count = planner.everyPseudoLegal();
      game.trying = true;
      // every one after some of the positions: neighbours are where a weak hash fails
      for (let i = 0; i < count; i++) {
        const mark = game.make(planner.plans, i);
        note(game);
        game.unmake(mark);
      }
      game.trying = false;
    });
  }
  expect(hashOf.size).toBe(known.size);
});

/** The same facts in a world that has never been asked for a hash. */
const fromNothing = ({ variant, world }: Game, without: Side | null): Hash => {
  const fresh = new World(variant.layout);
  fresh.mem.set(world.mem);
  fresh.rehash(without);
  return { lo: fresh.hashLo, hi: fresh.hashHi };
};
test.each(variants.map((v) => [v.id, v] as const))(
  '%s: the hash of what has changed is the hash of everything',
  (_, variant) => {
    const viewers = [null, ...SIDES.filter((side) => variant.layout.facts.some(({ secretOf }) => secretOf === side))];
    let compared = 0;
    const compare = (game: Game): void => {
      for (const without of viewers) {
        game.world.rehash(without);
        expect({ lo: game.world.hashLo, hi: game.world.hashHi }).toEqual(fromNothing(game, without));
        compared++;
      }
    };
    for (let seed = 100; compared < WANTED / 4; seed++) {
      const dice = new Dice(seed);
      const options = randomOptions(variant, dice);
      const look = (game: Game): void => {
        const planner = new Planner(game);
        const { plans } = planner;
        const walk = (left: number): void => {
          const begun = plans.count;
          const count = planner.everyPseudoLegal();
          for (let n = 0; n < 3 && count > 0; n++) {
            const mark = game.make(plans, begun + dice.below(count));
            if (dice.roll() < 0.7) compare(game); // a search does not ask in every position either
            if (left > 0 && !game.isOver) walk(left - 1);
            game.unmake(mark);
            if (dice.roll() < 0.7) compare(game);
          }
          plans.clear(begun);
        };
        game.trying = dice.roll() < 0.5;
        walk(2);
        game.trying = false;
      };
      everyPosition(variant, seed, 12, look, options);
    }
  },
);
