/** What went wrong, from the errors of electron-updater, Chromium's network and the disk. */
import { UpdateFailed } from '../../app/updates/updater.ts';
import type { UpdateTrouble } from '../../contract/updates.ts';

const BY_CODE: { readonly [code: string]: UpdateTrouble } = {
  ERR_CHECKSUM_MISMATCH: 'checksum',
  ERR_UPDATER_INVALID_SIGNATURE: 'signature',
  // of the right shape, with numbers that are too large
  ERR_UPDATER_INVALID_VERSION: 'feed',
  ERR_UPDATER_ZIP_FILE_NOT_FOUND: 'feed',
  ERR_UPDATER_NO_FILES_PROVIDED: 'feed',
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  EACCES: 'rights',
  EPERM: 'rights',
  EROFS: 'rights',
};

const BY_MESSAGE: readonly [RegExp, UpdateTrouble][] = [
  [/net::ERR_CERT_|net::ERR_SSL_|net::ERR_UNSAFE_/, 'unsafe'],
  [/net::ERR_TIMED_OUT|net::ERR_CONNECTION_TIMED_OUT|ETIMEDOUT/, 'slow'],
  // nothing is there, or the server has trouble of its own
  [/\bstatus 5\d\d|^5\d\d /, 'offline'],
  [/\bstatus 4\d\d|^4\d\d |HTTP error/, 'feed'],
  [/net::ERR_|ENOTFOUND|EAI_AGAIN|ECONN|EHOSTUNREACH|ENETUNREACH|EPIPE|socket hang up|aborted/, 'offline'],
];

export function updateTroubleOf(error: unknown): UpdateFailed {
  if (error instanceof UpdateFailed) return error;
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const found = BY_CODE[code] ?? BY_MESSAGE.find(([sign]) => sign.test(message))?.[1] ?? 'unknown';
  return new UpdateFailed(found, message);
}
