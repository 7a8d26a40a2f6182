/** Answers to the page that say more, or less, than a result of the engine. */
import { type Refusal as EngineRefusal, err, type Result } from '../../engine/shared/result.ts';
import { thinkingMessages } from '../contract/messages.ts';
import type { Answer, RequestRefusal } from '../contract/result.ts';
import type { ThinkingTrouble } from '../contract/view.ts';

/** A refusal with a problem that needs a dialog, or with the present view. */
export const errWith = (
  code: string,
  message: string,
  more: Omit<RequestRefusal, 'code' | 'message'>,
): Answer<never> => ({
  ok: false,
  error: { code, message, ...more },
});
/** Nothing came of what was asked of the computer. */
export const thinkingRefusal = (trouble: ThinkingTrouble): Answer<never> =>
  err(trouble === 'program' ? 'no-program' : 'advice-failed', thinkingMessages[trouble]);
/** The engine's refusal, without what it says about files. */
export const errFrom = ({ code, message }: EngineRefusal): Answer<never> => err(code, message);
export const answerOf = <T>(result: Result<T>): Answer<T> => (result.ok ? result : errFrom(result.error));
