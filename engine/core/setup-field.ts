/**
 * What a start may say besides who stands where: of a piece (a flag) or of the whole position (a field). A variant
 * describes them here; the set-up editor edits them by it, and whatever shape can tell is checked by it before the
 * variant reads them.
 */
import type { Game } from './game.ts';
import { cellNamed, isRecord } from './start-names.ts';

export interface SetupField {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /**
   * `feature` and `flight` are the lists of what lies on the ground and of who is away, one of each at most, and the
   * core reads and writes them; `kinds` is a list of kinds, of which none may be another thing than no list; `choice` is
   * the id of one of its `choices`; `text` is whatever the variant makes of it
   */
  readonly as: 'yes-no' | 'number' | 'cell' | 'kind' | 'kinds' | 'choice' | 'feature' | 'flight' | 'text';
  /** of a choice, in the order in which people should see them; a variant's groups make the choice a piece's group */
  readonly choices?: readonly { readonly id: string; readonly name: string }[];
  /** flags: only these kinds have it */
  readonly kinds?: readonly string[];
  /** numbers from 0 to this; of flights, the most turns that anybody stays away */
  readonly most?: number;
  /** fields: one value for each side, under the sides' ids */
  readonly perSide?: boolean;
}

/** Has the value the shape that the field asks for? */
export const fits = (game: Game, field: SetupField, value: unknown): boolean => {
  if (!field.perSide) return isOne(game, field, value);
  const { sides } = game.variant;
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([id, one]) => sides.some((s) => s.id === id) && isOne(game, field, one));
};
const isOne = ({ variant }: Game, { as, most = 0x7fff, choices = [] }: SetupField, value: unknown): boolean => {
  const isKind = (id: unknown): boolean => variant.types.some((type) => type.id === id);
  switch (as) {
    case 'yes-no':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
    case 'cell':
      return value === null || cellNamed(variant, value) !== undefined;
    case 'kind':
      return value === null || isKind(value);
    case 'kinds':
      return value === null || (Array.isArray(value) && value.every(isKind));
    case 'choice':
      return choices.some(({ id }) => id === value);
    case 'feature':
    case 'flight':
      return Array.isArray(value);
    case 'text':
      return true;
  }
};
