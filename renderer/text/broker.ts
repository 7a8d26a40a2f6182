import { clockText } from './clock.ts';

const DAY = 24 * 3600;
const span = (seconds: number): string =>
  seconds < 2 * DAY ? clockText.spoken(seconds * 1000) : `${Math.floor(seconds / DAY)} days`;

/** The words for a message broker that carries the turns of a game with a friend elsewhere. */
export const brokerText = {
  choice: {
    legend: 'How the turns go over',
    text: 'By mail or chat',
    textSays: 'You copy every turn as text and send it to your friend yourself.',
    broker: 'By a message broker',
    brokerSays: 'The turns go over by themselves, also when you are never online together.',
    bar: 'The turns go over by a message broker.',
  },
  fields: {
    says: 'Any broker with MQTT 5 does, your own or one that you both may use. It cannot read your turns.',
    url: 'Address',
    example: 'mqtts://broker.example.org',
    user: 'User name',
    password: 'Password',
    optional: 'if it needs one',
    shares: 'Put the user name and the password into the invitation',
    check: 'Check',
    checking: 'Asking the broker…',
    fine: 'The broker answers, and carries your turns.',
    keptFor: (seconds: number) =>
      `It keeps what waits for you no longer than ${span(seconds)}: open the game that often, both of you.`,
  },
  public: {
    label: 'Public brokers',
    one: (name: string) => `Use the public broker of ${name}`,
    sealed:
      'Only sealed messages pass there: nobody can read your turns. The broker sees your internet addresses; it and its other users can see when and how much you write.',
    tryAll: 'Try one after the other',
    stop: 'Stop',
    stopped: 'Stopped. No broker was chosen.',
    trying: (name: string, n: number, all: number) => `Trying ${name} (${n} of ${all})…`,
    chosen: (name: string, says: string) => `${name} is chosen. ${says}`,
    none: 'None of them can carry your turns now. Name another broker, or send your turns by mail or chat.',
    failed: (name: string, why: string) => `${name}: ${why}`,
  },
  ask: {
    title: 'Connect to a message broker?',
    says: (name: string) =>
      `The invitation of ${name} names a message broker. It would carry your turns: this computer connects to it, also whenever Fairytable starts, until the game is over.`,
    machine: (host: string, port: number) => `${host.includes(':') ? `[${host}]` : host}, port ${port}.`,
    where: {
      own: 'This is your own computer. Connect only if you run a broker on it yourself.',
      private: 'This is a machine of your local network. Connect only if you know it.',
      public: 'This is a machine on the internet. Whoever runs it sees when you connect, but cannot read your turns.',
    },
    open: 'The connection to it is not encrypted. Your turns still are.',
    kept: 'Your answer is kept with this game. If you do not connect, you copy and paste the turns.',
    yes: 'Connect',
    no: 'Do not connect',
  },
  step: {
    notAllowed: 'This computer does not connect to the broker of the invitation. Copy and paste the turns.',
    inviteSays: 'Copy the invitation and send it by mail or chat. From then on the turns go over by themselves.',
    accepting: (name: string) => `Their first turn comes by itself when ${name} has accepted the invitation.`,
    sending: 'Your turn is being sent.',
    sent: 'Sent, not yet fetched.',
    fetched: (name: string) => `${name} has your turn. The answer comes by itself.`,
    kept: 'The broker cannot be reached: your turn is kept and sent later; you can still copy it.',
    away: 'The broker cannot be reached. It is tried again by itself; you can still paste their turn.',
    stopped: (why: string) => `${why} Copy and paste your turns instead.`,
    displaced: 'Another computer plays your side now.',
    displacedSays: 'It has a copy of this game. To go on here, choose “Connect now”.',
    declined: (name: string) => `${name} does not play another game for now.`,
    declinedSays: 'They were asked for this game after the last one. It stays here until they ask for it themselves.',
    older: 'This computer has an older copy of the game, or a different one.',
    olderSays: (name: string, isHere: boolean) =>
      isHere
        ? `The whole game comes by itself from ${name}’s computer.`
        : `The whole game comes by itself when ${name}’s computer is connected.`,
    refused: (why: string) => `What came last could not be played: ${why}`,
  },
  buttons: { open: 'Message broker' },
  dialog: {
    title: 'Message broker',
    none: 'No broker carries the turns of this game: you copy and paste them.',
    invites: 'Your friend has to use the same broker. An invitation that you copy from now on names it.',
    own: 'Your friend has to use the same broker.',
    state: {
      connecting: 'Connecting…',
      connected: 'Connected.',
      waiting: (why: string) => `Not connected. ${why}`,
      displaced: (why: string) => `Not connected. ${why}`,
      stopped: (why: string) => `Not connected. ${why}`,
      asks: 'Not connected. The invitation names this broker, and you have not agreed to it yet.',
      declined: 'Not connected, as you have chosen. The invitation names this broker.',
    },
    allow: 'Connect to it',
    friendHere: 'Your friend’s computer is connected too.',
    again: 'Connect now',
    whole: 'Send the whole game again',
    keep: 'Use this broker',
    close: 'Close',
  },
  draw: {
    will: 'Your next turn offers a draw.',
    not: 'Your next turn offers no draw.',
    notNow: 'Offer a draw in your own turn; it goes with that turn.',
  },
  invitation: (url: string, shares: boolean) =>
    shares
      ? `The invitation names the broker ${url}, your user name and your password.`
      : `The invitation names the broker ${url}.`,
  arrived: { turn: 'Their turn has come', rematch: 'Asks for another game' },
} as const;
