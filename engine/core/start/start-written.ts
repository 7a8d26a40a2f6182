/** A position as a start: the reverse of reading one. What this viewer may not know is not in it. */
import { featuresOf } from '../board/features.ts';
import type { Game } from '../game.ts';
import { OFF, type Side } from '../ids.ts';
import type { SetupField, StartPiece, StartPosition } from '../vocabulary.ts';
import { kindWritten } from './start-names.ts';

/** `viewer` null: what everybody may know. */
export const startOf = (game: Game, viewer: Side | null): StartPosition => {
  const { variant, topology } = game;
  const sideId = (side: Side): string => variant.sides[side].id;
  const pieces: StartPiece[] = [];
  const hands: Record<string, string[]> = { [sideId(0)]: [], [sideId(1)]: [] };
  for (const p of game.pieces) {
    const [type, side, at] = [game.typeOf(p), sideId(game.sideWritten(p)), game.cellOf(p)];
    if (type.ownerless) continue;
    if (at !== OFF) {
      const rides = game.isRider(p) ? { rides: true } : {};
      pieces.push({
        ...kindWritten(type),
        side,
        at: topology.name(at),
        ...rides,
        ...variant.start?.writeFlags?.(game, p),
      });
    } else if (game.isInHand(p)) hands[side].push(type.id);
  }
  return {
    turn: sideId(game.toMove),
    pieces,
    ...(Object.values(hands).some((hand) => hand.length > 0) && { hands }),
    ...listOf(variant.start?.fields, 'flight', flightsIn(game)),
    ...listOf(variant.start?.fields, 'feature', featuresIn(game, viewer)),
    ...variant.start?.writeFields?.(game, viewer),
  };
};
const listOf = (fields: readonly SetupField[] = [], as: SetupField['as'], entries: readonly unknown[]): object => {
  const field = fields.find((f) => f.as === as);
  return field && entries.length > 0 ? { [field.id]: entries } : {};
};
const flightsIn = (game: Game): readonly unknown[] =>
  game.away().map((p) => {
    const { returnsIn, returnsTo } = game.facts.flying;
    const side = game.variant.sides[game.sideOf(p)].id;
    const to = game.topology.name(game.topology.cells[game.get(returnsTo, p)]);
    return { kind: game.typeOf(p).id, side, to, left: game.get(returnsIn, p) };
  });
const featuresIn = (game: Game, viewer: Side | null): readonly unknown[] =>
  featuresOf(game, viewer).map(({ feature, cell, side, hidden }) => {
    const kept = game.facts.terrain?.features.find((f) => f.id === feature);
    const isSecret = kept?.secret === true;
    return {
      feature,
      at: game.topology.name(cell),
      ...(side !== null && kept?.owner === undefined && { side: game.variant.sides[side].id }),
      ...(isSecret && !hidden && { revealed: true }),
    };
  });
