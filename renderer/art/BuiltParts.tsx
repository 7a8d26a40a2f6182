import { useEffect } from 'react';
import type { Built } from './board-mesh.ts';

/** Shows what was built outside React; each part is freed when others take its place, or with the board. */
export function BuiltParts({ parts }: { readonly parts: readonly Built[] }) {
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
