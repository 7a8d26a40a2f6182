/**
 * What the pieces of 4chan chess are called and what they do, as a player wants to read it in ten seconds: movement
 * first, then the trait, then what promotion adds. A promoted form is a kind of its own with the whole of its movement.
 * The promotion chooser shows the summaries, so each must tell its kind from the others. Where a house rule changes a
 * number, the sentence is true of the usual one and says so.
 */
import type { KindWords } from '../../core/vocabulary.ts';

const NEVER_FROZEN_OR_LIFTED = 'Diplomatic immunity: no /x/ freezes it, and no /tg/ lifts it.';
const KEEPS_COLOUR = 'It keeps to squares of one colour.';
const LIFTS =
  'Lift and drop: instead of moving, it lifts an enemy from one of the eight squares around it and puts it down on any of them that is empty, or back where it was, which is a pass. Nobody is taken by it.';
const LIFTS_WHOM =
  'It lifts while it is frozen and while it rides an /n/. An /n/ and its rider are lifted together. Admins and Anons, promoted or not, cannot be lifted, nor an /n/ that an Anon rides.';
const OUT_OF_RANGE =
  'Out of range: only a piece at most two squares away, counted in steps in any direction, can take it. An enemy /n/, promoted or not, does not care how far away it is (a house rule changes who does not).';
const RIFLE =
  'Rifle: instead of moving, it takes an enemy on the next square of its rank or file, and stays where it is. It may while it is frozen, and not while it rides an /n/.';
const MIMICRY =
  'Mimicry: it moves and takes as the piece could that the other side played last, with its own side’s forward.';
const NO_TRAITS_COPIED =
  'It copies no traits: no rifle, no rage, no lifting, no castling, no double step. A shot of a /v/ it can only make by going there.';
const LAST_PLAYED =
  'A piece that promoted is copied as it was before; one that was dropped, as its kind moves; one that shot, lifted or castled, as it moves otherwise. After another /b/ it has whatever that one had.';
const CARRYING =
  'Carrying: another piece of its side, but no Admin and no /n/, may ride it, by moving onto its square. When the /n/ moves, its rider goes along.';
const SHARING =
  'While two share a square, neither takes or promotes. The rider may leave by its own move, which takes nobody, and may promote with it. An enemy takes both or, where it could not take both, neither.';
const ABSORPTION =
  'Absorption: from its first victim on, it also moves and takes as that piece could, for good. It absorbs how a piece moves, what that one had absorbed included, and no traits.';
const ONLY_THE_FIRST =
  'Only the first victim counts, even one that had nothing to give, like a /b/. A /d/ that was taken and comes back from a hand begins anew.';
const rage = (range: string): string =>
  `Rage: when it takes, it goes on in the same direction to the end of its range, ${range} squares from where it began, and takes everybody on the way, its own side too. Only the edge of the board or a /k/ that it cannot take stops it before that.`;
const RAGE_AT_HOME =
  'So it may begin at a piece of its own side. If it takes its own Admin, its side has lost, and of two Admins on its way the first decides.';
const FREEZING =
  'Freezing: enemies on the eight squares around it cannot leave their squares by themselves. They may still do what is done standing still, which is to shoot and to lift. Admins and Anons, promoted or not, are never frozen.';
const FREEZES_ALWAYS =
  'It freezes while it is frozen itself and while it rides. Two enemy /x/s side by side freeze each other.';
const SHOT =
  'Shot: instead of moving, it takes an enemy exactly two squares away and stays where it is, on any of the sixteen squares of that ring (a house rule has fewer). What stands between does not matter. It may while it is frozen, and not while it rides an /n/.';
const HAND =
  'Hand: whom it takes waits in its side’s hand, unpromoted and with nothing absorbed, and is that side’s from now on. A hand holds six; whoever is taken after that is gone.';
const DROP =
  'Drop: instead of moving, a side may put a piece of its hand on any empty square. An Anon may not be dropped on its last rank, nor where it would give checkmate at once.';
const TELEPORTERS =
  'Teleporters: whenever it moves, it may leave a teleporter on the square that it leaves, if none is there. Each side makes two in the whole game, whichever /sci/ does it, and they stay.';
const TRAVEL =
  'The two of a side are connected: whoever lands on one, friend or enemy, comes out of the other and takes whoever stands there, friend or foe (a house rule: is lost instead).';

const promotesTo = (gain: string): string => `Promotion: ${gain}`;

