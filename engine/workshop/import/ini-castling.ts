/** Castling, by the letters of the starting position and the keys about it. */
import type { Side } from '../../core/ids.ts';
import { fileOf, rankOf } from '../cells.ts';
import type { Castling } from '../game-data.ts';
import type { IniArray } from './ini-array.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';

export function readIniCastlings(values: IniValues, kinds: IniKinds, { array, rights }: IniArray): readonly Castling[] {
  const isOn = values.flag('castling', true) && /[KQkq]/.test(rights);
  const king = kinds.sidedSet('castlingKingPiece', 'k');
  const partners = kinds.sidedSet('castlingRookPieces', 'r');
  const ownRank = values.number('castlingRank', 1);
  const kingFile = values.text('castlingKingFile') ?? 'e';
  const wings = [
    {
      letter: 'k',
      to: values.file('castlingKingsideFile', 'g'),
      way: 1,
      partner: values.text('castlingRookKingsideFile'),
    },
    {
      letter: 'q',
      to: values.file('castlingQueensideFile', 'c'),
      way: -1,
      partner: values.text('castlingRookQueensideFile'),
    },
  ];
  if (!isOn) return [];
  const found: Castling[] = [];
  for (const side of [0, 1] as readonly Side[]) {
    const rank = side === 0 ? ownRank : values.height + 1 - ownRank;
    const own = array.filter((piece) => piece.side === side && rankOf(piece.at) + 1 === rank);
    const ids = (keys: readonly string[]): readonly string[] => keys.map((key) => kinds.idOf(key));
    const kings = own.filter(({ kind }) => ids(king[side].slice(0, 1)).includes(kind));
    const at = (kings.length > 1 ? kings.find((piece) => piece.at[0] === kingFile) : kings[0])?.at;
    if (at === undefined) continue;
    for (const { letter, to, way, partner } of wings) {
      if (!rights.includes(side === 0 ? letter.toUpperCase() : letter)) continue;
      const rook = own
        .filter((piece) => ids(partners[side]).includes(piece.kind) && Math.sign(fileOf(piece.at) - fileOf(at)) === way)
        .sort((a, b) => way * (fileOf(b.at) - fileOf(a.at)))
        .find((piece) => partner === undefined || piece.at[0] === partner)?.at;
      if (rook === undefined) continue;
      found.push({
        side,
        king: at,
        kingTo: values.cell(to, rank),
        partner: rook,
        partnerTo: values.cell(to - way, rank),
      });
    }
  }
  return found;
}
