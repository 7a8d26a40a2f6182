/** Requests about the other engines of this machine. */
import { err, ok } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import { answerOf } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import type { Engines } from './engines.ts';

type EngineRequests = Pick<Handlers, Extract<keyof Handlers, `engines.${string}`>>;

export function engineRequests(app: AppSession, engines: Engines): EngineRequests {
  return {
    'engines.list': () => ok({ engines: engines.views }),
    'engines.add': () => app.orDiskRefusal(async () => answerOf(await engines.add())),
    'engines.rename': ({ engine, name }) => app.orDiskRefusal(async () => answerOf(await engines.rename(engine, name))),
    'engines.remove': ({ engine }) =>
      // one that plays at the table leaves it
      app.queue.run(() => app.orDiskRefusal(async () => answerOf(await engines.remove(engine)))),
    'engines.playing': ({ variant: id }) => {
      const variant = variantNamed(id);
      return variant ? ok({ engines: engines.playing(variant) }) : err('no-such-variant', errorMessages.noSuchVariant);
    },
  };
}
