/** Why the folder of all that is kept cannot be used, when the app starts or opens it, and what to do. */
import type { Refusal } from '../../../engine/shared/result.ts';
import { lockMessages } from '../../contract/messages.ts';
import { codeOf } from './disk.ts';

const messages: Readonly<Record<string, 'full' | 'readOnly'>> = { ENOSPC: 'full', EDQUOT: 'full', EROFS: 'readOnly' };

export function refusedFolder(error: unknown): { readonly ok: false; readonly error: Refusal } {
  const at = codeOf(error);
  return { ok: false, error: { code: 'library-refused', message: lockMessages[messages[at] ?? 'refused'], at } };
}
