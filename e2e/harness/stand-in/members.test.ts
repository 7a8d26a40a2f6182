/** The stand-in has what the application uses of Electron, no less and no more; that the types fit is checked where it is written. */
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../electron/saves/disk/faulty-disk.fixture.ts';
import { electronMembersUsed } from './electronUsage.ts';
import { comparedTypes, standInMembers } from './members.ts';

test('the stand-in has exactly the members of Electron’s objects that main and preload use', async () => {
  const used = await electronMembersUsed(comparedTypes, temporaryFolder());
  expect([...standInMembers].sort()).toEqual([...used].sort());
});
