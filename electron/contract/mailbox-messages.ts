/** What players are told about a broker that carries their games: addresses that cannot be read, and what went wrong. */
import { live } from '../../engine/shared/language.ts';

export const brokerAddressMessages = live('brokerAddressMessages', {
  empty: 'Type the address of the broker, for example mqtts://broker.example.org.',
  noScheme: 'The address of a broker begins with mqtt://, mqtts://, ws:// or wss://.',
  unreadable: 'This is not an address. One looks like mqtts://broker.example.org:8883.',
  noPath: 'An address with mqtt:// or mqtts:// ends with the port. Remove what comes after it.',
  noExtras: 'The address of a broker has no ? or #. Remove what comes after it.',
  tooLong: 'This address is too long.',
  passwordAlone: 'A password needs a user name.',
});

export const brokerMessages = live('brokerMessages', {
  hostNotFound: (host: string): string =>
    `No computer is called ${host}. Check the address, and whether you are online.`,
  refused: (host: string, port: number): string =>
    `${host} answers, but no broker listens on its port ${port}. Check the port, and whether the broker is running.`,
  noAnswer: (host: string): string => `${host} does not answer. Check the address, and whether a firewall is between.`,
  unreachable: (host: string): string => `There is no way to ${host} from here. Are you online?`,
  certificate: (host: string, why: string): string =>
    `${host} has a certificate that this computer does not trust (${why}). Nothing was sent.`,
  notTls: (host: string): string => `${host} does not speak TLS on this port. Check the port, or use mqtt:// or ws://.`,
  notWebSocket: (host: string, status: number): string =>
    `${host} is a web server, but not a broker at this address (it answered ${status}). Check the path.`,
  oldVersion: (host: string): string =>
    `The broker at ${host} speaks only MQTT 3.1.1. Fairytable needs one with MQTT 5.`,
  notMqtt: (host: string): string =>
    `${host} closed the connection without an answer. Is it a broker with MQTT 5, and is the port right?`,
  wrongPassword: 'The broker does not accept this user name and password.',
  notAuthorized: 'The broker does not let you in. Does it need a user name and a password?',
  notAllowed: 'The broker lets you in, but not to the messages of this game. Ask whoever runs it for permission.',
  banned: 'The broker has banned this computer.',
  busy: 'The broker is too busy at the moment.',
  overQuota: 'The broker takes no more messages from you at the moment.',
  tooLarge: 'The broker does not take messages of this size. Whoever runs it can allow larger ones.',
  unconfirmed:
    'The broker did not confirm a message. Either the connection is bad, or it does not take messages of this size.',
  unassured: 'The broker does not make sure that messages arrive (QoS 1), so turns could be lost. Use another broker.',
  noSession:
    'The broker forgets this computer as soon as it disconnects, so turns could be lost. Use another broker, or ask whoever runs it to keep sessions.',
  shortSession:
    'The broker forgets a computer that is away for less than an hour, so turns could be lost. Use another broker, or ask whoever runs it to keep sessions longer.',
  noStorage:
    'The broker does not keep messages for a computer that is away. Use another broker, or ask whoever runs it to store them.',
  displaced: 'Another computer uses this seat now, with a copy of the same game. Play on one of the two only.',
  invalid: 'The broker sent something that is not MQTT 5.',
  lost: 'The connection to the broker was lost.',
  other: (what: string): string => `The broker refused: ${what}.`,
});

export const mailboxMessages = live('mailboxMessages', {
  tooLong: 'This message is too long to be sent.',
  full: 'Too many messages wait for the other player already.',
  ended: 'This mailbox is closed.',
  notSaved: 'The message could not be saved on this computer, so it was not sent.',
  damaged: 'The file that remembers what was sent is damaged. Go on by copying turns as text.',
  olderCopy:
    'The other player has had more messages from you than this computer has sent. Is this an older copy of your games?',
  notTaken: 'A message came that could not be saved on this computer. It will come again.',
  /** messages that are not given to anybody; none of them changes the game */
  ignored: {
    'not-ours': 'Something came that is not a message of Fairytable.',
    'too-long': 'Something came that is too long for a message.',
    newer: 'A message from a newer version of Fairytable came. Install that version to read it.',
    misplaced: 'A message came in a place where it does not belong.',
    forged: 'A message came that was changed on the way, or that the other player did not send.',
    repeated: 'A message came again.',
    'too-far': 'A message came long before those in front of it.',
  },
});

/** Games whose turns a broker carries. */
export const brokerGameMessages = live('brokerGameMessages', {
  notHere: 'The other player is not connected now. What you say goes to nobody.',
  notAllowed: 'You have not agreed to connect to the broker that the invitation names. Open “Message broker” to do so.',
  keptHere: 'You kept the game as it is here. Your friend’s computer has another one, and is sent yours.',
  noBroker: 'No broker carries the turns of this game.',
  notKept: 'What this computer knows of the broker of this game could not be saved. Copy your turns instead.',
  damaged: 'The file about the broker of this game is damaged. Copy your turns, or name the broker again.',
});
