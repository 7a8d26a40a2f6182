/** Why not: for every reason a position in which it is the one that is told, with its ruling. */
import { describe, expect, test, vi } from 'vitest';
import { Planner } from '../../../core/moves/planner.ts';
import { type DeicideSetting, TestTable } from '../../../testing/deicide/table.ts';
import { testReasons, told, type WhyCase } from '../../../testing/why.ts';
import { reasons } from '../words/words.ts';

const CASES: readonly WhyCase<DeicideSetting>[] = [
  // the game and the turn
  told('game-over', 'K@a16 q@b15 k@c14', 'a16-a15', 'over'),
  told('not-your-turn', 'r@a16 R@a1', 'a16-a15', 'other side'),
  told('nobody-moves-yet', 'R@a1', 'a1-a2', 'placed first', { options: { terrain: 'on' } }),
  told('already-there', 'R@a1', 'a1-a1', 'already'),
  told('wall-never-moves', 'wall@a5 R@a1', 'a5-a6', 'cannot move'),
  told('snail-costs-two', 'Z@a5 R@a1', 'a5-a6', 'needs both', { extraTurn: true, movesLeft: 1 }),
  told('fool-no-model', 'F@a5', 'a5-a6', 'nothing to copy'),
  // the square
  told('wall-there', 'wall@a5 R@a1', 'a1-a5', 'a5'),
  told('king-never-on-mine', 'K@d4 mine@d5 R@a1', 'd4-d5', 'd5'),
  // castling
  told('castle-in-check', "K@i1' R@a1' r@i9", 'i1-g1', 'while in check'),
  told('castle-through-check', "K@i1' R@p1' r@j10 k@a16", 'i1-k1', 'j1'),
  told('castle-into-check', "K@i1' R@p1' r@k10 k@a16", 'i1-k1', 'k1'),
  told('castle-moved', 'K@i1 R@p1', 'i1-k1', 'no longer castle'),
  told('castle-no-rook', "K@i1' R@a2'", 'i1-k1', 'no Rook'),
  told('castle-not-open', "K@i1' R@p1' N@m1", 'i1-k1', 'm1'),
  // it can go there, but may not
  told('king-takes-no-bomber', 'm@i2 R@a2', 'i1-i2', 'cannot capture a Bomber'),
  told('big-bang-own-king', 'K@g7 M@e5 m@f6', 'e5-f6', 'f6'),
  told('big-bang-near', 'K@g7 P@a4 M@f6 m@e5', 'a4-a5', 'f6'),
  told('own-landing', 'K@d8 T@d9~2', 'd8-d9', 'd9'),
  told('landing-there', 'K@d8 t@d9~2', 'd8-d9', 'd9'),
  told('pushed-off', 'K@a8 u@c8 R@h4', 'h4-h5', 'c8'),
  told('pushed-under', 'K@e8 u@e7 t@e9~1 R@h4', 'h4-h5', 'e7'),
  told('fool-would-take', 'K@e6 N@b8 f@d4', 'b8-c10', 'd4'),
  told('no-reply-left', 'K@e1 m@e4 T@e4~1 r@e9 r@d16 r@f16 P@a4 N@a8', 'a4-a5', 'no legal second move', {
    extraTurn: true,
  }),
  told('walks-into-check', 'r@h9 R@a1', 'i1-h1', 'Rook on h9'),
  told('exposes-king', 'R@i5 r@i9', 'i5-h5', 'Rook on i9'),
  // pushing
  told('snail-cannot-be-pushed', 'U@e5 z@e6', 'e5-e6', 'Snail'),
  told('own-cannot-be-pushed', 'U@e5 N@e6', 'e5-e6', 'White Knight'),
  told('push-blocked', 'U@e5 n@e6 p@e7', 'e5-e6', 'e7'),
  told('push-onto-mine', 'U@e5 k@e6 mine@e7 R@a1', 'e5-e6', 'e7'),
  told('fool-never-pushes', 'F@e5=U n@e6', 'e5-e6', 'cannot push'),
  told('sumo-never-captures', 'U@e5 n@e9', 'e5-e9', 'two squares away'),
  // taking
  told('snail-takes-only-kings', 'Z@e5 n@e6', 'e5-e6', 'only the King'),
  told('uncapturable', 'R@e5 z@e9', 'e5-e9', 'e9'),
  told('own-piece', 'R@e5 N@e9', 'e5-e9', 'White Knight'),
  told('sorceress-strikes-near', 'S@e5 n@e9', 'e5-e9', 'e9'),
  told('own-piece', 'X@h8 N@h9', 'h8-h9', 'White Knight on h9'),
  told('bent-takes-last', 'X@h8 n@h9 n@g8 n@i8 n@h7', 'h8-h9', 'h9'),
  told('no-hurdle', 'O@e5 n@e9', 'e5-e9', 'exactly one'),
  told('two-hurdles', 'O@e5 n@e7 n@e8 n@e9', 'e5-e9', 'e8'),
  told('jumps-only-to-take', 'O@e5 n@e7', 'e5-e9', 'only to capture'),
  told('jumps-only-to-take', 'O@e5 wall@e7', 'e5-e9', 'over the Wall on e7'),
  // terrain on the way
  told('mine-in-the-way', 'R@a1 mine@a5', 'a1-a9', 'a5'),
  told('wall-in-the-way', 'R@a1 wall@a5', 'a1-a9', 'a5'),
  told('glued', 'R@a1 glue@a5', 'a1-a9', 'a5'),
  told('portal-exit-taken', 'portal@d5 portal@k7 R@d2 n@k7', 'd2-k9', 'k7'),
  told('portal-go-on', 'portal@d5 portal@k7 R@d2', 'd2-k7', 'k7'),
  // pawns
  told('drunk-pawn-moved', 'D@c3', 'c3-e5', 'has moved'),
  told('head-start-rank', 'P@a5', 'a5-a7', 'starting rank'),
  told('fool-no-abilities', 'F@a4=P', 'a4-a6', 'not its abilities'),
  // whatever the movement itself met
  told('blocked', 'R@e5 n@e7', 'e5-e9', 'e7'),
  told('occupied', 'P@e5 n@e6', 'e5-e6', 'does not capture'),
  told('nothing-to-take', 'P@e5', 'e5-f6', 'empty'),
  told('not-its-way', 'N@e5', 'e5-e6', 'does not move like that'),
];

