/** The keys and values that say a game in `variants.ini`, but for what the format cannot say. */
import { other, type Side } from '../../core/ids.ts';
import { asksForProgress, progressKinds } from '../advancing.ts';
import { cellsOf, fileOf, rankOf } from '../cells.ts';
import type { DropLanding, Drops, GameData, PieceData, Points, PromotionRule, RowLine } from '../game-data.ts';
import { BOARD } from '../game-data.ts';
import { TRIPLE_STEP } from '../import/ini-moves.ts';
import { inPassingSides, isCapturingInPassing, kindsOf, leapersFirst, passesSquares } from '../in-passing.ts';
import { MATERIAL_COUNTINGS, pointsUnder } from '../material-counting.ts';
import { type KindKeys, kingLetterOf } from './ini-kind-keys.ts';
import { startFenOf } from './ini-position.ts';
import { plusOf } from './uci-turns.ts';

export type IniLine = readonly [key: string, value: string | number];
type Lines = readonly IniLine[];

export const iniLines = (data: GameData, kinds: KindKeys): Lines => [
  ['maxRank', data.height],
  ['maxFile', data.width],
  ...kindLines(data, kinds),
  ['startFen', startFenOf(data)],
  ...moveLines(data, kinds),
  ...promotionLines(data, kinds),
  ...castlingLines(data, kinds),
  ...royalLines(data, kinds),
  ...ruleLines(data),
  ...progressLines(data, kinds),
  ...wallLines(data),
  ...dropLines(data, kinds),
  ...endingLines(data, kinds),
];

const flag = (key: string, isSet: boolean): Lines => (isSet ? [[key, 'true']] : []);
const SIDES = ['White', 'Black'] as const;

/** The zone for each side by itself, whole ranks as `*4`. */
function region(data: GameData, key: string, zone: string, kind = ''): Lines {
  const all = cellsOf(data.width, data.height);
  const cells = zone === BOARD ? [all, all] : (data.zones[zone] ?? [[], []]);
  return SIDES.map((side, s) => [`${key}${side}${kind}`, regionText(data, cells[s])]);
}
function regionText({ width }: GameData, cells: readonly string[]): string {
  const ranks = [...new Set(cells.map(rankOf))];
  const words = ranks.flatMap((rank) => {
    const own = cells.filter((cell) => rankOf(cell) === rank);
    return own.length === width ? [`*${rank + 1}`] : own;
  });
  return words.length === 0 ? '-' : words.join(' ');
}
const letters = (kinds: Iterable<string>, { keys }: KindKeys): string =>
  [...new Set([...kinds].map((kind) => keys.get(kind)?.letter ?? ''))].join('') || '-';

function kindLines(data: GameData, { keys, helpers }: KindKeys): Lines {
  const all = new Map([...keys.values(), ...helpers.values()].map((one) => [one.key, one]));
  const named = [...all.values()].map(
    ({ key, letter, betza }): IniLine => [key, betza === null ? letter : `${letter}:${betza}`],
  );
  const homes = data.pieces.flatMap(({ id, staysIn }): Lines => {
    const key = keys.get(id)?.key;
    if (staysIn === undefined || key === undefined) return [];
    return region(data, 'mobilityRegion', staysIn, key[0].toUpperCase() + key.slice(1));
  });
  return [...named, ...homes];
}

/** First moves, captures in passing, and the ways of single kinds. */
function moveLines(data: GameData, { keys, soldierRank, lines, ...kinds }: KindKeys): Lines {
  const { pieces, rules } = data;
  const has = (piece: PieceData, letter: string): boolean => piece.moves.some(({ betza }) => betza.includes(letter));
  const first = pieces.find((piece) => has(piece, 'i') && piece.firstMovesFrom !== undefined)?.firstMovesFrom;
  const isNever = first === undefined || data.zones[first]?.every((cells) => cells.length === 0) === true;
  const pawns = pieces.filter(({ id }) => keys.get(id)?.key === 'pawn');
  const tripleSteps = pawns.flatMap(({ moves }) => moves).find(({ betza }) => betza === TRIPLE_STEP)?.from;
  const passing = pieces.filter((piece) => has(piece, 'e')).map(({ id }) => id);
  const immune = pieces.filter(({ id, notOver, notTaking }) => notOver.length === 0 && notTaking.join() === id);
  return [
    ...(isNever ? [['doubleStep', 'false'] as const] : region(data, 'doubleStepRegion', first)),
    ...(tripleSteps === undefined ? [] : region(data, 'tripleStepRegion', tripleSteps)),
    ['enPassantTypes', letters(passing, { keys, soldierRank, lines, ...kinds })],
    ...inPassingLines(data, { keys, soldierRank, lines, ...kinds }),
    ...(soldierRank === null ? [] : [['soldierPromotionRank', soldierRank] as const]),
    ...(lines === null ? [] : [['diagonalLines', regionText(data, data.zones[lines]?.[0] ?? [])] as const]),
    ...(immune.length === 0
      ? []
      : [
          [
            'mutuallyImmuneTypes',
            letters(
              immune.map(({ id }) => id),
              { keys, soldierRank, lines, ...kinds },
            ),
          ] as const,
        ]),
    ...flag('makpongRule', rules.flight === 'forbidden'),
  ];
}

