/** A line played out: the positions that playing it would lead to, while the game stays where it is. */
import { expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import type { Draft } from '../../contract/description.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, playTexts, startAcid, startGame, type TestApp } from '../application.fixture.ts';
import { startMelee as beginChesimals, GAME } from './chesimals.fixture.ts';

const standing = ({ pieces }: Pick<View, 'pieces'>) => pieces.map(({ id, at: cell, kind }) => ({ id, cell, kind }));

test('shows what playing the line would lead to, and plays nothing', async () => {
  const app = await openTestApp(temporaryFolder());
  const line = ['Dd2-d3', 'dd8-d7', 'Dd3-d4'];
  const view = await startAcid(app);
  const ahead = await app.get('computer.ahead', { ...atView(view), actions: line });
  expect(ahead.view).toMatchObject({ present: false, movable: [], node: view.node, revision: view.revision, turn: 1 });
  expect(ahead.view.last).toMatchObject({ text: 'Dd3-d4', side: 0 });
  expect(ahead.effects[0]).toMatchObject({ do: 'go' });
  expect(await app.get('match.view', { match: view.match })).toEqual(view);
  const played = await playTexts(app, view, line);
  expect(standing(ahead.view)).toEqual(standing(played));
  expect(ahead.view.turnNumber).toBe(played.turnNumber);
});

test('starts at any node of the game, also in the middle of a turn of several actions', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await playTexts(app, await beginChesimals(app), GAME);
  const { nodes } = await app.get('match.history', atView(view));
  const before = nodes.at(-2)!;
  const again = await app.get('computer.ahead', { ...atView(view), node: before.id, actions: GAME.slice(-1) });
  expect(standing(again.view)).toEqual(standing(view));
  expect(again.view).toMatchObject({ node: before.id, budget: view.budget });
});

test('refuses what is no action there, what follows the end of the game, and nodes that do not exist', async () => {
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, acid, { start: 'K@e1 D@d4 k@e5' });
  expect(await app.code('computer.ahead', { ...atView(view), actions: ['Ke1-e7'] })).toBe('no-such-action');
  expect(await app.code('computer.ahead', { ...atView(view), node: 77, actions: ['Ke1-e2'] })).toBe('no-such-node');
  const ends = await app.get('computer.ahead', { ...atView(view), actions: ['Dd4xe5'] });
  expect(ends.view.outcome).toMatchObject({ winner: 0 });
  expect(await app.code('computer.ahead', { ...atView(view), actions: ['Dd4xe5', 'Ke1-e2'] })).toBe('over');
});

const start: Draft = {
  turn: 'white',
  phase: 'noting-white',
  pieces: [
    { kind: 'king', side: 'white', at: 'i1' },
    { kind: 'rook', side: 'white', at: 'a1' },
    { kind: 'king', side: 'black', at: 'i16' },
    { kind: 'rook', side: 'black', at: 'p16' },
  ],
  terrain: [],
};
/** White and Black note a mine each; White looks. */
async function mined(app: TestApp, white: string, black: string): Promise<View> {
  let view = await startGame(app, deicide, { options: { terrain: 'on' }, start });
  for (const cell of [white, black]) {
    view = await app.get('match.reveal', atView(view));
    view = await playTexts(app, view, [`mine@${cell}`, 'end']);
  }
  return app.get('match.reveal', atView(view));
}

test('a hidden mine of the other side does not explode in it // D-PIPE', async () => {
  const shown = await Promise.all(
    ['a7', 'b7'].map(async (mine) => {
      const app = await openTestApp(temporaryFolder());
      const view = await mined(app, 'e7', mine);
      expect(view.viewer).toBe(0);
      const { view: after, effects } = await app.get('computer.ahead', { ...atView(view), actions: ['Ra1-a7'] });
      expect(new Set(effects.map((e) => e.do))).toEqual(new Set(['go', 'turn']));
      return JSON.stringify([standing(after), after.features, effects]);
    }),
  );
  expect(shown[0]).toBe(shown[1]);
});
