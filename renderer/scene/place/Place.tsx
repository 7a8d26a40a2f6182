/** The place that the table stands in: built once, and painted again after the context was lost. */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { PlaceArt } from '../../art/place/place-art.ts';
import type { Places } from '../places.ts';

interface PlaceProps {
  readonly place: PlaceArt;
  readonly places: Places;
  readonly quality: 'high' | 'low';
  /** increases when a lost context has been restored */
  readonly epoch: number;
}

export function Place({ place, places: { width, depth }, quality, epoch }: PlaceProps) {
  const { gl, invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a new epoch the pictures are painted again
  const built = useMemo(
    () => place.build({ halfX: width / 2, halfZ: depth / 2, quality, gl }),
    [place, width, depth, quality, gl, epoch],
  );
  useEffect(() => {
    invalidate();
    return () => built.dispose();
  }, [built, invalidate]);
  return <primitive object={built.object} />;
}
