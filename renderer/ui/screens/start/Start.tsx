/**
 * The first screen: continue the last game, start a new one, or open a saved one. Must stay true: its first frame waits
 * for nothing but the host's hello, and the host is told when that frame has been drawn.
 */
import { useEffect, useRef, useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { SaveSummary } from '../../../../electron/contract/requests.ts';
import { streakWords } from '../../../narration/exercise-text.ts';
import { useApp, useHello } from '../../../state/app.ts';
import {
  isDone,
  lessonPlace,
  lessonsOf,
  nextLesson,
  openStep,
  useLessons,
  watchGame,
} from '../../../state/exercises/lessons.ts';
import { openProblem, useProblems } from '../../../state/exercises/problems.ts';
import { openSaved, useLibrary } from '../../../state/files/library.ts';
import { openFile, useOpening } from '../../../state/files/open-text.ts';
import { usePicture, usePictures } from '../../../state/files/pictures.ts';
import { gamesOf } from '../../../state/forms.ts';
import { uiText } from '../../../text/index.ts';
import { Button, buttonClasses } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Icon } from '../../shell/Icon.tsx';
import { HouseMark, Lozenge, Pips } from '../../shell/Lozenge.tsx';
import { BoardThumbnail } from '../BoardThumbnail.tsx';
import styles from './Start.module.css';
import { awaited, awaitsYou, players, standing, timing, when } from './summary.ts';
import { TablePicture } from './TablePicture.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { UpdateNews, UpdateQuestion } from './UpdateNews.tsx';

const words = uiText.start;
/** how many saved games the start screen shows; the rest are one click away */
const SHOWN = 3;