describe('each reason is told where it applies', () =>
  testReasons(reasons, CASES, (men, setting) => TestTable.of(men, 'white', setting)));
describe('reasons that need a game', () => {
  const why = (table: TestTable, way: string): string | null => table.why(way.slice(0, 2), way.slice(3)).ruling;
  test('piece-gone and in-flight', () => {
    const { position } = TestTable.of('R@a1 r@a9 T@d9~2').after('a1-a9');
    const lost = position.game.pieces.find((p) => position.pieces().some((s) => s.piece === p && s.place === 'lost'))!;
    const away = position.game.away()[0];
    expect(position.whyNot(lost, 0 as never).says).toContain('out of the game');
    expect(position.whyNot(away, 0 as never).ruling).toBe('D-TM3');
  });
  test('ep-other-kind', () => expect(why(TestTable.of('J@d3 p@e6').after('Jd3-d8'), 'e6-d5')).toBe('D-P5'));
});
test('every reason about pieces has its case', () => {
  const placing = /^(place-|note-|cathedral-parity|pool-empty)/;
  const elsewhere = ['piece-gone', 'in-flight', 'ep-other-kind'];
  const covered = new Set([...CASES.map((c) => c.reason), ...elsewhere]);
  expect(Object.keys(reasons).filter((id) => !covered.has(id) && !placing.test(id))).toEqual(['forbidden']);
});

test('however many squares there are, a piece that cannot move is planned once', () => {
  const { position } = TestTable.of("R@a1' N@b1 P@a2 K@i1");
  const rook = position.pieces().find(({ at }) => position.variant.topology.name(at) === 'a1')!;
  const planPiece = vi.spyOn(Planner.prototype, 'planPiece');
  try {
    expect(position.whyStuck(rook.piece).says).toContain('Knight');
    expect(planPiece.mock.calls.filter(([piece]) => piece === rook.piece)).toHaveLength(1);
  } finally {
    planPiece.mockRestore();
  }
});
