/** The public brokers that the form offers. */
import { expect, test } from 'vitest';
import { publicBrokers } from '../../contract/public-brokers.ts';
import { addressText, whereaboutsOf } from './broker-address.ts';
import { brokerAddressOf } from './mailbox.fixture.ts';

test.each(publicBrokers)('$name is reached with TLS and without a login, by an address as it is kept', ({ url }) => {
  const address = brokerAddressOf(url);
  expect(address).toMatchObject({ scheme: 'mqtts', user: '', password: '' });
  expect(whereaboutsOf(address)).toBe('public');
  expect(addressText(address)).toBe(url);
});
