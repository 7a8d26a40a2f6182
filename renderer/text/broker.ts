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
  },
  step: {
    inviteSays: 'Copy the invitation and send it by mail or chat. From then on the turns go over by themselves.',
    accepting: (name: string) => `Their first turn comes by itself when ${name} has accepted the invitation.`,
    sending: 'Your turn is being sent.',
    sent: 'Sent, not yet fetched.',
    fetched: (name: string) => `${name} has your turn. The answer comes by itself.`,
    kept: 'The broker cannot be reached: your turn is kept and sent later; you can still copy it.',
    away: 'The broker cannot be reached. It is tried again by itself; you can still paste their turn.',
    stopped: (why: string) => `${why} Copy and paste your turns instead.`,
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
      stopped: (why: string) => `Not connected. ${why}`,
    },
    friendHere: 'Your friend’s computer is connected too.',
    again: 'Connect now',
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
  arrived: 'Their turn has come',
} as const;