/** Where a capture in passing may end: nowhere for a side that has none here, and would have one there. */
function inPassingLines(data: GameData, kinds: KindKeys): Lines {
  const { inPassingOn } = data;
  const here = inPassingSides(data);
  const nowhere = ([0, 1] as const).map((side) => !here[side] && inPassingThere(data, kinds, side).length > 0);
  if (inPassingOn === undefined && !nowhere.includes(true)) return [];
  return region(data, 'enPassantRegion', inPassingOn ?? BOARD).map(([key, text], side) => [
    key,
    nowhere[side] ? '-' : text,
  ]);
}
/**
 * The kinds by which the side captures in passing there and not here: Pawns, whichever kinds are said to do so, and the kinds of
 * the other side that leap over squares.
 */
export function inPassingThere(data: GameData, { keys }: KindKeys, side: Side): readonly PieceData[] {
  const own = kindsOf(data, side);
  const isPawn = ({ id }: PieceData): boolean => keys.get(id)?.key === 'pawn';
  const capturing = own.filter((piece) => isPawn(piece) || isCapturingInPassing(piece));
  if (capturing.length === 0) return [];
  const pawns = passesSquares(data, other(side)) ? capturing.filter((piece) => !isCapturingInPassing(piece)) : [];
  return [...pawns, ...leapersFirst(data, other(side))];
}

function promotionLines(data: GameData, kinds: KindKeys): Lines {
  const { pieces, atMost } = data;
  const formOf = ({ id }: PieceData): PieceData | undefined => pieces.find((one) => one.formOf === id);
  const pawns: [string[], string[]] = [[], []];
  const to: [Set<string>, Set<string>] = [new Set(), new Set()];
  const pairs: string[] = [];
  const pawnRules: PromotionRule[] = [];
  const formRules: PromotionRule[] = [];
  for (const piece of pieces) {
    if (piece.formOf !== undefined) continue;
    const plus = piece.promotions.length === 0 ? undefined : plusOf(pieces, piece);
    const form = formOf(piece);
    const letter = kinds.keys.get(piece.id)?.letter ?? '';
    if (plus !== undefined) {
      const model = form ? kinds.helpers.get(form.id) : kinds.keys.get(plus);
      pairs.push(`${letter}:${model?.letter ?? ''}`);
    }
    for (const rule of piece.promotions) {
      const others = rule.to.filter((kind) => kind !== plus);
      if (others.length < rule.to.length) formRules.push(rule);
      if (others.length === 0 && rule.to.length > 0) continue;
      pawnRules.push(rule);
      for (const side of [0, 1] as readonly Side[]) {
        if (rule.side !== null && rule.side !== side) continue;
        pawns[side].push(piece.id);
        for (const kind of others) to[side].add(kind);
      }
    }
  }
  const instead = pieces.filter(({ promotesInstead }) => promotesInstead !== undefined);
  for (const { id, promotesInstead } of instead) {
    for (const side of [0, 1]) {
      pawns[side].push(id);
      for (const kind of promotesInstead?.to ?? []) to[side].add(kind);
    }
  }
  const zone = [...pawnRules, ...formRules].at(0)?.zone ?? instead.at(0)?.promotesInstead?.zone;
  const demotes = pieces.some(({ formOf: base, promotions }) => base !== undefined && promotions.length > 0);
  const hasPawn = [...kinds.keys.values()].some(({ key }) => key === 'pawn');
  const limits = Object.entries(atMost).map(([kind, most]) => `${kinds.keys.get(kind)?.letter ?? ''}:${most}`);
  return [
    ...SIDES.flatMap(
      (side, s): Lines => [
        [`promotionPawnTypes${side}`, letters(pawns[s], kinds)],
        [`promotionPieceTypes${side}`, letters(to[s], kinds)],
      ],
    ),
    ...(zone === undefined ? [] : region(data, 'promotionRegion', zone)),
    // there a pawn that cannot promote may not go to its last rank, either
    ...(pawnRules.some(({ must }) => !must) || (hasPawn && pawnRules.length === 0)
      ? [['mandatoryPawnPromotion', 'false'] as const]
      : []),
    ...(pairs.length === 0 ? [] : [['promotedPieceType', pairs.join(' ')] as const]),
    ...flag(
      'mandatoryPiecePromotion',
      formRules.some(({ must }) => must),
    ),
    ...flag(
      'piecePromotionOnCapture',
      formRules.some(({ taking }) => taking),
    ),
    ...flag('pieceDemotion', demotes),
    ...flag('sittuyinPromotion', instead.length > 0),
    ...(limits.length === 0 ? [] : [['promotionLimit', limits.join(' ')] as const]),
  ];
}

