/** A film of a game, made by the page, saved through the host's dialog. */
import { errorMessages } from '../../contract/messages.ts';
import type { Output } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { FILM_EXTENSIONS } from '../../saves/disk/names.ts';
import { writeWhole } from '../../saves/disk/write-whole.ts';
import { refusal, value } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { filmFrom } from './film.ts';

export async function saveFilm(
  app: AppSession,
  { match, film }: { readonly match: string; readonly film: string },
): Promise<Answer<Output<'match.saveFilm'>>> {
  const session = app.current?.session;
  if (session?.id !== match) return refusal('no-match', errorMessages.noMatch);
  const read = filmFrom(film);
  if (typeof read === 'string')
    return refusal('bad-film', read === 'too-large' ? errorMessages.filmTooLarge : errorMessages.notAFilm);
  const place = await app.host.choosePlace(session.name + FILM_EXTENSIONS[read.kind]);
  if (place === null) return value({ where: null });
  return app.orDiskRefusal(async () => {
    await writeWhole(app.disk, place, read.bytes);
    return value({ where: place });
  });
}
