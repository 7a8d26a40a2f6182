/** The rules of a game as sentences: check, captures, castling, what is forbidden. */
import { live } from '../../shared/language.ts';
import type { GameData } from '../game-data.ts';
import { a } from './articles.ts';
import { castlingSentence } from './castling-sentence.ts';
import { choiceOf, choiceWords, firstZone, numberField, toggleAt, zoneChoice, zoneSettings } from './choices.ts';
import { type Sentence, type SentencePart, withParts } from './sentence.ts';
import { shuffleSentences } from './shuffle-sentences.ts';
import { turnRuleSentences } from './turn-sentences.ts';

export const words = live('workshopRules', {
  raised: {
    says: 'The squares of {zone} lie {height} than the others, which changes nothing for the pieces.',
    label: 'How high',
    little: 'a little higher',
    higher: 'higher',
    much: 'much higher',
    by: (height: number): string => `higher by ${height}`,
  },
  first: { says: '{side} begins.', label: 'Who begins', white: 'White', black: 'Black' },
  check: {
    says: 'No player may leave {pieces} where it can be captured.',
    label: 'Which royal pieces must be safe',
    /** where no piece is royal */
    royalPiece: 'royal piece',
    each: (pieces: readonly string[]): string => a(pieces.join(' or ')),
    one: (pieces: readonly string[]): string => `every ${pieces.join(' or ')}`,
    last: (pieces: readonly string[]): string => `the last ${pieces.join(' or ')}`,
    lastOfEach: (pieces: readonly string[]): string => `the last ${pieces.join(' or the last ')}`,
    whyNot: 'No piece is royal. Make one royal under Pieces first.',
    giving: 'Nobody may give check.',
    flight: 'A royal piece in check may move only to capture the piece that gives it.',
  },
  facing: {
    says: 'Royal pieces {what}.',
    label: 'What happens',
    forbidden: 'may not face each other along an open rank or file',
    draw: 'that go on facing each other along an open rank or file draw the game',
  },
  capture: 'A player who can capture must capture.',
  capturesExplode: 'A capture is an explosion: the capturing piece and everything beside it are lost, too.',
  immobile: 'A piece may not go where it could never move again.',
  inPassingOn: 'A capture in passing may end only on {zone}.',
  atMost: {
    says: 'No piece promotes to {piece} while its side has {count}.',
    label: (piece: string): string => `How many ${piece} there may be`,
  },
  pass: 'A player may pass. If both do so in a row, the game is drawn.',
  passIfStuck:
    'A player who has no move passes, unless no piece of that side is left on the board. If both do so in a row, the game is drawn.',
  turnsOver: {
    says: 'After a move or a drop {whom} change sides.',
    label: 'Which enemies',
    enclosed: 'enemies in a line between its piece and another piece of its side',
    beside: 'enemies beside its piece',
    besideIfSupported: 'enemies beside its piece, but after a drop only with another piece of its side beside it,',
    royals: ' Royal pieces never do.',
  },
});

