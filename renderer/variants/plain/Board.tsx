/** A board for any topology: slabs in two shades at the height of their zone; zones set apart from the first are bluer. */
import { useEffect, useMemo } from 'react';
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { type Built, disposing } from '../../art/board-mesh.ts';
import type { BoardProps } from '../../art/variant-art.ts';

const SHADES = [
  ['#4b4f57', '#7d8189'],
  ['#3a4a62', '#627a9c'],
] as const;
const THICK = 0.14;
const SIZE = 0.965;

export function slabs({ width, height, cells }: VariantDescription['topology']): Built {
  // most cells are of the field; whatever is called otherwise is set apart
  const count = (zone: string): number => cells.filter((cell) => cell.zone === zone).length;
  const field = cells.reduce((most, { zone }) => (count(zone) > count(most) ? zone : most), cells[0]?.zone ?? '');
  const parts = cells.map((cell) => {
    // a raised cell stands on the ground
    const foot = Math.min(0, cell.height) - THICK;
    const part = new THREE.BoxGeometry(SIZE, cell.height - foot, SIZE);
    part.translate(cell.x - (width - 1) / 2, (cell.height + foot) / 2, (height - 1) / 2 - cell.y);
    const shade = new THREE.Color(SHADES[cell.zone === field ? 0 : 1][(cell.x + cell.y) & 1]);
    const colour = new Float32Array(part.attributes.position.count * 3);
    for (let i = 0; i < colour.length; i += 3) shade.toArray(colour, i);
    part.setAttribute('color', new THREE.BufferAttribute(colour, 3));
    return part;
  });
  const mesh = new THREE.Mesh(
    mergeGeometries(parts),
    new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.75, metalness: 0 }),
  );
  mesh.receiveShadow = true;
  for (const part of parts) part.dispose();
  const under = new THREE.Mesh(
    new THREE.BoxGeometry(width + 0.3, 0.1, height + 0.3).translate(0, -THICK - 0.04, 0),
    new THREE.MeshStandardMaterial({ color: '#1b1e23', roughness: 0.9 }),
  );
  return disposing(new THREE.Group().add(mesh, under));
}

export function Board({ description }: BoardProps) {
  const built = useMemo(() => slabs(description.topology), [description]);
  useEffect(() => () => built.dispose(), [built]);
  return <primitive object={built.object} />;
}
