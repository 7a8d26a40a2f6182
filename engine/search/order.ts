/**
 * In which order actions are tried: the one that was best here before, captures and promotions by what they gain, the
 * quiet ones that refuted something at this depth, and then those that did so anywhere. The sooner the best comes, the
 * less must be searched.
 */
import type { Game } from '../core/game.ts';
import { NOBODY, OFF, type Side } from '../core/ids.ts';
import { first, keyWith, Op, op, type Plans, second } from '../core/moves/plans.ts';
import type { Evaluator } from './evaluate.ts';

const KNOWN_BEST = 1e9;
const GAIN = 2_000_000;
/** Whatever is ranked from here on gains something at once. */
const TACTICAL = 1_000_000;
const KILLERS = [900_000, 890_000] as const;
/** Whatever is ranked below has refuted nothing at its depth. */
export const ORDINARY = 880_000;
const MOST_HISTORY = 400_000;
const MOST_PLY = 256;

export const isTactical = (rank: number): boolean => rank >= TACTICAL;

const rankOfGain = (gain: number, risk: number): number => GAIN + gain * 64 - risk * 4;

export class Order {
  private readonly worth: Int32Array;
  private readonly mem: Int16Array;
  private readonly kinds: number;
  private readonly cells: number;
  private readonly atBase: number;
  private readonly kindBase: number;
  private readonly sideBase: number;
  private readonly killers = new Int32Array(2 * MOST_PLY);
  /** by side, kind and cell where the mover ends */
  private readonly history: Int32Array;
  private readonly ranks: Int32Array[] = [];

  constructor(game: Game, { worth }: Evaluator) {
    const { at, kind, side } = game.facts;
    [this.atBase, this.kindBase, this.sideBase] = [at.base, kind.base, side.base];
    this.worth = worth;
    this.mem = game.world.mem;
    this.kinds = game.variant.types.length;
    this.cells = game.topology.size;
    this.history = new Int32Array(2 * this.kinds * this.cells);
  }
  clear(): void {
    this.killers.fill(0);
    this.history.fill(0);
  }
  /** Room for as many ranks at that depth, lent until the next call there. */
  room(ply: number, actions: number): Int32Array {
    const ranks = this.ranks[ply];
    if (ranks !== undefined && ranks.length >= actions) return ranks;
    this.ranks[ply] = new Int32Array(Math.max(512, 2 * actions));
    return this.ranks[ply];
  }
  rank(plans: Plans, i: number, me: Side, best: number, ply: number): number {
    const { mem, worth, killers, atBase, kindBase, sideBase } = this;
    const { words, starts } = plans;
    const mover = plans.mover[i];
    const isKeyed = best !== 0 || killers[2 * ply] !== 0;
    const end = starts[i + 1];
    let to: number = mover === NOBODY ? OFF : mem[atBase + mover];
    let key = mover + 1;
    let gain = 0;
    for (let k = starts[i]; k < end; k++) {
      const word = words[k];
      const p = first(word);
      if (isKeyed) key = keyWith(key, word);
      switch (op(word)) {
        case Op.go:
          if (p === mover) to = second(word);
          break;
        case Op.take:
          gain += mem[sideBase + p] === me ? -worth[mem[kindBase + p]] : worth[mem[kindBase + p]];
          break;
        case Op.convert:
          if (mem[sideBase + p] !== me) gain += worth[mem[kindBase + p]];
          break;
        case Op.become:
          gain += worth[second(word)] - worth[mem[kindBase + p]];
      }
    }
    if (isKeyed && key === best) return KNOWN_BEST;
    if (gain > 0) return rankOfGain(gain, this.riskOf(plans, i));
    if (isKeyed && key === killers[2 * ply]) return KILLERS[0];
    if (isKeyed && key === killers[2 * ply + 1]) return KILLERS[1];
    return gain + (to === OFF ? 0 : this.history[this.slotOf(me, mover, to)]);
  }
  /** Captures that gain, and ending the turn; the others need not be tried. */
  rankOfCapture(plans: Plans, i: number, me: Side): number {
    const gain = this.gain(plans, i, me);
    if (gain > 0) return rankOfGain(gain, this.riskOf(plans, i));
    return plans.mover[i] === NOBODY ? 0 : TRIED;
  }
  /** What an action wins at once, by its steps: enemies taken and pieces changed, less friends taken. */
  gain(plans: Plans, i: number, me: Side): number {
    const { mem, worth, sideBase, kindBase } = this;
    let gain = 0;
    for (let k = plans.starts[i]; k < plans.starts[i + 1]; k++) {
      const word = plans.words[k];
      const operation = op(word);
      if (operation !== Op.take && operation !== Op.become) continue;
      const p = first(word);
      const now = worth[mem[kindBase + p]];
      if (operation === Op.become) gain += worth[second(word)] - now;
      else gain += mem[sideBase + p] === me ? -now : now;
    }
    return gain;
  }
  /** What its mover is worth, and so may cost in return. */
  riskOf(plans: Plans, i: number): number {
    const mover = plans.mover[i];
    return mover === NOBODY ? 0 : this.worth[this.mem[this.kindBase + mover]];
  }
  /** Where the first piece that it takes stands; OFF where it takes none. */
  targetOf(plans: Plans, i: number): number {
    for (let k = plans.starts[i]; k < plans.starts[i + 1]; k++) {
      if (op(plans.words[k]) === Op.take) return this.mem[this.atBase + first(plans.words[k])];
    }
    return OFF;
  }
  /** A quiet action was good enough to refute what came before it. */
  refuted(plans: Plans, i: number, me: Side, ply: number, depth: number): void {
    const key = plans.key(i);
    if (this.killers[2 * ply] !== key) {
      this.killers[2 * ply + 1] = this.killers[2 * ply];
      this.killers[2 * ply] = key;
    }
    const at = this.historyAt(plans, i, me);
    if (at >= 0) this.history[at] = Math.min(MOST_HISTORY, this.history[at] + depth * depth);
  }
  private historyAt(plans: Plans, i: number, me: Side): number {
    const mover = plans.mover[i];
    if (mover === NOBODY) return -1;
    let to: number = this.mem[this.atBase + mover];
    for (let k = plans.starts[i]; k < plans.starts[i + 1]; k++) {
      const word = plans.words[k];
      if (op(word) === Op.go && first(word) === mover) to = second(word);
    }
    return to === OFF ? -1 : this.slotOf(me, mover, to);
  }
  private slotOf(me: Side, mover: number, to: number): number {
    return (me * this.kinds + this.mem[this.kindBase + mover]) * this.cells + to;
  }
}

/** The best rank that is left, taken out; -1 when none is. `ranks` are those of `from` to `end`. */
export const takeBest = (ranks: Int32Array, from: number, end: number): number => {
  let best = -1;
  let rank = TRIED;
  for (let i = from; i < end; i++) {
    if (ranks[i - from] > rank) {
      rank = ranks[i - from];
      best = i;
    }
  }
  return best;
};
/** The rank of what was tried already, or need not be. */
export const TRIED = -0x7fffffff;
