/**
 * The main process's side of the table of requests: one function that every host calls for every message it receives.
 * Whatever a message contains, the response is data: nothing throws out of here, nothing reaches a handler before the
 * sender is verified and the input matches its schema, and no refusal contains a stack or a path.
 */
import * as v from 'valibot';
import { err } from '../../engine/shared/result.ts';
import { errorMessages } from './messages.ts';
import { type Handlers, type RequestName, requests } from './requests.ts';
import type { Answer } from './result.ts';

/** Who sent a message, as determined by the host; never taken from the message. */
export interface Sender {
  /** is it the page that this host serves, in its top frame? */
  readonly trusted: boolean;
  /** for the log */
  readonly from: string;
}

/** Responds to one message. Never rejects. */
export type Serve = (request: unknown, input: unknown, sender: Sender) => Promise<Answer<unknown>>;

export const isRequest = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(requests, name);

/** A text that a player gave may be too long; everything else is a fault of a program. */
export function invalidInput(request: string, [issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  if (issue.type === 'max_length' && typeof issue.input === 'string' && typeof issue.requirement === 'number')
    return errorMessages.longInput(issue.requirement);
  return errorMessages.invalidInput(request, v.getDotPath(issue) ?? 'input');
}

/** `log` gets one line for every invalid message, and the stack of a handler that threw. */
export function serve(handlers: Handlers, log: (line: string) => void): Serve {
  const run = async <K extends RequestName>(name: K, input: unknown): Promise<Answer<unknown>> => {
    const read = v.safeParse(requests[name].input, input);
    if (!read.success) {
      const where = v.getDotPath(read.issues[0]) ?? 'input';
      log(`refused ${name}: ${where}: ${read.issues[0].message}`);
      return err('invalid-input', invalidInput(name, read.issues));
    }
    // the schema has just parsed it; the compiler cannot follow that through the table
    const handler = handlers[name] as (input: unknown) => Answer<unknown> | Promise<Answer<unknown>>;
    return handler(read.output);
  };
  return async (request, input, sender) => {
    if (!sender.trusted) {
      log(`refused a message from ${sender.from}`);
      return err('untrusted-sender', errorMessages.untrustedSender);
    }
    if (!isRequest(request)) {
      log(`refused an unknown request from ${sender.from}`);
      return err('unknown-request', errorMessages.unknownRequest);
    }
    try {
      return await run(request, input);
    } catch (error) {
      log(`${request} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return err('internal', errorMessages.internal);
    }
  };
}
