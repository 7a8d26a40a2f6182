/**
 * The trays beside the players: a slab with a raised rim, a square recess for each piece of the hand and a round one
 * for every piece that may be captured. Both trays are one mesh; it receives shadows and casts none.
 */
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Built, disposing } from '../../art/board-mesh.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import type { Places, TrayPlan } from '../places.ts';

const RIM = 0.07;

function painted(solid: THREE.BufferGeometry, colour: string): THREE.BufferGeometry {
  const part = solid.index ? solid.toNonIndexed() : solid;
  part.deleteAttribute('uv');
  const paint = new THREE.Color(colour);
  const colours = new Float32Array(part.attributes.position.count * 3);
  for (let i = 0; i < colours.length; i += 3) paint.toArray(colours, i);
  return part.setAttribute('color', new THREE.BufferAttribute(colours, 3));
}

function trayParts(tray: TrayPlan, colours: VariantArt['tray'], edge: string): THREE.BufferGeometry[] {
  const { x, z, width, length } = tray;
  const slab = (w: number, h: number, d: number, dx: number, y: number, dz: number, colour: string) =>
    painted(new THREE.BoxGeometry(w, h, d).translate(x + dx, y, z + dz), colour);
  const parts = [slab(width, 0.14, length, 0, -0.03, 0, colours.floor)];
  for (const s of [-1, 1]) {
    parts.push(slab(RIM, 0.2, length, (s * (width - RIM)) / 2, 0.02, 0, colours.wall));
    parts.push(slab(width, 0.2, RIM, 0, 0.02, (s * (length - RIM)) / 2, colours.wall));
    // a line in the side's light colour around the top of the rim shows whose tray it is
    parts.push(slab(0.022, 0.012, length, (s * (width - 0.022)) / 2, 0.126, 0, edge));
    parts.push(slab(width, 0.012, 0.022, 0, 0.126, (s * (length - 0.022)) / 2, edge));
  }
  for (const spot of tray.hand) {
    const half = tray.handScale * 0.52;
    const ring = new THREE.RingGeometry(half, half + 0.035, 4, 1, Math.PI / 4).rotateX(-Math.PI / 2);
    parts.push(painted(ring.translate(spot.x, 0.046, spot.z), colours.line));
  }
  for (const spot of tray.lost) {
    const radius = tray.lostScale * 0.33;
    const ring = new THREE.RingGeometry(radius, radius + 0.018, 20).rotateX(-Math.PI / 2);
    parts.push(painted(ring.translate(spot.x, 0.046, spot.z), colours.wall));
  }
  return parts;
}

export function trays(places: Places, art: VariantArt): Built {
  const parts = places.trays.flatMap((tray) => trayParts(tray, art.tray, art.liveries[tray.side].light));
  const mesh = new THREE.Mesh(
    mergeGeometries(parts),
    new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.6, metalness: 0.15 }),
  );
  mesh.receiveShadow = true;
  return disposing(mesh);
}
