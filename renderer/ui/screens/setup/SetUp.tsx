/**
 * Setting up a position: the editor uses the same boards as a game, with a palette beside them. Must stay true: nothing
 * here knows a rule, so any piece can be put anywhere, and the host reports at once what is wrong; Play is enabled as
 * soon as nothing is; leaving with unsaved changes asks first.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import { commands } from '../../../../electron/contract/commands.ts';
import type { TableHandle } from '../../../board/props.ts';
import { tryGraphicsAgain } from '../../../scene/graphics.ts';
import { useApp, useVariant } from '../../../state/app.ts';
import { carryNewGame } from '../../../state/broker.ts';
import { namedSeats, playableSeats } from '../../../state/online/seats.ts';
import { takePosition } from '../../../state/own-games/own-exercises.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import type { WorkshopExercise } from '../../../state/setup/setup-state.ts';
import { uiText } from '../../../text/index.ts';
import { useBoardGraphics } from '../../board3d/useBoardGraphics.ts';
import { Button } from '../../shell/Button.tsx';
import { ButtonGroup } from '../../shell/ButtonGroup.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { Waiting } from '../PageFrame.tsx';
import { Arrange } from './Arrange.tsx';
import { AsText } from './AsText.tsx';
import { ChosenPiece } from './ChosenPiece.tsx';
import { EditBoard } from './EditBoard.tsx';
import { Palette } from './Palette.tsx';
import { PositionFields } from './PositionFields.tsx';
import styles from './SetUp.module.css';
import { ToPutRight } from './SetupProblems.tsx';
import { useSetupKeys } from './useSetupKeys.ts';
import { useTold } from './useTold.ts';

const words = uiText.setup;
const { free } = uiText;

export function SetUp({ variant }: { readonly variant: string | null }) {
  const description = useVariant(variant);
  const ready = useSetup((s) => s.draft !== null && s.variant === description.id);
  // opened without a position to start from: by a link, or by a reloaded page
  useEffect(() => {
    const { resume, begin, variant: here } = useSetup.getState();
    if (here === description.id || resume()) return;
    const options = Object.fromEntries(description.options.map((option) => [option.id, option.usual]));
    void begin({ variant: description.id, options, players: namedSeats(useApp.getState().settings.players) });
  }, [description]);
  if (!ready) return <Waiting lamp>{words.waiting}</Waiting>;
  return <Editor variant={description.id} />;
}

function Editor({ variant }: { readonly variant: string }) {
  const description = useVariant(variant);
  const settings = useApp((app) => app.settings);
  const [isFlatWanted, setFlatWanted] = useState(settings.board === 'flat');
  const graphics = useBoardGraphics(!isFlatWanted);
  const { flat, undrawn } = graphics;
  const [asking, setAsking] = useState(false);
  const [seat, setSeat] = useState<0 | 1>(0);
  const [cursor, setCursor] = useState(0);
  const table = useRef<TableHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const undoable = useSetup((s) => (s.free ? s.free.can.undo : s.past.length > 0));
  const redoable = useSetup((s) => (s.free ? s.free.can.redo : s.future.length > 0));
  const isFree = useSetup((s) => s.free !== null);
  const exercise = useSetup((s) => s.exercise);
  const told = useTold(description);

  const focusCell = useCallback((cell: number) => {
    setCursor(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => focusCell(cursor), []);

  // for tests, as on the table screen; the app itself does not read it
  useEffect(() => {
    document.body.dataset.variant = variant;
  }, [variant]);

  const close = useCallback(() => {
    useSetup.getState().end();
    useApp.getState().back();
  }, []);
  const leave = useCallback(() => {
    const { touched, free } = useSetup.getState();
    // what is on a free table is saved with its game
    if (touched && !free) setAsking(true);
    else close();
  }, [close]);
  useSetupKeys({ description, seat, cursor, table, focusCell, leave });

  useScreenTitle(words.title(description.title));

  return (
    <div className={styles.setUp} data-testid="setup">
      <header className={styles.strip}>
        <Button look="quiet" icon="left" iconOnly aria-label={uiText.shell.back} onClick={leave} />
        <h1>
          {isFree && <span className={styles.badge}>{free.badge}</span>}
          {isFree ? description.title : words.title(description.title)}
        </h1>
        <Button
          look="quiet"
          icon="turn"
          iconOnly
          aria-label={words.turnTable}
          onClick={() => setSeat(seat === 0 ? 1 : 0)}
        />
        <Button
          look="quiet"
          icon={flat ? 'side' : 'flat'}
          iconOnly
          tip={undrawn ? uiText.graphics.tip[undrawn] : undefined}
          aria-label={flat ? words.view3d : words.viewFlat}
          onClick={() => (undrawn ? tryGraphicsAgain() : setFlatWanted(!flat))}
        />
      </header>
      <EditBoard
        description={description}
        settings={settings}
        seat={seat}
        cursor={cursor}
        table={table}
        grid={grid}
        onCursor={focusCell}
        onFocusCell={setCursor}
        graphics={graphics}
      />
      <aside className={styles.panel} aria-label={words.palette}>
        <Palette description={description} />
        <ChosenPiece description={description} />
        <PositionFields description={description} />
        <Arrange description={description} />
        <AsText />
      </aside>
      <footer className={styles.strip}>
        <ToPutRight description={description} onCell={focusCell} />
        <ButtonGroup label={uiText.table.keys.groups.game}>
          <Button
            icon={commands.undo.icon}
            iconOnly
            aria-label={commands.undo.label}
            why={undoable ? null : uiText.reasons.nothingToUndo}
            onClick={() => useSetup.getState().undo()}
          />
          <Button
            icon={commands.redo.icon}
            iconOnly
            aria-label={commands.redo.label}
            why={redoable ? null : uiText.reasons.nothingToRedo}
            onClick={() => useSetup.getState().redo()}
          />
        </ButtonGroup>
        {isFree ? <SwitchOn /> : exercise === null ? <Play /> : <Take exercise={exercise} />}
      </footer>
      <p className="sr" role="status" data-testid="setup-told">
        {told}
      </p>
      {asking && <Leave onStay={() => setAsking(false)} onLeave={close} />}
    </div>
  );
}

/** Why the draft cannot be played yet; null if it can. */
function useWhyNot(): string | null {
  const problems = useSetup((s) => s.checked?.problems.length ?? 0);
  const current = useSetup((s) => s.current);
  return !current ? words.playWait : problems > 0 ? words.playWhy(problems) : null;
}

