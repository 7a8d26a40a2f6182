/** How a game ends, as sentences. */
import { live } from '../../shared/language.ts';
import { asksForProgress, progressKinds } from '../advancing.ts';
import {
  BOARD,
  type Connection,
  type Extinction,
  type GameData,
  type Goal,
  type PieceSquare,
  ROW_LINES,
  type Row,
  type SeveralAtGoal,
} from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { whyNoChase } from '../perpetual-chase.ts';
import { NUMBERS } from '../rule-values.ts';
import { canJudgeToAndFro, staysAway } from '../to-and-fro.ts';
import { a, anyOf } from './articles.ts';
import {
  choiceOf,
  choiceWords,
  firstZone,
  KindChoices,
  numberField,
  printing,
  toggleAt,
  zoneChoice,
  zoneSettings,
} from './choices.ts';
import { countingSentence } from './counting-sentence.ts';
import { declarationSentences } from './declaration-sentences.ts';
import { pointsSentence } from './points-sentence.ts';
import { hasCheck } from './rule-sentences.ts';
import { type ChoiceField, type DataChange, type DataPath, type Sentence, withParts } from './sentence.ts';
import { hasLongTurns } from './turn-sentences.ts';

const USUAL_ACTIONS = 200;
const MOST_OTHERS = 9;
const COUNTS = ['no', 'only one', 'only two', 'only three', 'only four'];
const only = (n: number): string => COUNTS[n] ?? `only ${n}`;
const turnWord = (n: number, isLong: boolean): string => `${isLong ? 'turn' : 'move'}${n === 1 ? '' : 's'}`;

