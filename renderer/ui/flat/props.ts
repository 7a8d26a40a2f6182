/** What a screen tells a flat board, and what it hears of it. */
import type { RefObject } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Preview, Side, Stroke, View } from '../../../electron/contract/view.ts';
import type { BoardArrow } from '../../board/arrows.ts';
import type { Posture } from '../../board/posture.ts';
import type { BoardLine, CellMark } from '../../board/props.ts';
import type { Tie } from '../../board/ties.ts';
import type { Markable } from './useFlatMarks.ts';
import type { Holdable } from './useHold.ts';

export interface FlatBoardProps extends Markable, Holdable {
  readonly description: VariantDescription;
  readonly view: View;
  readonly seat: Side;
  readonly cursor: number;
  readonly lifted: number | null;
  /** every mark, for the labels */
  readonly marks: readonly CellMark[];
  /** the marks that are drawn: two a cell at most */
  readonly drawn: readonly CellMark[];
  readonly lines?: readonly BoardLine[];
  readonly arrows?: readonly BoardArrow[];
  readonly strokes?: readonly Stroke[];
  readonly ties?: readonly Tie[] | undefined;
  /** pieces as after the previewed action: units are drawn in the state they would be in */
  readonly foreseen?: Preview['after'] | undefined;
  /** pieces drawn faint; null: none */
  readonly dimmed?: readonly number[] | null;
  /** those that do not stand upright and ahead, by piece */
  readonly postures?: ReadonlyMap<number, Posture>;
  /** a feature that would be placed on the cell under the pointer */
  readonly ghost?: { readonly cell: number; readonly feature: string } | null;
  readonly label: string;
  readonly brief: boolean;
  readonly coordinates: boolean;
  /** with the letter of its group, a piece that has one */
  readonly groupLetters: boolean;
  readonly unseen: boolean;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** `piece`: on a cell with two, the one whose picture was hit */
  onPick(cell: number, piece: number | null): void;
  onPoint(cell: number | null): void;
  onFocusCell(cell: number): void;
  onLift(piece: number): boolean;
  onDrop(piece: number, cell: number | null): void;
  /** the drag was cancelled and has no effect */
  onPutBack?(piece: number): void;
}
