/** What players are told about tables on the network: codes that cannot be read, and tables that cannot be joined. */
import { live } from '../../engine/shared/language.ts';

export const codeMessages = live('codeMessages', {
  empty: 'Type or paste the code of the invitation.',
  letter: (letter: string): string => `A code has no “${letter}”. Check that letter, or copy the code again.`,
  tooShort: (has: number, needs: number): string =>
    `This code has ${has} letters and needs ${needs}. Its end is missing.`,
  tooLong: (has: number, needs: number): string => `This code has ${has} letters and needs only ${needs}.`,
  mistyped: 'A letter of this code is wrong. Compare it with the original, group by group.',
  newer: 'This code was made by a newer version of Fairytable. Install that version to join.',
});

export const joinMessages = live('joinMessages', {
  nobodyThere: (addresses: readonly string[]): string =>
    `Nobody answers at ${addresses.join(' or ')}. Is the other table open, and are you on the same network?`,
  anotherTable: 'Another program answers at this address, not the table of this code. Nothing was sent.',
  codeUsed: 'This code is no longer good. Ask for a new one.',
  full: 'This table is full.',
});

/** At a table: refusals to players at either machine. */
export const tableMessages = live('tableMessages', {
  notYourTurn: 'It is the other side’s turn.',
  onlyWatching: 'You are watching this game. Only its two players can do that.',
  notHere: 'This cannot be done while you play on two machines.',
  asked: {
    'take-back': 'Asked to take the move back. The other player answers.',
    draw: 'Offered a draw. The other player answers.',
    rematch: 'Asked for another game. The other player answers.',
  },
  nothingToTakeBack: 'You have made no move that could be taken back.',
  notOver: 'The game is not over yet.',
  nobodyToAsk: 'Nobody plays the other side at the moment. Invite somebody to it first.',
  manyNotes: 'You have written, drawn and taken back as much in this game as a guest may.',
  noSuchOffer: 'This was answered already, or the game has gone on.',
  notForTwo: 'Only a game between two people, with the referee on, can be played on two machines.',
  ownSeat: 'You play this side. Invite somebody to the other one.',
  inviteFirst: 'Invite somebody to play first.',
  tooLong:
    'This game has become too long to be sent over the network. It can be looked at on the machine where it was begun.',
  secretText: 'The text of this game would tell how much the other side hides. Save it after you have left the table.',
  noSeat: 'There is no table to go back to. Ask for a new code.',
  notYours: 'The other player answers this.',
  otherVersion: (theirs: string, own: string): string =>
    `They play Fairytable ${theirs}, you have ${own}. Both need the same version.`,
  badRules: (says: string): string => `The rules of this game cannot be played here. ${says}`,
  limitRules: (of: 'time' | 'memory'): string =>
    `Finding the moves of this game takes too much ${of} here. Ask the host for one with a smaller board, or with simpler moves.`,
  notATable: 'The other machine answered something that this version does not understand.',
  silent:
    'The other machine lets you in, and then says nothing. Ask the host to end the table and to send you a new code.',
  // beside the title that the table is closed, in a strip: it is as short as that needs
  impossible: 'The host sent something impossible.',
  impossibleHello:
    'This table shows something that cannot be in its game, so it is not opened. Ask the host for another game and a new code.',
  impossibleAnswer: 'The host answered something that cannot be in this game. Nothing has changed here.',
  lost: 'The connection to the table is lost. The game is safe there; Fairytable keeps trying.',
  back: 'The connection to the table is back.',
  noTable: 'This game is played at this machine only.',
  /** to a guest, by why the line was closed */
  closed: {
    ended: 'The host has closed the table.',
    left: 'You have left this table.',
    replaced: 'The host has given your seat to somebody else.',
    displaced: 'You have joined this table a second time. The game goes on there.',
    'too-much': 'More was sent at once than a table takes, so it has closed the connection. Join again to play on.',
    invalid: 'The other machine got something that its version does not understand. Join again to play on.',
  },
});
