/**
 * The board of the editor: the 3D table with the grid beside it, or the flat board alone, as in a game. A left click
 * applies the tool; a right click or a finger held down clears; a drag moves a piece or, dropped beside the board, removes it.
 */
import { type RefObject, useMemo, useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { Settings } from '../../../../electron/contract/settings.ts';
import type { Side } from '../../../../electron/contract/view.ts';
import type { CellMark, TableHandle } from '../../../board/props.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { cellOfName, nameOf, viewOfDraft } from '../../../state/setup/setup-draft.ts';
import { uiText } from '../../../text/index.ts';
import boardArea from '../../board3d/BoardArea.module.css';
import { Scene } from '../../board3d/Scene.tsx';
import type { BoardGraphics } from '../../board3d/useBoardGraphics.ts';
import { useSceneSettings } from '../../board3d/useSceneSettings.ts';
import { FlatBoard } from '../../flat/FlatBoard.tsx';
import { classes } from '../../shell/classes.ts';
import { useEditInput } from './useEditInput.ts';

const INSET = { top: 18, right: 18, bottom: 18, left: 18 } as const;
/** capacity for every cell to be occupied, in a hand or on the board */
const spare = 64;

export function EditBoard(props: {
  readonly description: VariantDescription;
  readonly settings: Settings;
  readonly seat: Side;
  readonly cursor: number;
  readonly table: RefObject<TableHandle | null>;
  readonly grid: RefObject<HTMLDivElement | null>;
  onCursor(cell: number): void;
  onFocusCell(cell: number): void;
  readonly graphics: BoardGraphics;
}) {
  const { description, settings, seat, cursor, table, grid, graphics } = props;
  const { flat } = graphics;
  const draft = useSetup((s) => s.draft);
  const checked = useSetup((s) => s.checked);
  const options = useSetup((s) => s.options);
  const tool = useSetup((s) => s.tool);
  const lifted = useSetup((s) => s.lifted);
  const chosen = useSetup((s) => s.chosen);
  const [hovered, setHovered] = useState<number | null>(null);
  const { cells } = description.topology;
  const cellOf = useMemo(() => new Map(cells.map((c, i) => [c.name, i])), [cells]);
  const view = useMemo(
    () => viewOfDraft(description, draft ?? { turn: '', pieces: [] }, checked, options),
    [description, draft, checked, options],
  );
  const pieceNamed = (name: string | null): number | null => {
    const at = draft && name !== null ? draft.pieces.findIndex((p) => nameOf(p) === name) : -1;
    return at < 0 ? null : at;
  };
  const liftedPiece = pieceNamed(lifted);
  const marks = useMemo(() => {
    const found: CellMark[] = [];
    const add = (cell: number | undefined, mark: CellMark['mark']): void => {
      if (cell !== undefined && !found.some((m) => m.cell === cell)) found.push({ cell, mark });
    };
    for (const { cell } of checked?.problems ?? []) if (cell !== null) add(cell, 'threatened');
    if (hovered !== null && tool.is !== 'hand') add(hovered, tool.is === 'eraser' ? 'loss' : 'drop');
    if (chosen !== null) add(cellOf.get(cellOfName(chosen)), 'last');
    return found;
  }, [checked, hovered, tool, chosen, cellOf]);
  const everywhere = useMemo(() => (liftedPiece === null ? [] : cells.map((_, i) => i)), [liftedPiece, cells]);
  const sceneSettings = useSceneSettings(settings, description.id, { playback: 'none' });
  const input = useEditInput(description, view, props.onCursor);

  return (
    <main
      className={boardArea.area}
      onContextMenu={(event) => {
        // the flat board's own right click; the 3D table reports its own with onPing
        const hit = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
        event.preventDefault();
        // a finger has been held long enough before the browser would open its menu
        const byTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
        if (hit && !byTouch) input.clear(Number(hit.dataset.cell));
      }}
    >
      {(!flat || graphics.isKept) && (
        <div className={classes(boardArea.space, graphics.isKept && boardArea.kept)} data-testid="setup3d" inert={flat}>
          <Scene
            key={graphics.attempt}
            ref={table}
            description={description}
            view={view}
            most={cells.length + spare}
            marks={marks}
            selected={liftedPiece}
            destinations={everywhere}
            preview={null}
            seat={seat}
            settings={sceneSettings}
            inset={INSET}
            onPick={(target) => {
              const cell = input.cellIn(target);
              if (cell === null) input.putBack();
              else input.use(cell);
            }}
            onHover={(target) => setHovered(target ? input.cellIn(target) : null)}
            onLift={input.lift}
            onDrop={(piece, target) => input.drop(piece, input.cellIn(target))}
            onPutBack={input.putBack}
            onPing={(cell) => {
              input.clear(cell);
              table.current?.clearDrawings();
            }}
            onNoWebGL={graphics.onNoWebGL}
            onWebGL={graphics.onWebGL}
          />
        </div>
      )}
      <FlatBoard
        description={description}
        view={view}
        seat={seat}
        cursor={cursor}
        lifted={liftedPiece}
        marks={marks}
        drawn={flat ? marks : []}
        label={uiText.setup.board(description.title)}
        brief={settings.spoken === 'brief'}
        coordinates={settings.coordinates}
        groupLetters={sceneSettings.groupLetters}
        unseen={!flat}
        grid={grid}
        onPick={input.use}
        onPoint={setHovered}
        onFocusCell={props.onFocusCell}
        onLift={input.lift}
        onDrop={input.drop}
        onPutBack={input.putBack}
        onHold={input.clear}
      />
    </main>
  );
}
