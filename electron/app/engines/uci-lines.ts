/** The lines of the UCI protocol that an engine writes, as data. What is not understood is null: engines write much else. */
import { onOneLine } from '../../contract/plain-text.ts';

/** An option that it offers. */
export interface UciOption {
  readonly name: string;
  readonly type: string;
  /** of a combination */
  readonly values: readonly string[];
  /** the least and the greatest number of a spin; null: it has none */
  readonly range: readonly [number, number] | null;
}
/** What it has found to a depth, as one of its best lines: `rank` 1 is the best. */
export interface UciInfo {
  readonly depth: number;
  readonly rank: number;
  /** hundredths of a pawn, or in how many moves of its own it mates (negative: is mated); for the side to move */
  readonly score: { readonly by: 'cp' | 'mate'; readonly value: number };
  readonly nodes: number;
  readonly moves: readonly string[];
}
export type UciLine =
  | { readonly is: 'name' | 'author'; readonly text: string }
  | { readonly is: 'option'; readonly option: UciOption }
  | { readonly is: 'uciok' | 'readyok' }
  | ({ readonly is: 'info' } & UciInfo)
  /** null: it has none */
  | { readonly is: 'bestmove'; readonly move: string | null }
  /** of `go perft 1`, which is no part of the protocol: a move, and the end of the list */
  | { readonly is: 'counted'; readonly move: string }
  | { readonly is: 'all counted' };

/** characters of what an engine calls itself */
const LONGEST_NAME = 100;
const NO_MOVES = ['(none)', 'none', '0000', 'null', 'resign'];
const KEYWORDS = /\s(?:default|min|max|var)(?=\s|$)/;

export function uciLineOf(line: string): UciLine | null {
  const [first = '', second = ''] = line.trim().split(/\s+/);
  switch (first) {
    case 'uciok':
    case 'readyok':
      return { is: first };
    case 'bestmove':
      return { is: 'bestmove', move: second === '' || NO_MOVES.includes(second) ? null : second };
    case 'info':
      return infoOf(line.trim());
    case 'id': {
      const [, what, text] = /^id\s+(name|author)\s+(.*)$/.exec(line.trim()) ?? [];
      if (what !== 'name' && what !== 'author') return null;
      return { is: what, text: onOneLine(text).slice(0, LONGEST_NAME) };
    }
    case 'option':
      return optionOf(line.trim());
    default:
      return countedOf(line.trim());
  }
}
/** `info depth 12 multipv 2 score cp -31 nodes 8000 pv e7e5 g1f3`; what is no whole line, or only a bound, is null. */
function infoOf(line: string): UciLine | null {
  const [head, ...pv] = line.split(/\spv\s+/);
  const number = (word: string): number | null => {
    const [, digits] = new RegExp(`\\s${word}\\s+(-?\\d{1,12})(?!\\S)`).exec(head) ?? [];
    return digits === undefined ? null : Number(digits);
  };
  const depth = number('depth');
  const [cp, mate] = [number('score cp'), number('score mate')];
  if (/\s(?:string|lowerbound|upperbound)(?=\s|$)/.test(head) || depth === null || pv.length !== 1) return null;
  if (cp === null && mate === null) return null;
  const score = mate === null ? { by: 'cp' as const, value: cp ?? 0 } : { by: 'mate' as const, value: mate };
  const moves = pv[0].trim().split(/\s+/);
  return { is: 'info', depth, rank: number('multipv') ?? 1, score, nodes: number('nodes') ?? 0, moves };
}
/** `e2e4: 1`, and at the end `Nodes searched: 20` */
function countedOf(line: string): UciLine | null {
  if (/^Nodes searched: \d+$/.test(line)) return { is: 'all counted' };
  const [, move] = /^(\S+): \d+$/.exec(line) ?? [];
  return move === undefined ? null : { is: 'counted', move };
}
/** `option name UCI_Variant type combo default chess var chess var shogi` */
function optionOf(line: string): UciLine | null {
  const [, name, type, rest] = /^option name (.+?) type (\S+)(.*)$/.exec(line.trim().replace(/\s+/g, ' ')) ?? [];
  if (name === undefined) return null;
  const values = rest.split(/\svar\s+/).slice(1);
  const range = type === 'spin' ? rangeIn(rest) : null;
  const option = { name, type, values: values.map((value) => value.split(KEYWORDS)[0].trim()), range };
  return { is: 'option', option };
}
function rangeIn(rest: string): UciOption['range'] {
  const [least, most] = ['min', 'max'].map((end) =>
    Number(new RegExp(`\\s${end}\\s+(-?\\d{1,9})(?!\\S)`).exec(rest)?.[1]),
  );
  return least <= most ? [least, most] : null;
}
