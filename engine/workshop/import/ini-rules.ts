/** Check, endings, and everything else that is a rule of the whole game. */
import { type Extinction, type GameData, type Goal, ROW_LINES, type Row, type Zone } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import type { RuleNumbers, RuleWordValues } from '../rule-values.ts';
import type { IniArray } from './ini-array.ts';
import type { IniValues } from './ini-keys.ts';
import type { IniKinds } from './ini-kinds.ts';
import { sentences } from './sentences.ts';
import { ZONES } from './zone-names.ts';

const RESULTS = ['loss', 'win', 'draw'] as const;
const RESULT = { loss: 'lost', win: 'won', draw: 'draw' } as const;
/** Where the pieces are counted, whoever has more of them is in the place of the side to move. A draw stays one. */
const RESULT_BY_COUNT = { lost: 'more wins', won: 'fewer wins', draw: 'draw' } as const;
const EXTINCTION = { loss: 'loses', win: 'wins', draw: 'draw' } as const;

export function readIniRules(values: IniValues, kinds: IniKinds, placed: IniArray): RuleWordValues & RuleNumbers {
  const flag = (key: string, usual = false): boolean => values.flag(key, usual);
  const pseudoRoyal = flag('extinctionPseudoRoyal');
  const count = values.number('extinctionPieceCount', 0);
  const explodes = flag('blastOnCapture');
  const extinct = kinds.set('extinctionPieceTypes', '');
  kinds.edit('king', () => ({ royal: true }));
  if (explodes) kinds.edit('pawn', () => ({ blast: 'spares beside' }));
  for (const key of kinds.set('blastImmuneTypes', '')) kinds.edit(key, () => ({ blast: 'spares' }));
  const hasKing = kinds.get('king') !== undefined;
  // all kinds together are counted as one
  const isOfAll = values.text('extinctionPieceTypes')?.trim() === '*';
  const extinctRoyals = pseudoRoyal && !(isOfAll && hasKing) ? extinct : [];
  for (const key of extinctRoyals) kinds.edit(key, () => ({ royal: true }));
  const royalKinds = new Set([...extinctRoyals, ...(hasKing ? ['king'] : [])]);
  if (count > 0 && pseudoRoyal) refuseManyRoyals(values, kinds, placed, count);
  const isLast = pseudoRoyal && count === 0;
  const lasts = royalKinds.size > 1 && !isOfAll ? 'last of each kind' : 'last';
  const mustCapture = flag('mustCapture');
  const check = hasKing || pseudoRoyal ? 'yes' : 'no';
  const stalemate = RESULT[values.word('stalemateValue', RESULTS) ?? 'draw'];
  return {
    check,
    royals: flag('dupleCheck') ? 'one' : isLast ? lasts : 'each',
    givingCheck: flag('checking', true) ? 'allowed' : 'forbidden',
    flight: flag('makpongRule') ? 'forbidden' : 'allowed',
    capture: mustCapture ? 'must' : 'free',
    captured: flag('capturesToHand') ? 'to hand' : 'gone',
    promotedCaptives: flag('dropLoop') ? 'stay' : 'fall back',
    capturesExplode: explodes ? 'yes' : 'no',
    facingRoyals: flag('flyingGeneral') ? 'forbidden' : flag('bikjangRule') ? 'draw' : 'allowed',
    immobile: flag('immobilityIllegal') ? 'forbidden' : 'allowed',
    pass: passIn(values),
    turnsOver: turnsOverIn(values, check === 'yes'),
    stalemate: flag('stalematePieceCount') ? RESULT_BY_COUNT[stalemate] : stalemate,
    fullBoard: flag('adjudicateFullBoard') ? 'ends' : 'play on',
    checkmate: RESULT[values.word('checkmateValue', RESULTS) ?? 'loss'],
    ...repetitionIn(values, placed, check === 'yes'),
    noProgress: values.number('nMoveRule', 50),
    insufficientMaterial: 'draw',
    counting: values.word('countingRule', ['none', 'makruk', 'cambodian', 'asean']) ?? 'none',
    checksToWin: placed.checks,
    ...{ walls: 'none', movesATurn: 1, firstTurn: 0 },
  };
}

