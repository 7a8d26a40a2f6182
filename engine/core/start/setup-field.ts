/** Checks the shape of what a written start says in the variant's own flags and fields, before the variant reads it. */
import type { Game } from '../game.ts';
import type { SetupField } from '../vocabulary.ts';
import { isRecord, parseCell } from './start-names.ts';

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
      return value === null || parseCell(variant, value) !== undefined;
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
