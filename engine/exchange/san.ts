/**
 * Moves as games are printed (SAN, `Nbxd7`, `e8=Q`, `O-O`), in the dialect of Fairy-Stockfish: `P@e4` for drops, `Nf3/H` where a
 * piece of the hand is left behind, `e4,d6` where a wall is laid. The rules tell which move is meant: it is looked for among
 * those that can be made.
 */
import type { Position } from '../core/position.ts';
import type { KnownVariant } from './known-variant.ts';

const SAN =
  /^(?<piece>\+?[A-Z])?(?<file>[a-p])?(?<rank>\d{1,2})?[x×-]?(?<to>[a-p]\d{1,2})(?:=(?<becomes>\+|\+?[A-Z])|(?<bare>[A-Z])|=)?(?:[/⁄](?<left>[A-Z]))?(?:,(?<wall>[a-p]\d{1,2}))?$/;
const CASTLING = /^([O0])-\1(?<isLong>-\1)?(?:,(?<wall>[a-p]\d{1,2}))?$/;
const DROP = /^(?<piece>\+?[A-Z])?@(?<to>[a-p]\d{1,2})(?:,(?<wall>[a-p]\d{1,2}))?$/;
const UCI = /^(?<from>[a-p]\d{1,2})(?<to>[a-p]\d{1,2})(?<ends>[a-z+-]?)(?:,[a-p]\d{1,2}(?<wall>[a-p]\d{1,2}))?$/;
/** where the piece has no letter */
const PAWN = 'P';
/** Letters of Horses and Elephants where a game calls them by those of their relatives. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['H', 'N'],
  ['E', 'B'],
]);
/** Letters of promoted forms where a program has one for each way to move: the Horse, the Dragon, and whatever moves as a Gold. */
const LETTERS_OF_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['H', ['+B']],
  ['D', ['+R']],
  ['G', ['+P', '+L', '+N', '+S']],
]);
/** check and mate, but for the `+` of a promotion, `=+`; marks such as `!?` are for whoever reads the move */
const BEHIND = /(?:e\.p\.)?(?<!=)[+#]*$/;

/** The move that is written so, as UCI writes it; null: none, or more than one, can be. */
export function uciOfSan(known: KnownVariant, position: Position, written: string): string | null {
  const san = written.replace(BEHIND, '');
  const moves = known.movesOf(position);
  if (moves.includes(san)) return san;
  const found = movesLike(known, position, moves, san);
  return found.length === 1 ? found[0] : null;
}

function movesLike(known: KnownVariant, position: Position, moves: readonly string[], san: string): readonly string[] {
  const castling = CASTLING.exec(san)?.groups;
  if (castling) return castlingsLike(known, position, moves, castling.isLong !== undefined, castling.wall);
  const drop = DROP.exec(san)?.groups;
  if (drop) {
    const move = `${drop.piece ?? PAWN}@${drop.to}`;
    return moves.filter((uci) => uci === (drop.wall === undefined ? move : `${move},${drop.to}${drop.wall}`));
  }
  const asked = SAN.exec(san)?.groups;
  if (!asked) return [];
  const named = asked.piece ?? PAWN;
  // a promoted form has another letter there
  const ends = (asked.becomes ?? asked.bare ?? asked.left ?? '').toLowerCase();
  const like = moves.filter((uci) => {
    const move = UCI.exec(uci)?.groups;
    if (!move?.from || move.to !== asked.to || move.wall !== asked.wall) return false;
    if (asked.file !== undefined && !move.from.startsWith(asked.file)) return false;
    if (asked.rank !== undefined && move.from.slice(1) !== asked.rank) return false;
    return move.ends === '+' ? ends !== '' : move.ends === ends;
  });
  const letterOf = (uci: string): string | undefined => known.letterAt(position, UCI.exec(uci)?.groups?.from ?? '');
  const synonym = known.hasLetter(named) ? named : (SYNONYMS.get(named) ?? named);
  const meant = [[named], LETTERS_OF_FORMS.get(named) ?? [], [synonym]];
  return (
    meant.map((all) => like.filter((uci) => all.includes(letterOf(uci) ?? ''))).find(({ length }) => length > 0) ?? []
  );
}
/** The side of the partner decides what is long. */
function castlingsLike(
  known: KnownVariant,
  position: Position,
  moves: readonly string[],
  isLong: boolean,
  wall: string | undefined,
): readonly string[] {
  const own = known.castlingsOf(position).filter(({ king, partner }) => partner < king === isLong);
  return own.flatMap(({ king, kingTo, partner }) => {
    const made = moves.filter((uci) => UCI.exec(uci)?.groups?.wall === wall);
    const onto = made.filter((uci) => uci.split(',')[0] === king + partner);
    return onto.length > 0 ? onto : made.filter((uci) => uci.split(',')[0] === king + kingTo);
  });
}
