/** What surrounds every variant's board: the labels of files and ranks, and the trays. Never moves. */
import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Side, View } from '../../../electron/contract/view.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { isInBox } from '../../board/box.ts';
import type { Places } from '../places.ts';
import { labels } from './labels.ts';
import { trays } from './trays.ts';

interface SurroundingsProps {
  readonly description: VariantDescription;
  readonly places: Places;
  readonly art: VariantArt;
  /** which pieces are in the trays */
  readonly view: View;
  /** from where the table is seen */
  readonly seat: Side;
  /** null while the font loads */
  readonly font: string | null;
  readonly coordinates: boolean;
  /** set once the labels are in the scene, or are turned off */
  readonly painted: RefObject<boolean>;
}

export function Surroundings({ description, places, art, view, seat, font, coordinates, painted }: SurroundingsProps) {
  const { invalidate } = useThree();
  const [first, second] = places.trayLengths(view);
  const hasBoxes = view.pieces.some(isInBox);
  // the boxes are where this seat sees them
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const cases = useMemo(
    () => trays(places, art, [first, second], hasBoxes),
    [places, art, first, second, hasBoxes, hasBoxes && seat],
  );
  const names = useMemo(
    () => (font === null || !coordinates ? null : labels(description, places, art, font)),
    [description, places, art, font, coordinates],
  );
  useEffect(() => () => cases.dispose(), [cases]);
  useEffect(() => {
    painted.current = names !== null || !coordinates;
    invalidate();
    return () => names?.dispose();
  }, [names, coordinates, painted, invalidate]);
  return (
    <>
      <primitive object={cases.object} />
      {names && <primitive object={names.object} />}
    </>
  );
}
