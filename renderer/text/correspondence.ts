/** The words for a game with a friend at another machine, whose turns come and go as text. */
export const correspondenceText = {
  seat: {
    choice: 'Friend elsewhere',
    who: 'a friend elsewhere',
    bar: (name: string, side: string) => `${name} plays ${side} against a friend elsewhere.`,
    youBar: (side: string) => `You play ${side} against a friend elsewhere.`,
    asText: 'You send each other every turn as text.',
    noClocks:
      'A game with a friend elsewhere has no clocks. To play at the same time over a network, choose Person and invite your friend from the game’s menu.',
  },
  /** behind the name of the player */
  state: { elsewhere: 'elsewhere', awaited: 'elsewhere, their turn is awaited' },
  friend: 'your friend',
  step: {
    invite: (name: string) => `Invite ${name}.`,
    inviteSays: 'Copy the invitation and send it by mail or chat. It opens this game on the other computer.',
    send: 'Your turn is ready to send.',
    sendSays: (name: string) => `Copy it and send it to ${name} by mail or chat. Until then you can take it back.`,
    sendEnd: (name: string) => `Copy this last turn and send it to ${name}.`,
    waiting: (name: string) => `Waiting for ${name}.`,
    waitingSays: 'When their text has come, paste it here.',
    offered: (name: string) => `${name} offers a draw.`,
    offeredSays: 'Accept it, or play on.',
  },
  buttons: {
    copy: 'Copy my turn',
    invite: 'Copy the invitation',
    again: 'Copy again',
    paste: 'Paste their turn',
    accept: 'Accept the draw',
  },
  reasons: {
    byText: 'This game is played by text already.',
    nobody: 'Both players of this game are at this computer.',
    sent: 'What was sent can no longer be taken back.',
    nothingSent: 'Nothing of this game was sent yet.',
    notYet: 'Finish your turn first, then copy it.',
    offer: 'Offer a draw when you copy your turn.',
    referee: 'The referee stays on in a game by text.',
    help: 'There is no help from the computer before a game with a friend is over.',
  },
  accept: {
    title: 'Accept the draw?',
    says: 'The game ends in a draw. Send the text for it afterwards.',
    yes: 'Accept the draw',
    no: 'Play on',
  },
  send: {
    title: (name: string) => `Send your turn to ${name}`,
    inviteTitle: (name: string) => `Invite ${name}`,
    label: 'The text to send',
    before: 'Once you copy it, the turn counts as sent and can no longer be taken back.',
    inviteBefore:
      'The text begins this game on the other computer. Whoever reads it could join instead, so send it to your friend alone.',
    draw: 'Offer a draw with it',
    copy: 'Copy the text',
    copied: (name: string) => `Copied. Paste it into a message to ${name}, and paste their answer here.`,
    refused: 'The browser does not let this page use the clipboard. Copy the selected text, and send it.',
    close: 'Close',
  },
  receive: {
    played: 'Their turn is on the board.',
    begun: 'The game has begun.',
    known: 'You have this game already.',
    question: 'Your friend’s computer has another copy of this game. Choose whether you take it over.',
  },
  /** the other machine has a copy that has turns of the side here, or differs */
  question: {
    more: (turns: number) => (turns === 1 ? '1 turn is missing here.' : `${turns} turns are missing here.`),
    moreSays: (name: string, turns: number, own: number) =>
      `${turns === 1 ? 'It is' : 'They are'} on ${name}’s computer, and ${own < turns ? `${own} of them ${own === 1 ? 'is' : 'are'}` : turns === 1 ? 'it is' : 'they are'} yours. Is the copy here older, from a backup? Then take theirs over.`,
    differs: 'The two copies of this game differ.',
    differsSays: (name: string, turns: number) =>
      `If you take over the one of ${name}’s computer, what was played only here is taken back, and ${turns === 1 ? '1 turn comes' : `${turns} turns come`} instead.`,
    yes: 'Take theirs over',
    no: 'Keep mine',
  },
  /** all that was sent, for a machine that has an older copy */
  whole: {
    title: 'Send the whole game again',
    says: (name: string) =>
      `Use it when ${name} has an older copy of this game, from a backup, or when both of you wait. Their computer checks it, and asks before it changes anything.`,
    has: 'It has every turn that was sent, and nothing that you have not sent yet. Send it to your friend alone: whoever reads it could play on in place of either of you.',
    send: 'Send by the broker',
    sent: 'It is on its way by the broker.',
    copy: 'Copy as text',
    copied: (name: string) => `Copied. Paste it into a message to ${name}.`,
    close: 'Close',
  },
  /** in lists */
  list: {
    yours: 'Your turn',
    send: 'Send your turn',
    theirs: (name: string) => `Waiting for ${name}`,
    over: 'Over',
    awaitYou: (n: number) => (n === 1 ? '1 waits for you' : `${n} wait for you`),
  },
} as const;