function castlingLines({ castlings, array, height }: GameData, kinds: KindKeys): Lines {
  if (castlings.length === 0) return [['castling', 'false']];
  const kindAt = (cell: string): string => array.find(({ at }) => at === cell)?.kind ?? '';
  const file = (isKings: boolean): string | undefined =>
    castlings.find(({ kingTo, partnerTo }) => fileOf(kingTo) > fileOf(partnerTo) === isKings)?.kingTo[0];
  const [{ side, king }] = castlings;
  const rank = rankOf(king) + 1;
  const [kings, queens] = [file(true), file(false)];
  return [
    [
      'castlingKingPiece',
      letters(
        castlings.map((one) => kindAt(one.king)),
        kinds,
      ),
    ],
    [
      'castlingRookPieces',
      letters(
        castlings.map((one) => kindAt(one.partner)),
        kinds,
      ),
    ],
    ['castlingKingFile', king[0]],
    ['castlingRank', side === 0 ? rank : height + 1 - rank],
    ...(kings === undefined ? [] : [['castlingKingsideFile', kings] as const]),
    ...(queens === undefined ? [] : [['castlingQueensideFile', queens] as const]),
  ];
}

/** Whose loss is the end, by check or by capture. The format has one list of kinds for both. */
function royalLines(data: GameData, kinds: KindKeys): Lines {
  const { pieces, rules, extinction } = data;
  const royals = pieces.filter(({ royal }) => royal).map(({ id }) => id);
  const king = kingLetterOf(data);
  const isPseudo = royals.length > 0 && (king === undefined || royals.length > 1);
  const isEach = rules.royals === 'each';
  const more = isEach ? royals.filter((id) => id !== king) : royals;
  const value = extinction ? EXTINCTION[extinction.result] : 'loss';
  const types = extinction
    ? extinction.kinds === null
      ? '*'
      : letters(extinction.kinds, kinds)
    : letters(more, kinds);
  return [
    ...(isPseudo || extinction
      ? ([
          ['extinctionValue', value],
          ['extinctionPieceTypes', types],
        ] as const)
      : []),
    ...flag('extinctionPseudoRoyal', isPseudo),
    ...flag('dupleCheck', rules.royals === 'one'),
    ...(isPseudo && isEach ? [['extinctionPieceCount', 64] as const] : []),
    ...(!isPseudo && extinction
      ? ([
          ['extinctionPieceCount', extinction.atMost],
          ['extinctionOpponentPieceCount', extinction.othersAtLeast],
        ] as const)
      : []),
    ...flag('extinctionClaim', extinction?.result === 'loses after an answer'),
  ];
}
const EXTINCTION = { loses: 'loss', 'loses after an answer': 'loss', wins: 'win', draw: 'draw' } as const;
const RESULT = { lost: 'loss', won: 'win', draw: 'draw' } as const;
/** Of the side to move, which has not brought the position about. */
const REPEATED = { won: 'loss', lost: 'win', draw: 'draw' } as const;

