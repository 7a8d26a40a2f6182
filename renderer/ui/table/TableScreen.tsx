/**
 * The table: strips, board and panel around one match. It creates the match's store and log and the command context,
 * and listens to the native menu. Must stay true: the board is one tab stop and has the focus when the table opens;
 * `document.body.dataset` tells tests what is painted (`usePainted.ts`) and the app itself does not read it.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { commands, isCommandId } from '../../../electron/contract/commands.ts';
import type { View } from '../../../electron/contract/view.ts';
import type { TableHandle } from '../../board/props.ts';
import { runCommand } from '../../commands/behaviour.ts';
import type { CommandContext, Screen, TableDialog } from '../../commands/command.ts';
import { isForText } from '../../commands/without-table.ts';
import { Decoration } from '../../decoration/Decoration.tsx';
import { adviceSaid } from '../../narration/advice-text.ts';
import { aloud } from '../../narration/aloud.ts';
import { spoken } from '../../narration/announcements.ts';
import { leftOver } from '../../narration/describe-group-effects.ts';
import { exerciseGoal } from '../../narration/exercise-text.ts';
import { goalOf } from '../../narration/goal.ts';
import { handSaid } from '../../narration/hand-text.ts';
import { forget, makeLog, say } from '../../narration/log.ts';
import { tryGraphicsAgain } from '../../scene/graphics.ts';
import { useApp, useVariant } from '../../state/app.ts';
import { addressOf } from '../../state/app-screens.ts';
import { makeClock } from '../../state/clocks/clock.ts';
import { makeAdvice } from '../../state/computer/advice-store.ts';
import { makeThinking } from '../../state/computer/thinking.ts';
import { withHands } from '../../state/free/free-hand.ts';
import { isHidden, shownView } from '../../state/match/match-derived.ts';
import { otherSide } from '../../state/match/match-moves.ts';
import { makeMatch } from '../../state/match/match-store.ts';
import { uiText } from '../../text/index.ts';
import { useBoardGraphics } from '../board3d/useBoardGraphics.ts';
import { AskBroker } from '../broker/AskBroker.tsx';
import { useClocks } from '../clocks/useClocks.ts';
import { HintButton } from '../computer/HintSection.tsx';
import { Scale } from '../computer/Scale.tsx';
import { useComputer } from '../computer/useComputer.ts';
import { useExercise } from '../exercises/useExercise.ts';
import { useKeys } from '../keys/useKeys.ts';
import { useTableNews } from '../online/useTableNews.ts';
import { soundAt, soundUtterance } from '../parts/sounds.ts';
import { type TableContext, TableScreenContext, useCommand } from '../parts/table-context.ts';
import { useNarrow } from '../parts/useNarrow.ts';
import { FilmStudio } from '../share/FilmStudio.tsx';
import { Button } from '../shell/Button.tsx';
import { ButtonGroup } from '../shell/ButtonGroup.tsx';
import { isModalOpen, Overlay } from '../shell/overlays/Modal.tsx';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { Board } from './board/Board.tsx';
import { usePainted } from './board/usePainted.ts';
import { usePossible } from './board/usePossible.ts';
import { TableDialogs, Warning } from './dialogs/dialogs.tsx';
import { HandOver } from './dialogs/HandOver.tsx';
import { useEndDialog } from './dialogs/useEndDialog.ts';
import { Live } from './Live.tsx';
import { Panel, Rail } from './panel/Panel.tsx';
import { Seat } from './strips/Seat.tsx';
import { StepBar } from './strips/StepBar.tsx';
import strips from './strips/Strips.module.css';
import { TopStrip } from './strips/TopStrip.tsx';
import styles from './TableScreen.module.css';
import { useGuide } from './useGuide.ts';
import { useToldTurning } from './useToldTurning.ts';

/** letters typed within this many ms belong together */
const TOGETHER = 600;

