/**
 * Effects become clips, in their own order except where the eye wants it otherwise: what one piece walks step by step
 * is one walk, what is taken goes when the taker is there, what explodes together goes together.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Places } from '../places.ts';
import { blast, check, clash, lay, retract } from './blasts.ts';
import { dull, states } from './creatures.ts';
import { banish, land, tick } from './flights.ts';
import { gateOn, lostBetween, travel } from './gates.ts';
import { BREATH, ease } from './motion.ts';
import { drop, leap, settle, swap, walk, warp } from './moves.ts';
import { rage, shoot } from './shots.ts';
import { board, carry, liftAndDrop } from './stacks.ts';
import { type Clip, type Go, type Table, type Take, Timeline } from './timeline.ts';
import { changeSides, flip } from './turning.ts';

const BECOME = 420;
const STATE = 260;

type Of<D extends EffectView['do']> = Extract<EffectView, { do: D }>;

/**
 * On rough ground a way is told cell by cell; for the eye it is one way, whatever is taken or pushed between its steps.
 * The steps that were joined are left out, and the last of them carries the whole way.
 */
function joined(effects: readonly EffectView[]): EffectView[] {
  const out: EffectView[] = [];
  for (const effect of effects) {
    const before = out.findLastIndex(
      (e) => !(e.do === 'take' && effect.do === 'go' && e.by === effect.piece) && !(e.do === 'go' && e.how === 'push'),
    );
    const step = out[before];
    const goesOn =
      effect.do === 'go' &&
      effect.how === 'walk' &&
      step?.do === 'go' &&
      step.how === 'walk' &&
      step.piece === effect.piece &&
      step.to === effect.from;
    if (goesOn) {
      out.splice(before, 1);
      out.push({ ...effect, from: step.from, via: [...step.via, step.to, ...effect.via] });
    } else out.push(effect);
  }
  return out;
}

/** Nobody captures whoever stands where another is shoved to: they go when that one comes. */
const crushes = (push: Go, victim: EffectView): victim is Take =>
  push.how === 'push' && victim.do === 'take' && victim.by === null && victim.from === push.to;

/** A tile that is promoted as it moves is turned over when it has arrived, though the law does it first. */
function turnedLast(effects: readonly EffectView[], places: Places): EffectView[] {
  const out = [...effects];
  for (const effect of effects) {
    if (effect.do !== 'become' || !places.areFaces(effect.kind, effect.was)) continue;
    const at = out.indexOf(effect);
    const last = out.findLastIndex((e) => e.do === 'go' && e.piece === effect.piece);
    if (last < at) continue;
    out.splice(at, 1);
    // nobody sees it turn over where it does not come out
    const isLost = out.slice(last).some((e) => e.do === 'take' && e.piece === effect.piece);
    if (!isLost) out.splice(last, 0, effect);
  }
  return out;
}

