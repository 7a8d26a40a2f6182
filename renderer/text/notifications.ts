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
    says: 'While this window is not in front: your turn in a game on two machines, a computer that thought for ten seconds or more, what the other player asks, and the end of such a game. The title of the window says it in any case.',
    calm: 'Off in reduced-sensory mode. The title of the window still says it.',
    cannot:
      'This system shows no notifications. The symbol or frame of the window is marked instead, where the system does that.',
    noBrowser: 'This browser has no notifications. The title of the page says it.',
    denied:
      'The browser blocks notifications of this page. Allow them in its settings for this page, beside the address, and switch this on.',
    dismissed: 'The browser has not allowed notifications yet. Switch this on to be asked again.',
  },
} as const;