/** `isLong`: turns are counted, because not each of them is one move. */
export const words = live('workshopEndings', {
  /** behind a player */
  loses: 'loses',
  wins: 'wins',
  draws: 'has a draw',
  checkmate: 'A player who is checkmated {result}.',
  stalemate: {
    says: 'If the player to move has no move, {result}.',
    draw: 'the game is drawn',
    lost: 'that player loses',
    won: 'that player wins',
    fewerWins: 'the player with fewer pieces wins',
    moreWins: 'the player with more pieces on the board wins',
  },
  fullBoard: {
    says: 'When no square is empty, the game is drawn.',
    /** where points decide */
    saysByPoints:
      'When no square is empty, the game ends: the player with more points on the board wins, and if they have equally many, it is drawn.',
    /** the end by it: its name, and what is said */
    name: 'Full board',
    drawn: 'A draw: no square is empty.',
  },
  insufficientMaterial: 'If neither player has the pieces left to checkmate the other, the game is drawn.',
  noProgress: {
    says: (count: number, isLong: boolean) =>
      `The game is drawn after {count} ${turnWord(count, isLong)} of each player without a capture or an advance.`,
    label: 'How many moves',
  },
  progressBy: {
    says: 'What counts as an advance: {moves}.',
    /** where `moves` is `nothing` */
    saysNothing: '{moves} counts as an advance: only a capture starts the count again.',
    label: 'Which pieces',
    moves: (names: readonly string[]): string => `moves of ${anyOf(names)} that it could not take straight back`,
    nothing: 'No move',
  },
  drawAfter: {
    says: (count: number, isLong: boolean) =>
      `After {count} ${turnWord(count, isLong)} of both players together the game is drawn.`,
    label: 'How many moves',
  },
  goal: {
    either: 'Whoever brings {piece} to {zone} {result}.',
    each: 'If White brings {white}, or Black {black}, to {zone} {result}.',
    anyPiece: 'a piece',
    when: 'When',
    atOnce: 'wins',
    afterAnswer: 'wins, but if White does so first, Black can still draw by doing so with the next move',
    ifSafe: 'wins as soon as it cannot be captured there',
    ifSafeOrAfterAnswer:
      'wins, at once if it cannot be captured there, or else if it still stands there after the opponent’s next move',
    /** what is said behind the goal: one piece is not enough */
    several: {
      says: 'But it takes {count} of these pieces there at the same time{full}.',
      label: 'How many',
      whenFull: 'When the goal is full',
      notFull: 'whoever stands on its other squares',
      orFull: 'or only one of them while no square of it is empty',
      /** the same in the rulebook, which says nothing where it is `notFull` */
      printedOrFull: ', or only one of them while no square of it is empty',
    },
  },
  row: {
    says: 'Whoever gets {count} {pieces} {how} {lines} {result}.',
    label: 'How many',
    which: 'Which pieces',
    pieces: 'pieces',
    only: (names: readonly string[]): string => `pieces (${names.join(', ')})`,
    how: 'How they stand',
    sideBySide: 'side by side',
    gaps: 'with or without gaps',
    where: 'In which lines',
    anyLine: 'on a rank, a file or a diagonal',
    ranksFiles: 'on a rank or a file',
    ranksDiagonals: 'on a rank or a diagonal',
    filesDiagonals: 'on a file or a diagonal',
    ranks: 'on a rank',
    files: 'on a file',
    diagonals: 'on a diagonal',
    /** the end by it: its name, and what is said */
    name: 'Pieces in a row',
    won: '{winner} wins with pieces in a row.',
    lost: '{loser} loses with pieces in a row.',
    wonWithGaps: '{winner} wins with pieces on one line.',
    lostWithGaps: '{loser} loses with pieces on one line.',
  },
  square: {
    says: 'Whoever fills a square, {count} squares wide and high, with {pieces} {result}.',
    label: 'How wide and high',
    name: 'Pieces in a square',
    won: '{winner} wins with pieces in a square.',
    lost: '{loser} loses with pieces in a square.',
  },
  connection: {
    says: 'Whoever connects {from} with {to} by a chain of {pieces}, each beside the next {lines}, {result}.',
    name: 'Connection',
    won: '{winner} wins with a chain of pieces.',
    lost: '{loser} loses with a chain of pieces.',
  },
  extinction: {
    says: 'A player who has {count} {pieces} left{others} {result}.',
    label: 'How many',
    count: only,
    which: 'Which pieces',
    /** any pieces, of which there are so many */
    pieces: (atMost: number): string => (atMost === 1 ? 'piece' : 'pieces'),
    anyOf: (names: readonly string[], atMost: number): string => names.join(` or ${only(atMost)} `),
    afterAnswer: 'loses, but draws by bringing the opponent to as few with the next move',
    others: 'What the opponent has',
    whatever: 'whatever the opponent has',
    atLeast: (n: number): string => `if the opponent has at least ${n}`,
    /** the same in the rulebook, which says nothing where it is whatever the opponent has */
    printed: (n: number): string => `, if the opponent has at least ${n},`,
  },
  checksToWin: {
    /** `one`: giving check one time */
    one: 'Giving check {count} time wins.',
    several: 'Giving check {count} times wins.',
    label: 'How often',
  },
  repetition: {
    says: 'When a position occurs for the {count} time, {result}.',
    label: 'How often',
    /** from the second to the ninth */
    counts: ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
    draw: 'the game is drawn',
    lost: 'whoever made the last move loses',
    won: 'whoever made the last move wins',
    firstLoses: 'whoever began the game loses',
  },
  perpetualCheck: (isLong: boolean): string =>
    `But whoever has given check with every ${isLong ? 'turn' : 'move'} since it first occurred loses.`,
  perpetualChase:
    'But whoever has chased one piece with every move since the position first occurred loses, unless both players have. A chase is a new attack on a piece that is not protected, or by a weaker piece; but not by a royal piece or a Soldier, or on a Soldier that cannot step sideways yet.',
  /** the end by it: its name, and what is said; players stand in braces */
  chase: 'Perpetual chase',
  chased: (piece: string): string => `{loser} loses by perpetual chase of ${a(piece)}.`,
  toAndFro: {
    says: 'Whoever moves one piece five times in a row, the last four times to and fro between two squares, loses, unless anything has been captured, promoted or dropped or has advanced since the first of these moves, or that player was in check before one of them.',
    /** of pieces that stay on a part of the board */
    free: (pieces: readonly string[]): string =>
      `This does not apply to pieces that never get to where a royal piece of the opponent may stand: ${pieces.join(', ')}.`,
    /** the end by it: its name, and what is said; players stand in braces */
    name: 'To and fro',
    lost: '{loser} loses by moving one piece to and fro.',
  },
});

