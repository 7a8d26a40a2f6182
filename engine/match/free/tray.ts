/**
 * Who is off the board for good, in a game that was changed by hand: those who were captured before, and those who were
 * taken off by hand. A start position has no place for them, and no rule asks for them: they lie in the trays.
 */
import { groupsSaid } from '../../core/board/groups.ts';
import { OFF, type Side } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import { sideNamed, typeNamed } from '../../core/start/start-names.ts';
import type { Variant } from '../../core/variant.ts';
import type { StartPiece, StartPosition } from '../../core/vocabulary.ts';
import type { FreeMove } from './free.ts';

export interface TrayPiece {
  /** its type, by id */
  readonly kind: string;
  readonly side: Side;
  /** by id; null in a game without groups */
  readonly group: string | null;
  /** where it is, as the layout of its game calls it */
  readonly place: string;
}

/** Whom the position itself has lost. */
export function lostIn(position: Position): readonly TrayPiece[] {
  const { variant, game } = position;
  const gone = new Set(variant.layout.places.filter((place) => place.gone).map(({ id }) => id));
  return position
    .pieces()
    .filter(({ at, place }) => at === OFF && gone.has(place))
    .map(({ piece, kind, side, place }) => ({
      kind: variant.types[kind].id,
      side,
      group: variant.groups?.of(game, piece).id ?? null,
      place,
    }));
}

/** The trays after a free move: whoever was taken off the board lies there, and whoever is put on it comes from there if it can. */
export function trayAfter(
  variant: Variant,
  tray: readonly TrayPiece[],
  before: StartPosition,
  { cells }: FreeMove,
): readonly TrayPiece[] {
  const were = known(
    variant,
    before.pieces.filter(({ at }) => Object.hasOwn(cells, at)),
  );
  const are = known(variant, Object.values(cells).flat());
  return [...without(tray, without(are, were)), ...without(were, are)];
}

/** The pieces of a table, which may be wrong: those of which it is clear what they are. */
function known(variant: Variant, pieces: readonly StartPiece[]): readonly TrayPiece[] {
  const groups = groupsSaid(variant, pieces);
  return pieces.flatMap(({ kind, side: owner, promoted }, i) => {
    const type = typeNamed(variant, kind, promoted) ?? typeNamed(variant, kind);
    const side = sideNamed(variant, owner);
    if (!type || type.ownerless || side === undefined) return [];
    return [{ kind: type.id, side, group: groups[i]?.id ?? null, place: 'lost' }];
  });
}
/** The first without the others, each of which takes one of its like away. */
function without(pieces: readonly TrayPiece[], others: readonly TrayPiece[]): readonly TrayPiece[] {
  const left = [...others];
  return pieces.filter(({ kind, side, group }) => {
    const like = left.findIndex((other) => other.kind === kind && other.side === side && other.group === group);
    if (like >= 0) left.splice(like, 1);
    return like < 0;
  });
}
