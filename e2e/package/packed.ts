/** A package as `npm run pack -- --dir` makes it, against a stand-in for Electron's distribution. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Configuration, Platform } from 'electron-builder';
import { load } from 'js-yaml';
import { root } from '../../scripts/bundles.mjs';
import { makeDistribution } from './standInDistribution.ts';

export const config = load(fs.readFileSync(path.join(root, 'electron-builder.yml'), 'utf8')) as Configuration;
export const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * @param folder an empty one
 * @param publish electron-builder's, where it is not that of our configuration
 * @returns the folder of the packed application in it, as on Linux
 */
export async function packInto(folder: string, publish = config.publish): Promise<string> {
  const electronDist = path.join(folder, 'electron');
  makeDistribution(electronDist, manifest.devDependencies.electron);
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget('dir'),
    publish: 'never',
    config: {
      ...{ ...config, electronDist, publish },
      directories: { ...config.directories, output: path.join(folder, 'release') },
    },
  });
  return path.join(folder, 'release/linux-unpacked');
}
