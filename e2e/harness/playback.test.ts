/**
 * Real games on the real table, without a screen: whatever the engine reports about an action, the timeline of the
 * scene ends with every piece at its pose in the next view, so that nothing jumps when playback ends, and every preview
 * can be drawn. Random play that prefers rare actions; the player may already have put the piece down.
 */
import { expect, test } from 'vitest';
import { descriptionOf } from '../../electron/app/describing.ts';
import { MatchSession } from '../../electron/app/match/match-session.ts';
import type { EffectView, PieceView, View } from '../../electron/contract/view.ts';
import type { StartPosition } from '../../engine/core/vocabulary.ts';
import { begin } from '../../engine/match/fixtures/begin.fixture.ts';
import { dice } from '../../engine/match/fixtures/dice.fixture.ts';
import { everything } from '../../engine/match/fixtures/fourchan.fixture.ts';
import { usually } from '../../engine/testing/usual.ts';
import { groups } from '../../engine/variants/chesimals/colours.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type { Appearance } from '../../renderer/art/variant-art.ts';
import { Places, type Pose, posesOf } from '../../renderer/scene/places.ts';
import { clipsOf } from '../../renderer/scene/playback/clips.ts';
import { type Ground, groundOf } from '../../renderer/scene/playback/ground.ts';
import type { Timed } from '../../renderer/scene/playback/timeline.ts';
import { drawPreview } from '../../renderer/scene/preview/drawing.ts';
import { oneSound, soundingOf } from '../../renderer/sound/effects.ts';
import { SEAT } from '../../renderer/variants/fourchan/figures/n.ts';

const FRAME = 33;
/** The appearance of units in the art of Chesimals, without the figures. */
const dressed = ({ kind, group, notes }: PieceView): Appearance => {
  const has = (id: string): boolean => notes.some((note) => note.id === id);
  const livery = groups.findIndex(({ id }) => id === group);
  return { figure: kind, livery, dim: has('cut-off') ? 1 : has('moved') ? 0.5 : 0, chill: has('leaderless') ? 1 : 0 };
};
/** what the table needs from the art of a game: the recesses of a hand, riders and mounts, appearances */
const tables = {
  acid: { hand: 2, riders: {}, appearance: undefined },
  chesimals: { hand: 0, riders: {}, appearance: dressed },
  fourchan: { hand: 6, riders: { n: SEAT, '+n': SEAT }, appearance: undefined },
} as const;
const numbers = ['x', 'y', 'z', 'ground', 'turn', 'roll', 'scale', 'presence', 'chill', 'spirit'] as const;
const words = ['kind', 'side', 'rides', 'inTray'] as const;

/** The errors of a pose. */
const wrongIn = (is: Pose, should: Pose): string[] => [
  ...(Math.abs((is.dim ?? 0) - (should.dim ?? 0)) < 0.02 ? [] : ['dim']),
  ...numbers.filter((key) => !(Math.abs(is[key] - should[key]) < 0.02)),
  ...words.filter((key) => is[key] !== should[key]),
];

/** a figure at this distance, in cells, has reached its victim */
const REACH = 1.3;
const movers = (effects: readonly EffectView[]) => effects.flatMap((e) => (e.do === 'go' ? [e] : []));
/** The pieces captured where another arrives or passes, and not by an explosion or a shot from a distance. */
const hitByArrival = (effects: readonly EffectView[]) => {
  if (effects.some((e) => e.do === 'burst' || e.do === 'recruit')) return [];
  const going = movers(effects);
  const moved = new Set(going.map((e) => e.piece));
  return effects.flatMap((e) =>
    e.do === 'take' && !moved.has(e.piece) && (e.by === null ? going.some(({ to }) => to === e.from) : moved.has(e.by))
      ? [e]
      : [],
  );
};
/** The smallest distance of any moving piece. */
const nearest = (poses: ReadonlyMap<number, Pose>, effects: readonly EffectView[], { at }: { readonly at: Pose }) =>
  Math.min(...movers(effects).map(({ piece }) => Math.hypot(poses.get(piece)!.x - at.x, poses.get(piece)!.z - at.z)));

