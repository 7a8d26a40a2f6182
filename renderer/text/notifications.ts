/** What is said of a game while the window is not in front: who and which game, and nothing of what happened on its board. */
export const notificationText = {
  turn: 'Your turn',
  over: 'The game is over',
  asks: {
    'take-back': (who: string) => `${who} asks to take a move back`,
    draw: (who: string) => `${who} offers a draw`,
    rematch: (who: string) => `${who} asks for another game`,
  },
  computer: 'the computer',
  against: (game: string, who: string) => `${game}, against ${who}`,
  settings: {
    name: 'Notifications',
    says: 'While this window is not in front: a turn, an offer or the end of the game from another machine, or a computer’s move that took ten seconds or more. The title of the window always says so.',
    calm: 'Off in reduced-sensory mode.',
    cannot:
      'This system shows no notifications. The symbol or frame of the window is marked instead, where the system does that.',
    noBrowser: 'This browser has no notifications.',
    denied:
      'Your browser blocks notifications from this page. Allow them in its settings for this page, beside the address, then switch this on.',
    dismissed: 'Your browser has not allowed notifications. Switch this on to be asked again.',
    failed:
      'The system did not show a notification. Allow notifications of this browser in the settings of the system.',
  },
} as const;
