/**
 * Requests about set-up positions: what is wrong with a draft, how it looks, and how it is written as text. A draft is
 * plain data in the names of its variant; only the engine validates it. The editor shows all of a draft, secrets too:
 * they are hidden only once it is played.
 */

import { Position } from '../../../engine/core/position.ts';
import type { Variant } from '../../../engine/core/variant.ts';
import { readSetupDraft } from '../../../engine/exchange/setup/setup-read.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { variantNamed } from '../../../engine/variants/registry.ts';
import type { Checked, Draft } from '../../contract/description.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { Answer } from '../../contract/result.ts';
import { errFrom, errWith } from '../answers.ts';
import type { AppSession } from '../app-session.ts';
import { checked, draftOf } from './checked-draft.ts';

type SetupRequests = Pick<Handlers, Extract<keyof Handlers, `setup.${string}`>>;
type Options = Readonly<Record<string, string>>;

export function setupRequests(app: AppSession): SetupRequests {
  const of = (id: string, options: Options, draftOf: (variant: Variant) => Result<Draft>): Answer<Checked> => {
    const variant = variantNamed(id);
    if (!variant) return err('no-such-variant', errorMessages.noSuchVariant);
    const draft = draftOf(variant);
    return draft.ok ? ok(checked(variant, options, draft.value)) : errFrom(draft.error);
  };
  return {
    'setup.check': ({ variant, options, draft }) =>
      of(variant, options, (known) => (draft ? ok(draft) : usual(known, options))),
    'setup.read': ({ variant, options, text }) => of(variant, options, (known) => readSetupDraft(known, text)),
    'setup.fromTable': ({ match, revision }) =>
      app.queue.run(() => {
        const session = app.current?.session;
        if (!session) return err('no-match', errorMessages.noMatch);
        if (session.id !== match || session.revision !== revision) {
          return errWith('stale', errorMessages.stale, { view: session.view() });
        }
        const { variant, options, table } = session.match;
        return of(variant.id, options, () => ok(structuredClone(table) as Draft));
      }),
  };
}

function usual(variant: Variant, options: Options): Result<Draft> {
  const position = Position.start(variant, options);
  return position.ok ? ok(draftOf(position.value)) : position;
}
