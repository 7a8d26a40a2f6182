/**
 * The interface between the screens and the 3D table: the props of `<Table>` and its callbacks. The table holds no
 * rules and no game state of its own; it draws the view it is given, plays the effects that led to it, and reports user
 * input. Cells are indexes into `description.topology.cells`, pieces are the view's ids.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { CameraSpot, MeasuredQuality, PlaceChoice, Settings } from '../../electron/contract/settings.ts';
import type { TossView } from '../../electron/contract/tosses.ts';
import type { ActionView, EffectView, Preview, Side, Stroke, TargetMark, View } from '../../electron/contract/view.ts';
import type { BoardArrow } from './arrows.ts';
import type { Posture } from './posture.ts';
import type { BoardPoint } from './strokes.ts';

/** Every mark of the board, distinguished by shape alone; the flat board draws the same set. */
export const MARKS = [
  'move',
  'capture',
  'either',
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

/** Marks with a direction point `toward` a cell, or straight `away` from one, or up the board. */
export interface CellMark {
  readonly cell: number;
  readonly mark: Mark;
  readonly toward?: number;
  readonly away?: number;
  /** the type of the action that marks the cell; used only in texts */
  readonly action?: ActionView['kind'];
}

/**
 * A line over cells: `this` and `other` are the routes of one action, labelled with letters; `threat` leads from a
 * hostile piece to what it could capture, `cover` from a piece of the side to move. Distinguished by dashes as well as
 * by colour.
 */
export interface BoardLine {
  readonly key: string;
  readonly cells: readonly number[];
  readonly look: 'this' | 'other' | 'threat' | 'cover';
  readonly letter?: string;
}

/**
 * How the present view came about. A new object with a new `key` starts playback; the same key never plays twice.
 * `play`: effects are animated and end exactly at `view`. `back` (undo, looking back): everything slides to its place
 * within 150 ms. `cut`: no animation at all.
 */
export interface Arrival {
  readonly key: string | number;
  readonly how: 'play' | 'back' | 'cut';
  readonly effects: readonly EffectView[];
}

/**
 * A moment of playback that can be heard: an effect begins to be seen, after which its movement takes `length` ms, or
 * it is done: a piece has arrived, a blow has hit.
 */
export interface Moment {
  readonly effect: EffectView;
  readonly phase: 'begin' | 'done';
  readonly length: number;
}

/** What was thrown, to be seen on the table. A new key is a new throw; the same throw looks the same everywhere. */
export interface Thrown extends Pick<TossView, 'coin' | 'dice' | 'sides'> {
  readonly key: string;
}
/** Something that was thrown hits the table. `strength`: 0 to 1. */
export interface TossKnock {
  readonly what: 'coin' | 'die';
  readonly strength: number;
}

/** What a ray from the pointer hit. A piece in a tray has no cell; an empty cell has no piece. */
export interface Target {
  readonly piece: number | null;
  readonly cell: number | null;
}

export interface TableSettings {
  /** `low`: no shadows, no antialiasing, one device pixel per CSS pixel; `auto`: what suits the machine */
  readonly quality: Settings['quality'];
  /** what `auto` came to by frames that were measured */
  readonly measuredQuality?: Settings['measuredQuality'];
  readonly reducedMotion: boolean;
  readonly playback: 'slow' | 'usual' | 'fast' | 'none';
  readonly coordinates: boolean;
  /** `auto`: on pieces that are seen too small to be told by their figures, and on the one that is pointed at */
  readonly letters: Settings['letters'];
  /** in games with groups: the letter of its group beside that of its kind, on every piece that has room for both */
  readonly groupLetters: boolean;
  readonly place: PlaceChoice;
  /** the place by day */
  readonly day: boolean;
}

/** Pixels of the canvas that the camera keeps free around the table; the lit edge needs a little more at the bottom. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A table out of sight, of which films are made: it takes no input, and each frame can be read. */
export interface OffscreenTable {
  /** the view and the marks that the table was given last have been drawn, with everything around them; `read` must be called at once */
  onFrame(read: () => Promise<ImageData>): void;
}

/** How far the library is that gives pieces weight; `failed`: it could not be loaded, and they have none. */
export type WeightLibrary = 'absent' | 'loading' | 'ready' | 'failed';

export interface TableProps {
  readonly description: VariantDescription;
  readonly view: View;
  readonly arrival?: Arrival | null;
  readonly marks: readonly CellMark[];
  /** the piece that is lifted: it floats over the board or over its tray */
  readonly selected: number | null;
  /** where the lifted piece may go: it snaps to these, and the ray ignores pieces on other cells */
  readonly destinations: readonly number[];
  /** what an action would do, drawn as ghosts, arrows and a route; usually the action under the pointer */
  readonly preview: Preview | null;
  /** pieces drawn with a ring because a list elsewhere refers to them */
  readonly pointed?: readonly number[];
  readonly lines?: readonly BoardLine[];
  readonly arrows?: readonly BoardArrow[];
  /** what players have drawn on the table */
  readonly strokes?: readonly Stroke[];
  /** pieces drawn faint because they are not part of what is shown; null: none */
  readonly dimmed?: readonly number[] | null;
  /** those that do not stand upright and ahead, by piece */
  readonly postures?: ReadonlyMap<number, Posture>;
  /** pieces that are let go fall, and knock others over; needs a library that is loaded then, each time anew after it could not be */
  readonly hasWeight?: boolean;
  /** a press moves an arm over the table, which sweeps figures away */
  readonly sweeping?: boolean;
  /** the feature to be placed: a ghost of it stands on the destination under the pointer */
  readonly laying?: string | null;
  /** the piece that holds up the lifted one, if any: a band connects them */
  readonly holder?: number | null;
  /** the coin or the dice that lie beside the board: they roll there unless they lay there when the table opened */
  readonly thrown?: Thrown | null;
  /** the side from which the camera looks; a change turns the table */
  readonly seat: Side;
  readonly settings: TableSettings;
  readonly inset?: Partial<Inset>;
  /**
   * the most pieces that can be on the table at once, for a position being set up, where the first view does not tell
   */
  readonly most?: number;
  readonly aside?: OffscreenTable;
  /** the hand-over screen is shown: nothing is drawn and nothing can be picked */
  readonly hidden?: boolean;

  /** a left click (or tap) on a piece, a cell or, with both null, beside the table */
  onPick(target: Target): void;
  /** only when it changes; null when the pointer leaves the table */
  onHover?(target: Target | null): void;
  /** a press on a piece moved by 6 px: returning false refuses the drag (the piece cannot move now) */
  onLift?(piece: number): boolean;
  /** the drag ended here; `cell` is the destination it had snapped to, else the cell under the pointer, if any */
  onDrop?(piece: number, target: Target): void;
  /** the drag was cancelled (Escape, a resize, another window) and has no effect */
  onPutBack?(piece: number): void;
  /** Alt is held over this piece, or a finger stays on it; null when it no longer does */
  onInspect?(piece: number | null): void;
  /** a right click, or a finger that stays, marked this cell (the table draws and clears the mark itself) */
  onPing?(cell: number): void;
  onArrow?(from: number, to: number): void;
  /** so many figures lie or stand elsewhere than where they count; `atRest`: and none moves */
  onDisplaced?(figures: number, atRest: boolean): void;
  /** how far the library is that gives pieces weight */
  onWeightLibrary?(is: WeightLibrary): void;
  /** these marks and arrows were cleared */
  onCleared?(): void;
  /** playback of this arrival has ended or was skipped, and the table shows the view */
  onSettled?(key: string | number): void;
  /** playback has reached a moment that can be heard */
  onMoment?(moment: Moment): void;
  /** what was thrown hits the table */
  onKnock?(knock: TossKnock): void;
  /** an arrival, or the rest of it, was shown without playback; `back`: undone, or looked back to */
  onShown?(effects: readonly EffectView[], how: 'cut' | 'back'): void;
  /** the first frame has been drawn */
  onReady?(): void;
  /** the camera was dragged, and with `auto` another quality suits the machine */
  onMeasured?(measured: MeasuredQuality): void;
  /** the table cannot be drawn: show the flat board */
  onNoWebGL?(why: Undrawn): void;
  /** the context, which was lost, has been restored */
  onWebGL?(): void;
}

/**
 * Why the 3D table is not drawn: this browser has no WebGL 2; its context has been lost for some seconds, and the table
 * goes on when it is restored; or it has failed.
 */
export type Undrawn = 'unsupported' | 'lost' | 'failed';

/** From where a picture is taken: as the table is seen now, from a side's seat, or from above. */
export type PictureView = 'present' | Side | 'above';

/** A picture of the table as it stands now. */
export interface PictureSpec {
  readonly view: PictureView;
  /** in pixels */
  readonly width: number;
  readonly height: number;
  /** with the names of files and ranks; ignored where the settings hide them */
  readonly coordinates: boolean;
}

/** Methods of the table for commands: the `ref` of `<Table>`. */
export interface TableHandle {
  /** ends playback now; true if there was any */
  skip(): boolean;
  /** clears pings and arrows; true if there were any (Escape tries this first) */
  clearDrawings(): boolean;
  resetCamera(): void;
  lookFromAbove(): void;
  /** sets every figure where it counts */
  putBack(): void;
  /** to the seat of this side */
  sitAt(side: Side): void;
  /** turns the table by a quarter of a right angle times `steps` */
  turnBy(steps: number): void;
  /** zooms in for factors above one */
  zoomBy(factor: number): void;
  /** centres this cell if it is out of sight */
  showCell(cell: number): void;
  /** moves the camera so that all of these cells are in sight; does nothing when they are */
  frame(cells: readonly number[]): void;
  /** the position of the camera, to be stored under a name */
  spot(name: string): CameraSpot;
  goToSpot(spot: CameraSpot): void;
  /** where on the board a point of the page is; null where the table is not */
  boardAt(x: number, y: number): BoardPoint | null;
  /** as a PNG; rejects when the machine cannot draw it */
  picture(spec: PictureSpec): Promise<Blob>;
  /** where a cell or a piece is on the page, in CSS pixels; null when it is not on the table */
  project(what: { readonly cell: number } | { readonly piece: number }): { x: number; y: number } | null;
}