export function endingSentences(data: GameData): readonly Sentence[] {
  const { rules } = data;
  const isLong = hasLongTurns(data);
  const mate: Sentence = {
    id: 'checkmate',
    parts: withParts(words.checkmate, {
      result: choiceOf(choiceWords.result, ['rules', 'checkmate'], rules.checkmate, [
        ['lost', words.loses],
        ['won', words.wins],
        ['draw', words.draws],
      ]),
    }),
  };
  const { stalemate } = words;
  const stuck: Sentence = {
    id: 'stalemate',
    parts: withParts(stalemate.says, {
      result: choiceOf(choiceWords.result, ['rules', 'stalemate'], rules.stalemate, [
        ['draw', stalemate.draw],
        ['lost', stalemate.lost],
        ['won', stalemate.won],
        ['fewer wins', stalemate.fewerWins],
        ['more wins', stalemate.moreWins],
      ]),
    }),
  };
  const quiet = rules.noProgress || NUMBERS.noProgress.usual;
  const all = data.drawAfter ?? USUAL_ACTIONS;
  return [
    ...(hasCheck(data) ? [mate] : []),
    stuck,
    goalSentence(data),
    ...severalSentence(data),
    rowSentence(data),
    squareSentence(data),
    connectionSentence(data),
    {
      id: 'fullBoard',
      toggle: toggleAt(['rules', 'fullBoard'], rules.fullBoard === 'ends', 'ends', 'play on'),
      parts: [data.points === undefined ? words.fullBoard.says : words.fullBoard.saysByPoints],
    },
    extinctionSentence(data),
    ...(hasCheck(data) ? declarationSentences(data) : []),
    ...(hasCheck(data) ? [checksSentence(data)] : []),
    repetitionSentence(data),
    ...(hasCheck(data) && rules.repetition > 0 ? [perpetualSentence(data)] : []),
    ...(rules.repetition > 0 ? chaseSentence(data) : []),
    ...toAndFroSentence(data),
    ...(hasCheck(data) ? [materialSentence(data)] : []),
    {
      id: 'noProgress',
      toggle: toggleAt(['rules', 'noProgress'], rules.noProgress > 0, NUMBERS.noProgress.usual, 0),
      parts: withParts(words.noProgress.says(quiet, isLong), {
        count: numberField(words.noProgress.label, ['rules', 'noProgress'], quiet, [1, NUMBERS.noProgress.most]),
      }),
    },
    ...(asksForProgress(data) ? [progressSentence(data)] : []),
    countingSentence(data),
    pointsSentence(data),
    {
      id: 'drawAfter',
      toggle: toggleAt(['drawAfter'], data.drawAfter !== undefined, USUAL_ACTIONS),
      parts: withParts(words.drawAfter.says(all, isLong), {
        count: numberField(words.drawAfter.label, ['drawAfter'], all, [1, LIMITS.actions]),
      }),
    },
  ];
}

function progressSentence(data: GameData): Sentence {
  const { label, moves, nothing, says, saysNothing } = words.progressBy;
  const at = ['progressBy'];
  const now = progressKinds(data);
  const list = new KindChoices(data).several(label, at, now, moves);
  return {
    id: 'progressBy',
    toggle: toggleAt(at, data.progressBy !== undefined, now),
    parts: withParts(now.length === 0 ? saysNothing : says, {
      moves: { ...list, none: { says: nothing, to: [] }, prints: now.length === 0 ? nothing : list.prints },
    }),
  };
}

