/** Requests about new versions of the application. */
import { err, ok } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Updates } from './updates.ts';

type UpdateRequests = Pick<Handlers, Extract<keyof Handlers, `updates.${string}`>>;

/** Each is answered at once; the event `updates` tells what comes of it. */
export function answerUpdateRequests(updates: Updates): UpdateRequests {
  const begun = (run: () => unknown) => () => {
    if (updates.view.unable !== null) return err('cannot-update', errorMessages.cannotUpdate);
    void run();
    return ok({});
  };
  return {
    'updates.look': begun(() => updates.look({ asked: true })),
    'updates.download': begun(() => updates.download()),
    'updates.stop': begun(() => updates.stop()),
    'updates.skip': begun(() => updates.skip()),
  };
}
