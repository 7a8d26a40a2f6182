/**
 * Every command that a player can run. Its id, name, keys, icon and place in the menus are defined here and nowhere
 * else; the native menu, the table menu, the list of keys, the tooltips and the buttons are made from them. What a
 * command does, and why it may be disabled, is defined in `renderer/commands`.
 */

import { live } from '../../engine/shared/language.ts';

/** The headings in the list of keys. */
export const GROUPS = ['board', 'turn', 'game', 'looking', 'listening', 'everywhere'] as const;
type Group = (typeof GROUPS)[number];

interface Facts {
  readonly label: string;
  /** its heading in the list of keys, which has the order of this table */
  readonly group: Group;
  /** keys that are for the board (`isForBoard`) work only while it has the focus, whatever the command */
  readonly where: 'board' | 'anywhere';
  readonly icon?: string;
  /** why its keys cannot be changed */
  readonly fixed?: string;
}
interface WithKeys extends Facts {
  /** Unless the player changed them: `Ctrl+Z`, `Alt+ArrowLeft`, `.`, `Letter`, `Digit`. Menus and tooltips show the first. */
  readonly keys: readonly [string, ...string[]];
  readonly noKey?: undefined;
}
interface WithoutKeys extends Facts {
  readonly keys: readonly [];
  /** why it has no key */
  readonly noKey: string;
}
export type CommandFacts = WithKeys | WithoutKeys;