function goalSentence(data: GameData): Sentence {
  const { goal, pieces } = data;
  const royal = pieces.find((piece) => piece.royal)?.id ?? null;
  const now: Goal = goal ?? { kinds: [royal, royal], zone: firstZone(data), when: 'at once' };
  const [first, second] = now.kinds;
  const to = (kinds: Goal['kinds']): readonly DataChange[] => [{ at: ['goal', 'kinds'], to: kinds }];
  const zoneSetting = (zone: string): readonly DataChange[] => [{ at: ['goal', 'zone'], to: zone }];
  const ends = {
    zone: zoneChoice(data, choiceWords.zone, now.zone, zoneSetting, now.zone === BOARD),
    result: choiceOf(words.goal.when, ['goal', 'when'], now.when, [
      ['at once', words.goal.atOnce],
      ['after an answer', words.goal.afterAnswer],
      ['if safe', words.goal.ifSafe],
      ['if safe or after an answer', words.goal.ifSafeOrAfterAnswer],
    ]),
  };
  return {
    id: 'goal',
    toggle: {
      ...toggleAt(['goal'], goal !== undefined, now),
      on: zoneSettings(data, now.zone, (zone) => [{ at: ['goal'], to: { ...now, zone } }]),
    },
    parts:
      first === second
        ? withParts(words.goal.either, { ...ends, piece: anyKind(data, first, (kind) => to([kind, kind])) })
        : withParts(words.goal.each, {
            ...ends,
            white: anyKind(data, first, (kind) => to([kind, second])),
            black: anyKind(data, second, (kind) => to([first, kind])),
          }),
  };
}
function severalSentence({ goal }: GameData): readonly Sentence[] {
  if (!goal) return [];
  const now: SeveralAtGoal = goal.several ?? { atLeast: 2, orFull: false };
  const say = words.goal.several;
  const at = ['goal', 'several'];
  const full = choiceOf(say.whenFull, [...at, 'orFull'], now.orFull, [
    [false, say.notFull],
    [true, say.orFull],
  ]);
  return [
    {
      id: 'severalAtGoal',
      toggle: toggleAt(at, goal.several !== undefined, now),
      parts: withParts(say.says, {
        count: numberField(say.label, [...at, 'atLeast'], now.atLeast, [2, LIMITS.atGoal]),
        full: printing(full, ['', say.printedOrFull]),
      }),
    },
  ];
}
/** A kind, or any piece. */
function anyKind(
  data: GameData,
  now: string | null,
  settings: (kind: string | null) => readonly DataChange[],
): ChoiceField {
  const kinds = [null, ...data.pieces.map(({ id }) => id)];
  const nameOf = (kind: string): string => new KindChoices(data).nameOf(kind);
  return {
    ...{ is: 'choice', label: choiceWords.whichPiece, chosen: kinds.indexOf(now) },
    values: kinds.map((kind) => ({ says: kind === null ? words.goal.anyPiece : a(nameOf(kind)), set: settings(kind) })),
  };
}

function rowSentence(data: GameData): Sentence {
  const { row } = data;
  const now: Row = row ?? {
    length: Math.min(4, data.width, data.height),
    kinds: null,
    lines: ROW_LINES,
    result: 'wins',
  };
  const at = ['row'];
  const say = words.row;
  const list = new KindChoices(data).several(say.which, [...at, 'kinds'], now.kinds ?? [], say.only);
  return {
    id: 'row',
    toggle: toggleAt(at, row !== undefined, now),
    parts: withParts(say.says, {
      count: numberField(say.label, [...at, 'length'], now.length, [2, LIMITS.side]),
      pieces: { ...list, none: { says: say.pieces, to: null }, prints: now.kinds === null ? say.pieces : list.prints },
      how: {
        ...{ is: 'choice', label: say.how, chosen: now.gaps ? 1 : 0 },
        values: [
          { says: say.sideBySide, set: [{ at: [...at, 'gaps'] }] },
          { says: say.gaps, set: [{ at: [...at, 'gaps'], to: true }] },
        ],
      },
      lines: linesChoice([...at, 'lines'], now.lines),
      result: choiceOf(choiceWords.result, [...at, 'result'], now.result, [
        ['wins', words.wins],
        ['loses', words.loses],
      ]),
    }),
  };
}

