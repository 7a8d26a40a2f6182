/** How long to think, as `go` says it. */
import type { Side } from '../core/ids.ts';
import type { Limits } from '../search/think.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { uciWords } from './uci-words.ts';

export interface GoCommand {
  readonly limits: Limits;
  /** `infinite`: only `stop` ends it */
  readonly isEndless: boolean;
  /** `ponder`: in the other side's time, until `ponderhit` or `stop` */
  readonly isPondering: boolean;
  /** in milliseconds */
  readonly movetime: number | null;
  /** what is left on the clock of each side, what it gains with every move, and for how many moves it must do */
  readonly clocks: readonly [number | null, number | null];
  readonly gains: readonly [number, number];
  readonly movesToGo: number;
  /** the words behind `searchmoves` up to the next one that `go` knows */
  readonly searchmoves: readonly string[];
}

const NUMBERED = ['nodes', 'depth', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'movestogo', 'mate'];
const KNOWN = [...NUMBERED, 'searchmoves', 'infinite', 'ponder'];
/** Where nothing is said, a game is thought to go on for so many moves. */
const MOVES_TO_GO = 30;
const SHARE_OF_GAIN = 0.8;
/** For the way of the answer to a clock that is not ours. */
const ON_THE_WAY = 30;

export function goOf(words: readonly string[]): Result<GoCommand> {
  const numbers = new Map<string, number>();
  // what is not known is passed over, as the protocol wants it
  for (const [i, word] of words.entries()) {
    if (!NUMBERED.includes(word)) continue;
    const value = words[i + 1] ?? '';
    // a clock may be a little past its end
    if (!/^-?\d{1,12}$/.test(value)) return err('usage', uciWords.badNumber(word));
    numbers.set(word, Math.max(0, Number(value)));
  }
  const number = (name: string): number | null => numbers.get(name) ?? null;
  const [nodes, mate] = [number('nodes'), number('mate')];
  // a mate in two is three actions away, where each turn is one
  const depth = number('depth') ?? (mate === null ? null : Math.max(1, 2 * mate - 1));
  return ok({
    limits: {
      ...(nodes !== null && { nodes: Math.max(1, nodes) }),
      ...(depth !== null && { depth: Math.max(1, depth) }),
    },
    isEndless: words.includes('infinite'),
    isPondering: words.includes('ponder'),
    movetime: number('movetime'),
    clocks: [number('wtime'), number('btime')],
    gains: [number('winc') ?? 0, number('binc') ?? 0],
    movesToGo: Math.max(1, number('movestogo') ?? MOVES_TO_GO),
    searchmoves: behindSearchmoves(words),
  });
}
function behindSearchmoves(words: readonly string[]): readonly string[] {
  const at = words.indexOf('searchmoves');
  if (at < 0) return [];
  const after = words.slice(at + 1);
  const end = after.findIndex((word) => KNOWN.includes(word));
  return end < 0 ? after : after.slice(0, end);
}

/** The time for one answer; null where it does not matter. */
export function timeBudget({ isEndless, movetime, clocks, gains, movesToGo }: GoCommand, side: Side): number | null {
  if (isEndless) return null;
  const left = clocks[side];
  if (movetime === null && left === null) return null;
  const fair = left === null ? Infinity : Math.min(left / movesToGo + SHARE_OF_GAIN * gains[side], left);
  return Math.max(0, Math.min(movetime ?? Infinity, fair) - ON_THE_WAY);
}
