/**
 * What two games differ in, part by part, whatever their kinds and zones are called: kinds are compared by their letters,
 * zones by their cells, moves by what they say. Looks and texts are no part of it.
 */
import { asksForProgress, progressKinds } from '../advancing.ts';
import { betzaMoves } from '../betza/betza-moves.ts';
import { cellsOf } from '../cells.ts';
import type { GameData, MoveLine, PieceData, PromotionRule, Zone } from '../game-data.ts';
import { BOARD, USUAL_DROPS } from '../game-data.ts';
import { tidied } from '../import/tidy.ts';
import { inPassingSides } from '../in-passing.ts';

/** A part of a game that can be named to people; `kind` is a letter. */
export type Part =
  | { readonly of: 'kind'; readonly kind: string; readonly part: 'moves' | 'promotions' | 'else' }
  | { readonly of: 'rule'; readonly rule: string }
  | { readonly of: 'start' | 'terrain' | 'castling' | 'drops' | 'gating' | 'endings' | 'limits' };

/** Everything about a game by the names of its parts, each as a text. */
export type Parts = ReadonlyMap<string, { readonly part: Part; readonly text: string }>;

export function partsOf(game: GameData): Parts {
  const data = tidied(game);
  const letters = new Map(data.pieces.map((piece) => [piece.id, letterOf(data, piece)]));
  const letter = (kind: string): string => letters.get(kind) ?? kind;
  const parts = new Map<string, { part: Part; text: string }>();
  const add = (part: Part, value: unknown): void => {
    parts.set(JSON.stringify(part), { part, text: JSON.stringify(value) });
  };
  const every = cellsOf(data.width, data.height).filter((cell) => !data.missing.includes(cell));
  const whole: Zone = [every, every];
  const isThere = new Set(every);
  const zone = (name: string | undefined): Zone | null => {
    if (name === undefined) return null;
    const cells = name === BOARD ? whole : (data.zones[name] ?? [[], []]);
    return cells.map((side) => side.filter((cell) => isThere.has(cell)).toSorted()) as unknown as Zone;
  };
  const list = (kinds: readonly string[]): readonly string[] => kinds.map(letter).toSorted();
  const inPassing = inPassingSides(data);
  const isPassed = inPassing.includes(true);
  for (const piece of data.pieces) {
    const kind = letter(piece.id);
    const first = zone(piece.firstMovesFrom);
    add(
      { of: 'kind', kind, part: 'moves' },
      { moves: movesIn(piece.moves, zone, first, isPassed), home: zone(piece.staysIn), ...othersIn(piece, list) },
    );
    const { promotesInstead } = piece;
    add({ of: 'kind', kind, part: 'promotions' }, [
      promotionsIn(piece.promotions, zone, list),
      promotesInstead ? [zone(promotesInstead.zone), list(promotesInstead.to)] : null,
    ]);
    const { royal, traits, formOf, countsAs, blast, firstMoveLostTo } = piece;
    const isBlown = data.rules.capturesExplode === 'yes';
    add(
      { of: 'kind', kind, part: 'else' },
      {
        ...{ royal, traits, formOf: formOf === undefined ? null : letter(formOf), blast: isBlown ? blast : null },
        ...{ countsAs: countsAs === undefined ? null : letter(countsAs) },
        ...{ lost: firstMoveLostTo === undefined ? null : letter(firstMoveLostTo) },
      },
    );
  }
  const { array, hands, width, height, missing, first } = data;
  add(
    { of: 'start' },
    {
      ...{ width, height, first, missing: missing.toSorted() },
      array: array.map(({ kind, side, at }) => `${letter(kind)}${side}${at}`).toSorted(),
      hands: hands.map(list),
    },
  );
  add({ of: 'terrain' }, data.features ?? null);
  add({ of: 'castling' }, data.castlings.map((one) => JSON.stringify(one, Object.keys(one).toSorted())).toSorted());
  add({ of: 'drops' }, dropsIn(data, zone, letter));
  add({ of: 'gating' }, zone(data.gatingFrom));
  // who never declares plays the same moves: the other program has no declaration, whatever the game
  const { goal, row, square, connection, extinction, points, drawAfter = null } = data;
  add(
    { of: 'endings' },
    {
      goal: goal && [
        goal.kinds.map((kind) => kind && letter(kind)),
        zone(goal.zone),
        goal.when,
        ...(goal.several ? [goal.several] : []),
      ],
      row: row && { ...row, kinds: row.kinds && list(row.kinds) },
      square: square && { ...square, kinds: square.kinds && list(square.kinds) },
      connection: connection && {
        ...connection,
        zones: connection.zones.map(zone),
        kinds: connection.kinds && list(connection.kinds),
      },
      extinction: extinction && { ...extinction, kinds: extinction.kinds && list(extinction.kinds) },
      points: points && [
        Object.entries(points.of)
          .flatMap(([kind, n]) => (n > 0 ? [`${letter(kind)}${n}`] : []))
          .toSorted(),
        points.odds,
      ],
      drawAfter,
    },
  );
  add(
    { of: 'limits' },
    Object.entries(data.atMost)
      .map(([kind, most]) => `${letter(kind)}${most}`)
      .toSorted(),
  );
  // where nobody can mate, a game that goes on is drawn in the end: this rule only says when
  const { insufficientMaterial: _, ...rules } = data.rules;
  for (const [rule, value] of Object.entries(rules)) add({ of: 'rule', rule }, value);
  add({ of: 'rule', rule: 'progressBy' }, asksForProgress(data) ? list(progressKinds(data)) : null);
  const everywhere = JSON.stringify(zone(BOARD)?.[0]);
  // who captures nobody in passing may do so anywhere
  const inPassingOn = zone(data.inPassingOn)?.map((cells, side) =>
    inPassing[side] && JSON.stringify(cells) !== everywhere ? cells : null,
  );
  add({ of: 'rule', rule: 'inPassingOn' }, inPassingOn?.some((cells) => cells !== null) ? inPassingOn : null);
  add({ of: 'rule', rule: 'wallsOn' }, zone(data.wallsOn));
  return parts;
}
/** The parts in which the second game is not as the first; none where they are one game. */
export function differencesOf(one: GameData, other: GameData): readonly Part[] {
  const [mine, theirs] = [partsOf(one), partsOf(other)];
  const names = new Set([...mine.keys(), ...theirs.keys()]);
  return [...names].flatMap((name) => {
    const [a, b] = [mine.get(name), theirs.get(name)];
    return a?.text === b?.text ? [] : [(a ?? b)!.part];
  });
}
/** One text for one game. */
export const meaningOfParts = (game: GameData): string =>
  JSON.stringify([...partsOf(game)].map(([name, { text }]) => [name, text]).sort());

