/**
 * The boundary between the screens and the 3D table: what `<Table>` is given and what it tells. The table holds no
 * rules and no game state of its own; it draws the view it is given, plays the effects that led to it, and reports
 * what a hand did. Cells are indexes into `description.topology.cells`, pieces are the view's ids.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { CameraSpot } from '../../electron/contract/settings.ts';
import type { ActionView, EffectView, Preview, Side, TargetMark, View } from '../../electron/contract/view.ts';

/** Every mark of the board, told apart by shape alone; the flat board draws the same set. */
export const MARKS = [
  'move',
  'capture',
  'strike',
  'own',
  'swap',
  'push',
  'drop',
  'special',
  'selected',
  'last',
  'threatened',
  'spent',
  'cut',
  'cursor',
  'route',
  'loss',
  'link',
  'watch',
  'attacks',
  'covers',
] as const satisfies readonly (TargetMark | string)[];
export type Mark = (typeof MARKS)[number];

/** Marks that have a direction point `toward` a cell, or straight `away` from one, or up the board. */
export interface CellMark {
  readonly cell: number;
  readonly mark: Mark;
  readonly toward?: number;
  readonly away?: number;
  /** what the action is that marks the cell; only for words */
  readonly action?: ActionView['kind'];
}

/**
 * A line over cells: `this` and `other` are the ways of one action that are told apart by letters, `threat` leads from
 * a hostile piece to what it could take, `cover` from a piece of the side to move. Told apart by dashes as by colour.
 */
export interface BoardLine {
  readonly key: string;
  readonly cells: readonly number[];
  readonly look: 'this' | 'other' | 'threat' | 'cover';
  readonly letter?: string;
}

/**
 * How the present view came about. A new object with a new `key` starts playback; the same key never plays twice.
 * `play`: effects become motion and the end of it is exactly `view`. `back` (undo, looking back): everything slides
 * to its place within 150 ms. `cut`: no motion at all.
 */
export interface Arrival {
  readonly key: string | number;
  readonly how: 'play' | 'back' | 'cut';
  readonly effects: readonly EffectView[];
}

/** What a ray from the pointer met. A piece in a tray has no cell; an empty cell has no piece. */
export interface Target {
  readonly piece: number | null;
  readonly cell: number | null;
}

export interface TableSettings {
  /** `low`: no shadows, no antialiasing, one pixel per pixel; `auto`: low where the processor draws */
  readonly quality: 'auto' | 'high' | 'low';
  readonly reducedMotion: boolean;
  readonly playback: 'slow' | 'usual' | 'fast' | 'none';
  readonly coordinates: boolean;
}

/** Pixels of the canvas that the camera keeps free round the table; the lit edge needs a little more at the foot. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface TableProps {
  readonly description: VariantDescription;
  readonly view: View;
  readonly arrival?: Arrival | null;
  readonly marks: readonly CellMark[];
  /** the piece that is lifted: it floats, on the board or over its tray */
  readonly selected: number | null;
  /** where the lifted piece may go: it snaps to these, and pieces on other cells do not stand in the ray's way */
  readonly destinations: readonly number[];
  /** what an action would do, drawn as ghosts, arrows and a route; usually the action under the pointer */
  readonly preview: Preview | null;
  /** pieces drawn with a ring because a list elsewhere points at them */
  readonly pointed?: readonly number[];
  readonly lines?: readonly BoardLine[];
  /** pieces drawn faint, because they have no part in what is shown; null: none */
  readonly dimmed?: readonly number[] | null;
  /** the feature that will be laid: a ghost of it stands on the destination under the pointer */
  readonly laying?: string | null;
  /** who holds the lifted piece up, if it is not a hand: a band leads from there to it */
  readonly holder?: number | null;
  /** the side whose seat the camera takes; a change turns the table */
  readonly seat: Side;
  readonly settings: TableSettings;
  readonly inset?: Partial<Inset>;
  /** how many pieces may ever stand at once, where a match does not say it by its first view: a position being set up */
  readonly most?: number;
  /** the hand-over screen is up: nothing is drawn and nothing can be picked */
  readonly hidden?: boolean;

  /** a left click (or tap) on a piece, a cell or, with both null, beside the table */
  onPick(target: Target): void;
  /** only when it changes; null when the pointer leaves the table */
  onHover?(target: Target | null): void;
  /** a press on a piece travelled 6 px: the answer false refuses the drag (the piece cannot move now) */
  onLift?(piece: number): boolean;
  /** the drag ended here; `cell` is the destination it had snapped to, else what lies under the pointer, if anything */
  onDrop?(piece: number, target: Target): void;
  /** the drag was broken off (Escape, a resize, another window): nothing was meant by it */
  onPutBack?(piece: number): void;
  /** Alt is held over this piece; null when no longer */
  onInspect?(piece: number | null): void;
  /** a right click marked this cell (the table draws and clears the mark itself) */
  onPing?(cell: number): void;
  onArrow?(from: number, to: number): void;
  /** playback of this arrival is over, or was skipped, and the view is on the table */
  onSettled?(key: string | number): void;
  /** the first frame has been drawn */
  onReady?(): void;
  /** this machine cannot draw it; show the flat board. The reason is for a detail line. */
  onNoWebGL?(reason: string): void;
}

/** What commands ask of the table: `ref` of `<Table>`. */
export interface TableHandle {
  /** ends playback now; true if there was any */
  skip(): boolean;
  /** clears pings and arrows; true if there were any (Escape asks this first) */
  clearDrawings(): boolean;
  resetCamera(): void;
  lookFromAbove(): void;
  /** to the seat of this side */
  sitAt(side: Side): void;
  /** turns the table by a quarter of a right angle times `steps` */
  turnBy(steps: number): void;
  /** nearer for factors above one */
  zoomBy(factor: number): void;
  /** brings this cell to the middle if it is out of sight */
  showCell(cell: number): void;
  /** moves the camera so that all of these cells are in sight; nothing happens when they are */
  frame(cells: readonly number[]): void;
  /** where the camera is, to be kept under a name */
  spot(name: string): CameraSpot;
  goToSpot(spot: CameraSpot): void;
  /** where a cell or a piece is on the page, in CSS pixels; null when it is not on the table */
  project(what: { readonly cell: number } | { readonly piece: number }): { x: number; y: number } | null;
}
