/**
 * The best action of a position, looked at twice. At the end of what a search sees, a move that only puts a loss off looks
 * as if it averted it; a second search, begun after that move, sees the loss.
 */
import type { Game } from '../core/game.ts';
import type { Cell } from '../core/ids.ts';
import { actionOf, positionOf } from './advice/steps.ts';
import { nodesOf } from './choose.ts';
import { scoreOfEnd } from './score.ts';
import type { TranspositionTable } from './table.ts';
import { takingBack } from './taking-back.ts';
import { type Line, Thinker } from './think.ts';

export interface SearchRequest {
  /** of the first search; the second ones have fewer */
  readonly nodes: number;
  readonly past: readonly number[];
  readonly entered: readonly Cell[];
  readonly table: TranspositionTable;
  readonly stop?: () => boolean;
}

/** So much less than the first search promised is a reason to look at other actions. */
const DISAPPOINTING = 100;
/** How many are compared then. */
const OTHERS = 4;
const SECOND_LOOK = 1 / 2;
/** In a game whose turns are many actions each of them gets so much at least. */
const LEAST_SHARE = 1 / 2;

/** Null where there is no action. The same game, past and nodes give the same answer, unless it is stopped. */
export const soundest = (game: Game, asked: SearchRequest): Line | null => {
  const [best = null] = bestLines(game, asked, 1);
  if (best === null || best.wins !== null || asked.stop?.()) return best;
  const second = lookedAfter(game, best, asked);
  if (second.score >= best.score - DISAPPOINTING) return second;
  const [other] = bestLines(game, asked, OTHERS)
    .filter(({ actions: [text] }) => text !== best.actions[0])
    .map((line) => lookedAfter(game, line, asked))
    .sort((a, b) => b.score - a.score);
  return other && other.score > second.score ? other : second;
};
/** The best lines by one search. */
export const bestLines = (
  game: Game,
  { nodes, past, entered, table, stop }: SearchRequest,
  lines: number,
): readonly Line[] => {
  const thinker = new Thinker(game, { table, entered, announcesChecks: true });
  const limits = { nodes: nodesOf(game, nodes, LEAST_SHARE), lines, behind: takingBack(game, past) };
  return thinker.think(limits, past, stop).lines;
};
/** The line that begins with the same action and goes on as a search after it says, with its score for the side that makes it. */
const lookedAfter = (game: Game, { actions: [text] }: Line, asked: SearchRequest): Line => {
  const position = positionOf(game);
  const me = position.turn;
  return position.after(actionOf(position, text), () => {
    const { outcome } = position;
    if (outcome !== null) return { actions: [text], score: scoreOfEnd(outcome.winner, me, 1), wins: 1 };
    const [next] = bestLines(position.game, { ...asked, past: [], nodes: SECOND_LOOK * asked.nodes }, 1);
    const { actions, score, wins } = next ?? { actions: [], score: 0, wins: null };
    return { actions: [text, ...actions], score: position.turn === me ? score : -score, wins: wins && wins + 1 };
  });
};