export function ruleSentences(data: GameData): readonly Sentence[] {
  const { rules } = data;
  const all: readonly (Sentence | false)[] = [
    raisedSentence(data),
    firstSentence(data),
    ...checkSentences(data),
    rule('capture', 'must', 'free', rules.capture, words.capture),
    rule('capturesExplode', 'yes', 'no', rules.capturesExplode, words.capturesExplode),
    turnsOverSentence(data),
    rule('immobile', 'forbidden', 'allowed', rules.immobile, words.immobile),
    castlingSentence(data),
    ...shuffleSentences(data),
    hasPassing(data) && {
      id: 'inPassingOn',
      toggle: {
        ...toggleAt(['inPassingOn'], data.inPassingOn !== undefined, ''),
        on: zoneSettings(data, firstZone(data), (zone) => [{ at: ['inPassingOn'], to: zone }]),
      },
      parts: withParts(words.inPassingOn, {
        zone: zoneChoice(data, choiceWords.zone, data.inPassingOn ?? firstZone(data), (zone) => [
          { at: ['inPassingOn'], to: zone },
        ]),
      }),
    },
    ...atMostSentences(data),
    ...turnRuleSentences(data),
    rule('pass', 'yes', 'no', rules.pass, words.pass),
    { ...rule('pass', 'if stuck', 'no', rules.pass, words.passIfStuck), id: 'passIfStuck' },
  ];
  return all.filter((one) => one !== false);
}
const [LOW, MIDDLE, HIGH] = [0.15, 0.3, 0.5];
function raisedSentence(data: GameData): Sentence {
  const { raised } = data;
  const now = raised ?? { zone: firstZone(data), height: MIDDLE };
  const known: readonly (readonly [number, string])[] = [
    [LOW, words.raised.little],
    [MIDDLE, words.raised.higher],
    [HIGH, words.raised.much],
  ];
  const isKnown = known.some(([height]) => height === now.height);
  const heights = isKnown ? known : [...known, [now.height, words.raised.by(now.height)] as const];
  const settings = (zone: string) => [{ at: ['raised'], to: { ...now, zone } }];
  return {
    id: 'raised',
    toggle: {
      ...{ isOn: raised !== undefined, off: [{ at: ['raised'] }] },
      on: zoneSettings(data, now.zone, settings),
    },
    parts: withParts(words.raised.says, {
      zone: zoneChoice(data, choiceWords.zone, now.zone, settings),
      height: choiceOf(words.raised.label, ['raised', 'height'], now.height, heights),
    }),
  };
}
function firstSentence({ first }: GameData): Sentence {
  const { says, label, white, black } = words.first;
  const side = choiceOf(label, ['first'], first, [
    [0, white],
    [1, black],
  ]);
  return { id: 'first', parts: withParts(says, { side }) };
}

function turnsOverSentence({ rules, pieces }: GameData): Sentence {
  const { says, label, enclosed, beside, besideIfSupported, royals } = words.turnsOver;
  const at = ['rules', 'turnsOver'];
  const isOn = rules.turnsOver !== 'none';
  const whom = choiceOf(label, at, isOn ? rules.turnsOver : 'enclosed', [
    ['enclosed', enclosed],
    ['beside', beside],
    ['beside if supported', besideIfSupported],
  ]);
  return {
    id: 'turnsOver',
    toggle: toggleAt(at, isOn, 'enclosed', 'none'),
    parts: [...withParts(says, { whom }), ...(pieces.some(({ royal }) => royal) ? [royals] : [])],
  };
}

/** A rule that holds or does not. */
const rule = (key: string, on: string, off: string, now: string, ...parts: readonly SentencePart[]): Sentence => ({
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
  const whom = royal.length === 0 ? [words.check.royalPiece] : royal;
  const facing = choiceOf(words.facing.label, ['rules', 'facingRoyals'], rules.facingRoyals, [
    ['forbidden', words.facing.forbidden],
    ['draw', words.facing.draw],
  ]);
  const isFacing = rules.facingRoyals !== 'allowed';
  const check: Sentence = {
    id: 'check',
    toggle: {
      ...{ isOn: hasCheck(data), on: [{ at: ['rules', 'check'], to: 'yes' }] },
      // without check there are none to count, and none to be out of
      off: [
        { at: ['rules', 'check'], to: 'no' },
        { at: ['rules', 'checksToWin'], to: 0 },
        ...(data.declaration ? [{ at: ['declaration'] }] : []),
      ],
    },
    ...(royal.length === 0 && { whyNot: words.check.whyNot }),
    parts: withParts(words.check.says, {
      pieces: choiceOf(words.check.label, ['rules', 'royals'], rules.royals, [
        ['each', words.check.each(whom)],
        ['one', words.check.one(whom)],
        ['last', words.check.last(whom)],
        // of one kind that says the same
        ...(whom.length > 1 || rules.royals === 'last of each kind'
          ? [['last of each kind', words.check.lastOfEach(whom)] as const]
          : []),
      ]),
    }),
  };
  if (!hasCheck(data)) return [check];
  return [
    check,
    rule('givingCheck', 'forbidden', 'allowed', rules.givingCheck, words.check.giving),
    rule('flight', 'forbidden', 'allowed', rules.flight, words.check.flight),
    {
      id: 'facingRoyals',
      toggle: toggleAt(['rules', 'facingRoyals'], isFacing, 'forbidden', 'allowed'),
      parts: withParts(words.facing.says, { what: isFacing ? facing : { ...facing, chosen: 0 } }),
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
      parts: withParts(words.atMost.says, {
        piece: a(name),
        count: numberField(words.atMost.label(name), at, data.atMost[id] ?? 1, [0, 99]),
      }),
    };
  });
}
