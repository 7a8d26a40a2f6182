/** Captured pieces and hands as sentences: where captives go, and how they come back. */
import { type Drops, type GameData, hasHandCaptives, USUAL_DROPS } from '../game-data.ts';
import { A, a } from './articles.ts';
import { choiceOf, firstZone, KindChoices, printing, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import type { Sentence, Setting } from './sentence.ts';

export function handSentences(data: GameData): readonly Sentence[] {
  const { rules, drops, hands, gatingFrom } = data;
  const isToHand = rules.captured === 'to hand';
  const toHand: Sentence = {
    id: 'captured',
    toggle: {
      isOn: isToHand,
      // whoever waits in a hand should be able to leave it
      on: [{ at: ['rules', 'captured'], to: 'to hand' }, ...(drops ? [] : [{ at: ['drops'], to: USUAL_DROPS }])],
      off: [{ at: ['rules', 'captured'], to: 'gone' }],
    },
    parts: ['A captured piece goes to the hand of the player who captured it.'],
  };
  const falling = choiceOf('As what', ['rules', 'promotedCaptives'], rules.promotedCaptives, [
    ['fall back', 'is what it was before it promoted'],
    ['stay', 'stays what it is'],
  ]);
  const hasHands = hasHandCaptives(data) || hands.some((hand) => hand.length > 0);
  return [
    toHand,
    ...(hasHandCaptives(data)
      ? [{ id: 'promotedCaptives', parts: ['In a hand a captured piece ', falling, '.'] }]
      : []),
    ...(hasHands || drops ? dropSentences(data) : []),
    ...(hasHands || gatingFrom !== undefined ? [gatingSentence(data)] : []),
  ];
}

function dropSentences(data: GameData): readonly Sentence[] {
  const { drops } = data;
  const { where, must, givingCheck, promoted } = drops ?? USUAL_DROPS;
  const zone = zoneChoice(data, 'Where', where, (to) => [{ at: ['drops', 'where'], to }], true);
  const drop: Sentence = {
    id: 'drops',
    toggle: {
      ...{ isOn: drops !== undefined, on: [{ at: ['drops'], to: USUAL_DROPS }] },
      off: [{ at: ['drops'] }, ...(data.gatingFrom === undefined ? withoutCaptives(data) : [])],
    },
    parts: [
      'Instead of moving, a player may drop a piece from the hand on an empty square',
      {
        ...printing(
          zone,
          zone.values.map(({ says }, i) => (i === 0 ? '' : ` of ${says}`)),
        ),
      },
      '.',
    ],
  };
  if (!drops) return [drop];
  const word = (key: keyof Drops, on: string, off: string, now: string, says: string): Sentence => ({
    ...{ id: key, parts: [says] },
    toggle: toggleAt(['drops', key], now === on, on, off),
  });
  return [
    drop,
    ...zonesOfKinds(data, drops),
    word('must', 'yes', 'no', must, 'A player who can drop a piece must drop one.'),
    word('givingCheck', 'forbidden', 'allowed', givingCheck, 'A drop may not give check.'),
    word('promoted', 'yes', 'no', promoted, 'A piece may be dropped in any of its forms.'),
    perFileSentence(data, drops),
    mateBySentence(data, drops),
  ];
}

/** Whoever goes to a hand should be able to leave it. */
const withoutCaptives = ({ pieces, rules }: GameData): readonly Setting[] => [
  ...(rules.captured === 'to hand' ? [{ at: ['rules', 'captured'], to: 'gone' }] : []),
  ...pieces.flatMap(({ traits }, i) =>
    traits.some(({ is }) => is === 'recruits')
      ? [{ at: ['pieces', i, 'traits'], to: traits.filter(({ is }) => is !== 'recruits') }]
      : [],
  ),
];

/** Kinds that are dropped in a zone of their own, and one more to choose. */
function zonesOfKinds(data: GameData, { whereOf }: Drops): readonly Sentence[] {
  const kinds = new KindChoices(data);
  const next = data.pieces.find(({ id }) => !whereOf.some(({ kind }) => kind === id));
  const entries = [...whereOf, ...(next ? [{ kind: next.id, zone: firstZone(data) }] : [])];
  const at = ['drops', 'whereOf'];
  return entries.map((entry, i): Sentence => {
    const isOn = i < whereOf.length;
    const set = (other: Partial<typeof entry>) => [
      { at, to: entries.slice(0, whereOf.length).with(i, { ...entry, ...other }) },
    ];
    return {
      id: `where-${i}`,
      toggle: {
        isOn,
        on: zoneSettings(data, entry.zone, (zone) => [{ at, to: [...whereOf, { ...entry, zone }] }]),
        off: [{ at, to: whereOf.filter((_, n) => n !== i) }],
      },
      parts: [
        kinds.one('Which piece', entry.kind, (kind) => (isOn ? set({ kind }) : []), A),
        ' is dropped only on a square of ',
        zoneChoice(data, 'Zone', entry.zone, (zone) => (isOn ? set({ zone }) : []), true),
        '.',
      ],
    };
  });
}

function perFileSentence(data: GameData, { perFile }: Drops): Sentence {
  const kinds = new KindChoices(data);
  const at = ['drops', 'perFile'];
  const now = perFile ?? { kind: data.pieces[0]?.id ?? '', most: 1 };
  return {
    id: 'perFile',
    toggle: toggleAt(at, perFile !== undefined, now),
    parts: [
      'No ',
      kinds.one(
        'Which piece',
        now.kind,
        (kind) => [{ at, to: { ...now, kind } }],
        (name) => name,
      ),
      ' is dropped on a file where its player has ',
      choiceOf('How many', [...at, 'most'], now.most, [
        [1, 'one'],
        [2, 'two'],
      ]),
      ' already.',
    ],
  };
}

function mateBySentence(data: GameData, { mateBy }: Drops): Sentence {
  const kinds = new KindChoices(data);
  const at = ['drops', 'mateBy'];
  const now = mateBy ?? { kind: data.pieces[0]?.id ?? '', is: 'forbidden' };
  return {
    id: 'mateBy',
    toggle: toggleAt(at, mateBy !== undefined, now),
    parts: [
      'Giving checkmate by dropping ',
      kinds.one('Which piece', now.kind, (kind) => [{ at, to: { ...now, kind } }], a),
      ' ',
      choiceOf('What happens', [...at, 'is'], now.is, [
        ['forbidden', 'is forbidden'],
        ['loses', 'loses the game'],
      ]),
      '.',
    ],
  };
}

function gatingSentence(data: GameData): Sentence {
  const at = ['gatingFrom'];
  const now = data.gatingFrom ?? firstZone(data);
  const settings = (to: string) => [{ at, to }];
  return {
    id: 'gatingFrom',
    toggle: {
      ...{ isOn: data.gatingFrom !== undefined, off: [{ at }, ...(data.drops ? [] : withoutCaptives(data))] },
      on: zoneSettings(data, now, settings),
    },
    parts: [
      'A piece that moves from ',
      zoneChoice(data, 'Zone', now, settings),
      ' for the first time may leave a piece from the hand on its square.',
    ],
  };
}
