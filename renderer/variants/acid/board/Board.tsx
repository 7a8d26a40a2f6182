/**
 * acid's board: the field of 9 x 9 floating in space, and the Zone as a raised translucent ring round it. It is
 * built once from the description's topology and never moves. Draw order of what is transparent: curtains, the Zone's
 * glass, shadows on the glass, pools of light, marks (see `renderOrder` in each file).
 */
import { useEffect, useMemo } from 'react';
import type { BoardProps } from '../../../art/variant-art.ts';
import { field } from './field.ts';
import { zone } from './zone.ts';

export function Board({ description }: BoardProps) {
  const parts = useMemo(() => {
    const { width, height, cells } = description.topology;
    const at = (inZone: boolean) =>
      cells
        .filter((cell) => (cell.zone === 'zone') === inZone)
        .map((cell) => ({ x: cell.x - (width - 1) / 2, z: (height - 1) / 2 - cell.y, y: cell.height }));
    return [field(at(false)), zone(at(true))];
  }, [description]);
  useEffect(
    () => () => {
      for (const part of parts) part.dispose();
    },
    [parts],
  );
  return (
    <>
      {parts.map((part) => (
        <primitive key={part.object.uuid} object={part.object} />
      ))}
    </>
  );
}
