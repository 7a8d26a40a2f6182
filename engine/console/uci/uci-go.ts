/** How long to think, as `go` says it. */
import type { Limits } from '../../search/think.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { MOVES_TO_GO, type TimeGiven } from '../time-budget.ts';
import { uciWords } from './uci-words.ts';

export interface GoCommand extends TimeGiven {
  readonly limits: Limits;
  /** `infinite`: only `stop` ends it */
  readonly isEndless: boolean;
  /** `ponder`: in the other side's time, until `ponderhit` or `stop` */
  readonly isPondering: boolean;
  /** the words behind `searchmoves` up to the next one that `go` knows */
  readonly searchmoves: readonly string[];
}

const NUMBERED = ['nodes', 'depth', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'movestogo', 'mate'];
const KNOWN = [...NUMBERED, 'searchmoves', 'infinite', 'ponder'];

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