function linesChoice(at: DataPath, now: Row['lines']): ChoiceField {
  const say = words.row;
  const lines = [
    [ROW_LINES, say.anyLine],
    [['ranks', 'files'], say.ranksFiles],
    [['ranks', 'diagonals'], say.ranksDiagonals],
    [['files', 'diagonals'], say.filesDiagonals],
    [['ranks'], say.ranks],
    [['files'], say.files],
    [['diagonals'], say.diagonals],
  ] as const;
  return {
    ...choiceOf<Row['lines']>(say.where, at, now, lines),
    chosen: lines.findIndex(([some]) => some.join() === now.join()),
  };
}

function connectionSentence(data: GameData): Sentence {
  const from = firstZone(data);
  const other = Object.keys(data.zones)[1] ?? (from === 'first rank' ? 'last rank' : 'first rank');
  const now: Connection = data.connection ?? { zones: [from, other], kinds: null, lines: ROW_LINES, result: 'wins' };
  const at = ['connection'];
  const say = words.row;
  const list = new KindChoices(data).several(say.which, [...at, 'kinds'], now.kinds ?? [], say.only);
  const zoneAt = (n: 0 | 1): ChoiceField =>
    zoneChoice(data, choiceWords.zone, now.zones[n], (zone) => [{ at: [...at, 'zones', n], to: zone }]);
  return {
    id: 'connection',
    toggle: {
      ...toggleAt(at, data.connection !== undefined, now),
      on: [...now.zones.flatMap((zone) => zoneSettings(data, zone, () => [])), { at, to: now }],
    },
    parts: withParts(words.connection.says, {
      from: zoneAt(0),
      to: zoneAt(1),
      pieces: { ...list, none: { says: say.pieces, to: null }, prints: now.kinds === null ? say.pieces : list.prints },
      lines: linesChoice([...at, 'lines'], now.lines),
      result: choiceOf(choiceWords.result, [...at, 'result'], now.result, [
        ['wins', words.wins],
        ['loses', words.loses],
      ]),
    }),
  };
}

function squareSentence(data: GameData): Sentence {
  const now: PieceSquare = data.square ?? { side: 2, kinds: null, result: 'wins' };
  const at = ['square'];
  const say = words.row;
  const list = new KindChoices(data).several(say.which, [...at, 'kinds'], now.kinds ?? [], say.only);
  return {
    id: 'square',
    toggle: toggleAt(at, data.square !== undefined, now),
    parts: withParts(words.square.says, {
      count: numberField(words.square.label, [...at, 'side'], now.side, [2, LIMITS.side]),
      pieces: { ...list, none: { says: say.pieces, to: null }, prints: now.kinds === null ? say.pieces : list.prints },
      result: choiceOf(choiceWords.result, [...at, 'result'], now.result, [
        ['wins', words.wins],
        ['loses', words.loses],
      ]),
    }),
  };
}

