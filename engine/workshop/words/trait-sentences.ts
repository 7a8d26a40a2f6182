/** The traits of a kind as sentences. */
import { live, sayable } from '../../shared/language.ts';
import { type GameData, type PieceData, type Trait, USUAL_DROPS } from '../game-data.ts';
import { A, a, anyOf } from './articles.ts';
import { choiceOf, KindChoices, numberField, otherKindThan, toggleAt } from './choices.ts';
import { reachInWords } from './moves.ts';
import { type DataPath, inWords, type Sentence, type SentencePart, type Toggle, withParts } from './sentence.ts';

/** of a trait that is switched on before its moves were chosen */
const USUAL_MOVES = 'K';
const FURTHEST = 15;

export const words = live('workshopTraits', {
  reach: '{does} It reaches as far as {moves}.',
  reachLabel: 'Reach, as moves',
  guards: (piece: string): string => `Friends beside ${a(piece)} cannot be captured.`,
  freezes: (piece: string): string => `Enemies beside ${a(piece)} cannot leave their squares.`,
  bursts: (piece: string): string => `When ${a(piece)} is captured, its captor and everything beside it are lost.`,
  pushes: (piece: string): string => `${A(piece)} pushes an enemy one square on and follows; over the edge it is lost.`,
  shoots: (piece: string): string => `${A(piece)} captures without leaving its square.`,
  swaps: {
    says: '{piece} swaps places with {whom}.',
    label: 'With whom',
    friends: 'friends',
    foes: 'enemies',
    anybody: 'any piece',
  },
  lifts: {
    says: 'Instead of moving, {piece} puts {whom} beside it on another empty square beside it.',
    label: 'Whom',
    friends: 'a friend',
    foes: 'an enemy',
    anybody: 'any piece',
  },
  recruits: (piece: string): string => `A piece that ${a(piece)} captures goes to the hand of its side.`,
  carries: {
    says: '{piece} carries {whom} of its side, which steps onto its square without capturing and goes with it until it moves on. Both are captured together or not at all; while they share a square neither swaps places, and the one below does not promote.',
    label: 'Whom',
    nobody: 'A piece carries no other of its own kind, and this game has one kind.',
  },
  borrows: {
    says: '{piece} also moves like {whom}, but borrows no first moves and nothing besides moves.',
    label: 'Like whom',
    lastMoved: 'the piece that the opponent moved last',
    friendsBeside: 'pieces of its side beside it',
    enemiesBeside: 'enemies beside it',
    captured: 'the piece that it captured last',
  },
  safeFrom: { says: '{piece} cannot be captured by {whom}.', label: 'By whom' },
  safeBeyond: {
    /** `one`: from more than one square away */
    one: '{piece} cannot be captured from more than {count} square away.',
    several: '{piece} cannot be captured from more than {count} squares away.',
    label: 'How far',
  },
});

const idOf = ({ is }: Trait): string => is.replace(' ', '-');
const isSafety = ({ is }: Trait): boolean => is.startsWith('safe');

