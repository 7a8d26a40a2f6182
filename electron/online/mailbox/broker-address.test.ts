/** Addresses of brokers as people type them, and the sentence for each that is none. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressText, isPrivate, readBrokerAddress, whereaboutsOf } from './broker-address.ts';

const read = (typed: string, login?: { user?: string; password?: string }) => {
  const result = readBrokerAddress(typed, login);
  return result.ok ? result.value : result.error.code;
};
const nobody = { user: '', password: '' };

describe('an address of a broker', () => {
  test.each([
    ['mqtt://broker.example.org', { scheme: 'mqtt', host: 'broker.example.org', port: 1883, path: '' }],
    ['mqtts://broker.example.org', { scheme: 'mqtts', host: 'broker.example.org', port: 8883, path: '' }],
    [' MQTT://Broker.example.org:80 ', { scheme: 'mqtt', host: 'broker.example.org', port: 80, path: '' }],
    ['ws://10.0.0.3:8083/mqtt', { scheme: 'ws', host: '10.0.0.3', port: 8083, path: '/mqtt' }],
    ['wss://broker.example.org', { scheme: 'wss', host: 'broker.example.org', port: 443, path: '/' }],
    ['mqtt://[::1]:1884', { scheme: 'mqtt', host: '::1', port: 1884, path: '' }],
  ])('%s is read', (typed, expected) => {
    expect(read(typed)).toEqual({ ...expected, ...nobody });
  });
  test('user name and password may stand in it, or beside it', () => {
    expect(read('mqtt://ann:p%40ss@b.example')).toMatchObject({ user: 'ann', password: 'p@ss', host: 'b.example' });
    expect(read('mqtt://ann:old@b.example', { user: 'bob', password: 'new' })).toMatchObject({
      user: 'bob',
      password: 'new',
    });
  });
  test.each([
    ['', 'broker-empty'],
    ['broker.example.org', 'broker-scheme'],
    ['https://broker.example.org', 'broker-scheme'],
    ['mqtt://', 'broker-unreadable'],
    ['mqtt://a b', 'broker-unreadable'],
    ['mqtt://b.example:99999', 'broker-unreadable'],
    ['mqtt://b.example:0', 'broker-unreadable'],
    ['mqtt://b.example/room', 'broker-path'],
    ['ws://b.example/mqtt?x=1', 'broker-extras'],
    ['mqtt://%zz@b.example', 'broker-unreadable'],
    ['mqtt://:secret@b.example', 'broker-password'],
    [`mqtt://${'b'.repeat(1000)}`, 'broker-too-long'],
  ])('%s is refused', (typed, code) => {
    expect(read(typed)).toBe(code);
  });
  test('it is shown without the login and read again', () => {
    for (const typed of ['mqtt://b.example:1884', 'wss://b.example', 'ws://b.example:8083/mqtt', 'mqtts://[::1]']) {
      const address = readBrokerAddress(typed.replace('://', '://ann:secret@'));
      if (!address.ok) throw new Error(address.error.message);
      expect(addressText(address.value)).toBe(typed);
    }
  });
  test('whether nobody on the way reads a password', () => {
    const schemes = ['mqtt', 'mqtts', 'ws', 'wss'].map((scheme) => readBrokerAddress(`${scheme}://b.example`));
    expect(schemes.map((address) => address.ok && isPrivate(address.value))).toEqual([false, true, false, true]);
  });
  test('any text gets an answer', () => {
    const texts = fc.tuple(fc.constantFrom('', 'mqtt://', 'wss://', 'ws://a@'), fc.string({ unit: 'binary' }));
    fc.assert(fc.property(texts, ([scheme, rest]) => typeof readBrokerAddress(scheme + rest).ok === 'boolean'));
  });
});

describe('the machine that an address names', () => {
  const where = (typed: string): string => {
    const address = readBrokerAddress(typed);
    return address.ok ? whereaboutsOf(address.value, ['ada-laptop', '192.168.1.7', '2001:db8::7']) : address.error.code;
  };
  test.each([
    'ws://127.0.0.1:18999/any/path',
    'mqtt://localhost',
    'mqtt://LOCALHOST.:1884',
    'mqtt://x.localhost',
    'mqtt://127.1',
    'mqtt://0x7f000001',
    'mqtt://2130706433',
    'mqtt://0.0.0.0',
    'mqtt://[::1]',
    'mqtt://[::]',
    'mqtt://[::ffff:127.0.0.1]',
    'mqtt://ada-laptop',
    'mqtt://192.168.1.7',
    'mqtt://[2001:db8::7]',
  ])('%s is this one', (typed) => expect(where(typed)).toBe('own'));
  test.each([
    'mqtt://10.0.0.3',
    'mqtt://172.16.0.1',
    'mqtt://172.31.255.255',
    'mqtt://192.168.1.1:8883',
    'mqtt://169.254.169.254',
    'mqtt://100.64.0.1',
    'mqtt://[fd00::1]',
    'mqtt://[fe80::1]',
    'mqtt://[::ffff:10.0.0.1]',
    'mqtt://router',
    'mqtt://printer.local',
    'mqtt://nas.home.arpa.',
  ])('%s is one of a private network', (typed) => expect(where(typed)).toBe('private'));
  test.each([
    'mqtts://broker.example.org',
    'mqtts://172.32.0.1',
    'mqtts://8.8.8.8',
    'mqtts://[2001:db8::8]',
    'mqtts://localhost.example.org',
    'mqtts://127.0.0.1.example.org',
  ])('%s is one that anybody may reach', (typed) => expect(where(typed)).toBe('public'));
});
