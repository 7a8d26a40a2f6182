/**
 * The words of what only some games have at the table: promotion, ways told apart, checks, pieces that are away, turns
 * of several actions, laying terrain, secrets and the hand-over, and of finding one's way among many pieces. What a
 * rule says comes with the view, the effect or the reason and is never written here.
 */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
/** names between slashes without a vowel are spelled out: an /mlp/, an /x/, a /vp/, a /sci/ */
const SOUNDS_LIKE_A_VOWEL = /^(?:[aeiou]|\/[fhlmnrsx][^aeiou/]*\/)/i;
/** `an Archbishop`, `a Queen` */
export const withArticle = (name: string): string => `${SOUNDS_LIKE_A_VOWEL.test(name) ? 'an' : 'a'} ${name}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const specialRulesText = {
  promotion: {
    title: (piece: string, cell: string) => `The ${piece} on ${cell} becomes`,
    find: 'Type a name',
    none: 'No piece is called that.',
    kinds: (n: number) => count(n, 'kind', 'kinds'),
    become: (kind: string) => `Become ${withArticle(kind)}`,
    back: 'Another square',
    waits: (cell: string) => `What does it become on ${cell}?`,
    choose: 'Type a name or walk to it with the arrow keys; Esc keeps the piece lifted.',
    hint: (n: number) => `It becomes one of ${count(n, 'kind', 'kinds')}. Choose the square to see them.`,
    check: 'It would give check.',
    grid: 'What it can become',
  },
  choices: {
    /** what each of several actions on one cell does, where they are not of one kind */
    does: {
      move: 'Go there',
      capture: 'Take it',
      rifle: 'Take it from here',
      rage: 'Rage',
      board: 'Board',
      lift: 'Lift it',
      drop: 'Put it down',
      pass: 'Put it back and pass',
      castle: 'Castle',
      swap: 'Change places',
      push: 'Push',
      depart: 'Leave',
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
    passes: 'It stays where it was, and the turn is over.',
    keep: 'Esc keeps it in the air.',
  },
  lift: {
    up: (piece: string, n: number) =>
      `${piece} is up, ${n === 0 ? 'no other square is free for it' : `${count(n, 'square', 'squares')} to put it down`}.`,
    back: (cell: string) => `Back on ${cell}: passes the turn.`,
    cancel: 'Esc, a right click or any other square cancels.',
    hint: (piece: string) => `Lift ${piece}.`,
  },
  stack: {
    rides: (piece: string) => `on ${piece}`,
    carries: (piece: string) => `carries ${piece}`,
    label: 'Two on this square',
    above: 'rides',
    below: 'carries',
    hint: 'Another click or Enter on the square takes the other one.',
  },
  gate: {
    leads: (cell: string) => `leads to ${cell}`,
    alone: 'It has no other end yet.',
    to: 'Its other end is',
  },
  forms: {
    base: 'As it begins',
    promoted: 'Promoted',
    now: 'now',
    label: 'Both forms',
  },
  takes: {
    title: 'What it takes',
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
    free: 'Nothing forbids it: any move may be played.',
  },
  routes: {
    title: (n: number, cell: string) => `${n === 2 ? 'Two' : n === 3 ? 'Three' : n} ways to ${cell}`,
    same: (piece: string) => `Same ${piece}, same square. The way there differs.`,
    compare: 'compare,',
    goes: 'goes,',
    another: 'picks another square.',
    back: 'Another square',
    go: (letter: string) => `Go by ${letter}`,
    plain: 'Nothing else on the way.',
  },
  check: {
    title: 'Check.',
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
    onCell: (piece: string, to: string, left: number) => `${piece} lands on ${to} in ${left}`,
    lands: (cell: string, side: string, turn: number) => `It lands on ${cell} at the end of ${side}’s turn ${turn}.`,
    label: (piece: string, left: number) => `${piece} lands here ${left === 1 ? 'next' : `in ${left}`}`,
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
    seat: (side: string) => `${side} to place`,
    chosen: (feature: string, n: number) =>
      `${feature}, ${n === 0 ? 'no square is free for it' : count(n, 'square', 'squares')} to choose.`,
    cannot: (feature: string, cell: string) => `${feature} can’t be placed on ${cell}.`,
    noPlace: (feature: string) => `There is no square for ${withArticle(feature)} now.`,
    allLaid: (feature: string) => `No ${feature} is left.`,
    mustLay: (what: readonly string[]) => `You can’t pass while you must still place ${list(what)}.`,
    noPass: 'You can’t pass now.',
    much: (n: number, feature: string) => `${n} ${feature}${n === 1 ? '' : 's'}`,
    pass: 'Pass',
    hint: 'Take one here or press its number, then choose a lit square.',
    ready: 'Use a ready-made lay-out',
    readyDone: 'The ready-made lay-out is placed.',
  },
  handOver: {
    title: (side: string) => `Pass the table to ${side}`,
    own: (side: string) => `Only ${side} looks now`,
    ownSays: (side: string) =>
      `The board will show what only ${side} may know. Cover it again before the other player looks.`,
    uncover: (side: string) => `I am ${side}. Uncover`,
    away: (other: string) => `${other}: look out of the window.`,
    escape: 'won’t open it.',
    not: 'Leave it covered',
    leave: 'Leave to the start',
    only: (side: string) => `Only ${side} may look now.`,
    cover: 'Cover',
    covered: 'Covered.',
    uncovered: (side: string) => `Uncovered for ${side}.`,
    both: 'Take back what was shown?',
    bothSays: 'Going back hides again what both players have seen by now. Both must agree, each with their own button.',
    agrees: (side: string) => `${side} agrees`,
    agreed: (side: string) => `${side} has agreed`,
    no: 'Leave it as it is',
  },
  legend: {
    title: 'The pieces on the board',
    find: 'Find a piece by name or letter',
    none: 'No piece is called that.',
    kind: 'Piece',
    letter: 'Letter',
    summary: 'In short',
    empty: 'The board is empty.',
    book: (kind: string) => `${kind} in the rulebook`,
  },
  attackers: {
    title: (cell: string) => `Who may capture on ${cell}`,
    ask: 'Who may capture here?',
    close: 'Show everything again',
    nobody: 'nobody',
    by: (side: string, who: readonly string[]) => `${side}: ${who.length === 0 ? 'nobody' : who.join(', ')}.`,
    note: 'As if a hostile piece stood there, whoever’s turn it is.',
  },
  hover: { hidden: 'only you know' },
  manyCells: (n: number) => `${n} squares, marked on the board.`,
  /** what can be done on a cell whose mark alone does not say it, by the action */
  marks: {
    depart: 'can leave for it',
    castle: 'can castle',
    lift: 'can lift',
    pass: 'put back here, which passes the turn',
    board: 'can board',
    rage: 'can rage',
    reveal: 'can reveal',
    rifle: 'can fire',
    place: 'can lie here',
  } as { readonly [kind: string]: string },
  beforePlay: 'before play',
  before: (n: number) => `Before play, ${count(n, 'step', 'steps')}`,
} as const;
