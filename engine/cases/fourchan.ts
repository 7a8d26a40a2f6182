/** Cases of 4chan chess, in the order of its rulebook. */
import type { Case } from './case.ts';

const fourchanCase = (id: string, one: Omit<Case, 'id' | 'variant'>): Case => ({
  id: `fourchan-${id}`,
  variant: 'fourchan',
  ...one,
});

/** The /tg/s of both sides, and back. */
const TO_AND_FRO = ['Ta1-a2', 'Ti9-i8', 'Ta2-a1', 'Ti8-i9'];

export const fourchanCases: readonly Case[] = [
  // -- Admins, Anons and promotion
  fourchanCase('castling-under-attack', {
    ruling: 'C-A1',
    pieces: "A@e2' N@a2' N@j2' t@i9 t@b10 a@i10",
    focus: 'e2',
    question: 'Enemy /tg/s attack b2 and i2. May the Admin castle?',
    answer: 'Yes, to either side. Attacks do not matter; the squares between must be empty and nobody may have moved.',
    claims: [{ legal: ['Ae2-b2,Na2-c2', 'Ae2-i2,Nj2-h2'] }],
  }),
  fourchanCase('castling-with-a-frozen-n', {
    ruling: 'C-A1',
    pieces: "A@e2' N@a2' N@j2' x@b3 a@i10",
    focus: 'e2',
    question: 'An enemy /x/ stands on b3. With which /n/ may the Admin castle?',
    answer: 'Only with the one on j2. The /n/ on a2 is frozen and cannot leave its square.',
    claims: [{ illegal: ['Ae2-b2,Na2-c2'], legal: ['Ae2-i2,Nj2-h2'] }],
  }),
  fourchanCase('double-step-past-an-anon', {
    ruling: 'C-A5',
    pieces: "O@c3' o@b5 A@j1 a@i10",
    focus: 'c3',
    question: 'Can the Anon on c3 make its double step?',
    answer: 'No. It would land beside an enemy Anon, and there is no capture in passing here. One step is fine.',
    claims: [{ goes: { c3: 'c4' } }],
  }),
  fourchanCase('double-step-past-a-promoted-anon', {
    ruling: 'C-A5',
    pieces: "O@c3' +o@b5 A@j1 a@i10",
    focus: 'c3',
    question: 'The enemy on b5 is a promoted Anon. Does it stop the double step?',
    answer: 'No. Only an Anon that is not promoted does.',
    claims: [{ goes: { c3: 'c4 c5' } }],
  }),
  fourchanCase('promotion-inside-the-zone', {
    ruling: 'C-P1',
    pieces: 'T@e8 A@j1 a@i10',
    focus: 'e8',
    question: 'The /tg/ already stands in the promotion zone. May it promote by moving to e9?',
    answer: 'Yes. It is enough that a move begins or ends in the zone.',
    claims: [{ legal: ['Te8-e9', 'Te8-e9=+T', 'Te8-e2=+T'] }],
  }),
  fourchanCase('promotion-on-the-last-rank', {
    ruling: 'C-P2',
    pieces: 'O@c9 A@j1 a@i10',
    focus: 'c9',
    question: 'May the Anon move to c10 and stay as it is?',
    answer: 'No. Promotion is a choice elsewhere in the zone, but an Anon that moves onto its last rank must promote.',
    claims: [{ legal: ['Oc9-c10=+O'], illegal: ['Oc9-c10'] }],
  }),

  // -- /tg/
  fourchanCase('lift-as-a-pass', {
    ruling: 'C-T2',
    pieces: 'T@e5 m@e6 A@j1 a@i10',
    focus: 'e5',
    question: 'May the /tg/ lift the /mlp/ and put it back on e6?',
    answer: 'Yes, and that is a way to pass. It may also put it on any empty square beside itself.',
    claims: [{ legal: ['Te5@e6>e6', 'Te5@e6>d4'] }],
  }),
  fourchanCase('what-cannot-be-lifted', {
    ruling: 'C-T3',
    pieces: 'T@e5 o@e6 n@d5 o@d5^ m@f5 A@j1 a@i10',
    focus: 'e5',
    question: 'Which of the three neighbours can the /tg/ lift?',
    answer: 'Only the /mlp/. Anons cannot be lifted, and an Anon on top keeps the /n/ down too.',
    claims: [{ illegal: ['Te5@e6>e6', 'Te5@d5>d5'], legal: ['Te5@f5>f6'] }],
  }),
  fourchanCase('lift-onto-a-teleporter', {
    ruling: 'C-T5',
    pieces: 'T@e5 m@e6 N@h8 #w@d4 #w@h8 A@j1 a@i10',
    focus: 'e5',
    question: 'The /tg/ puts the /mlp/ on White’s teleporter on d4. White’s own /n/ stands on the exit. What happens?',
    answer: 'The /mlp/ comes out on h8 and captures the /n/. Being put down is landing.',
    claims: [{ after: ['Te5@e6>d4'], stands: 'm@h8 T@e5', gone: 'N@h8' }],
  }),

  // -- /k/, /mlp/, /x/
  fourchanCase('k-is-immune-from-afar', {
    ruling: 'C-K1',
    pieces: 'T@e5 k@e8 A@j1 a@i10',
    focus: 'e5',
    question: 'Can the /tg/ on e5 capture the /k/ on e8?',
    answer: 'No. A /k/ can be captured only from two squares away or less. The /tg/ may go as far as e7.',
    claims: [{ legal: ['Te5-e7'], illegal: ['Te5xe8'] }],
  }),
  fourchanCase('n-ignores-the-immunity', {
    ruling: 'C-K2',
    pieces: 'N@e5 k@e8 A@j1 a@i10',
    focus: 'e5',
    question: 'Can the /n/ on e5 capture the /k/ on e8?',
    answer: 'Yes. An enemy /n/ ignores the immunity of a /k/. Players may agree otherwise by a house rule.',
    claims: [{ legal: ['Ne5xe8'] }],
  }),
  fourchanCase('k-protects-its-mount', {
    ruling: 'C-K3',
    pieces: 'n@a5 k@a5^ T@a9 A@j1 a@i10',
    focus: 'a9',
    question: 'A /k/ rides on an /n/, four squares from the /tg/. Can the /tg/ capture the two?',
    answer: 'No. Both would be captured, and the /k/ cannot be captured from so far away.',
    claims: [{ illegal: ['Ta9xa5'], legal: ['Ta9-a6'] }],
  }),
  fourchanCase('frozen-mlp-shoots', {
    ruling: 'C-M2',
    pieces: 'M@e5 t@e6 x@f6 A@j1 a@i10',
    focus: 'e5',
    question: 'The /mlp/ is frozen by the /x/. Can it do anything?',
    answer: 'Yes: it may shoot the /tg/ on e6. A frozen piece cannot move, but it keeps what it does standing still.',
    claims: [{ goes: { e5: 'e6' }, legal: ['Me5*e6'], is: { e5: 'frozen' } }],
  }),
  fourchanCase('x-against-x', {
    ruling: 'C-X3',
    pieces: 'X@d4 x@e4 A@j1 a@i10',
    focus: 'd4',
    question: 'Two enemy /x/s stand side by side. Which of them can move?',
    answer: 'Neither. They freeze each other.',
    claims: [{ goes: { d4: '' }, is: { d4: 'frozen', e4: 'frozen' } }],
  }),
  fourchanCase('who-is-not-frozen', {
    ruling: 'C-X4',
    pieces: 'X@d4 a@e5 o@c5 +o@c3 n@d5 A@j1',
    question: 'Which of the /x/’s four enemy neighbours are frozen?',
    answer: 'Only the /n/. Admins and Anons, promoted or not, cannot be frozen.',
    claims: [{ is: { d5: 'frozen' }, isNot: { e5: 'frozen', c5: 'frozen', c3: 'frozen' } }],
  }),
  fourchanCase('frozen-b-copies', {
    ruling: 'C-X2b',
    pieces: '+B@e4=M x@e5 A@j1 a@i10',
    options: { copying: 'free' },
    focus: 'e4',
    question: 'By a house rule a frozen /b/ still copies. How may this promoted one move after an /mlp/?',
    answer: 'As a Knight, like the /mlp/. Its own step is frozen.',
    claims: [
      {
        goes: { e4: 'c3 c5 d2 d6 f2 f6 g3 g5' },
        is: { e4: 'frozen' },
        refused: { 'e4 d4': 'C-X2b' },
      },
    ],
  }),

  // -- /b/
  fourchanCase('b-copies-and-promotes', {
    ruling: 'C-B2',
    pieces: 'B@e4 k@b9 A@j1 a@i10',
    turn: 'black',
    question: 'Black moves the /k/ from b9 to c8. How may White’s /b/ move?',
    answer: 'As a Bishop, like the /k/. If it comes to the promotion zone it may promote.',
    claims: [{ after: ['Kb9-c8'], goes: { e4: 'a8 b1 b7 c2 c6 d3 d5 f3 f5 g2 g6 h1 h7 i8 j9' }, legal: ['Be4-i8=+B'] }],
  }),
  fourchanCase('b-copies-no-traits', {
    ruling: 'C-B2',
    pieces: 'B@e4 n@f4 m@b9 A@j1 a@i10',
    turn: 'black',
    question: 'Black moves the /mlp/. May White’s /b/ shoot the /n/ on f4 as an /mlp/ would?',
    answer: 'No. A /b/ copies how a piece moves and captures, not its traits.',
    claims: [{ after: ['Mb9-c7'], illegal: ['Be4*f4'], legal: ['Be4-f6'] }],
  }),
  fourchanCase('b-copies-a-b', {
    ruling: 'C-B11',
    pieces: 'B@e4 M@c3 b@h8 A@j1 a@i10',
    question: 'White moves the /mlp/; Black’s /b/ copies it and jumps to g6. How may White’s /b/ move?',
    answer: 'As an /mlp/. It copies the move that the other /b/ had copied.',
    claims: [{ after: ['Mc3-d5', 'Bh8-g6'], goes: { e4: 'c3 c5 d2 d6 f2 f6 g3 g5' } }],
  }),

  // -- /n/ and its rider
  fourchanCase('rider-leaves-and-promotes', {
    ruling: 'C-N5',
    pieces: 'N@a8 K@a8^ m@c10 A@j1 a@i10',
    focus: 'a8^',
    question: 'The /k/ rides on the /n/. May it capture the /mlp/ on c10 as it leaves?',
    answer:
      'No. A rider does not capture on the move by which it leaves, but it may promote: the move begins in the zone.',
    claims: [{ legal: ['Ka8-b9', 'Ka8-b9=+K'], illegal: ['Ka8xc10'] }],
  }),
  fourchanCase('riding-pieces-do-not-capture', {
    ruling: 'C-N3',
    pieces: 'N@e5 M@e5^ t@e6 A@j1 a@i10',
    focus: 'e5',
    question: 'An /mlp/ rides on the /n/. Can either capture the /tg/ on e6?',
    answer: 'No. While they share a square, neither captures, shoots or promotes.',
    claims: [{ illegal: ['Ne5xe6', 'Me5*e6'], legal: ['Me5-f7', 'Ne5-e4'] }],
  }),
  fourchanCase('stack-is-captured-whole', {
    ruling: 'C-N6',
    pieces: 'n@a5 m@a5^ P@b7 A@j1 a@i10',
    focus: 'b7',
    question: 'The /vp/ captures on a5, where an /mlp/ rides on an /n/. What does White get?',
    answer: 'Both. They are captured together and both come into White’s hand.',
    claims: [{ after: ['Pb7xa5'], stands: 'P@a5 N@- M@-' }],
  }),

  // -- /d/
  fourchanCase('d-keeps-its-first-victim', {
    ruling: 'C-D1',
    pieces: 'D@e5 n@e6 k@e7 A@j1 a@i10',
    focus: 'e5',
    question: 'The /d/ captures the /n/, and next turn the /k/. How does it move then?',
    answer: 'As itself and as an /n/. Only the first victim is absorbed; the /k/ adds nothing.',
    claims: [{ after: ['De5xe6', 'Ai10-i9', 'De6xe7', 'Ai9-i10'], legal: ['De7-a7'], illegal: ['De7-c5'] }],
  }),
  fourchanCase('d-and-the-x', {
    ruling: 'C-X2',
    pieces: 'D@e5 x@e6 n@h9 A@j1 a@i10',
    focus: 'e5',
    question: 'Can the /d/ capture the /x/ beside it?',
    answer: 'No. The /x/ freezes it: it cannot move, and it captures by moving.',
    claims: [{ goes: { e5: '' } }],
  }),

  // -- /r9k/
  fourchanCase('rage-takes-its-own', {
    ruling: 'C-R3',
    pieces: 'R@d1 M@c2 O@b3 A@j1 a@i10',
    focus: 'd1',
    question: 'Two of White’s own pieces stand before the /r9k/. Can it go to b3?',
    answer: 'Yes, in a rage, which captures both of them. A rage takes friend and foe.',
    claims: [{ after: ['Rd1!b3'], stands: 'R@b3', gone: 'M@c2 O@b3' }],
  }),
  fourchanCase('rage-does-not-stop', {
    ruling: 'C-R2',
    pieces: 'R@e5 m@e6 A@j1 a@i10',
    focus: 'e5',
    question: 'Can the /r9k/ capture the /mlp/ and stop on e6?',
    answer: 'No. A rage goes on to the end of its range: the /r9k/ captures on e6 and stops on e7.',
    claims: [{ illegal: ['Re5xe6', 'Re5!e6'] }, { after: ['Re5!e7'], stands: 'R@e7', gone: 'm@e6' }],
  }),
  fourchanCase('rage-through-both-admins', {
    ruling: 'C-G2',
    pieces: 'R@e5 A@e6 a@e7',
    focus: 'e5',
    question: 'Both Admins stand in the way of a rage, White’s own first. Who wins?',
    answer: 'Black. The first Admin on the way decides.',
    claims: [{ after: ['Re5!e7'], ending: 'black: admin-lost' }],
  }),
  fourchanCase('repetition-and-what-was-played-last', {
    ruling: 'C-G6',
    pieces: 'T@a1 K@c1 t@i9 A@j1 a@i10',
    focus: 'a1',
    question:
      'The /tg/s go to and fro, and then the /k/ with Black’s /tg/. Is it the same position, although another piece moved last?',
    answer: 'Yes. How the last piece moved is a part of the position only while the other player has a /b/ to copy it.',
    claims: [
      { after: [...TO_AND_FRO, ...TO_AND_FRO.slice(0, -1)], ending: 'none' },
      { after: [...TO_AND_FRO, 'Kc1-d2', 'Ti9-i8', 'Kd2-c1', 'Ti8-i9'], ending: 'draw: repetition' },
    ],
  }),
  fourchanCase('rage-before-a-k', {
    ruling: 'C-K3',
    pieces: '+R@e5 m@e6 k@e8 A@j1 a@i10',
    focus: 'e5',
    question: 'The promoted /r9k/ captures on e6. Three squares away stands a /k/. Where does the rage end?',
    answer: 'On e7. The /k/ cannot be captured from three squares away, so the rage stops before it.',
    claims: [{ after: ['+Re5!e7'], stands: '+R@e7 k@e8', gone: 'm@e6' }],
  }),

  // -- /v/
  fourchanCase('v-shoots-exactly-two', {
    ruling: 'C-V1',
    pieces: 'V@e5 n@e7 n@g6 n@f6 n@e8 A@j1 a@i10',
    focus: 'e5',
    question: 'Which of the four /n/s can the /v/ shoot?',
    answer: 'Those on e7 and g6: exactly two squares away, as a King counts. Nearer or farther is out of range.',
    claims: [{ legal: ['Ve5*e7', 'Ve5*g6'], illegal: ['Ve5*f6', 'Ve5*e8'] }],
  }),

  // -- /vp/ and its hand
  fourchanCase('captured-pieces-lose-their-promotion', {
    ruling: 'C-H2',
    pieces: 'P@e5 +t@e7 A@j1 a@i10',
    focus: 'e5',
    question: 'The /vp/ captures a promoted /tg/. What does White get?',
    answer: 'A plain /tg/ in hand, to be dropped on an empty square instead of a move.',
    claims: [{ after: ['Pe5xe7', 'Ai10-i9'], stands: 'T@-', legal: ['T@a5'], illegal: ['T@e7'] }],
  }),
  fourchanCase('drop-that-mates', {
    ruling: 'C-H6',
    pieces: 'T@b2 O@- a@a10 p@b10 o@a9 A@j1',
    question:
      'White drops the Anon on b9. The Admin cannot escape, and nobody can capture the Anon without loss. Is that allowed?',
    answer:
      'No. An Anon may not be dropped so that it mates at once. With an /n/ on b10 it could be captured, and the drop is legal.',
    claims: [{ illegal: ['O@b9'], legal: ['O@c9'] }],
  }),
  fourchanCase('dropped-anon-and-its-double-step', {
    ruling: 'C-A6',
    pieces: 'O@- A@j1 a@i10',
    question: 'An Anon is dropped on c3. May it make a double step later?',
    answer: 'Yes, from its own third rank. Dropped on any other rank it may not.',
    claims: [
      { after: ['O@c3', 'Ai10-i9'], goes: { c3: 'c4 c5' } },
      { after: ['O@c2', 'Ai10-i9'], goes: { c2: 'c3' } },
    ],
  }),

  // -- /sci/ and its teleporters
  fourchanCase('two-teleporters', {
    ruling: 'C-S2',
    pieces: 'S@e5 A@j1 a@i10',
    focus: 'e5',
    question: 'The /sci/ has left teleporters on e5 and e7. May it leave a third one?',
    answer: 'No. Each player makes two in a game, and they stay for good.',
    claims: [
      {
        after: ['Se5-e7#', 'Ai10-i9', 'Se7-g7#', 'Ai9-i10'],
        stands: '#w@e5 #w@e7',
        illegal: ['Sg7-g8#'],
        legal: ['Sg7-g8'],
      },
    ],
  }),
  fourchanCase('telefrag', {
    ruling: 'C-S6',
    pieces: 'N@a5 m@e8 #w@e5 #w@e8 A@j1 a@i10',
    focus: 'a5',
    question: 'The /n/ moves onto the teleporter on e5. An enemy /mlp/ stands on the exit. What happens?',
    answer: 'The /n/ comes out on e8 and captures the /mlp/. Whoever stands on the exit is captured, even a friend.',
    claims: [{ after: ['Na5-e5'], stands: 'N@e8', gone: 'm@e8' }],
  }),
  fourchanCase('teleporters-of-two-players', {
    ruling: 'C-S2',
    pieces: 'N@a5 #w@e5 #b@e8 A@j1 a@i10',
    focus: 'a5',
    question: 'White has one teleporter on e5, Black one on e8. The /n/ moves to e5. Where does it come out?',
    answer: 'Nowhere: it stays on e5. Only the two teleporters of one player lead to each other.',
    claims: [{ after: ['Na5-e5'], stands: 'N@e5' }],
  }),
  fourchanCase('promotion-by-the-entrance', {
    ruling: 'C-P4',
    pieces: 'N@a9 #w@e9 #w@e3 A@j1 a@i10',
    focus: 'a9',
    question: 'The /n/ moves from a9 to the teleporter on e9 and comes out on e3. May it promote?',
    answer: 'Yes. The square where it begins and the entrance count, the exit does not.',
    claims: [{ after: ['Na9-e9=+N'], stands: '+N@e3' }],
  }),
  fourchanCase('a-way-to-pass', {
    ruling: 'C-S7',
    pieces: 'S@e8 #w@e8 #w@e6 A@j1 a@i10',
    focus: 'e8',
    question: 'The /sci/ stands on one teleporter and steps onto the other. Where does it end?',
    answer: 'Back on e8. That is legal, and a way to pass.',
    claims: [{ after: ['Se8-e6'], stands: 'S@e8', turn: 'black' }],
  }),
];
