/** Check announced by the players (D-G9), through the contract: calling it, claiming a check that was not called. */
import { expect, test } from 'vitest';
import { deicide } from '../../../engine/variants/deicide/index.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startGame } from '../application.fixture.ts';

const ROOK = 'R@a1 K@p1 k@h16 n@c14';
const begin = async (options: Record<string, string>) => {
  const app = await openTestApp(temporaryFolder());
  const view = await startGame(app, deicide, { options, start: ROOK });
  return { app, view };
};

test('a check that was not called shows nowhere, and a claim goes back to before it', async () => {
  const { app, view } = await begin({ check: 'players' });
  expect(view).toMatchObject({ check: null, can: { claim: false } });
  const given = await app.get('match.play', { ...atView(view), action: 'Ra1-a16' });
  expect(given.effects.map((effect) => effect.do)).not.toContain('check');
  expect(given.view).toMatchObject({ check: null, checks: [], can: { claim: true } });
  const sent = await app.get('match.claim', atView(given.view));
  expect(sent).toMatchObject({ effects: [], view: { node: 0, turn: 0 } });
  expect(sent.rewound).toContain('Check was not called');
  const { nodes } = await app.get('match.history', atView(sent.view));
  expect(nodes.map(({ text }) => text)).toEqual(['', 'Ra1-a16']);
});
test('a called check is shown and cannot be claimed', async () => {
  const { app, view } = await begin({ check: 'players' });
  const given = await app.get('match.play', { ...atView(view), action: 'Ra1-a16+' });
  expect(given.effects.filter((effect) => effect.do === 'check')).toHaveLength(1);
  expect(given.view).toMatchObject({ check: true, checks: [{ says: expect.any(String) }], last: { text: 'Ra1-a16+' } });
  expect(await app.code('match.claim', atView(given.view))).toBe('nothing-uncalled');
});
test('capturing a King whose check was not called sends the game back; its preview shows no end', async () => {
  const { app, view } = await begin({ check: 'players' });
  const given = await app.get('match.play', { ...atView(view), action: 'Ra1-a16' });
  const missed = await app.get('match.play', { ...atView(given.view), action: 'Nc14-e13' });
  const preview = await app.get('match.preview', { ...atView(missed.view), action: 'Ra16xh16' });
  expect(preview.effects.map((effect) => effect.do)).not.toContain('end');
  expect(preview.action.loses).toBeNull();
  const taken = await app.get('match.play', { ...atView(missed.view), action: 'Ra16xh16' });
  expect(taken).toMatchObject({ effects: [], view: { node: 0, outcome: null } });
  expect(taken.rewound).toBeDefined();
});
test('if the program announces check, there is nothing to claim', async () => {
  const { app, view } = await begin({});
  expect(view.can.claim).toBeUndefined();
  const given = await app.get('match.play', { ...atView(view), action: 'Ra1-a16' });
  expect(given.view.check).toBe(true);
  expect(await app.code('match.claim', atView(given.view))).toBe('not-called-here');
});
test('a closed game is resumed with its call and the line that was taken back', async () => {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  let view = await startGame(app, deicide, { options: { check: 'players' }, start: ROOK });
  view = (await app.get('match.play', { ...atView(view), action: 'Ra1-a16' })).view;
  view = (await app.get('match.claim', atView(view))).view;
  view = (await app.get('match.play', { ...atView(view), action: 'Ra1-a16+' })).view;
  await app.get('match.leave', atView(view));
  const { saves } = await app.get('library.list', {});
  const again = await app.get('match.open', { save: saves[0].save });
  expect(again).toMatchObject({ check: true, node: view.node, options: { check: 'players' } });
  expect(again.pieces).toEqual(view.pieces);
});