export default function TableScreen({ opened }: { readonly opened: View }) {
  const description = useVariant(opened.variant);
  const settings = useApp((app) => app.settings);
  const onTop = useApp((app) => app.layers.length === 0 && app.problems.length === 0);
  const on = useApp((app) => app.on);
  const graphics = useBoardGraphics(settings.board === 'table');
  const { flat, undrawn } = graphics;
  const [dialog, show] = useState<TableDialog | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [log] = useState(() => makeLog((text) => aloud(description, text, useApp.getState().settings)));
  const [thinking] = useState(makeThinking);
  const [clock] = useState(() => makeClock(opened.clock ?? null, performance.now()));
  /** the note about units that could still have moved, as long as it is of use */
  const leftTold = useRef<string | null>(null);
  const [match] = useState(() =>
    withHands(
      makeMatch(
        {
          ask: useApp.getState().ask,
          problem: (problem) => useApp.getState().problem(problem),
          heard: (utterance, state) => {
            // the next player must not read the announcements of the last one
            const others = utterance.say === 'effects' && utterance.before.viewer !== utterance.after.viewer;
            if (others || utterance.say === 'hidden' || utterance.say === 'revealed') {
              forget(log);
              useApp.getState().dismissToast();
            }
            say(log, () => spoken(state.description, shownView(state), utterance));
            soundUtterance(utterance, state);
            if (utterance.say === 'refused') useApp.getState().toastFailure(utterance.message);
            if (utterance.say === 'asked') useApp.getState().toast(utterance.message);
            if (utterance.say === 'turn') useApp.getState().sawSaved(state.view.saved);
            if (utterance.say === 'effects') {
              useApp.getState().sawSaved(state.view.saved);
              // what could still have moved is of no use once the other side has moved
              const app = useApp.getState();
              if (leftTold.current !== null && app.toastNow?.text === leftTold.current) app.dismissToast();
              leftTold.current = leftOver(state.description, utterance);
              if (leftTold.current !== null) app.toastNote(leftTold.current);
            }
          },
        },
        description,
        opened,
        settings,
      ),
      (news) => say(log, () => [{ text: handSaid(description, news), urgent: false }]),
    ),
  );
  const [advice] = useState(() =>
    makeAdvice(
      {
        ask: useApp.getState().ask,
        heard: (what) => {
          say(log, () => adviceSaid(what));
          if (what.say === 'hint') soundAt('hint', match.store.getState(), what.hint.plan[0].from);
        },
        refused: (error) => useApp.getState().refused(error),
      },
      match,
    ),
  );
  const table = useRef<TableHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const panelOpen = narrow ? drawer : settings.panel;
  const { send } = match;

  const focusBoard = useCallback(() => {
    const { cursor } = match.store.getState();
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: true });
    // in a window so low that the table scrolls
    grid.current?.closest('main')?.scrollIntoView({ block: 'nearest' });
  }, [match]);
  const unfold = useCallback(() => {
    if (narrow) setDrawer(true);
    else if (!useApp.getState().settings.panel) void useApp.getState().changeSettings({ panel: true });
  }, [narrow]);

  const drawn = useRef(false);
  drawn.current = narrow && drawer;
  const typing = useRef({ text: '', at: 0 });
  const screen = useMemo<Screen>(
    () => ({
      announce: (text) => say(log, () => [{ text, urgent: false }]),
      show,
      focusBoard,
      focusFlights: () => {
        unfold();
        requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-flight]')?.focus());
      },
      focusHand: () => {
        const box = root.current?.querySelector<HTMLElement>('[data-box]');
        if (box) return box.focus();
        if (match.store.getState().view.phase) {
          unfold();
          requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-pool="free"]')?.focus());
          return;
        }
        const free = match.store
          .getState()
          .view.pieces.some((p) => p.place === 'hand' && match.store.getState().view.movable.includes(p.id));
        if (!free) return show('trays');
        unfold();
        // after the panel has become visible
        requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-hand="free"]')?.focus());
      },
      focusRegion: (way) => {
        const regions = [...(root.current?.querySelectorAll<HTMLElement>('[data-region]') ?? [])].filter(
          (r) => r.offsetParent !== null || r.dataset.region === 'top' || r.dataset.region === 'bottom',
        );
        const at = regions.findIndex((r) => r.contains(document.activeElement));
        const next = regions[(at + way + regions.length) % regions.length];
        if (next?.dataset.region === 'board') focusBoard();
        else next?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
      },
      openMenu: () => root.current?.querySelector<HTMLElement>('[data-testid="menu"]')?.click(),
      togglePanel: () => {
        const isOpen = narrow ? drawn.current : useApp.getState().settings.panel;
        if (narrow) setDrawer(!isOpen);
        else void useApp.getState().changeSettings({ panel: !isOpen });
        say(log, () => [{ text: isOpen ? uiText.spoken.panelHidden : uiText.spoken.panelShown, urgent: false }]);
      },
      closeDrawer: () => {
        if (!drawn.current) return false;
        setDrawer(false);
        focusBoard();
        return true;
      },
      showSection: (id) => {
        unfold();
        requestAnimationFrame(() =>
          root.current?.querySelector(`[data-section="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
        );
      },
      showCard: () => {
        // in a small window the drawer would cover the board: the card is announced, and opened from the rail
        if (!narrow) unfold();
      },
      typed: (letter, at) => {
        const { text, at: before } = typing.current;
        typing.current = { text: at - before < TOGETHER ? text + letter : letter, at };
        return typing.current.text;
      },
    }),
    [focusBoard, log, match, narrow, unfold],
  );
  const commandContext = useCallback(
    (): CommandContext => ({
      match,
      advice,
      app: useApp.getState(),
      table: flat ? null : table.current,
      undrawn,
      tryGraphics: tryGraphicsAgain,
      screen,
      thinking,
      clock,
    }),
    [match, advice, flat, undrawn, screen, thinking, clock],
  );
  const context = useMemo<TableContext>(
    () => ({ match, advice, commandContext, flat, thinking, clock }),
    [match, advice, commandContext, flat, thinking, clock],
  );
  useKeys(commandContext, onTop);
  useComputer(match, thinking, log);
  useExercise(match, log);
  useGuide(match, advice, commandContext);
  useClocks(match, clock, log, dialog, show);
  useTableNews(match, log);

  // how the game is won, or what is to be solved, as an announcement; the step bar shows it
  useEffect(() => {
    const goal = exerciseGoal(match.store.getState()) ?? goalOf(match.store.getState());
    if (goal !== null) say(log, () => [{ text: goal, urgent: false }]);
  }, [match, log]);
  useEffect(() => send({ on: 'opened', view: opened }), [send, opened]);
  useEffect(
    () => send({ on: 'settings', warnLosing: settings.warnLosing, followTurn: settings.followTurn }),
    [send, settings.warnLosing, settings.followTurn],
  );
  useEffect(
    () =>
      on?.command(({ id }) => {
        if (isForText(id)) return;
        // as with keys: while a dialog is open only the dialog receives commands
        if (id !== 'full-screen' && isModalOpen()) return;
        const { layers, problems } = useApp.getState();
        if (isCommandId(id) && layers.length === 0 && problems.length === 0) runCommand(id, commandContext());
      }),
    [on, commandContext],
  );
  useEffect(() => advice.attach(), [advice]);
  useEffect(() => {
    if (!on) return;
    const ends = [on.analysis(advice.analysisNews), on.review(advice.reviewNews)];
    return () => {
      for (const end of ends) end();
    };
  }, [on, advice]);
  // when it opens, and when a screen over it has been closed
  useEffect(() => {
    if (onTop) focusBoard();
  }, [onTop, focusBoard]);
  const over = useEndDialog(match.store, show);
  const hidden = useStore(match.store, isHidden);
  // drawings made with the right button belong to the previous viewer
  const viewer = useStore(match.store, (s) => s.view.viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what is looked at changes
  useEffect(() => {
    table.current?.clearDrawings();
    // and so does the close-up
    if (hidden) table.current?.resetCamera();
  }, [viewer, hidden]);
  const wasHidden = useRef(hidden);
  // after the hand-over: its heading takes the focus by itself, then the board
  useEffect(() => {
    if (wasHidden.current && !hidden) focusBoard();
    if (hidden) show(null);
    wasHidden.current = hidden;
  }, [hidden, focusBoard]);

  const name = useStore(match.store, (s) => s.view.name);
  useScreenTitle(name || description.title);
  const address = useStore(match.store, (s) => addressOf(s.view));
  useEffect(() => useApp.getState().nameTable(address), [address]);

  const seat = useStore(match.store, (s) => s.seat);
  const near = seat;
  useToldTurning(match.store);
  const onDrawn = useCallback(() => {
    void useApp.getState().ask['app.drawn']({ what: 'table' });
  }, []);
  const drawnOnce = useOnce(onDrawn);
  // camera commands are available from now on: update the menu and the buttons
  const [hasCamera, setHasCamera] = useState(false);
  const onReady = useCallback(() => {
    drawnOnce();
    setHasCamera(table.current !== null);
  }, [drawnOnce]);
  usePainted(match.store, flat);
  usePossible(match.store, commandContext, onTop, dialog !== null, hasCamera);
  const hasScale = useStore(advice.store, (a) => a.analysis !== null || (a.review?.turns ?? null) !== null);
  const place = !narrow && settings.panel ? 'docked' : drawer ? 'drawer' : 'away';
  const trays = () => show('trays');

  return (
    <TableScreenContext value={context}>
      <div
        ref={root}
        className={styles.table}
        data-panel={place}
        data-narrow={narrow ? '' : undefined}
        data-scale={hasScale && !hidden ? '' : undefined}
        data-testid="table"
      >
        {hidden && <HandOver />}
        {!hidden && (
          <>
            <button type="button" className="skip" onClick={focusBoard}>
              {uiText.table.skip}
            </button>
            <TopStrip far={otherSide(near)} panelOpen={panelOpen} onTrays={trays} />
          </>
        )}
        <Board
          settings={settings}
          table={table}
          grid={grid}
          focusBoard={focusBoard}
          onDrawn={onReady}
          graphics={graphics}
        />
        {!hidden && (
          <>
            <footer className={strips.bottom} data-region="bottom">
              <Seat side={near} onTrays={trays} />
              <StepBar onResult={over} />
              <HintButton />
              <ButtonGroup label={uiText.table.keys.groups.game}>
                <UndoButton id="undo" />
                <UndoButton id="redo" />
              </ButtonGroup>
            </footer>
            {hasScale && <Scale />}
            <Panel
              log={log}
              onCell={(cell) => {
                send({ on: 'cursor', cell });
                table.current?.showCell(cell);
                focusBoard();
              }}
              onHandLifted={() => {
                setDrawer(false);
                focusBoard();
              }}
            />
            <Rail
              open={panelOpen}
              onOpen={(section) => {
                if (narrow) setDrawer((was) => !was);
                else unfold();
                requestAnimationFrame(() =>
                  root.current?.querySelector<HTMLElement>(`[data-section="${section}"] button`)?.focus(),
                );
              }}
            />
          </>
        )}
        <Overlay>
          <Decoration what="the announcements">
            <Live log={log} />
          </Decoration>
        </Overlay>
        <FilmStudio />
        <Warning />
        {dialog === null && <AskBroker />}
        <TableDialogs
          open={dialog}
          onClose={() => show(null)}
          onGoTo={(cell) =>
            // the dialog returns the focus to the old cell first
            requestAnimationFrame(() => {
              send({ on: 'cursor', cell });
              table.current?.showCell(cell);
              focusBoard();
            })
          }
        />
      </div>
    </TableScreenContext>
  );
}

function UndoButton({ id }: { readonly id: 'undo' | 'redo' }) {
  const { why, run } = useCommand(id);
  return (
    <Button
      icon={commands[id].icon}
      iconOnly
      why={why}
      aria-label={commands[id].label}
      data-testid={id}
      onClick={run}
    />
  );
}

function useOnce(run: () => void): () => void {
  const done = useRef(false);
  return useCallback(() => {
    if (done.current) return;
    done.current = true;
    run();
  }, [run]);
}
