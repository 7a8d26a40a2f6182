/** Why there is no connection to a broker, in a sentence, and whether it helps to try again. */
import { ErrorWithReasonCode } from 'mqtt';
import { brokerMessages as says } from '../../contract/mailbox-messages.ts';
import { addressText, type BrokerAddress } from './broker-address.ts';
import { NotWebSocket } from './broker-stream.ts';
import { DISPLACED } from './own-reports.ts';

export interface BrokerFailure {
  readonly code: string;
  readonly message: string;
  /** false: it stays so until somebody changes something; it is tried again, but rarely */
  readonly mayPass: boolean;
}
const failure = (code: string, message: string, mayPass: boolean): BrokerFailure => ({ code, message, mayPass });

/** Reason codes of MQTT 5; 1 is what a broker of MQTT 3.1.1 answers to version 5. */
export function failureOfReason(reason: number, what: string, { host }: BrokerAddress): BrokerFailure {
  switch (reason) {
    case 1:
    case 0x84:
      return failure('broker-old', says.oldVersion(host), false);
    case 0x86:
      return failure('broker-password', says.wrongPassword, false);
    case 5:
    case 0x87:
      return failure('broker-not-authorized', says.notAuthorized, false);
    case 0x88:
    case 0x89:
    case 0x8b:
    case 0x9f:
      return failure('broker-busy', says.busy, true);
    case 0x8a:
      return failure('broker-banned', says.banned, false);
    case 0x8e:
      return failure(DISPLACED, says.displaced, false);
    case 0x95:
      return tooLargeForBroker();
    case 0x96:
    case 0x97:
      return failure('broker-quota', says.overQuota, true);
    case 0x81:
    case 0x82:
      return failure('broker-invalid', says.invalid, false);
    default:
      return failure('broker-refused', says.other(what), true);
  }
}
export const unassured = (): BrokerFailure => failure('broker-unassured', says.unassured, false);
export const keepsNoSession = (): BrokerFailure => failure('broker-no-session', says.noSession, false);
export const keepsTooShort = (): BrokerFailure => failure('broker-short-session', says.shortSession, false);
export const storesNothing = (): BrokerFailure => failure('broker-no-storage', says.noStorage, false);
export const notAllowed = (): BrokerFailure => failure('broker-not-allowed', says.notAllowed, false);

export const lostBroker = (): BrokerFailure => failure('broker-lost', says.lost, true);
/** it stays connected, and did not say that it has taken a message */
export const unconfirmed = (): BrokerFailure => failure('broker-unconfirmed', says.unconfirmed, true);
export const tooLargeForBroker = (): BrokerFailure => failure('broker-too-large', says.tooLarge, false);

/** `wasConnected`: the broker had accepted us. `wasReached`: the address had answered. */
export function failureOf(
  error: unknown,
  address: BrokerAddress,
  { wasConnected, wasReached }: { readonly wasConnected: boolean; readonly wasReached: boolean },
): BrokerFailure {
  if (error instanceof ErrorWithReasonCode) return failureOfReason(error.code, error.message, address);
  if (wasConnected) return lostBroker();
  if (error instanceof NotWebSocket)
    return failure('broker-no-websocket', says.notWebSocket(address.host, error.status), false);
  const { host, port } = address;
  const code = systemCode(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_NONAME')
    return failure('broker-not-found', says.hostNotFound(host), code === 'EAI_AGAIN');
  if (code === 'ECONNREFUSED') return failure('broker-no-listener', says.refused(host, port), true);
  if (code === 'ENETUNREACH' || code === 'EHOSTUNREACH' || code === 'ENETDOWN')
    return failure('broker-unreachable', says.unreachable(host), true);
  if (code === 'ETIMEDOUT') return failure('broker-no-answer', says.noAnswer(host), true);
  if (/^(ERR_SSL_WRONG_VERSION|ERR_SSL_PACKET|EPROTO)/.test(code))
    return failure('broker-no-tls', says.notTls(host), false);
  if (/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_/.test(code))
    return failure('broker-certificate', says.certificate(host, certificateWords(error)), false);
  // a broker that is being started or stopped does so too
  if (wasReached || code === 'ECONNRESET' || code === 'EPIPE')
    return failure('broker-no-mqtt', says.notMqtt(addressText(address)), true);
  return failure('broker-no-answer', says.noAnswer(host), true);
}

/** Of a host with several addresses, Node gives the errors of all: the first one speaks for them. */
function systemCode(error: unknown): string {
  if (error instanceof AggregateError) return systemCode(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
const certificateWords = (error: unknown): string => (error instanceof Error ? error.message : '').replace(/\.$/, '');
