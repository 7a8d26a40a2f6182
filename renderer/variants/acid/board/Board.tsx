/**
 * acid's board: the field of 9 x 9 floating in space, and the Zone as a raised translucent ring round it. It is
 * built once from the description's topology and never moves. Draw order of what is transparent: curtains, the Zone's
 * glass, shadows on the glass, pools of light, marks (see `renderOrder` in each file).
 */

import { useMemo } from 'react';
import { BuiltParts } from '../../../art/BuiltParts.tsx';
import { boardSpots } from '../../../art/spot.ts';
import type { BoardProps } from '../../../art/variant-art.ts';
import { field } from './field.ts';
import { zone } from './zone.ts';

export function Board({ description }: BoardProps) {
  const parts = useMemo(() => {
    const { cells } = description.topology;
    const spots = boardSpots(description.topology);
    const at = (inZone: boolean) => spots.filter((_, i) => (cells[i].zone === 'zone') === inZone);
    return [field(at(false)), zone(at(true))];
  }, [description]);
  return <BuiltParts parts={parts} />;
}