const FLIPS = { enclosed: 'reversi', beside: 'ataxx', 'beside if supported': 'quadwrangle' } as const;

function ruleLines({ rules, first, gatingFrom, pieces }: GameData): Lines {
  const { stalemate, repeated } = rules;
  const immune = pieces.filter(({ blast }) => blast === 'spares').map(({ letter }) => letter.toLowerCase());
  return [
    ['stalemateValue', RESULT[stalemate === 'fewer wins' ? 'won' : stalemate === 'more wins' ? 'lost' : stalemate]],
    ...flag('stalematePieceCount', stalemate === 'fewer wins' || stalemate === 'more wins'),
    ['checkmateValue', RESULT[rules.checkmate]],
    ['nFoldRule', rules.repetition],
    ...(repeated === 'first loses'
      ? ([
          ['nFoldValue', first === 0 ? 'loss' : 'win'],
          ['nFoldValueAbsolute', 'true'],
        ] as const)
      : ([['nFoldValue', REPEATED[repeated]]] as const)),
    ...flag('perpetualCheckIllegal', rules.perpetualCheck === 'lost'),
    ...(rules.perpetualChase === 'lost' ? [['chasingRule', 'axf'] as const] : []),
    ...flag('moveRepetitionIllegal', rules.toAndFro === 'lost'),
    ['nMoveRule', rules.noProgress],
    ...(rules.counting === 'none' ? [] : [['countingRule', rules.counting] as const]),
    ...(rules.givingCheck === 'forbidden' ? [['checking', 'false'] as const] : []),
    ...flag('mustCapture', rules.capture === 'must'),
    ...flag('capturesToHand', rules.captured === 'to hand'),
    ...flag('dropLoop', rules.promotedCaptives === 'stay'),
    ...flag('blastOnCapture', rules.capturesExplode === 'yes'),
    ...(immune.length === 0 ? [] : [['blastImmuneTypes', immune.join('')] as const]),
    ...flag('flyingGeneral', rules.facingRoyals === 'forbidden'),
    ...flag('bikjangRule', rules.facingRoyals === 'draw'),
    ...flag('immobilityIllegal', rules.immobile === 'forbidden'),
    ...flag('pass', rules.pass === 'yes'),
    ...flag('passOnStalemate', rules.pass === 'if stuck'),
    ...(rules.turnsOver === 'none' ? [] : [['flipEnclosedPieces', FLIPS[rules.turnsOver]] as const]),
    ...flag('adjudicateFullBoard', rules.fullBoard === 'ends'),
    ...flag('checkCounting', rules.checksToWin > 0),
    ...flag('seirawanGating', gatingFrom !== undefined),
    ...flag('gating', gatingFrom !== undefined),
  ];
}

const progressLines = (data: GameData, kinds: KindKeys): Lines =>
  asksForProgress(data) ? [['nMoveRuleTypes', letters(progressKinds(data), kinds)]] : [];

const WALLS = { none: 'none', 'left behind': 'past', anywhere: 'static', 'in line': 'arrow', moved: 'duck' } as const;
function wallLines(data: GameData): Lines {
  if (data.rules.walls === 'none') return [];
  const where = data.wallsOn === undefined ? [] : region(data, 'wallingRegion', data.wallsOn);
  return [['wallingRule', WALLS[data.rules.walls]], ...where];
}

function dropLines(data: GameData, kinds: KindKeys): Lines {
  const { drops, pieces, zones } = data;
  if (!drops) return [];
  const pawn = pieces.find(({ id }) => kinds.keys.get(id)?.key === 'pawn');
  const zone = drops.whereOf.find(({ kind }) => kind === pawn?.id)?.zone ?? drops.where;
  const cells = zone === BOARD ? cellsOf(data.width, data.height) : (zones[zone]?.[0] ?? []);
  const far = [...(pawn?.promotions ?? []), ...(pawn?.promotesInstead ? [pawn.promotesInstead] : [])].flatMap(
    (rule) => zones[rule.zone]?.[0] ?? [],
  );
  const rook = drops.whereOf.find(({ kind }) => kinds.keys.get(kind)?.key === 'rook');
  const rookCells = rook && (zones[rook.zone]?.[0] ?? []);
  return [
    ['pieceDrops', 'true'],
    ...region(data, 'dropRegion', drops.where),
    ...flag('firstRankPawnDrops', pawn !== undefined && cells.some((cell) => rankOf(cell) === 0)),
    ...flag('promotionZonePawnDrops', pawn !== undefined && cells.some((cell) => far.includes(cell))),
    ...(drops.perFile
      ? ([
          ['dropNoDoubled', letters([drops.perFile.kind], kinds)],
          ['dropNoDoubledCount', drops.perFile.most],
        ] as const)
      : []),
    ...flag('sittuyinRookDrop', rookCells?.every((cell) => rankOf(cell) === 0) === true),
    ...flag('shogiPawnDropMateIllegal', drops.mateBy !== undefined),
    ...(drops.givingCheck === 'forbidden' ? [['dropChecks', 'false'] as const] : []),
    ...flag('dropPromoted', drops.promoted === 'yes'),
    ...flag('mustDrop', drops.must === 'yes'),
    ...landingLines(data, drops),
  ];
}

