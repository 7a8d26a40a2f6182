/** A picture of the table, made by the page, saved through the host's dialog. */
import { err, ok } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { PICTURE_EXTENSION } from '../../saves/disk/names.ts';
import { writeWhole } from '../../saves/disk/write-whole.ts';
import type { AppSession } from '../app-session.ts';
import { pngFrom } from './png.ts';

export async function savePicture(
  app: AppSession,
  { match, png }: { readonly match: string; readonly png: string },
): Promise<Answer<Output<'match.savePicture'>>> {
  const session = app.current?.session;
  if (session?.id !== match) return err('no-match', errorMessages.noMatch);
  const bytes = pngFrom(png);
  if (typeof bytes === 'string')
    return err('bad-picture', bytes === 'too-large' ? errorMessages.pictureTooLarge : errorMessages.notAPicture);
  const place = await app.host.choosePlace(session.name + PICTURE_EXTENSION);
  if (place === null) return ok({ where: null });
  return app.orDiskRefusal(async () => {
    await writeWhole(app.disk, place, bytes);
    return ok({ where: place });
  });
}
