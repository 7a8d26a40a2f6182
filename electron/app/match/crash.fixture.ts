/** A game that is open when the process dies, as by a power cut. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { View } from '../../contract/view.ts';
import { FaultyDisk } from '../../saves/disk/faulty-disk.fixture.ts';
import { openTestApp, type TestApp } from '../application.fixture.ts';

interface Running {
  readonly disk: FaultyDisk;
  readonly app: TestApp;
  readonly view: View;
}

/** The disk of the running application fails for good; another one starts over the same folder and opens the game again. */
export async function afterCrash(home: string, failing: FaultyDisk): Promise<Running> {
  failing.fault = () => 'crash';
  await expect(failing.disk.list(home)).rejects.toThrow();
  // a dead process would not answer; this one only pretends to be dead
  fs.rmSync(path.join(home, 'lock'), { force: true });
  const disk = new FaultyDisk();
  const app = await openTestApp(home, { disk: disk.disk });
  const hello = await app.get('app.hello', {});
  expect(hello.notices).toEqual([]);
  return { disk, app, view: await app.get('match.open', { save: hello.unfinished?.save ?? '' }) };
}
