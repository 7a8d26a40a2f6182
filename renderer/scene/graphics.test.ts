import { expect, test, vi } from 'vitest';
import { drawsByProcessor, qualityOf, whenDrawn } from './graphics.ts';

test.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'Google SwiftShader',
  'ANGLE (Mesa, llvmpipe (LLVM 15.0.6, 256 bits), OpenGL 4.5)',
  'llvmpipe (LLVM 17.0.2, 256 bits)',
  'ANGLE (Microsoft, Microsoft Basic Render Driver (0x0000008C) Direct3D11 vs_5_0 ps_5_0, D3D11)',
  'Apple Software Renderer',
])('%s is no graphics card', (renderer) => expect(drawsByProcessor(renderer)).toBe(true));

test.each([
  'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002504) Direct3D11 vs_5_0 ps_5_0, D3D11)',
  'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
  'ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)',
  'AMD Radeon RX 6600 (radeonsi, navi23, LLVM 15.0.7, DRM 3.49)',
  'Adreno (TM) 640',
])('%s is one', (renderer) => expect(drawsByProcessor(renderer)).toBe(false));

test('the quality is detected only where the player has not chosen it', () => {
  const [card, processor] = [false, true].map((software) => ({ webgl2: true, software }));
  expect(qualityOf('auto', card)).toBe('high');
  expect(qualityOf('auto', processor)).toBe('low');
  expect(qualityOf('high', processor)).toBe('high');
  expect(qualityOf('low', card)).toBe('low');
});

test('drawn is reported once the GPU is done, or at once when the context is lost', () => {
  vi.useFakeTimers();
  let [status, lost] = [0, false];
  const gl = {
    SIGNALED: 1,
    fenceSync: () => ({}),
    flush: () => {},
    isContextLost: () => lost,
    getSyncParameter: () => status,
    deleteSync: () => {},
  } as unknown as WebGL2RenderingContext;
  const then = vi.fn();
  whenDrawn(gl, then);
  vi.advanceTimersByTime(100);
  expect(then).not.toHaveBeenCalled();
  status = 1;
  vi.advanceTimersByTime(10);
  expect(then).toHaveBeenCalledTimes(1);
  status = 0;
  whenDrawn(gl, then)();
  lost = true;
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledTimes(1);
  whenDrawn(gl, then);
  vi.advanceTimersByTime(10);
  expect(then).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