/** `at` leads to the list of its traits. */
export function traitSentences(data: GameData, piece: PieceData, at: DataPath): readonly Sentence[] {
  const { traits } = piece;
  // in the order of a file
  const usual: readonly Trait[] = [
    { is: 'guards' },
    { is: 'freezes' },
    { is: 'bursts' },
    { is: 'pushes', betza: USUAL_MOVES },
    { is: 'shoots', betza: USUAL_MOVES },
    { is: 'swaps', betza: USUAL_MOVES, whom: 'friends' },
    { is: 'lifts', whom: 'foes' },
    { is: 'recruits' },
    { is: 'carries', kinds: [otherKindThan(data, piece)] },
    { is: 'borrows', from: 'last moved' },
    { is: 'safe from', kinds: [otherKindThan(data, piece)] },
    { is: 'safe beyond', cells: 2 },
  ];
  return usual.map((trait): Sentence => {
    const i = traits.findIndex(({ is }) => is === trait.is);
    const without = traits.filter(({ is }) => is !== trait.is);
    // one kind is safe in one way only
    const others = isSafety(trait) ? without.filter((one) => !isSafety(one)) : without;
    const all = [...others, trait];
    const inOrder = usual.flatMap(({ is }) => all.find((one) => one.is === is) ?? []);
    return {
      id: idOf(trait),
      toggle: withDrops(data, trait, toggleAt(at, i >= 0, inOrder, without)),
      parts: partsOf(data, piece, traits[i] ?? trait, [...at, Math.max(0, i)]),
      ...(trait.is === 'carries' && data.pieces.length === 1 && { whyNot: words.carries.nobody }),
    };
  });
}
/** Whoever waits in a hand should be able to leave it. */
const withDrops = (data: GameData, { is }: Trait, toggle: Toggle): Toggle =>
  is !== 'recruits' || data.drops ? toggle : { ...toggle, on: [...toggle.on, { at: ['drops'], to: USUAL_DROPS }] };

/** What the rulebook says of a trait, and the name of its rule. */
export const traitInWords = (dataNow: () => GameData, piece: number, trait: Trait) => ({
  id: `${dataNow().pieces[piece].id}-${idOf(trait)}`,
  says: sayable(() => {
    const data = dataNow();
    return inWords({ id: '', parts: partsOf(data, data.pieces[piece], trait, []) });
  }),
});

function partsOf(data: GameData, { name }: PieceData, trait: Trait, at: DataPath): readonly SentencePart[] {
  const piece = A(name);
  const withReach = (value: string, ...does: readonly SentencePart[]): readonly SentencePart[] =>
    withParts(words.reach, {
      does,
      moves: { is: 'moves', label: words.reachLabel, value, at: [...at, 'betza'], prints: reachInWords(value) },
    });
  switch (trait.is) {
    case 'guards':
    case 'freezes':
    case 'bursts':
    case 'recruits':
      return [words[trait.is](name)];
    case 'pushes':
    case 'shoots':
      return withReach(trait.betza, words[trait.is](name));
    case 'swaps': {
      const { label, says, ...whose } = words.swaps;
      const whom = choiceOf(label, [...at, 'whom'], trait.whom, byWhom(whose));
      return withReach(trait.betza, ...withParts(says, { piece, whom }));
    }
    case 'lifts': {
      const { label, says, ...whose } = words.lifts;
      const whom = choiceOf(label, [...at, 'whom'], trait.whom, byWhom(whose));
      return withParts(says, { piece: a(name), whom });
    }
    case 'carries': {
      const whom = new KindChoices(data).several(words.carries.label, [...at, 'kinds'], trait.kinds, anyOf);
      return withParts(words.carries.says, { piece, whom });
    }
    case 'borrows': {
      const { says, label, lastMoved, friendsBeside, enemiesBeside, captured } = words.borrows;
      const whom = choiceOf(label, [...at, 'from'], trait.from, [
        ['last moved', lastMoved],
        ['friends beside', friendsBeside],
        ['enemies beside', enemiesBeside],
        ['captured', captured],
      ]);
      return withParts(says, { piece, whom });
    }
    case 'safe from': {
      const whom = new KindChoices(data).several(words.safeFrom.label, [...at, 'kinds'], trait.kinds, anyOf);
      return withParts(words.safeFrom.says, { piece, whom });
    }
    case 'safe beyond': {
      const { one, several, label } = words.safeBeyond;
      const count = numberField(label, [...at, 'cells'], trait.cells, [1, FURTHEST]);
      return withParts(trait.cells === 1 ? one : several, { piece, count });
    }
  }
}
/** In the order of the editor. */
const byWhom = (whose: Readonly<Record<'friends' | 'foes' | 'anybody', string>>) =>
  (['friends', 'foes', 'anybody'] as const).map((one) => [one, whose[one]] as const);
