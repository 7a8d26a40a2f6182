/**
 * The board area of the screen: the 3D table with the grid beside it for keys and screen readers, or the flat board,
 * which is the same grid made visible; the lit edge of the side to move; the chooser; the close-up under Alt.
 */
import { type RefObject, useEffect, useRef } from 'react';
import type { Settings } from '../../../../electron/contract/settings.ts';
import type { TableHandle } from '../../../board/props.ts';
import { isHidden, seen, shownView } from '../../../state/match/match-derived.ts';
import boardArea from '../../board3d/BoardArea.module.css';
import type { BoardGraphics } from '../../board3d/useBoardGraphics.ts';
import { useSceneSettings } from '../../board3d/useSceneSettings.ts';
import { FreeBox } from '../../free/FreeBox.tsx';
import { DrawSheet } from '../../notes/DrawSheet.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { classes } from '../../shell/classes.ts';
import styles from './Board.module.css';
import { Chooser } from './Chooser.tsx';
import { HoverName, useHover } from './HoverName.tsx';
import { LargePiece } from './LargePiece.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { MatchScene } from './MatchScene.tsx';
import { useBoardInput } from './useBoardInput.ts';
import { useBoardPoints } from './useBoardPoints.ts';
import { useCursorRing } from './useCursorRing.ts';
import { useDwell } from './useDwell.ts';
import { useFlatArrival } from './useFlatArrival.ts';
import { useFrame } from './useFrame.tsx';
import { useLarge } from './useLarge.ts';
import { useMarks } from './useMarks.ts';
import { usePieces } from './usePieces.ts';
import { useRightClick } from './useRightClick.ts';

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
  const { flat } = useTable();
  const state = useMatch((s) => s);
  const { description, seat } = state;
  const area = useRef<HTMLElement>(null);
  const pieces = usePieces(state);
  const marks = useMarks(state, flat);
  const large = useLarge(flat, state.hovered);
  const hover = useHover();
  useDwell(hover.target?.cell ?? null);
  const sceneSettings = useSceneSettings(settings, description.id, {
    letters: large.held && settings.letters === 'auto' ? 'always' : settings.letters,
  });

  useFlatArrival(String(state.arrival.key), onDrawn);
  // turning the flat board moves its buttons; the focus stays on its cell
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seat is why this runs
  useEffect(() => {
    if (grid.current?.contains(document.activeElement) || document.activeElement === document.body) focusBoard();
  }, [seat, focusBoard, grid]);

  const { whereIs, pointAt, cellAt } = useBoardPoints(area, grid, table);
  const frame = useFrame(area, whereIs, focusBoard);
  const ring = useCursorRing();
  const rightClick = useRightClick(() => {
    // its drawing is removed as well
    table.current?.clearDrawings();
    focusBoard();
  });
  const input = useBoardInput(frame, hover.point);

  const hidden = isHidden(state);
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
      onFocus={ring.onFocus}
      onBlur={ring.hide}
      onKeyDown={ring.onKeyDown}
      onPointerDown={(e) => {
        ring.hide();
        rightClick.onPointerDown(e);
        frame.on.onPointerDown(e);
      }}
      onPointerUp={(e) => {
        rightClick.onPointerUp(e);
        frame.on.onPointerUp(e);
      }}
      onPointerCancel={frame.on.onPointerCancel}
      onClick={frame.on.onClick}
      onContextMenu={rightClick.onContextMenu}
      onPointerMove={(e) => {
        hover.onPointerMove(e);
        frame.on.onPointerMove(e);
      }}
      onPointerLeave={hover.onPointerLeave}
    >
      <MatchScene
        pieces={pieces}
        marks={marks}
        ringed={ring.isShown}
        settings={sceneSettings}
        input={input}
        onInspect={large.show}
        table={table}
        graphics={graphics}
        onDrawn={onDrawn}
        focusBoard={focusBoard}
      />
      {!hidden && (
        <MatchGrid
          pieces={pieces}
          marks={marks}
          settings={sceneSettings}
          brief={settings.spoken === 'brief'}
          input={input}
          onInspect={large.show}
          grid={grid}
        />
      )}
      {pieces.isFree && <FreeBox box={pieces.box} held={pieces.lifted} cellAt={cellAt} focusBoard={focusBoard} />}
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
      {!hidden && large.piece !== null && <LargePiece id={large.piece} settings={sceneSettings} />}
    </main>
  );
}
