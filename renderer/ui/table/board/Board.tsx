/**
 * The board area of the screen: the 3D table with the grid beside it for keys and screen readers, or the flat board,
 * which is the same grid made visible; the lit edge of the side to move; the chooser; the close-up under Alt. Marks
 * come from one function for both boards.
 */
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { placeIn, type Settings } from '../../../../electron/contract/settings.ts';
import type { PieceView } from '../../../../electron/contract/view.ts';
import { boxOf } from '../../../board/box.ts';
import { DRAG_FROM } from '../../../board/contacts.ts';
import type { Posture } from '../../../board/posture.ts';
import type { TableHandle, Target } from '../../../board/props.ts';
import { drawOn } from '../../../commands/drawing.ts';
import { Decoration } from '../../../decoration/Decoration.tsx';
import { pieceName } from '../../../narration/labels.ts';
import { isDay, reducedMotion, showsGroupLetters, useResolved } from '../../../state/appearance.ts';
import { adviceArrows } from '../../../state/computer/advice-arrows.ts';
import { seenStrokes, useDrawing } from '../../../state/drawing.ts';
import { heldPiece, isHandFree, posturesIn, useFreeHand } from '../../../state/free/free-hand.ts';
import {
  actingPiece,
  destinationsOf,
  inHandFor,
  isHidden,
  isMidLift,
  liftedPiece,
  offered,
  pieceAt,
  pieceOf,
  seen,
  shownView,
} from '../../../state/match/match-derived.ts';
import { allMarks, boardLines, dimmedPieces, previewMarks, strongest } from '../../../state/match/match-marks.ts';
import { isLiftable } from '../../../state/match/match-pick.ts';
import { shownTies } from '../../../state/match/match-ties.ts';
import { clearArrows, drawArrow, pointOut } from '../../../state/online/online.ts';
import { uiText } from '../../../text/index.ts';
import boardArea from '../../board3d/BoardArea.module.css';
import { Scene } from '../../board3d/Scene.tsx';
import type { BoardGraphics } from '../../board3d/useBoardGraphics.ts';
import { FlatBoard } from '../../flat/FlatBoard.tsx';
import { flatPointAt } from '../../flat/flatPointAt.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import { FreeBox } from '../../free/FreeBox.tsx';
import { useThrown } from '../../free/useThrown.ts';
import { useWeightOfPieces } from '../../free/useWeightOfPieces.ts';
import { DrawSheet } from '../../notes/DrawSheet.tsx';
import { useSharedArrows } from '../../online/useSharedArrows.ts';
import { soundKnock, useSounds } from '../../parts/sounds.ts';
import { useAdvice, useMatch, useTable } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import { PieceCard } from '../panel/PieceCard.tsx';
import styles from './Board.module.css';
import { Chooser } from './Chooser.tsx';
import { HoverName, useHover } from './HoverName.tsx';
import { useDwell } from './useDwell.ts';
import { useFrame } from './useFrame.tsx';
import { useLarge } from './useLarge.ts';

const CloseUp = lazy(() => import('../../board3d/Board3D.tsx').then((module) => ({ default: module.CloseUp })));

/** The same object as long as it says the same, so that nothing is drawn again. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it
  return useMemo(() => value, [text]);
}

const NONE: readonly PieceView[] = [];
const UPRIGHT: ReadonlyMap<number, Posture> = new Map();

/** a little air around the board, and room for the lit edge, which must not cover the letters of the far files */
const INSET = { top: 16, right: 8, bottom: 20, left: 8 } as const;

