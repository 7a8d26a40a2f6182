/** What lines of Betza notation say, to be compared. */
import { readBetza } from './read-betza.ts';

/** The moves of a line of Betza notation, without how they are written. */
export function betzaMoves(betza: string, isPassed = true): readonly string[] {
  const read = readBetza(betza);
  if (!('moves' in read)) throw new Error(`${betza}: ${read.says}`);
  return read.moves.flatMap(({ initial, legs }) => {
    const [first, ...further] = legs.map((leg) => ({
      ...leg,
      turns: [...leg.turns].sort(),
      inPassing: leg.inPassing && isPassed,
    }));
    // each way is a move by itself
    return first.steps.map((step) => JSON.stringify([initial, { ...first, steps: [step] }, ...further]));
  });
}
