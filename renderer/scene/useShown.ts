/** What the screen asks to show over the board and between the pieces: the same object until it asks for something else. */
import { useMemo } from 'react';
import type { Stroke } from '../../electron/contract/view.ts';
import type { VariantArt } from '../art/variant-art.ts';
import type { BoardArrow } from '../board/arrows.ts';
import type { BoardLine, TableProps } from '../board/props.ts';
import type { Nameplates, Shown } from './layers/layer.ts';
import { arrowNumbers, arrowRibbons } from './lines/arrows.ts';
import { checksOf, lineLetters, linesOf, trackOf } from './lines/lines.ts';
import { strokeRibbons } from './lines/strokes.ts';
import type { PreviewDrawing } from './preview/drawing.ts';
import type { Ribbon } from './preview/ribbon.ts';
import { tethers } from './preview/tethers.ts';
import type { Stage } from './stage/stage.ts';

const NO_LINES: readonly BoardLine[] = [];
const NO_ARROWS: readonly BoardArrow[] = [];
const NO_STROKES: readonly Stroke[] = [];

interface Made {
  readonly drawing: PreviewDrawing;
  /** what the user has drawn */
  readonly drawings: readonly Ribbon[];
  readonly font: string | null;
  readonly nameplates: Nameplates | null;
}

export function useShown(stage: Stage, props: TableProps, art: VariantArt, made: Made): Shown {
  const { view, marks, seat, lines = NO_LINES, arrows: meant = NO_ARROWS, strokes = NO_STROKES } = props;
  const { drawing, drawings, font, nameplates } = made;
  const allMarks = useMemo(() => [...marks, ...drawing.marks], [marks, drawing]);
  const ribbons = useMemo(
    () => [...drawing.ribbons, ...drawings, ...linesOf(lines, stage.places)],
    [drawing, drawings, lines, stage],
  );
  const arrows = useMemo(() => arrowRibbons(meant, stage.places, art.onPoints), [meant, stage, art]);
  const letters = useMemo(
    () => [...lineLetters(lines, stage.places), ...arrowNumbers(meant, stage.places)],
    [lines, meant, stage],
  );
  const restingRibbons = useMemo(
    () => [
      ...(art.frost ? [] : tethers(view, stage.places)),
      ...checksOf(view, lines, stage.places),
      ...trackOf(view, stage.places),
    ],
    [view, lines, stage, art],
  );
  const inks = useMemo(() => strokeRibbons(strokes, stage.places), [strokes, stage]);
  const seatTurn = seat === 0 ? 0 : Math.PI;
  return useMemo<Shown>(
    () => ({ marks: allMarks, seatTurn, ribbons, restingRibbons, arrows, letters, font, strokes: inks, nameplates }),
    [allMarks, seatTurn, ribbons, restingRibbons, arrows, letters, font, inks, nameplates],
  );
}
