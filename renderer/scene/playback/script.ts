/**
 * The effects of one arrival while they are turned into clips: in order, with what was played already. Several effects
 * may be one thing to the eye; whoever plays them together claims them, and nobody plays them again.
 */
import type { EffectView } from '../../../electron/contract/view.ts';
import type { EffectName, EffectOf, Take } from './effects.ts';
import type { Timeline } from './timeline.ts';

export class Script {
  readonly timeline: Timeline;
  readonly effects: readonly EffectView[];
  /** a piece that a hand has put down */
  readonly held: number | null;
  /** by explosion, those that were captured before it and go with it */
  readonly waiting = new Map<EffectView, readonly Take[]>();
  readonly #claimed = new Set<EffectView>();

  constructor(timeline: Timeline, effects: readonly EffectView[], held: number | null) {
    this.timeline = timeline;
    this.effects = effects;
    this.held = held;
  }

  isClaimed(effect: EffectView): boolean {
    return this.#claimed.has(effect);
  }

  claim<E extends EffectView>(effects: readonly E[]): readonly E[] {
    for (const one of effects) this.#claimed.add(one);
    return effects;
  }

  /** Those of a sort that follow without a break, from a place in the list on. */
  run<D extends EffectName>(from: number, ...sorts: readonly D[]): EffectOf<D>[] {
    const out: EffectOf<D>[] = [];
    for (const effect of this.effects.slice(from)) {
      if (!(sorts as readonly string[]).includes(effect.do)) break;
      if (!this.#claimed.has(effect)) out.push(effect as EffectOf<D>);
    }
    return out;
  }

  /** Does a cell lie within an explosion? */
  isIn(cell: number, { cell: middle, radius }: Pick<EffectOf<'burst'>, 'cell' | 'radius'>): boolean {
    const { cells } = this.timeline.places;
    const [a, b] = [cells[cell], cells[middle]];
    return Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z)) <= radius + 0.1;
  }
}
