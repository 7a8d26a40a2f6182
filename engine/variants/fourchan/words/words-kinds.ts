/**
 * What the pieces of 4chan chess are called and what they do, as a player wants to read it in ten seconds: movement
 * first, then the trait, then what promotion adds. A promoted form is a kind of its own with the whole of its movement.
 * The promotion chooser shows the summaries, so each must tell its kind from the others. Where a house rule changes a
 * number, the sentence is true of the usual one and says so.
 */
import type { KindWords } from '../../../core/vocabulary.ts';

const NEVER_FROZEN_OR_LIFTED = 'Diplomatic immunity: no /x/ freezes it, and no /tg/ lifts it.';
const KEEPS_COLOUR = 'It keeps to squares of one colour.';
const LIFTS =
  'Lift and drop: instead of moving, it lifts an enemy from one of the eight squares around it and puts it down on any empty one of them, or back where it was, which passes the turn. This captures nothing.';
const LIFTS_WHOM =
  'It can lift even while frozen or riding an /n/. An /n/ and its rider are lifted together. Admins and Anons, promoted or not, cannot be lifted, nor can an /n/ that an Anon rides (a house rule protects promoted Anons only).';
const OUT_OF_RANGE =
  'Out of range: only a piece at most two squares away, counted in steps in any direction, can capture it. An enemy /n/, promoted or not, can capture it from any distance (a house rule changes this).';
const RIFLE =
  'Rifle: instead of moving, it captures an orthogonally adjacent enemy without leaving its square. It can do so while frozen, but not while riding an /n/.';
const MIMICRY =
  'Mimicry: it moves and captures like the piece that the enemy played last, with its own side’s forward.';
const NO_TRAITS_COPIED =
  'It copies no traits: no rifle, rage, lifting, castling or double step. What a /v/ could shoot, it captures by moving there.';
const LAST_PLAYED =
  'A piece that promoted is copied as it was before. A piece that was dropped, shot, lifted or castled is copied by how it normally moves. After another /b/ it moves as that one did.';
const CARRYING =
  'Carrying: another piece of its side, except an Admin or an /n/, may ride it by moving onto its square. When the /n/ moves, its rider moves along.';
const SHARING =
  'While two share a square, neither captures or promotes. The rider leaves with a move of its own: that move cannot capture, but it may promote. An enemy captures both or, if it could not capture both, neither.';
const ABSORPTION =
  'Absorption: after its first capture, it can also move and capture like the piece it captured, permanently. It absorbs only how that piece moves, including what that piece had absorbed, but no traits.';
const ONLY_THE_FIRST =
  'Only the first captured piece counts, even one with nothing to give, like a /b/. A /d/ that was captured and dropped again starts afresh.';
const rage = (range: string): string =>
  `Rage: after a capture it must continue to its full ${range} squares in the same direction, capturing everything on the way, even its own side. Only the edge of the board or a /k/ that it cannot capture stops it earlier.`;
const RAGE_AT_HOME =
  'A rage may also begin with a piece of its own side. If it captures its own Admin, its side loses. If both Admins are on its way, the first one decides.';
const FREEZING =
  'Freezing: enemies on the eight squares around it cannot leave their squares by themselves (a house rule lets a /b/ go as the piece it copies). They can still shoot and lift. Admins and Anons, promoted or not, are never frozen (a house rule protects promoted Anons only).';
const FREEZES_ALWAYS =
  'It freezes enemies even while frozen or riding. Two enemy /x/s next to each other freeze each other.';
const SHOT =
  'Shot: instead of moving, it captures an enemy exactly two squares away and stays where it is, on any of the sixteen squares of that ring (a house rule has fewer). Pieces in between do not matter. It can shoot while frozen, but not while riding an /n/.';
const HAND =
  'Hand: a piece it captures goes to its side’s hand, unpromoted and with nothing absorbed, and now belongs to that side. A hand holds six pieces; any more are lost.';
const DROP =
  'Drop: instead of moving, a side may put a piece from its hand on any empty square. An Anon may not be dropped on its last rank, nor where it would give checkmate at once.';
const TELEPORTERS =
  'Teleporters: when it moves, it may leave a teleporter on the square it left, if there is none yet. Each side can make two in a game, with any /sci/, and they stay.';
const TRAVEL =
  'The two teleporters of a side are connected. A piece that lands on one comes out of the other and captures any piece there, friend or enemy. Under a house rule, the arriving piece is lost instead.';

const promotesTo = (gain: string): string => `Promotion: ${gain}`;

