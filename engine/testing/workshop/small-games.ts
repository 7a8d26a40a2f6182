/** Small games with what no game on the shelf has, for tests: their texts by name. */
import { groundGames } from './ground-games.ts';

const head = (title: string, board: string, more: readonly string[] = []): string =>
  ['fairygame 1', '[game]', `title = ${title}`, `board = ${board}`, ...more].join('\n');
const piece = (name: string, letter: string, ...lines: readonly string[]): string =>
  [`[piece ${name}]`, `letter = ${letter}`, ...lines].join('\n');

/** Castling, captures in passing, promotions, zones and Kings, with riders among them. */
const riders = [
  head('Riders', '8 x 8', ['castling = King with Rook to c, g']),
  '[zones]\nfar = own rank 8\nsecond = own rank 2\nhome = own ranks 1-5',
  piece('King', 'K', 'royal = yes', 'moves = K'),
  piece('Wagon', 'W', 'moves = R3', 'promotes = at far, may: Rook', 'carries = King Knight Guard'),
  piece('Rook', 'R', 'moves = R', 'carries = Pawn'),
  piece('Knight', 'N', 'moves = N', 'carries = Pawn'),
  piece('Guard', 'G', 'moves = K', 'stays in = home'),
  piece('Pawn', 'P', 'moves = fmWfceFifmnD', 'first moves from = second', 'promotes = at far, must: Rook Knight'),
  '[array]\nrnwgkwnr\npppppppp\n........\n........\n........\n........\nPPPPPPPP\nRNWGKWNR',
].join('\n');

/** Explosions, bursts, pushes, swaps, shots, hands, drops and bent moves, with riders among them. */
const bangs = [
  head('Riders and Bangs', '6 x 6'),
  '[zones]\nhome = own ranks 1-2',
  piece('King', 'K', 'royal = yes', 'moves = K', 'carries = Gunner'),
  piece('Barge', 'B', 'moves = W2', 'pushes = W', 'carries = Gunner Hopper King Mine', 'blast = spares'),
  piece('Gunner', 'G', 'moves = mF', 'shoots = R2', 'carries = Mine'),
  piece('Hopper', 'H', 'moves = gQ', 'swaps = K with anybody'),
  piece('Mine', 'M', 'moves = fK', 'bursts = taken'),
  piece('Eel', 'E', 'moves = yafsyafsWmaW', 'carries = Hopper', 'not taking = Mine'),
  '[array]\nb g k e h b\n. m . . m .\n. . . . . .\n. . . . . .\n. M . . M .\nB H E K G B',
  '[hands]\nwhite = Mine\nblack = Mine',
  '[rules]\nroyals = last\ncaptures explode = yes\ncaptured = to hand\ngating from = home\npass = yes',
  '[drops]\nwhere = board',
  '[endings]\nextinct = any of King: loses',
].join('\n');

/** Every way to borrow moves, with promotions, hands, checks by what is borrowed, and zones that hold for the borrower. */
const borrowers = [
  head('Borrowers', '8 x 7'),
  '[zones]\nfar = own rank 7\nhome = own ranks 1-4',
  piece('King', 'K', 'royal = yes', 'moves = K'),
  piece('Joker', 'J', 'moves also like = last moved', 'promotes = at far, may: Queen'),
  piece('Ape', 'A', 'moves = mW', 'moves also like = friends beside'),
  piece('Mirror', 'M', 'moves = F', 'moves also like = enemies beside', 'stays in = home'),
  piece('Eater', 'E', 'moves = K', 'moves also like = captured', 'carries = Pawn'),
  piece('Queen', 'Q', 'moves = Q'),
  piece('Knight', 'N', 'moves = N', 'not taking = Pawn'),
  piece('Cannon', 'C', 'moves = mRcpR', 'not over = Cannon', 'form of = Queen'),
  piece('Eel', 'L', 'moves = yafsyafsWmaW', 'pushes = F'),
  piece('Pawn', 'P', 'moves = fmWfceFimfnD', 'promotes = at far, must: Knight'),
  '[array]\nl n j q k m n e\np p a p p c p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\nP P A P P C P P\nL N J Q K M N E',
  '[rules]\ncaptured = to hand\nimmobile = forbidden',
  '[drops]\nwhere = board',
].join('\n');

