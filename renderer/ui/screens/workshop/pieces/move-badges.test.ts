import { expect, test } from 'vitest';
import type { MoveMark } from '../../../../../electron/contract/workshop.ts';
import { badgesOf, badgesOfTrace } from './move-badges.ts';

const mark = (does: MoveMark['does'], more: Partial<MoveMark> = {}): MoveMark => ({
  dx: 0,
  dy: 1,
  does,
  range: 0,
  ...more,
});

test.each<[string, readonly MoveMark[], readonly string[]]>([
  ['a Rook', [mark('both')], []],
  ['a piece that always jumps over one', [mark('both', { hop: 'cannon' })], ['⤼']],
  ['a Cannon, which jumps only to capture', [mark('goes'), mark('takes', { hop: 'cannon' })], ['○⤼']],
  ['a Pawn with a first move', [mark('goes', { range: 1 }), mark('goes', { range: 2, initial: true })], ['•1']],
  ['two ways of jumping', [mark('goes', { hop: 'grasshopper' }), mark('takes', { hop: 'cannon' })], ['•⤵', '○⤼']],
  [
    'over several pieces, or over the first square',
    [mark('goes', { hop: 'unlimited' }), mark('takes', { hop: 'ski' })],
    ['•⤼+', '○⤳'],
  ],
  [
    'a Griffon, which also stops where it bends',
    [mark('both', { range: 1 }), mark('both', { range: 1, bend: { way: 'half', range: 0 } })],
    ['◉↱'],
  ],
  [
    'over one of its own, and over an enemy',
    [mark('goes', { hop: 'grasshopperOwn' }), mark('takes', { hop: 'cannonEnemy' })],
    ['•⤵=', '○⤼≠'],
  ],
  [
    'a bend where it captures or not',
    [mark('both', { bend: { way: 'back', range: 1, there: 'capturesOrNot' } })],
    ['↱(×)'],
  ],
  ['all at once', [mark('both', { hop: 'cannon', lame: true, initial: true, inPassing: true })], ['⤼⊣1e']],
])('%s', (_, marks, badges) => {
  expect(badgesOf(marks)).toEqual(badges);
});

test('of moves that no click draws, each different one once', () => {
  const [dx, dy] = [0, 1];
  const traces = [
    { ends: [{ dx, dy, does: 'both' as const }], turns: [{ dx, dy, there: ['empty' as const] }] },
    { ends: [], turns: [{ dx, dy, there: ['empty' as const] }] },
    { ends: [{ dx, dy, does: 'takes' as const, tame: true as const }], turns: [] },
    { ends: [{ dx, dy, inPassing: true, takesOwn: true as const }], turns: [] },
    { ends: [], turns: [{ dx, dy, there: ['inPassing' as const, 'overEnemy' as const], lame: true as const }] },
  ];
  expect(badgesOfTrace(traces)).toEqual(['×≠♔', 'e×=', '↱', '↱e⤼≠⊣']);
});
