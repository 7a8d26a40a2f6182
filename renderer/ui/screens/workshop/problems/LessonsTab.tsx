/** The lessons of a game: their steps with position, goal and words, and whether each can be done under the rules as they are. */
import { useState } from 'react';
import type { Output } from '../../../../../electron/contract/requests.ts';
import {
  type GameParts,
  MOST_LESSON_STEPS,
  MOST_STEPS_OF_LESSON,
  MOST_TURNS_OF_STEP,
} from '../../../../../electron/contract/workshop.ts';
import { lessonsIn, type StepsOf } from '../../../../../engine/shared/lessons-in.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { setUpExercise } from '../../../../state/own-games/own-exercises.ts';
import {
  addLesson,
  addStep,
  goalOf,
  removeStep,
  STEP_GOALS,
  type StepGoalView,
  type StepView,
  setGoal,
  setKind,
  squaresIn,
  swapSteps,
  tryLesson,
} from '../../../../state/own-games/own-lessons.ts';
import { uiText } from '../../../../text/index.ts';
import { FlatPicture } from '../../../flat/FlatPicture.tsx';
import { Button } from '../../../shell/Button.tsx';
import { classes } from '../../../shell/classes.ts';
import { EditField } from '../EditField.tsx';
import { ProblemList } from '../ProblemList.tsx';
import { type Moved, OrderButtons } from './OrderButtons.tsx';
import { oneLine } from './one-line.ts';
import styles from './ProblemsTab.module.css';
import { type Question, useAnswer } from './useAnswer.ts';

const words = uiText.workshop.lessons;
const alike = uiText.workshop.toSolve;
const NONE: readonly StepView[] = [];
const TURNS = Array.from({ length: MOST_TURNS_OF_STEP }, (_, i) => i + 1);

type Told = Output<'games.lesson'>;
const CHECK: Question<Told & { readonly refused?: string }> = {
  ask: (text, lesson) => useApp.getState().ask['games.lesson']({ text, lesson }),
  refused: (says) => ({ id: null, steps: [], refused: says }),
};

export function LessonsTab({ game }: { readonly game: GameParts }) {
  const steps: readonly StepView[] = game.lessons ?? NONE;
  const lessons = lessonsIn(steps);
  const whyFull = steps.length < MOST_LESSON_STEPS ? null : words.most(MOST_LESSON_STEPS);
  return (
    <div className={styles.columns}>
      <section aria-label={words.title}>
        <p className="small muted">{words.says}</p>
        {lessons.length === 0 && <p>{words.none}</p>}
        {lessons.map((lesson, i) => (
          // they have no identity but their number
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <OneLesson key={i} number={i} lesson={lesson} game={game} whyFull={whyFull} />
        ))}
        <Button icon="plus" data-testid="add-lesson" why={whyFull} onClick={() => void addLesson()}>
          {words.add}
        </Button>
      </section>
      <aside className={styles.side}>
        <ProblemList />
      </aside>
    </div>
  );
}

function OneLesson(props: {
  readonly number: number;
  readonly lesson: StepsOf<StepView>;
  readonly game: GameParts;
  readonly whyFull: string | null;
}) {
  const { number, lesson, game, whyFull } = props;
  const { title, from, steps } = lesson;
  const { told, isNew, isGood } = useAnswer(CHECK, number);
  const all = game.lessons ?? NONE;
  const called = title || words.number(number + 1);
  const full = steps.length < MOST_STEPS_OF_LESSON ? null : words.mostSteps(MOST_STEPS_OF_LESSON);
  const rename = (typed: string) => {
    const to = oneLine(typed);
    // they would be one lesson from then on, and could not be told apart again
    const isBeside = all[from - 1]?.lesson === to.trimEnd() || all[from + steps.length]?.lesson === to.trimEnd();
    if (isBeside) return words.sameTitle;
    return { do: 'set' as const, settings: steps.map((_, i) => ({ at: ['lessons', from + i, 'lesson'], to })) };
  };
  const [moved, setMoved] = useState<Moved | null>(null);
  return (
    <section className={styles.lesson} aria-label={called} data-testid="own-lesson">
      <header className={styles.head}>
        <EditField label={words.name} value={title} testId="lesson-name" change={rename} />
        <Button
          look="primary"
          data-testid="lesson-try"
          why={told?.id && isNew && isGood ? null : words.tryWhy}
          onClick={() => told?.id && void tryLesson(told.id)}
        >
          {words.try}
        </Button>
      </header>
      {steps.map((step, i) => (
        <OneStep
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their number
          key={i}
          {...{ step, game, number: i, of: steps.length, at: from + i }}
          called={words.stepOf(called, i + 1)}
          told={told?.steps[i]}
          says={!isGood ? alike.rulesFirst : (told?.refused ?? told?.steps[i]?.says ?? words.checking)}
          isGood={isGood}
          focus={moved?.to === i ? moved : null}
          onMove={async (by) => {
            if (await swapSteps(from + i + Math.min(by, 0))) setMoved({ to: i + by, by });
          }}
          onFocused={() => setMoved(null)}
        />
      ))}
      <Button icon="plus" data-testid="add-step" why={whyFull ?? full} onClick={() => void addStep(lesson)}>
        {words.addStep}
      </Button>
    </section>
  );
}

