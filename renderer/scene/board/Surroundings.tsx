/** What every variant's board has round it: the labels of files and ranks, and the trays. Built once, never moves. */
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { VariantArt } from '../art.ts';
import type { Places } from '../places.ts';
import { labels } from './labels.ts';
import { trays } from './trays.ts';

interface SurroundingsProps {
  readonly description: VariantDescription;
  readonly places: Places;
  readonly art: VariantArt;
  /** null while the font loads, or when no coordinates are wanted */
  readonly font: string | null;
}

export function Surroundings({ description, places, art, font }: SurroundingsProps) {
  const { invalidate } = useThree();
  const cases = useMemo(() => trays(places, art), [places, art]);
  const names = useMemo(
    () => (font === null ? null : labels(description, places, art.label, font)),
    [description, places, art, font],
  );
  useEffect(() => () => cases.dispose(), [cases]);
  useEffect(() => {
    invalidate();
    return () => names?.dispose();
  }, [names, invalidate]);
  return (
    <>
      <primitive object={cases.object} />
      {names && <primitive object={names.object} />}
    </>
  );
}
