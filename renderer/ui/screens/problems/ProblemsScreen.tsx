/**
 * The problems: by game, filtered, each with whether it was solved; the problem of the day; the progress. Must stay true:
 * the list is one tab stop, and whichever problem has the focus or the pointer is shown as a picture.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { PROBLEM_KINDS, type ProblemSummary } from '../../../../electron/contract/exercise.ts';
import type { ProblemFilter } from '../../../../electron/contract/settings.ts';
import { problemGoal } from '../../../narration/exercise-text.ts';
import { useApp, useHello } from '../../../state/app.ts';
import {
  chooseProblems,
  isShown,
  nextProblem,
  numberedOf,
  openProblem,
  useProblems,
} from '../../../state/exercises/problems.ts';
import { uiText } from '../../../text/index.ts';
import { AuthorsWords } from '../../parts/AuthorsWords.tsx';
import { Button } from '../../shell/Button.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { ExercisePage } from './ExercisePage.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ProblemFacts, ProblemPicture } from './ProblemPicture.tsx';
import styles from './ProblemsScreen.module.css';

const words = uiText.exercise.screen;
const GRADES = [1, 2, 3, 4] as const;
const SHOWS = ['all', 'unsolved', 'solved'] as const;

/** `variant`: of the game on the table, or of the problem that was just left. */
export function ProblemsScreen({ variant }: { readonly variant: string | null }) {
  const { variants } = useHello();
  const all = useProblems((problems) => problems.all);
  const load = useProblems((problems) => problems.load);
  const chosen = useApp(({ settings }) => settings.problemFilter);
  const choose = (change: Partial<ProblemFilter>): void =>
    void chooseProblems({ variant: game?.id ?? null, ...change });
  const [pointed, setPointed] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => void load(), [load]);
  const games = useMemo(
    () => variants.filter(({ id }) => all?.some((problem) => problem.variant === id)),
    [variants, all],
  );
  const named = (game: string | null) => games.find(({ id }) => id === game);
  const game = named(chosen.variant) ?? named(variant) ?? games[0];
  const isReady = game !== undefined;
  useEffect(() => {
    if (isReady) first.current?.focus();
  }, [isReady]);

  if (!all || !game)
    return (
      <PageFrame title={uiText.exercise.title}>
        <p className="sr">{uiText.shell.connecting}</p>
      </PageFrame>
    );
  const filter = { ...chosen, variant: game.id };
  const numbered = numberedOf(all, game.id);
  const shown = numbered.filter(({ problem }) => isShown(problem, filter));
  const next = nextProblem(all, filter, null);
  const at = shown.find(({ problem }) => problem.id === pointed) ?? numbered.find(({ problem }) => problem === next);
  const kinds = PROBLEM_KINDS.filter((kind) => numbered.some(({ problem }) => problem.kind === kind));
  const solved = (of: readonly { readonly problem: ProblemSummary }[]) =>
    of.filter(({ problem }) => problem.solved !== null).length;
  return (
    <ExercisePage
      page="problems"
      games={games.map(({ id, title }) => {
        const own = numberedOf(all, id);
        return { id, title, done: solved(own), of: own.length };
      })}
      chosen={game.id}
      onChoose={(id) => {
        setPointed(null);
        choose({ variant: id, kind: 'all', grade: 0 });
      }}
      labelledBy="problems-of"
    >
      <header className={styles.next}>
        {at && <ProblemPicture problem={at.problem} description={game} className={styles.small} />}
        <div>
          <h2 id="problems-of">{game.title}</h2>
          <p className="muted small" role="status">
            {words.says(shown.length, solved(shown))}
          </p>
          {at && (
            <>
              <p className={styles.goal}>
                <strong>{words.number(at.number)}.</strong> {problemGoal(game, at.problem)}
              </p>
              <AuthorsWords own={at.problem.own} />
              <ProblemFacts problem={at.problem} />
              <Button
                ref={first}
                look="primary"
                data-testid="solve-next"
                onClick={() => void openProblem(at.problem.id)}
              >
                {uiText.exercise.buttons.solve}
              </Button>
            </>
          )}
        </div>
      </header>
      <div className={styles.filters}>
        <Labelled name={words.show}>
          <Segmented
            label={words.show}
            value={filter.show}
            choices={SHOWS.map((id) => ({ id, name: words.shows[id] }))}
            onChange={(show) => choose({ show })}
          />
        </Labelled>
        <Labelled name={words.difficulty}>
          <Segmented
            label={words.difficulty}
            value={filter.grade}
            choices={[
              { id: 0, name: words.every },
              ...GRADES.map((id) => ({ id: id as number, name: `${id}`, title: uiText.exercise.gradeLabel(id) })),
            ]}
            onChange={(grade) => choose({ grade })}
          />
        </Labelled>
        {kinds.length > 1 && (
          <Labelled name={words.kind}>
            <Segmented
              label={words.kind}
              value={filter.kind}
              choices={(['all', ...kinds] as const).map((id) => ({ id, name: words.kinds[id] }))}
              onChange={(kind) => choose({ kind })}
            />
          </Labelled>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{filter.show === 'unsolved' ? words.empty : words.none}</p>
      ) : (
        <ProblemList shown={shown} at={at?.problem.id ?? null} onPoint={setPointed} />
      )}
    </ExercisePage>
  );
}

function Labelled({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.filter}>
      <span className="small muted" aria-hidden="true">
        {name}
      </span>
      {children}
    </div>
  );
}
