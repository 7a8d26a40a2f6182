/** The board of Chesimals I: a mat of cells in a dark frame. It is built once from the description's topology and never moves. */
import { useEffect, useMemo } from 'react';
import type { BoardProps } from '../../../art/variant-art.ts';
import { field } from './field.ts';
import { frame } from './frame.ts';

export function Board({ description, quality }: BoardProps) {
  const parts = useMemo(() => {
    const { width, height, cells } = description.topology;
    const spots = cells.map((cell) => ({ x: cell.x - (width - 1) / 2, z: (height - 1) / 2 - cell.y, y: cell.height }));
    return [field(spots), frame(width / 2, height / 2, quality)];
  }, [description, quality]);
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
