/**
 * The effects of one arrival while they are turned into clips: in order, with a record of what was played already.
 * Several effects may be one animation; the handler that plays them together claims them, and they are not played
 * again.
 */
import type { EffectView } from '../../../electron/contract/view.ts';
import type { EffectName, EffectOf, Take } from './effects.ts';
import type { Timeline } from './timeline.ts';

export class Script {
  readonly timeline: Timeline;
  readonly effects: readonly EffectView[];
  /** a piece that the player has put down */
  readonly held: number | null;
  /** by explosion, the pieces captured before it that go with it */
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

  /** The effects of a type that follow without a break, from an index on. */
  run<D extends EffectName>(from: number, ...sorts: readonly D[]): EffectOf<D>[] {
    const out: EffectOf<D>[] = [];
    for (const effect of this.effects.slice(from)) {
      if (!(sorts as readonly string[]).includes(effect.do)) break;
      if (!this.#claimed.has(effect)) out.push(effect as EffectOf<D>);
    }
    return out;
  }

  /** Is a cell within an explosion? */
  isIn(cell: number, { cell: middle, radius }: Pick<EffectOf<'burst'>, 'cell' | 'radius'>): boolean {
    const { cells } = this.timeline.places;
    const [a, b] = [cells[cell], cells[middle]];
    return Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z)) <= radius + 0.1;
  }
}
