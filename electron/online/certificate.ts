/**
 * The certificate of a table on the network: made anew each time, held in memory only, and recognized by its fingerprint,
 * which stands in the code of the invitation. No authority signs it, and its names mean nothing.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { FINGERPRINT_BYTES } from './invite-code.ts';

export interface Certificate {
  /** PEM */
  readonly key: string;
  readonly cert: string;
  readonly fingerprint: Uint8Array;
}

const DAY = 24 * 3600 * 1000;

export async function makeCertificate(now = Date.now()): Promise<Certificate> {
  // loaded when it is needed: that takes long, and most hosts invite nobody
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'fairytable' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // the clocks of two machines may differ by a day
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + 365 * DAY),
  });
  const raw = Buffer.from(made.cert.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64');
  return { key: made.private, cert: made.cert, fingerprint: fingerprintOf(raw) };
}

/** Of a certificate in DER. */
export const fingerprintOf = (raw: Uint8Array): Uint8Array =>
  Uint8Array.from(createHash('sha256').update(raw).digest().subarray(0, FINGERPRINT_BYTES));

/** In a time that does not depend on where they differ. */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);
