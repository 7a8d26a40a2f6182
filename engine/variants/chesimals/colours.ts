/**
 * The eight chesimals by their colours. In code a unit's colour is a number from 1, which 0 is never one of; which side a
 * colour belongs to and whether its Chief is royal never changes. To the core they are the groups of this variant.
 */
import type { Side } from '../../core/ids.ts';
import type { Group } from '../../core/vocabulary.ts';

/** What a chesimal is made of (B1.2). */
export type ColourMake = 'royal' | 'ortho' | 'dia';
export interface Colour extends Group {
  readonly side: Side;
  readonly make: ColourMake;
}
const colour = (id: string, letter: string, side: Side, make: ColourMake): Colour => ({
  ...{ id, name: id, letter, side, make },
  ...(make === 'royal' && { royal: true }),
});
/** As both lists of the text, and as the usual array from the left. */
export const colours: readonly Colour[] = [
  colour('yellow', 'y', 0, 'dia'),
  colour('white', 'w', 0, 'royal'),
  colour('grey', 's', 0, 'royal'),
  colour('orange', 'o', 0, 'ortho'),
  colour('green', 'g', 1, 'ortho'),
  colour('blue', 'b', 1, 'royal'),
  colour('red', 'r', 1, 'royal'),
  colour('purple', 'p', 1, 'dia'),
];
/** What a unit has instead of a colour that belongs to nobody (Q41): to the core one more group. */
export const neutral: Group = { id: 'neutral', name: 'neutral', letter: 'n', needs: { convert: 'all' } };
export const groups: readonly Group[] = [...colours.map(({ make: _, ...group }) => group), neutral];
export const NEUTRAL = groups.length;

export const NO_COLOUR = 0;
/** NEUTRAL has one too. */
export const colourNumber = (id: unknown): number => 1 + groups.findIndex((group) => group.id === id);
/** Undefined for a number that is no colour's, and for NEUTRAL. */
export const colourNumbered = (number: number): Colour | undefined => colours[number - 1];

const royalOf = (side: Side): readonly number[] => {
  const royal = colours.filter((c) => c.side === side && c.make === 'royal');
  return royal.map(({ id }) => colourNumber(id));
};
/** The two whose Chiefs a side must not lose. */
export const ROYAL: readonly [readonly number[], readonly number[]] = [royalOf(0), royalOf(1)];
/** The colour of a unit that is written down without one: the usual home of its kind, the first of two. */
export const usualColour = (kind: string, side: Side): number => {
  const make: ColourMake = kind === 'warmachine' ? 'ortho' : kind === 'elephant' ? 'dia' : 'royal';
  return 1 + colours.findIndex((c) => c.side === side && c.make === make);
};
