/** The lessons by game: chapters of cards, in any order; where to go on; what was done. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LessonSummary } from '../../../../electron/contract/exercise.ts';
import { changedRules, namesOf } from '../../../narration/house-rules.ts';
import { useHello } from '../../../state/app.ts';
import {
  isDone,
  type LessonRules,
  lessonPlace,
  lessonsOf,
  nextLesson,
  openStep,
  playFirstGame,
  useLessons,
} from '../../../state/exercises/lessons.ts';
import { useProblems } from '../../../state/exercises/problems.ts';
import { uiText } from '../../../text/index.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import { Button } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { ExercisePage } from './ExercisePage.tsx';
import styles from './LearnScreen.module.css';

const words = uiText.exercise.learn;

/** `variant`: of the game on the table, or of the lesson that was just left. */
export function LearnScreen({ variant }: { readonly variant: string | null }) {
  const { variants } = useHello();
  const courses = useLessons((lessons) => lessons.courses);
  const load = useLessons((lessons) => lessons.load);
  const rules = useLessons((lessons) => lessons.under);
  const learnUnder = useLessons((lessons) => lessons.learnUnder);
  const loadProblems = useProblems((problems) => problems.load);
  const [chosen, choose] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => void load(), [load]);
  useEffect(() => void loadProblems(), [loadProblems]);
  const games = useMemo(
    () =>
      (courses ?? []).flatMap((course) => {
        const description = variants.find(({ id }) => id === course.variant);
        return description ? [{ course, description }] : [];
      }),
    [courses, variants],
  );
  const isReady = games.length > 0;
  useEffect(() => {
    if (isReady) first.current?.focus();
  }, [isReady]);

  const wanted = chosen ?? variants.find(({ id }) => id === variant)?.formOf?.variant ?? variant;
  const at = games.find(({ course }) => course.variant === wanted) ?? games[0];
  if (!at)
    return (
      <PageFrame title={words.title}>
        <p className="sr">{uiText.shell.connecting}</p>
      </PageFrame>
    );
  const { course, description } = at;
  const lessons = lessonsOf(course);
  const next = nextLesson(course);
  const done = lessons.filter(isDone).length;
  const under = rules?.variant === course.variant ? rules : null;
  return (
    <ExercisePage
      page="learn"
      games={games.map((game) => {
        const own = lessonsOf(game.course);
        const n = own.filter(isDone).length;
        const says = n === own.length ? { says: words.ready } : {};
        return { id: game.course.variant, title: game.description.title, done: n, of: own.length, ...says };
      })}
      chosen={course.variant}
      onChoose={choose}
      labelledBy="lessons-of"
    >
      <header className={styles.head}>
        <div>
          <h2 id="lessons-of">{description.title}</h2>
          <p className="muted small" role="status">
            {words.says(lessons.length, done)}
          </p>
          {under && (
            <p className="muted small" data-testid="learn-under">
              {words.under(namesOf(changedRules(description, under.options)))}{' '}
              <button type="button" className="link" onClick={() => void learnUnder(null)}>
                {words.underUsual}
              </button>
            </p>
          )}
        </div>
        {next ? (
          <Button
            ref={first}
            look="primary"
            data-testid="go-on"
            onClick={() => void openStep(lessonPlace(next, under))}
          >
            {lessons.some(({ done }) => done > 0) ? words.goOn(next.title) : words.start(next.title)}
          </Button>
        ) : (
          <Button
            ref={first}
            look="primary"
            data-testid="first-game"
            onClick={() => void playFirstGame(course.variant)}
          >
            {uiText.exercise.buttons.firstGame}
          </Button>
        )}
      </header>
      {course.chapters.map((chapter) => (
        <section key={chapter.id} className={styles.chapter} aria-label={chapter.title}>
          <h3>
            {chapter.title}
            <small>{words.begun(chapter.lessons.filter(isDone).length, chapter.lessons.length)}</small>
          </h3>
          <ul>
            {chapter.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Card
                  lesson={lesson}
                  isNext={lesson === next}
                  under={under}
                  variant={course.variant}
                  sideId={description.sides[0].id}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="muted small">{words.wait}</p>
    </ExercisePage>
  );
}

function Card(props: {
  readonly lesson: LessonSummary;
  readonly isNext: boolean;
  readonly under: LessonRules | null;
  readonly variant: string;
  readonly sideId: string;
}) {
  const { lesson, isNext, under, variant, sideId } = props;
  const { id, title, subtitle, kind } = lesson;
  const state = isDone(lesson) ? 'done' : isNext ? 'next' : 'open';
  return (
    <button
      type="button"
      className={styles.card}
      data-lesson={id}
      data-state={state}
      aria-label={words.label(title, subtitle, words.state[state])}
      onClick={() => void openStep(lessonPlace(lesson, under))}
    >
      {kind === null ? (
        <span />
      ) : (
        <Glyph variant={variant} kind={kind} side={0} sideId={sideId} className={styles.figure} />
      )}
      {state === 'done' ? (
        <Icon name="done" className={styles.done} />
      ) : (
        <Lozenge turned={isNext} hollow={!isNext} className={styles.mark} />
      )}
      <span className={styles.name}>
        {title}
        <small>{subtitle}</small>
      </span>
    </button>
  );
}
