/** The picture of a save in lists: pieces on the board and in hand, and features, from the census line of its file. */

import { groupsSaid } from '../../engine/core/board/groups.ts';
import { OFF } from '../../engine/core/ids.ts';
import { readCensus } from '../../engine/core/start/census.ts';
import type { Variant } from '../../engine/core/variant.ts';
import type { Thumbnail } from '../contract/description.ts';

/** Null if the census is not valid for the variant: half a picture would be misleading. */
export function thumbnailOf(variant: Variant, line: string): Thumbnail | null {
  const census = readCensus(variant, line);
  if (!census.ok) return null;
  const standing = census.value.pieces.filter(({ at }) => at !== OFF);
  const { sides, topology } = variant;
  const said = variant.groups
    ? standing.map((p) => ({ ...p.flags, kind: p.type.id, side: sides[p.side].id, at: topology.name(p.at) }))
    : [];
  const groups = groupsSaid(variant, said);
  const pieces = standing.map(({ type, side, at, flags }, i) => {
    const piece: Thumbnail['pieces'][number] = { kind: type.id, side, at };
    if (flags?.rides === true) piece.rides = true;
    if (groups[i]) piece.group = groups[i].id;
    return piece;
  });
  const ground = variant.start?.fields?.find((field) => field.as === 'feature')?.id;
  const features = census.value.entries
    .filter(({ field }) => field === ground)
    .flatMap(({ entry }) => {
      const { feature, at } = entry as { readonly feature: string; readonly at: string };
      const cell = variant.topology.parse(at);
      return cell === undefined ? [] : [{ id: feature, cell }];
    });
  const hands = census.value.pieces.filter(({ at }) => at === OFF).map(({ type, side }) => ({ kind: type.id, side }));
  return { variant: variant.id, pieces, features, ...(hands.length > 0 && { hands }) };
}