/** Of pieces that are pushed in, the other program says that those from above and from the right pass others. */
const ENCLOSING_DROP: Readonly<Record<DropLanding, string>> = {
  ...{ lowest: 'top', 'pushed in': 'none', enclosing: 'reversi', 'beside friends': 'ataxx' },
  'not beside enemies': 'snort',
};
function landingLines(data: GameData, { onto, firstOnto }: Drops): Lines {
  if (onto === undefined) return [];
  const first = firstOnto === undefined ? [] : (data.zones[firstOnto]?.[0] ?? []);
  return [
    ['enclosingDrop', ENCLOSING_DROP[onto]],
    ...(first.length === 0 ? [] : [['enclosingDropStart', regionText(data, first)] as const]),
  ];
}

function endingLines(data: GameData, kinds: KindKeys): Lines {
  return [...pointsLines(data, kinds), ...goalLines(data, kinds), ...rowLines(data, kinds)];
}
/** Where it is none of the rules of the other program, nothing is written, and the game comes back as another one. */
function pointsLines({ points }: GameData, { keys }: KindKeys): Lines {
  if (!points) return [];
  const meaning = ({ of, odds }: Points): string =>
    JSON.stringify([
      Object.entries(of)
        .filter(([, n]) => n > 0)
        .sort(),
      odds,
    ]);
  const named = [...keys].map(([id, { key }]) => [id, key] as const);
  const rule = MATERIAL_COUNTINGS.find((one) => {
    const theirs = pointsUnder(one, named);
    return theirs !== undefined && meaning(theirs) === meaning(points);
  });
  return rule === undefined ? [] : [['materialCounting', rule]];
}
function rowLines(data: GameData, kinds: KindKeys): Lines {
  const { row, square, connection } = data;
  // all are about the same kinds there, and mean the same
  const one = row ?? square ?? connection;
  if (!one) return [];
  const without = (key: string, line: RowLine): Lines =>
    (row ?? connection)?.lines.includes(line) === false ? [[key, 'false']] : [];
  return [
    ...(row ? [[row.gaps ? 'collinearN' : 'connectN', `${row.length}`] as const] : []),
    ...(square ? [['connectNxN', `${square.side}`] as const] : []),
    ...(connection?.zones.flatMap((zone, n) => region(data, `connectRegion${n + 1}`, zone)) ?? []),
    ...(one.kinds === null ? [] : [['connectPieceTypes', letters(one.kinds, kinds)] as const]),
    ...without('connectHorizontal', 'ranks'),
    ...without('connectVertical', 'files'),
    ...without('connectDiagonal', 'diagonals'),
    ...(one.result === 'loses' ? [['connectValue', 'loss'] as const] : []),
  ];
}
function goalLines(data: GameData, kinds: KindKeys): Lines {
  const { goal } = data;
  if (!goal) return [];
  return [
    ...SIDES.map((side, s): IniLine => {
      const kind = goal.kinds[s];
      return [`flagPiece${side}`, kind === null ? '*' : letters([kind], kinds)];
    }),
    ...region(data, 'flagRegion', goal.zone),
    ...flag('flagMove', goal.when.endsWith('after an answer')),
    ...flag('flagPieceSafe', goal.when.startsWith('if safe')),
    ...(goal.several ? [['flagPieceCount', goal.several.atLeast] as const] : []),
    ...flag('flagPieceBlockedWin', goal.several?.orFull === true),
  ];
}
