/** Why another engine does not play. It may be kept for long: its sentence is made when it is read, in the language of that moment. */
import type { Refusal } from '../../../engine/shared/result.ts';

export interface EngineRefused {
  readonly ok: false;
  readonly error: Refusal;
}
/** the code of an engine that resigns instead of moving */
export const RESIGNS = 'engine-resigns';
export const engineErr = (code: string, say: () => string): EngineRefused => ({
  ok: false,
  error: {
    code,
    get message() {
      return say();
    },
  },
});
