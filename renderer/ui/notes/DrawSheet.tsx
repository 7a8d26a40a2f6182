/**
 * The sheet over the board while somebody draws: it takes the pointer, and has the pens, the eraser and a way back. Keys
 * draw on the board itself (`commands/drawing.ts`).
 */
import { type PointerEvent, useEffect, useRef } from 'react';
import { PENS } from '../../../engine/shared/drawing.ts';
import { isPalm } from '../../board/contacts.ts';
import { type BoardPoint, onTable, penColours } from '../../board/strokes.ts';
import { runCommand } from '../../commands/behaviour.ts';
import {
  chooseTool,
  type DrawingTool,
  erase,
  penCancelled,
  penLifted,
  penMoved,
  putPenDown,
  strokesOf,
  useDrawing,
} from '../../state/drawing.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import styles from './DrawSheet.module.css';

const words = uiText.drawing;
const TOOLS: readonly DrawingTool[] = [...PENS, 'eraser'];

export function DrawSheet({ pointAt }: { readonly pointAt: (x: number, y: number) => BoardPoint | null }) {
  const { match, commandContext } = useTable();
  const tool = useDrawing((s) => s.tool);
  const done = useDrawing((s) => s.done.length);
  /** the pointer that draws */
  const held = useRef<number | null>(null);
  const { width, height } = useMatch((s) => s.description.topology);
  const strokes = useMatch(strokesOf);
  // at a hand-over, and when the table is left
  useEffect(() => () => void putPenDown(), []);
  if (tool === null) return null;
  const say = (text: string) => commandContext().screen.announce(text);
  const moved = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const at = pointAt(clientX, clientY);
    if (!at) return;
    const { x, y } = onTable(at, width, height);
    penMoved(match, x, y);
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    // a second finger or a palm: what has been drawn by accident is dropped
    if (event.pointerType === 'touch' && (!event.isPrimary || isPalm(event))) {
      held.current = null;
      return penCancelled();
    }
    if (event.button !== 0) return;
    held.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    moved(event);
  };
  const isHeld = (event: PointerEvent<HTMLDivElement>) => held.current === event.pointerId;
  const clear = () => {
    void erase(
      match,
      strokes.map(({ id }) => id),
    );
    say(words.cleared);
  };
  return (
    <>
      <div
        className={styles.sheet}
        aria-hidden="true"
        data-testid="draw-sheet"
        data-tool={tool}
        onPointerDown={down}
        onPointerMove={(event) => isHeld(event) && moved(event)}
        onPointerUp={(event) => {
          if (!isHeld(event)) return;
          held.current = null;
          penLifted(match);
        }}
        onPointerCancel={() => {
          held.current = null;
          penCancelled();
        }}
        onContextMenu={(event) => event.preventDefault()}
      />
      <div className={styles.bar} role="toolbar" aria-label={words.bar} style={{ '--pen': colourOf(tool) } as object}>
        <Segmented
          label={words.tool}
          value={tool}
          choices={TOOLS.map((id) => ({
            id,
            name: words.tools[id],
            ...(id !== 'eraser' && { colour: penColours[id] }),
          }))}
          onChange={chooseTool}
        />
        <Button
          why={done === 0 ? words.nothingToUndo : null}
          data-testid="draw-undo"
          onClick={() => void runCommand('undo', commandContext())}
        >
          {words.undo}
        </Button>
        <Button why={strokes.length === 0 ? words.empty : null} data-testid="draw-clear" onClick={clear}>
          {words.clear}
        </Button>
        <Button look="primary" data-testid="draw-done" onClick={() => void runCommand('draw', commandContext())}>
          {words.done}
        </Button>
      </div>
    </>
  );
}
const colourOf = (tool: DrawingTool): string => (tool === 'eraser' ? 'transparent' : penColours[tool]);
