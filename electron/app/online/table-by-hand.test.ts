/** A game whose position was laid by hand before somebody joined: what its host says is held for possible, at every node. */
import { expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame } from '../application.fixture.ts';
import { anything, chance } from '../chance.fixture.ts';
import { sitAt, statesOf } from './table.fixture.ts';

test.each([
  ['acid', acid],
  ['deicide', deicide],
  ['chesimals', chesimals],
] as const)('%s', async (_, variant) => {
  const below = chance(7);
  const host = await openTestApp(temporaryFolder());
  let view = await startGame(host, variant);
  const play = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const action = await anything(host, view, below);
      if (action !== null) view = (await host.get('match.play', { ...atView(view), action })).view;
    }
  };
  await play(12);
  const { draft } = await host.get('setup.fromTable', atView(view));
  view = (await host.get('match.free', { ...atView(view), draft })).view;
  const pawns = ['diskette', 'pawn', 'guard'];
  const [gone] = draft.pieces.filter(({ kind }) => pawns.includes(kind));
  const pieces = draft.pieces.filter((piece) => piece !== gone);
  expect(pieces.length).toBe(draft.pieces.length - 1);
  view = (await host.get('match.free', { ...atView(view), draft: { ...draft, pieces } })).view;
  view = (await host.get('match.referee', atView(view))).view;
  await play(4);
  const { guest, joined, told } = await sitAt(host, 1, temporaryFolder());
  const { nodes } = await guest.get('match.history', atView(joined));
  expect(nodes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['free', 'referee']));
  for (const { id } of nodes) {
    const look = await guest.get('match.look', { ...atView(joined), node: id });
    const [piece] = look.view.pieces.filter(({ place }) => place === 'board');
    await guest.get('match.reach', { ...atView(joined), piece: piece.id, node: id });
  }
  expect(statesOf(told)).toEqual([]);
});
