/** Exports a file: a copy of the open match, a game from the library, or the rules of a game. */

import { ok } from '../../../engine/shared/result.ts';
import type { Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { EXTENSION } from '../../saves/disk/names.ts';
import { writeWhole } from '../../saves/disk/write-whole.ts';
import type { AppSession } from '../app-session.ts';

/** Through the host's save dialog if it has one; otherwise the page gets the text and saves it. */
export async function exportFile(
  app: AppSession,
  name: string,
  text: string,
  extension = EXTENSION,
): Promise<Answer<Output<'library.export'>>> {
  const fileName = name + extension;
  if (!app.host.native) return ok({ file: { name: fileName, text }, where: null });
  const place = await app.host.choosePlace(fileName);
  if (place === null) return ok({ file: null, where: null });
  return app.orDiskRefusal(async () => {
    await writeWhole(app.disk, place, text);
    return ok({ file: null, where: place });
  });
}
