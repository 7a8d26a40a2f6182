/** Problems and progress in the shape of the contract. */
import { groupsSaid } from '../../engine/core/groups.ts';
import { typeNamed } from '../../engine/core/start-names.ts';
import type { Variant } from '../../engine/core/variant.ts';
import type { ChessProblem } from '../../engine/problems/chess-problem.ts';
import { positionOfProblem } from '../../engine/problems/judge.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type { Thumbnail } from '../contract/description.ts';
import type { ProblemSummary } from '../contract/exercise.ts';
import type { ProblemProgress } from '../saves/progress.ts';
import { featureViewsOf, pieceViewsOf } from './viewing.ts';

export const variantOf = ({ variant: id }: ChessProblem): Variant => {
  const variant = variantNamed(id);
  if (!variant) throw new Error(`a problem belongs to no game: ${id}`);
  return variant;
};

/** Read from the problem alone: a position would have to be set up for each. */
export function summaryOf(problem: ChessProblem, progress: ProblemProgress): ProblemSummary {
  const { id, variant, goal, grade, start } = problem;
  const attempted = progress.of(id);
  return {
    ...{ id, variant, grade },
    kind: goal.is,
    turns: goal.is === 'win' ? goal.turns : null,
    side: variantOf(problem).sides[1].id === start.turn ? 1 : 0,
    target: goal.is === 'capture' ? { name: targetOf(problem, goal.at), at: goal.at } : null,
    solved: attempted === 'missed' ? null : attempted,
    tried: attempted === 'missed',
  };
}
/** `yellow Guard` */
function targetOf(problem: ChessProblem, at: string): string {
  const variant = variantOf(problem);
  const piece = problem.start.pieces.find((one) => one.at === at);
  const type = piece && typeNamed(variant, piece.kind, piece.promoted);
  if (!piece || !type) throw new Error(`nothing stands on ${at} in ${problem.id}`);
  const [group] = groupsSaid(variant, [piece]);
  return group ? `${group.name} ${type.name}` : type.name;
}

export function pictureOf(problem: ChessProblem): Thumbnail {
  const position = positionOfProblem(problem);
  return {
    variant: problem.variant,
    pieces: pieceViewsOf(position).flatMap(({ kind, side, at, rides, group }) =>
      at === null ? [] : [{ kind, side, at, ...(rides && { rides }), ...(group !== undefined && { group }) }],
    ),
    features: featureViewsOf(position, null).map(({ id, cell }) => ({ id, cell })),
  };
}