function extinctionSentence(data: GameData): Sentence {
  const { extinction } = data;
  const now: Extinction = extinction ?? { kinds: null, atMost: 0, othersAtLeast: 0, result: 'loses' };
  const at = ['extinction'];
  const say = words.extinction;
  const list = new KindChoices(data).several(say.which, [...at, 'kinds'], now.kinds ?? [], (names) =>
    say.anyOf(names, now.atMost),
  );
  const pieces = say.pieces(now.atMost);
  const others = choiceOf(
    say.others,
    [...at, 'othersAtLeast'],
    now.othersAtLeast,
    Array.from({ length: MOST_OTHERS + 1 }, (_, n) => [n, n === 0 ? say.whatever : say.atLeast(n)]),
  );
  return {
    id: 'extinction',
    toggle: toggleAt(at, extinction !== undefined, now),
    parts: withParts(say.says, {
      count: choiceOf(say.label, [...at, 'atMost'], now.atMost, counts(now.atMost)),
      pieces: { ...list, none: { says: pieces, to: null }, prints: now.kinds === null ? pieces : list.prints },
      others: printing(
        others,
        others.values.map((_, n) => (n === 0 ? '' : say.printed(n))),
      ),
      result: choiceOf(choiceWords.result, [...at, 'result'], now.result, [
        ['loses', words.loses],
        ['loses after an answer', say.afterAnswer],
        ['wins', words.wins],
        ['draw', words.draws],
      ]),
    }),
  };
}
/** One digit can stand in a file. */
const counts = (now: number): readonly (readonly [number, string])[] =>
  Array.from({ length: Math.max(COUNTS.length, now + 1) }, (_, n) => [n, words.extinction.count(n)]);

function checksSentence({ rules }: GameData): Sentence {
  const at = ['rules', 'checksToWin'];
  const { checksToWin } = rules;
  return {
    id: 'checksToWin',
    toggle: toggleAt(at, checksToWin > 0, 3, 0),
    parts: withParts(checksToWin === 1 ? words.checksToWin.one : words.checksToWin.several, {
      count: numberField(words.checksToWin.label, at, checksToWin || 3, [1, NUMBERS.checksToWin.most]),
    }),
  };
}

function repetitionSentence({ rules }: GameData): Sentence {
  const at = ['rules', 'repetition'];
  const { repetition, repeated } = rules;
  const now = repetition || NUMBERS.repetition.usual;
  const say = words.repetition;
  const values = say.counts.map((says, i) => [i + 2, says] as const);
  return {
    id: 'repetition',
    toggle: toggleAt(at, repetition > 0, now, 0),
    parts: withParts(say.says, {
      count: choiceOf(say.label, at, now, values),
      result: choiceOf(choiceWords.result, ['rules', 'repeated'], repeated, [
        ['draw', say.draw],
        ['lost', say.lost],
        ['won', say.won],
        ['first loses', say.firstLoses],
      ]),
    }),
  };
}
function perpetualSentence(data: GameData): Sentence {
  const { rules } = data;
  return {
    id: 'perpetualCheck',
    toggle: toggleAt(['rules', 'perpetualCheck'], rules.perpetualCheck === 'lost', 'lost', 'allowed'),
    parts: [words.perpetualCheck(hasLongTurns(data))],
  };
}
function chaseSentence(data: GameData): readonly Sentence[] {
  const isLost = data.rules.perpetualChase === 'lost';
  // it can be switched off even where it could not be switched on
  if (!isLost && whyNoChase(data) !== null) return [];
  return [
    {
      id: 'perpetualChase',
      toggle: toggleAt(['rules', 'perpetualChase'], isLost, 'lost', 'allowed'),
      parts: [words.perpetualChase],
    },
  ];
}
function toAndFroSentence(data: GameData): readonly Sentence[] {
  const isLost = data.rules.toAndFro === 'lost';
  if (!isLost && !canJudgeToAndFro(data)) return [];
  const { says, free } = words.toAndFro;
  const kinds = data.pieces.filter((piece) => ([0, 1] as const).every((side) => staysAway(data, piece, side)));
  return [
    {
      id: 'toAndFro',
      toggle: toggleAt(['rules', 'toAndFro'], isLost, 'lost', 'allowed'),
      parts: [kinds.length === 0 ? says : `${says} ${free(kinds.map(({ name }) => name))}`],
    },
  ];
}
const materialSentence = ({ rules }: GameData): Sentence => ({
  id: 'insufficientMaterial',
  toggle: toggleAt(['rules', 'insufficientMaterial'], rules.insufficientMaterial === 'draw', 'draw', 'play on'),
  parts: [words.insufficientMaterial],
});
