import { useMemo } from 'react';
import { BuiltParts } from './BuiltParts.tsx';
import type { Built } from './board-mesh.ts';
import { boardSpots, type Spot } from './spot.ts';
import type { BoardProps } from './variant-art.ts';

/** A board that is built once from the description's topology and never moves. `frame`: round half the field, in cells. */
export const framedBoard = (
  field: (cells: readonly Spot[], quality: 'high' | 'low') => Built,
  frame: (halfX: number, halfZ: number, quality: 'high' | 'low') => Built,
) =>
  function Board({ description, quality }: BoardProps) {
    const parts = useMemo(() => {
      const { width, height } = description.topology;
      return [field(boardSpots(description.topology), quality), frame(width / 2, height / 2, quality)];
    }, [description, quality]);
    return <BuiltParts parts={parts} />;
  };
