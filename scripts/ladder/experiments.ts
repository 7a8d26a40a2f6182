/**
 * What was tried in the search, losers included: each match of `npm run sprt` as a line of JSON, in the order in which they
 * ended.
 */
import { estimateOf } from './elo.ts';
import { type Hypotheses, logRatio, type Verdict, verdictOf } from './sequential.ts';

/** One match, as it is asked for. */
export interface Experiment extends Hypotheses {
  /** what is tried */
  readonly name: string;
  readonly variant: string;
  /** the commit that it plays against */
  readonly against: string;
  /** of processor time an action */
  readonly milliseconds: number;
}
/** Two games of one opening with sides changed. */
export interface PairLine {
  readonly number: number;
  /** of what is tried, 0 to 2 */
  readonly points: number;
}
export interface ExperimentLine extends Experiment {
  readonly pairs: number;
  /** of what is tried, of both games of every pair */
  readonly points: number;
  readonly logRatio: number;
  readonly verdict: Verdict;
  readonly date: string;
}

export const experimentOf = (experiment: Experiment, pairs: readonly number[]): ExperimentLine => ({
  ...experiment,
  pairs: pairs.length,
  points: pairs.reduce((sum, points) => sum + points, 0),
  logRatio: Math.round(100 * logRatio(pairs, experiment)) / 100,
  verdict: verdictOf(pairs, experiment),
  date: new Date().toISOString().slice(0, 10),
});

const eloText = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? '∞' : '−∞';
  return elo < 0 ? `−${Math.round(-elo)}` : `+${Math.round(elo)}`;
};
/** A table in Markdown. */
export function experimentsTable(lines: readonly ExperimentLine[], titleOf: (variant: string) => string): string {
  const rows = lines.map(
    ({ name, variant, against, milliseconds, pairs, points, least, wanted, verdict, logRatio }) => {
      const { elo, least: low, most } = estimateOf({ games: 2 * pairs, won: points, drawn: 0 });
      const found = `${points} of ${2 * pairs}, ${eloText(elo)} [${eloText(low)}, ${eloText(most)}]`;
      const tested = `${verdict} (${logRatio}; ${least} to ${wanted} Elo)`;
      return `| ${[name, titleOf(variant), against.slice(0, 8), `${milliseconds} ms`, found, tested].join(' | ')} |`;
    },
  );
  return [
    '| tried | game | against | an action | points, Elo | verdict |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