/** Royal is there whoever is one of so few: `count` and one more. Here it does not depend on how many there are. */
function refuseManyRoyals(values: IniValues, kinds: IniKinds, { array, hands }: IniArray, count: number): void {
  const isMany = kinds.set('extinctionPieceTypes', '').some((key) =>
    ([0, 1] as const).some((side) => {
      const id = kinds.idOf(key);
      const onBoard = array.filter((piece) => piece.side === side && piece.kind === id).length;
      return onBoard + hands[side].filter((kind) => kind === id).length > count + 1;
    }),
  );
  if (isMany) values.refuse('extinctionPieceCount', sentences.notPossible(sentences.impossible.manyRoyals));
}

function passIn(values: IniValues): RuleWordValues['pass'] {
  const isOfBoth = (key: 'pass' | 'passOnStalemate'): boolean => {
    const both = values.flag(key, false);
    const [white, black] = [values.flag(`${key}White`, both), values.flag(`${key}Black`, both)];
    if (white !== black)
      values.refuse(`${key}${white ? 'White' : 'Black'}`, sentences.notPossible(sentences.impossible.passingByOne));
    return white && black;
  };
  const [always, stuck] = [isOfBoth('pass'), isOfBoth('passOnStalemate')];
  return always ? 'yes' : stuck ? 'if stuck' : 'no';
}
const TURNS_OVER = { none: 'none', reversi: 'enclosed', ataxx: 'beside', quadwrangle: 'beside if supported' } as const;
function turnsOverIn(values: IniValues, hasCheck: boolean): RuleWordValues['turnsOver'] {
  const key = 'flipEnclosedPieces';
  const turnsOver = TURNS_OVER[values.word(key, ['none', 'reversi', 'ataxx', 'quadwrangle']) ?? 'none'];
  if (turnsOver !== 'none' && hasCheck) values.refuse(key, sentences.notPossible(sentences.impossible.turningRoyals));
  return turnsOver;
}

type RepetitionRules = Pick<
  RuleWordValues & RuleNumbers,
  'repetition' | 'repeated' | 'perpetualCheck' | 'perpetualChase' | 'toAndFro'
>;
function repetitionIn(values: IniValues, { first }: IniArray, hasCheck: boolean): RepetitionRules {
  const result = values.word('nFoldValue', RESULTS) ?? 'draw';
  const isAbsolute = values.flag('nFoldValueAbsolute', false) && result !== 'draw';
  const repetition = values.number('nFoldRule', 3);
  const isPerpetualLost = values.flag('perpetualCheckIllegal', false) && hasCheck && repetition > 0;
  // an absolute result is White's
  if (isAbsolute && (result === 'loss') !== (first === 0))
    values.refuse('nFoldValueAbsolute', sentences.notPossible(sentences.impossible.firstWinsRepeated));
  return {
    repetition,
    repeated: repetition === 0 ? 'draw' : isAbsolute ? 'first loses' : REPEATED[result],
    perpetualCheck: isPerpetualLost ? 'lost' : 'allowed',
    perpetualChase: values.word('chasingRule', ['axf', 'none']) === 'axf' && repetition > 0 ? 'lost' : 'allowed',
    toAndFro: values.flag('moveRepetitionIllegal', false) && repetition > 0 ? 'lost' : 'allowed',
  };
}
/** Of the side to move, which has not brought the position about. */
const REPEATED = { loss: 'won', win: 'lost', draw: 'draw' } as const;

