/**
 * The cost of the last frame, counted by pass, for tests and the bench. Nothing is counted until one of them asks; the
 * renderer counts both passes together, so from then on its counters are read before and after the shadow pass.
 */
import type { WebGLRenderer } from 'three';
import type { PassCount } from './testHook.ts';

interface Passes {
  /** in the last frame; zero when its shadows were those of an earlier one */
  shadowNow: PassCount;
  /** in the last shadow pass */
  shadow: PassCount;
}

const NONE: PassCount = { calls: 0, triangles: 0 };
const counted = new WeakMap<WebGLRenderer, Passes>();

const minus = (a: PassCount, b: PassCount): PassCount => ({
  calls: a.calls - b.calls,
  triangles: a.triangles - b.triangles,
});

export function countPasses(gl: WebGLRenderer): void {
  if (counted.has(gl)) return;
  const passes: Passes = { shadowNow: NONE, shadow: NONE };
  counted.set(gl, passes);
  const map = gl.shadowMap as typeof gl.shadowMap & { render(...of: unknown[]): void };
  const render = map.render;
  map.render = (...of: unknown[]): void => {
    const { enabled, needsUpdate } = map;
    const before = { ...gl.info.render };
    render.apply(map, of);
    passes.shadowNow = minus(gl.info.render, before);
    if (enabled && needsUpdate) passes.shadow = passes.shadowNow;
  };
}

/** Of the last frame; nothing while not counting. */
export function passesOf(gl: WebGLRenderer | null): { readonly colour: PassCount; readonly shadow: PassCount } {
  const passes = gl && counted.get(gl);
  if (!gl || !passes) return { colour: NONE, shadow: NONE };
  return { colour: minus(gl.info.render, passes.shadowNow), shadow: passes.shadow };
}
