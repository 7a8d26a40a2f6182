/** What a host loads before anybody can play: none of the packages that only some need, which take long. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleNamed, root } from '../../scripts/bundles.mjs';

test.each([
  ['browser', []],
  ['main', ['node_modules/electron-updater/']],
])('%s starts without the packages that games on two machines and updates need', async (name, more) => {
  const { entry, esbuild } = bundleNamed(name);
  const { metafile } = await build({
    ...esbuild,
    ...{ absWorkingDir: root, entryPoints: [entry], bundle: true, write: false, logLevel: 'silent' },
    metafile: true,
  });
  const atStart = new Set([entry]);
  for (const file of atStart)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (!external && kind !== 'dynamic-import') atStart.add(path);
  for (const used of ['node_modules/mqtt/', 'node_modules/selfsigned/', ...more]) {
    const isOf = (file: string): boolean => file.startsWith(used);
    expect(Object.keys(metafile.inputs).some(isOf), `${used} is bundled`).toBe(true);
    expect([...atStart].filter(isOf)).toEqual([]);
  }
  // it was followed to the end
  expect(atStart.size).toBeGreaterThan(100);
});
