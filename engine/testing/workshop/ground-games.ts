/** Small games with walls, mines, portals and turns of several moves, for tests: their texts by name. */
const ground = `fairygame 1
[game]
title = Ground
board = 7 x 6
castling = King with Rook to b, f
[zones]
far = own rank 6
second = own rank 2
middle = ranks 2-5
[piece King]
letter = K
royal = yes
moves = K
[piece Rook]
letter = R
moves = R
[piece Cannon]
letter = C
moves = mRcpR
[piece Sumo]
letter = S
moves = mF
pushes = W
swaps = K with anybody
[piece Bomb]
letter = B
moves = W
bursts = taken
[piece Pawn]
letter = P
moves = fmWfceFifmnD
first moves from = second
promotes = at far, may: Rook Cannon
[array]
rsbkbsr
cpppppp
.......
.......
PPPPPPC
RSBKBSR
`;
const features = `[features]
wall = d3
mine = own b3, f3
portal = c3 e4
portal = c4 e3
`;
const drops = `captured = to hand
[drops]
where = board; Pawn: second
`;
const walls = (how: string, more = ''): string => `${ground}[rules]\nwalls = ${how}\n${more}`;
const turns = (lines: string): string => `${ground}[rules]\n${lines}\n`;
export const groundGames: ReadonlyMap<string, string> = new Map([
  ['mines and portals', ground + features],
  ['mines, portals and a hand', `${ground}${features}[rules]\n${drops}`],
  ['mines where royal pieces may be lost', `${ground}${features}[rules]\ncheck = no\ncaptures explode = yes\n`],
  ['walls left behind', walls('left behind', 'pass = yes\n')],
  ['walls laid anywhere, by dropping too', walls('anywhere', `walls on = middle\n${drops}mate by = Pawn forbidden\n`)],
  ['walls laid in line where captures explode', walls('in line', 'captures explode = yes\ncapture = must\n')],
  ['a wall that is moved among mines and portals', `${ground}${features}[rules]\nwalls = moved\npass = yes\n`],
  ['two moves a turn, and one at first', turns('moves a turn = 2\nfirst turn = 1\npass = yes\nchecks to win = 3')],
  ['four moves a turn with a hand', turns(`moves a turn = 4\ncapture = must\n${drops}`)],
  ['three moves a turn with walls', turns('moves a turn = 3\nwalls = anywhere\nno progress = 5')],
]);
