/**
 * The lights of the table: one sun that casts the only shadow, a cold rim light from behind, and at high quality the
 * blurred reflections of the game's environment, rendered once on the GPU. At low quality a hemisphere light replaces
 * them.
 */
import { Environment } from '@react-three/drei/core/Environment.js';
import { Lightformer } from '@react-three/drei/core/Lightformer.js';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { RoomArt } from '../art/variant-art.ts';
import { fillOf, sunOf } from './lights.ts';

/** pixels along an edge of the cube map of reflections, which is blurred anyway */
const RESOLUTION = 128;

interface LightProps {
  readonly quality: 'high' | 'low';
  readonly room: RoomArt;
  /** the radius of the area with shadows, in cells */
  readonly reach: number;
  /** increases when a lost context has been restored */
  readonly epoch: number;
}

export function Light({ quality, room, reach, epoch }: LightProps) {
  const { gl, invalidate } = useThree();
  const high = quality === 'high';
  const sun = useMemo(() => sunOf(quality, reach), [quality, reach]);
  useEffect(() => () => sun.dispose(), [sun]);
  const fill = useMemo(() => fillOf(quality), [quality]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in a new epoch the reflections are made again
  const lamps = useMemo(
    () => [
      <color key="walls" attach="background" args={[room.walls]} />,
      ...room.panels.map(({ form, colour, strength, at, size }) => (
        <Lightformer
          key={at.join()}
          form={form}
          color={colour}
          intensity={strength}
          position={[...at]}
          scale={[...size]}
        />
      )),
    ],
    [room, epoch],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: new reflections want a new frame
  useEffect(() => {
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, high, lamps, invalidate]);

  return (
    <>
      {high && (
        <Environment frames={1} resolution={RESOLUTION} environmentIntensity={room.strength}>
          {lamps}
        </Environment>
      )}
      <primitive object={sun} />
      {fill.map((lamp) => (
        <primitive key={lamp.uuid} object={lamp} />
      ))}
    </>
  );
}
