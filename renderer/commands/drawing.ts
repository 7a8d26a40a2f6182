/** Drawing on the table: taking the pen, putting it down, and what Enter does meanwhile. */
import type { Stroke } from '../../electron/contract/view.ts';
import { pairs } from '../board/strokes.ts';
import { cellNameOf } from '../narration/labels.ts';
import {
  penOn,
  putPenDown,
  redoDrawing,
  strokesOf,
  takePen,
  type Undone,
  undoDrawing,
  useDrawing,
} from '../state/drawing.ts';
import type { MatchState } from '../state/match/match.ts';
import { isForOne, isHidden } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Behaviour, Behaviours, CommandContext } from './command.ts';
import { stateOf } from './conditions.ts';

const words = uiText.drawing;
/** more lines than these are not read out */
const TOLD = 6;

export const drawingCommands = {
  draw: {
    why: (context) => {
      const s = stateOf(context);
      if (useDrawing.getState().tool !== null) return null;
      if (isHidden(s)) return words.reasons.hidden;
      return s.view.viewer !== null && !isForOne(s.view) ? words.reasons.secret : null;
    },
    run: (context) => {
      const { match, screen } = context;
      if (leaveDrawing(context)) return;
      match.send({ on: 'escape' });
      takePen();
      const s = stateOf(context);
      const strokes = strokesOf(s);
      screen.announce(
        [words.began(strokes.length), ...strokes.slice(-TOLD).map((one) => strokeSaid(s, one))].join(' '),
      );
      screen.focusBoard();
    },
  },
} satisfies Behaviours;

/** A command that goes back or forward in the game, and while the pen is in the hand in what was drawn. */
const drawn = (
  steps: 'done' | 'undone',
  nothing: () => string,
  step: (match: CommandContext['match']) => Promise<Undone | null>,
  otherwise: Behaviour,
): Behaviour => ({
  why: (context) => {
    const drawing = useDrawing.getState();
    if (drawing.tool === null) return otherwise.why(context);
    return drawing[steps].length === 0 ? nothing() : null;
  },
  run: (context) => {
    if (useDrawing.getState().tool === null) return otherwise.run(context);
    void step(context.match).then((done) => {
      if (done) context.screen.announce((done.back ? words.back : words.erased)(done.count));
    });
  },
});
export const undoing = (otherwise: Behaviour): Behaviour =>
  drawn('done', () => words.nothingToUndo, undoDrawing, otherwise);
export const redoing = (otherwise: Behaviour): Behaviour =>
  drawn('undone', () => words.nothingToRedo, redoDrawing, otherwise);

export function leaveDrawing({ screen }: CommandContext): boolean {
  if (!putPenDown()) return false;
  screen.announce(words.ended);
  screen.focusBoard();
  return true;
}

/** Enter on a cell while the pen is in the hand; false if it is not. */
export function drawOn({ match, screen }: CommandContext, cell: number): boolean {
  const drawn = penOn(match, cell);
  if (drawn === null) return false;
  const { description: d } = match.store.getState();
  switch (drawn.is) {
    case 'from':
      screen.announce(words.from(cellNameOf(d, drawn.cell)));
      break;
    case 'line':
      screen.announce(words.line(words.tools[drawn.pen], cellNameOf(d, drawn.from), cellNameOf(d, drawn.to)));
      break;
    case 'ring':
      screen.announce(words.ring(words.tools[drawn.pen], cellNameOf(d, drawn.cell)));
      break;
    case 'erased':
      screen.announce(drawn.count === 0 ? words.nothingOn(cellNameOf(d, drawn.cell)) : words.erased(drawn.count));
  }
  return true;
}

/** By the cells where it begins and ends. */
function strokeSaid({ description: d }: MatchState, { pen, points }: Stroke): string {
  const line = pairs(points);
  const near = (at: { readonly x: number; readonly y: number } | undefined): string => {
    const off = (cell: { readonly x: number; readonly y: number }) =>
      Math.hypot(cell.x * 100 - (at?.x ?? 0), cell.y * 100 - (at?.y ?? 0));
    const cells = d.topology.cells.map((cell, index) => ({ off: off(cell), index }));
    return cellNameOf(d, cells.reduce((a, b) => (b.off < a.off ? b : a)).index);
  };
  const ends = [near(line[0]), near(line.at(-1))];
  return words.stroke(words.tools[pen], [...new Set(ends)]);
}
