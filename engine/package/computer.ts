/** The computer, asked about a match as the side to move may know it. */

import type { Match } from '../match/match.ts';
import { sideViewOf } from '../search/advice/position-view.ts';
import { consider, decided } from '../search/consider.ts';
import type { Thought } from '../search/think.ts';
import { levels } from './levels.ts';
import type { SearchLine, SearchOptions, SearchProgress, SearchResult } from './shapes.ts';

const MOST_LINES = 20;
const MOST_SEEDS = 2 ** 32;

/** The match must go on. Throws a `RangeError` where the options say nothing that can be done. */
export function search(match: Match, options: SearchOptions): SearchResult {
  check(options);
  const { level = null, nodes, depth, lines = 1, seed = 0, milliseconds, onProgress } = options;
  const { variant, position } = match;
  const limits = { lines, ...(nodes !== undefined && { nodes }), ...(depth !== undefined && { depth }) };
  const until = milliseconds === undefined ? Infinity : Date.now() + milliseconds;
  const stop = (): boolean => Date.now() >= until || options.stop?.() === true;
  const told = (thought: Thought): void => onProgress?.(progressOf(thought));
  const view = sideViewOf(match, position.turn);
  const choice = consider(view, { level, limits, seed }, { stop, told }, variant);
  const made = decided(position, choice);
  if (made === null) throw new Error(`no action in ${position.census()}`);
  const { action, line } = made;
  return {
    ...{ action: action.text, line: line && lineOf(line) },
    ...progressOf(choice.thought ?? { depth: 0, nodes: 0, lines: [] }),
  };
}

const progressOf = ({ depth, nodes, lines }: Pick<Thought, 'depth' | 'nodes' | 'lines'>): SearchProgress => ({
  ...{ depth, nodes },
  lines: lines.map(lineOf),
});
/** A score may be -0, which is no number of its own to anybody. */
const lineOf = ({ actions, score, wins }: SearchLine): SearchLine => ({
  actions: [...actions],
  score: score + 0,
  wins,
});

function check({ level, nodes, depth, milliseconds, lines, seed, stop }: SearchOptions): void {
  if ([level, nodes, depth, milliseconds, stop].every((limit) => limit === undefined))
    throw new RangeError('Say how much to think: `level`, `nodes`, `depth`, `milliseconds` or `stop`.');
  if (level !== undefined && !levels.some(({ id }) => id === level))
    throw new RangeError(`There is no level ${level}; there are ${levels.map(({ id }) => id).join(', ')}.`);
  if (level !== undefined && lines !== undefined)
    throw new RangeError('A level chooses among lines of its own: leave out `lines` or `level`.');
  for (const [name, number, least, most] of [
    ['nodes', nodes, 1, Infinity],
    ['depth', depth, 1, Infinity],
    ['milliseconds', milliseconds, 1, Infinity],
    ['lines', lines, 1, MOST_LINES],
    ['seed', seed, 0, MOST_SEEDS - 1],
  ] as const) {
    if (number === undefined || (Number.isInteger(number) && number >= least && number <= most)) continue;
    throw new RangeError(`\`${name}\` must be a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}.`);
  }
}