function OneStep(props: {
  readonly step: StepView;
  readonly game: GameParts;
  /** among the steps of its lesson, how many these are, and its number among all steps of the game */
  readonly number: number;
  readonly of: number;
  readonly at: number;
  readonly called: string;
  readonly told: Told['steps'][number] | undefined;
  readonly says: string;
  readonly isGood: boolean;
  readonly focus: Moved | null;
  readonly onMove: (by: Moved['by']) => Promise<void>;
  readonly onFocused: () => void;
}) {
  const { step, game, number, of, at, called, told, says, isGood, focus, onMove, onFocused } = props;
  const description = useGameText((state) => state.lastGood);
  const set = (key: keyof StepView, to: unknown) => ({
    do: 'set' as const,
    settings: [{ at: ['lessons', at, key], to }],
  });
  return (
    <article className={styles.problem} aria-label={called} data-testid="own-step">
      <div className={styles.picture}>
        {description && told?.picture && (
          <FlatPicture
            description={description}
            pieces={told.picture.pieces}
            features={told.picture.features}
            seat={told.side}
            label={alike.board(called)}
          />
        )}
      </div>
      <div className={styles.about}>
        <h2>{words.step(number + 1)}</h2>
        <Goal goal={step.goal} game={game} at={at} />
        <label className={styles.goal}>
          <span className="small muted">{words.turns}</span>
          <select
            className="field"
            data-testid="step-turns"
            value={step.turns}
            onChange={({ target }) => void useGameText.getState().edit(set('turns', Number(target.value)))}
          >
            {TURNS.map((turns) => (
              <option key={turns}>{turns}</option>
            ))}
          </select>
        </label>
        <EditField
          label={words.words}
          value={step.words}
          placeholder={told?.goal}
          rows={2}
          testId="step-words"
          change={(typed) => set('words', oneLine(typed))}
        />
        <EditField
          label={words.hint}
          value={step.hint}
          placeholder={told?.rule}
          rows={2}
          testId="step-hint"
          change={(typed) => set('hint', oneLine(typed))}
        />
        <p
          role="status"
          className={classes('small', told && !told.holds && styles.fails)}
          data-testid="step-says"
          data-holds={isGood && told ? told.holds : undefined}
        >
          {says}
        </p>
        <p className={styles.actions}>
          <Button
            icon="piece"
            data-testid="step-set-up"
            why={isGood ? null : alike.rulesFirst}
            onClick={() => void setUpExercise({ of: 'lessons', at })}
          >
            {alike.setUp}
          </Button>
          <OrderButtons
            {...{ number, of, focus, onMove, onFocused }}
            first={words.first}
            last={words.last}
            testId="step"
          />
          <Button icon="trash" look="quiet" data-testid="step-remove" onClick={() => void removeStep(at, called)}>
            {alike.remove}
          </Button>
        </p>
      </div>
    </article>
  );
}

/** What is to be done: one of the list, with the piece and the squares that it is about. */
function Goal({ goal, game, at }: { readonly goal: StepGoalView; readonly game: GameParts; readonly at: number }) {
  const hasKind = goal.is === 'move' || goal.is === 'drop' || goal.is === 'capture';
  return (
    <>
      <label className={styles.goal}>
        <span className="small muted">{words.goal}</span>
        <select
          className="field"
          data-testid="step-goal"
          value={goal.is}
          onChange={({ target }) => void setGoal(at, goalOf(target.value as StepGoalView['is'], goal, game))}
        >
          {STEP_GOALS.map((is) => (
            <option key={is} value={is}>
              {words.goals[is]}
            </option>
          ))}
        </select>
      </label>
      {hasKind && (
        <label className={styles.goal}>
          <span className="small muted">{words.piece}</span>
          <select
            className="field"
            data-testid="step-piece"
            value={goal.kind ?? ''}
            onChange={({ target }) => void setKind(at, target.value || undefined)}
          >
            {goal.is === 'capture' && <option value="">{words.anyPiece}</option>}
            {game.pieces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {goal.is === 'move' && (
        <EditField
          label={words.squares}
          value={goal.to.join(' ')}
          testId="step-squares"
          change={(typed) => {
            const to = squaresIn(game, typed);
            if ('stranger' in to) return words.noSquare(to.stranger);
            if (to.length === 0) return null;
            return { do: 'set', settings: [{ at: ['lessons', at, 'goal', 'to'], to }] };
          }}
        />
      )}
    </>
  );
}
