import * as THREE from 'three';
import { expect, test } from 'vitest';
import type { VariantArt } from '../../art/variant-art.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { chesimalsArt } from '../../variants/chesimals/art.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { fourchanArt } from '../../variants/fourchan/art.ts';
import { figureMaterial } from './material.ts';

/** The shader source as it is passed to three.js before its includes are resolved, and its uniforms. */
function program(art: VariantArt, quality: 'high' | 'low') {
  const material = figureMaterial(art.liveries, quality, art.flights?.tint, art.chilled, false, art.faces);
  const { vertexShader, fragmentShader } = quality === 'high' ? THREE.ShaderLib.physical : THREE.ShaderLib.standard;
  const shader = { uniforms: {} as Record<string, { value: unknown }>, vertexShader, fragmentShader };
  material.onBeforeCompile(shader as unknown as THREE.WebGLProgramParametersWithUniforms, null as never);
  return { ...shader, key: material.customProgramCacheKey() };
}
const two = [acidArt, deicideArt, fourchanArt];

test.each(['high', 'low'] as const)('of two liveries nothing is asked that only more of them need (%s)', (quality) => {
  for (const art of two) {
    const { fragmentShader, vertexShader, uniforms } = program(art, quality);
    expect(fragmentShader).toContain('uniform vec3 uPalette[8]');
    expect(fragmentShader).not.toMatch(/dull|crackAt/);
    expect(vertexShader.includes('vAt'), 'for worn edges').toBe(quality === 'high');
    expect((uniforms.uPalette.value as unknown[]).length).toBe(8);
  }
});

test.each(['high', 'low'] as const)('nine liveries have a palette each, and turn to stone (%s)', (quality) => {
  const { fragmentShader, vertexShader, uniforms } = program(chesimalsArt, quality);
  expect(fragmentShader).toContain('uniform vec3 uPalette[36]');
  for (const name of ['uPalette', 'uRim', 'uGlow', 'uSurface', 'uTrim']) {
    expect((uniforms[name].value as unknown[]).length).toBe(name === 'uPalette' ? 36 : 9);
  }
  expect(fragmentShader).toMatch(/crackAt\(vAt/);
  expect(fragmentShader).toContain('float dull');
  expect(vertexShader).toContain('vAt = position');
});

test('who is cut off is hatched and keeps its hue: it is no darker than who has moved', () => {
  const { fragmentShader } = program(chesimalsArt, 'low');
  expect(fragmentShader).toContain('lost * min(dull * dull, 0.32)');
  expect(fragmentShader).toMatch(/hatched = smoothstep\(0\.62, 1\.0, dull\)/);
  expect(fragmentShader).toMatch(/dot\(vAt, vec3\(1\.0\)\)/);
});

test.each([acidArt, chesimalsArt])(
  'edges are worn at high quality, except of what is drawn on a figure or glows ($id)',
  (art) => {
    const { fragmentShader, vertexShader } = program(art, 'high');
    expect(vertexShader).toContain('attribute vec3 wear');
    expect(fragmentShader).toContain('if (atEdge > 0.0 && vSlot < 1.5)');
    // before it is dulled, turned to stone or to ice
    expect(fragmentShader.indexOf('float atEdge')).toBeLessThan(fragmentShader.indexOf('float grey'));
    expect(program(art, 'low').vertexShader + program(art, 'low').fragmentShader).not.toMatch(/[wW]ear/);
  },
);

test.each(['high', 'low'] as const)('pictures are one texture more, in games that have some (%s)', (quality) => {
  const picture = { width: 3, height: 2 } as HTMLCanvasElement;
  const faced = program({ ...deicideArt, faces: { picture, columns: 3, rows: 2 } }, quality);
  expect(faced.fragmentShader).toContain('texture2D(uFaces');
  expect(faced.vertexShader).toContain('vAt = position');
  expect((faced.uniforms.uFaces.value as THREE.Texture).image).toBe(picture);
  expect(faced.uniforms.uTiles.value).toEqual(new THREE.Vector2(3, 2));
  const plain = program(deicideArt, quality);
  expect(plain.fragmentShader).not.toContain('uFaces');
  expect(plain.key).not.toBe(faced.key);
});

test('games whose programs differ do not share one', () => {
  const keys = new Map([...two, chesimalsArt].map((art) => [art.id, program(art, 'high')]));
  const byKey = new Map<string, string>();
  for (const { key, fragmentShader } of keys.values()) {
    expect(byKey.get(key) ?? fragmentShader).toBe(fragmentShader);
    byKey.set(key, fragmentShader);
  }
  expect(byKey.size).toBe(2);
});
