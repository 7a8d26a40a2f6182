/**
 * The new game form: players and house rules. Must stay true: everything has a default, so that Start can always be
 * pressed; a changed rule shows its default; names and rules are remembered for the next time.
 */
import { useEffect, useRef } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { namesOf } from '../../../narration/house-rules.ts';
import { useApp } from '../../../state/app.ts';
import { useNewBroker } from '../../../state/broker.ts';
import { houseRulesOf, lessonsOf, nextLesson, useLessons } from '../../../state/exercises/lessons.ts';
import { isElsewhere, isWatching, seatsOf } from '../../../state/online/seats.ts';
import { uiText } from '../../../text/index.ts';
import { controlInWords, TimeControlFields } from '../../clocks/TimeControlFields.tsx';
import { WayOfTurns } from '../../correspondence/WayOfTurns.tsx';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Rows } from '../../shell/Rows.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { BoardThumbnail } from '../BoardThumbnail.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { HouseRuleRows } from './HouseRuleRows.tsx';
import styles from './NewGame.module.css';
import { Seats, seatsInWords } from './Seats.tsx';
import { useFirstPosition } from './useFirstPosition.ts';
import { useNewGame } from './useNewGame.ts';

const words = uiText.newGame;

export function NewGame({ variant }: { readonly variant: string | null }) {
  const form = useNewGame(variant);
  const { description, games, options, seats, changed } = form;
  const broker = useNewBroker((chosen) => chosen.draft);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);

  return (
    <PageFrame
      title={words.title(description.title)}
      beside={
        games.length > 1 &&
        !description.own && (
          <Segmented
            label={words.game}
            value={form.first}
            choices={games.map(({ id, title, tagline }) => ({ id, name: title, title: tagline }))}
            onChange={form.changeGame}
          />
        )
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.begin();
        }}
      >
        <Box description={description} options={options} />
        <div className={styles.choices}>
          <Seats description={description} seats={seats} engines={form.engines} onSeats={form.setSeats} />
          {isElsewhere(seats) ? (
            <WayOfTurns />
          ) : (
            <TimeControlFields description={description} draft={form.time} onDraft={form.setTime} />
          )}
          {form.rules.length > 0 && (
            <fieldset>
              <legend>{words.house}</legend>
              {changed.length > 0 && (
                <p className="muted small" data-testid="rules-changed">
                  {namesOf(changed)}
                </p>
              )}
              <HouseRuleRows key={form.first} variant={description.id} rows={form.rules} options={options} />
            </fieldset>
          )}
          <div className={styles.startBar}>
            <Button ref={start} type="submit" look="primary" big>
              {isWatching(seatsOf(seats)) ? uiText.computer.seat.watch : words.start}
            </Button>
            <Button tip={uiText.setup.openSays} onClick={form.setUp}>
              {uiText.setup.open}
            </Button>
            {changed.length > 0 && (
              <Button look="quiet" onClick={form.asUsual}>
                {words.usualRules}
              </Button>
            )}
            <span className="small" data-testid="who">
              {[
                seatsInWords(description, seats, form.engines, broker !== null),
                isElsewhere(seats) ? '' : controlInWords(form.time),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
            <span className="muted small" role="status">
              {changed.length > 0 ? words.changedCount(changed.length) : words.allUsual}
            </span>
          </div>
        </div>
      </form>
    </PageFrame>
  );
}

/** What would be written on the box of the game. */
function Box(props: { readonly description: VariantDescription; readonly options: Readonly<Record<string, string>> }) {
  const { description, options } = props;
  const open = useApp((app) => app.open);
  const first = useFirstPosition(description, options);
  const { id, title, tagline, size, length, difficulty, kinds, designers, provenance, own } = description;
  return (
    <aside className={styles.box}>
      <div className={styles.picture}>
        {first !== null && (
          <BoardThumbnail
            description={description}
            label={uiText.start.boardAt(title)}
            {...(first !== 'usual' && { first })}
          />
        )}
      </div>
      <p className={`book ${styles.tagline}`}>{tagline}</p>
      <Rows className={classes('small', styles.facts)}>
        <dt>{words.board}</dt>
        <dd>{size}</dd>
        <dt>{words.kinds}</dt>
        <dd>{words.kindsOf(kinds.filter((kind) => kind.promotedFrom == null).length)}</dd>
        {!own && (
          <>
            <dt>{words.length}</dt>
            <dd>{length}</dd>
            <dt>{words.difficulty}</dt>
            <dd>{uiText.start.difficulty(difficulty.word, difficulty.pips)}</dd>
          </>
        )}
      </Rows>
      <p className="small muted">{own ? designers : words.credit(designers)}</p>
      {provenance && <p className="small muted">{provenance}</p>}
      <NewHere description={description} options={options} />
      <p>
        <button type="button" className="link" onClick={() => open('rulebook', { variant: id })}>
          {words.readRules}
        </button>
      </p>
    </aside>
  );
}

/** One line, until all lessons of the game are done. */
function NewHere(props: {
  readonly description: VariantDescription;
  readonly options: Readonly<Record<string, string>>;
}) {
  const { description, options } = props;
  const { id, formOf } = description;
  const learnUnder = useLessons((lessons) => lessons.learnUnder);
  const open = useApp((app) => app.open);
  const courses = useLessons((lessons) => lessons.courses);
  const load = useLessons((lessons) => lessons.load);
  useEffect(() => void load(), [load]);
  const course = courses?.find(({ variant }) => variant === (formOf?.variant ?? id));
  const next = course && nextLesson(course);
  if (!next) return null;
  const lessons = lessonsOf(course);
  const isBegun = lessons.some(({ done }) => done > 0);
  const { newHere, learnIt, goOnWithAll } = uiText.exercise.learn;
  return (
    <p>
      {!isBegun && `${newHere} `}
      <button
        type="button"
        className="link"
        data-testid="learn-it"
        onClick={() => {
          void learnUnder(houseRulesOf(description, options));
          open('learn', { variant: course.variant });
        }}
      >
        {isBegun ? goOnWithAll : learnIt(lessons.length)}
      </button>
    </p>
  );
}
