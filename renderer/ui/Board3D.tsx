/**
 * The 3D table and the close-up of a figure, each with the art of its game. The page loads this file, and with it
 * three.js and every figure, only when a board is to be shown.
 */
import type { ComponentProps } from 'react';
import type { VariantDescription } from '../../electron/contract/description.ts';
import { CloseUp as FigureCloseUp } from '../scene/CloseUp.tsx';
import { graphics } from '../scene/graphics.ts';
import { buildIdly } from '../scene/pieces/figures.ts';
import { Table } from '../scene/Table.tsx';
import { artByVariant, artOf } from '../variants/arts.ts';

// the first context of a page and the figures take a while; when this file comes before a game does, both are free
if (typeof requestIdleCallback !== 'undefined') {
  requestIdleCallback(() => {
    graphics();
    buildIdly(Object.values(artByVariant));
  });
}

export function Board3D(props: Omit<ComponentProps<typeof Table>, 'art'>) {
  return <Table {...props} art={artOf(props.description)} />;
}

interface CloseUpProps extends Omit<ComponentProps<typeof FigureCloseUp>, 'art'> {
  readonly description: VariantDescription;
}
export function CloseUp({ description, ...props }: CloseUpProps) {
  return <FigureCloseUp {...props} art={artOf(description)} />;
}