// biome-ignore format: one row per command
const table = {
  'cursor-left': { label: 'Move the cursor left', group: 'board', where: 'board', keys: ['ArrowLeft'] },
  'cursor-right': { label: 'Move the cursor right', group: 'board', where: 'board', keys: ['ArrowRight'] },
  'cursor-up': { label: 'Move the cursor up', group: 'board', where: 'board', keys: ['ArrowUp'] },
  'cursor-down': { label: 'Move the cursor down', group: 'board', where: 'board', keys: ['ArrowDown'] },
  'rank-start': { label: 'First square of the rank', group: 'board', where: 'board', keys: ['Home'] },
  'rank-end': { label: 'Last square of the rank', group: 'board', where: 'board', keys: ['End'] },
  'file-far': { label: 'Far end of the file', group: 'board', where: 'board', keys: ['PageUp'] },
  'file-near': { label: 'Near end of the file', group: 'board', where: 'board', keys: ['PageDown'] },
  choose: { label: 'Pick up a piece, put it down, choose', group: 'board', where: 'board', keys: ['Enter'], fixed: 'Enter presses whatever has the focus.' },
  escape: { label: 'Cancel', group: 'board', where: 'anywhere', keys: ['Escape'], fixed: 'Esc closes dialogs and menus as well.' },
  'next-letter': { label: 'Next piece with that letter', group: 'board', where: 'board', keys: ['Letter'], fixed: 'Every letter finds its pieces.' },
  'previous-letter': { label: 'Previous piece with that letter', group: 'board', where: 'board', keys: ['Shift+Letter'], fixed: 'Shift and every letter find its pieces backwards.' },
  'next-destination': { label: 'Next square it can go to', group: 'board', where: 'board', keys: ['.'] },
  'previous-destination': { label: 'Previous square it can go to', group: 'board', where: 'board', keys: [','] },
  'step-left': { label: 'Move the held piece left', group: 'board', where: 'board', keys: ['Shift+ArrowLeft'] },
  'step-right': { label: 'Move the held piece right', group: 'board', where: 'board', keys: ['Shift+ArrowRight'] },
  'step-up': { label: 'Move the held piece up', group: 'board', where: 'board', keys: ['Shift+ArrowUp'] },
  'step-down': { label: 'Move the held piece down', group: 'board', where: 'board', keys: ['Shift+ArrowDown'] },
  'select-unit': { label: 'Select this unit too, or leave it out', group: 'board', where: 'board', keys: ['Shift+Space'] },
  'select-all': { label: 'Select all units that can move', group: 'board', where: 'board', keys: ['Ctrl+A'], icon: 'piece' },
  'same-step': { label: 'The same step with the next unit', group: 'board', where: 'board', keys: ['='] },
  'go-to-cell': { label: 'Type a move, a square or a question', group: 'board', where: 'anywhere', keys: ['Ctrl+G'] },
  'board-table': { label: 'The board as a table', group: 'board', where: 'anywhere', keys: [], noKey: 'It is opened by typing, with t.' },
  inspect: { label: 'Show the piece card', group: 'board', where: 'board', keys: ['Space'] },
  'why-not': { label: 'Why not here?', group: 'board', where: 'board', keys: ['?'] },
  attackers: { label: 'Who can capture here?', group: 'board', where: 'board', keys: ['!'] },
  'show-check': { label: 'Show the check', group: 'board', where: 'board', keys: ['+'] },
  'call-check': { label: 'Call check with the move', group: 'turn', where: 'anywhere', keys: ['Alt+C'] },
  'claim-check': { label: 'Check was not called', group: 'turn', where: 'anywhere', keys: ['Alt+N'] },
  'take-off': { label: 'Take the piece off the board', group: 'board', where: 'board', keys: ['Delete', 'Backspace'] },
  'lay-down': { label: 'Lay the piece down, or stand it up', group: 'board', where: 'anywhere', keys: ['Alt+Y'] },
  'turn-piece': { label: 'Turn the piece', group: 'board', where: 'anywhere', keys: ['Ctrl+Shift+D', 'Alt+Shift+Y'] },
  sweep: { label: 'Sweep the table, or stop', group: 'board', where: 'anywhere', keys: ['Ctrl+Shift+8', 'Alt+Shift+S'] },
  'put-back': { label: 'Put all pieces back in place', group: 'board', where: 'anywhere', keys: ['Ctrl+Shift+9', 'Alt+Shift+K'] },
  'pick-choice': { label: 'Choose by number', group: 'board', where: 'anywhere', keys: ['Digit'], fixed: 'Every digit chooses by its number.' },
  'end-turn': { label: 'End turn', group: 'turn', where: 'anywhere', keys: ['Ctrl+Enter'] },
  pass: { label: 'Pass', group: 'turn', where: 'anywhere', keys: ['Ctrl+Shift+Enter'] },
  'move-now': { label: 'Move now', group: 'turn', where: 'anywhere', keys: [], noKey: 'The keys of End turn do it, while the computer thinks.' },
  'let-move': { label: 'Let the computer move', group: 'turn', where: 'anywhere', keys: [], noKey: 'Rare; there is a button in the step bar.' },
  'copy-turn': { label: 'Copy my turn for the friend elsewhere', group: 'turn', where: 'anywhere', keys: ['Alt+Q'], icon: 'copy' },
  'paste-turn': { label: 'Paste text', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+O', 'Alt+Shift+Q'], icon: 'import' },
  broker: { label: 'Message broker', group: 'turn', where: 'anywhere', keys: [], noKey: 'Rare; it is in the menu.', icon: 'export' },
  'whole-game': { label: 'Send the whole game again', group: 'turn', where: 'anywhere', keys: [], noKey: 'Rare; it is in the menu.', icon: 'export' },
  'pause-computer': { label: 'Pause the computers', group: 'turn', where: 'anywhere', keys: ['Alt+X'] },
  'pause-clocks': { label: 'Pause the clocks, or go on', group: 'turn', where: 'anywhere', keys: ['Ctrl+Shift+K', 'Alt+Shift+X'], icon: 'pause' },
  clocks: { label: 'Clocks', group: 'turn', where: 'anywhere', keys: [], noKey: 'Rare; it is in the menu and at each clock.', icon: 'clock' },
  'next-movable': { label: 'Next piece that can move', group: 'turn', where: 'anywhere', keys: ['Ctrl+.'] },
  hand: { label: 'Hand, terrain and captured pieces', group: 'turn', where: 'anywhere', keys: ['Ctrl+Shift+H'] },
  flights: { label: 'Flights', group: 'turn', where: 'anywhere', keys: ['Ctrl+L'] },
  tosses: { label: 'Coin and dice', group: 'turn', where: 'anywhere', keys: ['Alt+O'], icon: 'dice' },
  hint: { label: 'Hint', group: 'turn', where: 'anywhere', keys: ['Alt+H'], icon: 'hint' },
  threats: { label: 'Threats', group: 'turn', where: 'anywhere', keys: ['Alt+T'], icon: 'threat' },
  again: { label: 'Try again', group: 'turn', where: 'anywhere', keys: ['Alt+G'], icon: 'undo' },
  solution: { label: 'Show the solution', group: 'turn', where: 'anywhere', keys: ['Alt+V'], icon: 'eye' },
  'next-problem': { label: 'Next problem or lesson', group: 'turn', where: 'anywhere', keys: ['Alt+K'], icon: 'next' },
  undo: { label: 'Undo', group: 'game', where: 'anywhere', keys: ['Ctrl+Z'], icon: 'undo' },
  'undo-turn': { label: 'Undo a whole turn', group: 'game', where: 'anywhere', keys: ['Alt+Z'] },
  redo: { label: 'Redo', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], icon: 'redo' },
  'redo-turn': { label: 'Redo a whole turn', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+Y', 'Alt+Shift+Z'] },
  previous: { label: 'Step back', group: 'game', where: 'anywhere', keys: ['Alt+ArrowLeft'], icon: 'previous' },
  next: { label: 'Step forward', group: 'game', where: 'anywhere', keys: ['Alt+ArrowRight'], icon: 'next' },
  first: { label: 'First position', group: 'game', where: 'anywhere', keys: ['Alt+Home'], icon: 'first' },
  latest: { label: 'Latest position', group: 'game', where: 'anywhere', keys: ['Alt+End'], icon: 'latest' },
  replay: { label: 'Replay the last turn', group: 'game', where: 'anywhere', keys: ['Alt+R'], icon: 'next' },
  'branch-up': { label: 'Previous branch', group: 'game', where: 'anywhere', keys: ['Alt+ArrowUp'] },
  'branch-down': { label: 'Next branch', group: 'game', where: 'anywhere', keys: ['Alt+ArrowDown'] },
  comment: { label: 'Comment on this move', group: 'game', where: 'anywhere', keys: ['Alt+E'], icon: 'comment' },
  notes: { label: 'Notes', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+M', 'Alt+Shift+N'], icon: 'note' },
  draw: { label: 'Draw on the table', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+E', 'Alt+Shift+E'], icon: 'pen' },
  analysis: { label: 'Analysis', group: 'game', where: 'anywhere', keys: ['Alt+A'], icon: 'chart' },
  review: { label: 'Review the game', group: 'game', where: 'anywhere', keys: [], noKey: 'Once a game; it is in the menu and at the end of the game.', icon: 'review' },
  'next-mistake': { label: 'Next mistake', group: 'game', where: 'anywhere', keys: ['Alt+J'] },
  'previous-mistake': { label: 'Previous mistake', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+B', 'Alt+Shift+J'] },
  'save-copy': { label: 'Save a copy', group: 'game', where: 'anywhere', keys: ['Ctrl+S'], icon: 'export' },
  share: { label: 'Share', group: 'game', where: 'anywhere', keys: ['Alt+S'], icon: 'copy' },
  open: { label: 'Open a game', group: 'game', where: 'anywhere', keys: ['Ctrl+O'], icon: 'folder' },
  'new-game': { label: 'New game', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+G'], icon: 'plus' },
  learn: { label: 'Learn', group: 'game', where: 'anywhere', keys: [], noKey: 'It is on the start screen and in the menu.', icon: 'book' },
  problems: { label: 'Problems', group: 'game', where: 'anywhere', keys: [], noKey: 'It is on the start screen and in the menu.', icon: 'done' },
  'known-variants': { label: 'Known variants', group: 'game', where: 'anywhere', keys: [], noKey: 'They are on the start screen and in the menu.', icon: 'shelf' },
  'own-games': { label: 'Your own games', group: 'game', where: 'anywhere', keys: [], noKey: 'It is on the start screen and in the menu.', icon: 'pen' },
  'change-rules': { label: 'Change the rules', group: 'game', where: 'anywhere', keys: [], noKey: 'Only in a game of one’s own; it is in the menu.', icon: 'rename' },
  invite: { label: 'Invite somebody', group: 'game', where: 'anywhere', keys: ['Alt+I'], icon: 'link' },
  point: { label: 'Point at this square', group: 'game', where: 'anywhere', keys: ['Alt+B'] },
  join: { label: 'Join a table', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+L', 'Alt+Shift+I'], icon: 'link' },
  'set-up': { label: 'Set up a position from here', group: 'game', where: 'anywhere', keys: ['Alt+P'], icon: 'piece' },
  referee: { label: 'Referee off or on', group: 'game', where: 'anywhere', keys: ['Ctrl+Shift+F', 'Alt+Shift+R'], icon: 'whistle' },
  arrange: { label: 'Edit the position', group: 'game', where: 'anywhere', keys: [], noKey: 'Only while the referee is off; there is a button in the step bar.', icon: 'piece' },
  'change-level': { label: 'Change level', group: 'game', where: 'anywhere', keys: [], noKey: 'Rare; it is in the menu.', icon: 'computer' },
  rename: { label: 'Rename this game', group: 'game', where: 'anywhere', keys: [], noKey: 'Rare; it is in the menu.', icon: 'rename' },
  declare: { label: 'Declare the game over', group: 'game', where: 'anywhere', keys: [], noKey: 'Once in a game at most; it is in the menu and, when it can be done, in the step bar.', icon: 'done' },
  resign: { label: 'Resign', group: 'game', where: 'anywhere', keys: [], noKey: 'Too costly for a key; it is in the menu and asks first.', icon: 'flag' },
  'agree-draw': { label: 'Offer a draw', group: 'game', where: 'anywhere', keys: [], noKey: 'Both players have to answer; it is in the menu.', icon: 'hands' },
  leave: { label: 'Main menu', group: 'game', where: 'anywhere', keys: [], noKey: 'The game is saved anyway; it is in the menu.', icon: 'leave' },
  'view-reset': { label: 'Reset camera', group: 'looking', where: 'anywhere', keys: ['Ctrl+0'], icon: 'camera' },
  'view-above': { label: 'View from above', group: 'looking', where: 'anywhere', keys: ['Ctrl+1'], icon: 'above' },
  'view-side': { label: 'View from my side', group: 'looking', where: 'anywhere', keys: ['Ctrl+2'], icon: 'side' },
  'view-other': { label: 'View from the far side', group: 'looking', where: 'anywhere', keys: ['Ctrl+Shift+2'], icon: 'turn' },
  'view-flat': { label: 'Flat board', group: 'looking', where: 'anywhere', keys: ['Ctrl+3'], icon: 'flat' },
  'view-spots': { label: 'Saved views', group: 'looking', where: 'anywhere', keys: ['Ctrl+4'], icon: 'camera' },
  'change-place': { label: 'Change the place', group: 'looking', where: 'anywhere', keys: ['Alt+L'], icon: 'place' },
  legend: { label: 'Pieces on the board', group: 'looking', where: 'anywhere', keys: ['Ctrl+I'], icon: 'piece' },
  secrets: { label: 'Show or hide my secrets', group: 'looking', where: 'anywhere', keys: ['Alt+U'], icon: 'eye' },
  'turn-left': { label: 'Turn the board left', group: 'looking', where: 'anywhere', keys: ['Ctrl+[', 'Alt+Shift+ArrowLeft'] },
  'turn-right': { label: 'Turn the board right', group: 'looking', where: 'anywhere', keys: ['Ctrl+]', 'Alt+Shift+ArrowRight'] },
  'zoom-in': { label: 'Zoom in', group: 'looking', where: 'anywhere', keys: ['Ctrl++', 'Ctrl+='] },
  'zoom-out': { label: 'Zoom out', group: 'looking', where: 'anywhere', keys: ['Ctrl+-'] },
  panel: { label: 'Show or hide the side panel', group: 'looking', where: 'anywhere', keys: ['Ctrl+B'], icon: 'panel' },
  'say-cell': { label: 'Repeat the square and piece', group: 'listening', where: 'anywhere', keys: ['F2'] },
  'say-situation': { label: 'Announce whose turn it is and the situation', group: 'listening', where: 'anywhere', keys: ['F3'] },
  'say-last': { label: 'Repeat the last move', group: 'listening', where: 'anywhere', keys: ['F4'] },
  'say-why': { label: 'Why the computer moved so', group: 'listening', where: 'anywhere', keys: ['Alt+W'] },
  'say-clocks': { label: 'Announce both clocks', group: 'listening', where: 'anywhere', keys: ['Ctrl+Shift+S', 'Alt+Shift+C'] },
  'say-destinations': { label: 'Announce where it can go', group: 'listening', where: 'anywhere', keys: ['F8'] },
  mute: { label: 'Sound on or off', group: 'listening', where: 'anywhere', keys: ['Alt+M'], icon: 'sound' },
  'next-region': { label: 'Next part of the screen', group: 'everywhere', where: 'anywhere', keys: ['F6'] },
  'previous-region': { label: 'Previous part of the screen', group: 'everywhere', where: 'anywhere', keys: ['Shift+F6'] },
  menu: { label: 'Menu', group: 'everywhere', where: 'anywhere', keys: ['F10'] },
  'command-palette': { label: 'All commands', group: 'everywhere', where: 'anywhere', keys: ['Ctrl+K'], icon: 'search' },
  practise: { label: 'Practise this piece', group: 'everywhere', where: 'anywhere', keys: ['Shift+F9'], icon: 'done' },
  rulebook: { label: 'Rules for this piece', group: 'everywhere', where: 'anywhere', keys: ['F9'], icon: 'book' },
  settings: { label: 'Settings', group: 'everywhere', where: 'anywhere', keys: ['Ctrl+,'], icon: 'settings' },
  keys: { label: 'Keyboard shortcuts', group: 'everywhere', where: 'anywhere', keys: ['F1'], icon: 'keys' },
  about: { label: 'About Fairytable', group: 'everywhere', where: 'anywhere', keys: [], noKey: 'Rare; it is in the menu.', icon: 'info' },
  'show-saves': { label: 'Show the saves folder', group: 'everywhere', where: 'anywhere', keys: [], noKey: 'Rare; it is in About Fairytable.' },
  'show-log': { label: 'Show the log', group: 'everywhere', where: 'anywhere', keys: [], noKey: 'Rare; it is in About Fairytable.' },
  'copy-report': { label: 'Copy a report', group: 'everywhere', where: 'anywhere', keys: [], noKey: 'Rare; it is in About Fairytable.' },
  'full-screen': { label: 'Full screen', group: 'everywhere', where: 'anywhere', keys: ['F11'], icon: 'fullscreen' },
  quit: { label: 'Quit', group: 'everywhere', where: 'anywhere', keys: [], noKey: 'The system has its own.', fixed: 'The system has its own.' },
} as const satisfies Readonly<Record<string, CommandFacts>>;

export type CommandId = keyof typeof table;
export const commandIds = Object.keys(table) as readonly CommandId[];

/** What people read of the commands, in the language of the moment. */
const texts: Readonly<Record<string, object>> = live(
  'commandText',
  Object.fromEntries(
    Object.entries<CommandFacts>(table).map(([id, { label, fixed, noKey }]) => [
      id,
      { label, ...(fixed !== undefined && { fixed }), ...(noKey !== undefined && { noKey }) },
    ]),
  ),
);
export const commands = Object.fromEntries(
  commandIds.map((id) => [id, Object.defineProperties({ ...table[id] }, Object.getOwnPropertyDescriptors(texts[id]))]),
) as { readonly [Id in CommandId]: CommandFacts & (typeof table)[Id] };

/** What a command is called in English, which can always be typed. */
export const englishLabel = (id: CommandId): string => table[id].label;

export const isCommandId = (id: string): id is CommandId => Object.hasOwn(table, id);

/**
 * The native menus; lines separate the sections. Undo and redo have no native role: they belong to the game, and in a
 * text field the page leaves them to the field.
 */
export const nativeMenus: readonly {
  readonly menu: 'file' | 'edit' | 'view' | 'go' | 'help';
  readonly sections: readonly (readonly CommandId[])[];
}[] = [
  {
    menu: 'file',
    sections: [
      ['new-game', 'open', 'known-variants', 'own-games', 'change-rules', 'learn', 'problems'],
      ['invite', 'join'],
      ['save-copy', 'share', 'rename', 'set-up'],
      ['change-level'],
      ['declare', 'resign', 'agree-draw', 'leave'],
      ['settings'],
    ],
  },
  {
    menu: 'edit',
    sections: [
      ['undo', 'redo'],
      ['undo-turn', 'redo-turn'],
    ],
  },
  {
    menu: 'go',
    sections: [
      ['end-turn', 'pass', 'next-movable'],
      ['move-now', 'let-move', 'pause-computer', 'replay'],
      ['copy-turn', 'paste-turn', 'broker', 'whole-game'],
      ['pause-clocks', 'clocks', 'tosses'],
      ['go-to-cell', 'hand', 'flights'],
      ['first', 'previous', 'next', 'latest'],
      ['comment', 'notes', 'draw', 'point'],
      ['hint', 'threats', 'analysis', 'review'],
      ['again', 'solution', 'next-problem'],
    ],
  },
  {
    menu: 'view',
    sections: [
      ['view-reset', 'view-above', 'view-side', 'view-other', 'view-flat', 'view-spots'],
      ['turn-left', 'turn-right', 'zoom-in', 'zoom-out'],
      ['change-place', 'legend', 'secrets'],
      ['panel', 'full-screen'],
      ['mute'],
    ],
  },
  {
    menu: 'help',
    sections: [['rulebook', 'keys', 'say-situation'], ['show-saves', 'show-log', 'copy-report'], ['about']],
  },
];

/** The menu on the table: groups, whose lines separate their sections, and what is always in reach. Each has an icon. */
export const tableMenu = {
  groups: [
    {
      group: 'game',
      sections: [
        ['new-game', 'open', 'known-variants', 'own-games'],
        ['save-copy', 'share', 'rename'],
        ['set-up', 'change-rules'],
      ],
    },
    {
      group: 'table',
      sections: [
        ['comment', 'notes', 'draw'],
        ['pause-clocks', 'clocks', 'tosses'],
        ['referee', 'change-level'],
      ],
    },
    {
      group: 'friends',
      sections: [
        ['invite', 'join'],
        ['copy-turn', 'paste-turn', 'broker', 'whole-game'],
      ],
    },
    {
      group: 'learn',
      sections: [
        ['learn', 'problems', 'practise'],
        ['hint', 'threats', 'analysis', 'review'],
      ],
    },
    {
      group: 'view',
      sections: [
        ['view-reset', 'view-other', 'view-spots'],
        ['change-place', 'secrets'],
        ['full-screen', 'mute'],
      ],
    },
    {
      group: 'help',
      sections: [['rulebook', 'legend', 'keys', 'command-palette'], ['settings'], ['about']],
    },
  ],
  always: [['declare', 'agree-draw', 'resign'], ['leave']],
} as const satisfies {
  readonly groups: readonly { readonly group: string; readonly sections: readonly (readonly CommandId[])[] }[];
  readonly always: readonly (readonly CommandId[])[];
};
/** The commands of the menu on the table, with the group that holds each; `null`: it is always in reach. */
export const tableMenuPlaces = [
  ...tableMenu.groups.flatMap(({ group, sections }) => sections.flat().map((id) => ({ id, group }))),
  ...tableMenu.always.flat().map((id) => ({ id, group: null })),
];
export type TableMenuCommand = (typeof tableMenuPlaces)[number]['id'];
