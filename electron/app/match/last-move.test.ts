/** The squares of the last move: those of the mover, and of every piece that it moved. */
import { expect, test } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, startGame } from '../application.fixture.ts';

test('of a piece that was pushed into the Zone both squares are told', async () => {
  const app = await openTestApp(temporaryFolder());
  const census = 'K@e1 k@e9 S@a1 d@a5';
  const before = await startGame(app, acid, { start: census });
  const sweeper = before.pieces.find(({ at }) => at === acid.topology.parse('a1'))!;
  const actions = await app.get('match.actions', { match: before.match, revision: before.revision, piece: sweeper.id });
  const push = actions.find(({ label }) => label.includes('→'))!;
  const { view } = await app.get('match.play', {
    ...{ match: before.match, revision: before.revision, action: push.text },
  });
  const names = (cells: readonly number[] = []) => cells.map((cell) => acid.topology.name(acid.topology.cells[cell]));
  expect(names(view.last?.cells)).toEqual(['a1', 'a9']);
  expect(names(view.last?.moved)).toEqual(['a5', 'aΛ']);
});
