/** Requests about the rules, which depend on no match. */
import { variantNamed } from '../../engine/variants/registry.ts';
import { errorMessages } from '../contract/messages.ts';
import type { Handlers } from '../contract/requests.ts';
import { answered, refusal, value } from './answers.ts';
import { casesFor, diagramOf, rulebookOf } from './describing.ts';

export const rulesRequests: Pick<Handlers, Extract<keyof Handlers, `rules.${string}`>> = {
  'rules.book': ({ variant: id }) => {
    const variant = variantNamed(id);
    return variant ? value(rulebookOf(variant)) : refusal('no-such-variant', errorMessages.noSuchVariant);
  },
  'rules.diagram': ({ variant: id, spec }) => {
    const variant = variantNamed(id);
    return variant ? answered(diagramOf(variant, spec)) : refusal('no-such-variant', errorMessages.noSuchVariant);
  },
  'rules.cases': ({ variant: id }) => {
    const variant = variantNamed(id);
    return variant ? answered(casesFor(variant)) : refusal('no-such-variant', errorMessages.noSuchVariant);
  },
};
