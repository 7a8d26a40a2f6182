/**
 * Gesture recognition as a state machine without a document: presses, moves and wheel events in, intents out. The left
 * button is for pieces (a press that moves 6 px is a drag), right-drag orbits, middle or Shift+right pans, a right
 * click without a drag marks a cell, Alt+right-drag draws an arrow, the wheel zooms to the cursor. Touch: one finger is
 * the left button (and orbits where there is no piece), two fingers pan and pinch, one that stays asks about what it is
 * on, and a palm ends whatever there was without effect.
 */
import { DRAG_FROM, HOLD } from '../../board/contacts.ts';
import type { Target } from '../../board/props.ts';

export interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** 0 left, 1 middle, 2 right */
  readonly button: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly touch: boolean;
  /** a contact far larger than a finger's */
  readonly palm?: boolean;
  /** when it happened, in the page's milliseconds; the event may arrive later */
  readonly when: number;
}

export interface Intentions {
  /** what was under the pointer at that time */
  at(x: number, y: number, when: number): Target;
  /** any press: it skips playback, and a left one clears drawings */
  pressed(left: boolean): void;
  click(target: Target): void;
  /** false refuses the drag */
  lift(piece: number): boolean;
  dragTo(piece: number, x: number, y: number): void;
  drop(piece: number, x: number, y: number): void;
  /** the drag was cancelled: the piece goes back */
  cancelDrag(piece: number): void;
  hover(x: number, y: number, alt: boolean): void;
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  ping(target: Target): void;
  arrow(from: Target, to: Target): void;
  /** a finger stays on this, until `letGo` */
  hold(target: Target): void;
  letGo(): void;
}

type Mode =
  | { readonly is: 'press'; readonly from: Press; readonly target: Target }
  | { readonly is: 'drag'; readonly piece: number }
  | { readonly is: 'nothing' }
  | { readonly is: 'held'; readonly from: Press; readonly target: Target }
  | { readonly is: 'right'; readonly from: Press; readonly target: Target }
  | { readonly is: 'orbit' | 'pan' }
  | { readonly is: 'arrow'; readonly target: Target };

const travelled = (a: Press, b: Press): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= DRAG_FROM;

/** Did a finger do in time what makes its press no hold? The page was busy then, and only the event came late. */
const cameLate = (from: Press, press: Press): boolean => press.when - from.when < HOLD;

export class Gestures {
  readonly #does: Intentions;
  #mode: Mode | null = null;
  #fingers = new Map<number, Press>();
  /** a palm rests beside the fingers, which mean nothing until all are lifted */
  #resting = false;
  #before: Press | null = null;

  constructor(intentions: Intentions) {
    this.#does = intentions;
  }