/** The effects without a moment of their own, or without a sound. Steps of one walk are heard as one. */
function unheardIn(effects: readonly EffectView[], moments: readonly Timed[], end: number, after: View): string[] {
  const done = moments.filter(({ phase }) => phase === 'done');
  const isHeard = (effect: EffectView): boolean =>
    done.some(
      ({ effect: told }) =>
        told === effect ||
        (told.do === 'go' &&
          effect.do === 'go' &&
          told.piece === effect.piece &&
          [...told.via, told.to].includes(effect.to)),
    );
  const isSilent = (effect: EffectView): boolean => {
    const { begin, done: landed } = soundingOf(effect, after);
    return begin === null && landed === null;
  };
  return [
    ...effects.filter((effect) => !isHeard(effect)).map((effect) => `no moment of ${effect.do}`),
    ...effects.filter(isSilent).map((effect) => `no sound of ${effect.do}`),
    ...(new Set(done.map(({ effect }) => effect)).size === done.length ? [] : ['an effect is heard twice']),
    ...moments.filter(({ at }) => !(at >= 0 && at <= end + 200)).map(({ effect }) => `${effect.do} is heard too late`),
    ...(effects.length > 0 && oneSound(effects, after) === null ? ['no sound at all'] : []),
  ];
}

interface Plays {
  readonly kinds: Map<string, number>;
  readonly wrong: Set<string>;
}

function play(
  id: keyof typeof tables,
  seed: number,
  start: object | null,
  most: number,
  { kinds, wrong }: Plays,
): void {
  const variant = variantNamed(id)!;
  const running = new MatchSession(begin(variant, {}, structuredClone(start) as StartPosition | null), id, null);
  const roll = dice(seed);
  const { hand, riders, appearance } = tables[id];
  let view = running.view();
  const places = new Places(descriptionOf(variant), hand, view.pieces, undefined, riders, appearance);
  let poses = posesOf(places, view);
  for (let n = 0; n < most && !running.match.outcome; n++) {
    const all = running.match.position.actions();
    const rare = all.filter((action) => action.kind !== 'move');
    const from = rare.length > 0 && roll(3) > 0 ? rare : all;
    const { text } = from[roll(from.length)]!;
    const preview = running.preview(text);
    if (!preview.ok) throw new Error(`${text}: ${preview.error.message}`);
    const drawn = drawPreview(preview.value, view, places);
    for (const ghost of drawn.ghosts) if (!Number.isFinite(ghost.x + ghost.y + ghost.z)) wrong.add(`ghost of ${text}`);

    const made = running.match.play(text);
    if (!made.ok) throw new Error(`${text}: ${made.error.message}`);
    const effects = running.effects(made.value.effects);
    const next = running.view();
    const table: { poses: Map<number, Pose>; ground: Ground; sparks: [] } = {
      poses: new Map([...poses].map(([piece, pose]) => [piece, { ...pose }])),
      ground: groundOf(view),
      sparks: [],
    };
    const moved = effects.find((e) => e.do === 'go');
    const held = moved?.do === 'go' && roll(4) === 0 ? moved.piece : null;
    places.settle(next);
    const timeline = clipsOf(effects, table, next, places, held);
    const clips = [...timeline.clips].sort((a, b) => a.start - b.start);
    const end = Math.max(0, ...clips.map((clip) => clip.start + clip.length));
    for (const what of unheardIn(effects, timeline.moments, end, next)) wrong.add(`${what} after ${text}`);
    // a captor that is held by the player is over the victim already
    const doomed = (held === null ? hitByArrival(effects) : []).map(({ piece, from }) => ({
      piece,
      at: { ...table.poses.get(piece)! },
      from,
      nearest: Infinity,
    }));
    for (let t = 0; t < end + FRAME; t += FRAME) {
      for (const { start, length, run } of clips)
        if (start <= t && start + length >= t - FRAME) run(Math.min(1, Math.max(0, (t - start) / length)));
      for (const one of doomed.splice(0)) {
        // whoever hits it may have passed by the time it is gone
        one.nearest = Math.min(one.nearest, nearest(table.poses, effects, one));
        if (table.poses.get(one.piece)!.presence > one.at.presence - 0.02) doomed.push(one);
        else if (one.nearest > REACH) wrong.add(`${one.piece} dies too early by ${text}`);
      }
    }
    const kind = next.last?.kind ?? '?';
    const falls = effects.some((e) => e.do === 'state' && e.state === 'leaderless');
    const crushes = effects.some((e) => e.do === 'take' && e.into === 'depths' && kind === 'push');
    for (const seen of [kind, ...(falls ? ['fall'] : []), ...(crushes ? ['crush'] : [])])
      kinds.set(seen, (kinds.get(seen) ?? 0) + 1);
    const rest = posesOf(places, next);
    for (const [piece, should] of rest)
      for (const what of wrongIn(table.poses.get(piece)!, should))
        wrong.add(`${what} of a ${should.kind} after ${text}`);
    for (const [key, { leadsTo }] of groundOf(next))
      if (table.ground.get(key)?.leadsTo !== leadsTo) wrong.add(`${key} after ${text}`);
    poses = rest;
    view = next;
  }
}