const base = {
  admin: {
    name: 'Admin',
    letter: 'A',
    summary: 'Steps one square any way and castles. Lose it and you have lost.',
    sentences: [
      'Steps one square in any direction, to an empty square or to take.',
      'Castling: once in a game, if neither the Admin nor an /n/ of its side on its rank has ever moved and everything between them is empty, it goes to the square next to that /n/, and the /n/ goes to its other side. Enemies do not matter, but a frozen /n/ cannot castle.',
      `${NEVER_FROZEN_OR_LIFTED} It never rides an /n/.`,
      'It is never promoted. Whoever loses it has lost, even by their own doing. It may stand in danger and walk into it.',
    ],
  },
  anon: {
    name: 'Anon',
    letter: 'O',
    summary: 'Steps forward, twice with its first move, and takes diagonally forward.',
    sentences: [
      'Steps one square straight forward, without taking. Takes one square diagonally forward, and only there.',
      'Double step: its first move may be two squares forward, both empty, unless it would end with an enemy Anon right beside it on its rank. A promoted one there does not matter. An Anon that was dropped has its double step only on its own third rank.',
      NEVER_FROZEN_OR_LIFTED,
      promotesTo(
        'it then slides up to two squares any way, instead. It must promote when it moves onto its last rank, unless a teleporter there takes it elsewhere.',
      ),
    ],
  },
  tg: {
    name: '/tg/',
    letter: 'T',
    summary: 'Slides any distance any way. Lifts an enemy beside it and puts it down elsewhere.',
    sentences: [
      'Slides any distance over empty squares, straight or diagonally, and takes the enemy it runs into.',
      LIFTS,
      LIFTS_WHOM,
      promotesTo('it can also jump exactly two squares in any of the eight directions.'),
    ],
  },
  k: {
    name: '/k/',
    letter: 'K',
    summary: 'Slides any distance diagonally. Can only be taken from two squares away or nearer.',
    sentences: [
      `Slides any distance over empty squares along a diagonal, and takes the enemy it runs into. ${KEEPS_COLOUR}`,
      OUT_OF_RANGE,
      promotesTo('it can also step one square along its rank or file.'),
    ],
  },
  mlp: {
    name: '/mlp/',
    letter: 'M',
    summary: 'Leaps two squares one way and one aside. Takes a straight neighbour without moving.',
    sentences: [
      'Leaps two squares along a rank or file and one aside, over anything, to an empty square or to take.',
      RIFLE,
      promotesTo('it can also leap three squares and one aside.'),
    ],
  },
  b: {
    name: '/b/',
    letter: 'B',
    summary: 'Has no move of its own. Moves like whatever the other side played last.',
    sentences: [
      `${MIMICRY} Before the other side has played, it does not move at all.`,
      NO_TRAITS_COPIED,
      LAST_PLAYED,
      promotesTo('it can then always step one square in any direction as well.'),
    ],
  },
  n: {
    name: '/n/',
    letter: 'N',
    summary: 'Slides any distance along its rank or file. Carries a friend.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, and takes the enemy it runs into. The distance of an enemy /k/ does not matter to it (a house rule can make it matter).',
      CARRYING,
      SHARING,
      'An /n/ that has never moved castles with the Admin.',
      promotesTo('it can also step one square diagonally.'),
    ],
  },
  d: {
    name: '/d/',
    letter: 'D',
    summary: 'Steps one square any way. Keeps the move of the first piece that it takes.',
    sentences: [
      'Steps one square in any direction, to an empty square or to take.',
      ABSORPTION,
      ONLY_THE_FIRST,
      promotesTo('it can also leap two squares one way and one aside.'),
    ],
  },
  r9k: {
    name: '/r9k/',
    letter: 'R',
    summary: 'Slides up to two squares any way. Taking somebody, it rages on over friend and enemy.',
    sentences: [
      'Slides one or two squares in any direction over empty squares.',
      rage('two'),
      RAGE_AT_HOME,
      promotesTo('it slides and rages up to three squares.'),
    ],
  },
  x: {
    name: '/x/',
    letter: 'X',
    summary: 'Slides any distance diagonally, never takes. Freezes the enemies around it.',
    sentences: [
      `Slides any distance over empty squares along a diagonal, and never takes. ${KEEPS_COLOUR}`,
      FREEZING,
      FREEZES_ALWAYS,
      promotesTo('it slides straight as well, still without taking.'),
    ],
  },
  v: {
    name: '/v/',
    letter: 'V',
    summary: 'Takes up to two straight steps. Shoots an enemy two squares away without moving.',
    sentences: [
      'Takes one or two steps along ranks and files over empty squares, and may turn between them. It takes nobody that way.',
      SHOT,
      promotesTo('it takes up to three steps.'),
    ],
  },
  vp: {
    name: '/vp/',
    letter: 'P',
    summary: 'Leaps two and one aside, or jumps two straight. Whom it takes goes to your hand.',
    sentences: [
      'Leaps two squares along a rank or file and one aside, or jumps exactly two squares along them. It goes over anything, to an empty square or to take.',
      HAND,
      DROP,
      promotesTo('it can also slide any distance diagonally.'),
    ],
  },
  sci: {
    name: '/sci/',
    letter: 'S',
    summary: 'Steps one square straight or jumps two any way. Leaves teleporters behind.',
    sentences: [
      'Steps one square along its rank or file, or jumps exactly two squares in any of the eight directions, over anything. It takes both ways.',
      TELEPORTERS,
      TRAVEL,
      promotesTo('it can also jump exactly three squares diagonally.'),
    ],
  },
} as const satisfies Record<string, KindWords>;