  get dragging(): boolean {
    return this.#mode?.is === 'drag';
  }
  /** the camera follows the pointer, or two fingers */
  get steering(): boolean {
    const is = this.#mode?.is;
    return is === 'orbit' || is === 'pan' || (this.#fingers.size === 2 && !this.#resting);
  }
  /** a button is held, as far as the events say */
  get pressing(): boolean {
    return this.#mode !== null;
  }

  down(press: Press): void {
    if (press.touch) {
      this.#fingers.set(press.id, press);
      if (press.palm) {
        this.#rest();
        return;
      }
      if (this.#fingers.size === 2) {
        this.#breakOff();
        this.#mode = { is: 'nothing' };
        return;
      }
      if (this.#fingers.size > 2) return;
    }
    if (this.#mode) return;
    this.#before = press;
    const target = this.#does.at(press.x, press.y, press.when);
    this.#does.pressed(press.button === 0);
    if (press.button === 0) this.#mode = { is: 'press', from: press, target };
    else if (press.button === 1 || press.shift) this.#mode = { is: 'pan' };
    else if (press.alt) this.#mode = { is: 'arrow', target };
    else this.#mode = { is: 'right', from: press, target };
  }

  moved(press: Press): void {
    // a finger that has pressed something else, as one does that brings a feature from beside the board
    const isForeign = press.touch && !this.#fingers.has(press.id);
    if (press.touch && !isForeign) {
      if (press.palm) this.#rest();
      if (this.#resting) return;
      if (this.#fingers.size === 2) {
        this.#pinch(press);
        return;
      }
      this.#fingers.set(press.id, press);
    }
    const before = this.#before ?? press;
    const mode = this.#mode;
    if (!mode) {
      if (!press.touch || isForeign) this.#does.hover(press.x, press.y, press.alt);
      return;
    }
    this.#before = press;
    switch (mode.is) {
      case 'press':
        if (!travelled(mode.from, press)) return;
        this.#mode = this.#pull(mode.target, press);
        return;
      case 'drag':
        this.#does.dragTo(mode.piece, press.x, press.y);
        return;
      case 'right':
        if (!travelled(mode.from, press)) return;
        this.#mode = { is: 'orbit' };
        this.#does.orbit(press.x - mode.from.x, press.y - mode.from.y);
        return;
      case 'orbit':
        this.#does.orbit(press.x - before.x, press.y - before.y);
        return;
      case 'pan':
        this.#does.pan(press.x - before.x, press.y - before.y);
        return;
      case 'held':
        if (!travelled(mode.from, press) || !cameLate(mode.from, press)) return;
        this.#does.letGo();
        this.#mode = this.#pull(mode.target, press);
        return;
      case 'arrow':
      case 'nothing':
        return;
    }
  }

  up(press: Press): void {
    const mode = this.#mode;
    this.#fingers.delete(press.id);
    if (this.#fingers.size > 0) return;
    this.#mode = null;
    this.#before = null;
    this.#resting = false;
    if (mode?.is === 'held') {
      this.#does.letGo();
      if (cameLate(mode.from, press)) this.#does.click(mode.target);
    } else if (mode?.is === 'press') this.#does.click(mode.target);
    else if (mode?.is === 'drag') this.#does.drop(mode.piece, press.x, press.y);
    else if (mode?.is === 'right') this.#does.ping(mode.target);
    else if (mode?.is === 'arrow') {
      const to = this.#does.at(press.x, press.y, press.when);
      if (to.cell !== mode.target.cell) this.#does.arrow(mode.target, to);
      else this.#does.ping(to);
    }
  }

  /** The pointer was lost (lost capture, Escape, a resize, another window): no move is made. */
  cancel(): void {
    this.#breakOff();
    this.#mode = null;
    this.#before = null;
    this.#fingers.clear();
    this.#resting = false;
  }

  /** The press has lasted so long: by a finger that has not moved it becomes a hold, and no click follows. */
  stays(): void {
    const mode = this.#mode;
    if (mode?.is !== 'press' || !mode.from.touch) return;
    this.#mode = { ...mode, is: 'held' };
    this.#does.hold(mode.target);
  }

  /**
   * One notch of a wheel is about a tenth; trackpads send many small deltas. `pinch`: two fingers on a trackpad, whose
   * deltas are in hundredths; a wheel with Ctrl held looks the same and sends far larger ones.
   */
  wheel(x: number, y: number, delta: number, pinch = false): void {
    const [most, speed] = pinch ? [20, 0.01] : [240, 0.0011];
    this.#does.zoom(Math.exp(-Math.max(-most, Math.min(most, delta)) * speed), x, y);
  }

  #breakOff(): void {
    if (this.#mode?.is === 'drag') this.#does.cancelDrag(this.#mode.piece);
    if (this.#mode?.is === 'held') this.#does.letGo();
  }
  #rest(): void {
    this.#breakOff();
    this.#mode = { is: 'nothing' };
    this.#resting = true;
  }

  #pull(target: Target, press: Press): Mode {
    if (target.piece === null) return press.touch ? { is: 'orbit' } : { is: 'nothing' };
    if (!this.#does.lift(target.piece)) return press.touch ? { is: 'orbit' } : { is: 'nothing' };
    this.#does.dragTo(target.piece, press.x, press.y);
    return { is: 'drag', piece: target.piece };
  }

  #pinch(press: Press): void {
    const before = [...this.#fingers.values()];
    this.#fingers.set(press.id, press);
    const after = [...this.#fingers.values()];
    const middle = ([a, b]: Press[]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const apart = ([a, b]: Press[]) => Math.hypot(a.x - b.x, a.y - b.y);
    const [from, to] = [middle(before), middle(after)];
    this.#does.pan(to.x - from.x, to.y - from.y);
    if (apart(before) > 0) this.#does.zoom(apart(after) / apart(before), to.x, to.y);
  }
}