test('playback of every action of 4chan chess ends at the poses of the view', () => {
  const plays: Plays = { kinds: new Map(), wrong: new Set() };
  for (let seed = 1; seed <= 14; seed++) play('fourchan', seed, seed % 2 === 0 ? everything : null, 100, plays);
  expect([...plays.wrong]).toEqual([]);
  for (const kind of ['move', 'capture', 'board', 'rage', 'rifle', 'lift', 'drop'])
    expect(plays.kinds.get(kind) ?? 0, kind).toBeGreaterThan(4);
});

/** Sweepers in every corner, with a piece to push and a piece in the Zone that this destroys. */
const shoving = {
  turn: 'magi',
  pieces: [
    ...['a1', 'i9'].map((at) => ({ kind: 'sweeper', side: 'magi', at })),
    ...['a9', 'i1'].map((at) => ({ kind: 'sweeper', side: 'line', at })),
    ...['d1', 'i5', 'e5'].map((at) => ({ kind: 'diskette', side: 'line', at })),
    ...['f9', 'a6', 'c4'].map((at) => ({ kind: 'diskette', side: 'magi', at })),
    ...['δ1', 'Δ1', 'iΛ', 'aΛ', 'δΛ'].map((at) => ({ kind: 'ghost', side: 'magi', at })),
    ...['δ9', 'Δ9', 'aλ', 'iλ', 'δλ'].map((at) => ({ kind: 'ghost', side: 'line', at })),
    ...[
      { kind: 'king', side: 'magi', at: 'e2' },
      { kind: 'king', side: 'line', at: 'f8' },
    ],
  ],
};

test('playback of every action of Acid ends at the poses of the view', () => {
  const plays: Plays = { kinds: new Map(), wrong: new Set() };
  for (let seed = 1; seed <= 4; seed++) play('acid', seed, null, 100, plays);
  for (let seed = 1; seed <= 30; seed++) play('acid', seed, shoving, 12, plays);
  expect([...plays.wrong]).toEqual([]);
  for (const kind of ['push', 'crush']) expect(plays.kinds.get(kind) ?? 0, kind).toBeGreaterThan(4);
});

test('playback of every unit move of Chesimals ends at the poses of the view, whatever is captured', () => {
  const plays: Plays = { kinds: new Map(), wrong: new Set() };
  for (let seed = 1; seed <= usually(3, 5); seed++) play('chesimals', seed, null, 400, plays);
  expect([...plays.wrong]).toEqual([]);
  for (const kind of ['move', 'capture', 'end-turn', 'fall'])
    expect(plays.kinds.get(kind) ?? 0, kind).toBeGreaterThan(4);
});