export function Board({
  settings,
  table,
  grid,
  graphics,
  onDrawn,
  focusBoard,
}: {
  readonly settings: Settings;
  readonly table: RefObject<TableHandle | null>;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly graphics: BoardGraphics;
  readonly onDrawn: () => void;
  readonly focusBoard: () => void;
}) {
  const { match, flat, commandContext } = useTable();
  const { send } = match;
  const state = useMatch((s) => s);
  const { description, arrival, preview, seat, cursor } = state;
  const view = shownView(state);
  const isFree = isHandFree(state);
  const { held, postures: known } = useFreeHand();
  const weight = useWeightOfPieces(state, settings);
  const box = useMemo(() => (isFree ? boxOf(description) : NONE), [isFree, description]);
  // a new one for each seat, from which the boxes are elsewhere
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const sceneView = useMemo(
    () => (isFree ? { ...view, pieces: [...view.pieces, ...box] } : view),
    [isFree, view, box, isFree && seat],
  );
  const lifted = isFree ? heldPiece(description, sceneView.pieces, held) : liftedPiece(state);
  const postures = useMemo(
    () => (isFree ? posturesIn(description, view, known) : UPRIGHT),
    [isFree, description, view, known],
  );
  const area = useRef<HTMLElement>(null);
  const [ringed, setRinged] = useState(false);
  const large = useLarge(flat, state.hovered);

  const marks = useMemo(
    () => [...allMarks(state), ...(flat ? previewMarks(preview, state.view) : [])],
    [state, flat, preview],
  );
  const drawn = useMemo(() => strongest(marks), [marks]);
  const onTable = useMemo(
    () => (ringed ? [...drawn, { cell: cursor, mark: 'cursor' as const }] : drawn),
    [drawn, ringed, cursor],
  );
  const destinations = useMemo(
    () =>
      isFree ? (held === null ? [] : description.topology.cells.map((_, i) => i)) : destinationsOf(offered(state)),
    [isFree, held, description, state],
  );
  const lines = useMemo(() => boardLines(state), [state]);
  const advice = useAdvice((a) => a);
  // the 3D table draws the arrows of the person before it by itself
  const shared = useSharedArrows(flat);
  const marking = {
    onPing: (cell: number) => pointOut(view.match, cell),
    onArrow: (from: number, to: number) => drawArrow(view.match, from, to),
    onCleared: () => clearArrows(view.match),
  };
  const ownArrows = useSame(adviceArrows(advice, state));
  const arrows = useMemo(() => (shared.length > 0 ? [...ownArrows, ...shared] : ownArrows), [ownArrows, shared]);
  const live = useDrawing((s) => s.live);
  const sent = useDrawing((s) => s.sent);
  const rubbed = useDrawing((s) => s.rubbed);
  const kept = state.view.strokes;
  const strokes = useMemo(() => seenStrokes(kept, { live, sent, rubbed }), [kept, live, sent, rubbed]);
  const ties = useMemo(() => (flat ? shownTies(state) : undefined), [flat, state]);
  const dimmed = useMemo(() => dimmedPieces(state), [state]);
  const hidden = isHidden(state);
  // a feature is selected: its ghost shows where it would be placed
  const laid = offered(state)[0]?.places ?? null;
  const ghost = useMemo(
    () =>
      flat && laid !== null && state.aim !== null && destinations.includes(state.aim)
        ? { cell: state.aim, feature: laid }
        : null,
    [flat, laid, state.aim, destinations],
  );
  const { onMoment, onShown } = useSounds(match, flat);
  const hover = useHover();
  const { point } = hover;
  useDwell(hover.target?.cell ?? null);
  const day = useResolved(isDay, settings);
  const still = useResolved(reducedMotion, settings);
  const groupLetters = useResolved(showsGroupLetters, settings);
  const sceneSettings = useMemo(
    () => ({
      quality: settings.quality,
      reducedMotion: still,
      playback: settings.playback,
      coordinates: settings.coordinates,
      letters: large.held && settings.letters === 'auto' ? 'always' : settings.letters,
      groupLetters,
      place: placeIn(settings, description.id),
      day,
    }),
    [settings, description, large.held, day, still, groupLetters],
  );

  const thrown = useThrown(match, flat, sceneSettings);

  // the flat board has no playback: an arrival is finished as soon as it is painted
  const arrived = String(arrival.key);
  useEffect(() => {
    if (!flat) return;
    const frame = requestAnimationFrame(() => {
      onDrawn();
      send({ on: 'settled', key: arrived });
    });
    return () => cancelAnimationFrame(frame);
  }, [flat, arrived, send, onDrawn]);
  // turning the flat board moves its buttons; the focus stays on its cell
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seat is why this runs
  useEffect(() => {
    if (grid.current?.contains(document.activeElement) || document.activeElement === document.body) focusBoard();
  }, [seat, focusBoard, grid]);

  /** A press on this: with Shift the unit is selected besides others. */
  const pick = (target: Target): void => {
    if (frame.justFramed()) return;
    const piece = target.piece ?? (target.cell === null ? null : (pieceAt(view, target.cell)?.id ?? null));
    if (frame.isAdding() && piece !== null) send({ on: 'toggle-unit', piece });
    else send({ on: 'pick', target });
  };
  /** Lifts the piece if possible; returns whether it did. */
  const lift = (piece: number): boolean => {
    const s = match.store.getState();
    if (frame.isAdding()) return false;
    if (isHandFree(s)) {
      send({ on: 'lift', piece });
      return useFreeHand.getState().held !== null;
    }
    if (
      s.look !== null ||
      s.mode.is === 'sent' ||
      !(s.view.movable.includes(inHandFor(s.view, piece)) || isLiftable(s, piece))
    )
      return false;
    send({ on: 'lift', piece });
    return true;
  };
  const putBack = (piece: number) => send({ on: 'drop', piece, target: { piece: null, cell: null } });
  // a right click, not a right drag, cancels a lift; its drawing is removed as well
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  // systems differ in whether the context menu event comes on press or on release
  const letGone = useRef(false);
  const letGo = (event: { readonly button: number; readonly clientX: number; readonly clientY: number }) => {
    const from = pressed.current;
    pressed.current = null;
    if (event.button !== 2 || !from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_FROM) return;
    if (!isMidLift(match.store.getState())) return;
    letGone.current = true;
    send({ on: 'escape' });
    table.current?.clearDrawings();
    focusBoard();
  };
  const whereIs = useCallback(
    (cell: number) => {
      const box = area.current?.getBoundingClientRect();
      if (!box) return null;
      const onPage = flat
        ? grid.current?.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect()
        : table.current?.project({ cell });
      if (!onPage) return null;
      const middle =
        onPage instanceof DOMRect ? { x: onPage.x + onPage.width / 2, y: onPage.y + onPage.height / 2 } : onPage;
      return { x: middle.x - box.x, y: middle.y - box.y };
    },
    [flat, grid, table],
  );
  const frame = useFrame(area, whereIs, focusBoard);
  /** of the page, on the board: for drawing */
  const pointAt = useCallback(
    (x: number, y: number) =>
      flat ? flatPointAt(grid.current, description.topology, seat, x, y) : (table.current?.boardAt(x, y) ?? null),
    [flat, grid, table, description, seat],
  );
  const cellAt = (x: number, y: number): number | null => {
    if (flat) {
      const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
      return cell ? Number(cell.dataset.cell) : null;
    }
    const at = table.current?.boardAt(x, y);
    const near = (c: { readonly x: number; readonly y: number }) =>
      at && Math.abs(c.x * 100 - at.x) <= 50 && Math.abs(c.y * 100 - at.y) <= 50;
    const cell = description.topology.cells.findIndex(near);
    return cell < 0 ? null : cell;
  };
  const glyph = ({ kind, side, group }: PieceView) => (
    <Glyph
      variant={description.id}
      kind={kind}
      side={side}
      sideId={description.sides[side].id}
      group={group}
      className={styles.glyph}
    />
  );
  const largePiece = large.piece === null ? undefined : pieceOf(view, large.piece);
  // as at the seats: until playback ends it is still the other side's turn
  const told = shownView(seen(state));
  const mover = told.outcome === null ? description.sides[told.turn].id : null;

  return (
    <main
      ref={area}
      id="board"
      className={classes(boardArea.area, state.look && styles.looking)}
      data-region="board"
      style={{ '--side': mover === null ? 'transparent' : `var(--side-${mover})` } as React.CSSProperties}
      onFocus={(e) => setRinged(e.target instanceof Element && e.target.matches('[data-cell]:focus-visible'))}
      onBlur={() => setRinged(false)}
      onKeyDown={(e) => setRinged(e.target instanceof Element && e.target.matches('[data-cell]'))}
      onPointerDown={(e) => {
        setRinged(false);
        pressed.current = e.button === 2 ? { x: e.clientX, y: e.clientY } : null;
        letGone.current = false;
        frame.on.onPointerDown(e);
      }}
      onPointerUp={(e) => {
        letGo(e);
        frame.on.onPointerUp(e);
      }}
      onPointerCancel={frame.on.onPointerCancel}
      onClick={frame.on.onClick}
      onContextMenu={(e) => (isMidLift(match.store.getState()) || letGone.current) && e.preventDefault()}
      onPointerMove={(e) => {
        hover.onPointerMove(e);
        frame.on.onPointerMove(e);
      }}
      onPointerLeave={hover.onPointerLeave}
    >
      {(!flat || graphics.isKept) && (
        <div className={classes(boardArea.space, graphics.isKept && boardArea.kept)} data-testid="table3d" inert={flat}>
          <Scene
            key={graphics.attempt}
            ref={table}
            description={description}
            view={sceneView}
            postures={postures}
            {...weight}
            arrival={arrival}
            marks={onTable}
            selected={lifted}
            destinations={destinations}
            preview={preview}
            lines={lines}
            arrows={arrows}
            strokes={strokes}
            dimmed={dimmed}
            thrown={thrown}
            laying={laid}
            holder={lifted === actingPiece(state) ? null : actingPiece(state)}
            hidden={hidden}
            seat={seat}
            settings={sceneSettings}
            inset={INSET}
            onPick={(target) => {
              pick(target);
              focusBoard();
            }}
            onHover={(target) => {
              point(target);
              send({ on: 'aim', target });
            }}
            onLift={lift}
            onDrop={(piece, target) => {
              send({ on: 'drop', piece, target });
              focusBoard();
            }}
            onPutBack={putBack}
            onInspect={large.show}
            {...marking}
            onSettled={(key) => send({ on: 'settled', key })}
            onMoment={onMoment}
            onKnock={(knock) => soundKnock(knock, match.store.getState())}
            onShown={onShown}
            onReady={onDrawn}
            onNoWebGL={graphics.onNoWebGL}
            onWebGL={graphics.onWebGL}
          />
        </div>
      )}
      {!hidden && (
        <FlatBoard
          description={description}
          view={view}
          seat={seat}
          cursor={cursor}
          lifted={lifted}
          postures={postures}
          marks={marks}
          drawn={flat ? drawn : []}
          lines={flat ? lines : []}
          arrows={flat ? arrows : []}
          strokes={flat ? strokes : undefined}
          dimmed={flat ? dimmed : null}
          ties={ties}
          foreseen={flat ? preview?.after : undefined}
          ghost={ghost}
          label={uiText.table.board(description.title)}
          brief={settings.spoken === 'brief'}
          coordinates={settings.coordinates}
          groupLetters={groupLetters}
          unseen={!flat}
          grid={grid}
          onPick={(cell, piece) => {
            // a screen reader presses the cell, under the sheet on which the pointer draws
            if (!drawOn(commandContext(), cell)) pick({ piece, cell });
          }}
          onPoint={(cell) => {
            const target = cell === null ? null : { piece: null, cell };
            point(target);
            send({ on: 'aim', target });
          }}
          onFocusCell={(cell) => send({ on: 'cursor', cell })}
          onLift={lift}
          onDrop={(piece, cell) => send({ on: 'drop', piece, target: { piece: null, cell } })}
          onPutBack={putBack}
          onHold={(cell, piece) => {
            if (piece === null) marking.onPing(cell);
            else large.show(piece);
          }}
          onLetGo={() => large.show(null)}
          {...marking}
        />
      )}
      {isFree && <FreeBox box={box} held={lifted} cellAt={cellAt} focusBoard={focusBoard} />}
      {frame.drawn}
      {!hidden && <DrawSheet pointAt={pointAt} />}
      {!hidden && state.mode.is !== 'choosing' && <HoverName hover={hover} />}
      {mover !== null && !hidden && (
        <div
          className={styles.edge}
          data-edge={told.turn === seat ? 'near' : 'far'}
          data-mover={mover}
          aria-hidden="true"
        />
      )}
      <Chooser where={whereIs} onClosed={focusBoard} />
      {largePiece && !hidden && (
        <aside
          className={styles.large}
          aria-label={uiText.table.large(pieceName(description, largePiece))}
          data-testid="large"
        >
          {flat ? (
            glyph(largePiece)
          ) : (
            <div className={styles.figure} data-testid="figure">
              <Decoration key={largePiece.id} what="the enlarged figure" instead={glyph(largePiece)}>
                <Suspense fallback={null}>
                  <CloseUp
                    description={description}
                    piece={largePiece}
                    settings={sceneSettings}
                    instead={glyph(largePiece)}
                  />
                </Suspense>
              </Decoration>
            </div>
          )}
          <PieceCard description={description} view={view} piece={largePiece} pictured />
        </aside>
      )}
    </main>
  );
}
