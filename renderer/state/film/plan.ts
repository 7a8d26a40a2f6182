/**
 * What a film shows: the position before its first turn and after every side's turn in a range, along the line that led
 * to the present position. Must stay true: only what this page already knows of the game is in it.
 */
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { writtenMove } from '../notation.ts';

/** the turn after which a position is shown, and the node of the position */
export interface FilmFrame {
  readonly node: number;
  readonly turnNumber: number;
  /** null: nothing has been played yet */
  readonly played: { readonly side: 0 | 1; readonly label: string } | null;
}

/** numbers of turns, both included */
export interface FilmRange {
  readonly from: number;
  readonly to: number;
}

/** seconds that each position is shown */
export const PACES = [0.5, 1, 2] as const;
export type Pace = (typeof PACES)[number];

export const FILM_SIZES = [
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1200 },
] as const;
export type FilmSize = (typeof FILM_SIZES)[number];

export type FilmView = 0 | 1 | 'above';

export interface FilmSpec extends FilmRange {
  readonly view: FilmView;
  readonly size: FilmSize;
  readonly pace: Pace;
  readonly captions: boolean;
}

/** positions in one film: twenty minutes at a second each */
export const LONGEST_FILM = 1200;

/** Every position of the game's line up to the present one, a side's turn of several moves as one. */
export function wholeFilm(nodes: readonly HistoryNode[]): readonly FilmFrame[] {
  const frames: { node: number; turnNumber: number; side: 0 | 1; labels: string[]; isStart: boolean }[] = [];
  for (const node of nodes) {
    if (node.line !== 'past' && node.line !== 'present') continue;
    const { id, turnNumber, side, kind } = node;
    const last = frames.at(-1);
    const goesOn = last && !last.isStart && last.turnNumber === turnNumber && last.side === side;
    if (last && goesOn) {
      last.labels = node.turnLabel === undefined ? [...last.labels, writtenMove(node)] : [node.turnLabel];
      last.node = id;
    } else
      frames.push({
        node: id,
        turnNumber,
        side,
        labels: [node.turnLabel ?? writtenMove(node)],
        isStart: kind === 'start',
      });
  }
  return frames.map(({ node, turnNumber, side, labels, isStart }) => ({
    node,
    turnNumber,
    played: isStart ? null : { side, label: labels.join(', ') },
  }));
}

/** The turns that were played; null: none. */
export function turnsOf(whole: readonly FilmFrame[]): FilmRange | null {
  const played = whole.filter((frame) => frame.played !== null);
  const [first, last] = [played[0], played.at(-1)];
  return first && last ? { from: first.turnNumber, to: last.turnNumber } : null;
}

/** The positions of a film: the one before its range, and those in it. */
export function framesIn(whole: readonly FilmFrame[], { from, to }: FilmRange): readonly FilmFrame[] {
  const isIn = ({ played, turnNumber }: FilmFrame): boolean =>
    played !== null && turnNumber >= from && turnNumber <= to;
  const first = whole.findIndex(isIn);
  if (first < 0) return [];
  return [...whole.slice(Math.max(0, first - 1), first), ...whole.filter(isIn)];
}
