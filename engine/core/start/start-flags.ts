/** What a start may say of a piece in every variant that knows such pieces: that it is promoted, that it rides. */
import { Game } from '../game.ts';
import type { Piece } from '../ids.ts';
import type { Variant } from '../variant.ts';
import type { SetupField } from '../vocabulary.ts';

/** The flags that the core itself reads and writes. */
export const commonFlags = ({ types, layout }: Variant): readonly SetupField[] => {
  const bases = types.flatMap(({ promotedFrom }) => (promotedFrom ? [promotedFrom.id] : []));
  const flags: SetupField[] = [];
  if (bases.length > 0) flags.push({ ...promoted, kinds: bases });
  if (layout.rider !== null) flags.push(rides);
  return flags;
};
const promoted: SetupField = {
  ...{ id: 'promoted', name: 'Promoted', says: 'The piece is promoted.' },
  as: 'yes-no',
};
const rides: SetupField = {
  ...{ id: 'rides', name: 'Rides', says: 'It rides a piece of its side on the same square.' },
  as: 'yes-no',
};

/** The same, with the kinds that can be carried, for the editor's choices. */
export const offeredFlags = (variant: Variant): readonly SetupField[] =>
  commonFlags(variant).map((flag) => (flag === rides ? { ...flag, kinds: kindsThatRide(variant) } : flag));
const kindsThatRide = (variant: Variant): readonly string[] => {
  const { types, layout } = variant;
  const [mount, rider] = [0, 1] as Piece[];
  const game = new Game(variant, {}, (empty) => {
    empty.add(types[0], 0, 'lost');
    empty.add(types[0], 0, 'lost');
  });
  const isCarriedBy = (kind: number, below: number): boolean => {
    game.set(layout.kind, mount, below);
    game.set(layout.kind, rider, kind);
    return types[below].carries?.(game, mount, rider) === true;
  };
  const riding = types.filter((_, kind) => types.some((_, below) => isCarriedBy(kind, below)));
  return [...new Set(riding.map((type) => (type.promotedFrom ?? type).id))];
};
