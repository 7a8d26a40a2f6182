/** Before any test: the project's bundles are fresh, the stand-in is built, and the run has a folder of its own. */
import { buildStale } from '../../scripts/build.mjs';
import { buildFixture } from './fixture/build.ts';
import { buildStandIn } from './standIn.ts';
import { makeRunFolder } from './temporary.ts';

export default async function globalSetup(): Promise<() => void> {
  if (process.env.FAIRYTABLE_BUILT !== 'yes') await buildStale();
  await buildStandIn();
  await buildFixture();
  return makeRunFolder();
}
