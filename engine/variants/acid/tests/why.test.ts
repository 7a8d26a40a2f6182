/** Why not: for every reason a position in which it is the one that is told, with its ruling. */
import { describe, expect, test } from 'vitest';
import { type AcidSetting, TestTable } from '../../../testing/acid/table.ts';
import { testReasons, told, type WhyCase } from '../../../testing/why.ts';
import { reasons } from '../words/words.ts';

const CASES: readonly WhyCase<AcidSetting>[] = [
  told('already-there', 'K@e1 k@e9', 'e1-e1', 'is already there'),
  told('not-your-turn', 'K@e1 k@e9', 'e9-e8', 'other side'),
  told('mass-never-moves', 'M@e3 K@e1 k@e9', 'e3-e4', 'never moves'),
  told('sweeper-off-lattice', 'S@b2 K@e1 k@e9', 'b2-b3', 'corner'),
  told('dead-cell', 'H@e5 K@e1 k@e9', 'e5-c1', 'From e5'),
  told('zone-closed', 'K@a1 k@e9', 'a1-Δ1', 'Only a Ghost'),
  told('must-come-back', 'K@Δ1 k@e9', 'Δ1-Δ2', 'must come back'),
  told('steps-only-when-stuck', 'R@Δ5 K@e1 k@e9', 'Δ5-a5', 'the Rainbow may not', { options: { return: 'stuck' } }),
  told('ghost-must-return', 'G@Δ5 K@e1 k@e9', 'Δ5-Δ6', 'the Ghost, who', {
    options: { ghosts: 'return' },
    mustReturn: ['Δ5'],
  }),
  told('mass-cannot-be-moved', 'K@e1 M@e5 k@e9', 'e1-e5', 'Mass on e5'),
  told('no-swap-from-zone', 'K@Δ5 D@d5 k@e9', 'Δ5-d5', 'only step back'),
  told('nobody-to-swap-with', 'K@e1 k@i9', 'e1-e5', 'no piece to swap'),
  told('ghost-never-captures', 'G@e1 K@a1 k@i9', 'e1-i9', 'LINE King'),
  told('two-in-the-way', 'S@a9 h@i9 v@a6 d@a5 d@g3 K@e1 k@e9', 'a9-a1', 'a5'),
  told('mass-in-the-way', 'S@a1 m@e5 K@e1 k@e9', 'a1-i9', 'Mass on e5'),
  told('shove-landing-taken', 'S@a1 D@a4 h@a9 K@e2 k@i8', 'a1-a9', 'Holepunch'),
  told('victim-guarded', 'A@e4 d@e7 d@d8 K@a1 k@i9', 'e4-e7', 'LINE Diskette on d8'),
  told('seen-there', 'A@f5 D@c2 d@c6 d@i5 K@a1 k@i9', 'f5-d5', 'LINE Diskette on c6'),
  told('seen-on-the-way', 'A@f5 D@c2 d@c6 d@i5 K@a1 k@i9', 'f5-b5', 'd5'),
  told('uncapturable', 'K@a1 R@c3 m@b2 k@i9', 'c3-b2', 'Mass on b2'),
  told('own-piece', 'R@c3 D@b2 K@a1 k@i9', 'c3-b2', 'MAGI Diskette'),
  told('own-piece', 'V@c3 D@a5 K@i1 k@i9', 'c3-a5', 'MAGI Diskette on a5 is on the same side'),
  told('landing-outside', 'V@c3 d@a5 K@i1 k@i9', 'c3-a5', 'no square of the field'),
  told('landing-taken', 'V@a1 d@c3 d@d4 K@i1 k@i9', 'a1-c3', 'LINE Diskette stands on the square behind, d4'),
  told('cannot-jump', 'V@c3 m@d4 K@i1 k@i9', 'c3-e5', 'LINE Mass on d4'),
  told('captures-by-jumping', 'V@c3 d@e5 K@i1 k@i9', 'c3-e5', 'captures only by jumping'),
  told('hole-taken', 'H@c1 D@aΛ s@a9 v@h4 K@e1 k@e9', 'c1-g3', 'aΛ'),
  told('bounce-taken', 'V@c3 g@fλ K@i9 k@a9', 'c3-h2', 'fλ'),
  told('one-bounce', 'V@e2 K@a1 k@i1', 'e2-f9', 'only once'),
  told('ring-blocked', 'R@c2 g@Δ5 D@e3 K@i1 k@i9', 'c2-a7', 'The ring is blocked'),
  told('steps-only-to-empty', 'D@e4 v@e5 K@a1 k@i9', 'e4-e5', 'LINE Voyager'),
  told('occupied', 'V@a5 d@a6 K@i1 k@i9', 'a5-a6', 'does not capture'),
  told('swaps-only-diskettes', 'D@e4 v@f4 K@a1 k@i9', 'e4-f4', 'only with Diskettes'),
  told('no-swap-across-border', 'D@a5 D@Δ5 K@e1 k@i9', 'Δ5-a5', 'The Diskette cannot'),
  told('no-swap-across-border', 'D@a5 D@Δ5 K@e1 k@i9', 'a5-Δ5', 'The Diskette cannot'),
  told('no-swap-across-border', 'K@d2 g@Δ2 k@e9', 'd2-Δ2', 'The King cannot'),
  told('zone-closed', 'K@c2 g@Δ2 k@e9', 'c2-Δ2', 'Only a Ghost'),
  told('zone-closed', 'K@d2 k@e9', 'd2-Δ2', 'Only a Ghost'),
  told('blocked', 'W@e4 d@e6 K@a1 k@e7', 'e4-e7', 'LINE Diskette'),
  told('nothing-to-take', 'D@e4 K@a1 k@i9', 'e4-f5', 'only to capture'),
  told('not-its-way', 'D@e4 K@a1 k@i9', 'e4-e6', 'Steps forward'),
];

