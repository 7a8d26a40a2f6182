/** The canvas's pointer events over a stage without a GPU: how a drag ends, and what a press refers to. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as THREE from 'three';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableProps } from '../../board/props.ts';
import { acidBoard, acidCell, acidPieceOn, startView } from '../../testing/acid.ts';
import { figures } from '../../variants/acid/figures/index.ts';
import { FIELD_OF_VIEW, pointCamera } from '../camera/rig.ts';
import type { LoosePieces } from '../physics/loose.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import { usePointer } from './usePointer.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const view = startView();
const bounds = new Map(Object.entries(figures).map(([kind, build]) => [kind, figureBounds(build())]));
const [WIDTH, HEIGHT] = [1000, 700];
const drawings = { ping: () => {}, arrow: () => {}, clear: () => false };
const dragFrames = { begin: vi.fn(), end: vi.fn() };

let stage: Stage;
let root: Root;
let canvas: HTMLElement;
let onPick: ReturnType<typeof vi.fn<TableProps['onPick']>>;
let onDrop: ReturnType<typeof vi.fn<NonNullable<TableProps['onDrop']>>>;
let onPutBack: ReturnType<typeof vi.fn<NonNullable<TableProps['onPutBack']>>>;

function Pointed({ props }: { readonly props: TableProps }) {
  usePointer({ current: canvas as HTMLDivElement }, stage, { current: props }, drawings, dragFrames);
  return null;
}
/** The present screen position of the middle of a cell. */
const spotOf = (name: string): [number, number] => {
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, WIDTH / HEIGHT, 0.1, 300);
  pointCamera(camera, stage.aim);
  const { x, y, z } = stage.places.cell(acidCell(name));
  const point = new THREE.Vector3(x, y, z).project(camera);
  return [((point.x + 1) / 2) * WIDTH, ((1 - point.y) / 2) * HEIGHT];
};
interface Given {
  readonly button?: number;
  readonly buttons?: number;
  /** the page's milliseconds; now, unless given */
  readonly when?: number;
  /** the number of a finger; the mouse, unless given */
  readonly finger?: number;
}
const tell = (
  type: string,
  [clientX, clientY]: readonly [number, number],
  { button = 0, buttons = 1, when, finger }: Given = {},
) => {
  const by =
    finger === undefined
      ? { pointerType: 'mouse', isPrimary: true }
      : { pointerType: 'touch', pointerId: finger, isPrimary: finger === 1 };
  const event = new PointerEvent(type, { clientX, clientY, button, buttons, ...by, bubbles: true });
  if (when !== undefined) Object.defineProperty(event, 'timeStamp', { value: when });
  canvas.dispatchEvent(event);
};
const start = () => {
  const [x, y] = spotOf('e1');
  tell('pointerdown', [x, y]);
  tell('pointermove', [x + 10, y]);
  expect(stage.lifted).toBe(acidPieceOn(view, 'e1'));
};

beforeEach(async () => {
  canvas = document.createElement('div');
  Object.assign(canvas, { setPointerCapture: () => {} });
  document.body.append(canvas);
  stage = new Stage(new Places(acidBoard, 2, view.pieces), () => {});
  stage.bounds = bounds;
  stage.resize({ width: WIDTH, height: HEIGHT, inset: { top: 18, right: 18, bottom: 30, left: 18 } }, true);
  stage.playback.cut(view, 'start');
  stage.sit(0, true);
  [onPick, onDrop, onPutBack] = [vi.fn(), vi.fn(), vi.fn()];
  vi.clearAllMocks();
  const props = { ...({ description: acidBoard, view, onLift: () => true } as unknown as TableProps) };
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Pointed props={{ ...props, onPick, onDrop, onPutBack }} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  canvas.remove();
});

test('a piece released outside the window is dropped on nothing, whatever cells are beyond the edge', () => {
  stage.steer({ ...stage.aim, distance: 5 });
  start();
  tell('pointerup', [-300, HEIGHT / 2], { buttons: 0 });
  expect(onDrop.mock.calls).toEqual([[acidPieceOn(view, 'e1'), { piece: null, cell: null }]]);
  expect(stage.lifted).toBeNull();
});

test.each([
  ['a resize', () => window.dispatchEvent(new Event('resize'))],
  ['another window', () => window.dispatchEvent(new Event('blur'))],
  ['a button that was let go where nobody heard of it', () => tell('pointermove', [10, 10], { buttons: 0 })],
  ['a capture that was lost', () => tell('lostpointercapture', [10, 10], { buttons: 0 })],
])('%s ends the drag, and nothing is dropped', (_, end) => {
  start();
  end();
  expect(onPutBack.mock.calls).toEqual([[acidPieceOn(view, 'e1')]]);
  expect(stage.lifted).toBeNull();
  tell('pointerup', spotOf('e4'), { buttons: 0 });
  expect(onDrop).not.toHaveBeenCalled();
});

test('Escape ends the drag and does nothing else', () => {
  start();
  const key = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  window.dispatchEvent(key);
  expect(onPutBack).toHaveBeenCalledTimes(1);
  expect(key.defaultPrevented).toBe(true);
});

test('a press refers to what was on the screen when it was made, however far the table has turned since', () => {
  let now = 1000;
  const frame = () => {
    now += 16;
    return stage.frame(now);
  };
  frame();
  const aimed = spotOf('b1');
  const pressed = now + 40;
  now += 60;
  stage.sit(1);
  while (frame());
  // the event arrives when the table is already at rest on the other side
  tell('pointerdown', aimed, { when: pressed });
  tell('pointerup', aimed, { when: now, buttons: 0 });
  expect(onPick).toHaveBeenLastCalledWith({ piece: acidPieceOn(view, 'b1'), cell: acidCell('b1') });
  tell('pointerdown', aimed, { when: now + 60 });
  tell('pointerup', aimed, { when: now + 60, buttons: 0 });
  expect(onPick).toHaveBeenLastCalledWith({ piece: acidPieceOn(view, 'h9'), cell: acidCell('h9') });
});