/** `returning`: the player has left the table, so the focus has to be set. */
export function Start({ returning = false }: { readonly returning?: boolean }) {
  const { variants } = useHello();
  const games = gamesOf(variants);
  const unfinished = useApp((app) => app.unfinished);
  const changes = useApp((app) => app.libraryChanges);
  const ask = useApp((app) => app.ask);
  const saves = useLibrary((library) => library.saves);
  const load = useLibrary((library) => library.load);
  const open = useApp((app) => app.open);
  const page = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` counts what other windows did to the library
  useEffect(() => void load(), [load, changes]);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        void ask['app.drawn']({ what: 'start' });
        setDrawn(true);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [ask]);

  // when the first list has loaded, and with it the game to continue
  const listed = saves !== null;
  useEffect(() => {
    if (!returning || !listed || page.current?.contains(document.activeElement)) return;
    focusBeginning(page.current);
  }, [returning, listed]);

  const goOn = () => focusBeginning(page.current);
  const described = (id: string) => variants.find((variant) => variant.id === id);
  const recent = useLibrary((library) => library.recent);
  const last = saves && lastSeenFirst(saves, recent);
  // the first frame does not wait for the list: until it has loaded the host's hello is used
  const going = last ? (last.find((save) => !save.outcome && !save.problem) ?? null) : unfinished;
  const others = byWhatTheyWaitFor(last?.filter((save) => save.save !== going?.save) ?? []);
  useWanted(listed ? [...(going ? [going] : []), ...others.slice(0, SHOWN)] : []);
  return (
    <div className={styles.start} ref={page}>
      <header className={styles.left}>
        <div className={styles.brand}>
          <HouseMark className={styles.mark} />
          <h1>{words.title}</h1>
          <Button
            look="quiet"
            icon="info"
            iconOnly
            className={styles.about}
            aria-label={words.about}
            onClick={() => open('about')}
          />
        </div>
        {going ? (
          <Continue save={going} description={described(going.variant)} />
        ) : (
          // not before the list has loaded: it may contain a game
          saves && (
            <section className={styles.nothing}>
              <h2>{saves.length === 0 ? words.emptyTitle : words.idleTitle}</h2>
              <p className="muted">{words.emptySays}</p>
              <FirstThings />
            </section>
          )
        )}
        <div className={styles.update}>
          <UpdateNews onGone={goOn} />
          {saves !== null && saves.length > 0 && <UpdateQuestion onGone={goOn} />}
        </div>
        {others.length > 0 && <Others saves={others} all={saves?.length ?? 0} described={described} />}
        <Foot />
      </header>
      <main className={styles.games} aria-labelledby="new-table">
        <h2 id="new-table">{words.newTable}</h2>
        <ul data-count={games.length}>
          {games.map((variant) => (
            <Game key={variant.id} description={variant} first={saves !== null && !going} />
          ))}
        </ul>
        <Doors isDrawn={isDrawn} />
      </main>
    </div>
  );
}

const focusBeginning = (page: HTMLElement | null) => page?.querySelector<HTMLElement>('[data-begins]')?.focus();

/** Requests the pictures of these saves. */
function useWanted(saves: readonly SaveSummary[]): void {
  const want = usePictures((pictures) => pictures.want);
  const latest = useRef(saves);
  latest.current = saves;
  const which = saves.map(({ save, changed, turnNumber }) => `${save}/${changed}/${turnNumber}`).join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same saves are not wanted again
  useEffect(() => void want(latest.current), [want, which]);
}

/** Saves that were open come first, most recent first, then all others in the order of the list. */
function lastSeenFirst(saves: readonly SaveSummary[], recent: readonly string[]): readonly SaveSummary[] {
  const seen = recent.flatMap((id) => saves.find((save) => save.save === id) ?? []);
  return [...seen, ...saves.filter((save) => !seen.includes(save))];
}

/** Those with a friend elsewhere that wait for the player here come first, those that are over last. */
function byWhatTheyWaitFor(saves: readonly SaveSummary[]): readonly SaveSummary[] {
  if (saves.every(({ byText }) => !byText)) return saves;
  const rank = (save: SaveSummary): number => (awaitsYou(save) ? 0 : save.outcome ? 2 : 1);
  return [...saves].sort((a, b) => rank(a) - rank(b));
}

function Continue(props: { readonly save: SaveSummary; readonly description: VariantDescription | undefined }) {
  const { save, description } = props;
  const who = players(save, description);
  const { unfinished, unfinishedPicture } = useHello();
  const latest = usePicture(save.save);
  // the first frame does not wait for it
  const picture = latest === undefined && unfinished?.save === save.save ? unfinishedPicture : latest;
  return (
    <section className={styles.continue} aria-labelledby="continue-name">
      {description && picture !== null && (
        <div className={styles.picture}>
          {picture && (
            <TablePicture
              description={description}
              thumbnail={picture}
              label={words.position(save.name, save.turnNumber)}
              shot={{ width: 400, height: 268, azimuth: -9, elevation: 42, distance: 1.6, margin: 4 }}
            />
          )}
        </div>
      )}
      <h2 id="continue-name">{save.name}</h2>
      <p className="muted">
        {[who, save.title, words.turn(save.turnNumber), timing(save)].filter(Boolean).join(' · ')}
      </p>
      {description && (
        <p className={styles.turn}>
          <Lozenge turned className={styles.mover} side={description.sides[save.turn].id} />
          <strong>{save.byText ? `${awaited(save)}.` : words.toMove(description.sides[save.turn].name)}</strong>
        </p>
      )}
      <p className={styles.go}>
        <Button look="primary" big data-begins onClick={() => openSaved(save)} aria-describedby="continue-name">
          {words.continue}
        </Button>
        <span className="small muted">{when(save.changed, Date.now())}</span>
      </p>
    </section>
  );
}

function Others(props: {
  readonly saves: readonly SaveSummary[];
  readonly all: number;
  readonly described: (id: string) => VariantDescription | undefined;
}) {
  const { saves, all, described } = props;
  const open = useApp((app) => app.open);
  const waiting = saves.filter(awaitsYou).length;
  return (
    <section className={styles.saves} aria-labelledby="saves-short">
      <div className={styles.savesHead}>
        <h2 id="saves-short">
          {words.saved}
          {waiting > 0 && <span className={styles.waiting}>{uiText.correspondence.list.awaitYou(waiting)}</span>}
        </h2>
        <button type="button" className="link small" aria-label={words.allLabel(all)} onClick={() => open('saves')}>
          {words.all(all)}
        </button>
      </div>
      <ul>
        {saves.slice(0, SHOWN).map((save) => {
          const description = described(save.variant);
          return (
            <li key={save.save}>
              <button type="button" onClick={() => openSaved(save)}>
                <Thumbnail
                  save={save.save}
                  isDamaged={save.problem !== null}
                  description={description}
                  className={styles.thumbnail}
                />
                <span className={styles.saveName}>{save.name}</span>
                <span className={styles.changed}>{when(save.changed, Date.now())}</span>
                <span className={classes(styles.standing, save.problem && styles.bad, awaitsYou(save) && styles.yours)}>
                  {[save.title, standing(save, description), timing(save)].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** For somebody without a game: a lesson, the problem of the day, a game to watch. */
function FirstThings() {
  const { variants } = useHello();
  const courses = useLessons((lessons) => lessons.courses);
  const todays = useProblems((problems) => problems.all?.find(({ id }) => id === problems.today));
  const described = (id: string | undefined) => variants.find((variant) => variant.id === id);
  const course =
    courses?.find((one) => lessonsOf(one).some(({ done }) => done > 0) && nextLesson(one)) ?? courses?.find(nextLesson);
  const lesson = course && nextLesson(course);
  const isBegun = course && lessonsOf(course).some(({ done }) => done > 0);
  const games = gamesOf(variants);
  const watched = games.find(({ id }) => id !== course?.variant && id !== todays?.variant) ?? games[0];
  const things = [
    {
      ...{
        id: 'lesson',
        title: isBegun ? words.first.nextLesson : words.first.lesson,
        says: lesson?.title,
        of: described(course?.variant),
      },
      run: () => lesson && openStep(lessonPlace(lesson)),
    },
    {
      ...{ id: 'today', title: uiText.exercise.door.today, of: described(todays?.variant) },
      ...{ says: todays && uiText.exercise.grade(todays.grade), run: () => todays && openProblem(todays.id) },
    },
    {
      ...{ id: 'watch', title: words.first.watch, says: words.first.watchSays, of: watched },
      run: () => watched && watchGame(watched.id),
    },
  ];
  return (
    <ul className={styles.first}>
      {things.map(
        ({ id, title, says, of, run }) =>
          of && (
            <li key={id}>
              <button type="button" data-testid={`first-${id}`} onClick={() => void run()}>
                <span className={styles.small}>
                  <BoardThumbnail description={of} label={words.boardAt(of.title)} />
                </span>
                <strong>{title}</strong>
                <small>{[of.title, says].filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          ),
      )}
    </ul>
  );
}

/** What there is besides games, each with its next thing. `isDrawn`: the start screen has been seen, and they are asked for. */
function Doors({ isDrawn }: { readonly isDrawn: boolean }) {
  const { variants } = useHello();
  const open = useApp((app) => app.open);
  const load = useProblems((problems) => problems.load);
  const all = useProblems((problems) => problems.all);
  const todays = useProblems((problems) => problems.all?.find(({ id }) => id === problems.today));
  const { solved, streak } = useProblems((problems) => problems.progress);
  const courses = useLessons((lessons) => lessons.courses);
  const loadLessons = useLessons((lessons) => lessons.load);
  // a thousand problems are read for them: the first picture does not wait for that
  useEffect(() => {
    if (!isDrawn) return;
    void load();
    void loadLessons();
  }, [isDrawn, load, loadLessons]);
  const lessons = (courses ?? []).flatMap(lessonsOf);
  const game = variants.find(({ id }) => id === todays?.variant)?.title;
  const today = todays && [game, uiText.exercise.grade(todays.grade), streakWords(streak)].filter(Boolean).join(' · ');
  return (
    <nav className={styles.doors} aria-label={uiText.exercise.title}>
      {courses?.length !== 0 && (
        <button type="button" data-testid="door-learn" onClick={() => open('learn')}>
          <Icon name="book" />
          <span>{uiText.exercise.learn.title}</span>
          <small>
            {courses ? uiText.exercise.learn.door(lessons.filter(isDone).length, lessons.length) : '\u00a0'}
          </small>
        </button>
      )}
      <button type="button" data-testid="door-today" onClick={() => todays && void openProblem(todays.id)}>
        <Icon name="hint" />
        <span>{uiText.exercise.door.today}</span>
        <small>{today ?? '\u00a0'}</small>
      </button>
      <button type="button" data-testid="door-problems" onClick={() => open('problems')}>
        <Icon name="done" />
        <span>{uiText.exercise.title}</span>
        <small>{all ? uiText.exercise.door.all(solved, all.length) : '\u00a0'}</small>
      </button>
      <div className={styles.pair}>
        <button
          type="button"
          data-testid="door-known-variants"
          data-tip={uiText.known.door}
          aria-description={uiText.known.door}
          onClick={() => open('known-variants')}
        >
          <Icon name="shelf" />
          <span>{uiText.known.title}</span>
        </button>
        <button
          type="button"
          data-testid="door-own-games"
          data-tip={uiText.ownGames.door}
          aria-description={uiText.ownGames.door}
          onClick={() => open('own-games')}
        >
          <Icon name="pen" />
          <span>{uiText.ownGames.title}</span>
        </button>
      </div>
    </nav>
  );
}

function Foot() {
  const open = useApp((app) => app.open);
  return (
    <nav className={styles.foot}>
      <Button look="quiet" icon="book" onClick={() => open('rulebook')}>
        {words.rulebook}
      </Button>
      <Button look="quiet" icon="settings" onClick={() => open('settings')}>
        {words.settings}
      </Button>
      <Button look="quiet" icon="folder" onClick={() => openFile()}>
        {words.openFile}
      </Button>
      <Button look="quiet" icon="link" data-testid="start-join" onClick={() => open('join')}>
        {words.join}
      </Button>
      <Button
        look="quiet"
        icon="import"
        tip={uiText.openText.openSays}
        data-testid="paste-text"
        onClick={() => useOpening.getState().open()}
      >
        {uiText.openText.open}
      </Button>
    </nav>
  );
}

/** `first`: no game is in progress, so this is the primary action. */
function Game({ description, first }: { readonly description: VariantDescription; readonly first: boolean }) {
  const open = useApp((app) => app.open);
  const { id, title, tagline, size, length, difficulty } = description;
  const name = `game-${id}`;
  return (
    <li>
      <button
        type="button"
        className={styles.game}
        data-begins
        aria-labelledby={name}
        aria-describedby={`${name}-says`}
        onClick={() => open('new-game', { variant: id })}
      >
        <span className={styles.picture}>
          <BoardThumbnail description={description} label={words.boardAt(title)} />
        </span>
        <span className={styles.words}>
          <span className={styles.title} id={name}>
            {title}
          </span>
          <span id={`${name}-says`}>
            <span className={styles.tagline}>{tagline}</span>
            <span className={styles.facts}>
              <span>{size}</span>
              <span>{length}</span>
              <span>
                <Pips full={difficulty.pips} all={4} />
                {difficulty.word}
              </span>
            </span>
          </span>
          <span
            className={buttonClasses({ look: first ? 'primary' : 'usual', big: first }, styles.setUp)}
            aria-hidden="true"
          >
            {words.setUp}
          </span>
        </span>
      </button>
    </li>
  );
}
