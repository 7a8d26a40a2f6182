/** Dense positions played by engine and oracle side by side: what differs, and how often each mechanism was reached. */

import { Dice } from '../dice.ts';
import { Beside } from './beside.ts';
import { applied, isRoyalInCheck, mayBeCalledWith } from './oracle.ts';
import { dense, reachedBy, SCENES, staged } from './oracle-dense.ts';
import { houseRules, type OracleOptions } from './oracle-positions.ts';

/** What the two say differently of the position or of an action in it; null where they agree. */
export function firstDifference(both: Beside): string | null {
  const [ours, theirs] = both.stands();
  if (ours !== theirs) return `${ours} is not ${theirs}: ${both.told}`;
  const asked = both.rough ? both.surprises(9).asked : undefined;
  for (const mines of both.rough ? (['known', 'true'] as const) : (['known'] as const)) {
    const of = mines === 'true' ? asked : undefined;
    const [engine, oracle] = [both.engineLines(mines, of), both.oracleLines(mines, of)];
    const only = (here: readonly string[], there: readonly string[]) => here.find((line) => !there.includes(line));
    const [more, less] = [only(engine, oracle), only(oracle, engine)];
    if (more ?? less) return `${mines}: engine ${more ?? '-'}, oracle ${less ?? '-'}: ${both.told}`;
    if (engine.length !== oracle.length) return `${mines}: ${engine.length} and ${oracle.length} lines: ${both.told}`;
  }
  return null;
}

/** By what it is called, how often it was done or compared. */
export class Tally {
  readonly done = new Map<string, number>();
  note(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }
  of(what: string): number {
    return this.done.get(what) ?? 0;
  }
}

/** Every house rule value in turn, whatever the scene. */
export function denseOptions(seed: number): OracleOptions {
  const bit = (n: number) => ((Math.imul(seed, 0x9e3779b1) >>> (20 + n)) & 1) === 1;
  return {
    terrain: bit(0) ? 'on' : 'off',
    // D-T0b: where terrain lies, it is of every kind
    features: houseRules.features.filter((_, n) => bit(0) || bit(5 + (n % 3))).join(',') || 'none',
    area: bit(8) ? 'board' : 'middle',
    departure: bit(1) ? 'ticks' : 'waits',
    pushed: bit(2) ? 'promotes' : 'stays',
    bigbang: bit(3) ? 'spares' : 'destroys',
    check: bit(4) ? 'players' : 'program',
  };
}

const PLIES = 4;
/** One dense position and a few actions on from it; the first difference, or null. */
export function compareDense(seed: number, tally: Tally): string | null {
  const dice = new Dice(seed * 48_271 + 11);
  const scene = SCENES[[0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 6, 6][seed % 12]];
  const usual = denseOptions(seed);
  const options: OracleOptions = scene === 'check' ? { ...usual, check: 'players' } : usual;
  const both = Beside.set(dense(dice, scene, options));
  for (const [name, choice] of Object.entries(options))
    for (const value of choice.split(',')) tally.note(`${name}=${value}`);
  for (let ply = 0; ply < PLIES && both.ending === null; ply++) {
    const differs = firstDifference(both);
    if (differs !== null) return `seed ${seed}: ${differs}`;
    tally.note('compared');
    if (both.rough && both.surprises(Number.POSITIVE_INFINITY).count > 0) tally.note('a hidden Landmine in reach');
    const action = staged(both.oracle, dice);
    if (action === null) break;
    for (const what of reachedBy(both.oracle, action)) tally.note(what);
    const calls = dice.roll() < 0.5 && mayBeCalledWith(both.oracle, action);
    const { losses, takenBack } = applied(both.oracle, action, calls);
    if (takenBack !== null) tally.note('taken back for a hidden Landmine');
    const { white, black } = both.oracle.mines;
    if (losses.some(({ at }) => (white.has(at) || black.has(at)) && !both.oracle.revealed.has(at))) {
      tally.note('a hidden Landmine gone off');
    }
    both.play(action, calls);
    const { options, called, turn } = both.oracle;
    if (called) tally.note('a check that was called');
    else if (options.check === 'players' && isRoyalInCheck(both.oracle, turn))
      tally.note('a check that was not called');
    if (both.oracle.ended?.reason === 'check-not-called') tally.note('a King taken without a call');
  }
  return null;
}
