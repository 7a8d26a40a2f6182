/** The address of a broker as a person types it. */
import { BlockList, isIP, isIPv6 } from 'node:net';
import os from 'node:os';
import { asTyped, plainRows, withoutEntities } from '../../../engine/core/text/foreign-text.ts';
import { LONGEST_BROKER_FIELD } from '../../../engine/shared/limits.ts';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { brokerAddressMessages } from '../../contract/mailbox-messages.ts';

const PORTS = { mqtt: 1883, mqtts: 8883, ws: 80, wss: 443 } as const;
export type Scheme = keyof typeof PORTS;

export interface BrokerAddress {
  readonly scheme: Scheme;
  readonly host: string;
  readonly port: number;
  /** of a WebSocket; '' otherwise */
  readonly path: string;
  readonly user: string;
  readonly password: string;
}
/** TLS: nobody on the way reads the password. */
export const isPrivate = ({ scheme }: BrokerAddress): boolean => scheme === 'mqtts' || scheme === 'wss';

interface Login {
  readonly user?: string;
  readonly password?: string;
}
/** `login`: what was typed beside the address; it counts more than what stands in it. */
export function readBrokerAddress(typed: string, login: Login = {}): Result<BrokerAddress> {
  const read = readAsItIs(typed, login);
  if (read.ok && /^(?!.*=[89A-F][0-9A-F])[\x21-\x7e]+$/.test(typed.trim())) return read;
  // an address that was copied from a message, on a line of its own, perhaps between quotes or brackets
  const rows = plainRows(withoutEntities(typed)).map(({ text }) => asTyped(text).trim());
  const [address] = rows.flatMap((row) => /^[<"'`]*(\w+:\/\/[^\s<>"'`]+)[>"'`]*$/.exec(row)?.[1] ?? []);
  const again = address === undefined ? read : readAsItIs(address, login);
  return again.ok ? again : read;
}
function readAsItIs(typed: string, login: Login): Result<BrokerAddress> {
  const text = typed.trim();
  if (text === '') return err('broker-empty', brokerAddressMessages.empty);
  if (text.length > LONGEST_BROKER_FIELD) return err('broker-too-long', brokerAddressMessages.tooLong);
  const scheme = (Object.keys(PORTS) as Scheme[]).find((one) => text.toLowerCase().startsWith(`${one}://`));
  if (scheme === undefined) return err('broker-scheme', brokerAddressMessages.noScheme);
  // as a web address: the standard reads those with care for hosts, and knows nothing of mqtt
  const url = parsed(`http${text.slice(scheme.length)}`);
  if (!url || url.hostname === '') return err('broker-unreadable', brokerAddressMessages.unreadable);
  if (url.search !== '' || url.hash !== '' || /[?#]$/.test(text))
    return err('broker-extras', brokerAddressMessages.noExtras);
  const isWeb = scheme === 'ws' || scheme === 'wss';
  if (!isWeb && url.pathname !== '/') return err('broker-path', brokerAddressMessages.noPath);
  const user = login.user || decoded(url.username);
  const password = login.password || decoded(url.password);
  if (user === null || password === null) return err('broker-unreadable', brokerAddressMessages.unreadable);
  if (user.length > LONGEST_BROKER_FIELD || password.length > LONGEST_BROKER_FIELD)
    return err('broker-too-long', brokerAddressMessages.tooLong);
  if (user === '' && password !== '') return err('broker-password', brokerAddressMessages.passwordAlone);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const path = isWeb ? url.pathname : '';
  const address: BrokerAddress = { scheme, host, port: portIn(text) ?? PORTS[scheme], path, user, password };
  // as it is kept, a letter of another alphabet takes several
  return addressText(address).length > LONGEST_BROKER_FIELD
    ? err('broker-too-long', brokerAddressMessages.tooLong)
    : ok(address);
}

/** How it is shown and kept, without the login. */
export function addressText({ scheme, host, port, path }: BrokerAddress): string {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `${scheme}://${name}${port === PORTS[scheme] ? '' : `:${port}`}${path === '/' ? '' : path}`;
}

/** Where a machine is, by its name alone: this one, one of a private network, or one that anybody may reach. */
export type Whereabouts = 'own' | 'private' | 'public';
type Subnet = readonly [net: string, prefix: number];
const OWN: readonly Subnet[] = [
  ['127.0.0.0', 8],
  ['0.0.0.0', 8],
  ['::', 127],
];
const PRIVATE: readonly Subnet[] = [
  ...([
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['169.254.0.0', 16],
    ['100.64.0.0', 10],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
  ] as const),
];
function isIn(subnets: readonly Subnet[], ip: string): boolean {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, isIPv6(net) ? 'ipv6' : 'ipv4');
  return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
/** names that only a private network gives */
const PRIVATE_NAME = /(^|\.)(local|localdomain|lan|home|internal|intranet|home\.arpa|private|corp)$/;
const ownAddresses = (): readonly string[] =>
  Object.values(os.networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));

export function whereaboutsOf(
  { host }: Pick<BrokerAddress, 'host'>,
  own: readonly string[] = [os.hostname(), ...ownAddresses()],
): Whereabouts {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (own.some((one) => one.toLowerCase() === name) || /(^|\.)localhost$/.test(name)) return 'own';
  if (isIP(name) === 0) return !name.includes('.') || PRIVATE_NAME.test(name) ? 'private' : 'public';
  return isIn(OWN, name) ? 'own' : isIn(PRIVATE, name) ? 'private' : 'public';
}

function parsed(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.port === '0' ? null : url;
  } catch {
    return null;
  }
}
/** The standard leaves out port 80, which is the usual one of a web address only. */
function portIn(text: string): number | null {
  const found = /^\w+:\/\/[^/]*:(\d+)(\/|$)/.exec(text);
  return found ? Number(found[1]) : null;
}
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