const base = {
  admin: {
    name: 'Admin',
    letter: 'A',
    summary: 'Steps one square in any direction and castles. Lose it and you lose.',
    sentences: [
      'Steps one square in any direction, to an empty square or to capture.',
      'Castling: once in a game, if neither the Admin nor an /n/ of its side on its rank has ever moved and everything between them is empty, it goes to the square next to that /n/, and the /n/ goes to its other side. Attacks by enemies do not matter, but a frozen /n/ cannot castle.',
      `${NEVER_FROZEN_OR_LIFTED} It never rides an /n/.`,
      'It never promotes. Losing it loses the game, even by your own move. It may stay in danger and walk into it.',
    ],
  },
  anon: {
    name: 'Anon',
    letter: 'O',
    summary: 'Steps forward, up to two squares with its first move. Captures diagonally forward.',
    sentences: [
      'Steps one square straight forward, without capturing. Takes one square diagonally forward.',
      'Double step: its first move may be two squares forward, both empty, unless it would end with an enemy Anon right beside it on its rank. A promoted one there does not matter. An Anon that was dropped has its double step only on its own third rank.',
      `${NEVER_FROZEN_OR_LIFTED} A house rule gives this to promoted Anons only.`,
      promotesTo(
        'it then slides up to two squares in any direction instead. It must promote when it moves to its last rank, unless a teleporter there sends it elsewhere.',
      ),
    ],
  },
  tg: {
    name: '/tg/',
    letter: 'T',
    summary: 'Slides any distance in any direction. Lifts an adjacent enemy onto another square next to it.',
    sentences: [
      'Slides any distance over empty squares, straight or diagonally, and captures the enemy it runs into.',
      LIFTS,
      LIFTS_WHOM,
      promotesTo('it can also jump exactly two squares in any of the eight directions.'),
    ],
  },
  k: {
    name: '/k/',
    letter: 'K',
    summary: 'Slides any distance diagonally. Can only be captured from within two squares.',
    sentences: [
      `Slides any distance over empty squares along a diagonal, and captures the enemy it runs into. ${KEEPS_COLOUR}`,
      OUT_OF_RANGE,
      promotesTo('it can also step one square along its rank or file.'),
    ],
  },
  mlp: {
    name: '/mlp/',
    letter: 'M',
    summary: 'Leaps like a chess Knight. It can also capture an orthogonal neighbour without moving.',
    sentences: [
      'Leaps two squares along a rank or file and one aside, over anything, to an empty square or to capture.',
      RIFLE,
      promotesTo('it can also leap three squares and one to the side.'),
    ],
  },
  b: {
    name: '/b/',
    letter: 'B',
    summary: 'Has no move of its own. Moves like the piece the enemy played last.',
    sentences: [
      `${MIMICRY} Before the other side has played, it does not move at all.`,
      NO_TRAITS_COPIED,
      LAST_PLAYED,
      promotesTo('it can then always step one square in any direction too.'),
    ],
  },
  n: {
    name: '/n/',
    letter: 'N',
    summary: 'Slides any distance along its rank or file. Carries a friend.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, and captures the enemy it runs into. The distance of an enemy /k/ does not matter to it (a house rule can make it matter).',
      CARRYING,
      SHARING,
      'An /n/ that has never moved castles with the Admin.',
      promotesTo('it can also step one square diagonally.'),
    ],
  },
  d: {
    name: '/d/',
    letter: 'D',
    summary: 'Steps one square in any direction. Keeps the move of the first piece it captures.',
    sentences: [
      'Steps one square in any direction, to an empty square or to capture.',
      ABSORPTION,
      ONLY_THE_FIRST,
      promotesTo('it can also leap like a chess Knight.'),
    ],
  },
  r9k: {
    name: '/r9k/',
    letter: 'R',
    summary: 'Slides up to two squares in any direction. After a capture it rages on over pieces of both sides.',
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
    summary: 'Slides any distance diagonally but never captures. Freezes adjacent enemies.',
    sentences: [
      `Slides any distance over empty squares along a diagonal, and never captures. ${KEEPS_COLOUR}`,
      FREEZING,
      FREEZES_ALWAYS,
      promotesTo('it also slides along ranks and files, still without capturing.'),
    ],
  },
  v: {
    name: '/v/',
    letter: 'V',
    summary: 'Moves up to two orthogonal steps. Shoots an enemy two squares away without moving.',
    sentences: [
      'Moves one or two orthogonal steps over empty squares, and may turn in between. It cannot capture that way.',
      SHOT,
      promotesTo('it moves up to three steps.'),
    ],
  },
  vp: {
    name: '/vp/',
    letter: 'P',
    summary: 'Leaps like a Knight, or jumps two squares orthogonally. Pieces it captures go to your hand.',
    sentences: [
      'Leaps two squares along a rank or file and one aside, or jumps exactly two squares along them. It goes over anything, to an empty square or to capture.',
      HAND,
      DROP,
      promotesTo('it can also slide any distance diagonally.'),
    ],
  },
  sci: {
    name: '/sci/',
    letter: 'S',
    summary: 'Steps one square orthogonally or jumps two in any direction. Leaves teleporters behind.',
    sentences: [
      'Steps one square along its rank or file, or jumps exactly two squares in any of the eight directions, over anything. It captures both ways.',
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
    summary: 'Slides up to two squares in any direction. Cannot be frozen or lifted.',
    sentences: [
      'Slides one or two squares in any direction over empty squares, and captures the enemy it runs into.',
      NEVER_FROZEN_OR_LIFTED,
      'It has no double step, and keeps no enemy Anon from making one.',
    ],
  },
  '+tg': {
    name: '+/tg/',
    letter: '+T',
    summary: 'Slides any distance or jumps two squares, in any direction. Lifts an adjacent enemy.',
    sentences: [
      'Slides any distance over empty squares, straight or diagonally, or jumps exactly two squares that way, over anything. It captures both ways.',
      LIFTS,
      LIFTS_WHOM,
    ],
  },
  '+k': {
    name: '+/k/',
    letter: '+K',
    summary: 'Slides any distance diagonally or steps orthogonally. Can only be captured from within two squares.',
    sentences: [
      'Slides any distance over empty squares along a diagonal, or steps one square along its rank or file. It captures both ways.',
      OUT_OF_RANGE,
    ],
  },
  '+mlp': {
    name: '+/mlp/',
    letter: '+M',
    summary: 'Leaps two or three squares and one to the side. Captures an orthogonal neighbour without moving.',
    sentences: [
      'Leaps two or three squares along a rank or file and one aside, over anything, to an empty square or to capture.',
      RIFLE,
    ],
  },
  '+b': {
    name: '+/b/',
    letter: '+B',
    summary: 'Steps one square in any direction, or moves like the piece the enemy played last.',
    sentences: [
      'Steps one square in any direction, to an empty square or to capture.',
      MIMICRY,
      NO_TRAITS_COPIED,
      LAST_PLAYED,
    ],
  },
  '+n': {
    name: '+/n/',
    letter: '+N',
    summary: 'Slides any distance along its rank or file, or steps diagonally. Carries a friend.',
    sentences: [
      'Slides any distance over empty squares along its rank or file, or steps one square diagonally. It captures both ways. The distance of an enemy /k/ does not matter to it (a house rule can make it matter).',
      CARRYING,
      SHARING,
    ],
  },
  '+d': {
    name: '+/d/',
    letter: '+D',
    summary: 'Steps one square in any direction or leaps like a Knight. Keeps the move of the first piece it captures.',
    sentences: [
      'Steps one square in any direction, or leaps two squares along a rank or file and one aside, over anything. It captures both ways, and keeps what it has absorbed.',
      ABSORPTION,
      ONLY_THE_FIRST,
    ],
  },
  '+r9k': {
    name: '+/r9k/',
    letter: '+R',
    summary: 'Slides up to three squares in any direction. After a capture it rages on over pieces of both sides.',
    sentences: ['Slides one to three squares in any direction over empty squares.', rage('three'), RAGE_AT_HOME],
  },
  '+x': {
    name: '+/x/',
    letter: '+X',
    summary: 'Slides any distance in any direction but never captures. Freezes adjacent enemies.',
    sentences: [
      'Slides any distance over empty squares, straight or diagonally, and never captures.',
      FREEZING,
      FREEZES_ALWAYS,
    ],
  },
  '+v': {
    name: '+/v/',
    letter: '+V',
    summary: 'Moves up to three orthogonal steps. Shoots an enemy two squares away without moving.',
    sentences: [
      'Moves one to three orthogonal steps over empty squares, and may turn in between. It cannot capture that way.',
      SHOT,
    ],
  },
  '+vp': {
    name: '+/vp/',
    letter: '+P',
    summary: 'Leaps like a Knight, jumps two squares orthogonally or slides diagonally. Captures go to your hand.',
    sentences: [
      'Leaps two squares along a rank or file and one aside, jumps exactly two squares along them, or slides any distance over empty squares along a diagonal. It captures all three ways.',
      HAND,
      DROP,
    ],
  },
  '+sci': {
    name: '+/sci/',
    letter: '+S',
    summary:
      'Steps one square orthogonally, jumps two in any direction or three diagonally. Leaves teleporters behind.',
    sentences: [
      'Steps one square along its rank or file, jumps exactly two squares in any of the eight directions, or exactly three diagonally, over anything. It captures all three ways.',
      TELEPORTERS,
      TRAVEL,
    ],
  },
} as const satisfies Record<string, KindWords>;

export const kinds = { ...base, ...promoted } as const;
