/** Captured pieces and hands as sentences: where captives go, and how they come back. */
import { live } from '../../shared/language.ts';
import { type Drops, type GameData, hasHandCaptives, USUAL_DROPS } from '../game-data.ts';
import { A, a } from './articles.ts';
import {
  choiceOf,
  choiceWords,
  firstZone,
  KindChoices,
  printing,
  toggleAt,
  zoneChoice,
  zoneSettings,
} from './choices.ts';
import { type DataChange, type Sentence, withParts } from './sentence.ts';

export const handWords = live('workshopHands', {
  captured: 'A captured piece goes to the hand of the player who captured it.',
  promotedCaptives: {
    says: 'In a hand a captured piece {what}.',
    label: 'As what',
    fallsBack: 'is what it was before it promoted',
    stays: 'stays what it is',
  },
  drops: {
    says: 'Instead of moving, a player may drop a piece from the hand on an empty square{where}.',
    label: 'Where',
    /** behind the square, in the rulebook */
    of: (zone: string): string => ` of ${zone}`,
    must: 'A player who can drop a piece must drop one.',
    givingCheck: 'A drop may not give check.',
    promoted: 'A piece may be dropped in any of its forms.',
    whereOf: '{piece} is dropped only on a square of {zone}.',
    firstOnto: 'As long as a square of {zone} is empty, pieces are dropped only there.',
  },
  onto: {
    says: 'Dropped pieces {how}.',
    label: 'How they come to stand',
    lowest: 'fall to the lowest empty square of a file',
    pushedIn: 'are pushed in from an edge, and slide along a rank or a file until something is in the way',
    enclosing: 'must enclose enemies, in a line between themselves and another piece of their side',
    besideFriends: 'must stand beside a piece of their side',
    notBesideEnemies: 'may not stand straight beside an enemy',
  },
  perFile: {
    says: 'No {piece} is dropped on a file where its player has {count} already.',
    label: 'How many',
    one: 'one',
    two: 'two',
  },
  mateBy: {
    says: 'Giving checkmate by dropping {piece} {what}.',
    label: 'What happens',
    forbidden: 'is forbidden',
    loses: 'loses the game',
  },
  gatingFrom: 'A piece that moves from {zone} for the first time may leave a piece from the hand on its square.',
});

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
    parts: [handWords.captured],
  };
  const { promotedCaptives } = handWords;
  const what = choiceOf(promotedCaptives.label, ['rules', 'promotedCaptives'], rules.promotedCaptives, [
    ['fall back', promotedCaptives.fallsBack],
    ['stay', promotedCaptives.stays],
  ]);
  const hasHands = hasHandCaptives(data) || hands.some((hand) => hand.length > 0);
  return [
    toHand,
    ...(hasHandCaptives(data) ? [{ id: 'promotedCaptives', parts: withParts(promotedCaptives.says, { what }) }] : []),
    ...(hasHands || drops ? dropSentences(data) : []),
    ...(hasHands || gatingFrom !== undefined ? [gatingSentence(data)] : []),
  ];
}

function dropSentences(data: GameData): readonly Sentence[] {
  const { drops } = data;
  const { where, must, givingCheck, promoted } = drops ?? USUAL_DROPS;
  const zone = zoneChoice(data, handWords.drops.label, where, (to) => [{ at: ['drops', 'where'], to }], true);
  const drop: Sentence = {
    id: 'drops',
    toggle: {
      ...{ isOn: drops !== undefined, on: [{ at: ['drops'], to: USUAL_DROPS }] },
      off: [{ at: ['drops'] }, ...(data.gatingFrom === undefined ? withoutCaptives(data) : [])],
    },
    parts: withParts(handWords.drops.says, {
      where: printing(
        zone,
        zone.values.map(({ says }, i) => (i === 0 ? '' : handWords.drops.of(says))),
      ),
    }),
  };
  if (!drops) return [drop];
  const word = (key: keyof Drops, on: string, off: string, now: string, says: string): Sentence => ({
    ...{ id: key, parts: [says] },
    toggle: toggleAt(['drops', key], now === on, on, off),
  });
  return [
    drop,
    ...zonesOfKinds(data, drops),
    word('must', 'yes', 'no', must, handWords.drops.must),
    word('givingCheck', 'forbidden', 'allowed', givingCheck, handWords.drops.givingCheck),
    word('promoted', 'yes', 'no', promoted, handWords.drops.promoted),
    landingSentence(drops),
    firstOntoSentence(data, drops),
    perFileSentence(data, drops),
    mateBySentence(data, drops),
  ];
}

