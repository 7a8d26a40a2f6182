/** Requests about the other engines of this machine. */
import { optionsOf } from '../../../engine/core/setting.ts';
import { err, ok } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import type { EngineFor } from '../../contract/engines.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { answerOf } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { positionRequests } from '../match/position-requests.ts';
import { type Beginning, whyNotHere } from './engine-seats.ts';
import type { Engines } from './engines.ts';

type EngineRequests = Pick<Handlers, Extract<keyof Handlers, `engines.${string}`>>;

export function engineRequests(app: AppSession, engines: Engines): EngineRequests {
  const { at } = positionRequests(app);
  const answer = (match: Beginning): Answer<{ engines: EngineFor[] }> =>
    ok({ engines: engines.playing((name) => whyNotHere(engines, name, match)) });
  return {
    'engines.list': () => ok({ engines: engines.views }),
    'engines.add': () => app.orDiskRefusal(async () => answerOf(await engines.add())),
    'engines.rename': ({ engine, name }) => app.orDiskRefusal(async () => answerOf(await engines.rename(engine, name))),
    'engines.remove': ({ engine }) =>
      // one that plays at the table leaves it
      app.queue.run(() => app.orDiskRefusal(async () => answerOf(await engines.remove(engine)))),
    'engines.playing': ({ variant: id, options = {}, start = null }) => {
      const variant = variantNamed(id);
      if (!variant) return err('no-such-variant', errorMessages.noSuchVariant);
      return answer({ variant, options: optionsOf(variant, options), start, resumed: null });
    },
    'engines.atMatch': (where) => at(where, ({ session }) => answer(session.match)),
  };
}
