/** The problem of the day, and what was solved so far. */
import { problemGoal, streakWords } from '../../../narration/exercise-text.ts';
import { useHello } from '../../../state/app.ts';
import { openProblem, useProblems } from '../../../state/exercises/problems.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { ProblemFacts, ProblemPicture } from './ProblemPicture.tsx';
import styles from './Today.module.css';

const words = uiText.exercise;

export function TodaysProblem() {
  const { variants } = useHello();
  const problem = useProblems(({ all, today }) => all?.find(({ id }) => id === today));
  const { streak } = useProblems((problems) => problems.progress);
  const description = variants.find(({ id }) => id === problem?.variant);
  if (!problem || !description) return null;
  return (
    <section className={styles.card} aria-labelledby="todays-problem">
      <header>
        <h2 id="todays-problem">{words.screen.today}</h2>
        <span className={styles.game}>{description.title}</span>
      </header>
      <ProblemPicture problem={problem} description={description} className={styles.board} />
      <p className={styles.goal}>{problemGoal(description, problem)}</p>
      <ProblemFacts problem={problem} also={streakWords(streak)} />
      {problem.solved && <p className="small muted">{words.screen.todaySolved}</p>}
      <Button
        look={problem.solved ? 'usual' : 'primary'}
        data-testid="solve-todays"
        aria-describedby="todays-problem"
        onClick={() => void openProblem(problem.id)}
      >
        {words.buttons.solve}
      </Button>
    </section>
  );
}

export function YourProblems() {
  const { solved, first, streak } = useProblems((problems) => problems.progress);
  return (
    <section className={styles.card} aria-labelledby="your-problems">
      <h2 id="your-problems">{words.screen.yours}</h2>
      <p data-testid="progress">{solved === 0 ? words.screen.nothingYet : words.screen.progress(solved, first)}</p>
      {streak.longest > 0 && <p>{words.streak.longest(streak.longest)}</p>}
    </section>
  );
}
