/** Requests about the rules, which depend on no match. */

import { err, ok } from '../../engine/shared/result.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { errorMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import { answerOf } from './answers.ts';
import { casesFor, diagramView, rulebookView } from './describing.ts';
import { ownCasesOf } from './own-games/own-cases.ts';

export const rulesRequests: Pick<Handlers, Extract<keyof Handlers, `rules.${string}`>> = {
  'rules.book': ({ variant: id }) => {
    const variant = variantNamed(id);
    return variant ? ok(rulebookView(variant)) : err('no-such-variant', errorMessages.noSuchVariant);
  },
  'rules.diagram': ({ variant: id, spec }) => {
    const variant = variantNamed(id);
    return variant ? answerOf(diagramView(variant, spec)) : err('no-such-variant', errorMessages.noSuchVariant);
  },
  'rules.cases': ({ variant: id }) => {
    const variant = variantNamed(id);
    return variant
      ? answerOf(variant.source === undefined ? casesFor(variant) : ok(ownCasesOf(variant)))
      : err('no-such-variant', errorMessages.noSuchVariant);
  },
};
