/**
 * The 3D table and the close-up of a figure, each with the art of its game. The page loads this file, and with it
 * three.js, only when a board is to be shown; each waits for the art under the nearest Suspense.
 */
import { type ComponentProps, use, useMemo } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { graphics } from '../../scene/graphics.ts';
import { buildIdly } from '../../scene/pieces/figures.ts';
import { CloseUp as FigureCloseUp } from '../../scene/portrait/CloseUp.tsx';
import { Table } from '../../scene/Table.tsx';
import { useApp } from '../../state/app.ts';
import { useIsNative } from '../../state/notation.ts';
import { useSigns } from '../../state/signs.ts';
import { artOf, everyArt } from '../../variants/registry.ts';

// creating the first context of a page and building the figures takes a while; if this file loads before a game does,
// both are ready
if (typeof requestIdleCallback !== 'undefined') {
  requestIdleCallback(() => {
    graphics();
    // where a file cannot be loaded now, whoever shows that game asks for it again
    everyArt().then(buildIdly, () => {});
  });
}

type Art = ComponentProps<typeof Table>['art'];
/** With letters and numbers at the edges, whatever style the game has. */
const withoutLabels = ({ labels: _, ...art }: Art): Art => art;

export function Board3D(props: Omit<ComponentProps<typeof Table>, 'art'>) {
  const { description } = props;
  const art = use(artOf(description, useSigns(description.id)));
  const isNative = useIsNative(description);
  const shown = useMemo(() => (isNative ? art : withoutLabels(art)), [art, isNative]);
  const change = useApp((app) => app.changeSettings);
  return <Table {...props} art={shown} onMeasured={(measuredQuality) => void change({ measuredQuality })} />;
}

interface CloseUpProps extends Omit<ComponentProps<typeof FigureCloseUp>, 'art'> {
  readonly description: VariantDescription;
}
export function CloseUp({ description, ...props }: CloseUpProps) {
  return <FigureCloseUp {...props} art={use(artOf(description, useSigns(description.id)))} />;
}
