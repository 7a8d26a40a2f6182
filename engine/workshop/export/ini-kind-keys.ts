/** How the kinds of a game are named in `variants.ini`: by the names that Fairy-Stockfish has, else as pieces of our own. */
import { betzaMoves } from '../betza/betza-moves.ts';
import type { GameData, PieceData } from '../game-data.ts';
import { isReadThere } from '../import/ini-betza.ts';
import { PIECES } from '../import/ini-pieces.ts';

export interface KindKey {
  readonly key: string;
  /** one, small */
  readonly letter: string;
  /** null: those of its name */
  readonly betza: string | null;
}
/** The keys by the kinds' ids; forms have none. `helpers`: kinds that only forms move like, by the forms' ids. */
export interface KindKeys {
  readonly keys: ReadonlyMap<string, KindKey>;
  readonly helpers: ReadonlyMap<string, KindKey>;
  /** the rank from which a soldier moves aside, from 1 */
  readonly soldierRank: number | null;
  /** the zone with diagonal lines */
  readonly lines: string | null;
  /** letters of kinds that cannot be named */
  readonly unnamed: readonly string[];
}

const KING = 'king';
/** Kinds about which the format has rules of its own: a kind of other moves is never called so. */
const SPECIAL = [KING, 'janggiCannon', 'soldier'];
/** A pawn without a double step, which is not captured in passing: that is another key. */
const STEPPING_PAWN = 'fmWfcF';
const MOST_CUSTOM = 25;

/** A capture in passing is said by another key. */
const comparable = (betza: string): string =>
  [...new Set(betzaMoves(betza))]
    .map((move) => move.replaceAll('"inPassing":true', '"inPassing":false'))
    .sort()
    .join();
/** By the kinds' names there; read when a game is first written: no start needs them. */
let knownMoves: ReadonlyMap<string, string> | undefined;
function movesKnown(): ReadonlyMap<string, string> {
  knownMoves ??= new Map(Object.entries(PIECES).map(([key, betza]) => [key, comparable(betza)]));
  return knownMoves;
}

export function kindKeysOf(data: GameData): KindKeys {
  const known = movesKnown();
  const steppingPawn = comparable(STEPPING_PAWN);
  const isUsed = new Set<string>();
  const keys = new Map<string, KindKey>();
  const helpers = new Map<string, KindKey>();
  const unnamed: string[] = [];
  const lines = data.pieces.flatMap(({ moves }) => moves.flatMap(({ within }) => within ?? [])).at(0) ?? null;
  const king = kingLetterOf(data);
  let custom = 0;
  const mayBe = (key: string, piece: PieceData): boolean => {
    if (key === KING) return piece.id === king;
    if (piece.id === king) return false;
    if (key === 'janggiCannon') return piece.notOver.includes(piece.id);
    return !SPECIAL.includes(key) || lines === null || piece.moves.some(({ within }) => within !== undefined);
  };
  const keyOf = (piece: PieceData, betza: string, isSoldier: boolean): KindKey | null => {
    const letter = piece.letter.toLowerCase();
    const wanted = comparable(betza);
    // where moves are counted, it must be known for a Pawn
    if (data.rules.counting !== 'none' && wanted === steppingPawn && !isUsed.has('pawn')) {
      isUsed.add('pawn');
      return { key: 'pawn', letter, betza: null };
    }
    const isKing = mayBe(KING, piece);
    // its King who moves otherwise takes no notice of diagonal lines
    if (isKing && lines !== null && known.get(KING) !== wanted) return null;
    // who promotes instead of moving is the pawn there
    const isPawn = piece.promotesInstead !== undefined && wanted === steppingPawn;
    const key = isSoldier
      ? 'soldier'
      : isPawn
        ? 'pawn'
        : isKing
          ? KING
          : [...known].find(([one, moves]) => moves === wanted && !isUsed.has(one) && mayBe(one, piece))?.[0];
    if (key !== undefined && !isUsed.has(key)) {
      isUsed.add(key);
      return { key, letter, betza: isSoldier || isPawn || known.get(key) === wanted ? null : betza };
    }
    custom++;
    return isReadThere(betza) && custom <= MOST_CUSTOM ? { key: `customPiece${custom}`, letter, betza } : null;
  };
  let soldierRank: number | null = null;
  for (const piece of data.pieces) {
    if (piece.formOf !== undefined) continue;
    const rank = soldierRankOf(data, piece);
    soldierRank ??= rank;
    const plain = piece.moves.filter(({ from, within, to }) => (from ?? within ?? to) === undefined);
    const named = keyOf(piece, plain.map(({ betza }) => betza).join(''), rank !== null);
    const isLetter = /^[A-Za-z]$/.test(piece.letter);
    if (named && isLetter) keys.set(piece.id, named);
    else unnamed.push(piece.letter);
  }
  const letters = new Set([...keys.values()].map(({ letter }) => letter));
  for (const form of data.pieces) {
    if (form.formOf === undefined) continue;
    const betza = form.moves.map((line) => line.betza).join('');
    const wanted = comparable(betza);
    const model = data.pieces.find(
      ({ id, formOf, moves, royal }) =>
        formOf === undefined &&
        royal === form.royal &&
        keys.has(id) &&
        comparable(moves.map((line) => line.betza).join('')) === wanted,
    );
    const earlier = [...helpers.values()].find((helper) => comparable(helper.betza ?? PIECES[helper.key]) === wanted);
    const letter = [...'zyxwvutsrqponmlkjihgfedcba'].find((one) => !letters.has(one));
    const named = model
      ? keys.get(model.id)
      : (earlier ?? (letter && keyOf({ ...form, royal: false, letter }, betza, false)));
    if (!named) {
      unnamed.push(form.letter);
      continue;
    }
    letters.add(named.letter);
    helpers.set(form.id, named);
  }
  return { keys, helpers, soldierRank, lines, unnamed };
}
/**
 * The kind that is the King of the other program, of which a side has one; undefined: none is. Several royal pieces, and those
 * of games with explosions, are kinds whose loss is the end. Of two royal kinds it is the one that castles: where a side has a
 * King, the other program castles with nobody else.
 */
export function kingLetterOf({ pieces, rules, array, castlings }: GameData): string | undefined {
  const royals = pieces.flatMap(({ id, royal, formOf }) => (royal && formOf === undefined ? [id] : []));
  const castles = new Set(castlings.map(({ king }) => array.find(({ at }) => at === king)?.kind));
  const king = royals.find((id) => castles.has(id)) ?? royals[0];
  if (king === undefined || rules.capturesExplode === 'yes' || rules.royals !== 'each') return undefined;
  const isOne = [0, 1].every((side) => array.filter((one) => one.kind === king && one.side === side).length <= 1);
  return isOne ? king : undefined;
}
/** A step ahead, and aside from a rank on. */
function soldierRankOf({ zones, height }: GameData, { moves }: PieceData): number | null {
  const aside = moves.find(({ from }) => from !== undefined);
  if (aside?.betza !== 'sW' || !moves.some(({ betza, from }) => betza === 'fW' && from === undefined)) return null;
  const ranks = (zones[aside.from ?? '']?.[0] ?? []).map((cell) => Number(cell.slice(1)));
  return ranks.length === 0 ? null : Math.max(1, Math.min(height, ...ranks));
}
