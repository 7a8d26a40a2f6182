/** What is packed is whole: the files of a package, under the stand-in, let a newcomer do everything. */
import path from 'node:path';
import { extractAll } from '@electron/asar';
import { FlatPlayer, test } from '../harness/flatPlayer.ts';
import { playFirstEvening } from '../harness/newcomer.ts';
import { StandIn } from '../harness/standIn.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { watchForErrors } from '../harness/test.ts';
import { packInto } from '../package/packed.ts';

test.skip(process.platform === 'win32', 'electron-builder packs a Linux folder on Linux and macOS only.');

test('the packed application: the computer, a hint, a known variant and the workshop work', async ({ home }, info) => {
  test.skip(info.project.name !== 'stand-in', 'The package has no Electron of its own here.');
  const packed = await packInto(temporaryFolder('pack'));
  const app = temporaryFolder('app');
  extractAll(path.join(packed, 'resources/app.asar'), app);
  const desktop = await StandIn.start({ home, app, main: path.join(app, 'out/main/main.cjs') });
  try {
    const errors = watchForErrors(desktop.page);
    const player = new FlatPlayer(desktop.page);
    await player.atStart();
    await playFirstEvening(player);
    errors.check();
  } finally {
    await desktop.kill();
  }
});
