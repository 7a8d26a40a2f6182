/** Every action lists the pieces that it would remove, of either side: the board marks them before the move. */
import { expect, test } from 'vitest';
import { variantNamed } from '../../../engine/variants/registry.ts';
import type { Draft } from '../../contract/description.ts';
import type { ActionView } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, draftFrom, openTestApp, startGame } from '../application.fixture.ts';

/** The actions of the piece on a cell (or in hand: `-`), by the name of their destination. */
async function actionsFrom(
  variant: string,
  census: string,
  from: string,
  more: Partial<Draft> = {},
): Promise<(to: string) => { action: ActionView; losses: readonly string[] }[]> {
  const rules = variantNamed(variant)!;
  const { topology } = rules;
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, rules, { start: { ...draftFrom(rules, census), ...more } });
  const mover = view.pieces.find((p) =>
    from === '-' ? p.place === 'hand' && view.movable.includes(p.id) : p.at === topology.parse(from),
  )!;
  const actions = await app.get('match.actions', { ...atView(view), piece: mover.id });
  return (to) =>
    actions
      .filter((action) => action.to === topology.parse(to))
      .map((action) => ({
        action,
        losses: action.losses.map(
          ({ piece, side, cell }) =>
            `${side === 0 ? 'own' : 'their'} ${view.pieces.find((p) => p.id === piece)!.kind} ${topology.name(topology.cells[cell]!)}`,
        ),
      }));
}

test('a jump over several pieces to an empty square (acid)', async () => {
  const to = await actionsFrom('acid', 'K@a1 V@b2 d@c3 d@e3 k@i9', 'b2');
  expect(to('d4').map(({ losses }) => losses)).toContainEqual(['their diskette c3']);
  // as a jump over both, and as a slide without a capture along the edge of the field
  expect(to('f2').map(({ losses }) => losses)).toEqual([['their diskette c3', 'their diskette e3'], []]);
  expect(to('b1')[0]!.losses).toEqual([]);
});

test('a Mass from the hand destroys pieces of both sides (acid)', async () => {
  const to = await actionsFrom('acid', 'K@a1 D@e3 d@e5 k@i9 M@- m@-', '-');
  expect(to('e3')[0]!.losses).toEqual(['own diskette e3']);
  expect(to('e5')[0]!.losses).toEqual(['their diskette e5']);
  expect(to('e4')[0]!.losses).toEqual([]);
});

test('a rage through pieces of both sides (4chan)', async () => {
  const to = await actionsFrom('fourchan', 'A@e2 R@d5 M@c5 a@e9 o@d6 o@d7 m@e5 n@c6', 'd5');
  expect(to('b5')[0]!.losses).toEqual(['own mlp c5']);
  expect(to('f5')[0]!.losses).toEqual(['their mlp e5']);
  expect(to('d7')[0]!.losses).toEqual(['their anon d6', 'their anon d7']);
  expect(to('e4')[0]!.losses).toEqual([]);
});
