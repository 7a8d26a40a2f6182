/**
 * Effects become clips, in their own order except where the eye wants it otherwise: what one piece walks step by step
 * is one walk, what is taken goes when the taker is there, what explodes together goes together.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Places } from '../places.ts';
import { dull } from './creatures.ts';
import { handlers } from './handlers.ts';
import { Script } from './script.ts';
import { type Clip, type Table, Timeline } from './timeline.ts';

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

/** One handler for each effect; the compiler cannot see that the effect is the one it was found by. */
const play = (script: Script, effect: EffectView, i: number): void =>
  (handlers[effect.do] as (script: Script, effect: EffectView, i: number) => void)(script, effect, i);

/** The whole timeline of one arrival. `table` is as things lie before it, `held` a piece that a hand has put down. */
export function clipsOf(
  told: readonly EffectView[],
  table: Table,
  view: View,
  places: Places,
  held: number | null,
): readonly Clip[] {
  const timeline = new Timeline(table, view, places, told);
  const script = new Script(timeline, turnedLast(joined(told), places), held);
  script.effects.forEach((effect, i) => {
    if (!script.isClaimed(effect)) play(script, effect, i);
  });
  dull(timeline, told);
  return timeline.clips;
}