describe('a drag of the camera is told, from its first movement to its end', () => {
  const right = { button: 2, buttons: 2 };
  const told = () => [dragFrames.begin.mock.calls.length > 0, dragFrames.end.mock.calls.length > 0];
  /** What is told from now on. */
  const afresh = () => {
    dragFrames.begin.mockClear();
    dragFrames.end.mockClear();
  };
  test('by the right button', () => {
    tell('pointerdown', [500, 300], right);
    expect(told()).toEqual([false, true]);
    afresh();
    tell('pointermove', [540, 300], right);
    tell('pointermove', [560, 300], right);
    expect(told()).toEqual([true, false]);
    afresh();
    tell('pointerup', [560, 300], { button: 2, buttons: 0 });
    expect(told()).toEqual([false, true]);
  });
  test('by two fingers', () => {
    tell('pointerdown', [500, 300], { finger: 1 });
    afresh();
    tell('pointerdown', [600, 300], { finger: 2 });
    tell('pointermove', [620, 320], { finger: 2 });
    expect(told()).toEqual([true, false]);
    afresh();
    tell('pointerup', [620, 320], { finger: 2, buttons: 0 });
    tell('pointerup', [500, 300], { finger: 1, buttons: 0 });
    expect(told()).toEqual([false, true]);
  });
  test('until another window is in front', () => {
    tell('pointerdown', [500, 300], right);
    tell('pointermove', [540, 300], right);
    afresh();
    window.dispatchEvent(new Event('blur'));
    expect(told()).toEqual([false, true]);
  });
  test('and a drag of a piece is none', () => {
    start();
    tell('pointerup', spotOf('e4'), { buttons: 0 });
    expect(told()).toEqual([false, true]);
  });
});

describe('while sweeping', () => {
  const weight = { sweep: vi.fn<LoosePieces['sweep']>(), endSweep: vi.fn(), forgetDrop: vi.fn(), arm: null };
  const spots = () => weight.sweep.mock.calls.map(([{ x, z }]) => [x, z]);
  /** On this square: the arm is as high as the highest of them. */
  const isOn = (name: string, [x, z]: readonly number[]) => {
    const cell = stage.places.cell(acidCell(name));
    expect(Math.hypot(x! - cell.x, z! - cell.z)).toBeLessThan(0.5);
  };

  beforeEach(async () => {
    vi.clearAllMocks();
    stage.physics = { ...weight, placement: () => undefined, takeUp: () => {} } as unknown as LoosePieces;
    const props = { description: acidBoard, view, onLift: () => true, sweeping: true } as unknown as TableProps;
    await act(async () => root.render(<Pointed props={{ ...props, onPick, onDrop }} />));
  });

  test.each([
    ['a mouse', {}],
    ['a finger', { finger: 1 }],
  ])('%s moves the arm over pieces and lifts none', (_, by) => {
    tell('pointerdown', spotOf('b4'), by);
    tell('pointermove', spotOf('e4'), by);
    tell('pointerup', spotOf('e4'), { ...by, buttons: 0 });
    tell('pointermove', spotOf('f4'), { ...by, buttons: 0 });
    expect(spots()).toHaveLength(2);
    isOn('b4', spots()[0]!);
    isOn('e4', spots()[1]!);
    expect(weight.endSweep).toHaveBeenCalledOnce();
    expect(stage.lifted).toBeNull();
    expect(onPick).not.toHaveBeenCalled();
    expect(onDrop).not.toHaveBeenCalled();
  });

  test('the piece that was under the pointer is not named during a sweep', async () => {
    const onHover = vi.fn();
    const props = { description: acidBoard, view, sweeping: true, onHover } as unknown as TableProps;
    await act(async () => root.render(<Pointed props={props} />));
    tell('pointermove', spotOf('e1'), { buttons: 0 });
    expect(onHover.mock.lastCall?.[0]).toMatchObject({ piece: acidPieceOn(view, 'e1') });
    tell('pointerdown', spotOf('e1'));
    tell('pointermove', spotOf('f1'));
    expect(onHover.mock.lastCall).toEqual([null]);
  });

  test('a second finger ends the sweep, and both zoom the table', () => {
    const { distance } = stage.aim;
    tell('pointerdown', spotOf('d4'), { finger: 1 });
    tell('pointerdown', spotOf('f4'), { finger: 2 });
    expect(weight.endSweep).toHaveBeenCalledOnce();
    tell('pointermove', spotOf('h4'), { finger: 2 });
    tell('pointermove', spotOf('b4'), { finger: 1 });
    expect(spots()).toHaveLength(1);
    expect(stage.aim.distance).toBeLessThan(distance * 0.8);
  });

  test.each([
    ['another window', () => window.dispatchEvent(new Event('blur'))],
    ['a button that was let go where nobody heard of it', () => tell('pointermove', [10, 10], { buttons: 0 })],
    ['a capture that was lost', () => tell('lostpointercapture', [10, 10], { buttons: 0 })],
    ['a touch that the system takes away', () => tell('pointercancel', [10, 10])],
  ])('%s ends the sweep', (_, end) => {
    tell('pointerdown', spotOf('b4'));
    end();
    expect(weight.endSweep).toHaveBeenCalledOnce();
  });
});