const promoted = {
  '+anon': {
    name: '+Anon',
    letter: '+O',
    summary: 'Slides up to two squares any way. Cannot be frozen or lifted.',
    sentences: [
      'Slides one or two squares in any direction over empty squares, and takes the enemy it runs into.',
      NEVER_FROZEN_OR_LIFTED,
      'It has no double step, and keeps no enemy Anon from making one.',
    ],
  },
  '+tg': {
    name: '+/tg/',
    letter: '+T',
    summary: 'Slides any distance or jumps two, any way. Lifts an enemy beside it.',
    sentences: [
      'Slides any distance over empty squares, straight or diagonally, or jumps exactly two squares that way, over anything. It takes both ways.',
      LIFTS,
      LIFTS_WHOM,
    ],
  },
  '+k': {
    name: '+/k/',
    letter: '+K',
    summary: 'Slides any distance diagonally or steps straight. Safe from more than two squares away.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, or steps one square along its rank or file. It takes both ways.',
      OUT_OF_RANGE,
    ],
  },
  '+mlp': {
    name: '+/mlp/',
    letter: '+M',
    summary: 'Leaps two or three squares one way and one aside. Takes a straight neighbour without moving.',
    sentences: [
      'Leaps two or three squares along a rank or file and one aside, over anything, to an empty square or to take.',
      RIFLE,
    ],
  },
  '+b': {
    name: '+/b/',
    letter: '+B',
    summary: 'Steps one square any way, and moves like whatever the other side played last.',
    sentences: [
      'Steps one square in any direction, to an empty square or to take.',
      MIMICRY,
      NO_TRAITS_COPIED,
      LAST_PLAYED,
    ],
  },
  '+n': {
    name: '+/n/',
    letter: '+N',
    summary: 'Slides any distance straight or steps diagonally. Carries a friend.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, or steps one square diagonally. It takes both ways. The distance of an enemy /k/ does not matter to it (a house rule can make it matter).',
      CARRYING,
      SHARING,
    ],
  },
  '+d': {
    name: '+/d/',
    letter: '+D',
    summary: 'Steps one square any way or leaps two and one aside. Keeps the move of its first victim.',
    sentences: [
      'Steps one square in any direction, or leaps two squares along a rank or file and one aside, over anything. It takes both ways, and keeps what it has absorbed.',
      ABSORPTION,
      ONLY_THE_FIRST,
    ],
  },
  '+r9k': {
    name: '+/r9k/',
    letter: '+R',
    summary: 'Slides up to three squares any way. Taking somebody, it rages on over friend and enemy.',
    sentences: ['Slides one to three squares in any direction over empty squares.', rage('three'), RAGE_AT_HOME],
  },
  '+x': {
    name: '+/x/',
    letter: '+X',
    summary: 'Slides any distance any way, never takes. Freezes the enemies around it.',
    sentences: [
      'Slides any distance over empty squares, straight or diagonally, and never takes.',
      FREEZING,
      FREEZES_ALWAYS,
    ],
  },
  '+v': {
    name: '+/v/',
    letter: '+V',
    summary: 'Takes up to three straight steps. Shoots an enemy two squares away without moving.',
    sentences: [
      'Takes one to three steps along ranks and files over empty squares, and may turn between them. It takes nobody that way.',
      SHOT,
    ],
  },
  '+vp': {
    name: '+/vp/',
    letter: '+P',
    summary: 'Leaps two and one aside, jumps two straight, slides diagonally. Whom it takes goes to your hand.',
    sentences: [
      'Leaps two squares along a rank or file and one aside, jumps exactly two squares along them, or slides any distance over empty squares along a diagonal. It takes all three ways.',
      HAND,
      DROP,
    ],
  },
  '+sci': {
    name: '+/sci/',
    letter: '+S',
    summary: 'Steps one square straight, jumps two any way or three diagonally. Leaves teleporters behind.',
    sentences: [
      'Steps one square along its rank or file, jumps exactly two squares in any of the eight directions, or exactly three diagonally, over anything. It takes all three ways.',
      TELEPORTERS,
      TRAVEL,
    ],
  },
} as const satisfies Record<string, KindWords>;

export const kinds = { ...base, ...promoted } as const;
