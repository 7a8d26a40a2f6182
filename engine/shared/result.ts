/**
 * What a public function answers when the world (a file, a typed text, another program) may be wrong.
 * Wrong code throws instead. A message is one sentence for people and says what to do where something can be done.
 */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly at?: string;
}
export type Result<T, R = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: R };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const err = (code: string, message: string, at?: string): Result<never> => ({
  ok: false,
  error: at === undefined ? { code, message } : { code, message, at },
});
