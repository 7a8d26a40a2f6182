/**
 * The place that the table stands in: built once, and painted again after the context was lost. Where that takes long, its
 * sketch is there first.
 */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { PlaceArt } from '../../art/place/place-art.ts';
import type { Places } from '../places.ts';
import { sketchOf } from './sketch.ts';

interface PlaceProps {
  readonly place: PlaceArt;
  readonly places: Places;
  readonly quality: 'high' | 'low';
  /** the board is to be playable first: only a sketch of the place is shown */
  readonly isSketch: boolean;
  /** increases when a lost context has been restored */
  readonly epoch: number;
}

export function Place({ place, places: { width, depth }, quality, isSketch, epoch }: PlaceProps) {
  const { gl, invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a new epoch the pictures are painted again
  const built = useMemo(() => {
    const [halfX, halfZ] = [width / 2, depth / 2];
    if (!isSketch) return place.build({ halfX, halfZ, quality, gl });
    return place.sketch ? sketchOf(place.sketch, halfX, halfZ) : null;
  }, [place, width, depth, quality, isSketch, gl, epoch]);
  useEffect(() => {
    invalidate();
    return () => built?.dispose();
  }, [built, invalidate]);
  return built && <primitive object={built.object} />;
}
