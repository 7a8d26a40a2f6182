/**
 * The 3D table as screens show it: it is loaded when the first one is needed, and one that cannot be loaded or drawn is
 * reported instead of ending the page.
 */
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react';
import { Decoration } from '../../decoration/Decoration.tsx';
import { useSigns } from '../../state/signs.ts';
import { artOf } from '../../variants/registry.ts';

const Board3D = lazy(() => import('./Board3D.tsx').then((module) => ({ default: module.Board3D })));

export function Scene({ onNoWebGL, ...props }: ComponentProps<typeof Board3D>) {
  // fetched in parallel with the scene, which would request it only after it has loaded itself, and tells if it fails
  artOf(props.description, useSigns(props.description.id)).catch(() => {});
  // an unmounted table loses its context on purpose: only a mounted one may report that it cannot draw
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return (
    <Decoration what="the 3D table" onFailed={() => onNoWebGL?.('failed')}>
      <Suspense fallback={null}>
        <Board3D {...props} onNoWebGL={(why) => stands.current && onNoWebGL?.(why)} />
      </Suspense>
    </Decoration>
  );
}
