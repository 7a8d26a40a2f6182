/**
 * Before all tests: builds the project's bundles and the stand-in if they are out of date, and creates a folder for the
 * run.
 */
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
