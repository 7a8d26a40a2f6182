/**
 * The light of the table: one sun that casts the only shadow, a cold light from behind that draws edges, and at high
 * quality the soft reflections of the game's room, made once on the graphics card. At low quality a sky light stands in
 * for them.
 */
import { Environment } from '@react-three/drei/core/Environment.js';
import { Lightformer } from '@react-three/drei/core/Lightformer.js';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { RoomArt } from '../art/variant-art.ts';
import { fillOf, sunOf } from './lights.ts';

/** pixels along an edge of the cube of reflections, which are blurred anyway */
const RESOLUTION = 128;

interface LightProps {
  readonly quality: 'high' | 'low';
  readonly room: RoomArt;
  /** how far from the middle shadows must reach, in cells */
  readonly reach: number;
  /** grows when the graphics card has lost everything and come back */
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
