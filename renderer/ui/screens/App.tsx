/**
 * The stack of screens: the start screen or the table, the pages opened over it, dialogs over those. Must stay true: a
 * page that is covered stays mounted, cannot be reached by key, pointer or screen reader, and gets its focus back when
 * it is uncovered; the document names the screen on top only after it has been painted.
 */
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { followLayout } from '../../commands/layout.ts';
import { applicationCommandIds, followFocus, runFromMenu, runKey, tellPossible } from '../../commands/without-table.ts';
import { Decoration } from '../../decoration/Decoration.tsx';
import { useApp } from '../../state/app.ts';
import type { OpenLayer, Over } from '../../state/app-state.ts';
import { watchDrops } from '../../state/files/dropped.ts';
import { watchPastes } from '../../state/files/open-text.ts';
import { useNotifications } from '../../state/online/notifications.ts';
import { useSetup } from '../../state/setup/setup.ts';
import { uiText } from '../../text/index.ts';
import { Darkroom } from '../board3d/Darkroom.tsx';
import { JoinDialog } from '../online/JoinDialog.tsx';
import { classes } from '../shell/classes.ts';
import { Covered } from '../shell/overlays/Modal.tsx';
import { Toasts } from '../shell/overlays/Toasts.tsx';
import { Tooltip } from '../shell/overlays/Tooltip.tsx';
import { Alert, NoticeBar, Notices, Problems } from '../shell/Problems.tsx';
import { ScreenContext, useScreenTitle, useScreenTitles } from '../shell/useScreenTitle.ts';
import { Works } from '../shell/Works.tsx';
import { About } from './About.tsx';
import styles from './App.module.css';
import { Displaced, Failed, Gone } from './Disconnected.tsx';
import { KnownVariantsScreen } from './known-variants/KnownVariantsScreen.tsx';
import { NewGame } from './new-game/NewGame.tsx';
import { OwnGamesScreen } from './own-games/OwnGamesScreen.tsx';
import { Waiting } from './PageFrame.tsx';
import { LearnScreen } from './problems/LearnScreen.tsx';
import { ProblemsScreen } from './problems/ProblemsScreen.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { SettingsDialog } from './settings/Settings.tsx';
import { Opening } from './start/OpenText.tsx';
import { Saves } from './start/Saves.tsx';
import { Start } from './start/Start.tsx';

const TableScreen = lazy(() => import('../table/TableScreen.tsx'));
const SetUp = lazy(async () => ({ default: (await import('./setup/SetUp.tsx')).SetUp }));
const WorkshopScreen = lazy(async () => ({ default: (await import('./workshop/WorkshopScreen.tsx')).WorkshopScreen }));
const KeysDialog = lazy(async () => ({ default: (await import('../keys/KeysDialog.tsx')).KeysDialog }));

/** These open over a page as dialogs; the others are pages of their own. */
const dialogs: ReadonlySet<Over> = new Set(['settings', 'about', 'keys', 'join']);

const dialogTexts: { readonly [page in Over]?: { readonly title: string } } = {
  settings: uiText.settings,
  about: uiText.about,
  keys: uiText.table.keys,
  join: uiText.online.join,
};

export function App() {
  const phase = useApp((app) => app.phase);
  const on = useApp((app) => app.on);
  const broken = useApp((app) => app.broken);
  const language = useApp((app) => app.hello?.language);
  useEffect(() => on?.command(({ id }) => runFromMenu(id)), [on]);
  useEffect(() => followFocus(), []);
  useEffect(() => {
    document.addEventListener('keydown', runKey);
    return () => document.removeEventListener('keydown', runKey);
  }, []);
  useEffect(() => followLayout(), []);
  useEffect(() => watchDrops(), []);
  useEffect(() => watchPastes(), []);
  if (broken !== null) return <Failed reason={broken} />;
  if (phase === 'displaced' || phase === 'taken') return <Displaced />;
  if (phase === 'gone') return <Gone />;
  if (phase === 'connecting') return <Waiting lamp>{uiText.shell.connecting}</Waiting>;
  return (
    // in another language everything is said anew
    <Fragment key={language}>
      {phase === 'lost' && (
        <>
          <Alert>{uiText.shell.reconnecting}</Alert>
          <NoticeBar>{uiText.shell.reconnecting}</NoticeBar>
        </>
      )}
      <Notices />
      <Screens />
      <Opening />
      <Decoration what="the toasts">
        <Toasts />
      </Decoration>
      <Works />
      <Problems />
      <Decoration what="the tooltips">
        <Tooltip />
      </Decoration>
    </Fragment>
  );
}

