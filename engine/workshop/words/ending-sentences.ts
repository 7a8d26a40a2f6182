/** How a game ends, as sentences. */
import { BOARD, type Extinction, type GameData, type Goal } from '../game-data.ts';
import { LIMITS } from '../limits.ts';
import { NUMBERS } from '../rule-values.ts';
import { a } from './articles.ts';
import { choiceOf, firstZone, KindChoices, numberOf, printing, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import { hasCheck } from './rule-sentences.ts';
import type { Choice, Sentence, Setting } from './sentence.ts';
import { hasLongTurns } from './turn-sentences.ts';

const USUAL_ACTIONS = 200;
const COUNTS = ['no', 'only one', 'only two', 'only three', 'only four'];
const MOST_OTHERS = 9;

export function endingSentences(data: GameData): readonly Sentence[] {
  const { rules } = data;
  const turn = hasLongTurns(data) ? 'turn' : 'move';
  const turns = `${turn}s`;
  const mate: Sentence = {
    id: 'checkmate',
    parts: [
      'A player who is checkmated ',
      choiceOf('Result', ['rules', 'checkmate'], rules.checkmate, [
        ['lost', 'loses'],
        ['won', 'wins'],
        ['draw', 'has a draw'],
      ]),
      '.',
    ],
  };
  const stuck: Sentence = {
    id: 'stalemate',
    parts: [
      'If the player to move has no move, ',
      choiceOf('Result', ['rules', 'stalemate'], rules.stalemate, [
        ['draw', 'the game is drawn'],
        ['lost', 'that player loses'],
        ['won', 'that player wins'],
        ['fewer wins', 'the player with fewer pieces wins'],
      ]),
      '.',
    ],
  };
  return [
    ...(hasCheck(data) ? [mate] : []),
    stuck,
    goalSentence(data),
    extinctionSentence(data),
    ...(hasCheck(data) ? [checksSentence(data)] : []),
    repetitionSentence(data),
    ...(hasCheck(data) && rules.repetition > 0 ? [perpetualSentence(data)] : []),
    {
      id: 'noProgress',
      toggle: toggleAt(['rules', 'noProgress'], rules.noProgress > 0, NUMBERS.noProgress.usual, 0),
      parts: [
        'The game is drawn after ',
        numberOf('How many moves', ['rules', 'noProgress'], rules.noProgress || NUMBERS.noProgress.usual, [
          1,
          NUMBERS.noProgress.most,
        ]),
        ` ${rules.noProgress === 1 ? turn : turns} of each player without a capture or an advance.`,
      ],
    },
    {
      id: 'drawAfter',
      toggle: toggleAt(['drawAfter'], data.drawAfter !== undefined, USUAL_ACTIONS),
      parts: [
        'After ',
        numberOf('How many moves', ['drawAfter'], data.drawAfter ?? USUAL_ACTIONS, [1, LIMITS.actions]),
        ` ${data.drawAfter === 1 ? turn : turns} of both players together the game is drawn.`,
      ],
    },
  ];
}

function goalSentence(data: GameData): Sentence {
  const { goal, pieces } = data;
  const royal = pieces.find((piece) => piece.royal)?.id ?? null;
  const now: Goal = goal ?? { kinds: [royal, royal], zone: firstZone(data), when: 'at once' };
  const [first, second] = now.kinds;
  const to = (kinds: Goal['kinds']): readonly Setting[] => [{ at: ['goal', 'kinds'], to: kinds }];
  const bringers: Sentence['parts'] =
    first === second
      ? ['Whoever brings ', anyKind(data, first, (kind) => to([kind, kind]))]
      : [
          'If White brings ',
          anyKind(data, first, (kind) => to([kind, second])),
          ', or Black ',
          anyKind(data, second, (kind) => to([first, kind])),
          ',',
        ];
  const zoneSetting = (zone: string): readonly Setting[] => [{ at: ['goal', 'zone'], to: zone }];
  return {
    id: 'goal',
    toggle: {
      ...toggleAt(['goal'], goal !== undefined, now),
      on: zoneSettings(data, now.zone, (zone) => [{ at: ['goal'], to: { ...now, zone } }]),
    },
    parts: [
      ...bringers,
      ' to ',
      zoneChoice(data, 'Zone', now.zone, zoneSetting, now.zone === BOARD),
      ' ',
      choiceOf('When', ['goal', 'when'], now.when, [
        ['at once', 'wins'],
        ['after an answer', 'wins, but if White does so first, Black can still draw by doing so with the next move'],
        ['if safe', 'wins as soon as it cannot be captured there'],
      ]),
      '.',
    ],
  };
}
/** A kind, or any piece. */
function anyKind(data: GameData, now: string | null, settings: (kind: string | null) => readonly Setting[]): Choice {
  const kinds = [null, ...data.pieces.map(({ id }) => id)];
  const nameOf = (kind: string): string => new KindChoices(data).nameOf(kind);
  return {
    ...{ is: 'choice', label: 'Which piece', chosen: kinds.indexOf(now) },
    values: kinds.map((kind) => ({ says: kind === null ? 'a piece' : a(nameOf(kind)), set: settings(kind) })),
  };
}

function extinctionSentence(data: GameData): Sentence {
  const { extinction } = data;
  const now: Extinction = extinction ?? { kinds: null, atMost: 0, othersAtLeast: 0, result: 'loses' };
  const at = ['extinction'];
  const few = COUNTS[now.atMost] ?? `only ${now.atMost}`;
  const list = new KindChoices(data).several('Which pieces', [...at, 'kinds'], now.kinds ?? [], (names) =>
    names.join(` or ${few} `),
  );
  const pieces = now.atMost === 1 ? 'piece' : 'pieces';
  const others = choiceOf(
    'What the opponent has',
    [...at, 'othersAtLeast'],
    now.othersAtLeast,
    Array.from({ length: MOST_OTHERS + 1 }, (_, n) => [
      n,
      n === 0 ? 'whatever the opponent has' : `if the opponent has at least ${n}`,
    ]),
  );
  return {
    id: 'extinction',
    toggle: toggleAt(at, extinction !== undefined, now),
    parts: [
      'A player who has ',
      choiceOf('How many', [...at, 'atMost'], now.atMost, counts(now.atMost)),
      ' ',
      { ...list, none: { says: pieces, to: null }, prints: now.kinds === null ? pieces : list.prints },
      ' left',
      printing(
        others,
        others.values.map(({ says }, n) => (n === 0 ? '' : `, ${says},`)),
      ),
      ' ',
      choiceOf('Result', [...at, 'result'], now.result, [
        ['loses', 'loses'],
        ['wins', 'wins'],
        ['draw', 'has a draw'],
      ]),
      '.',
    ],
  };
}
/** One digit can stand in a file. */
const counts = (now: number): readonly (readonly [number, string])[] =>
  Array.from({ length: Math.max(COUNTS.length, now + 1) }, (_, n) => [n, COUNTS[n] ?? `only ${n}`]);

function checksSentence({ rules }: GameData): Sentence {
  const at = ['rules', 'checksToWin'];
  const { checksToWin } = rules;
  return {
    id: 'checksToWin',
    toggle: toggleAt(at, checksToWin > 0, 3, 0),
    parts: [
      'Giving check ',
      numberOf('How often', at, checksToWin || 3, [1, NUMBERS.checksToWin.most]),
      checksToWin === 1 ? ' time wins.' : ' times wins.',
    ],
  };
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
function repetitionSentence({ rules }: GameData): Sentence {
  const at = ['rules', 'repetition'];
  const { repetition, repeated } = rules;
  const now = repetition || NUMBERS.repetition.usual;
  const values = ORDINALS.map((says, i) => [i + 2, says] as const);
  return {
    id: 'repetition',
    toggle: toggleAt(at, repetition > 0, now, 0),
    parts: [
      'When a position occurs for the ',
      choiceOf('How often', at, now, values),
      ' time, ',
      choiceOf('Result', ['rules', 'repeated'], repeated, [
        ['draw', 'the game is drawn'],
        ['lost', 'whoever made the last move loses'],
        ['won', 'whoever made the last move wins'],
        ['first loses', 'whoever began the game loses'],
      ]),
      '.',
    ],
  };
}
function perpetualSentence(data: GameData): Sentence {
  const { rules } = data;
  return {
    id: 'perpetualCheck',
    toggle: toggleAt(['rules', 'perpetualCheck'], rules.perpetualCheck === 'lost', 'lost', 'allowed'),
    parts: [
      `But whoever has given check with every ${hasLongTurns(data) ? 'turn' : 'move'} since it first occurred loses.`,
    ],
  };
}
