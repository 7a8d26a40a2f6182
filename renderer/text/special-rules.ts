/**
 * The words of what only some games have at the table: promotion, ways told apart, checks, pieces that are away, turns
 * of several actions, laying terrain, secrets and the hand-over, and of finding one's way among many pieces. What a
 * rule says comes with the view, the effect or the reason and is never written here.
 */
import { count, englishList } from '../../engine/shared/english.ts';

/** names between slashes without a vowel are spelled out: an /mlp/, an /x/, a /vp/, a /sci/ */
const SOUNDS_LIKE_A_VOWEL = /^(?:[aeiou]|\/[fhlmnrsx][^aeiou/]*\/)/i;
/** `an Archbishop`, `a Queen` */
export const withArticle = (name: string): string => `${SOUNDS_LIKE_A_VOWEL.test(name) ? 'an' : 'a'} ${name}`;

export const specialRulesText = {
  promotion: {
    title: (piece: string, cell: string) => `Promote the ${piece} on ${cell}`,
    find: 'Type a name',
    none: 'No match.',
    kinds: (n: number) => count(n, 'piece type', 'piece types'),
    become: (kind: string) => `Become ${withArticle(kind)}`,
    back: 'Cancel',
    waits: (cell: string) => `Choose what it becomes on ${cell}.`,
    choose: 'Type a name or use the arrow keys; Esc goes back.',
    hint: (n: number) => `Promotion to one of ${count(n, 'piece type', 'piece types')}. Select the square to see them.`,
    check: 'This would give check.',
    grid: 'What it can become',
  },
  choices: {
    /** what each of several actions on one cell does, where they are not of one kind */
    does: {
      move: 'Go there',
      capture: 'Capture it',
      rifle: 'Capture it without moving',
      rage: 'Rage',
      board: 'Board',
      lift: 'Lift it',
      drop: 'Put it down',
      pass: 'Put it back and pass',
      castle: 'Castle',
      swap: 'Swap places',
      push: 'Push',
      depart: 'Leave',
      convert: 'Convert it',
      neutralize: 'Make it neutral',
    } as { readonly [kind: string]: string },
    /** a second part of a name: `Rage, promoted` */
    become: (kind: string) => `become ${kind}`,
    stay: (kind: string) => `stay ${kind}`,
    board: (kind: string) => `board ${kind}`,
    lift: (kind: string) => `lift ${kind}`,
    leave: (feature: string) => `leave ${withArticle(feature)} behind`,
    leaveNothing: 'leave nothing behind',
    thenDrop: (n: number) =>
      n === 0 ? 'No other square is free for it.' : `Then choose one of ${count(n, 'free square', 'free squares')}.`,
    passes: 'The piece stays where it was, and the turn is over.',
    keep: 'Esc keeps it lifted.',
  },
  lift: {
    up: (piece: string, n: number) =>
      `${piece} is lifted, ${n === 0 ? 'no other square is free for it' : `${count(n, 'square', 'squares')} to put it down on`}.`,
    back: (cell: string) => `Putting it back on ${cell} passes the turn.`,
    cancel: 'Press Esc, right-click or click any other square to cancel.',
    hint: (piece: string) => `Lift ${piece}.`,
  },
  stack: {
    rides: (piece: string) => `on ${piece}`,
    carries: (piece: string) => `carries ${piece}`,
    label: 'Two on this square',
    above: 'rides',
    below: 'carries',
    hint: 'Click the square or press Enter on it again to pick up the other one.',
  },
  gate: {
    leads: (cell: string) => `leads to ${cell}`,
    alone: 'It has no other end yet.',
    to: 'Its other end is',
  },
  forms: {
    base: 'Unpromoted',
    promoted: 'Promoted',
    now: 'now',
    label: 'Both forms',
  },
  takes: {
    title: 'What it captures',
    own: 'own',
    ends: (cell: string) => `Ends on ${cell}.`,
    loses: 'This loses the game.',
  },
  /** what an action that is only pointed at would do to the game */
  ends: {
    wins: (ending: string) => `This wins the game: ${ending}.`,
    loses: (ending: string) => `This loses the game: ${ending}.`,
    draw: (ending: string) => `This ends the game in a draw: ${ending}.`,
  },
  danger: {
    title: 'In danger.',
    free: 'You may still play any move.',
  },
  routes: {
    title: (n: number, cell: string) => `${n === 2 ? 'Two' : n === 3 ? 'Three' : n} ways to ${cell}`,
    same: (piece: string) => `Same ${piece}, same square, different routes.`,
    compare: 'compare,',
    goes: 'plays it,',
    another: 'cancels.',
    back: 'Cancel',
    go: (letter: string) => `Use route ${letter}`,
    plain: 'Nothing happens on the way.',
    hint: 'Click a route, or press its letter and Enter. Esc goes back.',
  },
  check: {
    title: 'Check.',
    mate: 'Checkmate.',
    more: (n: number) => (n === 1 ? 'One more threat.' : `${n} more threats.`),
    show: 'Show',
    next: (n: number, of: number) => `Show ${n} of ${of}`,
  },
  calling: {
    call: 'Call check',
    on: 'Check will be called with the next move.',
    off: 'Check will not be called.',
  },
  flights: {
    title: 'Flights',
    empty: 'Nothing is in flight.',
    to: (side: string) => `${side}’s, to`,
    next: 'next',
    in: (n: number) => `in ${n}`,
    onCell: (piece: string, to: string, left: number) => `${piece} lands on ${to} in ${count(left, 'turn', 'turns')}`,
    lands: (cell: string, side: string, turn: number) => `It lands on ${cell} at the end of ${side}’s turn ${turn}.`,
    label: (piece: string, left: number) => `${piece} lands here in ${count(left, 'turn', 'turns')}`,
  },
  budget: {
    still: (side: string, why: string) => `Still ${side}’s turn: ${why}`,
    upTo: (side: string, n: number) => `${side} to move, up to ${count(n, 'move', 'moves')}.`,
    pips: (n: number, of: number) => `Move ${n} of ${of}`,
    orEnd: 'Move once more, or end the turn.',
  },
  pool: {
    title: 'Terrain to place',
    of: (side: string) => `What ${side} can still place`,
    left: (n: number) => `${n} left`,
    leftOwed: (left: number, owed: number) => `${left} left, ${owed === left ? '' : `${owed} `}must be placed`,
    none: 'none left',
    waits: 'waits.',
    item: (feature: string, left: number, owed: number) =>
      `${feature}, ${left === 0 ? 'none left' : `${left} left`}${owed > 0 ? `, ${owed} of them must be placed` : ''}`,
    toLay: (side: string) => `${side} to place.`,
    /** beside the player's name */
    seat: (side: string) => (side === '' ? 'to place' : `${side} to place`),
    chosen: (feature: string, n: number) =>
      `${feature}, ${n === 0 ? 'no free square' : count(n, 'possible square', 'possible squares')}.`,
    cannot: (feature: string, cell: string) => `${feature} can’t be placed on ${cell}.`,
    noPlace: (feature: string) => `There is no square for ${withArticle(feature)} now.`,
    allLaid: (feature: string) => `No ${feature} is left.`,
    mustLay: (what: readonly string[]) => `You can’t pass while you must still place ${englishList(what)}.`,
    noPass: 'You can’t pass now.',
    much: (n: number, feature: string) => `${n} ${feature}${n === 1 ? '' : 's'}`,
    pass: 'Pass',
    hint: 'Click one or press its number, then choose a highlighted square.',
    ready: 'Use a ready-made layout',
    readyDone: 'The ready-made layout is placed.',
  },
  handOver: {
    title: (side: string) => `Hand the screen to ${side}`,
    own: (side: string) => `Only ${side} may look now`,
    ownSays: (side: string) => `The board will show ${side}’s secrets. Hide them again before the other player looks.`,
    reveal: (side: string) => `I am ${side}. Show my secrets`,
    away: (other: string) => `${other}, please look away.`,
    escape: 'keeps the secrets hidden.',
    not: 'Keep my secrets hidden',
    leave: 'Main menu',
    only: (side: string) => `Only ${side} may look now.`,
    hide: 'Hide my secrets',
    hidden: 'Secrets hidden.',
    revealed: (side: string) => `${side}’s secrets are shown.`,
    both: 'Undo past a reveal?',
    bothSays: 'You have both seen this already. Both players must agree.',
    agrees: (side: string) => `${side} agrees`,
    agreed: (side: string) => `${side} has agreed`,
    no: 'Cancel',
  },
  legend: {
    title: 'Pieces on the board',
    find: 'Find a piece by name or letter',
    none: 'No match.',
    kind: 'Piece',
    letter: 'Letter',
    summary: 'Summary',
    empty: 'The board is empty.',
    book: (kind: string) => `${kind} in the rulebook`,
  },
  attackers: {
    title: (cell: string) => `Who can capture on ${cell}?`,
    ask: 'Who can capture here?',
    close: 'Show everything again',
    nobody: 'nobody',
    by: (side: string, who: readonly string[]) => `${side}: ${who.length === 0 ? 'nobody' : who.join(', ')}.`,
    note: 'As if an enemy piece stood there, whoever’s turn it is.',
  },
  hover: { hidden: 'only you know' },
  manyCells: (n: number) => `${n} squares, marked on the board.`,
  /** what can be done on a cell whose mark alone does not say it, by the action */
  marks: {
    depart: 'can travel there',
    castle: 'can castle',
    lift: 'can lift',
    pass: 'put back here, which passes the turn',
    board: 'can board',
    rage: 'can rage',
    reveal: 'can reveal',
    rifle: 'can fire',
    convert: 'can be converted',
    neutralize: 'can be made neutral',
    place: 'can be placed here',
  } as { readonly [kind: string]: string },
  beforePlay: 'before play',
  before: (n: number) => (n === 0 ? 'Before play' : `Before play, ${count(n, 'step', 'steps')}`),
} as const;
