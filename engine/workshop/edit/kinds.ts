/** Kinds that are added to a game's data, or taken out of it with everything that names them. */
import { idOf } from '../file/piece-sections.ts';
import type { Drops, Formation, GameData, PieceData, PromotionRule, Trait } from '../game-data.ts';

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A new kind at the end: one that does not move yet, or a copy of another. */
export function withNewKind(data: GameData, copied: PieceData | undefined, name: string): GameData {
  const fresh = freeName(data, copied ? copied.name : name);
  const base: Omit<PieceData, 'id' | 'name' | 'letter'> = copied ?? {
    ...{ royal: false, moves: [], promotions: [], notOver: [], notTaking: [], blast: 'destroys', traits: [] },
  };
  // two kinds with one picture or model could not be told apart, and would have to carry it twice
  const { value: _value, picture: _picture, model: _model, ...rest } = base;
  const kind = { ...rest, id: idOf(fresh), name: fresh, letter: freeLetter(data, fresh) };
  return { ...data, pieces: [...data.pieces, kind] };
}
function freeName({ pieces }: GameData, name: string): string {
  const stem = name.replace(/ \d+$/, '');
  const isTaken = (one: string): boolean => pieces.some(({ id }) => id === idOf(one));
  let n = 2;
  let found = name;
  while (isTaken(found)) found = `${stem} ${n++}`;
  return found;
}
/** One of its own letters, or the first of the alphabet; two where all are taken. */
export function freeLetter({ pieces }: Pick<GameData, 'pieces'>, name: string): string {
  const own = [...name.normalize('NFD').toUpperCase()].filter((letter) => CAPITALS.includes(letter));
  const letters = [...own, ...CAPITALS];
  const all = [...letters, ...letters.flatMap((a) => CAPITALS.map((b) => a + b))];
  return all.find((one) => !pieces.some(({ letter }) => letter === one)) ?? '';
}

export function withoutKind(data: GameData, kind: string): GameData {
  const isOther = (id: string): boolean => id !== kind;
  const { goal, row, square, connection, extinction, declaration, points, drops, lessons, ...rest } = data;
  const steps = lessons?.filter((step) => !('kind' in step.goal) || step.goal.kind !== kind) ?? [];
  const valued = Object.entries(points?.of ?? {}).filter(([id]) => isOther(id));
  const array = data.array.filter((piece) => isOther(piece.kind));
  const isThere = (cell: string): boolean => array.some(({ at }) => at === cell);
  const left = extinction?.kinds?.filter(isOther);
  const inFormations = {
    row: formationWithout(row, isOther),
    square: formationWithout(square, isOther),
    connection: formationWithout(connection, isOther),
  };
  const isRoyalLeft = data.pieces.some(({ id, royal }) => royal && isOther(id));
  const majors = isRoyalLeft ? (declaration?.majors.filter(isOther) ?? []) : [];
  return {
    ...rest,
    array,
    pieces: data.pieces.filter(({ id }) => isOther(id)).map((piece) => withoutNames(piece, isOther)),
    hands: [data.hands[0].filter(isOther), data.hands[1].filter(isOther)],
    castlings: data.castlings.filter(({ king, partner }) => isThere(king) && isThere(partner)),
    ...(data.progressBy && { progressBy: data.progressBy.filter(isOther) }),
    atMost: Object.fromEntries(Object.entries(data.atMost).filter(([id]) => isOther(id))),
    ...(drops && { drops: dropsWithout(drops, isOther) }),
    ...(goal && !goal.kinds.includes(kind) && { goal }),
    ...(inFormations.row && { row: inFormations.row }),
    ...(inFormations.square && { square: inFormations.square }),
    ...(inFormations.connection && { connection: inFormations.connection }),
    ...(steps.length > 0 && { lessons: steps }),
    ...(points && valued.length > 0 && { points: { ...points, of: Object.fromEntries(valued) } }),
    ...(extinction && left === undefined && { extinction }),
    ...(extinction && left !== undefined && left.length > 0 && { extinction: { ...extinction, kinds: left } }),
    ...(declaration && majors.length > 0 && { declaration: { ...declaration, majors } }),
  };
}
type IsOther = (kind: string) => boolean;

/** Undefined where it is about no other kind. */
function formationWithout<F extends Formation>(formation: F | undefined, isOther: IsOther): F | undefined {
  if (!formation?.kinds) return formation;
  const kinds = formation.kinds.filter(isOther);
  return kinds.length > 0 ? { ...formation, kinds } : undefined;
}

function withoutNames(piece: PieceData, isOther: IsOther): PieceData {
  const { formOf, countsAs, firstMoveLostTo, promotesInstead, ...rest } = piece;
  const instead = promotesInstead?.to.filter(isOther) ?? [];
  return {
    ...rest,
    promotions: piece.promotions.flatMap((promotion) => promotionWithout(promotion, isOther)),
    ...(promotesInstead && instead.length > 0 && { promotesInstead: { ...promotesInstead, to: instead } }),
    ...(formOf !== undefined && isOther(formOf) && { formOf }),
    ...(countsAs !== undefined && isOther(countsAs) && { countsAs }),
    ...(firstMoveLostTo !== undefined && isOther(firstMoveLostTo) && { firstMoveLostTo }),
    notOver: piece.notOver.filter(isOther),
    notTaking: piece.notTaking.filter(isOther),
    traits: piece.traits.flatMap((trait) => traitWithout(trait, isOther)),
  };
}
/** A promotion to nobody says something else: that the piece may not go there. */
function promotionWithout(promotion: PromotionRule, isOther: IsOther): readonly PromotionRule[] {
  const to = promotion.to.filter(isOther);
  return to.length === 0 && promotion.to.length > 0 ? [] : [{ ...promotion, to }];
}
function traitWithout(trait: Trait, isOther: IsOther): readonly Trait[] {
  if (!('kinds' in trait)) return [trait];
  const kinds = trait.kinds.filter(isOther);
  return kinds.length > 0 ? [{ ...trait, kinds }] : [];
}
function dropsWithout({ perFile, mateBy, ...drops }: Drops, isOther: IsOther): Drops {
  return {
    ...drops,
    whereOf: drops.whereOf.filter(({ kind }) => isOther(kind)),
    ...(perFile && isOther(perFile.kind) && { perFile }),
    ...(mateBy && isOther(mateBy.kind) && { mateBy }),
  };
}
