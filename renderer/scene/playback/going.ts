/** Movement of a piece: its route, what it captures and pushes there, and the pieces on top of it. */
import type { EffectView } from '../../../electron/contract/view.ts';
import type { Go, Take } from './effects.ts';
import { playLanding } from './flights.ts';
import { gateOn, playTravel } from './gates.ts';
import { BREATH } from './motion.ts';
import { playDrop, playLeap, playSettling, playWalk, playWarp } from './moves.ts';
import type { Script } from './script.ts';
import { playRage } from './shots.ts';
import { playBoarding, playCarrying, playLiftAndDrop } from './stacks.ts';

/** A piece on the cell that another is pushed to is captured by no mover: it goes when the pushed one arrives. */
export const crushes = (push: Go, victim: EffectView): victim is Take =>
  push.how === 'push' && victim.do === 'take' && victim.by === null && victim.from === push.to;

export function playGo(script: Script, effect: Go, i: number): void {
  const { effects, timeline, waiting } = script;
  const [before, later] = [effects.slice(0, i), effects.slice(i + 1)];
  const isOpen = (e: EffectView): boolean => !script.isClaimed(e);
  const taken = script.claim(before.filter((e): e is Take => e.do === 'take' && e.by === effect.piece && isOpen(e)));
  // where the arrival sets off an explosion, a piece there goes with it
  const blown = script.run(i + 1, 'take', 'feature', 'burst').find((e) => e.do === 'burst' && e.cell === effect.to);
  const victims = blown ? taken.filter((e) => e.from !== effect.to) : taken;
  if (blown) waiting.set(blown, [...(waiting.get(blown) ?? []), ...taken.filter((e) => e.from === effect.to)]);
  // its pusher comes later, and takes it along
  if (effect.how === 'push' && later.some((e) => e.do === 'go' && e.how === 'walk')) return;
  const isPush = (e: EffectView): e is Go => e.do === 'go' && e.how === 'push' && isOpen(e) && e !== effect;
  const pushed = effects.filter(isPush);
  const crushed = script.claim(before.filter((e): e is Take => [effect, ...pushed].some((push) => crushes(push, e))));
  script.claim([effect]);
  const since = timeline.clips.length;
  const isCarried = (e: EffectView): e is Go =>
    e.do === 'go' && e.how === 'carry' && e.from === effect.from && e.to === effect.to && isOpen(e);
  const rider = effect.how === 'carry' ? undefined : later.find(isCarried);
  if (rider) script.claim([rider]);
  move(script, effect, victims, pushed, crushed);
  if (!rider) return;
  playCarrying(timeline, since, rider.piece, effect.piece);
  timeline.tell(rider, null, timeline.now - BREATH);
}

function move(
  script: Script,
  effect: Go,
  victims: readonly Take[],
  pushed: readonly Go[],
  crushed: readonly Take[],
): void {
  const { timeline, held } = script;
  const { last } = timeline.view;
  const gate = effect.how === 'warp' && effect.from !== null ? gateOn(timeline, effect.from) : null;
  const doer = last?.kind === 'lift' ? last.piece : null;
  if (effect.piece === held && pushed.length === 0) playSettling(timeline, effect, victims);
  else if (effect.how === 'drop') playDrop(timeline, effect, victims);
  else if (effect.how === 'warp' && effect.from === null) playLanding(timeline, effect, victims);
  else if (gate?.to === effect.to) playTravel(timeline, effect, victims, gate.lying);
  else if (effect.how === 'warp') playWarp(timeline, effect, victims);
  else if (effect.how === 'board') playBoarding(timeline, effect);
  else if (effect.how === 'lift') playLiftAndDrop(timeline, effect, victims, doer === effect.piece ? null : doer);
  else if (effect.how === 'walk' && last?.kind === 'rage' && last.piece === effect.piece)
    playRage(timeline, effect, victims);
  else if (effect.how === 'walk' || effect.how === 'push')
    playWalk(timeline, effect, victims, script.claim(pushed), crushed);
  else playLeap(timeline, effect, victims);
}
