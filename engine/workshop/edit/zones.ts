/** A zone under another name, everywhere in a game's data. */
import type { Drops, GameData, MoveLine, PieceData } from '../game-data.ts';

export function withZoneRenamed(data: GameData, zone: string, name: string): GameData {
  const now = (one: string): string => (one === zone ? name : one);
  const key = <K extends string>(key: K, value: string | undefined) =>
    value === undefined ? {} : ({ [key]: now(value) } as Record<K, string>);
  const moves = (line: MoveLine): MoveLine => ({
    ...line,
    ...key('from', line.from),
    ...key('within', line.within),
    ...key('to', line.to),
  });
  const piece = (one: PieceData): PieceData => ({
    ...one,
    moves: one.moves.map(moves),
    ...key('staysIn', one.staysIn),
    ...key('firstMovesFrom', one.firstMovesFrom),
    ...(one.promotesInstead && { promotesInstead: { ...one.promotesInstead, zone: now(one.promotesInstead.zone) } }),
    promotions: one.promotions.map((promotion) => ({ ...promotion, zone: now(promotion.zone) })),
  });
  const drops = (one: Drops): Drops => ({
    ...one,
    where: now(one.where),
    whereOf: one.whereOf.map((entry) => ({ ...entry, zone: now(entry.zone) })),
    ...key('firstOnto', one.firstOnto),
  });
  return {
    ...data,
    zones: Object.fromEntries(Object.entries(data.zones).map(([one, cells]) => [now(one), cells])),
    pieces: data.pieces.map(piece),
    ...(data.raised && { raised: { ...data.raised, zone: now(data.raised.zone) } }),
    ...(data.looks?.diagonals && { looks: { ...data.looks, diagonals: now(data.looks.diagonals) } }),
    ...(data.shuffles && { shuffles: data.shuffles.map((one) => ({ ...one, zone: now(one.zone) })) }),
    ...key('inPassingOn', data.inPassingOn),
    ...key('gatingFrom', data.gatingFrom),
    ...key('wallsOn', data.wallsOn),
    ...(data.drops && { drops: drops(data.drops) }),
    ...(data.declaration && { declaration: { ...data.declaration, zone: now(data.declaration.zone) } }),
    ...(data.connection && {
      connection: { ...data.connection, zones: [now(data.connection.zones[0]), now(data.connection.zones[1])] },
    }),
    ...(data.goal && { goal: { ...data.goal, zone: now(data.goal.zone) } }),
  };
}