/** Lifting and recruiting, with a hill, stacks, forms and frozen pieces. */
const press = [
  head('Press-Gang', '7 x 7', ['raised = hill 0.3']),
  '[zones]\nhill = c3-e5\nfar = own rank 7\nhome = own ranks 1-4',
  piece('King', 'K', 'royal = yes', 'moves = K'),
  piece('Crane', 'C', 'moves = mF', 'lifts = anybody', 'recruits = yes'),
  piece('Sergeant', 'S', 'moves = FfW', 'recruits = yes', 'lifts = foes', 'carries = Pawn'),
  piece('Gorgon', 'G', 'moves = mK', 'freezes = beside', 'stays in = home'),
  piece('Rook', 'R', 'moves = R3', 'promotes = at far, may: Tower'),
  piece('Tower', '+R', 'moves = R', 'form of = Rook', 'lifts = friends'),
  piece('Pawn', 'P', 'moves = fmWfcF', 'promotes = at far, must: Sergeant'),
  '[array]\nr s c k c s r\np p . g . p p\n. . . p . . .\n. . . . . . .\n. . . P . . .\nP P . G . P P\nR S C K C S R',
  '[rules]\nimmobile = forbidden\nno progress = 0',
  '[drops]\nwhere = board; Pawn: home',
].join('\n');

/** Bent riders, a gun, a freezer, a lame camel, four missing corners and a goal. */
const griffons = `fairygame 1
[game]
title = Griffons and Gargoyles
tagline = Bent flights over a board without corners.
by = you
board = 9 x 9
[zones]
far = own rank 9
third = own rank 2
summit = e5
[piece King]
letter = K
royal = yes
moves = KimsafmW
[piece Griffon]
letter = G
moves = FyafsF
[piece Gargoyle]
letter = Y
moves = W
freezes = beside
[piece Gunner]
letter = U
moves = mF
shoots = R3
[piece Camel]
letter = C
moves = nC
[piece Lancer]
letter = L
moves = mfRcKjR2
[piece Grasshopper]
letter = H
moves = gQ
[piece Bomb]
letter = O
moves = W
bursts = taken
swaps = K with friends
[piece Pawn]
letter = P
moves = mfFcefWimfnA
first moves from = third
promotes = at far, may: Griffon Camel
[array]
* * l g k g l * *
* h c u y u c h *
p p p p o p p p p
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
P P P P O P P P P
* H C U Y U C H *
* * L G K G L * *
[rules]
immobile = allowed
[endings]
goal = King on summit if safe`;

/** Stones that are dropped round enemies and turn them over, with riders, a mine and a portal; who is stuck passes. */
const stones = [
  head('Stones', '6 x 6'),
  '[zones]\nmiddle = c3-d4',
  piece('Stone', 'S'),
  piece('Runner', 'R', 'moves = mK', 'carries = Stone'),
  '[features]\nmine = a6\nportal = f1 f6',
  '[array]\n. . . . . .\n. r . . r .\n. . . . . .\n. . . . . .\n. R . . R .\n. . . . . .',
  `[hands]\nwhite = ${'Stone '.repeat(20).trim()}\nblack = ${'Stone '.repeat(20).trim()}`,
  '[rules]\ncheck = no\npass = if stuck\nturns over = enclosed\nstalemate = more wins\nfull board = ends',
  '[drops]\nwhere = board\nonto = enclosing\nfirst onto = middle',
  '[endings]\npoints = 1 Stone, 1 Runner',
].join('\n');
/** The same beside, with royal pieces, a duty to capture and pieces that fall. */
const falling = [
  head('Falling', '5 x 5'),
  piece('King', 'K', 'royal = yes', 'moves = K'),
  piece('Stone', 'S', 'moves = W'),
  '[array]\n. . k . .\n. s . s .\n. . . . .\n. S . S .\n. . K . .',
  '[hands]\nwhite = Stone Stone\nblack = Stone Stone',
  '[rules]\ncapture = must\npass = if stuck\nturns over = beside if supported',
  '[drops]\nwhere = board\nonto = lowest',
].join('\n');
/** A goal of several pieces, and pieces in a row with gaps, in a square and in a chain. */
const patterns = [
  head('Patterns', '6 x 6'),
  '[zones]\nfar = own rank 6\nhome = own ranks 1-4',
  piece('Rook', 'R', 'moves = mW'),
  piece('Knight', 'N', 'moves = mN'),
  '[array]\nr n r n r n\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\nR N R N R N',
  '[rules]\ncheck = no',
  '[endings]\ngoal = Knight on far if safe or after an answer, at least 2 or full\nin a row = 5 of Rook Knight along files diagonals, with gaps: wins',
  'in a square = 3 of Rook: loses\nconnects = home, far; of Rook Knight; along ranks files: wins',
].join('\n');

export const smallGames: ReadonlyMap<string, string> = new Map([
  ...groundGames,
  ['griffons', griffons],
  ['riders', riders],
  ['riders and bangs', bangs],
  ['borrowers', borrowers],
  ['press-gang', press],
  ['stones', stones],
  ['falling', falling],
  ['patterns', patterns],
]);
