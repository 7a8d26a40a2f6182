import type { WebGLRenderer } from 'three';
import { expect, test } from 'vitest';
import { countPasses, passesOf } from './passes.ts';

/** A renderer whose shadow pass is one call of 10 triangles and whose colour pass is two calls of 30. */
function rendererOf() {
  const info = { render: { calls: 0, triangles: 0 } };
  const shadowMap = {
    enabled: true,
    needsUpdate: true,
    render: () => {
      if (!shadowMap.needsUpdate) return;
      info.render.calls += 1;
      info.render.triangles += 10;
      shadowMap.needsUpdate = false;
    },
  };
  const draw = (): void => {
    info.render = { calls: 0, triangles: 0 };
    shadowMap.render();
    info.render.calls += 2;
    info.render.triangles += 30;
  };
  return { gl: { info, shadowMap } as unknown as WebGLRenderer, draw, shadowMap };
}

test('nothing is counted, and the renderer is unchanged, until counting is requested', () => {
  const { gl, draw, shadowMap } = rendererOf();
  const { render } = shadowMap;
  draw();
  expect(passesOf(gl)).toEqual({ colour: { calls: 0, triangles: 0 }, shadow: { calls: 0, triangles: 0 } });
  expect(passesOf(null).colour.calls).toBe(0);
  expect(shadowMap.render).toBe(render);
});

test('the colour pass is that of the last frame, the shadow pass that of the last one with new shadows', () => {
  const { gl, draw } = rendererOf();
  countPasses(gl);
  countPasses(gl);
  for (const _ of ['with new shadows', 'with the same shadows']) {
    draw();
    expect(passesOf(gl)).toEqual({ colour: { calls: 2, triangles: 30 }, shadow: { calls: 1, triangles: 10 } });
  }
});
