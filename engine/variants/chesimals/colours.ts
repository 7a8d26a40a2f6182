/**
 * The eight chesimals by their colours. In code a unit's colour is a number from 1, which 0 is never one of; which side a
 * colour belongs to and whether its Chief is royal never changes.
 */
import type { Side } from '../../core/ids.ts';

/** What a chesimal is made of (B1.2). */
export type Make = 'royal' | 'ortho' | 'dia';
export interface Colour {
  readonly id: string;
  /** as a census writes it behind the letter of the unit */
  readonly letter: string;
  readonly side: Side;
  readonly make: Make;
}
export const colours: readonly Colour[] = [
  { id: 'yellow', letter: 'y', side: 0, make: 'dia' },
  { id: 'white', letter: 'w', side: 0, make: 'royal' },
  { id: 'grey', letter: 's', side: 0, make: 'royal' },
  { id: 'orange', letter: 'o', side: 0, make: 'ortho' },
  { id: 'green', letter: 'g', side: 1, make: 'ortho' },
  { id: 'blue', letter: 'b', side: 1, make: 'royal' },
  { id: 'red', letter: 'r', side: 1, make: 'royal' },
  { id: 'purple', letter: 'p', side: 1, make: 'dia' },
];
export const NO_COLOUR = 0;
export const numberOf = (id: unknown): number => 1 + colours.findIndex((colour) => colour.id === id);
/** Undefined for a number that is no colour's. */
export const colourNumbered = (number: number): Colour | undefined => colours[number - 1];

/** The two whose Chiefs a side must not lose. */
export const ROYAL: readonly [readonly number[], readonly number[]] = [royalOf(0), royalOf(1)];
function royalOf(side: Side): readonly number[] {
  return colours.flatMap((c, i) => (c.side === side && c.make === 'royal' ? [i + 1] : []));
}
/** The colour of a unit that is written down without one: the usual home of its kind, the first of two. */
export const usualColour = (kind: string, side: Side): number => {
  const make: Make = kind === 'warmachine' ? 'ortho' : kind === 'elephant' ? 'dia' : 'royal';
  return 1 + colours.findIndex((c) => c.side === side && c.make === make);
};
