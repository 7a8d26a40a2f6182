/** Leaves out what a game does not need: kinds that no piece can ever be, and zones that nothing speaks of. */
import type { GameData, PieceData } from '../game-data.ts';

export function tidied(data: GameData): GameData {
  const kinds = kindsUsedIn(data);
  const counted = countedIn(data);
  const isUsed = (id: string): boolean => kinds.has(id);
  const pieces = data.pieces
    .filter(({ id }) => isUsed(id))
    .map(
      ({ countsAs, ...piece }): PieceData => ({
        ...piece,
        ...(countsAs !== undefined && counted.has(countsAs) && { countsAs }),
        notOver: piece.notOver.filter(isUsed),
        notTaking: piece.notTaking.filter(isUsed),
      }),
    );
  const drops = data.drops && { ...data.drops, whereOf: data.drops.whereOf.filter(({ kind }) => isUsed(kind)) };
  const atMost = Object.fromEntries(Object.entries(data.atMost).filter(([kind]) => isUsed(kind)));
  const progressBy = data.progressBy?.filter(isUsed);
  const { points } = data;
  const valued = Object.entries(points?.of ?? {}).filter(([kind]) => isUsed(kind));
  const rest = {
    ...data,
    pieces,
    atMost,
    ...(drops && { drops }),
    ...(progressBy && { progressBy }),
    ...(points && { points: { ...points, of: Object.fromEntries(valued) } }),
  };
  const zones = zonesUsedIn(rest);
  return { ...rest, zones: Object.fromEntries(Object.entries(data.zones).filter(([name]) => zones.has(name))) };
}

/** Whoever takes part, what it may become and fall back to, and what endings speak of. */
function kindsUsedIn(data: GameData): ReadonlySet<string> {
  const { array, hands, drops } = data;
  const used = new Set<string>();
  const add = (id: string): void => {
    if (used.has(id)) return;
    used.add(id);
    const piece = data.pieces.find((one) => one.id === id);
    for (const { to } of piece?.promotions ?? []) for (const kind of to) add(kind);
    for (const kind of piece?.promotesInstead?.to ?? []) add(kind);
    if (piece?.formOf !== undefined) add(piece.formOf);
    if (drops?.promoted === 'yes') for (const form of data.pieces) if (form.formOf === id) add(form.id);
  };
  for (const { kind } of array) add(kind);
  for (const kind of [...hands[0], ...hands[1], ...countedIn(data)]) add(kind);
  for (const one of [drops?.perFile, drops?.mateBy]) if (one) add(one.kind);
  return used;
}
const countedIn = ({
  atMost,
  row,
  square,
  connection,
  extinction,
  goal,
  declaration,
}: GameData): ReadonlySet<string> => {
  const goals = goal?.kinds.filter((kind) => kind !== null) ?? [];
  const named = [
    ...(row?.kinds ?? []),
    ...(square?.kinds ?? []),
    ...(connection?.kinds ?? []),
    ...(extinction?.kinds ?? []),
    ...(declaration?.majors ?? []),
  ];
  return new Set([...Object.keys(atMost), ...goals, ...named]);
};

function zonesUsedIn({
  pieces,
  shuffles,
  drops,
  goal,
  connection,
  declaration,
  inPassingOn,
  gatingFrom,
  wallsOn,
}: GameData): ReadonlySet<string> {
  const names = [
    ...pieces.flatMap(({ moves, promotions, promotesInstead, staysIn, firstMovesFrom }) => [
      ...moves.flatMap(({ from, within, to }) => [from, within, to]),
      ...promotions.map(({ zone }) => zone),
      ...[staysIn, firstMovesFrom, promotesInstead?.zone],
    ]),
    ...(shuffles?.map(({ zone }) => zone) ?? []),
    ...[drops?.where, drops?.firstOnto, goal?.zone, declaration?.zone, inPassingOn, gatingFrom, wallsOn],
    ...(connection?.zones ?? []),
    ...(drops?.whereOf.map(({ zone }) => zone) ?? []),
  ];
  return new Set(names.filter((name) => name !== undefined));
}
