/** The position of a problem as a small flat board, seen by its solver, and its facts beside it. */
import { useEffect } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { ProblemSummary } from '../../../../electron/contract/exercise.ts';
import { problemGoal, problemKind } from '../../../narration/exercise-text.ts';
import { useProblems } from '../../../state/exercises/problems.ts';
import { uiText } from '../../../text/index.ts';
import { FlatPicture } from '../../flat/FlatPicture.tsx';
import { classes } from '../../shell/classes.ts';
import { Pips } from '../../shell/Lozenge.tsx';
import styles from './ProblemPicture.module.css';

const words = uiText.exercise;

export function ProblemPicture(props: {
  readonly problem: ProblemSummary;
  readonly description: VariantDescription;
  readonly className?: string | undefined;
}) {
  const { problem, description, className } = props;
  const picture = useProblems((problems) => problems.pictures.get(problem.id));
  const want = useProblems((problems) => problems.want);
  useEffect(() => void want(problem.id), [want, problem.id]);
  const { width, height } = description.topology;
  return (
    // it keeps its place until the picture is there
    <div className={classes(styles.picture, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {picture && (
        <FlatPicture
          description={description}
          pieces={picture.pieces}
          features={picture.features}
          seat={problem.side}
          label={words.screen.board(problemGoal(description, problem))}
        />
      )}
    </div>
  );
}

export function ProblemFacts({ problem, also }: { readonly problem: ProblemSummary; readonly also?: string }) {
  return (
    <p className={styles.facts}>
      <Pips full={problem.grade} all={4} />
      <span>
        <span className="sr">{`${words.gradeLabel(problem.grade)}, `}</span>
        <span aria-hidden="true">{words.grade(problem.grade)}</span>
        {` · ${problemKind(problem)}`}
        {problem.solved && ` · ${words.screen.state[problem.solved]}`}
        {also && ` · ${also}`}
      </span>
    </p>
  );
}
