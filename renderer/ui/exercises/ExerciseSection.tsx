/** The task of an exercise in the side panel: its goal, how far it is, and what was needed so far. */
import type { ExerciseView } from '../../../electron/contract/exercise.ts';
import { problemGoal, streakWords } from '../../narration/exercise-text.ts';
import { sideName } from '../../narration/labels.ts';
import { uiText } from '../../text/index.ts';
import { AuthorsWords } from '../parts/AuthorsWords.tsx';
import { useMatch } from '../parts/table-context.ts';
import { Lozenge, Pips } from '../shell/Lozenge.tsx';
import styles from './ExerciseSection.module.css';

const words = uiText.exercise;

export function ExerciseSection() {
  const exercise = useMatch((s) => s.view.exercise);
  if (!exercise) return null;
  return (
    <div data-testid="exercise">
      {exercise.task.is === 'problem' ? <Problem exercise={exercise} /> : <Lesson exercise={exercise} />}
    </div>
  );
}

function Problem({ exercise: { task, misses } }: { readonly exercise: ExerciseView }) {
  const description = useMatch((s) => s.description);
  const hints = useMatch((s) => s.view.aids.hints);
  if (task.is !== 'problem') return null;
  const { problem, isTodays, streak } = task;
  const notes = [
    problem.solved === null ? words.panel.misses(misses) : words.panel.before[problem.solved],
    ...(hints > 0 ? [words.panel.hints(hints)] : []),
    ...(isTodays ? [[words.panel.todays, streakWords(streak)].filter(Boolean).join(', ')] : []),
  ];
  return (
    <>
      <p className={styles.goal}>{problemGoal(description, problem)}</p>
      <AuthorsWords own={problem.own} />
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
    </>
  );
}

/** Done steps are filled, the present one is turned, those to come are hollow. */
function Lesson({ exercise: { task, verdict, side } }: { readonly exercise: ExerciseView }) {
  const description = useMatch((s) => s.description);
  if (task.is !== 'lesson') return null;
  const { goals, step, lesson, turns, isAlone } = task;
  const isNow = verdict?.is !== 'solved';
  return (
    <>
      <p className={styles.goal}>{task.goal}</p>
      <p className={styles.rule}>{task.rule}</p>
      <p className={styles.facts}>
        <span className={styles.steps} aria-hidden="true">
          {goals.map((_, i) => (
            // steps have no identity but their index
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Lozenge key={i} turned={i === step && isNow} hollow={i > step} />
          ))}
        </span>
        {words.lesson.step(step + 1, lesson.steps)}
        {turns > 1 && <span>{words.lesson.turns(turns)}</span>}
        {turns > 1 && isAlone && <span>{words.lesson.alone(sideName(description, side === 0 ? 1 : 0))}</span>}
      </p>
    </>
  );
}
