/** The stand-in has what the application uses of Electron, no less and no more; that the types fit is checked where it is written. */
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../electron/saves/faulty-disk.fixture.ts';
import { comparedTypes, standInMembers } from './members.ts';
import { usedOfElectron } from './usedOfElectron.ts';

test('the stand-in has exactly the members of Electron’s objects that main and preload use', async () => {
  const used = await usedOfElectron(comparedTypes, temporaryFolder());
  expect([...standInMembers].sort()).toEqual([...used].sort());
});
