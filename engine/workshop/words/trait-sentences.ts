/** The traits of a kind as sentences. */
import { type GameData, type PieceData, type Trait, USUAL_DROPS } from '../game-data.ts';
import { A, a, anyOf } from './articles.ts';
import { choiceOf, KindChoices, numberOf, otherKindThan, toggleAt } from './choices.ts';
import { reachInWords } from './moves.ts';
import { inWords, type Part, type Path, type Sentence, type Toggle } from './sentence.ts';

/** of a trait that is switched on before its moves were chosen */
const USUAL_MOVES = 'K';
const FURTHEST = 15;
const LIFTED = [
  ['friends', 'a friend'],
  ['foes', 'an enemy'],
  ['anybody', 'any piece'],
] as const;
const WHOM = [
  ['friends', 'friends'],
  ['foes', 'enemies'],
  ['anybody', 'any piece'],
] as const;

const CARRYING =
  ' of its side, which steps onto its square without capturing and goes with it until it moves on. Both are captured together or not at all; while they share a square neither swaps places, and the one below does not promote.';

const NOBODY_TO_CARRY = 'A piece carries no other of its own kind, and this game has one kind.';

const LENDING = ', but borrows no first moves and nothing besides moves.';

const idOf = ({ is }: Trait): string => is.replace(' ', '-');
const isSafety = ({ is }: Trait): boolean => is.startsWith('safe');

/** `at` leads to the list of its traits. */
export function traitSentences(data: GameData, piece: PieceData, at: Path): readonly Sentence[] {
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
      ...(trait.is === 'carries' && data.pieces.length === 1 && { whyNot: NOBODY_TO_CARRY }),
    };
  });
}
/** Whoever waits in a hand should be able to leave it. */
const withDrops = (data: GameData, { is }: Trait, toggle: Toggle): Toggle =>
  is !== 'recruits' || data.drops ? toggle : { ...toggle, on: [...toggle.on, { at: ['drops'], to: USUAL_DROPS }] };

/** What the rulebook says of a trait, and the name of its rule. */
export const traitInWords = (data: GameData, piece: PieceData, trait: Trait) => ({
  id: `${piece.id}-${idOf(trait)}`,
  says: inWords({ id: '', parts: partsOf(data, piece, trait, []) }),
});

function partsOf(data: GameData, { name }: PieceData, trait: Trait, at: Path): readonly Part[] {
  const reach = (value: string): readonly Part[] => [
    ' It reaches as far as ',
    { is: 'moves', label: 'Reach, as moves', value, at: [...at, 'betza'], prints: reachInWords(value) },
    '.',
  ];
  switch (trait.is) {
    case 'guards':
      return [`Friends beside ${a(name)} cannot be captured.`];
    case 'freezes':
      return [`Enemies beside ${a(name)} cannot leave their squares.`];
    case 'bursts':
      return [`When ${a(name)} is captured, its captor and everything beside it are lost.`];
    case 'pushes':
      return [`${A(name)} pushes an enemy one square on and follows; over the edge it is lost.`, ...reach(trait.betza)];
    case 'shoots':
      return [`${A(name)} captures without leaving its square.`, ...reach(trait.betza)];
    case 'swaps': {
      const whom = choiceOf('With whom', [...at, 'whom'], trait.whom, WHOM);
      return [`${A(name)} swaps places with `, whom, '.', ...reach(trait.betza)];
    }
    case 'lifts': {
      const whom = choiceOf('Whom', [...at, 'whom'], trait.whom, LIFTED);
      return [`Instead of moving, ${a(name)} puts `, whom, ' beside it on another empty square beside it.'];
    }
    case 'recruits':
      return [`A piece that ${a(name)} captures goes to the hand of its side.`];
    case 'carries': {
      const whom = new KindChoices(data).several('Whom', [...at, 'kinds'], trait.kinds, anyOf);
      return [`${A(name)} carries `, whom, CARRYING];
    }
    case 'borrows': {
      const from = choiceOf('Like whom', [...at, 'from'], trait.from, [
        ['last moved', 'the piece that the opponent moved last'],
        ['friends beside', 'pieces of its side beside it'],
        ['enemies beside', 'enemies beside it'],
        ['captured', 'the piece that it captured last'],
      ]);
      return [`${A(name)} also moves like `, from, LENDING];
    }
    case 'safe from': {
      const by = new KindChoices(data).several('By whom', [...at, 'kinds'], trait.kinds, anyOf);
      return [`${A(name)} cannot be captured by `, by, '.'];
    }
    case 'safe beyond': {
      const cells = numberOf('How far', [...at, 'cells'], trait.cells, [1, FURTHEST]);
      const squares = trait.cells === 1 ? ' square away.' : ' squares away.';
      return [`${A(name)} cannot be captured from more than `, cells, squares];
    }
  }
}