export function readIniEndings(
  values: IniValues,
  kinds: IniKinds,
  setZone: SetZone,
): Pick<GameData, 'goal' | 'row' | 'square' | 'connection' | 'extinction'> {
  const flag = values.zone('flagRegion', [], []);
  const pieces = kinds.sidedOne('flagPiece', '*');
  const kindOf = (key: string | undefined): string | null => (key === undefined ? null : kinds.idOf(key));
  const hasAnswer = values.flag('flagMove', false);
  const whenSafe = hasAnswer ? 'if safe or after an answer' : 'if safe';
  const when: Goal['when'] = values.flag('flagPieceSafe', false) ? whenSafe : hasAnswer ? 'after an answer' : 'at once';
  const atLeast = values.number('flagPieceCount', 1);
  const orFull = values.flag('flagPieceBlockedWin', false) && atLeast > 1;
  if (atLeast > LIMITS.atGoal)
    values.refuse('flagPieceCount', sentences.notPossible(sentences.impossible.value(`${atLeast}`)));
  const several = atLeast > 1 && { several: { atLeast, orFull } };
  const hasGoal = flag[0].length + flag[1].length > 0;
  const goal = { kinds: pieces.map(kindOf) as [string | null, string | null], zone: '', when, ...several };
  const extinction = readExtinction(values, kinds);
  return {
    ...(hasGoal && { goal: { ...goal, zone: setZone(ZONES.goal, flag) } }),
    ...readRows(values, kinds, setZone),
    ...(extinction && { extinction }),
  };
}
const ROW_KEYS = { ranks: 'connectHorizontal', files: 'connectVertical', diagonals: 'connectDiagonal' } as const;
type SetZone = (name: string, zone: Zone) => string;
/** Pieces side by side, on one line with gaps, in a square and in a chain; which kinds count and what it means is said of all of them. */
function readRows(
  values: IniValues,
  kinds: IniKinds,
  setZone: SetZone,
): Pick<GameData, 'row' | 'square' | 'connection'> {
  const size = (key: string): number => {
    const number = values.number(key, 0);
    if (number !== 0 && (number < 2 || number > LIMITS.side))
      values.refuse(key, sentences.notPossible(sentences.impossible.value(`${number}`)));
    return number;
  };
  const [length, onLine, side] = [size('connectN'), size('collinearN'), size('connectNxN')];
  const whose = kinds.set('connectPieceTypes', '*');
  const result = (values.word('connectValue', ['win', 'loss']) ?? 'win') === 'win' ? 'wins' : 'loses';
  const lines = ROW_LINES.filter((line) => values.flag(ROW_KEYS[line], true));
  const isAll = (values.text('connectPieceTypes') ?? '*').trim() === '*';
  const ids = isAll ? null : whose.map((key) => kinds.idOf(key));
  // so many side by side are so many on a line, too
  const hasGaps = onLine > 0 && (length === 0 || onLine <= length);
  if (onLine > 0 && !hasGaps) values.refuse('collinearN', sentences.notPossible(sentences.impossible.twoRows));
  const ends = [1, 2].map((n): Zone => {
    const [white, black] = ['White', 'Black'].map((one) => values.region(`connectRegion${n}${one}`) ?? []);
    return [white, black];
  });
  const isConnecting = lines.length > 0 && [0, 1].some((one) => ends.every((zone) => zone[one].length > 0));
  const row: Row = { length: hasGaps ? onLine : length, kinds: ids, lines, ...(hasGaps && { gaps: true }), result };
  return {
    ...(row.length > 0 && lines.length > 0 && { row }),
    ...(side > 0 && { square: { side, kinds: ids, result } }),
    ...(isConnecting && {
      connection: {
        zones: [setZone(ZONES.oneEnd, ends[0]), setZone(ZONES.otherEnd, ends[1])],
        ...{ kinds: ids, lines, result },
      },
    }),
  };
}
function readExtinction(values: IniValues, kinds: IniKinds): Extinction | null {
  const result = values.word('extinctionValue', [...RESULTS, 'none']);
  const isAll = values.text('extinctionPieceTypes')?.trim() === '*';
  const isOnlyRoyal = values.flag('extinctionPseudoRoyal', false) && !values.flag('blastOnCapture', false);
  // a negative number says nothing
  const othersAtLeast = values.text('extinctionOpponentPieceCount')?.startsWith('-')
    ? 0
    : values.number('extinctionOpponentPieceCount', 0);
  const isClaimed = values.flag('extinctionClaim', false);
  if (result === null || result === 'none' || isOnlyRoyal) return null;
  if (isClaimed && result !== 'loss')
    values.refuse('extinctionClaim', sentences.notPossible(sentences.impossible.value('true')));
  const ids = kinds.set('extinctionPieceTypes', '').map((key) => kinds.idOf(key));
  // a value of nothing changes nothing there, either
  if (ids.length === 0) return null;
  return {
    kinds: isAll ? null : ids,
    atMost: values.number('extinctionPieceCount', 0),
    ...{ othersAtLeast, result: isClaimed ? 'loses after an answer' : EXTINCTION[result] },
  };
}
