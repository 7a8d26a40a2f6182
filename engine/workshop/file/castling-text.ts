/**
 * Castling as text. `King with Rook to c, g`: the files where the King comes to stand, for both sides, with the outermost
 * Rook of that side of its rank, which lands beyond it. `e1 with h1 to g1, f1`: one castling, cell by cell.
 */
import type { Side } from '../../core/ids.ts';
import { FILES, fileOf, nameAt, rankOf } from '../cells.ts';
import type { Castling, PlacedPiece } from '../game-data.ts';
import { inList, type Names } from './names.ts';
import type { FileProblems } from './problems.ts';
import type { SectionEntry } from './sections.ts';
import { sentences } from './sentences.ts';

const BY_CELLS = /^([a-p]\d{1,2}) with ([a-p]\d{1,2}) to ([a-p]\d{1,2}),\s*([a-p]\d{1,2})$/;
const BY_KINDS = /^(.+?) with (.+?) to ([a-p](?:\s*,\s*[a-p])?)$/;
/** what stands on which cell, by name */
type Placed = ReadonlyMap<string, PlacedPiece>;

export function readCastlings(
  entries: readonly SectionEntry[],
  array: readonly PlacedPiece[],
  cells: readonly string[],
  names: Names,
  problems: FileProblems,
): readonly Castling[] {
  const placed: Placed = new Map(array.map((piece) => [piece.at, piece]));
  const found = entries.flatMap((entry) => {
    const byCells = BY_CELLS.exec(entry.text);
    if (byCells) return castlingOn(entry, byCells.slice(1), placed, cells, problems) ?? [];
    const byKinds = BY_KINDS.exec(entry.text);
    if (!byKinds) {
      problems.of(entry, sentences.badCastling);
      return [];
    }
    const [, king, partner, files] = byKinds;
    const [kingId, partnerId] = [names.kind(entry, king), names.kind(entry, partner)];
    if (kingId === undefined || partnerId === undefined) return [];
    const found = castlingsOf(array, { king: kingId, partner: partnerId, files: files.split(/\s*,\s*/) });
    if (found.length === 0 || !found.every((castling) => isWhole(castling, cells)))
      problems.of(entry, sentences.nobodyToCastle);
    return found;
  });
  return inOrder(found);
}
/** Do the two stay on one rank, and does every cell between them and their ends belong to the board? */
export function isWhole({ king, kingTo, partner, partnerTo }: Castling, cells: readonly string[]): boolean {
  const all = [king, kingTo, partner, partnerTo];
  const files = all.map(fileOf);
  const [first, last] = [Math.min(...files), Math.max(...files)];
  const way = Array.from({ length: last - first + 1 }, (_, i) => nameAt(first + i, rankOf(king)));
  return all.every((cell) => rankOf(cell) === rankOf(king)) && way.every((cell) => cells.includes(cell));
}
/** However they were written: White's first, and each side's from left to right. */
export const inOrder = (castlings: readonly Castling[]): readonly Castling[] =>
  [...castlings].sort((a, b) => a.side - b.side || fileOf(a.kingTo) - fileOf(b.kingTo));

function castlingOn(
  entry: SectionEntry,
  [king, partner, kingTo, partnerTo]: readonly string[],
  placed: Placed,
  cells: readonly string[],
  problems: FileProblems,
): Castling | null {
  const side = placed.get(king)?.side;
  const isPair = side !== undefined && placed.get(partner)?.side === side && partner !== king && kingTo !== partnerTo;
  if (isPair && isWhole({ side, king, kingTo, partner, partnerTo }, cells))
    return { side, king, kingTo, partner, partnerTo };
  problems.of(entry, sentences.nobodyToCastle);
  return null;
}

/** By kinds, and the files where the King comes to stand. */
export interface CastlingForm {
  readonly king: string;
  readonly partner: string;
  readonly files: readonly string[];
}
/** Every castling of this form that the array allows. */
export function castlingsOf(
  array: readonly PlacedPiece[],
  { king, partner, files }: CastlingForm,
): readonly Castling[] {
  const found: Castling[] = [];
  for (const side of [0, 1] as const) {
    const at = array.find((piece) => piece.kind === king && piece.side === side)?.at;
    if (at === undefined) continue;
    for (const file of files) {
      const x = FILES.indexOf(file);
      const way = Math.sign(x - fileOf(at));
      const outermost = partnersOf(array, side, partner, at, way)[0];
      if (way === 0 || outermost === undefined) continue;
      const y = rankOf(at);
      found.push({ side, king: at, kingTo: nameAt(x, y), partner: outermost, partnerTo: nameAt(x - way, y) });
    }
  }
  return found;
}
/**
 * Every castling of a kind with the outermost piece on that side of its rank, towards which it goes so many squares: `squares` of each
 * side and way, 0 for none.
 */
export function castlingsOutward(
  array: readonly PlacedPiece[],
  cells: readonly string[],
  kind: string,
  squares: (side: Side, way: -1 | 1) => number,
): readonly Castling[] {
  return array
    .filter((piece) => piece.kind === kind)
    .flatMap((king) =>
      ([-1, 1] as const).flatMap((way) => {
        const far = squares(king.side, way);
        const to = far === 0 ? undefined : FILES[fileOf(king.at) + way * far];
        const partner = array
          .filter(({ side, at }) => side === king.side && rankOf(at) === rankOf(king.at))
          .filter(({ at }) => Math.sign(fileOf(at) - fileOf(king.at)) === way)
          .sort((a, b) => way * (fileOf(b.at) - fileOf(a.at)))[0];
        if (to === undefined || partner === undefined) return [];
        return castlingsOf([king, partner], { king: kind, partner: partner.kind, files: [to] });
      }),
    )
    .filter(({ kingTo }) => cells.includes(kingTo));
}
const partnersOf = (array: readonly PlacedPiece[], side: Side, kind: string, king: string, way: number): string[] =>
  array
    .filter((piece) => piece.kind === kind && piece.side === side && rankOf(piece.at) === rankOf(king))
    .filter((piece) => Math.sign(fileOf(piece.at) - fileOf(king)) === way)
    .map((piece) => piece.at)
    .sort((a, b) => way * (fileOf(b) - fileOf(a)));

/** The form that says exactly these; null where there is none. */
export function castlingFormOf(castlings: readonly Castling[], array: readonly PlacedPiece[]): CastlingForm | null {
  const kindOn = (cell: string | undefined): string | undefined => array.find(({ at }) => at === cell)?.kind;
  const [king, partner] = [kindOn(castlings[0]?.king), kindOn(castlings[0]?.partner)];
  const files = [...new Set(castlings.map(({ kingTo }) => kingTo[0]))].sort();
  if (king === undefined || partner === undefined || files.length > 2) return null;
  const form = { king, partner, files };
  const listed = (list: readonly Castling[]): string => list.map(writeCastling).sort().join();
  return listed(castlingsOf(array, form)) === listed(castlings) ? form : null;
}
/** By kinds where that says exactly these, and else cell by cell. */
export function writeCastlings(
  castlings: readonly Castling[],
  array: readonly PlacedPiece[],
  nameOf: (kind: string) => string,
): readonly string[] {
  const form = castlingFormOf(castlings, array);
  if (!form) return castlings.map(writeCastling);
  return [`${inList(nameOf(form.king))} with ${inList(nameOf(form.partner))} to ${form.files.join(', ')}`];
}
const writeCastling = ({ king, partner, kingTo, partnerTo }: Castling): string =>
  `${king} with ${partner} to ${kingTo}, ${partnerTo}`;
