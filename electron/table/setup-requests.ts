/**
 * Requests about positions that people set up: what is wrong with a draft, how it looks, and how it is written as text.
 * A draft is plain data in the names of its variant; only the engine judges it.
 */
import { startOfCensus } from '../../engine/core/census.ts';
import { OFF } from '../../engine/core/ids.ts';
import { Position } from '../../engine/core/position.ts';
import { fine, type Result } from '../../engine/core/result.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type { Checked, Draft } from '../contract/description.ts';
import type { Answer } from '../contract/result.ts';
import type { Handlers } from '../contract/table.ts';
import { errorWords } from '../contract/words.ts';
import { refusal, refused, type Table, value } from './application.ts';
import { pieceViewsOf } from './viewing.ts';

type SetupRequests = Pick<Handlers, Extract<keyof Handlers, `setup.${string}`>>;

export function setupRequests(table: Table): SetupRequests {
  const of = (
    id: string,
    options: Readonly<Record<string, string>>,
    draftOf: (variant: Variant) => Result<Draft>,
  ): Answer<Checked> => {
    const variant = variantNamed(id);
    if (!variant) return refusal('no-such-variant', errorWords.noSuchVariant);
    const draft = draftOf(variant);
    return draft.ok ? value(checked(variant, options, draft.value)) : refused(draft.error);
  };
  return {
    'setup.check': ({ variant, options, draft }) =>
      of(variant, options, (known) => (draft ? fine(draft) : usual(known, options))),
    'setup.read': ({ variant, options, text }) => of(variant, options, (known) => read(known, text)),
    'setup.fromTable': ({ match, revision }) =>
      table.turnstile.run(() => {
        const running = table.current?.running;
        if (!running) return refusal('no-match', errorWords.noMatch);
        if (running.id !== match || running.revision !== revision) {
          return refusal('stale', errorWords.stale, { view: running.view() });
        }
        const { variant, options, position } = running.match;
        return of(variant.id, options, () => draftOf(position));
      }),
  };
}

function usual(variant: Variant, options: Readonly<Record<string, string>>): Result<Draft> {
  const position = Position.start(variant, options);
  return position.ok ? draftOf(position.value) : position;
}

function draftOf(position: Position): Result<Draft> {
  const { variant, turn } = position;
  const start = startOfCensus(variant, position.census());
  return start.ok ? fine(draftFrom({ ...start.value, turn: variant.sides[turn].id })) : start;
}

/** As read from a file: a draft has its own lists, to be changed by whoever gets it. */
const draftFrom = (start: object): Draft => structuredClone(start) as Draft;

function read(variant: Variant, text: string): Result<Draft> {
  const start = startOfCensus(variant, text);
  return start.ok ? fine(draftFrom({ turn: variant.sides[0].id, ...start.value })) : start;
}

function checked(variant: Variant, options: Readonly<Record<string, string>>, draft: Draft): Checked {
  const position = Position.start(variant, options, draft);
  if (position.ok) {
    const pieces = pieceViewsOf(position.value);
    return { draft, pieces, features: [], flights: [], problems: [], text: position.value.census() };
  }
  const { code, message, at } = position.error;
  const cell = at === undefined ? undefined : variant.topology.parse(at);
  const problems = [{ cell: cell === undefined || cell === OFF ? null : cell, code, says: message }];
  return { draft, pieces: [], features: [], flights: [], problems, text: '' };
}
