/**
 * People's own games: a list, and beside it the one that is chosen, with its board before the first move. Must stay true: the list is one tab stop; a game that cannot be played is in it, with what is wrong.
 */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { GamePlace, OwnGameSummary } from '../../../../electron/contract/own-games.ts';
import { useApp, useHello } from '../../../state/app.ts';
import { openProblemsOf } from '../../../state/exercises/problems.ts';
import { changeRules, copyRules, openRules, writeRules } from '../../../state/files/rules-files.ts';
import { discardGame, exportGame, isSamePlace, ownPlace, useOwnGames } from '../../../state/own-games/own-games.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Rows } from '../../shell/Rows.tsx';
import { radioKey } from '../../shell/radioKeys.ts';
import { BoardThumbnail } from '../BoardThumbnail.tsx';
import { PageFrame } from '../PageFrame.tsx';
import styles from './OwnGamesScreen.module.css';

const words = uiText.ownGames;

export function OwnGamesScreen() {
  const own = useOwnGames((games) => games.own);
  const chosen = useOwnGames((games) => games.chosen);
  const load = useOwnGames((games) => games.load);
  const open = useApp((app) => app.open);
  const changes = useApp((app) => app.libraryChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` counts what others did to the folders
  useEffect(() => void load(), [load, changes]);
  const list = useRef<HTMLElement>(null);
  const isListed = own !== null;
  useEffect(() => {
    if (isListed) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [isListed]);
  const summary = chosen && own?.find(({ game }) => game === chosen.game);
  return (
    <PageFrame
      title={words.title}
      beside={
        <span className={styles.buttons}>
          <Button icon="shelf" data-testid="to-known-variants" onClick={() => open('known-variants')}>
            {uiText.known.link}
          </Button>
          <Button icon="plus" tip={words.newSays} data-testid="new-rules" onClick={writeRules}>
            {words.new}
          </Button>
          <Button icon="folder" tip={words.openSays} data-testid="open-rules" onClick={() => void openRules()}>
            {words.open}
          </Button>
        </span>
      }
    >
      {own && (
        <div className={styles.columns}>
          <List list={list} own={own} chosen={chosen} />
          {chosen && summary && <Chosen key={`${chosen.list}/${chosen.game}`} place={chosen} summary={summary} />}
        </div>
      )}
    </PageFrame>
  );
}

function List(props: {
  readonly list: React.RefObject<HTMLElement | null>;
  readonly own: readonly OwnGameSummary[];
  readonly chosen: GamePlace | null;
}) {
  const { list, own, chosen } = props;
  const choose = useOwnGames((games) => games.choose);
  const places = own.map(ownPlace);
  const at = Math.max(
    0,
    places.findIndex((place) => isSamePlace(place, chosen)),
  );
  const go = (event: KeyboardEvent) => {
    const to = radioKey(event.key, at, places.length);
    if (to === undefined) return;
    event.preventDefault();
    void choose(places[to]);
    list.current?.querySelectorAll<HTMLElement>('[data-game]')[to]?.focus();
  };
  const row = (place: GamePlace, { title, size, problem }: OwnGameSummary) => (
    <li key={place.game}>
      <button
        type="button"
        data-game={place.game}
        aria-current={isSamePlace(place, chosen) ? 'true' : undefined}
        tabIndex={isSamePlace(place, places[at]) ? 0 : -1}
        onClick={() => void choose(place)}
      >
        <span>{title}</span>
        <span className={classes('num', styles.size, problem && styles.bad)}>{problem ? words.hasProblems : size}</span>
      </button>
    </li>
  );
  return (
    <nav ref={list} className={styles.list} aria-label={words.title} onKeyDown={go}>
      {own.length === 0 ? (
        <p className="small muted">{words.none}</p>
      ) : (
        <ul>{own.map((one) => row(ownPlace(one), one))}</ul>
      )}
    </nav>
  );
}

function Chosen({ place, summary }: { readonly place: GamePlace; readonly summary: OwnGameSummary }) {
  const { variants } = useHello();
  const open = useApp((app) => app.open);
  const variant = useOwnGames((games) => games.variant);
  const description = variants.find(({ id }) => id === variant);
  const { title, tagline, by, problem, toSolve, toLearn } = summary;
  const name = useId();
  return (
    <section className={styles.chosen} aria-labelledby={name} data-testid="chosen-game">
      {!problem && (
        <div className={styles.picture}>
          {description && <BoardThumbnail description={description} label={uiText.start.boardAt(title)} />}
        </div>
      )}
      <div className={styles.about}>
        <h2 id={name}>{title}</h2>
        {tagline && <p className={`book ${styles.tagline}`}>{tagline}</p>}
        {by && <p className="small muted">{by}</p>}
        {problem && (
          <div role="alert">
            <p className={styles.bad}>{words.cannotPlay}</p>
            <p className="small">{words.problem(problem.line, problem.column, problem.says)}</p>
          </div>
        )}
        {description && (
          <Rows className={classes('small', styles.facts)}>
            <dt>{words.board}</dt>
            <dd>{description.size}</dd>
            <dt>{words.kinds}</dt>
            <dd>{description.kinds.map((kind) => kind.name).join(', ')}</dd>
          </Rows>
        )}
        <p className={styles.actions}>
          <Button
            look="primary"
            big
            data-testid="start-own"
            why={description ? null : problem ? words.tryWhy : words.checking}
            onClick={() => description && open('new-game', { variant: description.id })}
          >
            {words.start}
          </Button>
          <Button
            icon="book"
            why={description ? null : problem ? words.tryWhy : words.checking}
            data-testid="read-own"
            onClick={() => description && open('rulebook', { variant: description.id })}
          >
            {words.read}
          </Button>
          {toLearn !== undefined && description && (
            <Button data-testid="own-lessons" onClick={() => open('learn', { variant: description.id })}>
              {uiText.exercise.learn.title}
            </Button>
          )}
          {toSolve !== undefined && description && (
            <Button data-testid="own-problems" onClick={() => void openProblemsOf(description.id)}>
              {uiText.exercise.title}
            </Button>
          )}
        </p>
        <p className={styles.actions}>
          <Button icon="rename" data-testid="change-rules" onClick={() => void changeRules(place)}>
            {words.change}
          </Button>
          <Button icon="copy" data-testid="copy-rules" onClick={() => void copyRules(place)}>
            {words.duplicate}
          </Button>
          <Button icon="export" data-testid="export-rules" onClick={() => void exportGame(place)}>
            {words.export}
          </Button>
          <Button icon="trash" look="quiet" data-testid="discard-rules" onClick={() => void discardGame(summary)}>
            {words.discard}
          </Button>
        </p>
      </div>
    </section>
  );
}
