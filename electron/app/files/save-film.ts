/** A film of a game, made by the page, saved through the host's dialog. */
import { err, ok } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { FILM_EXTENSIONS } from '../../saves/disk/names.ts';
import { writeWhole } from '../../saves/disk/write-whole.ts';
import type { AppSession } from '../app-session.ts';
import { filmFrom } from './film.ts';

export async function saveFilm(
  app: AppSession,
  { match, film }: { readonly match: string; readonly film: string },
): Promise<Answer<Output<'match.saveFilm'>>> {
  const session = app.current?.session;
  if (session?.id !== match) return err('no-match', errorMessages.noMatch);
  const read = filmFrom(film);
  if (typeof read === 'string')
    return err('bad-film', read === 'too-large' ? errorMessages.filmTooLarge : errorMessages.notAFilm);
  const place = await app.host.choosePlace(session.name + FILM_EXTENSIONS[read.kind]);
  if (place === null) return ok({ where: null });
  return app.orDiskRefusal(async () => {
    await writeWhole(app.disk, place, read.bytes);
    return ok({ where: place });
  });
}
