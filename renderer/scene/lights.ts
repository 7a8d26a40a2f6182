/** The lights of every scene: one key lamp that casts the only shadow, a cold rim light from behind, and a fill. */
import * as THREE from 'three';
import type { LampArt, LightRig } from '../art/place/place-art.ts';

/** The light of the plain place, and of portraits. */
export const PLAIN_RIG: LightRig = {
  key: { colour: '#fff4e6', strength: 1.9, from: [-6, 11, 5] },
  rim: { colour: '#7fa8ff', strength: 1.1, from: [5, 5, -8] },
  fill: { colour: '#ffd2a6', strength: 0.35, from: [7, 4, 6] },
  sky: { above: '#dfe8ff', below: '#2a2f3a', high: 0, low: 1.7 },
  exposure: 1.05,
};

/** how far away the key lamp is at least, in cells; its shadows begin near it and end beyond the table */
const AWAY = 13.5;

/** `reach`: the radius of the area with shadows, in cells. */
export function keyLampOf({ key }: LightRig, quality: 'high' | 'low', reach: number): THREE.DirectionalLight {
  const high = quality === 'high';
  const away = Math.max(AWAY, reach * 1.3);
  const light = new THREE.DirectionalLight(key.colour, high ? key.strength : key.strength * 1.1);
  light.position
    .set(...key.from)
    .normalize()
    .multiplyScalar(away);
  light.castShadow = high;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.02;
  const { camera } = light.shadow;
  camera.left = camera.bottom = -reach;
  camera.right = camera.top = reach;
  camera.near = 0.5;
  camera.far = away + 2 * reach + 4;
  camera.updateProjectionMatrix();
  return light;
}

const lampOf = ({ colour, strength, from }: LampArt): THREE.DirectionalLight => {
  const lamp = new THREE.DirectionalLight(colour, strength);
  lamp.position.set(...from);
  return lamp;
};

/** In addition to the key lamp. */
export function fillOf({ rim, fill, sky }: LightRig, quality: 'high' | 'low'): THREE.Light[] {
  const strength = sky[quality];
  const lamps: THREE.Light[] = [lampOf(rim), lampOf(fill)];
  return strength === 0 ? lamps : [...lamps, new THREE.HemisphereLight(sky.above, sky.below, strength)];
}
