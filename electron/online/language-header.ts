/**
 * A guest says with its request to come in which language its player reads, so that even the first text of the table is in
 * it. A table of an older version does not look at that header, and a guest of one does not send it.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { LONGEST_TAG } from '../contract/online.ts';

const HEADER = 'accept-language';

export const languageHeader = (tag: string): Readonly<Record<string, string>> => ({ [HEADER]: tag });
/** The tag, which may be any short text; empty where there is none. */
export function languageOf({ [HEADER]: tag = '' }: IncomingHttpHeaders): string {
  return tag.length <= LONGEST_TAG ? tag : '';
}
