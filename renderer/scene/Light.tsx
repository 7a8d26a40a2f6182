/**
 * The light of the table: one sun that casts the only shadow, a cold light from behind that draws edges, and at high
 * quality the soft reflections of a room made once on the graphics card. At low quality a sky light stands in for them.
 */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import * as THREE from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { fillOf, sunOf } from './lights.ts';

interface LightProps {
  readonly quality: 'high' | 'low';
  /** how far from the middle shadows must reach, in cells */
  readonly reach: number;
  /** grows when the graphics card has lost everything and come back */
  readonly epoch: number;
}

/** How often this renderer has lost its context. */
const counted = new WeakMap<THREE.WebGLRenderer, { lost: number }>();
function losses(gl: THREE.WebGLRenderer): { readonly lost: number } {
  let count = counted.get(gl);
  if (!count) {
    const fresh = { lost: 0 };
    gl.domElement.addEventListener('webglcontextlost', () => {
      fresh.lost++;
    });
    counted.set(gl, fresh);
    count = fresh;
  }
  return count;
}

export function Light({ quality, reach, epoch }: LightProps) {
  const { gl, scene, invalidate } = useThree();
  const high = quality === 'high';

  const sun = useMemo(() => sunOf(quality, reach), [quality, reach]);
  const fill = useMemo(() => fillOf(quality), [quality]);
  useEffect(() => () => sun.dispose(), [sun]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new epoch means that the old reflections are gone
  useEffect(() => {
    if (!high) return;
    const maker = new THREE.PMREMGenerator(gl);
    const room = new RoomEnvironment();
    const made = maker.fromScene(room, 0.04);
    room.dispose();
    maker.dispose();
    scene.environment = made.texture;
    scene.environmentIntensity = 0.42;
    gl.shadowMap.needsUpdate = true;
    invalidate();
    const { lost } = losses(gl);
    return () => {
      scene.environment = null;
      // what lay on a card that was lost is gone already, and its names may mean something else by now
      if (losses(gl).lost === lost) made.dispose();
    };
  }, [gl, scene, high, epoch, invalidate]);

  return (
    <>
      <primitive object={sun} />
      {fill.map((lamp) => (
        <primitive key={lamp.uuid} object={lamp} />
      ))}
    </>
  );
}
