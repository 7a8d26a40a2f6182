/** The words of drawing on the table. */
import { capitalised } from '../../engine/shared/capitalised.ts';

const lines = (n: number): string => (n === 1 ? 'one line' : `${n} lines`);

export const drawingText = {
  bar: 'Draw on the table',
  tool: 'Pen or eraser',
  tools: { yellow: 'Yellow', blue: 'Blue', violet: 'Violet', red: 'Red', eraser: 'Eraser' },
  undo: 'Undo',
  nothingToUndo: 'Nothing was drawn or erased since you took the pen.',
  nothingToRedo: 'Nothing was undone since you drew or erased last.',
  clear: 'Erase all',
  empty: 'Nothing is drawn on the table.',
  done: 'Done',
  began: (n: number) =>
    `Drawing. ${n === 0 ? 'The table is empty.' : `${capitalised(lines(n))} on the table.`} Enter on two squares draws a line, twice on one a ring. Esc ends it.`,
  ended: 'Drawing ended.',
  from: (cell: string) => `From ${cell}. Enter on another square draws a line, on the same one a ring.`,
  line: (pen: string, from: string, to: string) => `${pen} line from ${from} to ${to}.`,
  ring: (pen: string, cell: string) => `${pen} ring on ${cell}.`,
  erased: (n: number) => `${capitalised(lines(n))} erased.`,
  back: (n: number) => `${capitalised(lines(n))} back on the table.`,
  nothingOn: (cell: string) => `Nothing is drawn on ${cell}.`,
  /** a stroke for those who do not see it */
  stroke: (pen: string, cells: readonly string[]) => `${pen}: ${cells.join(' to ')}.`,
  cleared: 'The table is clear.',
  reasons: {
    hidden: 'The screen is being handed over.',
    secret: 'Everybody sees what is drawn. Hide your secrets first.',
  },
} as const;
