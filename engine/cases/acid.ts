/** Cases of acid, in the order of its rulebook. */
import type { Case } from './case.ts';

const acidCase = (id: string, one: Omit<Case, 'id' | 'variant'>): Case => ({
  id: `acid-${id}`,
  variant: 'acid',
  ...one,
});

export const acidCases: readonly Case[] = [
  // -- the Zone
  acidCase('return-by-a-step', {
    ruling: 'Z5',
    pieces: 'S@Δ1 K@e1 k@e9',
    focus: 'Δ1',
    question: 'A Sweeper was pushed to Δ1. How can it come back?',
    answer: 'By one step to an empty field square beside it: a1 or a2. None of its slides begins in the Zone.',
    claims: [{ goes: { Δ1: 'a1 a2' } }],
  }),
  acidCase('no-way-back', {
    ruling: 'Z7',
    pieces: 'd@δλ R@i1 K@e1 k@e9',
    turn: 'line',
    focus: 'δλ',
    question: 'LINE’s Diskette stands in the corner of the Zone. Can it capture the Rainbow on its way back?',
    answer:
      'No. The step out of the Zone does not capture, and i1 is the only field square beside the corner. The Diskette stays until i1 is empty.',
    claims: [{ goes: { δλ: '' } }],
  }),
  acidCase('return-by-own-moves', {
    ruling: 'Z5',
    pieces: 'D@iλ D@Δ3 D@a3 r@a4 K@e1 k@e9',
    focus: 'Δ3',
    question: 'What can the Diskette on Δ3 do?',
    answer:
      'Step to a2, or capture on a4 as a Diskette captures. It cannot step to Δ4, which is Zone, and it cannot swap with a3.',
    claims: [{ goes: { Δ3: 'a2 a4' }, legal: ['DΔ3xa4'] }],
  }),
  acidCase('ghost-in-the-zone', {
    ruling: 'Z9',
    pieces: 'G@Δ5 K@e1 k@e9',
    focus: 'Δ5',
    question: 'A Ghost was pushed to Δ5. Must its next move end in the field?',
    answer: 'No. A Ghost may go to any empty square, Zone or field, wherever it stands.',
    claims: [{ legal: ['GΔ5-Δ6', 'GΔ5-δΛ', 'GΔ5-e5'] }],
  }),
  acidCase('pushed-ghost-must-return', {
    ruling: 'Z9b',
    pieces: 'S@a9 g@g3 K@e1 k@e9',
    options: { ghosts: 'return' },
    focus: 'a9',
    question:
      'By a house rule, a Ghost that was pushed into the Zone must return. The Sweeper slides to i1 and pushes the Ghost to δλ. Where may xe go next?',
    answer:
      'To any empty square of the field, but not to another one in the Zone. Once in the field, xe is free again.',
    claims: [
      {
        after: ['Sa9-i1,g3>δλ'],
        is: { δλ: 'must-return' },
        legal: ['Gδλ-e5'],
        refused: { 'δλ Δ5': 'Z9b' },
      },
      { after: ['Sa9-i1,g3>δλ', 'Gδλ-e5', 'Ke1-e2'], isNot: { e5: 'must-return' }, legal: ['Ge5-Δ5'] },
    ],
  }),
  acidCase('pushed-to-the-depths', {
    ruling: 'Z10',
    pieces: 'S@a9 d@g3 G@δλ K@e1 k@e9',
    focus: 'a9',
    question: 'MAGI’s Sweeper slides from a9 to i1 and pushes the Diskette to δλ. What becomes of the Ghost there?',
    answer: 'It is pushed into the depths and never comes back, though it is MAGI’s own.',
    claims: [{ after: ['Sa9-i1,g3>δλ!'], stands: 'd@δλ S@i1', gone: 'G@δλ', ending: 'none' }],
  }),
  acidCase('king-to-the-depths', {
    ruling: 'Z11',
    pieces: 'S@a9 d@g3 k@δλ K@e1',
    focus: 'a9',
    question: 'LINE’s King was pushed to δλ. Is she safe there?',
    answer:
      'From captures, but not from a push. The Sweeper slides to i1, the Diskette goes to δλ and the King into the depths: MAGI wins.',
    claims: [{ after: ['Sa9-i1,g3>δλ!'], ending: 'magi: king' }],
  }),
  acidCase('over-the-back-rank', {
    ruling: 'Z14',
    pieces: 'S@a1 D@a4 K@e2 k@i8',
    focus: 'a1',
    question: 'The Sweeper slides to a9 and pushes the Diskette over a9 to aΛ. Does it become a Charonite?',
    answer: 'No. It only passes over a9, and aΛ is Zone, not the back rank.',
    claims: [{ after: ['Sa1-a9,a4>aΛ'], stands: 'D@aΛ S@a9' }],
  }),

  // -- the King
  acidCase('swap-is-a-leap', {
    ruling: 'K1',
    pieces: 'K@e1 A@d1 V@c1 G@b1 S@a1 k@e9',
    focus: 'e1',
    question: 'Three pieces stand between the King and the Sweeper on a1. May they swap?',
    answer: 'Yes. The King swaps with a piece exactly four squares away, whatever stands between.',
    claims: [{ after: ['Ke1<>a1'], stands: 'S@e1 K@a1' }],
  }),
  acidCase('no-swap-with-a-mass', {
    ruling: 'K2',
    pieces: 'K@e1 M@e5 m@a1 k@e9',
    focus: 'e1',
    question: 'May the King swap with one of the Masses?',
    answer: 'No. A Mass never moves, not even in a swap.',
    claims: [{ goes: { e1: 'd1 d2 e2 f1 f2' }, refused: { 'e1 e5': 'K2' } }],
  }),
  acidCase('no-swap-across-the-border', {
    ruling: 'Z13',
    pieces: 'K@d5 d@Δ5 D@h5 k@i9',
    focus: 'd5',
    question: 'A Diskette stands on h5 and another on Δ5, both four squares from the King. With which may she swap?',
    answer: 'With the one on h5. Both squares of a swap must be in the field.',
    claims: [{ legal: ['Kd5<>h5'], refused: { 'd5 Δ5': 'Z13' } }],
  }),
  acidCase('swap-with-the-enemy-king', {
    ruling: 'K3',
    pieces: 'K@a5 k@e5',
    focus: 'a5',
    question: 'The enemy King stands four squares away. May the King swap with her?',
    answer: 'Yes. Any piece but a Mass can be swapped, the enemy King too. Nobody is captured and the game goes on.',
    claims: [{ after: ['Ka5<>e5'], stands: 'K@e5 k@a5', ending: 'none' }],
  }),
  acidCase('swap-brings-a-charonite-home', {
    ruling: 'K5',
    pieces: 'K@e1 C@e5 k@e9',
    focus: 'e1',
    question: 'What happens when the King swaps with her own Charonite on e5?',
    answer: 'The Charonite stands on its starting rank, and MAGI wins. It does not matter how it got there.',
    claims: [{ after: ['Ke1<>e5'], ending: 'magi: mutiny' }],
  }),
  acidCase('swap-helps-the-enemy', {
    ruling: 'K5',
    pieces: 'K@e9 c@e5 k@i9',
    focus: 'e9',
    question: 'MAGI’s King swaps with LINE’s Charonite, which lands on e9. Who wins?',
    answer: 'LINE. The Charonite has come to its starting rank, and it counts for its own side whoever moved it.',
    claims: [{ after: ['Ke9<>e5'], ending: 'line: mutiny' }],
  }),
  acidCase('king-is-pushed', {
    ruling: 'K6',
    pieces: 's@a1 K@e1 k@i9',
    turn: 'line',
    focus: 'a1',
    question: 'LINE’s Sweeper slides to i1 and pushes the King to δ1. Is she captured?',
    answer: 'No. A push does not capture. From δ1 she may step to i2, or capture the Sweeper on i1.',
    claims: [
      { after: ['Sa1-i1,e1>δ1'], stands: 'K@δ1 s@i1', ending: 'none', goes: { δ1: 'i1 i2' }, legal: ['Kδ1xi1'] },
    ],
  }),

  // -- the Angel
  acidCase('angel-and-a-guarded-piece', {
    ruling: 'AN6',
    pieces: 'A@e4 d@e7 d@d8 K@a1 k@i9',
    focus: 'e4',
    question: 'May the Angel capture the Diskette on e7?',
    answer: 'No. The Diskette on d8 could capture her there. She stops on e6 at the latest.',
    claims: [{ legal: ['Ae4-e5', 'Ae4-e6'], illegal: ['Ae4xe7'] }],
  }),
  acidCase('angel-beside-her-own-king', {
    ruling: 'AN2',
    pieces: 'A@d4 K@e2 k@i9',
    focus: 'd4',
    question: 'No enemy is near. Why can the Angel not go to d3?',
    answer: 'Her own King could capture on d3 if an enemy stood there, and that counts: own pieces see like enemies.',
    claims: [{ illegal: ['Ad4-d3', 'Ad4-e3'], legal: ['Ad4-c3', 'Ad4-e4'] }],
  }),
  acidCase('freed-by-a-ghost', {
    ruling: 'AN10',
    pieces: 'A@e4 r@b7 G@i1 K@a1 k@i9',
    turn: 'line',
    focus: 'b7',
    question:
      'The Rainbow moves to c6 and freezes the Angel. A Ghost comes to d5 and later leaves. Is the Angel frozen again?',
    answer:
      'No. The Ghost cuts the Rainbow’s sight and frees her. When it leaves, the Rainbow has not moved, so nothing freezes her.',
    claims: [
      { after: ['Rb7-c6'], is: { e4: 'frozen' } },
      { after: ['Rb7-c6', 'Gi1-d5', 'Ki9-i8', 'Gd5-i1'], isNot: { e4: 'frozen' } },
    ],
  }),
  acidCase('discovered-sight', {
    ruling: 'AN7',
    pieces: 'A@e4 w@b4 g@c4 K@a1 k@i9',
    turn: 'line',
    focus: 'c4',
    question: 'LINE’s Ghost leaves c4, and now the Worm on b4 sees the Angel. Is she frozen?',
    answer: 'No. Only a piece that moved and then sees her freezes her, and the Worm did not move.',
    claims: [{ after: ['Gc4-c9'], isNot: { e4: 'frozen' }, legal: ['Ae4-e5'] }],
  }),
  acidCase('frozen-by-a-friend', {
    ruling: 'AN7',
    pieces: 'A@e4 D@d2 K@a1 k@i9',
    focus: 'd2',
    question: 'MAGI’s Diskette steps to d3, from where it could capture on e4. What happens to MAGI’s Angel?',
    answer: 'She is frozen. A friend that moves and sees her freezes her as an enemy does.',
    claims: [{ after: ['Dd2-d3'], is: { e4: 'frozen' } }],
  }),

  // -- the Voyager, the Holepunch and the Rainbow
  acidCase('jump-needs-the-field', {
    ruling: 'V5',
    pieces: 'V@c3 d@a5 d@e1 K@i1 k@i9',
    focus: 'c3',
    question: 'Can the Voyager capture one of the Diskettes at the edge?',
    answer: 'No. He lands right behind the piece that he jumps over, and behind a5 and e1 there is only Zone.',
    claims: [{ refused: { 'c3 a5': 'V5', 'c3 e1': 'V5' } }],
  }),
  acidCase('chain-goes-on-at-once', {
    ruling: 'V9',
    pieces: 'V@a1 d@c3 d@f6 K@i1 k@i9',
    focus: 'a1',
    question: 'The Voyager captures on c3 and lands on d4. May he slide on and capture on f6 too?',
    answer: 'No. After a jump he may only jump over an enemy right beside him, and e5 lies between.',
    claims: [{ after: ['Va1xc3-d4'], stands: 'V@d4 d@f6' }, { illegal: ['Va1xc3,f6-g7'] }],
  }),
  acidCase('chain-back-to-the-start', {
    ruling: 'V11',
    pieces: 'V@e2 d@f3 d@f5 d@d3 d@d5 K@i1 k@i9',
    focus: 'e2',
    question: 'May a chain of captures end on e2, where the Voyager began?',
    answer: 'Yes. His own square counts as empty while he moves: four captures lead all the way round.',
    claims: [{ after: ['Ve2xd3,f3,d5,f5-e2'], stands: 'V@e2', gone: 'd@d3 d@f3 d@d5 d@f5' }],
  }),
  acidCase('occupied-zone-square', {
    ruling: 'R4',
    pieces: 'R@c2 g@Δ5 D@e3 K@i1 k@i9',
    focus: 'c2',
    question: 'A Ghost stands on Δ5. Does the Rainbow still reach a7 on her ring?',
    answer: 'No. She passes through empty Zone squares only, so her ring ends after a3.',
    claims: [{ legal: ['Rc2-a3'], illegal: ['Rc2-a7'] }],
  }),
  acidCase('holepunch-targets', {
    ruling: 'H5',
    pieces: 'H@c1 D@i8 m@a5 K@e1 k@e9',
    focus: 'c1',
    question: 'From c1 the Holepunch usually reaches i8, a5, a9, g1, g3 and h4. Where can she go now?',
    answer: 'To a9, g1, g3 and h4. Her own Diskette stands on i8, and a Mass cannot be captured.',
    claims: [{ goes: { c1: 'a9 g1 g3 h4' } }],
  }),

  // -- the Sweeper
  acidCase('two-in-the-way', {
    ruling: 'S5',
    pieces: 'S@a1 D@a4 h@a9 K@e2 k@i8',
    focus: 'a1',
    question: 'May the Sweeper slide to a9, push the Diskette and capture the Holepunch?',
    answer: 'No. It either pushes one piece or captures one. A piece on the way and another at the end block it.',
    claims: [{ goes: { a1: 'i1 i9' }, refused: { 'a1 a9': 'S5' } }],
  }),
  acidCase('never-the-centre', {
    ruling: 'S2',
    pieces: 'S@a1 g@e5 K@c2 k@c7',
    focus: 'a1',
    question: 'May the Sweeper in the corner stop on e5?',
    answer: 'No. From a corner it always slides to another corner. To i9 it pushes the Ghost on e5 to δΛ.',
    claims: [{ goes: { a1: 'a9 i1 i9' } }, { after: ['Sa1-i9,e5>δΛ'], stands: 'S@i9 g@δΛ' }],
  }),
  acidCase('sweeper-on-the-centre', {
    ruling: 'S1',
    pieces: 'S@e5 K@e1 k@i9',
    focus: 'e5',
    question: 'A Sweeper stands on e5. Can it move?',
    answer: 'No. It slides only from corners and from the middle of an edge. A King’s swap to e1 frees it.',
    claims: [{ goes: { e5: '' } }, { after: ['Ke1<>e5', 'Ki9-i8'], goes: { e1: 'a5 e9 i5' } }],
  }),

  // -- Diskettes and Charonites
  acidCase('no-diagonal-swap', {
    ruling: 'DK1',
    pieces: 'D@e3 D@d4 D@f4 K@a1 k@i9',
    focus: 'e3',
    question: 'Can the Diskette on e3 swap with one of the others?',
    answer: 'No. Diskettes swap left, right and forward, never diagonally.',
    claims: [{ goes: { e3: 'e4' } }],
  }),
  acidCase('swap-of-two-own-diskettes', {
    ruling: 'DK3',
    pieces: 'D@e4 D@f4 K@a1 k@i9',
    focus: 'e4',
    question: 'Two Diskettes of one side swap, and the board looks as before. Is that a move?',
    answer: 'Yes, and it uses the turn. It is a way to wait.',
    claims: [{ after: ['De4<>f4'], stands: 'D@e4 D@f4', turn: 'line' }],
  }),
  acidCase('transformed-by-the-enemy', {
    ruling: 'DK5',
    pieces: 'K@e1 d@e5 k@i9',
    focus: 'e1',
    question: 'MAGI’s King swaps with LINE’s Diskette, which lands on e1. What becomes of it?',
    answer: 'A Charonite of LINE. A Diskette on its back rank always transforms, however it came there.',
    claims: [{ after: ['Ke1<>e5'], stands: 'K@e5 c@e1', ending: 'none' }],
  }),

  // -- Mass and Worm
  acidCase('mass-on-a-mass', {
    ruling: 'M2',
    pieces: 'M@- m@g7 D@d4 K@e1 k@e9',
    question: 'May MAGI drop the Mass on LINE’s Mass?',
    answer: 'Yes. A dropped Mass destroys whatever stands there but a King, even a Mass, even a friend.',
    claims: [{ legal: ['M@xg7', 'M@xd4'], illegal: ['M@xe9', 'M@xe1'] }],
  }),
  acidCase('worm-captures-the-wrong-piece', {
    ruling: 'W2',
    pieces: 'W@e4 d@e6 K@a1 k@e7',
    focus: 'e4',
    question: 'The Worm captures the Diskette on e6. What happens?',
    answer: 'MAGI loses. Every move of a Worm that does not capture the enemy King loses the game, a capture too.',
    claims: [{ after: ['We4xe6'], ending: 'line: worm-breach' }],
  }),
  acidCase('worm-is-swapped', {
    ruling: 'W3',
    pieces: 'K@e1 W@e5 k@i9',
    focus: 'e1',
    question: 'The King swaps with her own Worm. Does that lose the game?',
    answer: 'No. A Worm that is swapped or pushed has not moved by itself.',
    claims: [{ after: ['Ke1<>e5'], stands: 'K@e5 W@e1', ending: 'none' }],
  }),
  acidCase('nothing-left-to-do', {
    ruling: 'G5',
    pieces: 'K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@h9',
    turn: 'line',
    question: 'LINE’s Ghost moves from h9 to h8. MAGI has no action left. Who wins?',
    answer: 'Nobody: it is a draw.',
    claims: [{ after: ['Gh9-h8'], ending: 'draw: stalemate' }],
  }),
];
