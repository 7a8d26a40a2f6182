/** Cases of Deicide Chess without terrain, in the order of its rulebook. Kings that do not matter stand far away. */
import type { Case } from './case.ts';

const deicideCase = (id: string, one: Omit<Case, 'id' | 'variant'>): Case => ({
  id: `deicide-${id}`,
  variant: 'deicide',
  ...one,
});
const KINGS = 'K@i1 k@i16';
const TO_AND_FRO = ['Ra1-a2', 'Ra16-a15', 'Ra2-a1', 'Ra15-a16'];

export const deicideCases: readonly Case[] = [
  // -- check and castling
  deicideCase('castling-past-an-attack', {
    ruling: 'D-K4',
    pieces: "K@i1' R@a1' R@p1' r@j10 k@f16",
    focus: 'i1',
    question: 'A Rook attacks j1. To which side may White castle?',
    answer: 'Only towards a1. The King may not cross an attacked square, and j1 lies on the other way.',
    claims: [{ legal: ['Ki1-g1,Ra1-h1'], illegal: ['Ki1-k1,Rp1-j1'] }],
  }),
  deicideCase('castling-and-a-time-machine', {
    ruling: 'D-K4',
    pieces: "K@i1' R@a1' R@p1' t@h1~2 k@f16",
    focus: 'i1',
    question: 'A Black Time Machine lands on h1 in two turns. To which side may White castle?',
    answer: 'Only towards p1. A square where a Time Machine lands is as dangerous as an attacked one.',
    claims: [{ illegal: ['Ki1-g1,Ra1-h1'], legal: ['Ki1-k1,Rp1-j1'] }],
  }),
  deicideCase('answered-by-a-landing', {
    ruling: 'D-G6',
    pieces: 'K@e1 N@a8 r@e10 T@e5~1 k@i16',
    focus: 'a8',
    question: 'White is in check from e10. A White Time Machine lands on e5 when this turn ends. May the Knight move?',
    answer: 'Yes. Check must be gone when the turn is over, and then the Time Machine stands between.',
    claims: [
      { check: true, legal: ['Na8-b6'] },
      { after: ['Na8-b6'], stands: 'T@e5' },
    ],
  }),
  deicideCase('stalemate', {
    ruling: 'D-G7',
    pieces: 'K@a16 q@b13 k@d14',
    turn: 'black',
    focus: 'b13',
    question: 'Black’s Queen goes to b14. White’s King is not in check and cannot move. Who wins?',
    answer: 'Nobody. Stalemate is a draw, as in chess, even with Time Machines in flight.',
    claims: [
      { after: ['Qb13-b14'], ending: 'draw: stalemate' },
      { after: ['Qb13-b15'], ending: 'none' },
    ],
  }),
  deicideCase('repetition-and-what-moved-last', {
    ruling: 'D-G8',
    pieces: `R@a1 r@a16 ${KINGS}`,
    focus: 'a1',
    question:
      'The Rooks go to and fro, and then the Kings. Is it the same position, although something else moved last?',
    answer: 'Yes. What moved last is a part of the position only while a Fool is there who copies it.',
    claims: [
      { after: [...TO_AND_FRO, ...TO_AND_FRO.slice(0, -1)], ending: 'none' },
      { after: [...TO_AND_FRO, 'Ki1-i2', 'Ki16-i15', 'Ki2-i1', 'Ki15-i16'], ending: 'draw: repetition' },
    ],
  }),

  // -- pawns
  deicideCase('head-start-of-a-pawn-that-moved', {
    ruling: 'D-P1',
    pieces: `P@c3 ${KINGS}`,
    focus: 'c3',
    question: 'A Pawn that has moved was pushed back to c3. May it slide again?',
    answer: 'Yes. A Pawn on or behind the fourth rank slides up to four squares, whether it has moved or not.',
    claims: [{ goes: { c3: 'c4 c5 c6 c7' } }],
  }),
  deicideCase('head-start-of-a-drunk-pawn', {
    ruling: 'D-P2',
    pieces: `D@c3 ${KINGS}`,
    focus: 'c3',
    question: 'This Drunk Pawn on c3 has moved before. May it slide?',
    answer: 'No. A Drunk Pawn has its head start for its first move only.',
    claims: [{ goes: { c3: 'b4 d4' } }],
  }),
  deicideCase('every-square-that-was-passed', {
    ruling: 'D-P4',
    pieces: `P@e4 p@f6 p@f7 p@f8 p@f9 ${KINGS}`,
    focus: 'e4',
    question: 'The Pawn slides from e4 to e8. Which black Pawns may capture it in passing?',
    answer: 'Those on f6, f7 and f8: every square that it passed counts. The one on f9 captures it on e8 as usual.',
    claims: [{ after: ['Pe4-e8'], goes: { f6: 'e5 f5', f7: 'e6', f8: 'e7' }, legal: ['Pf9xe8'] }],
  }),
  deicideCase('in-passing-by-the-same-type', {
    ruling: 'D-P5',
    pieces: `P@e4 j@f6 d@e9 ${KINGS}`,
    focus: 'e4',
    question: 'The Pawn slides past a Rookie and in front of a Drunk Pawn. May they capture it in passing?',
    answer: 'No. Only Pawns capture Pawns in passing. The Drunk Pawn captures it on e8, where it stands.',
    claims: [{ after: ['Pe4-e8'], legal: ['De9xe8'], illegal: ['Jf6xe6', 'De9xe7'] }],
  }),
  deicideCase('pushed-to-the-last-rank', {
    ruling: 'D-P12',
    pieces: 'P@e15 u@e14 k@a10 K@i1',
    turn: 'black',
    focus: 'e14',
    question: 'Black’s Sumo Wrestler pushes the Pawn to its last rank. Does it promote?',
    answer: 'No. Promotion is part of a Pawn’s own move. It stays there and cannot move.',
    claims: [{ after: ['Ue14>e15>e16'], stands: 'P@e16', goes: { e16: '' } }],
  }),

  // -- the ranged and the bent
  deicideCase('cannon-over-one-hurdle', {
    ruling: 'D-C1',
    pieces: `O@a1 n@a5 r@a9 q@a12 ${KINGS}`,
    focus: 'a1',
    question: 'Which of the three pieces on the file can the Cannon capture?',
    answer: 'The Rook on a9: it captures over exactly one piece. It moves without capturing as far as a4.',
    claims: [{ legal: ['Oa1xa9', 'Oa1-a4'], illegal: ['Oa1xa5', 'Oa1xa12'] }],
  }),
  deicideCase('becoming-a-hurdle', {
    ruling: 'D-C1',
    pieces: 'K@i1 o@i16 N@g4 k@a16',
    focus: 'g4',
    question: 'Nothing stands between the Cannon and White’s King. May the Knight leap to i5?',
    answer: 'No. The Knight would be the one piece over which the Cannon captures the King.',
    claims: [{ check: false, goes: { g4: 'e3 e5 f2 f6 h2 h6' } }],
  }),
  deicideCase('kitsune-goes-round', {
    ruling: 'D-B3',
    pieces: `X@h8 n@h9 r@i9 ${KINGS}`,
    focus: 'h8',
    question: 'A Knight stands on h9. Can the Kitsune capture the Rook on i9?',
    answer: 'Yes, by way of i8. One open way is enough. It never captures on the way, so h9 is safe.',
    claims: [{ legal: ['Xh8xi9'], illegal: ['Xh8xh9', 'Xh8-h10'] }],
  }),

  // -- Sumo Wrestler
  deicideCase('push-from-two-squares', {
    ruling: 'D-U2',
    pieces: `U@e5 r@e7 ${KINGS}`,
    focus: 'e5',
    question: 'The Rook stands two squares away. Can the Sumo Wrestler push it?',
    answer: 'Yes. It slides to e7, and the Rook is pushed to e8.',
    claims: [{ after: ['Ue5>e7>e8'], stands: 'U@e7 r@e8' }],
  }),
  deicideCase('no-room-behind', {
    ruling: 'D-U3',
    pieces: `U@e5 n@e6 p@e7 ${KINGS}`,
    focus: 'e5',
    question: 'Can the Sumo Wrestler push the Knight, with a Pawn behind it?',
    answer: 'No. The square behind must be empty; it pushes one piece only.',
    claims: [{ illegal: ['Ue5>e6>e7'] }],
  }),
  deicideCase('king-at-the-edge', {
    ruling: 'D-U7',
    pieces: 'k@a8 U@c8 K@i1',
    turn: 'black',
    focus: 'a8',
    question: 'Is Black’s King in check from the Sumo Wrestler two squares away?',
    answer:
      'Yes. It could push the King off the board, and that is a capture. Away from the edge there would be no check.',
    claims: [{ check: true }],
  }),
  deicideCase('bomber-over-the-edge', {
    ruling: 'D-U8',
    pieces: `U@b8 m@a8 ${KINGS} R@p2`,
    focus: 'b8',
    question: 'The Sumo Wrestler pushes the Bomber off the board. What happens?',
    answer: 'Both are gone. A push off the board captures, and whoever captures a Bomber is destroyed.',
    claims: [{ after: ['Ub8xa8'], gone: 'U@a8 m@a8 U@b8' }],
  }),

  // -- Time Machine
  deicideCase('three-turns', {
    ruling: 'D-TM1',
    pieces: `T@d1 ${KINGS}`,
    focus: 'd1',
    question: 'The Time Machine departs for d9. When does it land?',
    answer: 'At the end of White’s third turn after this one. Black has three replies; this turn does not count.',
    claims: [
      { after: ['Td1>>d9'], stands: 'T@d9~3' },
      { after: ['Td1>>d9', 'Ki16-i15', 'Ki1-i2', 'Ki15-i16', 'Ki2-i1', 'Ki16-i15', 'Ki1-i2'], stands: 'T@d9' },
    ],
  }),
  deicideCase('under-ones-own-time-machine', {
    ruling: 'D-TM6',
    pieces: 'K@d8 T@d9~2 k@i16',
    focus: 'd8',
    question: 'White’s own Time Machine lands on d9 in two turns. May White’s King step there?',
    answer: 'No. A King on a landing square is in check, whoever’s Time Machine it is.',
    claims: [{ goes: { d8: 'c7 c8 c9 d7 e7 e8 e9' } }],
  }),
  deicideCase('departure-gives-check', {
    ruling: 'D-TM7',
    pieces: 'T@d1 k@d9 r@a8 K@i1',
    focus: 'd1',
    question: 'The Time Machine departs for d9, where Black’s King stands. Must the King leave at once?',
    answer: 'Yes. The King is in check from the moment of departure, however many turns are left, and must move.',
    claims: [{ after: ['Td1>>d9'], check: true, goes: { a8: '' } }],
  }),
  deicideCase('a-snail-is-in-the-way', {
    ruling: 'D-TM9',
    pieces: `z@d9 T@d9~1 ${KINGS}`,
    question: 'The Time Machine is due on d9, where a Snail stands. What happens?',
    answer:
      'It waits. A Snail cannot be captured, so the Time Machine tries again at the end of each of White’s turns.',
    claims: [
      { after: ['Ki1-i2'], stands: 'T@d9~1 z@d9' },
      { after: ['Ki1-i2', 'Zd9-d8', 'Ki2-i1', 'end'], stands: 'T@d9 z@d8' },
    ],
  }),
  deicideCase('pushed-under-a-time-machine', {
    ruling: 'D-TM13',
    pieces: 'k@e8 U@e7 T@e9~1 K@i1',
    turn: 'black',
    focus: 'e8',
    question:
      'The Sumo Wrestler could push the King to e9, where White’s Time Machine lands that very turn. Is it check?',
    answer: 'Yes. With two turns left it would not be: the King could still leave.',
    claims: [{ check: true }],
  }),

  // -- Fool
  deicideCase('fool-copies-a-pawn', {
    ruling: 'D-F3',
    pieces: `F@d4 p@b13 n@e5 ${KINGS}`,
    turn: 'black',
    question: 'Black’s Pawn slides from b13 to b9. How may White’s Fool move?',
    answer: 'As a Pawn of White’s: one step to d5, or a capture on e5. It does not copy the head start.',
    claims: [{ after: ['Pb13-b9'], goes: { d4: 'd5 e5' } }],
  }),
  deicideCase('fool-of-a-fool', {
    ruling: 'D-F10',
    pieces: `F@d4 N@h4 f@b8 ${KINGS}`,
    question: 'White moves the Knight; Black’s Fool copies it. How may White’s Fool move?',
    answer: 'As a Knight. It copies how the other Fool moved.',
    claims: [{ after: ['Nh4-i6', 'Fb8-c6'], goes: { d4: 'b3 b5 c2 c6 e2 e6 f3 f5' } }],
  }),
  deicideCase('do-not-teach-the-fool', {
    ruling: 'D-F13',
    pieces: 'k@e6 n@b8 r@h9 F@d4 K@i1',
    turn: 'black',
    focus: 'b8',
    question: 'Why may Black’s Knight not move?',
    answer: 'The Fool would copy it, and from d4 a Knight attacks the King on e6. The Rook may move.',
    claims: [{ goes: { b8: '' }, legal: ['Rh9-h8'] }],
  }),

  // -- Bomber
  deicideCase('king-and-bomber', {
    ruling: 'D-K6',
    pieces: 'K@i1 m@i2 k@i16',
    focus: 'i1',
    question: 'A Bomber stands beside the King and gives check. May the King capture it?',
    answer: 'Never. Whoever captures a Bomber is destroyed with it.',
    claims: [{ check: true, illegal: ['Ki1xi2'] }],
  }),
  deicideCase('big-bang', {
    ruling: 'D-M5',
    pieces: `M@e5 P@f7 m@f6 n@g7 r@e6 z@e7 q@h6 ${KINGS}`,
    focus: 'e5',
    question: 'The Bomber captures the enemy Bomber. Who is left around f6?',
    answer:
      'Nobody beside it, not even the Snail: it cannot be captured, but it can be destroyed. The Queen on h6 is too far away.',
    claims: [{ after: ['Me5xf6'], stands: 'q@h6', gone: 'M@f6 P@f7 n@g7 r@e6 z@e7' }],
  }),
  deicideCase('big-bang-beside-ones-king', {
    ruling: 'D-M4',
    pieces: 'K@g7 M@e5 m@f6 R@f1 k@p16',
    focus: 'e5',
    question: 'The enemy Bomber stands beside White’s King. Which white piece may capture it?',
    answer: 'The Rook. A capture by the Bomber would destroy the King too, and a King never captures a Bomber.',
    claims: [{ legal: ['Rf1xf6'], illegal: ['Me5xf6', 'Kg7xf6'] }],
  }),
  deicideCase('check-by-a-big-bang', {
    ruling: 'D-M4',
    pieces: 'k@g7 m@f6 M@e5 K@i1',
    turn: 'black',
    focus: 'g7',
    question: 'White’s Bomber could capture the Bomber on f6. Is Black’s King in check?',
    answer: 'Yes. That capture would destroy the King.',
    claims: [{ check: true }],
  }),

  // -- Snail
  deicideCase('two-moves-after-a-snail', {
    ruling: 'D-Z3',
    pieces: 'K@a5 Z@d4 r@h1 n@b8 k@i16',
    focus: 'd4',
    question: 'The Snail steps, and Black has two moves. May the first of them give check?',
    answer: 'Yes, but then the turn is over: only the last move of a turn may give check.',
    claims: [
      { after: ['Zd4-d5', 'Rh1-a1'], turn: 'white', check: true },
      { after: ['Zd4-d5', 'Rh1-h2'], turn: 'black', legal: ['Rh2-a2', 'end'] },
    ],
  }),
  deicideCase('snail-in-an-extra-turn', {
    ruling: 'D-Z1',
    pieces: 'K@a5 Z@d4 r@h1 z@h8 k@i16',
    focus: 'd4',
    question: 'White’s Snail steps and Black has two moves. May Black move a Rook first and a Snail then?',
    answer: 'No. In such a turn a Snail’s step costs both moves, and it gives White no extra move.',
    claims: [
      { after: ['Zd4-d5', 'Rh1-h2'], goes: { h8: '' } },
      { after: ['Zd4-d5', 'Zh8-h7'], turn: 'white' },
    ],
  }),
  deicideCase('snail-beside-the-king', {
    ruling: 'D-Z7',
    pieces: 'K@i1 Q@h8 z@h2 k@i16',
    focus: 'i1',
    question: 'A Snail stands beside the King. Can the Queen capture it?',
    answer: 'No. Nothing captures a Snail. It gives check, and the King must step away.',
    claims: [{ check: true, illegal: ['Qh8xh2', 'Ki1xh2'], goes: { h8: '' } }],
  }),
];
