/** The lines of XBoard's protocol (version 2) that an engine writes, as data. What is not understood is null: engines write much else. */
import type { UciInfo } from './uci-lines.ts';

export type XBoardLine =
  /** in their order, with the text of each: `ping=1`, `myname="Crafty"`; one of them, `option`, may come several times */
  | { readonly is: 'features'; readonly features: readonly (readonly [string, string])[] }
  | { readonly is: 'pong'; readonly number: string }
  | { readonly is: 'move'; readonly move: string }
  /** it does not take the move that it was told */
  | { readonly is: 'illegal'; readonly move: string }
  /** it cannot play from the position that it was told */
  | { readonly is: 'bad position' }
  | { readonly is: 'resigns' }
  /** it offers a draw, or accepts one */
  | { readonly is: 'offers draw' }
  /** it claims that the game is over */
  | { readonly is: 'over' }
  | ({ readonly is: 'info' } & UciInfo);

/** a score from here on is a mate: what is above it is the number of moves */
const MATE = 100_000;

export function xboardLineOf(text: string): XBoardLine | null {
  const line = text.trim();
  const [first = '', second = ''] = line.split(/\s+/, 2);
  if (first === 'feature') return { is: 'features', features: featuresIn(line) };
  if (first === 'pong') return { is: 'pong', number: second };
  const [, move] = /^(?:move|my move is\s*:)\s+(\S+)/i.exec(line) ?? [];
  if (move !== undefined) return { is: 'move', move };
  const [, refused] = /^illegal move\b[^:]{0,200}:\s*(\S+)/i.exec(line) ?? [];
  if (refused !== undefined) return { is: 'illegal', move: refused };
  if (/^tellusererror illegal position\b/i.test(line)) return { is: 'bad position' };
  if (/^offer draw\b/.test(line)) return { is: 'offers draw' };
  if (first === 'resign') return { is: 'resigns' };
  if (/^(?:1-0|0-1|1\/2-1\/2)$/.test(first)) return { is: 'over' };
  return infoIn(line);
}
function featuresIn(line: string): readonly (readonly [string, string])[] {
  const all = line.matchAll(/\s([a-z0-9]+)=(?:"([^"]*)"|(\S+))/g);
  return [...all].map(([, name, quoted, bare = '']) => [name, quoted ?? bare] as const);
}
/** An option that is a whole number within a range: `Skill Level -slider 20 0 20`. */
export interface XBoardOption {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}
/** Null: it is of another kind. */
export function numberOptionOf(text: string): XBoardOption | null {
  const [, name, least, most] =
    /^(\S.{0,99}?) -(?:spin|slider) -?\d{1,9} (-?\d{1,9}) (-?\d{1,9})$/.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (name === undefined || Number(least) > Number(most)) return null;
  return { name, least: Number(least), most: Number(most) };
}
/** `9 156 1084 48000 Nf3 Nc6 Nc3`: depth, hundredths of a pawn, hundredths of a second, nodes, and the line */
function infoIn(line: string): XBoardLine | null {
  const [, depth, score, nodes, rest] =
    /^(\d{1,3})[.&+]?\s+([+-]?\d{1,9})\s+\d{1,12}\s+(\d{1,12})\s+(.*)$/.exec(line) ?? [];
  if (rest === undefined) return null;
  const value = Number(score);
  const mate = Math.abs(value) - MATE;
  // further numbers end with a tab, and numbers of moves with a dot
  const moves = rest
    .slice(rest.lastIndexOf('\t') + 1)
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word));
  return {
    ...{ is: 'info', depth: Number(depth), rank: 1, nodes: Number(nodes), moves },
    score: mate > 0 ? { by: 'mate', value: value > 0 ? mate : -mate } : { by: 'cp', value },
  };
}
