/**
 * The state of the table that changes from frame to frame, outside React: playback, the camera's aim and its flights,
 * what is lifted, what is under the pointer. React sets the target state; `frame` moves towards it and returns whether
 * another frame is needed. When it returns false, no frame is drawn until `wake` is called.
 */
import * as THREE from 'three';
import type { Preview, View } from '../../../electron/contract/view.ts';
import type { Spot } from '../../art/spot.ts';
import { isInBox } from '../../board/box.ts';
import { EIGHTH, type Posture } from '../../board/posture.ts';
import type { Arrival, PictureSpec, Target, Thrown } from '../../board/props.ts';
import { hasBegun, isOfTurn } from '../../board/ties.ts';
import { cornersOf, limitsOf } from '../camera/extent.ts';
import {
  type Aim,
  type Bounds,
  between,
  clamp,
  eyeOf,
  type Frame,
  seatTilt,
  TOP_TILT,
  wholeTable,
} from '../camera/rig.ts';
import { SeenAims } from '../camera/seen.ts';
import { type DiceTray, ThrownDice, trayCorners, traysFor } from '../dice/thrown-dice.ts';
import { Floats } from '../floats.ts';
import type { Flying, LayerFigure, Strand } from '../layers/layer.ts';
import { SeenTies } from '../layers/visible-ties.ts';
import { noCamera } from '../photograph.ts';
import type { LoosePieces } from '../physics/loose.ts';
import type { Capsule, Ray } from '../pick/pick.ts';
import { capsulesOf, pickStanding } from '../pick/standing.ts';
import { veiling } from '../pick/veil.ts';
import type { FigureBounds } from '../pieces/bounds.ts';
import { type Places, type Pose, posesOf } from '../places.ts';
import type { LyingFeature } from '../playback/ground.ts';
import { Playback, type Speed } from '../playback/playback.ts';
import type { PreviewLooks } from '../preview/drawing.ts';

const FLIGHT = 340;
/** the closest distance when a few cells are shown */
const NOT_NEARER = 16;
/** the opacity of a piece that is not part of what is shown */
const DIM = 0.3;
/** the longest time step, for a frame after a pause, so that nothing jumps when drawing resumes */
const FIRST_FRAME = 16;
const LONGEST_FRAME = 1000;
/** the opacity of a figure in front of the cell under the pointer */
const VEIL = 0.35;
/** the glow of a unit that may still move */
const READY = 0.3;
/** the roll of a piece that lies */
const LAID = Math.PI / 2;
const NOBODY: ReadonlySet<number> = new Set();
const NOTHING: Preview['after'] = [];
const UPRIGHT: ReadonlyMap<number, Posture> = new Map();

export class Stage {
  readonly places: Places;
  /** how much higher the labels on the far side are */
  labelLift = 0;
  /** the figures that face the seat, not their enemy */
  upright: ReadonlySet<string> = new Set();
  readonly playback: Playback;
  readonly dice = new ThrownDice();
  aim: Aim;
  frameBox: Frame = { width: 1, height: 1, inset: { top: 18, right: 18, bottom: 30, left: 18 } };
  /** change counters, so that each layer rewrites its buffers only when needed */
  version = 0;
  cut = false;
  wake: () => void = () => {};
  photograph: (spec: PictureSpec) => HTMLCanvasElement = noCamera;
  bounds: ReadonlyMap<string, FigureBounds> = new Map();
  hovered: number | null = null;
  hoveredCell: number | null = null;
  pointed: readonly number[] = [];
  destinations: ReadonlySet<number> = new Set();
  /** figures of the preview, drawn half transparent */
  ghosts: readonly Pose[] = [];
  /** pieces that the preview shows elsewhere: they are drawn faint at their present place */
  faint: ReadonlySet<number> = new Set();
  /** pieces that the preview leaves in place with another look */
  changed: ReadonlyMap<number, PreviewLooks> = new Map();
  /** what the preview would change; ties are shown as after it */
  foreseen: Preview['after'] = [];
  /** features of the preview */
  ghostGround: readonly LyingFeature[] = [];
  /** pieces that are not part of what is shown */
  dimmed: ReadonlySet<number> = new Set();
  /** pieces that hands have laid down or turned */
  postures: ReadonlyMap<number, Posture> = UPRIGHT;
  /** null: pieces have no weight */
  physics: LoosePieces | null = null;
  /** the feature to be placed; it shows on the destination under the pointer */
  laying: string | null = null;
  /** the cell of the keyboard's cursor, where it is shown */
  cursor: number | null = null;
  /** the piece that holds the lifted piece up */
  holder: number | null = null;
  #selected: number | null = null;
  #drag: { piece: number; to: Spot } | null = null;
  #floats = new Floats();
  #flight: { from: Aim; to: Aim; time: number } | null = null;
  #last: number | null = null;
  #seen = -1;
  #fell = false;
  /** the user moved the camera; a resize must not reset it */
  #own = false;
  readonly #seenAims = new SeenAims();
  readonly #ties: SeenTies;
  #home: { turn: number; tilt: number };