/** Plays on from the table in the same game. */
function SwitchOn() {
  const why = useWhyNot();
  const switchOn = async () => {
    const { free: table, end } = useSetup.getState();
    if (!(await table?.switchOn())) return;
    end();
    useApp.getState().back();
  };
  return (
    <Button look="primary" big why={why} data-testid="referee-on" onClick={() => void switchOn()}>
      {free.switchOn}
    </Button>
  );
}

/** The position is that of a problem, a step or a case in the workshop, and back to it. */
function Take({ exercise }: { readonly exercise: WorkshopExercise }) {
  const why = useWhyNot();
  const take = async () => {
    const { checked, end } = useSetup.getState();
    if (checked === null || !(await takePosition(exercise, checked.text))) return;
    end();
    useApp.getState().back();
  };
  return (
    <Button look="primary" big why={why} data-testid="setup-take" onClick={() => void take()}>
      {uiText.workshop.toSolve.take}
    </Button>
  );
}

/** Starts a game from the draft. The host validates it once more: it knows the rules, this page does not. */
function Play() {
  const why = useWhyNot();
  const play = async () => {
    const { variant, options, players, timeControl, draft, end } = useSetup.getState();
    if (variant === null || draft === null) return;
    const { tryTo, toastNote } = useApp.getState();
    const hasEngine = players.some(({ computer }) => computer?.engine);
    const known = hasEngine ? await tryTo('engines.playing', { variant, options: { ...options }, start: draft }) : null;
    const { seats, why: whyNotEngine } = playableSeats(players, known?.engines ?? []);
    const view = await tryTo('match.start', {
      variant,
      options: { ...options },
      players: seats,
      ...(timeControl && { timeControl }),
      start: draft,
    });
    if (!view) return;
    if (whyNotEngine !== null) toastNote(uiText.engines.table.computerInstead(whyNotEngine));
    end();
    useApp.getState().openTable(view);
    await carryNewGame(view);
  };
  return (
    <Button look="primary" big why={why} data-testid="setup-play" onClick={() => void play()}>
      {words.play}
    </Button>
  );
}

function Leave({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={words.leaveTitle}
      icon="leave"
      first={safe}
      onClose={onStay}
      footer={
        <>
          <Button look="danger" onClick={onLeave}>
            {words.leave}
          </Button>
          <Button ref={safe} look="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.leaveSays}</p>
    </Dialog>
  );
}
