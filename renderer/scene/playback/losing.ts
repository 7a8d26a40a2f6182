/**
 * Captures without a later effect of their mover, and explosions: what disappears at the same moment, and what causes
 * it.
 */
import { playBlast, playClash } from './blasts.ts';
import { playCapture } from './captures.ts';
import type { EffectOf, Go, Take } from './effects.ts';
import { gateOn, lostBetween } from './gates.ts';
import { crushes } from './going.ts';
import { BREATH } from './motion.ts';
import type { Script } from './script.ts';
import { playShot } from './shots.ts';

type Burst = EffectOf<'burst'>;

export function playTake(script: Script, effect: Take, i: number): void {
  const { effects, timeline } = script;
  const { view } = timeline;
  // the engine captures first and arrives after; on the screen the mover must be there when it happens
  const mover = effects
    .slice(i + 1)
    .find((e): e is Go => e.do === 'go' && (e.piece === effect.by || crushes(e, effect)));
  if (mover) return;
  if (effect.by !== null && view.last?.kind === 'rifle' && effect.by === view.last.piece) {
    const { by } = effect;
    playShot(timeline, script.claim(script.run(i, 'take').filter((e) => e.by === by)), by);
    return;
  }
  const gate = gateOn(timeline, effect.from);
  const came = effects.slice(0, i).some((e) => e.do === 'go' && e.piece === effect.piece && e.to === effect.from);
  if (gate && (came || effect.how === 'warp'))
    lostBetween(timeline, script.claim(script.run(i, 'take').filter((e) => e.from === effect.from)), gate);
  else alone(script, effect, i);
}

/** No piece moves to its cell: it just goes, or takes its captor with it, or is in an explosion. */
function alone(script: Script, effect: Take, i: number): void {
  const { timeline } = script;
  const captor = script.run(i + 1, 'take').find((e) => e.piece === effect.by);
  const until = captor ? effect.from : null;
  const burst = script
    .run(i + 1, 'take', 'feature', 'burst')
    .find((e): e is Burst => e.do === 'burst' && (until === null ? script.isIn(effect.from, e) : e.cell === until));
  if (captor) playClash(timeline, effect, captor);
  if (!captor && !burst) timeline.now = playCapture(timeline, effect, timeline.now) + BREATH;
  else {
    const first = script.claim(captor ? [effect, captor] : [effect]);
    playExplosion(script, burst ?? { cell: effect.from, radius: 0 }, burst, first);
  }
}

/** An explosion with everything that follows from it: the effects from `told` on, and those it begins with. */
export function playExplosion(
  script: Script,
  at: Pick<Burst, 'cell' | 'radius'>,
  told: Burst | undefined,
  first: readonly Take[],
): void {
  const { effects, timeline, waiting } = script;
  const place = told ? effects.indexOf(told) : -1;
  const before = told && first.length > 0 ? script.run(effects.indexOf(first[0]), 'take', 'feature') : [];
  const caused = told ? script.run(place + 1, 'take', 'feature', 'burst') : [];
  const until = caused.findIndex((e) => e.do === 'burst');
  const hit = [...before, ...(until < 0 ? caused : caused.slice(0, until))].filter(
    (e) => e.do !== 'burst' && script.isIn(e.do === 'take' ? e.from : e.cell, at),
  );
  script.claim(hit);
  if (told) {
    script.claim([told]);
    timeline.tell(told, timeline.now, timeline.now);
  }
  const [victims, cleared] = [hit.filter((e) => e.do === 'take'), hit.filter((e) => e.do === 'feature')];
  playBlast(timeline, at, [...first, ...((told && waiting.get(told)) ?? []), ...victims], cleared);
}
