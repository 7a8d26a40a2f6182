/**
 * Turns effects into clips, in their own order except where that would look wrong: consecutive steps of one piece are
 * one walk, a captured piece disappears when its captor arrives, pieces in one explosion disappear together.
 */
import type { EffectView, View } from '../../../electron/contract/view.ts';
import type { Places } from '../places.ts';
import { dull } from './creatures.ts';
import { handlers } from './handlers.ts';
import { Script } from './script.ts';
import { type AnimatedTable, Timeline } from './timeline.ts';

/**
 * On rough ground a route comes as one effect per cell; it is played as one walk, whatever is captured or pushed
 * between its steps. The joined steps are dropped, and the last of them has the whole route.
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

/**
 * A tile that is promoted as it moves turns over when it has arrived, though the engine reports the promotion first.
 */
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

/** One handler per effect; the compiler cannot see that the effect has the type of its handler. */
const play = (script: Script, effect: EffectView, i: number): void =>
  (handlers[effect.do] as (script: Script, effect: EffectView, i: number) => void)(script, effect, i);

/**
 * The whole timeline of one arrival: its clips, and every effect with the moments at which it is heard. `table` is the state before it, `held` a piece that the player has already put
 * down.
 */
export function clipsOf(
  told: readonly EffectView[],
  table: AnimatedTable,
  view: View,
  places: Places,
  held: number | null,
): Pick<Timeline, 'clips' | 'moments'> {
  const timeline = new Timeline(table, view, places, told);
  const script = new Script(timeline, turnedLast(joined(told), places), held);
  script.effects.forEach((effect, i) => {
    if (!script.isClaimed(effect)) play(script, effect, i);
  });
  dull(timeline, told);
  for (const effect of script.effects) timeline.tell(effect, null, timeline.now);
  return timeline;
}
