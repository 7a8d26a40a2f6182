/** The lines that an engine finds, as lines of ours: moves that the rules allow, chances instead of scores. */
import type { Position } from '../../../engine/core/position.ts';
import type { AnalysisResult } from '../../../engine/search/advice/advice-jobs.ts';
import { type ToldLine, tellLine } from '../../../engine/search/advice/tell.ts';
import { WIN } from '../../../engine/search/score.ts';
import { LONGEST_LINE } from '../../contract/advice.ts';
import type { EngineMoves } from './engine-moves.ts';
import type { UciInfo } from './uci-lines.ts';

/** mates in more moves count as this many: no search looks further */
const LONGEST_MATE = 200;

export class AnalysisReader {
  private readonly position: Position;
  private readonly turns: EngineMoves;
  private readonly most: number;
  private lines: readonly ToldLine[] = [];
  /** what was read of the greatest depth, if anything */
  last: AnalysisResult | null = null;

  /** `position`: the one that is analysed, which stays as it is; `most`: the lines that are asked for */
  constructor(position: Position, turns: EngineMoves, most: number) {
    this.position = position;
    this.turns = turns;
    this.most = most;
  }
  /** The best lines with this one among them; null where it is none. They come by rank, the best first, at every depth anew. */
  read({ rank, moves, score, depth, nodes }: UciInfo): AnalysisResult | null {
    const before = rank === 1 ? [] : this.lines;
    if (rank !== before.length + 1 || rank > this.most) return null;
    const actions = this.actionsOf(moves);
    if (actions.length === 0) return null;
    this.lines = [...before, tellLine(this.position, { actions, score: scoreOf(score), wins: null })];
    this.last = { lines: this.lines, depth, nodes };
    return this.last;
  }
  /** As far as the rules allow its moves. */
  private actionsOf(moves: readonly string[]): readonly string[] {
    const { position, turns } = this;
    const played: string[] = [];
    for (const move of moves) {
      const texts = position.outcome === null ? turns.actionsOf(position, move) : null;
      if (!texts || played.length + texts.length > LONGEST_LINE) break;
      for (const text of texts) {
        const action = position.find(text);
        if (!action.ok) throw new Error(`${text} is an action of this position`);
        position.play(action.value);
        played.push(text);
      }
    }
    for (const _ of played) position.takeBack();
    return played;
  }
}

/** Moves of its own become actions of both sides. */
function scoreOf({ by, value }: UciInfo['score']): number {
  if (by === 'cp') return Math.min(LIMIT, Math.max(-LIMIT, value));
  const moves = Math.min(LONGEST_MATE, Math.abs(value));
  return value > 0 ? WIN - (2 * moves - 1) : 2 * moves - WIN;
}
/** a greater score would be a proven win */
const LIMIT = 100_000;
