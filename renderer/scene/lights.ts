/** The lights of every scene: one sun that casts the only shadow, a cold rim light from behind, and a warm one. */
import * as THREE from 'three';

/** `reach`: the radius of the area with shadows, in cells. */
export function sunOf(quality: 'high' | 'low', reach: number): THREE.DirectionalLight {
  const high = quality === 'high';
  const light = new THREE.DirectionalLight('#fff4e6', high ? 1.9 : 2.1);
  light.position.set(-6, 11, 5);
  light.castShadow = high;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.02;
  const { camera } = light.shadow;
  camera.left = camera.bottom = -reach;
  camera.right = camera.top = reach;
  camera.near = 0.5;
  camera.far = 40;
  camera.updateProjectionMatrix();
  return light;
}

const lampAt = (colour: string, strength: number, x: number, y: number, z: number): THREE.DirectionalLight => {
  const lamp = new THREE.DirectionalLight(colour, strength);
  lamp.position.set(x, y, z);
  return lamp;
};

/** In addition to the sun. At low quality a hemisphere light replaces the reflections of the environment. */
export function fillOf(quality: 'high' | 'low'): THREE.Light[] {
  const lamps: THREE.Light[] = [lampAt('#7fa8ff', 1.1, 5, 5, -8), lampAt('#ffd2a6', 0.35, 7, 4, 6)];
  return quality === 'high' ? lamps : [...lamps, new THREE.HemisphereLight('#dfe8ff', '#2a2f3a', 1.7)];
}