  constructor(places: Places, settled: (key: string | number) => void) {
    this.places = places;
    this.playback = new Playback(places, settled);
    this.#ties = new SeenTies(places);
    this.#home = { turn: 0, tilt: this.#seat };
    this.aim = { x: 0, y: 0, z: 0, turn: 0, tilt: this.#seat, distance: 24 };
  }

  get #seat(): number {
    return seatTilt(this.places.width, this.places.depth);
  }

  // the camera

  get limits(): Bounds {
    return limitsOf(this.places);
  }

  /** What must be in view: the table, and what was thrown. */
  corners(turn = this.#home.turn, thrown = this.dice.corners()): readonly THREE.Vector3[] {
    return [...cornersOf(this.places, turn, this.labelLift), ...thrown];
  }

  home(turn: number, tilt: number): Aim {
    return wholeTable(this.corners(turn), turn, tilt, this.frameBox);
  }

  /** Resets the camera to the whole table: from a seat or from above. */
  goHome(turn: number, tilt: number, now = false): void {
    this.#home = { turn, tilt };
    this.#own = false;
    this.fly(this.home(turn, tilt), now);
  }

  sit(side: 0 | 1, now = false): void {
    this.goHome(side === 0 ? 0 : Math.PI, this.#seat, now);
  }

  fromAbove(): void {
    this.goHome(this.#home.turn, TOP_TILT);
  }

  reset(): void {
    this.goHome(this.#home.turn, this.#seat);
  }

  /** The canvas or its inset changed: refit, unless the user has moved the camera. */
  resize(frame: Frame, first: boolean): void {
    this.frameBox = frame;
    this.#refit(first);
    this.wake();
  }

  #refit(now = false): void {
    if (!this.#own) this.fly(this.home(this.#home.turn, this.#home.tilt), now);
  }

  /** The user moves the camera: no animation, and any flight ends. */
  steer(aim: Aim): void {
    this.#flight = null;
    this.#own = true;
    this.aim = clamp(aim, this.limits);
    this.wake();
  }

  fly(to: Aim, now = false): void {
    const axes = ['x', 'y', 'z', 'turn', 'tilt', 'distance'] as const;
    if (now || this.cut || axes.every((axis) => Math.abs(to[axis] - this.aim[axis]) < 1e-9)) {
      this.#flight = null;
      this.aim = to;
    } else this.#flight = { from: this.aim, to, time: 0 };
    this.wake();
  }

  flyOwn(to: Aim): void {
    this.#own = true;
    this.fly(clamp(to, this.limits));
  }

  /** Centres all of these cells, keeping the present direction, and not too close. */
  frameCells(cells: readonly number[]): void {
    const points = cells.flatMap((cell) => {
      const { x, y, z } = this.places.cell(cell);
      return [-0.8, 0.8].flatMap((d) => [
        new THREE.Vector3(x + d, y, z),
        new THREE.Vector3(x, y, z + d),
        new THREE.Vector3(x, y + 1.2, z),
      ]);
    });
    if (points.length === 0) return;
    const { turn, tilt, distance } = this.aim;
    const near = wholeTable(points, turn, tilt, this.frameBox);
    this.flyOwn({ ...near, distance: Math.max(near.distance, Math.min(distance, NOT_NEARER)) });
  }

  /** What the pointer is over; a change draws one frame. */
  hover(piece: number | null, cell: number | null): void {
    const lit = this.litGates();
    const veils = this.#veiling();
    if (this.hovered !== piece || (this.laying !== null && this.hoveredCell !== cell)) this.version++;
    this.hovered = piece;
    this.hoveredCell = cell;
    const now = this.litGates();
    const veiled = this.#veiling();
    if (veiled.size !== veils.size || [...veiled].some((id) => !veils.has(id))) this.version++;
    if (now.size !== lit.size || [...now.keys()].some((end) => !lit.has(end))) this.version++;
    this.wake();
  }

  /** The figures in front of the cell under the pointer, or of the cursor. */
  #veiling(): ReadonlySet<number> {
    const cell = this.hoveredCell ?? this.cursor;
    if (cell === null || this.playback.playing) return NOBODY;
    const veils = veiling(eyeOf(this.aim), this.places.cell(cell), this.capsules(), cell);
    return new Set([...veils].filter((id) => id !== this.lifted && id !== this.hovered));
  }

  /** The cells under the pointer, the cursor or the lifted piece. */
  attended(): readonly number[] {
    const { lifted } = this;
    const pose = lifted === null ? undefined : this.playback.view?.pieces.find((p) => p.id === lifted);
    return [this.hoveredCell, this.cursor, pose?.at ?? null].filter((cell) => cell !== null);
  }

  /** By cell, the other end of every gate that is in focus or whose other end is. */
  litGates(): ReadonlyMap<number, number> {
    const out = new Map<number, number>();
    const lying = [...this.playback.ground.values()].filter((l) => l.leadsTo !== null);
    if (lying.length === 0) return out;
    const attended = new Set(this.attended());
    for (const { cell, leadsTo } of lying)
      if (leadsTo !== null && (attended.has(cell) || attended.has(leadsTo))) out.set(cell, leadsTo);
    return out;
  }

  // the lifted piece

  lift(piece: number | null): void {
    this.#selected = piece;
    if (this.#drag && this.#drag.piece !== piece) this.#drag = null;
    this.physics?.takeUp(piece);
    this.wake();
  }

  /** While dragged, a piece follows the pointer over the table, or snaps above a destination. */
  drag(piece: number, to: Spot): void {
    this.#drag = { piece, to };
    this.wake();
  }

  release(): void {
    this.#drag = null;
    this.wake();
  }

  get lifted(): number | null {
    return this.#drag?.piece ?? this.#selected;
  }

  /** The present position of a figure, lifted or not. */
  shown(piece: number): Pose | null {
    const [pose, float] = [this.playback.poses.get(piece), this.#floats.of(piece)];
    if (!pose) return null;
    return float ? { ...pose, x: pose.x + float.x, y: pose.y + float.y, z: pose.z + float.z } : pose;
  }

  /** Every figure to draw now: poses with their floats, then the ghosts of the preview. */
  *figures(): Iterable<LayerFigure> {
    const busy = this.playback.playing;
    const ready = this.#ready();
    const veils = this.#veiling();
    for (const [id, pose] of this.playback.poses) {
      const glow = (this.hovered === id ? 0.6 : ready.has(id) ? READY : 0) + (this.pointed.includes(id) ? 0.8 : 0);
      const faint =
        (!busy && this.faint.has(id) ? 0.5 : 1) *
        (this.dimmed.has(id) && !this.pointed.includes(id) ? DIM : 1) *
        (veils.has(id) ? VEIL : 1);
      const loose = this.lifted === id ? null : (this.physics?.pose(id, pose) ?? null);
      const shown = loose ?? this.postured(id, this.#facing(this.shown(id) ?? pose));
      const looks = busy ? undefined : this.changed.get(id);
      const drawn = faint < 1 || looks ? { ...shown, ...looks, presence: shown.presence * faint } : shown;
      const attended = this.hovered === id || this.lifted === id || this.pointed.includes(id);
      yield { pose: drawn, stands: pose, glow, real: true, attended };
    }
    if (!busy)
      for (const pose of this.ghosts) yield { pose: this.#facing(pose), stands: pose, glow: 0.25, real: false };
  }
  #facing(pose: Pose): Pose {
    return this.upright.has(pose.kind) ? { ...pose, turn: this.#home.turn } : pose;
  }

  /** As hands have left it: turned, or lying with its middle where its foot would be. */
  postured(id: number, pose: Pose): Pose {
    const posture = this.postures.get(id);
    if (!posture) return pose;
    const turn = pose.turn - posture.turned * EIGHTH;
    const size = this.bounds.get(pose.kind);
    if (!posture.laid || !size) return { ...pose, turn };
    const half = (size.height * pose.scale) / 2;
    return {
      ...pose,
      turn,
      roll: LAID,
      x: pose.x + half * Math.cos(turn),
      y: pose.y + size.radius * pose.scale * 0.8,
      z: pose.z - half * Math.sin(turn),
    };
  }

  /** The units that may still move in a turn that has begun. */
  #ready(): ReadonlySet<number> {
    const { view } = this.playback;
    if (!view || !hasBegun(view)) return NOBODY;
    const own = view.pieces.filter((p) => isOfTurn(view, p)).map((p) => p.id);
    return new Set(view.movable.filter((id) => own.includes(id)));
  }

  /** Every tie to draw now. */
  strands(): Iterable<Strand> {
    const after = this.playback.playing ? NOTHING : this.foreseen;
    return this.#ties.strands(this.playback, after, [this.lifted, this.hovered]);
  }

  /** Pieces that are away, including those of the preview, each with the height of its figure. */
  flying(): Flying[] {
    const ghosts = this.playback.playing ? [] : this.ghosts;
    return [...this.playback.poses.values(), ...ghosts]
      .filter((pose) => pose.spirit > 0)
      .map((pose) => ({ pose, height: this.bounds.get(pose.kind)?.height ?? 1 }));
  }

  /** Features that are not there yet: those of the preview, and the one to be placed here. */
  ghostFeatures(): readonly LyingFeature[] {
    if (this.playback.playing) return [];
    const { laying, hoveredCell } = this;
    if (laying === null || hoveredCell === null || !this.destinations.has(hoveredCell)) return this.ghostGround;
    if (this.ghostGround.some((lying) => lying.cell === hoveredCell)) return this.ghostGround;
    return [...this.ghostGround, { id: laying, cell: hoveredCell, hidden: false, leadsTo: null, size: 0.96, flare: 0 }];
  }

  capsules(): Capsule[] {
    return capsulesOf(this.playback.poses, this.bounds, this.places);
  }

  pick(ray: Ray): Target {
    const { lifted, destinations } = this;
    const standing = [this.playback.poses, this.bounds, this.places] as const;
    const { physics } = this;
    const loose = physics ? (id: number) => (id === lifted ? undefined : physics.placement(id)) : undefined;
    const found = pickStanding(ray, standing, { lifted, dragging: this.#drag !== null, destinations, loose });
    return found.piece === null ? found : { ...found, piece: this.#likeInHand(found.piece) };
  }

  /**
   * Of identical men in a hand only one has the actions; the player picks whichever they press. They look the same, so
   * nobody sees that the two have been swapped.
   */
  #likeInHand(piece: number): number {
    const { view, poses } = this.playback;
    const met = view?.pieces.find((p) => p.id === piece);
    if (!view || met?.place !== 'hand' || view.movable.includes(piece) || this.playback.playing) return piece;
    const isLike = (p: typeof met) => p.place === 'hand' && p.side === met.side && p.kind === met.kind;
    const other = view.pieces.find((p) => isLike(p) && view.movable.includes(p.id));
    const [a, b] = [poses.get(piece), other && poses.get(other.id)];
    if (!a || !b || !other || this.lifted === other.id) return other?.id ?? piece;
    this.places.exchange(met.side, piece, other.id);
    poses.set(piece, b).set(other.id, a);
    return other.id;
  }

  /** What was thrown rolls beside the board, or (`isStill`) lies there; null: it is taken away. */
  throw(thrown: Thrown | null, isStill: boolean): void {
    const { seat } = this.places;
    if (thrown) this.dice.show(thrown, this.#diceTray(), seat, isStill);
    else this.dice.clear();
    this.version++;
    this.#refit();
    this.wake();
  }

  /** Of the places for it the one for which the camera has to be least far away. */
  #diceTray(): DiceTray {
    const { turn, tilt } = this.#home;
    const hasBoxes = this.playback.view?.pieces.some(isInBox) ?? false;
    const distance = (tray: DiceTray): number =>
      wholeTable(this.corners(turn, trayCorners(tray)), turn, tilt, this.frameBox).distance;
    return traysFor(this.places, this.places.seat, hasBoxes).reduce((a, b) => (distance(b) < distance(a) ? b : a));
  }

  // what hands do to pieces that have weight

  /** The piece that is dragged is let go over this cell. */
  letGo(piece: number, cell: number): void {
    const pose = this.shown(piece);
    if (pose) this.physics?.letGo(piece, pose, this.places.cell(cell));
    this.wake();
  }

  sweep(to: Spot): void {
    this.physics?.sweep(to);
    this.wake();
  }

  endSweep(): void {
    this.physics?.endSweep();
    this.version++;
    this.wake();
  }

  putBack(): void {
    this.physics?.putBack();
    this.wake();
  }

  // frames

  /** Advances by a frame, in milliseconds; true while another is needed. */
  frame(at: number): boolean {
    const passed = this.#last === null ? FIRST_FRAME : Math.min(LONGEST_FRAME, at - this.#last);
    const playing = this.playback.advance(passed);
    const flying = this.#advanceFlight(passed);
    const floating = this.#advanceFloats(passed);
    const rolling = this.#advanceDice(passed);
    this.#seenAims.note(at, passed, this.aim);
    if (this.playback.version !== this.#seen) {
      this.#seen = this.playback.version;
      this.version++;
    }
    const falling = this.physics?.advance(passed) ?? false;
    // also the frame in which it comes to rest
    if (falling || this.#fell) this.version++;
    this.#fell = falling;
    const more = playing || flying || floating || rolling || falling;
    this.#last = more ? at : null;
    return more;
  }

  /** The aim of the frame that was on the screen at that time, for a press whose event arrives later. */
  aimSeen(at: number): Aim {
    return this.#seenAims.at(at) ?? this.aim;
  }

  #advanceFlight(passed: number): boolean {
    if (!this.#flight) return false;
    this.#flight.time += passed;
    const t = Math.min(1, this.#flight.time / FLIGHT);
    this.aim = between(this.#flight.from, this.#flight.to, t);
    if (t === 1) this.#flight = null;
    return this.#flight !== null;
  }

  #advanceFloats(passed: number): boolean {
    const held = this.lifted === null || this.playback.playing ? [] : this.withRider(this.lifted);
    const any = this.#floats.any || held.length > 0;
    const more = this.#floats.advance(passed, held, this.#drag?.to ?? null, this.playback.poses, this.cut);
    if (any) this.version++;
    return more;
  }

  #advanceDice(passed: number): boolean {
    if (!this.dice.isRolling) return false;
    this.dice.advance(passed);
    this.version++;
    return this.dice.isRolling;
  }

  /** A piece and its rider. */
  withRider(piece: number): number[] {
    const mount = this.playback.poses.get(piece);
    if (!mount || mount.rides) return [piece];
    const near = (pose: Pose): boolean => Math.hypot(pose.x - mount.x, pose.z - mount.z) < 0.3;
    return [piece, ...[...this.playback.poses].flatMap(([id, pose]) => (pose.rides && near(pose) ? [id] : []))];
  }

  /**
   * A view arrives. A piece that the player has already put on its destination is not animated again: it settles from
   * where it is held.
   */
  arrive(view: View, arrival: Arrival | null, speed: Speed): void {
    const key = arrival?.key ?? `view ${view.revision}`;
    this.#ties.leave(this.playback.view);
    const held = this.#drag && this.destinations.size > 0 ? this.#drag.piece : null;
    if (held !== null) this.#bake(held);
    this.#drag = null;
    if (!arrival || arrival.how === 'cut' || this.cut || speed === 'none') this.playback.cut(view, key, arrival);
    else if (arrival.how === 'back') this.playback.back(view, key);
    else this.playback.play(view, key, arrival.effects, speed, held);
    this.physics?.adopt(posesOf(this.places, view));
    this.wake();
  }

  #bake(piece: number): void {
    for (const id of this.withRider(piece)) {
      const [pose, float] = [this.playback.poses.get(id), this.#floats.of(id)];
      if (!pose || !float) continue;
      for (const axis of ['x', 'y', 'z'] as const) pose[axis] += float[axis];
      this.#floats.forget(id);
    }
  }
}
