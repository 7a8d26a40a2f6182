/** Cases of Deicide Chess with terrain, in the order of its rulebook. */
import type { Case } from './case.ts';

const terrainCase = (id: string, one: Omit<Case, 'id' | 'variant' | 'options' | 'fields'>, mine?: string): Case => {
  const [side, at] = mine?.split('@') ?? [];
  return {
    id: `deicide-${id}`,
    variant: 'deicide',
    options: { terrain: 'on' },
    ...one,
    fields: { phase: 'play', ...(mine !== undefined && { terrain: [{ feature: 'mine', side, at }] }) },
  };
};
const KINGS = 'K@i1 k@i16';

export const deicideTerrain: readonly Case[] = [
  {
    id: 'deicide-terrain-leaves-a-first-move',
    variant: 'deicide',
    ruling: 'D-T0c',
    pieces: 'K@a1 r@b8 k@p16',
    options: { terrain: 'on', area: 'board' },
    question: 'By a house rule terrain may be placed on the whole board. Can White begin with a Wall on a2?',
    answer: 'No. The Rook attacks a1’s other neighbours, so the King would have no legal first move.',
    claims: [{ illegal: ['wall@a2'], legal: ['glue@a2', 'wall@b5', 'wall@p1'] }],
  },
  terrainCase('a-wall-is-a-hurdle', {
    ruling: 'D-C2',
    pieces: `wall@a5 O@a1 n@a9 ${KINGS}`,
    focus: 'a1',
    question: 'A Wall stands on a5. Can the Cannon capture the Knight behind it?',
    answer: 'Yes. A Wall counts as the one hurdle. With a piece in between as well it would be two.',
    claims: [{ legal: ['Oa1xa9', 'Oa1-a4'], illegal: ['Oa1-a6'] }],
  }),
  terrainCase('a-cathedral-turns', {
    ruling: 'D-T2',
    pieces: `cathedral@c7 B@a5 Q@c5 ${KINGS}`,
    focus: 'a5',
    question: 'The Bishop slides to the Cathedral on c7. Where can it go from there in the same move?',
    answer: 'Straight on, or at a right angle towards b8 or d6. Only Bishops and Archbishops turn there.',
    claims: [{ goes: { a5: 'a9 b4 b6 b8 c3 c7 d2 d6 d8 e1 e5 e9 f10 f4 g11 g3 h12 h2 i13 j14 k15 l16' } }],
  }),
  terrainCase('through-a-portal', {
    ruling: 'D-T4',
    pieces: `portal@d5 portal@k7 R@d2 n@k8 ${KINGS}`,
    focus: 'd2',
    question: 'The Rook slides into the Portal on d5. Can it stop on the other Portal, on k7?',
    answer: 'No. It must go on in the same direction: here it captures on k8. It may also stay on d5, or pass over it.',
    claims: [{ legal: ['Rd2xk8', 'Rd2-d5', 'Rd2-d6'], illegal: ['Rd2-k7'] }],
  }),
  terrainCase('glue-trap', {
    ruling: 'D-T16',
    pieces: `glue@a5 P@a4 ${KINGS}`,
    focus: 'a4',
    question: 'How far does the Pawn slide over the Glue Trap on a5?',
    answer: 'One square more: to a6 at most.',
    claims: [{ goes: { a4: 'a5 a6' } }],
  }),
  terrainCase(
    'ones-own-mine',
    {
      ruling: 'D-T10',
      pieces: `R@a1 n@a9 ${KINGS}`,
      focus: 'a1',
      question: 'White has hidden a Landmine on a5. White’s own Rook slides from a1 to a9. What happens?',
      answer: 'The Rook is destroyed on a5, the Knight is not captured, and the mine is gone. Mines know no friends.',
      claims: [{ after: ['Ra1xa9'], stands: 'n@a9', gone: 'R@a9 R@a1' }],
    },
    'white@a5',
  ),
  terrainCase(
    'a-king-on-a-hidden-mine',
    {
      ruling: 'D-T11',
      pieces: 'K@d4 R@a1 k@i16',
      focus: 'd4',
      question: 'Black has hidden a Landmine on d5. White’s King steps there. Is the game over?',
      answer: 'No. The mine is revealed, the move is taken back, and White moves again. No King may step there now.',
      claims: [{ after: ['Kd4-d5'], stands: 'K@d4 mine@d5', turn: 'white', illegal: ['Kd4-d5'] }],
    },
    'black@d5',
  ),
  terrainCase(
    'a-hidden-mine-stops-no-check',
    {
      ruling: 'D-T12',
      pieces: 'K@a1 r@a9 R@p2 k@i16',
      focus: 'a1',
      question: 'A hidden Landmine lies on a5, between the Rook and the King. Is White in check?',
      answer: 'Yes. What is hidden is ignored. Once the mine is revealed, no slide passes it, and there is no check.',
      claims: [{ check: true }],
    },
    'black@a5',
  ),
  terrainCase(
    'a-mine-that-exposes-the-king',
    {
      ruling: 'D-T13',
      pieces: 'K@i1 R@i5 r@i9 k@p16',
      focus: 'i5',
      question:
        'White’s Rook slides up the file. On i7 it meets a hidden Landmine, and its King would be exposed. What now?',
      answer: 'The mine is revealed and the move is taken back. The mine shields the King now.',
      claims: [{ after: ['Ri5-i8'], stands: 'R@i5 mine@i7', turn: 'white', legal: ['Ri5-h5'] }],
    },
    'black@i7',
  ),
  terrainCase('six-ziggurats', {
    ruling: 'D-T17',
    pieces: `ziggurat@a5 n@a5 ziggurat@c5 n@c5 ziggurat@h9 p@h9 ziggurat@j9 j@j9 ziggurat@l12 b@l12 ziggurat@f5 r@f6 U@f7 ${KINGS}`,
    focus: 'f7',
    question:
      'Black holds five of the six Ziggurats. White’s Sumo Wrestler pushes the Rook onto the sixth. What happens?',
    answer: 'Black wins at once. It does not matter whose move brought the piece there.',
    claims: [{ after: ['Uf7>f6>f5'], ending: 'black: ziggurats' }],
  }),
];
