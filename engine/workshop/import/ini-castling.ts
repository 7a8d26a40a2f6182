/** Castling, by the letters of the starting position and the keys about it. */
import type { Side } from '../../core/ids.ts';
import { FILES, fileOf, rankOf } from '../cells.ts';
import type { Castling, PlacedPiece } from '../game-data.ts';
import type { IniArray } from './ini-array.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';

export function readIniCastlings(values: IniValues, kinds: IniKinds, placed: IniArray): readonly Castling[] {
  const isOn = values.flag('castling', true);
  const king = kinds.sidedOne('castlingKingPiece', 'k');
  const partners = kinds.sidedSet('castlingRookPieces', 'r');
  const ownRank = values.number('castlingRank', 1);
  const kingFile = values.file('castlingKingFile', 'e');
  const wings: Readonly<Record<string, Wing>> = {
    k: {
      ...{ way: 1, to: values.file('castlingKingsideFile', 'g') },
      partner: values.fileIfAny('castlingRookKingsideFile'),
    },
    q: {
      ...{ way: -1, to: values.file('castlingQueensideFile', 'c') },
      partner: values.fileIfAny('castlingRookQueensideFile'),
    },
  };
  const ids = (keys: readonly string[]): readonly string[] => keys.map((key) => kinds.idOf(key));
  const isOfMoves = areRightsOfMoves(values, kinds, placed);
  return ([0, 1] as readonly Side[]).flatMap((side) => {
    const rank = side === 0 ? ownRank : values.height + 1 - ownRank;
    const own = placed.array.filter((piece) => piece.side === side && rankOf(piece.at) + 1 === rank);
    const kingId = king[side] === undefined ? undefined : kinds.idOf(king[side]);
    const kings = own.filter(({ kind }) => kind === kingId);
    const at = (kings.length > 1 ? kings.find((piece) => fileOf(piece.at) === kingFile) : kings[0])?.at;
    const rooks = own.filter(({ kind }) => ids(partners[side]).includes(kind));
    return rightsOf(placed.rights, side).flatMap((right) => {
      const isWing = Object.hasOwn(wings, right);
      if (!isWing && isOfMoves) return [];
      const onFile = rooks.find((rook) => fileOf(rook.at) === FILES.indexOf(right))?.at;
      if (!isWing && (!isOn || at === undefined || onFile === undefined)) {
        values.refuse('startFen', sentences.noRight(side === 0 ? right.toUpperCase() : right));
        return [];
      }
      if (!isOn || at === undefined) return [];
      // there a King castles, whoever is named
      if (
        king[side] !== 'king' &&
        placed.array.some((one) => one.side === side && one.kind === kinds.get('king')?.id)
      ) {
        values.refuse('castlingKingPiece', sentences.notPossible(sentences.impossible.castlingBesideKing));
        return [];
      }
      const way = isWing ? wings[right].way : Math.sign(FILES.indexOf(right) - fileOf(at));
      const wing = way === 1 ? wings.k : wings.q;
      const rook = isWing ? outermost(rooks, at, wing) : onFile;
      if (rook === undefined) return [];
      const kingTo = values.cell(wing.to, rank);
      return { side, king: at, kingTo, partner: rook, partnerTo: values.cell(wing.to - way, rank) };
    });
  });
}
interface Wing {
  readonly way: number;
  /** the files where the King comes to stand, and where its partner must stand, if that is said; from 0 */
  readonly to: number;
  readonly partner: number | undefined;
}
/** Letters of the King's and the Queen's side, or files; in lower case. */
const rightsOf = (rights: string, side: Side): readonly string[] =>
  [...rights].filter((letter) => /[A-Z]/.test(letter) === (side === 0)).map((letter) => letter.toLowerCase());

const outermost = (rooks: readonly PlacedPiece[], king: string, { way, partner }: Wing): string | undefined =>
  rooks
    .filter(({ at }) => Math.sign(fileOf(at) - fileOf(king)) === way)
    .sort((a, b) => way * (fileOf(b.at) - fileOf(a.at)))
    .find(({ at }) => partner === undefined || fileOf(at) === partner)?.at;

/**
 * In two families of games files say who may still do what is done once: leave a piece of the hand behind, or leap. Here
 * everybody begins with that.
 */
function areRightsOfMoves(values: IniValues, kinds: IniKinds, { array, rights }: IniArray): boolean {
  const isGating = values.flag('seirawanGating', false);
  if (!isGating && !values.flag('cambodianMoves', false)) return false;
  const leapers = ['king', 'fers'].map((key) => kinds.get(key)?.id);
  const castling = ['king', 'rook'].map((key) => kinds.get(key)?.id);
  for (const side of [0, 1] as const) {
    const own = array.filter((piece) => piece.side === side);
    const mayCastle = rightsOf(rights, side).some((right) => right === 'k' || right === 'q');
    const who = isGating
      ? own.filter(({ kind, at }) => isOnEdge(values, at) && !(mayCastle && castling.includes(kind)))
      : own.filter(({ kind }) => leapers.includes(kind));
    const missing = who.map(({ at }) => at[0]).find((file) => !rightsOf(rights, side).includes(file));
    if (missing !== undefined) values.refuse('startFen', sentences.notPossible(sentences.impossible.noRight(missing)));
  }
  return true;
}
const isOnEdge = ({ height }: IniValues, cell: string): boolean => rankOf(cell) === 0 || rankOf(cell) === height - 1;