/** Whoever goes to a hand should be able to leave it. */
const withoutCaptives = ({ pieces, rules }: GameData): readonly DataChange[] => [
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
      parts: withParts(handWords.drops.whereOf, {
        piece: kinds.one(choiceWords.whichPiece, entry.kind, (kind) => (isOn ? set({ kind }) : []), A),
        zone: zoneChoice(data, choiceWords.zone, entry.zone, (zone) => (isOn ? set({ zone }) : []), true),
      }),
    };
  });
}

function landingSentence({ onto }: Drops): Sentence {
  const { says, label, lowest, pushedIn, enclosing, besideFriends, notBesideEnemies } = handWords.onto;
  const at = ['drops', 'onto'];
  return {
    id: 'onto',
    toggle: toggleAt(at, onto !== undefined, 'lowest'),
    parts: withParts(says, {
      how: choiceOf(label, at, onto ?? 'lowest', [
        ['lowest', lowest],
        ['pushed in', pushedIn],
        ['enclosing', enclosing],
        ['beside friends', besideFriends],
        ['not beside enemies', notBesideEnemies],
      ]),
    }),
  };
}
function firstOntoSentence(data: GameData, { firstOnto }: Drops): Sentence {
  const at = ['drops', 'firstOnto'];
  const now = firstOnto ?? firstZone(data);
  const settings = (to: string) => [{ at, to }];
  return {
    id: 'firstOnto',
    toggle: { isOn: firstOnto !== undefined, on: zoneSettings(data, now, settings), off: [{ at }] },
    parts: withParts(handWords.drops.firstOnto, { zone: zoneChoice(data, choiceWords.zone, now, settings) }),
  };
}

function perFileSentence(data: GameData, { perFile }: Drops): Sentence {
  const kinds = new KindChoices(data);
  const at = ['drops', 'perFile'];
  const now = perFile ?? { kind: data.pieces[0]?.id ?? '', most: 1 };
  return {
    id: 'perFile',
    toggle: toggleAt(at, perFile !== undefined, now),
    parts: withParts(handWords.perFile.says, {
      piece: kinds.one(
        choiceWords.whichPiece,
        now.kind,
        (kind) => [{ at, to: { ...now, kind } }],
        (name) => name,
      ),
      count: choiceOf(handWords.perFile.label, [...at, 'most'], now.most, [
        [1, handWords.perFile.one],
        [2, handWords.perFile.two],
      ]),
    }),
  };
}

function mateBySentence(data: GameData, { mateBy }: Drops): Sentence {
  const kinds = new KindChoices(data);
  const at = ['drops', 'mateBy'];
  const now = mateBy ?? { kind: data.pieces[0]?.id ?? '', is: 'forbidden' };
  return {
    id: 'mateBy',
    toggle: toggleAt(at, mateBy !== undefined, now),
    parts: withParts(handWords.mateBy.says, {
      piece: kinds.one(choiceWords.whichPiece, now.kind, (kind) => [{ at, to: { ...now, kind } }], a),
      what: choiceOf(handWords.mateBy.label, [...at, 'is'], now.is, [
        ['forbidden', handWords.mateBy.forbidden],
        ['loses', handWords.mateBy.loses],
      ]),
    }),
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
    parts: withParts(handWords.gatingFrom, { zone: zoneChoice(data, choiceWords.zone, now, settings) }),
  };
}
