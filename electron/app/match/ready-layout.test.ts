/** A ready lay-out is played like any other: every action is an entry in journal and save, and can be undone. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readyTexts } from '../../../engine/variants/deicide/start/ready-layout.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, startAcid } from '../application.fixture.ts';

const deicide = {
  variant: 'deicide',
  options: { terrain: 'on' },
  players: [{ name: 'Ann' }, { name: 'Bo' }] as [{ name: string }, { name: string }],
};

test('places everything that both sides may see, and it is recovered after a kill', async () => {
  const home = temporaryFolder();
  const app = await openTestApp(home);
  const begun = await app.get('match.start', deicide);
  expect(begun.phase?.ready).toMatch(/Landmines/);
  const { view } = await app.get('match.layReady', atView(begun));
  expect(view.features).toHaveLength(24);
  // the reason of the hand-over, and the side that takes the screen
  expect(view.handOver).toEqual({
    to: 0,
    says: 'Place your Landmines in secret. Only White may look now.',
  });
  const { nodes } = await app.get('match.history', atView(view));
  expect(nodes.slice(1).map(({ text }) => text)).toEqual(readyTexts);
  // it is no longer available, and nothing is done twice
  expect(await app.code('match.layReady', atView(view))).toBe('hidden');
  // as after a power cut
  const journal = path.join(home, 'journals');
  expect(fs.readdirSync(journal)).toHaveLength(1);
  const again = await openTestApp(copied(home));
  const { open, unfinished } = await again.get('app.hello', {});
  const seated = open ?? (await again.get('match.open', { save: unfinished!.save }));
  expect(seated.features).toEqual(view.features);
  await app.app.close({ force: true });
  await again.app.close({ force: true });
});

test('is refused if there is none, and nothing changes', async () => {
  const app = await openTestApp(temporaryFolder());
  const acid = await startAcid(app);
  expect(await app.code('match.layReady', atView(acid))).toBe('nothing-ready');
  await app.app.close({ force: true });
});

test('replaces what was placed before it, says so, and keeps that line', async () => {
  const app = await openTestApp(temporaryFolder());
  const begun = await app.get('match.start', deicide);
  const first = await app.get('match.play', { ...atView(begun), action: 'wall@e8' });
  expect(first.view.phase?.ready).toContain('The one you have placed so far is replaced');
  const second = await app.get('match.play', { ...atView(first.view), action: 'glue@e10' });
  expect(second.view.phase?.ready).toContain('The 2 you have placed so far are replaced');
  const { view } = await app.get('match.layReady', atView(second.view));
  expect(view.features).toHaveLength(24);
  expect(view.features.map(({ cell }) => cell)).not.toContain(second.view.features[0]?.cell);
  const { nodes } = await app.get('match.history', atView(view));
  expect(nodes.filter(({ line }) => line === 'branch').map(({ text }) => text)).toEqual(['wall@e8', 'glue@e10']);
  expect(nodes.filter(({ line }) => line !== 'branch').map(({ text }) => text)).toEqual(['', ...readyTexts]);
  await app.app.close({ force: true });
});

function copied(home: string): string {
  const copy = temporaryFolder();
  fs.cpSync(home, copy, { recursive: true, filter: (file) => !path.basename(file).includes('lock') });
  return copy;
}
