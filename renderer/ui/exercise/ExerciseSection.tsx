/** The task of an exercise in the side panel: its goal, how hard it is, and what was needed so far. */
import { problemGoal, streakWords } from '../../narration/exercise-text.ts';
import { uiText } from '../../text/index.ts';
import { Pips } from '../shell/Lozenge.tsx';
import { useMatch } from '../table/context.ts';
import styles from './ExerciseSection.module.css';

const words = uiText.exercise;

export function ExerciseSection() {
  const exercise = useMatch((s) => s.view.exercise);
  const description = useMatch((s) => s.description);
  const hints = useMatch((s) => s.view.aids.hints);
  if (!exercise) return null;
  const { problem, misses, isTodays, streak } = exercise;
  const notes = [
    problem.solved === null ? words.panel.misses(misses) : words.panel.before[problem.solved],
    ...(hints > 0 ? [words.panel.hints(hints)] : []),
    ...(isTodays ? [[words.panel.todays, streakWords(streak)].filter(Boolean).join(', ')] : []),
  ];
  return (
    <div data-testid="exercise">
      <p className={styles.goal}>{problemGoal(description, problem)}</p>
      <p className={styles.facts}>
        <span className={styles.grade}>
          <Pips full={problem.grade} all={4} />
          <span aria-hidden="true">{words.grade(problem.grade)}</span>
          <span className="sr">{words.gradeLabel(problem.grade)}</span>
        </span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </div>
  );
}
