/** What the workshop says, in which people make games of their own. */

import type { MoveMark } from '../../electron/contract/workshop.ts';
import { count } from '../../engine/shared/english.ts';

const DOES = { goes: 'moves there', takes: 'captures there', both: 'moves and captures there' } as const;
const HOP = { cannon: 'over exactly one piece', grasshopper: 'to the square behind one piece' } as const;

export const workshopText = {
  title: 'Workshop',
  untitled: 'A game without a title',
  tabs: {
    board: 'Board',
    pieces: 'Pieces',
    array: 'First position',
    rules: 'Rules',
    ends: 'How it ends',
    text: 'Text',
  },
  tabsLabel: 'Parts of the game',
  saved: 'Saved as you change it.',
  unsaved: 'Not saved until you add a game from it.',
  changedSince: 'Something else was changed since then: undo that first.',
  notRules: 'This text is in another notation. Add the games that you want, and change them then.',
  fixText: 'Fix the text first: it has no board that can be read.',
  undo: 'Undo',
  redo: 'Redo',
  export: 'Save as a file',
  versions: {
    open: 'Versions',
    title: 'Versions of this game',
    says: 'The game is kept each time you try it, and when you leave the workshop, as long as it can be played.',
    none: 'No versions yet. Try the game, and the way that it is now is kept.',
    same: 'as it is now',
    differs: (n: number) => `${count(n, 'line differs', 'lines differ')}`,
    take: 'Go back to it',
    takeLabel: (when: string) => `Go back to the version of ${when}`,
    taken: (when: string) => `The game is as it was on ${when}.`,
  },
  try: 'Try it',
  trySays: 'Set up a game with these rules.',
  test: 'Play the computer',
  testSays: 'Start a game with these rules against the computer.',
  testWhy: 'Fix the problems first.',
  checking: 'Reading…',
  fine: 'These rules can be played.',
  problems: (n: number) => `${count(n, 'problem', 'problems')} to fix`,
  problem: (line: number, says: string) => `Line ${line}: ${says}`,

  board: {
    about: 'About the game',
    name: 'Title',
    tagline: 'In one line',
    by: 'By',
    more: 'More about it',
    width: 'Files',
    height: 'Ranks',
    sizeSays: 'Files are added at the right, ranks in the middle: what stands on the board stays.',
    sizeFrom: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
    squares: 'Squares',
    squaresSays: (holes: number) =>
      holes === 0
        ? 'Enter or a click removes a square from the board.'
        : `${count(holes, 'square is', 'squares are')} missing. Enter or a click puts one back.`,
    paint: 'What a click paints',
    brushes: { missing: 'Missing squares', wall: 'Walls', mine: 'Mines', portal: 'Portals' },
    lying: { wall: 'a wall', mine: 'a mine', portal: 'a portal' },
    laysSays: {
      wall: 'Enter or a click puts up a wall, or takes it away. Nobody enters a wall, and only a piece that jumps gets past it.',
      mine: 'Enter or a click lays a mine, or takes it away. Whoever ends a move on a mine is lost, and so is the mine.',
    },
    portalSays:
      'Enter or a click puts a portal on a square, another puts its other end. A click on a portal removes both.',
    portalWaits: (end: string) => `The portal on ${end} leads to the square that you click next.`,
    mostPortals: (n: number) => `A board has ${n} pairs of portals at most.`,
    zones: 'Zones',
    zonesSays: 'A zone is a part of the board under a name, for promotions, drops, goals and the like.',
    newZone: 'New zone',
    zoneName: 'Name of the zone',
    zoneRemoved: (name: string) => `The zone “${name}” was removed.`,
    removeZone: (name: string) => `Remove the zone “${name}”`,
    forBlack: 'For Black',
    mirrored: 'mirrored',
    same: 'the same',
    apart: 'on its own',
    paints: (name: string) => `Enter or a click adds a square to “${name}”, or takes it away.`,
    grid: 'The board',
    cell: (name: string, is: string) => `${name}: ${is}`,
    there: 'on the board',
    gone: 'missing',
    inZone: 'in the zone',
    outside: 'not in the zone',
  },

  pieces: {
    list: 'Pieces of this game',
    add: 'New piece',
    newName: 'Piece',
    copy: 'Copy it',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed, with everything that named it.`,
    name: 'Name',
    letter: 'Letter',
    worth: 'Worth',
    guessed: 'Worth (guess)',
    /** in pawns, with two decimals at most */
    guess: (pawns: number) => pawns.toLocaleString('en'),
    worthFrom: (least: number, most: number) => `A whole number of pawns, from ${least} to ${most}.`,
    grid: (name: string) => `How the ${name} moves; forward is up`,
    itself: 'the piece itself',
    nothing: 'nothing',
    text: 'Moves as text (Betza notation)',
    letters: 'What the letters mean',
    others: 'Not on the grid',
    says: 'It says',
    noDiagram: 'Its picture comes back when the problems are fixed.',
    rules: 'Rules for this piece',
  },

  looks: {
    figure: 'Figure',
    byName: 'The figure that is called like it, or its letter',
    letter: 'Its letter',
    unknown: (figure: string) =>
      `There is no figure “${figure}”, so the piece is shown with its letter. Choose one here.`,
    own: 'A picture of its own',
    ownSays: 'The data of an SVG path in a box of 100 x 100, such as M 50 10 L 90 90 H 10 Z.',
    tint: 'Tint',
    /** a figure that no kind of a game has */
    royalChief: 'Royal Chief',
    noTint: 'No tint',
    tints: { red: 'Red', amber: 'Amber', green: 'Green', sky: 'Sky', violet: 'Violet', grey: 'Grey' },
  },

  tools: {
    label: 'What a click draws',
    doesLabel: 'Kind of move',
    does: { goes: 'Moves', takes: 'Captures', both: 'Both' },
    range: 'How far',
    once: 'One step or leap',
    slides: 'Slides on',
    upTo: (n: number) => `Up to ${n} times`,
    hop: 'Jumps',
    noHop: 'Over no piece',
    cannon: 'Over one piece, any square behind',
    grasshopper: 'Over one piece, to the next square',
    initial: 'First move only',
    lame: 'Cannot jump over pieces',
    inPassing: 'Also captures in passing',
    mirror: 'Also draws',
    mirrors: {
      all: 'every direction',
      sides: 'left and right',
      ends: 'forward and back',
      none: 'this square only',
    },
    clear: 'Clear the grid',
  },

  /** `2 forward, 1 right` */
  direction(dx: number, dy: number): string {
    const ahead = dy === 0 ? '' : `${Math.abs(dy)} ${dy > 0 ? 'forward' : 'back'}`;
    const aside = dx === 0 ? '' : `${Math.abs(dx)} ${dx > 0 ? 'right' : 'left'}`;
    return [ahead, aside].filter((part) => part !== '').join(', ');
  },
  mark({ does, range, initial, lame, hop, inPassing }: MoveMark): string {
    const parts = [
      DOES[does],
      range === 0 ? 'and slides on' : range > 1 ? `up to ${range} times` : '',
      hop ? HOP[hop] : '',
      lame ? 'without jumping' : '',
      initial ? 'as its first move' : '',
      inPassing ? 'also in passing' : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
  },

  array: {
    palette: 'Put on the board',
    side: 'Whose piece',
    sides: ['White', 'Black'],
    hand: 'Move pieces',
    eraser: 'Remove',
    mirror: 'The same for the other side',
    mirrorSays: 'What is put on one side is put on the other side as well, mirrored.',
    stamp: (piece: string) => `Enter or a click puts a ${piece} on a square.`,
    handSays: 'Enter or a click picks up a piece, another puts it down; or drag it.',
    eraserSays: 'Enter or a click removes a piece.',
    lifted: (piece: string) => `${piece} picked up.`,
    empty: 'empty',
    piece: (side: string, name: string) => `${side} ${name}`,
    hands: 'Pieces in hand',
    handOf: (side: string) => `In ${side}’s hand`,
    noHands: 'Nobody waits in a hand.',
    toHand: 'Add a piece',
    fromHand: (name: string) => `Take ${name} out of the hand`,
    clear: 'Clear the board',
    keys: 'The keys of the letters choose pieces; with Shift those of Black.',
  },

  rules: {
    label: 'Sentences that are true',
    says: 'Switch on what is true in your game, and choose the words.',
    addKind: 'Add',
    dropKind: (name: string) => `Without ${name}`,
    needsOne: 'One of them must stay.',
    numberFrom: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  },
  itself: {
    title: 'Against itself',
    says: 'The computer plays quick games against itself, to show how the game goes.',
    play: (n: number) => `Play ${n} games`,
    more: (n: number) => `Play ${n} more`,
    stop: 'Stop',
    progress: (done: number, all: number) => `Game ${done} of ${all}`,
    result: (white: number, black: number, drawn: number) =>
      `White won ${white}, Black ${black}; ${drawn} had no winner.`,
    length: (turns: number) => `${count(turns, 'turn', 'turns')} on average.`,
    endings: 'How they ended',
    unfinished: 'Not over after 300 moves',
    favours: {
      white: 'White wins much more often. That may be too much.',
      black: 'Black wins much more often. That may be too much.',
    },
    endless: 'Many games have no end. A goal, or a limit of moves, would help.',
    old: 'These games were played by earlier rules.',
  },
  text: {
    label: 'Rules',
    foundOne: 'This text holds 1 game.',
    found: (n: number) => `This text holds ${count(n, 'game', 'games')}. Add those that you want.`,
    add: 'Add',
    addLabel: (title: string) => `Add ${title}`,
  },
} as const;
