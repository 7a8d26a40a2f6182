/** The rules of a game as sentences: check, captures, castling, what is forbidden. */
import type { GameData } from '../game-data.ts';
import { a } from './articles.ts';
import { castlingSentence } from './castling-sentence.ts';
import { choiceOf, firstZone, numberOf, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import type { Part, Sentence } from './sentence.ts';
import { turnSentences } from './turn-sentences.ts';

export function ruleSentences(data: GameData): readonly Sentence[] {
  const { rules } = data;
  const all: readonly (Sentence | false)[] = [
    raisedSentence(data),
    { id: 'first', parts: [choiceOf('Who begins', ['first'], data.first, SIDES), ' begins.'] },
    ...checkSentences(data),
    rule('capture', 'must', 'free', rules.capture, 'A player who can capture must capture.'),
    rule('capturesExplode', 'yes', 'no', rules.capturesExplode, EXPLOSION),
    rule('immobile', 'forbidden', 'allowed', rules.immobile, 'A piece may not go where it could never move again.'),
    castlingSentence(data),
    hasPassing(data) && {
      id: 'inPassingOn',
      toggle: {
        ...toggleAt(['inPassingOn'], data.inPassingOn !== undefined, ''),
        on: zoneSettings(data, firstZone(data), (zone) => [{ at: ['inPassingOn'], to: zone }]),
      },
      parts: [
        'A capture in passing may end only on ',
        zoneChoice(data, 'Zone', data.inPassingOn ?? firstZone(data), (zone) => [{ at: ['inPassingOn'], to: zone }]),
        '.',
      ],
    },
    ...atMostSentences(data),
    ...turnSentences(data),
    rule('pass', 'yes', 'no', rules.pass, 'A player may pass. If both do so in a row, the game is drawn.'),
  ];
  return all.filter((one) => one !== false);
}
const [LOW, MIDDLE, HIGH] = [0.15, 0.3, 0.5];
function raisedSentence(data: GameData): Sentence {
  const { raised } = data;
  const now = raised ?? { zone: firstZone(data), height: MIDDLE };
  const known: readonly (readonly [number, string])[] = [
    [LOW, 'a little higher'],
    [MIDDLE, 'higher'],
    [HIGH, 'much higher'],
  ];
  const isKnown = known.some(([height]) => height === now.height);
  const heights = isKnown ? known : [...known, [now.height, `higher by ${now.height}`] as const];
  const settings = (zone: string) => [{ at: ['raised'], to: { ...now, zone } }];
  return {
    id: 'raised',
    toggle: {
      ...{ isOn: raised !== undefined, off: [{ at: ['raised'] }] },
      on: zoneSettings(data, now.zone, settings),
    },
    parts: [
      'The squares of ',
      zoneChoice(data, 'Zone', now.zone, settings),
      ' lie ',
      choiceOf('How high', ['raised', 'height'], now.height, heights),
      ' than the others, which changes nothing for the pieces.',
    ],
  };
}
const EXPLOSION = 'A capture is an explosion: the capturing piece and everything beside it are lost, too.';
const FLIGHT = 'A royal piece in check may move only to capture the piece that gives it.';
const SIDES = [
  [0, 'White'],
  [1, 'Black'],
] as const;

/** A rule that holds or does not. */
const rule = (key: string, on: string, off: string, now: string, ...parts: readonly Part[]): Sentence => ({
  id: key,
  toggle: toggleAt(['rules', key], now === on, on, off),
  parts,
});

const hasPassing = ({ pieces }: GameData): boolean =>
  pieces.some(({ moves }) => moves.some(({ betza }) => betza.includes('e')));

export const hasCheck = ({ rules, pieces }: GameData): boolean =>
  rules.check === 'yes' && pieces.some(({ royal }) => royal);

function checkSentences(data: GameData): readonly Sentence[] {
  const { rules, pieces } = data;
  const royal = pieces.filter((piece) => piece.royal).map(({ name }) => name);
  const whom = royal.length === 0 ? 'royal piece' : royal.join(' or ');
  const facing = choiceOf('What happens', ['rules', 'facingRoyals'], rules.facingRoyals, [
    ['forbidden', 'may not face each other along an open rank or file'],
    ['draw', 'that go on facing each other along an open rank or file draw the game'],
  ]);
  const isFacing = rules.facingRoyals !== 'allowed';
  const check: Sentence = {
    id: 'check',
    toggle: {
      ...{ isOn: hasCheck(data), on: [{ at: ['rules', 'check'], to: 'yes' }] },
      // without check there are none to count
      off: [
        { at: ['rules', 'check'], to: 'no' },
        { at: ['rules', 'checksToWin'], to: 0 },
      ],
    },
    ...(royal.length === 0 && { whyNot: 'No piece is royal. Make one royal under Pieces first.' }),
    parts: [
      'No player may leave ',
      choiceOf('Which royal pieces must be safe', ['rules', 'royals'], rules.royals, [
        ['each', a(whom)],
        ['one', `every ${whom}`],
        ['last', `the last ${whom}`],
      ]),
      ' where it can be captured.',
    ],
  };
  if (!hasCheck(data)) return [check];
  return [
    check,
    rule('givingCheck', 'forbidden', 'allowed', rules.givingCheck, 'Nobody may give check.'),
    rule('flight', 'forbidden', 'allowed', rules.flight, FLIGHT),
    {
      id: 'facingRoyals',
      toggle: toggleAt(['rules', 'facingRoyals'], isFacing, 'forbidden', 'allowed'),
      parts: ['Royal pieces ', isFacing ? facing : { ...facing, chosen: 0 }, '.'],
    },
  ];
}

/** How many there may be of what others promote to. */
function atMostSentences(data: GameData): readonly Sentence[] {
  const goals = new Set(data.pieces.flatMap(({ promotions }) => promotions.flatMap(({ to }) => to)));
  const named = data.pieces.filter(({ id }) => goals.has(id) || Object.hasOwn(data.atMost, id));
  return named.map(({ id, name }): Sentence => {
    const at = ['atMost', id];
    const isOn = Object.hasOwn(data.atMost, id);
    return {
      id: `at-most-${id}`,
      toggle: toggleAt(at, isOn, 1),
      parts: [
        'No piece promotes to ',
        a(name),
        ' while its side has ',
        numberOf(`How many ${name} there may be`, at, data.atMost[id] ?? 1, [0, 99]),
        '.',
      ],
    };
  });
}
