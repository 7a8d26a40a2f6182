/**
 * Groups of pieces written down: which flag of a start says a piece's group, and which group that is, also where the start
 * as a whole cannot be read. A variant without groups has neither.
 */
import { NOBODY } from '../ids.ts';
import { newGame } from '../start/start.ts';
import type { Variant } from '../variant.ts';
import type { Group, SetupField, StartPiece } from '../vocabulary.ts';

/** The flag by which the pieces of a start say their group, by its id. */
export const groupFlag = ({ groups, start }: Variant): SetupField | undefined =>
  start?.pieceFlags?.find(({ choices = [] }) => choices.some(({ id }) => groups?.all.some((g) => g.id === id)));

/** The group that each piece says, or has where it says none; undefined where what it says makes no sense. */
export const groupsSaid = (variant: Variant, pieces: readonly StartPiece[]): readonly (Group | undefined)[] => {
  const flag = groupFlag(variant);
  const { groups, sides, topology } = variant;
  if (!flag || !groups) return pieces.map(() => undefined);
  const known = new Map<string, Group | undefined>();
  const at = topology.name(topology.cells[0]);
  return pieces.map(({ kind, side, promoted, [flag.id]: said }) => {
    if (said !== undefined)
      return groups.all.find(
        (group) => group.id === said && (group.side === undefined || sides[group.side].id === side),
      );
    const key = JSON.stringify([kind, side, promoted]);
    if (!known.has(key))
      known.set(key, usualGroup(variant, { kind, side, at, ...(promoted === true && { promoted }) }));
    return known.get(key);
  });
};
/** The piece stands alone on a board of its own, so that nothing else is in the way of reading it. */
const usualGroup = (variant: Variant, piece: StartPiece): Group | undefined => {
  const game = newGame(variant, {}, { pieces: [piece] });
  const [p = NOBODY] = game.ok ? game.value.pieces : [];
  return game.ok && p !== NOBODY ? variant.groups?.of(game.value, p) : undefined;
};
