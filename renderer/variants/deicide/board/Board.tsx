/**
 * Deicide's board: a field of 16 x 16 slabs of stone in a frame of bronze and carved stone. It is
 * built once from the description's topology and never moves.
 */

import { useMemo } from 'react';
import { BuiltParts } from '../../../art/BuiltParts.tsx';
import { spotsOf } from '../../../art/spot.ts';
import type { BoardProps } from '../../../art/variant-art.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';

export function Board({ description, quality }: BoardProps) {
  const parts = useMemo(() => {
    const { width, height } = description.topology;
    return [field(spotsOf(description.topology), quality), frame(width / 2, height / 2, quality)];
  }, [description, quality]);
  return <BuiltParts parts={parts} />;
}