/** A form is written with the letter of its kind. */
const letterOf = ({ pieces }: GameData, { letter, formOf }: PieceData): string => {
  const base = pieces.find(({ id }) => id === formOf);
  return base ? `+${base.letter}` : letter;
};

const isInitial = (move: string): boolean => move.startsWith('[true');
type ZoneOf = (name: string | undefined) => Zone | null;
const isNowhere = (zone: Zone | null): boolean => zone?.every((cells) => cells.length === 0) === true;
/** A first move that may begin nowhere is none, and where nobody passes a square nobody captures in passing. */
function movesIn(lines: readonly MoveLine[], zone: ZoneOf, first: Zone | null, isPassed: boolean): readonly string[] {
  const moves = lines.flatMap(({ betza, from, within, to, notInCheck = false }) =>
    betzaMoves(betza, isPassed).flatMap((move) =>
      isInitial(move) && isNowhere(first)
        ? []
        : [JSON.stringify([move, zone(from), zone(within), zone(to), notInCheck, isInitial(move) ? first : null])],
    ),
  );
  return [...new Set(moves)].toSorted();
}
const othersIn = ({ notOver, notTaking }: PieceData, list: (kinds: readonly string[]) => readonly string[]) => ({
  notOver: list(notOver),
  notTaking: list(notTaking),
});
/** Of both sides, each by itself. */
function promotionsIn(
  promotions: readonly PromotionRule[],
  zone: ZoneOf,
  list: (kinds: readonly string[]) => readonly string[],
): readonly string[] {
  return promotions
    .flatMap(({ side, zone: where, must, leaving, taking, to }) =>
      (side === null ? [0, 1] : [side]).map((one) =>
        JSON.stringify([one, zone(where)?.[one], must, leaving, taking, list(to)]),
      ),
    )
    .toSorted();
}
/** Where each kind may be dropped, and what else is said of drops. */
function dropsIn({ drops, pieces, rules, hands }: GameData, zone: ZoneOf, letter: (kind: string) => string): unknown {
  if (!drops) return null;
  const canWait = rules.captured === 'to hand' || hands.some((hand) => hand.length > 0);
  if (!canWait) return null;
  const {
    where,
    whereOf,
    perFile,
    mateBy,
    givingCheck,
    must,
    promoted,
    onto = null,
    firstOnto,
  } = { ...USUAL_DROPS, ...drops };
  return {
    ...{ givingCheck, must, promoted, onto, firstOnto: zone(firstOnto) },
    where: pieces
      .filter(({ formOf }) => formOf === undefined)
      .map(({ id }) => [letter(id), zone(whereOf.find(({ kind }) => kind === id)?.zone ?? where)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    perFile: perFile && [letter(perFile.kind), perFile.most],
    mateBy: mateBy && [letter(mateBy.kind), mateBy.is],
  };
}
