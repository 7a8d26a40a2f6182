/** The cases of a game: position, question and answer of each, and whether it is true under the rules as they are. */
import { useState } from 'react';
import type { Output } from '../../../../../electron/contract/requests.ts';
import { type GameCaseView, type GameParts, MOST_CASES } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import {
  addCase,
  openOwnRulebook,
  removeCase,
  setMove,
  setPiece,
  swapCases,
} from '../../../../state/own-games/own-cases.ts';
import { setUpExercise } from '../../../../state/own-games/own-exercises.ts';
import { squaresIn } from '../../../../state/own-games/own-lessons.ts';
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

const words = uiText.workshop.cases;
const alike = uiText.workshop.toSolve;
const NONE: readonly GameCaseView[] = [];

type Told = Output<'games.case'>;
const NOTHING = { question: '', answer: '', diagram: null, kind: null, turn: 0 } as const;
const CHECK: Question<Told> = {
  ask: (text, at) => useApp.getState().ask['games.case']({ text, case: at }),
  refused: (says) => ({ ...NOTHING, pieces: [], moves: [], holds: false, says }),
};

export function CasesTab({ game }: { readonly game: GameParts }) {
  const cases: readonly GameCaseView[] = game.cases ?? NONE;
  const [moved, setMoved] = useState<Moved | null>(null);
  return (
    <div className={styles.columns}>
      <section aria-label={words.title}>
        <p className="small muted">{words.says}</p>
        {cases.length === 0 && <p>{words.none}</p>}
        {cases.map((one, i) => (
          <OneCase
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their number
            key={i}
            {...{ one, game, number: i, of: cases.length }}
            focus={moved?.to === i ? moved : null}
            onMove={async (by) => {
              if (await swapCases(i + Math.min(by, 0))) setMoved({ to: i + by, by });
            }}
            onFocused={() => setMoved(null)}
          />
        ))}
        <Button
          icon="plus"
          data-testid="add-case"
          why={cases.length < MOST_CASES ? null : words.most(MOST_CASES)}
          onClick={() => void addCase()}
        >
          {words.add}
        </Button>
      </section>
      <aside className={styles.side}>
        <ProblemList />
      </aside>
    </div>
  );
}

function OneCase(props: {
  readonly one: GameCaseView;
  readonly game: GameParts;
  readonly number: number;
  readonly of: number;
  readonly focus: Moved | null;
  readonly onMove: (by: Moved['by']) => Promise<void>;
  readonly onFocused: () => void;
}) {
  const { one, game, number, of, focus, onMove, onFocused } = props;
  const description = useGameText((state) => state.lastGood);
  const { told, isNew, isGood } = useAnswer(CHECK, number);
  const title = words.number(number + 1);
  const set = (key: keyof GameCaseView, to: unknown) => ({
    do: 'set' as const,
    settings: [{ at: ['cases', number, key], to }],
  });
  const marks = told?.diagram
    ? [
        ...(told.diagram.focus === null ? [] : [{ cell: told.diagram.focus, mark: 'selected' as const }]),
        ...told.diagram.marks,
      ]
    : [];
  return (
    <article className={styles.problem} aria-label={title} data-testid="own-case">
      <div className={styles.picture}>
        {description && told?.diagram && (
          <FlatPicture
            description={description}
            pieces={told.diagram.pieces}
            features={told.diagram.features}
            marks={marks}
            seat={told.turn}
            label={alike.board(title)}
          />
        )}
      </div>
      <div className={styles.about}>
        <h2>{title}</h2>
        <EditField
          label={words.question}
          value={one.question}
          placeholder={told?.question}
          testId="case-question"
          change={(typed) => set('question', oneLine(typed))}
        />
        <Choice
          label={words.piece}
          testId="case-piece"
          value={one.piece}
          choices={(told?.pieces ?? []).map(({ piece, label }) => ({ value: piece, label }))}
          none={words.noPiece}
          onChange={(piece) => void setPiece(number, piece)}
        />
        <Choice
          label={words.move}
          testId="case-move"
          value={one.move}
          choices={(told?.moves ?? []).map(({ text, label }) => ({ value: text, label }))}
          none={words.noMove}
          onChange={(move) => void setMove(number, move)}
        />
        <EditField
          label={words.notTo}
          value={one.notTo.join(' ')}
          testId="case-not-to"
          change={(typed) => {
            const to = squaresIn(game, typed);
            return 'stranger' in to ? uiText.workshop.lessons.noSquare(to.stranger) : set('notTo', to);
          }}
        />
        <EditField
          label={words.words}
          value={one.words}
          placeholder={told?.answer}
          rows={2}
          testId="case-words"
          change={(typed) => set('words', oneLine(typed))}
        />
        <p
          role="status"
          className={classes('small', told && !told.holds && styles.fails)}
          data-testid="case-says"
          data-holds={isGood && told ? told.holds : undefined}
        >
          {!isGood ? alike.rulesFirst : told ? told.says : words.checking}
        </p>
        <p className={styles.actions}>
          <Button
            icon="piece"
            data-testid="case-set-up"
            why={isGood ? null : alike.rulesFirst}
            onClick={() => void setUpExercise({ of: 'cases', at: number })}
          >
            {alike.setUp}
          </Button>
          <Button
            data-testid="case-in-book"
            why={told?.holds && isNew && isGood ? null : words.inBookWhy}
            onClick={() => void openOwnRulebook(told?.kind ?? null)}
          >
            {words.inBook}
          </Button>
          <OrderButtons
            {...{ number, of, focus, onMove, onFocused }}
            first={words.first}
            last={words.last}
            testId="case"
          />
          <Button icon="trash" look="quiet" data-testid="case-remove" onClick={() => void removeCase(number, title)}>
            {alike.remove}
          </Button>
        </p>
      </div>
    </article>
  );
}

/** One of a list, or none. What is chosen stays to be seen where it is none of the list any more. */
function Choice(props: {
  readonly label: string;
  readonly testId: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly none: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, testId, value, choices, none, onChange } = props;
  const isListed = value === '' || choices.some((one) => one.value === value);
  return (
    <label className={styles.goal}>
      <span className="small muted">{label}</span>
      <select className="field" data-testid={testId} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {!isListed && <option value={value}>{value}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