/** The whole timeline of one arrival. `table` is as things lie before it, `held` a piece that a hand has put down. */
export function clipsOf(
  told: readonly EffectView[],
  table: Table,
  view: View,
  places: Places,
  held: number | null,
): readonly Clip[] {
  const timeline = new Timeline(table, view, places, told);
  const effects = turnedLast(joined(told), places);
  const done = new Set<EffectView>();
  /** by explosion, those that were taken before it and go with it */
  const waiting = new Map<EffectView, readonly Take[]>();
  const take = <E extends EffectView>(list: readonly E[]): readonly E[] => {
    for (const one of list) done.add(one);
    return list;
  };
  /** those of a sort that follow without a break, from a place in the list on */
  const run = <D extends EffectView['do']>(from: number, ...sorts: readonly D[]): Of<D>[] => {
    const out: Of<D>[] = [];
    for (const effect of effects.slice(from)) {
      if (!(sorts as readonly string[]).includes(effect.do)) break;
      if (!done.has(effect)) out.push(effect as Of<D>);
    }
    return out;
  };
  const cells = places.cells;
  const isIn = (cell: number, of: Pick<Of<'burst'>, 'cell' | 'radius'>): boolean =>
    Math.max(Math.abs(cells[cell].x - cells[of.cell].x), Math.abs(cells[cell].z - cells[of.cell].z)) <= of.radius + 0.1;

  effects.forEach((effect, i) => {
    if (done.has(effect)) return;
    const later = effects.slice(i + 1);
    switch (effect.do) {
      case 'take': {
        // the law takes first and arrives after; the eye wants the mover to be there when it happens
        const mover = later.find((e): e is Go => e.do === 'go' && (e.piece === effect.by || crushes(e, effect)));
        if (mover) return;
        if (effect.by !== null && view.last?.kind === 'rifle' && effect.by === view.last.piece) {
          const { by } = effect;
          shoot(timeline, take(run(i, 'take').filter((e) => e.by === by)), by);
          return;
        }
        const gate = gateOn(timeline, effect.from);
        const came = effects.slice(0, i).some((e) => e.do === 'go' && e.piece === effect.piece && e.to === effect.from);
        if (gate && (came || effect.how === 'warp')) {
          lostBetween(timeline, take(run(i, 'take').filter((e) => e.from === effect.from)), gate);
          return;
        }
        const captor = run(i + 1, 'take').find((e) => e.piece === effect.by);
        const until = captor ? effect.from : null;
        const burst = run(i + 1, 'take', 'feature', 'burst').find(
          (e): e is Of<'burst'> => e.do === 'burst' && (until === null ? isIn(effect.from, e) : e.cell === until),
        );
        if (captor) clash(timeline, effect, captor);
        if (!captor && !burst) timeline.now = timeline.take(effect, timeline.now) + BREATH;
        else explode(burst ?? { cell: effect.from, radius: 0 }, burst, take(captor ? [effect, captor] : [effect]));
        return;
      }
      case 'go':
        go(effect, i, later);
        return;
      case 'swap':
        swap(timeline, effect, held);
        return;
      case 'banish':
        banish(timeline, effect);
        return;
      case 'tick':
        tick(timeline, take(run(i, 'tick')));
        return;
      case 'feature':
        // several at once, one shortly after the other
        timeline.now = Math.max(
          ...take(run(i, 'feature')).map((laid, n) => lay(timeline, laid, timeline.now + n * BREATH)),
        );
        return;
      case 'burst':
        explode(effect, effect, []);
        return;
      case 'retract':
        retract(
          timeline,
          take(run(i, 'retract')),
          take(run(i, 'retract', 'feature').filter((e) => e.do === 'feature')),
        );
        return;
      case 'check': {
        const all = take(run(i, 'check'));
        timeline.now = Math.max(...all.map((one) => check(timeline, one, timeline.now))) + BREATH;
        return;
      }
      case 'recruit':
        // told by its capture already, unless there was none to see
        if (timeline.recruits.has(effect.piece)) timeline.now = changeSides(timeline, effect, timeline.now) + BREATH;
        return;
      case 'become': {
        if (places.areFaces(effect.kind, effect.was)) {
          flip(timeline, effect);
          return;
        }
        const pose = timeline.pose(effect.piece);
        timeline.now = timeline.add(timeline.now, BECOME, (u) => {
          pose.presence = Math.abs(2 * u - 1) ** 0.8;
          if (u >= 0.5) pose.kind = effect.kind;
        });
        timeline.now += BREATH;
        return;
      }
      case 'state': {
        const start = timeline.now;
        const all = take(run(i, 'state'));
        if (all.some((e) => table.poses.get(e.piece)?.livery !== undefined)) {
          const leader = effects.find((e): e is Take => e.do === 'take' && timeline.leaders.has(e.piece));
          states(timeline, all, leader ? places.cell(leader.from) : null);
          return;
        }
        for (const { piece, on } of all.filter((e) => e.state === 'frozen')) {
          const pose = timeline.pose(piece);
          timeline.now = timeline.add(start, STATE, (u) => {
            pose.chill = on ? ease(u) : 1 - ease(u);
          });
        }
        return;
      }
      case 'turn':
      case 'end':
        return;
    }
  });
  dull(timeline, told);
  return timeline.clips;

  /** An explosion with all that follows from it, told by `told` and the effects after that, and those it begins with. */
  function explode(
    at: Pick<Of<'burst'>, 'cell' | 'radius'>,
    told: Of<'burst'> | undefined,
    first: readonly Take[],
  ): void {
    const place = told ? effects.indexOf(told) : -1;
    const before = told && first.length > 0 ? run(effects.indexOf(first[0]), 'take', 'feature') : [];
    const caused = told ? run(place + 1, 'take', 'feature', 'burst') : [];
    const until = caused.findIndex((e) => e.do === 'burst');
    const hit = [...before, ...(until < 0 ? caused : caused.slice(0, until))].filter(
      (e) => e.do !== 'burst' && isIn(e.do === 'take' ? e.from : e.cell, at),
    );
    take(hit);
    if (told) done.add(told);
    const [victims, cleared] = [hit.filter((e) => e.do === 'take'), hit.filter((e) => e.do === 'feature')];
    blast(timeline, at, [...first, ...((told && waiting.get(told)) ?? []), ...victims], cleared);
  }

  function go(effect: Go, i: number, later: readonly EffectView[]): void {
    const before = effects.slice(0, i);
    const taken = take(before.filter((e): e is Take => e.do === 'take' && e.by === effect.piece && !done.has(e)));
    // where the arrival sets off an explosion, whoever stands there goes with it
    const blown = run(i + 1, 'take', 'feature', 'burst').find(
      (e): e is Of<'burst'> => e.do === 'burst' && e.cell === effect.to,
    );
    const victims = blown ? taken.filter((e) => e.from !== effect.to) : taken;
    if (blown) waiting.set(blown, [...(waiting.get(blown) ?? []), ...taken.filter((e) => e.from === effect.to)]);
    if (effect.how === 'push' && later.some((e) => e.do === 'go' && e.how === 'walk')) return;
    const isPush = (e: EffectView): e is Go => e.do === 'go' && e.how === 'push' && !done.has(e) && e !== effect;
    const pushed = effects.filter(isPush);
    const crushed = take(before.filter((e): e is Take => [effect, ...pushed].some((push) => crushes(push, e))));
    done.add(effect);
    const since = timeline.clips.length;
    const isCarried = (e: EffectView): e is Go =>
      e.do === 'go' && e.how === 'carry' && e.from === effect.from && e.to === effect.to && !done.has(e);
    const rider = effect.how === 'carry' ? undefined : later.find(isCarried);
    if (rider) take([rider]);
    move(effect, victims, pushed, crushed);
    if (rider) carry(timeline, since, rider.piece, effect.piece);
  }

  function move(effect: Go, victims: readonly Take[], pushed: readonly Go[], crushed: readonly Take[]): void {
    const gate = effect.how === 'warp' && effect.from !== null ? gateOn(timeline, effect.from) : null;
    const doer = view.last?.kind === 'lift' ? view.last.piece : null;
    if (effect.piece === held && pushed.length === 0) settle(timeline, effect, victims);
    else if (effect.how === 'drop') drop(timeline, effect, victims);
    else if (effect.how === 'warp' && effect.from === null) land(timeline, effect, victims);
    else if (gate?.to === effect.to) travel(timeline, effect, victims, gate.lying);
    else if (effect.how === 'warp') warp(timeline, effect, victims);
    else if (effect.how === 'board') board(timeline, effect);
    else if (effect.how === 'lift') liftAndDrop(timeline, effect, victims, doer === effect.piece ? null : doer);
    else if (effect.how === 'walk' && view.last?.kind === 'rage' && view.last.piece === effect.piece)
      rage(timeline, effect, victims);
    else if (effect.how === 'walk' || effect.how === 'push') walk(timeline, effect, victims, take(pushed), crushed);
    else leap(timeline, effect, victims);
  }
}
