/**
 * Public message brokers that anybody may use without an account. The form offers them by name; nothing connects to one
 * before a person has chosen it. Each entry says no more than what whoever runs the broker says of it.
 */
import { live } from '../../engine/shared/language.ts';

export interface PublicBroker {
  readonly name: string;
  /** with TLS, by a certificate that computers trust already */
  readonly url: string;
  /** what it is for, and what is promised */
  readonly says: () => string;
}

export const publicBrokerWords = live('publicBrokerWords', {
  mosquitto:
    'A server of the Mosquitto project for tests. Its page asks you not to rely on it, and says that it may be slow or restart.',
  hivemq: 'A public server of the makers of HiveMQ. They promise nothing about it that we know of.',
  emqx: 'A public server of the makers of EMQX, for learning and tests. They say that it is not for production use.',
});

export const publicBrokers: readonly PublicBroker[] = [
  // https://test.mosquitto.org: the ports, whose certificate is whose (8883 has one of its own authority, 8886 that of
  // Let's Encrypt), “please do not abuse or rely upon it for anything of importance”, and the caveats
  {
    name: 'Mosquitto',
    url: 'mqtts://test.mosquitto.org:8886',
    says: () => publicBrokerWords.mosquitto,
  },
  // https://www.hivemq.com/mqtt/public-mqtt-broker: the ports; it names nothing that is assured
  {
    name: 'HiveMQ',
    url: 'mqtts://broker.hivemq.com',
    says: () => publicBrokerWords.hivemq,
  },
  // https://www.emqx.com/en/mqtt/public-mqtt5-broker and https://github.com/emqx/MQTT-Client-Examples: the ports, and
  // “this is a public broker and should not be used for production”
  {
    name: 'EMQX',
    url: 'mqtts://broker.emqx.io',
    says: () => publicBrokerWords.emqx,
  },
];
