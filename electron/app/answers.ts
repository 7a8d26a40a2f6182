/** Answers to the page: a value, or a refusal with its code and its sentence. */
import type { Refusal as EngineRefusal, Result } from '../../engine/core/result.ts';
import { thinkingMessages } from '../contract/messages.ts';
import type { Answer, Refusal } from '../contract/result.ts';
import type { ThinkingTrouble } from '../contract/view.ts';

export const value = <T>(given: T): Answer<T> => ({ ok: true, value: given });
export const refusal = (code: string, message: string, more: Partial<Refusal> = {}): Answer<never> => ({
  ok: false,
  error: { code, message, ...more },
});
/** Nothing came of what was asked of the computer. */
export const thinkingRefusal = (trouble: ThinkingTrouble): Answer<never> =>
  refusal(trouble === 'program' ? 'no-program' : 'advice-failed', thinkingMessages[trouble]);
/** The engine's refusal, without what it says about files. */
export const refused = ({ code, message }: EngineRefusal): Answer<never> => refusal(code, message);
export const answered = <T>(result: Result<T>): Answer<T> => (result.ok ? value(result.value) : refused(result.error));
