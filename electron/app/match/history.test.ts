/**
 * Incremental history: a page that applies the changes knows the same history as one that requests all of it after each
 * change.
 */
import { expect, test } from 'vitest';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { acid } from '../../../engine/variants/acid/index.ts';
import { chesimals } from '../../../engine/variants/chesimals/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { afterChange } from '../../../renderer/state/match/match-moves.ts';
import type { HistoryNode, View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame, type TestApp } from '../application.fixture.ts';

const whole = async (app: TestApp, view: View): Promise<readonly HistoryNode[]> =>
  (await app.get('match.history', atView(view))).nodes;

/** Makes one of the changes that are possible now. */
async function change(app: TestApp, view: View, nodes: readonly HistoryNode[], roll: (n: number) => number) {
  const unit = roll(2) === 0 ? 'action' : 'turn';
  const lot = roll(10);
  const node = nodes[roll(nodes.length)].id;
  if (lot === 0 && view.can.undo) return app.get('match.undo', { ...atView(view), unit, agreed: true });
  if (lot === 1 && view.can.redo) return app.get('match.redo', { ...atView(view), unit });
  if (lot === 2 && node !== view.node) return app.get('match.goto', { ...atView(view), node, agreed: true });
  if (view.outcome) return app.get('match.undo', { ...atView(view), unit: 'action', agreed: true });
  if (lot === 3 && view.can.resign) return app.get('match.resign', atView(view));
  if (lot === 4)
    return app.get('match.comment', { match: view.match, node, mark: null, text: roll(3) ? `${roll(99)}` : '' });
  const pieces = [null, ...view.movable];
  for (;;) {
    const actions = await app.get('match.actions', { ...atView(view), piece: pieces[roll(pieces.length)] });
    const action = actions[roll(Math.max(1, actions.length))]?.text;
    if (action !== undefined) return app.get('match.play', { ...atView(view), action });
  }
}

test.each([
  ['acid', acid],
  ['Deicide', deicide],
  ['Chesimals, with turns of several moves', chesimals],
])('in %s the changes add up to the whole history', async (_, variant) => {
  const app = await openTestApp(temporaryFolder());
  const roll = dice(17);
  let view = await startGame(app, variant);
  let nodes = await whole(app, view);
  const ways = new Set<string>();
  let commented = 0;
  for (let n = 0; n < 60; n++) {
    const played = await change(app, view, nodes, roll);
    ({ view } = played);
    if (played.history === undefined) throw new Error('the same viewer does not get the change');
    const followed = afterChange(nodes, played.history);
    nodes = await whole(app, view);
    expect(followed).toEqual(nodes);
    for (const { line } of nodes) ways.add(line);
    commented += nodes.filter(({ comment }) => comment !== undefined).length;
    // of a long game only the new part is sent
    expect(played.history.added.length).toBeLessThanOrEqual(1);
  }
  expect([...ways].sort()).toEqual(['branch', 'future', 'past', 'present']);
  expect(commented).toBeGreaterThan(0);
});

const mined = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [
    { kind: 'king', side: 'white', at: 'i1' },
    { kind: 'king', side: 'black', at: 'i16' },
  ],
};
test('a player who places mines can follow its own history, and another viewer has to request it', async () => {
  const app = await openTestApp(temporaryFolder());
  const open = await startGame(app, deicide, { options: { terrain: 'on' }, start: mined });
  const own = await app.get('match.reveal', atView(open));
  const nodes = await whole(app, own);
  const mine = await app.get('match.play', { ...atView(own), action: 'mine@e7' });
  expect(mine.view.viewer).toBe(own.viewer);
  expect(mine.history && afterChange(nodes, mine.history)).toEqual(await whole(app, mine.view));
  const end = await app.get('match.play', { ...atView(mine.view), action: 'end' });
  expect(end.view.viewer).toBeNull();
  expect(end.history).toBeUndefined();
});

test('a page that does not know the history before a change cannot follow it', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, acid);
  const { history } = await app.get('match.play', {
    ...atView(view),
    action: (await app.get('match.actions', { ...atView(view), piece: view.movable[0] }))[0].text,
  });
  expect(history?.before).toBe(1);
  expect(history && afterChange([], history)).toBeNull();
});