function Screens() {
  const opened = useApp((app) => app.opened);
  const layers = useApp((app) => app.layers);
  const back = useApp((app) => app.back);
  const sat = useRef(false);
  useEffect(() => {
    if (opened) sat.current = true;
  }, [opened]);
  const covered = !opened || layers.length > 0;
  useEffect(() => {
    // when the table is on top, it reports its own commands
    if (covered) tellPossible(applicationCommandIds);
  }, [covered]);
  // a reloaded page continues the position that was being set up
  useEffect(() => {
    const { layers: open, open: show } = useApp.getState();
    if (open.length > 0 || !useSetup.getState().resume()) return;
    const { variant } = useSetup.getState();
    if (variant !== null) show('setup', { variant });
  }, []);
  const pages = layers.filter((layer) => !dialogs.has(layer.page));
  const over = layers.filter((layer) => dialogs.has(layer.page));
  const topPage = layers.findLastIndex((layer) => !dialogs.has(layer.page));
  const top = layers.at(-1)?.page ?? (opened ? 'table' : 'start');
  const title = useScreenTitles((titles) => titles[top]);
  const news = useNotifications(({ news: told }) => told);
  useEffect(() => {
    // a native window shows this as its title
    const parts = [...(news ? [news.says, news.game] : [title]), uiText.start.title];
    document.title = parts.filter((part) => part !== undefined).join(' – ');
  }, [title, news]);

  return (
    <div className={styles.layers}>
      {/* a new title of the page is announced by no screen reader */}
      <p className="sr" role="status" data-testid="screen-title">
        {title}
      </p>
      <Page page={opened ? 'table' : 'start'} covered={pages.length > 0}>
        {opened ? (
          <Suspense fallback={<Waiting>{uiText.shell.connecting}</Waiting>}>
            <TableScreen key={opened.match} opened={opened} />
            {top === 'table' && <Painted screen={top} />}
          </Suspense>
        ) : (
          <>
            <Start returning={sat.current} />
            {top === 'start' && <Painted screen={top} />}
          </>
        )}
      </Page>
      {pages.map((layer, i) => (
        <Page key={layer.key} page={layer.page} covered={i < pages.length - 1}>
          <Suspense fallback={<Waiting>{uiText.shell.connecting}</Waiting>}>
            <PageOf layer={layer} />
            {top === layer.page && <Painted screen={top} />}
          </Suspense>
        </Page>
      ))}
      {/* a game and a position being set up have tables of their own */}
      <Decoration what="pictures of positions">
        <Darkroom isFree={!opened && !layers.some(({ page }) => page === 'setup')} />
      </Decoration>
      {over.map((layer) => (
        <Covered key={layer.key} value={layers.indexOf(layer) < topPage}>
          <Suspense fallback={null}>
            <ScreenContext value={layer.page}>
              <DialogTitle page={layer.page} />
            </ScreenContext>
            {layer.page === 'settings' && <SettingsDialog onClose={back} />}
            {layer.page === 'about' && <About onClose={back} />}
            {layer.page === 'keys' && <KeysDialog onClose={back} />}
            {layer.page === 'join' && <JoinDialog onClose={back} />}
            {top === layer.page && <Painted screen={top} />}
          </Suspense>
        </Covered>
      ))}
    </div>
  );
}

/** A dialog is announced by its own name; only the window is named after it. */
function DialogTitle({ page }: { readonly page: Over }) {
  useScreenTitle(dialogTexts[page]?.title ?? null);
  return null;
}

/** `data-screen` on the body, for tests: this screen is mounted and has been painted. Nothing in the app reads it. */
function Painted({ screen }: { readonly screen: string }) {
  useEffect(() => {
    // one frame is drawn with the new screen before the next one begins
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        document.body.dataset.screen = screen;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [screen]);
  return null;
}

function PageOf({ layer }: { readonly layer: OpenLayer }) {
  switch (layer.page) {
    case 'new-game':
      return <NewGame variant={layer.variant} />;
    case 'setup':
      return <SetUp variant={layer.variant} />;
    case 'saves':
      return <Saves />;
    case 'learn':
      return <LearnScreen variant={layer.variant} />;
    case 'problems':
      return <ProblemsScreen variant={layer.variant} />;
    case 'known-variants':
      return <KnownVariantsScreen />;
    case 'own-games':
      return <OwnGamesScreen />;
    case 'workshop':
      return <WorkshopScreen />;
    case 'rulebook':
      return <Rulebook variant={layer.variant} kind={layer.kind} ruling={layer.ruling} />;
    case 'settings':
    case 'about':
    case 'keys':
    case 'join':
      throw new Error(`${layer.page} is a dialog, not a page`);
  }
}

/** A page that may be covered by others. Visibility instead of display: the canvas of the table keeps its size. */
function Page(props: {
  readonly page: OpenLayer['page'] | 'start' | 'table';
  readonly covered: boolean;
  readonly children: ReactNode;
}) {
  const { page, covered, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const was = useRef(covered);

  // before the page that covers it takes the focus
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const remember = (event: FocusEvent) => {
      focused.current = event.target instanceof Element ? event.target : null;
    };
    box.addEventListener('focusin', remember);
    return () => box.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (was.current && !covered && lost && focused.current instanceof HTMLElement) focused.current.focus();
    was.current = covered;
  }, [covered]);

  return (
    <div ref={place} className={classes(styles.layer, covered && styles.covered)} data-page={page} inert={covered}>
      <ScreenContext value={page}>
        <Covered value={covered}>{children}</Covered>
      </ScreenContext>
    </div>
  );
}
