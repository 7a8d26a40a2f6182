/**
 * Pings and arrows that users draw on the table; kept here because nothing else needs them, cleared by a left click.
 */
import { useMemo, useState } from 'react';
import type { Drawings } from './pointer/intentions.ts';
import { lineOver, type Ribbon, ringOver } from './preview/ribbon.ts';
import type { Stage } from './stage/stage.ts';

/** the accent colour of the interface, foxglove: no side and no mark uses it */
const INK = '#f2a6c6';

interface Drawn {
  readonly from: number;
  readonly to: number;
}

export function useDrawings(stage: Stage): Drawings & { readonly ribbons: readonly Ribbon[] } {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  // the current list for the handlers, which outlive a render
  const now = useMemo(() => ({ drawn: [] as readonly Drawn[] }), []);
  now.drawn = drawn;
  const acts = useMemo<Drawings>(() => {
    /** drawing the same thing again removes it */
    const toggle = (from: number, to: number): void =>
      setDrawn((list) => {
        const rest = list.filter((d) => d.from !== from || d.to !== to);
        return rest.length < list.length ? rest : [...list, { from, to }];
      });
    return {
      ping: (cell) => toggle(cell, cell),
      arrow: toggle,
      clear() {
        const any = now.drawn.length > 0;
        if (any) setDrawn([]);
        return any;
      },
    };
  }, [now]);
  return useMemo(() => {
    const ribbons = drawn.map(({ from, to }): Ribbon => {
      const [a, b] = [stage.places.cell(from), stage.places.cell(to)];
      if (from === to) return { points: ringOver(a, 0.4), colour: INK, width: 0.07, arrow: false };
      return { points: lineOver([a, b], 0.25), colour: INK, width: 0.13, arrow: true };
    });
    return { ...acts, ribbons };
  }, [acts, drawn, stage]);
}
