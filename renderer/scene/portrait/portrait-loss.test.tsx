/** Portraits when the graphics context of their renderer is lost: another renderer draws what is asked for again. */
import { beforeEach, expect, test, vi } from 'vitest';
import { deicideArt } from '../../variants/deicide/art.ts';
import { glFixture } from '../gl.fixture.ts';
import { whenGraphicsReturn } from '../graphics.ts';
import type { Portrayed } from './closeView.ts';
import { portraitOf } from './portrait.ts';

const renderers = vi.hoisted((): { canvas: HTMLCanvasElement; lose(): void }[] => []);
const events = vi.hoisted(() => ({ onRender: () => {} }));
vi.mock('../graphics.ts', async (original) => ({
  ...(await original<typeof import('../graphics.ts')>()),
  graphics: () => ({ webgl2: true, software: true }),
}));
vi.mock('three', async (original) => {
  class FakeRenderer {
    readonly domElement = document.createElement('canvas');
    readonly debug = {};
    private readonly context = glFixture();
    constructor() {
      const lose = () => {
        this.context.state.lost = true;
      };
      renderers.push({ canvas: this.domElement, lose });
    }
    setSize() {}
    async compileAsync() {}
    render = () => events.onRender();
    getContext = () => this.context.gl;
    dispose() {}
    forceContextLoss() {}
  }
  return { ...(await original<typeof import('three')>()), WebGLRenderer: FakeRenderer };
});

const king: Portrayed = { kind: 'king', side: 0, notes: [] };
const queen: Portrayed = { kind: 'queen', side: 0, notes: [] };

beforeEach(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data = new Uint8ClampedArray(8);
      readonly width = 2;
      readonly height = 1;
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['a portrait'])));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('a loss while one is drawn leaves the glyph; asked for again, another renderer draws it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  events.onRender = () => renderers[0]?.lose();
  expect(await portraitOf(deicideArt, king)).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  events.onRender = () => {};
  expect(await portraitOf(deicideArt, king)).toMatch(/^blob:/);
  expect(renderers).toHaveLength(2);
  // the next one is drawn by the renderer that is there
  expect(await portraitOf(deicideArt, queen)).toMatch(/^blob:/);
  expect(renderers).toHaveLength(2);
});

test('a context that is restored asks for what is missing', () => {
  const returned = vi.fn();
  const end = whenGraphicsReturn(returned);
  renderers.at(-1)?.canvas.dispatchEvent(new Event('webglcontextrestored'));
  expect(returned).toHaveBeenCalledOnce();
  end();
});
