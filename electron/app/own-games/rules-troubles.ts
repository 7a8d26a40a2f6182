/** Why the rules of a game, or a text with games, could not be tried: each cause has its code and its sentence. */
import { err } from '../../../engine/shared/result.ts';
import { gameMessages } from '../../contract/messages.ts';
import type { Answer, RequestRefusal } from '../../contract/result.ts';
import type { ThinkingTrouble } from '../../contract/view.ts';

/** `slow`: it was begun and took too long; `closed`: nobody waits for it, or the application is quitting */
export type RulesTrouble = ThinkingTrouble | 'slow' | 'closed';

const codes: Readonly<Record<RulesTrouble, string>> = {
  slow: 'slow-game',
  memory: 'large-game',
  program: 'no-program',
  silent: 'rules-failed',
  broken: 'rules-failed',
  closed: 'cancelled',
};
const limits: Readonly<Record<string, 'time' | 'memory'>> = {
  [codes.slow]: 'time',
  [codes.memory]: 'memory',
};
/** this machine has failed, and the rules may be good */
const ourOwn: readonly string[] = [codes.program, codes.broken, codes.closed];

export const rulesRefusal = (trouble: RulesTrouble, doing: 'trying' | 'reading'): Answer<never> =>
  err(codes[trouble], gameMessages[doing][trouble]);

/** What is told whoever got rules from somebody else. */
export interface SentRules {
  /** finding the moves takes too much of that */
  readonly limit: (of: 'time' | 'memory') => string;
  readonly bad: (says: string) => string;
}
export function saysOfSentRules(
  { code, message }: Pick<RequestRefusal, 'code' | 'message'>,
  { limit, bad }: SentRules,
): string {
  const of = limits[code];
  if (of !== undefined) return limit(of);
  return ourOwn.includes(code) ? message : bad(message);
}