describe('each reason is told where it applies', () =>
  testReasons(reasons, CASES, (men, setting) => TestTable.of(men, 'magi', setting)));

test('every reason has its case', () => {
  const told = [...new Set(CASES.map(({ reason }) => reason)), 'frozen', 'game-over', 'piece-gone', 'no-mass-on-king'];
  expect([...told, 'drops-only-on-empty', 'drop-in-field'].sort()).toEqual(Object.keys(reasons).sort());
});
test('frozen: every watcher is named', () => {
  const table = TestTable.of('A@e4 d@f5 W@e2 K@a1 k@i9', 'magi', { watchedBy: { e4: ['e2', 'f5'] } });
  expect(table.why('e4', 'e5')).toEqual({
    says: 'The Angel is frozen: LINE Diskette f5 and MAGI Worm e2 moved and could capture it.',
    ruling: 'AN7',
  });
});
test('in hand: where it cannot be dropped', () => {
  const table = TestTable.of('K@e1 k@e9 D@c3', 'magi', { hands: 'MW' });
  const hand = (kind: string) =>
    table.position.pieces().find((p) => p.place === 'hand' && table.position.variant.types[p.kind].id === kind)!;
  const why = (kind: string, cell: string) =>
    table.position.whyNot(hand(kind).piece, table.position.variant.topology.parse(cell)!);
  expect(why('mass', 'e9')).toMatchObject({ ruling: 'M3' });
  expect(why('worm', 'c3')).toMatchObject({
    ruling: 'W4',
    says: 'A Worm can only be dropped on an empty square, and MAGI Diskette stands on c3.',
  });
  expect(why('worm', 'Δ3')).toMatchObject({ ruling: 'M4' });
});
test('gone and over', () => {
  const table = TestTable.of('K@e1 d@e2 k@i9');
  table.play('Ke1xe2', 'Ki9-i8');
  const lost = table.position.pieces().find((p) => p.place === 'lost')!;
  expect(table.position.whyNot(lost.piece, lost.piece as never).says).toContain('out of the game');
  const over = TestTable.of('W@e4 K@a1 k@e7');
  over.play('We4xe7');
  expect(over.why('a1', 'a2').says).toBe('The game is over.');
});
