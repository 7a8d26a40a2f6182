/** Exports a game as a file: a copy of the open match, or a game from the library. */

import type { Output } from '../contract/requests.ts';
import type { Answer } from '../contract/result.ts';
import { EXTENSION } from '../saves/names.ts';
import { writeWhole } from '../saves/write-whole.ts';
import { value } from './answers.ts';
import type { AppSession } from './app-session.ts';

/** Through the host's save dialog if it has one; otherwise the page gets the text and saves it. */
export async function exportFile(
  app: AppSession,
  name: string,
  text: string,
): Promise<Answer<Output<'library.export'>>> {
  const fileName = name + EXTENSION;
  if (!app.host.native) return value({ file: { name: fileName, text }, where: null });
  const place = await app.host.choosePlace(fileName);
  if (place === null) return value({ file: null, where: null });
  return app.orDiskRefusal(async () => {
    await writeWhole(app.disk, place, text);
    return value({ file: null, where: place });
  });
}
