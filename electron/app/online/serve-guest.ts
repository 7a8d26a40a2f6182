/**
 * One text of a guest, and its answer. A guest may make few requests, each checked against its schema; whatever else it
 * sends is answered with a code. Requests are numbered upwards, so that one that comes twice is done once.
 */

import * as v from 'valibot';
import { parsedJson } from '../../../engine/shared/parsed-json.ts';
import { err } from '../../../engine/shared/result.ts';
import { errorMessages } from '../../contract/messages.ts';
import type { TableInput, TableRequest } from '../../contract/online.ts';
import type { Answer } from '../../contract/result.ts';
import { invalidInput } from '../../contract/serve.ts';
import { FromGuest, type ProgramInput, type ProgramRequest, schemasFor } from '../../contract/table.ts';
import type { AppSession } from '../app-session.ts';
import { matchQuestions } from '../match/match-questions.ts';
import type { MatchSession } from '../match/match-session.ts';
import type { MatchViews } from '../match/match-views.ts';
import type { TablePlay } from './table-play.ts';

export interface GuestHandlers {
  readonly app: AppSession;
  readonly seenBy: (session: MatchSession) => MatchViews | null;
  readonly play: TablePlay;
  readonly table: { readonly [K in TableRequest]: (input: TableInput<K>) => unknown };
  readonly program: { readonly [K in ProgramRequest]: (input: ProgramInput<K>) => unknown };
}

export interface Reply {
  readonly id: number;
  readonly answer: Answer<unknown>;
}

/** Answers one text after another; `null`: it has come before; `invalid`: our own program sends nothing like it. Never rejects. */
export function serveGuest(
  { app, seenBy, play, table, program }: GuestHandlers,
  log: (line: string) => void,
): (text: string) => Promise<Reply | 'invalid' | null> {
  const handlers: Readonly<Record<string, unknown>> = {
    ...matchQuestions(app, seenBy),
    ...play,
    ...table,
    ...program,
  };
  let last = 0;
  return async (text) => {
    const read = v.safeParse(FromGuest, parsedJson(text));
    if (!read.success) return 'invalid';
    const { id, request, input } = read.output;
    if (id <= last) return null;
    last = id;
    const schemas = schemasFor(request);
    if (!schemas || !Object.hasOwn(handlers, request))
      return { id, answer: err('unknown-request', errorMessages.unknownRequest) };
    const given = v.safeParse(schemas.input, input);
    if (!given.success) return { id, answer: err('invalid-input', invalidInput(request, given.issues)) };
    try {
      const handler = handlers[request] as (input: unknown) => Answer<unknown> | Promise<Answer<unknown>>;
      return { id, answer: await handler(given.output) };
    } catch (error) {
      log(`${request} of a guest failed: ${error instanceof Error ? error.name : typeof error}`);
      return { id, answer: err('internal', errorMessages.internal) };
    }
  };
}
