/** When pieces get their weight and lose it again, and what the screen is told of that. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableProps } from '../../board/props.ts';
import { acidBoard, acidCell, startView } from '../../testing/acid.ts';
import { figures } from '../../variants/acid/figures/index.ts';
import { figureBounds } from '../pieces/bounds.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import { usePhysics } from './usePhysics.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const view = startView();
const bounds = new Map(Object.entries(figures).map(([kind, build]) => [kind, figureBounds(build())]));

/** What `usePhysics` loads when nothing else is given. */
async function tabletop() {
  const loaded = await import('./tabletop.ts');
  await loaded.loadPhysics();
  return loaded;
}
let stage: Stage;
let root: Root;
let clock: number;
const onWeightLibrary = vi.fn<NonNullable<TableProps['onWeightLibrary']>>();
const onDisplaced = vi.fn<NonNullable<TableProps['onDisplaced']>>();
const props = { current: { onWeightLibrary, onDisplaced } as unknown as TableProps };

function Weighed({ hasWeight, load }: { readonly hasWeight: boolean; readonly load: typeof tabletop }) {
  usePhysics(stage, hasWeight, props, load);
  return null;
}
const show = (hasWeight: boolean, load = tabletop) =>
  act(async () => root.render(<Weighed hasWeight={hasWeight} load={load} />));
const told = () => onWeightLibrary.mock.calls.map(([is]) => is);
const isTold = (is: string) => expect.poll(() => told().at(-1)).toBe(is);
function rest(): void {
  for (let n = 1; n < 1000; n++) {
    clock += 16;
    if (!stage.frame(clock)) return;
  }
  throw new Error('the stage never comes to rest');
}

beforeEach(() => {
  vi.clearAllMocks();
  clock = 0;
  stage = new Stage(new Places(acidBoard, 2, view.pieces), () => {});
  stage.bounds = bounds;
  stage.playback.cut(view, 'start');
  root = createRoot(document.createElement('div'));
  rest();
});
afterEach(() => act(async () => root.unmount()));

test('without weight nothing is loaded', async () => {
  const load = vi.fn(tabletop);
  await show(false, load);
  expect(load).not.toHaveBeenCalled();
  expect(stage.physics).toBeNull();
  expect(told()).toEqual([]);
});

test.each([
  ['weight is taken away', () => show(false)],
  ['the table is left', () => act(async () => root.unmount())],
])('when %s in the middle of a sweep, it is freed, and every figure stands where it counts', async (_, end) => {
  const before = [...stage.figures()].map(({ pose }) => pose);
  await show(true);
  await isTold('ready');
  for (const name of ['a1', 'e1']) {
    stage.sweep(stage.places.cell(acidCell(name)));
    rest();
  }
  expect(onDisplaced.mock.lastCall?.[0]).toBeGreaterThan(0);
  const free = vi.spyOn(stage.physics!, 'free');
  await end();
  expect(free).toHaveBeenCalledOnce();
  expect(stage.physics).toBeNull();
  expect(onDisplaced.mock.lastCall).toEqual([0, true]);
  expect(told()).toEqual(['loading', 'ready', 'absent']);
  rest();
  expect([...stage.figures()].map(({ pose }) => pose)).toEqual(before);
});

test('a table that is left while the library loads gets none', async () => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => arrived.then(tabletop));
  await show(true, load);
  await show(false, load);
  arrive();
  await act(() => load.mock.results[0]!.value);
  expect(stage.physics).toBeNull();
  expect(told()).toEqual(['loading', 'absent']);
});

test('a library that could not be loaded is reported, and loaded the next time', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn(tabletop).mockRejectedValueOnce(new Error('no connection'));
  await show(true, load);
  await isTold('failed');
  expect(stage.physics).toBeNull();
  // the screen takes the weight away until it is asked for again
  await show(false, load);
  await show(true, load);
  await isTold('ready');
  expect(told()).toEqual(['loading', 'failed', 'loading', 'ready']);
});
