/**
 * The lights of the table, as its place defines them: one key lamp that casts the only shadow, a cold rim light from
 * behind, a fill, and at high quality the blurred reflections of the place, rendered once on the GPU. At low quality a
 * hemisphere light of the same hue replaces them.
 */
import { Environment } from '@react-three/drei/core/Environment.js';
import { Lightformer } from '@react-three/drei/core/Lightformer.js';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { LightRig, RoomArt } from '../art/place/place-art.ts';
import { fillOf, keyLampOf, PLAIN_RIG } from './lights.ts';

/** pixels along an edge of the cube map of reflections, which is blurred anyway */
const RESOLUTION = 128;

interface LightProps {
  readonly quality: 'high' | 'low';
  readonly room: RoomArt;
  /** absent: that of portraits */
  readonly rig?: LightRig;
  /** the radius of the area with shadows, in cells */
  readonly reach: number;
  /** increases when a lost context has been restored */
  readonly epoch: number;
}

export function Light({ quality, room, rig = PLAIN_RIG, reach, epoch }: LightProps) {
  const { gl, invalidate } = useThree();
  const high = quality === 'high';
  const key = useMemo(() => keyLampOf(rig, quality, reach), [rig, quality, reach]);
  useEffect(() => () => key.dispose(), [key]);
  const fill = useMemo(() => fillOf(rig, quality), [rig, quality]);

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
    gl.toneMappingExposure = rig.exposure;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, rig, high, lamps, invalidate]);

  return (
    <>
      {high && (
        <Environment frames={1} resolution={RESOLUTION} environmentIntensity={room.strength}>
          {lamps}
        </Environment>
      )}
      <primitive object={key} />
      {fill.map((lamp) => (
        <primitive key={lamp.uuid} object={lamp} />
      ))}
    </>
  );
}
