/** The diagram of a kind, requested once: it never changes during a game. */
import { useEffect, useState } from 'react';
import type { Diagram, KindDescription, VariantDescription } from '../../../electron/contract/description.ts';
import type { CellMark } from '../../board/props.ts';
import { useApp } from '../../state/app.ts';
import type { Crop } from '../flat/picture-layout.ts';

/** one request per kind */
const diagrams = new Map<string, Promise<Diagram | null>>();

export function useDiagram(variant: string, kind: KindDescription | undefined): Diagram | null {
  const tryTo = useApp((app) => app.tryTo);
  const [got, setGot] = useState<{ readonly key: string; readonly diagram: Diagram | null } | null>(null);
  const key = `${variant}/${kind?.id ?? ''}`;
  useEffect(() => {
    if (!kind?.diagram) return;
    let here = true;
    const asked = diagrams.get(key) ?? tryTo('rules.diagram', { variant, spec: kind.diagram });
    diagrams.set(key, asked);
    void asked.then((diagram) => {
      // a request that failed is repeated next time
      if (!diagram) diagrams.delete(key);
      if (here) setGot({ key, diagram });
    });
    return () => {
      here = false;
    };
  }, [variant, kind, key, tryTo]);
  return got?.key === key ? got.diagram : null;
}

/** How much of the board a small diagram of this game shows: a whole large board would be illegible. */
export const cropOf = ({ topology }: VariantDescription): true | Crop =>
  Math.max(topology.width, topology.height) > 12 ? { most: 9 } : true;

/** The marks of a diagram, including its subject. */
export const diagramMarks = (diagram: Diagram): readonly CellMark[] => [
  ...(diagram.focus === null ? [] : [{ cell: diagram.focus, mark: 'selected' as const }]),
  ...diagram.marks,
];
