/** Cases of Chesimals I, in the order of its rulebook. Chiefs that do not matter stand far away: without one its colour would be out of play. */
import type { Case } from './case.ts';

const chesimalsCase = (id: string, one: Omit<Case, 'id' | 'variant'>): Case => ({
  id: `chesimals-${id}`,
  variant: 'chesimals',
  ...one,
});
const FAR = 'Cs@l1 Cb@a16 Cr@c16';

export const chesimalsCases: readonly Case[] = [
  // -- the turn
  chesimalsCase('one-colour-a-turn', {
    ruling: 'Q19',
    pieces: `Cw@e5 Gw@e6 Gs@k2 ${FAR}`,
    focus: 'e6',
    question: 'The white Guard has moved. May a grey unit move in the same turn?',
    answer: 'No. The first move chooses the colour, and only units of that colour move until the turn ends.',
    claims: [{ after: ['Ge6-e7'], goes: { k2: '', l1: '' }, legal: ['Ce5-e6', 'end'] }],
  }),
  chesimalsCase('no-pass', {
    ruling: 'Q16',
    pieces: `Cw@e5 Gw@e6 ${FAR}`,
    question: 'May White end the turn at once?',
    answer: 'No. At least one unit must move. After that the turn may end at any time.',
    claims: [{ illegal: ['end'] }, { after: ['Ge6-e7'], legal: ['end'] }],
  }),
  chesimalsCase('a-square-that-was-left', {
    ruling: 'Q35',
    pieces: `Cw@e5 Gw@e6 Gw@f6 ${FAR}`,
    focus: 'f6',
    question: 'The Guard on f6 cannot go to e6 now. Can it, once the other Guard has moved to e7?',
    answer: 'Yes. Units move one after the other, and each sees the board as it is then.',
    claims: [{ illegal: ['Gf6-e6'] }, { after: ['Ge6-e7'], legal: ['Gf6-e6'] }],
  }),
  chesimalsCase('after-a-capture', {
    ruling: 'Q18',
    pieces: `Cw@e5 Gw@e6 Gw@f5 Nw@d5 Gp@e7 Gp@g5 Gp@c7 ${FAR} Cp@f16`,
    focus: 'e6',
    question: 'How many of the purple Guards can White capture in one turn?',
    answer: 'All three, with three units, and the Chief may still move. A capture ends a unit’s move, not the turn.',
    claims: [{ after: ['Ge6xe7', 'Gf5xg5', 'Nd5xc7'], gone: 'Gp@e7 Gp@g5 Gp@c7', legal: ['Ce5-e6'], turn: 'white' }],
  }),

  // -- the chain
  chesimalsCase('asked-when-a-unit-starts', {
    ruling: 'Q6',
    pieces: `Cw@e5 Gw@e6 Gw@e4 ${FAR}`,
    focus: 'e5',
    question: 'The Chief moves to e7 first. Which of the two Guards may still move?',
    answer: 'The one on e6, which touches the Chief on e7. A unit must be joined to its Chief when it starts to move.',
    claims: [{ after: ['Ce5-e7'], goes: { e4: '' }, legal: ['Ge6-d6'] }],
  }),
  chesimalsCase('order-matters', {
    ruling: 'Q6',
    pieces: `Cw@e5 Gw@e6 Gw@e3 Gw@e4 ${FAR}`,
    focus: 'e3',
    question: 'White wants to move the Chief to e7 and all three Guards. Is that possible?',
    answer: 'Yes, in the right order: the Guards on e3 and e4 first, while the Chief still stands on e5.',
    claims: [
      { after: ['Ge3-d3', 'Ge4-d4', 'Ce5-e7'], legal: ['Ge6-d6'] },
      { after: ['Ce5-e7'], goes: { e3: '', e4: '' } },
    ],
  }),
  chesimalsCase('the-chief-makes-contact', {
    ruling: 'Q7',
    pieces: `Cw@e5 Gw@h8 ${FAR}`,
    focus: 'e5',
    question: 'The Guard on h8 is cut off from its Chief. Can it move in this turn all the same?',
    answer: 'Yes. The Chief moves to g7 first and touches it, and then the Guard may move.',
    claims: [{ goes: { h8: '' } }, { after: ['Ce5-g7'], goes: { h8: 'g8 g9 h7 h9 i7 i8 i9' } }],
  }),
  chesimalsCase('who-moved-still-joins', {
    ruling: 'Q8',
    pieces: `Cw@e5 Nw@e6 Gw@f6 Gw@h8 ${FAR}`,
    focus: 'e6',
    question: 'The Knight leaps to g7. Does that help the Guard on h8?',
    answer:
      'Yes. A unit that has moved still belongs to the chain: h8, g7, f6, e5. The Knight itself may not move again.',
    claims: [{ goes: { h8: '' } }, { after: ['Ne6-g7'], legal: ['Gh8-h9'], goes: { g7: '' } }],
  }),
  chesimalsCase('a-link-leaves', {
    ruling: 'Q6',
    pieces: `Cw@e5 Gw@e6 Gw@e7 ${FAR}`,
    focus: 'e6',
    question: 'The Guard on e6 joins e7 to the Chief. May it step aside to f7 before e7 moves?',
    answer: 'It may, but then nothing touches the Chief and e7 cannot move. From d6 it would keep the chain.',
    claims: [
      { after: ['Ge6-f7'], goes: { e7: '' } },
      { after: ['Ge6-d6'], legal: ['Ge7-e8'] },
    ],
  }),
  chesimalsCase('other-colours-do-not-join', {
    ruling: 'Q4',
    pieces: `Cw@e5 Gs@e6 Gw@e7 ${FAR}`,
    question: 'A grey Guard stands between the white Guard on e7 and the white Chief. Can the white Guard move?',
    answer: 'No. Only units of the same colour make a chain, not others of the same side.',
    claims: [{ goes: { e7: '' } }],
  }),
  chesimalsCase('a-diagonal-chain', {
    ruling: 'Q3',
    pieces: `Cw@e5 Gw@f6 Gw@g7 Gw@h8 ${FAR}`,
    focus: 'h8',
    question: 'The Guards touch each other only at the corners. Can the one on h8 move?',
    answer: 'Yes. Any of the eight squares around a unit touches it.',
    claims: [{ goes: { h8: 'g8 g9 h7 h9 i7 i8 i9' } }],
  }),
  chesimalsCase('between-two-enemies', {
    ruling: 'Q34',
    pieces: `Cw@e5 Gw@f6 Gp@e6 Gp@f5 ${FAR} Cp@f16`,
    focus: 'f6',
    question: 'Two enemies stand beside the diagonal between the Guard and its Chief. Do they break the chain?',
    answer: 'No. Enemies neither break a chain nor belong to it; what touches, touches.',
    claims: [{ legal: ['Gf6-f7', 'Gf6xe6'] }],
  }),
  chesimalsCase('two-colours-side-by-side', {
    ruling: 'Q5',
    pieces: 'Cw@e5 Gw@e6 Cs@f6 Gs@f7 Cb@a16 Cr@c16',
    focus: 'e5',
    question: 'The white Chief moves to d5. The white Guard touches the grey Chief too. Which Guards may move now?',
    answer: 'The white one, which touches the white Chief on d5. The grey one must wait for a turn of grey.',
    claims: [{ after: ['Ce5-d5'], legal: ['Ge6-e7'], goes: { f7: '' } }],
  }),
  chesimalsCase('moving-into-isolation', {
    ruling: 'Q6',
    pieces: `Cw@e5 Gw@e6 ${FAR}`,
    focus: 'e6',
    question: 'The Guard steps to e7, away from its Chief. Can it move again in the next turn?',
    answer: 'Not at once: it is cut off. If the Chief steps to e6 first, it can.',
    claims: [
      { after: ['Ge6-e7', 'end', 'Ca16-a15', 'end'], goes: { e7: '' } },
      { after: ['Ge6-e7', 'end', 'Ca16-a15', 'end', 'Ce5-e6'], legal: ['Ge7-e8'] },
    ],
  }),

  // -- the units
  chesimalsCase('the-chief-needs-a-free-step', {
    ruling: 'Q11',
    pieces: `Cw@e5 Gw@d6 Gw@e6 Gw@f6 ${FAR}`,
    focus: 'e5',
    question: 'Three Guards stand in front of the Chief. Can it reach the seventh rank?',
    answer: 'No. Its first step must be to an empty square; it does not pass over anybody.',
    claims: [{ goes: { e5: 'c3 c4 c5 c6 d3 d4 d5 e3 e4 f3 f4 f5 g3 g4 g5 g6' } }],
  }),
  chesimalsCase('the-chief-stops-on-a-capture', {
    ruling: 'Q10',
    pieces: `Cw@e5 Gw@d6 Gp@e6 Gw@f6 ${FAR} Cp@f16`,
    focus: 'e5',
    question: 'Can the Chief capture on e6 and take a second step to e7?',
    answer: 'No. A capture ends its move.',
    claims: [{ legal: ['Ce5xe6'], illegal: ['Ce5-e7'] }],
  }),
  chesimalsCase('the-chief-goes-round', {
    ruling: 'Q11',
    pieces: `Cw@e5 Gp@e6 Gp@e7 ${FAR} Cp@f16`,
    focus: 'e5',
    question: 'A purple Guard on e6 stands before the one on e7. Can the Chief capture the one on e7?',
    answer: 'Yes. It steps to d6 or f6 and captures with the second step.',
    claims: [{ after: ['Ce5xe7'], stands: 'Cw@e7 Gp@e6' }],
  }),
  chesimalsCase('warmachine-leaps', {
    ruling: 'Q14',
    pieces: 'Co@d5 Wo@e5 Gs@e6 Gp@e7 Go@f5 Gp@e4 Cs@l1 Cw@l3 Cb@a16 Cr@c16 Cp@f16',
    focus: 'e5',
    question: 'Where can the Warmachine go?',
    answer:
      'One square, capturing on e4, or exactly two, leaping: to c5, e3, e7 with a capture, and g5. Never one and two in a turn.',
    claims: [{ goes: { e5: 'c5 e3 e4 e7 g5' }, legal: ['We5xe4', 'We5xe7'] }],
  }),
  chesimalsCase('leaps-over-anybody', {
    ruling: 'Q13',
    pieces: 'Cy@d5 Ey@e5 Gy@f6 Gp@d6 Gp@g7 Cs@l1 Cw@l3 Cb@a16 Cr@c16 Cp@f16',
    focus: 'e5',
    question: 'Can the Elephant capture on g7, with its own Guard on f6 in between?',
    answer: 'Yes. A leap of two squares passes over whoever stands between, friend or enemy.',
    claims: [{ goes: { e5: 'c3 c7 d4 d6 f4 g3 g7' }, legal: ['Ee5xg7'] }],
  }),
  chesimalsCase('own-side-is-safe', {
    ruling: 'Q15',
    pieces: `Cw@e5 Gw@e6 Gs@e7 Gy@d7 ${FAR} Cy@a1`,
    focus: 'e6',
    question: 'May the white Guard capture the grey or the yellow Guard?',
    answer: 'No. All four colours of a side are friends, though they do not move together.',
    claims: [{ goes: { e6: 'd5 d6 f5 f6 f7' } }],
  }),

  // -- Chesimal Fusion
  chesimalsCase('any-unit-of-the-side-links', {
    ruling: 'Q40',
    options: { links: 'side' },
    pieces: `Cw@e5 Gs@e6 Gw@e7 ${FAR}`,
    focus: 'e7',
    question:
      'By the house rule units of a side link whatever their colour. Can the white Guard on e7 move, and the grey one in the same turn?',
    answer:
      'Yes, both: the grey Guard links the white one to the white Chief, and both are joined to that Chief when they start.',
    claims: [{ after: ['Ge7-e8', 'Ge6-d6'], legal: ['Ce5-e6'], turn: 'white' }],
  }),
  chesimalsCase('a-turn-of-one-chief', {
    ruling: 'Q40',
    options: { links: 'side' },
    pieces: 'Cw@e5 Gw@e6 Cs@k2 Gs@k3 Cb@a16 Cr@c16',
    focus: 'e6',
    question:
      'By the house rule any unit of a side may move. The white Guard has moved. May the grey Guard on k3 move in the same turn?',
    answer:
      'No. The white Guard was joined to the white Chief alone, so the turn is his, and no chain joins the grey Guard to him.',
    claims: [{ after: ['Ge6-e7'], goes: { k3: '', k2: '' }, refused: { 'k3 k4': 'Q40' }, legal: ['Ce5-e6'] }],
  }),

  // -- conversion
  chesimalsCase('a-chief-converts-its-own', {
    ruling: 'Q41',
    options: { convert: 'own' },
    pieces: `Cw@e5 Gs@e6 Gw@e7 Gp@d6 ${FAR} Cp@f16`,
    focus: 'e5',
    question:
      'By the house rule Chiefs may convert units of their side. May the Guard on e7 move once the white Chief has converted the grey Guard on e6?',
    answer:
      'Yes. The Guard on e6 turns white and links at once. It does not move in this turn itself, and neither does the Chief.',
    claims: [
      { goes: { e7: '' }, legal: ['Ce5~e6'], illegal: ['Ce5~d6'] },
      { after: ['Ce5~e6'], goes: { e7: 'd6 d7 d8 e8 f6 f7 f8', e6: '', e5: '' }, legal: ['Ge7xd6', 'end'] },
    ],
  }),
  chesimalsCase('a-neutral-unit', {
    ruling: 'Q41',
    options: { convert: 'all' },
    pieces: `Cw@e5 Gp@e6 Gw@d5 Gp@f7 ${FAR} Cp@g8`,
    focus: 'e5',
    question:
      'By the house rule a Chief may convert any unit. The white Chief has made the purple Guard on e6 neutral. Who may capture it now?',
    answer:
      'Both sides, White already in this turn. It belongs to nobody and never moves, until a Chief beside it gives it a colour.',
    claims: [
      { after: ['Ce5~e6'], legal: ['Gd5xe6'], illegal: ['Ce5~e6', 'Ce5xe6'], goes: { e6: '' } },
      { after: ['Ce5~e6', 'end'], legal: ['Gf7xe6'], goes: { e6: '' } },
    ],
  }),

  // -- absorption
  chesimalsCase('a-chief-absorbs', {
    ruling: 'Q42',
    options: { absorb: 'on' },
    pieces: `Cw@e5 Gw@c7 Gp@e7 ${FAR}`,
    focus: 'e5',
    question:
      'By the house rule Chiefs absorb what they capture. The white Chief captures the Guard on e7. How does it bring its own Guard on c7 into the chain?',
    answer:
      'It goes by way of d6. The captured Guard turns white and comes to stand there, and links the Guard on c7 at once.',
    claims: [
      { goes: { c7: '' } },
      { after: ['Ce5-d6xe7'], goes: { c7: 'b6 b7 b8 c6 c8 d7 d8', d6: '' }, turn: 'white' },
      { after: ['Ce5-f6xe7'], goes: { c7: '' } },
    ],
  }),

  // -- orders to Guards
  chesimalsCase('guards-go-one-way', {
    ruling: 'Q43',
    options: { guards: 'by-leader' },
    pieces: 'Co@e5 Go@e6 Go@f5 Wo@d5 Cs@l1 Cw@l3 Cb@a16 Cr@c16',
    focus: 'e6',
    question:
      'By the house rule Guards take orders. The Guard on e6 goes to f7. What may the other Guard and the Warmachine do in this turn?',
    answer: 'The other Guard may only move diagonally too, and no orange Warmachine moves in this turn.',
    claims: [{ after: ['Ge6-f7'], goes: { f5: 'e4 e6 g4 g6', d5: '' }, refused: { 'f5 f6': 'Q43', 'd5 c5': 'Q43' } }],
  }),

  // -- the stronger set
  chesimalsCase('a-sliding-general', {
    ruling: 'Q44',
    options: { pieces: 'stronger' },
    pieces: `Cw@d5 Gw@e5 Gp@e6 Gp@g5 ${FAR} Cp@f16`,
    focus: 'e5',
    question: 'By the house rule the Guard is a Sliding General. Can it capture on g5, and reach e7?',
    answer:
      'It captures on g5, two squares away. It does not reach e7: the Guard on e6 blocks the way and can be captured.',
    claims: [{ legal: ['Ge5xg5', 'Ge5xe6'], illegal: ['Ge5-e7'], refused: { 'e5 e7': 'Q44' } }],
  }),
  chesimalsCase('a-hero-steps-and-leaps', {
    ruling: 'Q44',
    options: { pieces: 'stronger' },
    pieces: 'Co@d4 Wo@e5 Go@e6 Gp@e8 Go@d5 Go@c5 Gp@b5 Cs@l1 Cw@l3 Cb@a16 Cr@c16 Cp@f16',
    focus: 'e5',
    question: 'By the house rule the Warmachine is a Hero. Which of the two purple Guards can it capture?',
    answer:
      'The one on e8: it leaps to e7 and steps on. On the way to b5 it would have to land on d5 or c5, and both are occupied.',
    claims: [{ legal: ['We5xe8'], illegal: ['We5xb5'], refused: { 'e5 b5': 'Q44' } }],
  }),

  // -- Chiefs are lost
  chesimalsCase('without-a-chief', {
    ruling: 'Q20',
    pieces: 'Cs@e5 Gw@e6 Nw@e7 Cb@a16 Cr@c16',
    question: 'The white Chief was captured. The white units touch the grey Chief. Can they move?',
    answer: 'Never again. They stand where they are, block squares and can be captured.',
    claims: [{ goes: { e6: '', e7: '' }, is: { e6: 'leaderless', e7: 'leaderless' } }],
  }),
  chesimalsCase('one-royal-chief-is-not-enough', {
    ruling: 'Q22',
    pieces: 'Cw@e5 Gw@d6 Gw@d7 Cs@l1 Cb@d8 Gb@d9 Cr@h16',
    focus: 'd7',
    question: 'White captures the blue Chief, one of Black’s two royal Chiefs. Is the game over?',
    answer: 'No. It ends when both royal Chiefs of a side are captured. Blue can no longer move.',
    claims: [{ after: ['Gd7xd8'], ending: 'none', is: { d9: 'leaderless' } }],
  }),
  chesimalsCase('both-royal-chiefs-in-one-turn', {
    ruling: 'Q24',
    pieces: 'Cw@e5 Gw@e6 Gw@f5 Cb@e7 Cr@g5 Cs@l1',
    focus: 'e6',
    question: 'Both royal Chiefs of Black are within reach. May White capture both in one turn?',
    answer: 'Yes, with two units, and White wins with the second capture.',
    claims: [
      { after: ['Ge6xe7'], ending: 'none', turn: 'white' },
      { after: ['Ge6xe7', 'Gf5xg5'], ending: 'white: chiefs-taken' },
    ],
  }),
  chesimalsCase('a-chief-that-is-not-royal', {
    ruling: 'Q25',
    pieces: 'Cw@e5 Gw@e6 Cg@e7 Gg@e8 Cb@a16 Cr@c16 Cs@l1',
    focus: 'e6',
    question: 'White captures the green Chief, which is not royal. What changes?',
    answer: 'Green can no longer move. Nothing else: only royal Chiefs decide the game.',
    claims: [{ after: ['Ge6xe7'], ending: 'none', is: { e8: 'leaderless' } }],
  }),
  chesimalsCase('into-danger', {
    ruling: 'Q37',
    pieces: 'Cw@e5 Cs@l1 Gb@e8 Cb@e9 Cr@c16',
    focus: 'e5',
    question: 'May the white Chief step to e7, beside an enemy Guard?',
    answer: 'Yes. There is no check: a Chief may stand in danger, or walk into it.',
    claims: [{ legal: ['Ce5-e7'] }],
  }),
  chesimalsCase('nobody-can-move', {
    ruling: 'Q21',
    pieces: 'Cw@a1 Gs@a2 Gs@b1 Gs@b2 Cb@l16 Cr@j16',
    turn: 'black',
    question: 'The grey Chief is lost and the grey Guards shut the white Chief in. Black ends the turn. Who wins?',
    answer: 'Nobody. White has no unit that can move, and the game is a draw.',
    claims: [{ after: ['Cl16-l15', 'end'], ending: 'draw: no-unit' }],
  }),
];
