import { expect, test, vi } from 'vitest';
import { drawsByProcessor, isIntegrated, measuredOn, qualityOf, whenDrawn } from './graphics.ts';

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

test.each([
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', true],
  ['ANGLE (Intel, Intel(R) HD Graphics 4000 Direct3D11 vs_5_0 ps_5_0, D3D11)', true],
  ['ANGLE (ARM, Mali-G78, OpenGL ES 3.2)', true],
  ['Adreno (TM) 640', true],
  ['V3D 7.1.7', true],
  ['ANGLE (Intel, Intel(R) Arc(TM) A770 Graphics (0x000056A0) Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
  ['ANGLE (Intel, Intel(R) Iris(R) Xe Graphics (0x000046A6) Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)', false],
  ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 (0x00002504) Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
  ['AMD Radeon RX 6600 (radeonsi, navi23, LLVM 15.0.7, DRM 3.49)', false],
  ['', false],
])('%s begins low: %s', (renderer, isLow) => {
  expect(isIntegrated(renderer)).toBe(isLow);
  const machine = { webgl2: true, software: false, card: renderer };
  expect(qualityOf({ quality: 'auto' }, machine)).toBe(isLow ? 'low' : 'high');
});

test('the quality is detected only where the player has not chosen it', () => {
  const [card, processor] = [false, true].map((software) => ({ webgl2: true, software, card: 'a card' }));
  expect(qualityOf({ quality: 'auto' }, card)).toBe('high');
  expect(qualityOf({ quality: 'auto' }, processor)).toBe('low');
  expect(qualityOf({ quality: 'high' }, processor)).toBe('high');
  expect(qualityOf({ quality: 'low' }, card)).toBe('low');
});

test('what was measured counts on its own card alone, and never with software rendering', () => {
  const on = (card: string, software = false) => ({ webgl2: true, software, card });
  const low = { quality: 'auto', measuredQuality: { card: 'a card', quality: 'low' } } as const;
  const high = { quality: 'auto', measuredQuality: { card: 'Adreno (TM) 640', quality: 'high' } } as const;
  expect([qualityOf(low, on('a card')), measuredOn(low, on('a card'))]).toEqual(['low', 'low']);
  expect([qualityOf(low, on('another')), measuredOn(low, on('another'))]).toEqual(['high', null]);
  expect([qualityOf(high, on('Adreno (TM) 640')), qualityOf(high, on('Adreno (TM) 610'))]).toEqual(['high', 'low']);
  expect(qualityOf({ ...low, quality: 'high' }, on('a card'))).toBe('high');
  const processor = { quality: 'auto', measuredQuality: { card: 'SwiftShader', quality: 'high' } } as const;
  expect([qualityOf(processor, on('SwiftShader', true)), measuredOn(processor, on('SwiftShader', true))]).toEqual([
    'low',
    null,
  ]);
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
