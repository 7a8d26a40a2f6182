/**
 * Who may import whom: one row a folder. A row sees itself and what it names, which is above it: so no two folders import
 * each other, by any way round. Nothing is allowed that nobody uses, and the tests see everything.
 *
 * A row holds for the folder with its subfolders, or for the files of that name, but for what has a row of its own; `*`
 * is any name. `engine/variants/*` is each game by itself: they do not see each other. After a change:
 * `node scripts/layers/generate.mjs`.
 */

/**
 * The folder; what it is; the rows that it sees (`*`: all); the packages that it may use (`node:*` are Node's own); and where
 * belongs what it may not import.
 * @type {readonly (readonly [folder: string, is: string, sees: string, uses: string, instead?: string])[]}
 */
export const arrows = [
  // engine: pure, so no row but the command line and the tests' uses Node
  ['engine/shared', 'what the page and the main process must know alike', '', 'valibot'],
  ['engine/core', 'squares, pieces, actions, effects; knows none of the games', 'engine/shared', ''],
  ['engine/variants/*', 'one game', 'engine/shared engine/core', '', 'What two games share belongs to engine/core.'],
  ['engine/variants', 'the registry of games', 'engine/core engine/variants/*', ''],
  ['engine/workshop', 'variants made of text', 'engine/shared engine/core', ''],
  ['engine/match', 'one match: its history, its players, its save', 'engine/shared engine/core', 'valibot'],
  [
    'engine/search/advice/position-view.ts',
    'the one place where the search knows a match',
    'engine/core engine/variants engine/match',
    '',
  ],
  [
    'engine/search',
    'what the computer plays with; thinks about any game',
    'engine/core engine/variants engine/search/advice/position-view.ts',
    '',
    'It knows the games by their registry only.',
  ],
  ['engine/problems', 'positions to solve', 'engine/shared engine/core engine/variants engine/search', ''],
  ['engine/lessons', 'what newcomers are taught', 'engine/shared engine/core engine/variants engine/search', ''],
  ['engine/practice', 'tasks that are made up', 'engine/shared engine/core engine/search engine/lessons', ''],
  [
    'engine/cases',
    'positions of the rulebook with a question each',
    'engine/shared engine/core engine/variants engine/lessons',
    '',
  ],
  [
    'engine/console',
    'the engine on the command line',
    `engine/shared engine/core engine/variants engine/workshop engine/match engine/search/advice/position-view.ts engine/search
     engine/problems`,
    'node:* valibot',
  ],
  ['engine/testing/test-variant', 'the test game, which is like no other', 'engine/core', ''],
  [
    'engine/testing',
    'what only tests use',
    'engine/shared engine/core engine/variants/* engine/variants engine/workshop engine/search',
    'node:* vitest',
  ],
  ['examples', 'a variant like any other', 'engine/shared engine/core', ''],

  // electron: the main process
  ['electron/contract', 'messages between the page and the main process', 'engine/shared', 'valibot'],
  [
    'renderer/text',
    'what the screen says',
    'engine/shared electron/contract',
    '',
    'What computes it belongs to renderer/narration.',
  ],
  [
    'languages',
    'what is said in languages besides English',
    `engine/shared engine/core engine/lessons engine/workshop engine/match engine/practice electron/contract
     renderer/text`,
    '',
  ],
  [
    'electron/games',
    'the games that players made',
    'engine/shared engine/core engine/variants engine/workshop engine/match engine/search',
    'node:*',
  ],
  [
    'electron/saves',
    'the library of saves',
    'engine/shared engine/core engine/variants engine/match electron/contract electron/games',
    'node:* valibot',
    'What needs Electron belongs to electron/hosts.',
  ],
  ['electron/online', 'between two machines', 'engine/shared engine/core electron/contract', 'node:* selfsigned ws'],
  [
    'electron/online/mailbox',
    'between two machines by a message broker',
    'engine/shared engine/core electron/contract electron/saves electron/online',
    'node:* mqtt valibot ws',
  ],
  [
    'electron/app',
    'the running match',
    `engine/shared engine/core engine/variants engine/workshop engine/match engine/search/advice/position-view.ts engine/search
     engine/problems engine/lessons engine/practice engine/cases
     languages electron/contract electron/games electron/saves electron/online electron/online/mailbox`,
    'node:* valibot',
    'What needs Electron belongs to electron/hosts.',
  ],
  ['electron/search', 'the thread that thinks; knows only its jobs', 'engine/search electron/app', 'node:*'],
  ['package.json', 'the version', '', ''],
  [
    'electron/hosts',
    'plain Node for a browser, and what both hosts share',
    'electron/contract electron/saves electron/online electron/app electron/search package.json',
    'node:* ws',
    'What needs Electron belongs to electron/hosts/electron*.ts.',
  ],
  [
    'electron/hosts/electron-updates',
    'new versions by electron-updater',
    'electron/contract electron/app',
    'node:* electron electron-updater js-yaml valibot',
  ],
  [
    'electron/hosts/electron*.ts',
    'Electron',
    `engine/shared electron/contract electron/saves electron/app electron/search package.json electron/hosts
     electron/hosts/electron-updates`,
    'node:* electron',
  ],
  ['electron/main.ts', 'the entry', 'electron/hosts/electron*.ts', ''],
  ['electron/preload.ts', 'the bridge of the window', 'electron/contract', 'electron'],

  // renderer: the page sees the contract, never the engine or the main process
  [
    'renderer/board',
    'what a board shows, in 3D or flat',
    'engine/shared electron/contract',
    '',
    'Drawing belongs to renderer/scene or renderer/ui/flat.',
  ],
  ['renderer/bridge', 'the connection to the host', 'electron/contract', '', 'State belongs to renderer/state.'],
  ['renderer/decoration', 'keeps what only decorates from ending the page', '', 'react'],
  [
    'renderer/art',
    'the kit that figures and boards are made with',
    'electron/contract',
    'react three',
    'What draws frames belongs to renderer/scene.',
  ],
  ['renderer/variants/drawing.ts', 'how a game is drawn', 'renderer/board renderer/art', ''],
  ['renderer/variants/glyph-files.ts', 'glyphs from their files', 'renderer/variants/drawing.ts', ''],
  [
    'renderer/variants/*',
    'the art of one game',
    'electron/contract renderer/art renderer/variants/drawing.ts renderer/variants/glyph-files.ts',
    'react three',
    'What two games share belongs to renderer/art.',
  ],
  ['renderer/variants/plain', 'a game without art', 'electron/contract renderer/art', 'react three'],
  [
    'renderer/variants/own',
    'a game that a player made, with the figures of the others',
    `electron/contract renderer/art renderer/variants/drawing.ts renderer/variants/*
     renderer/variants/plain`,
    'react three',
  ],
  [
    'renderer/variants',
    'the registry of art',
    `engine/shared electron/contract renderer/board renderer/art renderer/variants/drawing.ts renderer/variants/*
     renderer/variants/plain renderer/variants/own`,
    '',
  ],
  [
    'renderer/state',
    'the match on the screen, the settings, the library',
    'engine/shared electron/contract renderer/text renderer/board renderer/bridge renderer/decoration',
    'react valibot zustand',
    'What a key or a button does belongs to renderer/commands, sentences to renderer/narration, views to renderer/ui.',
  ],
  [
    'renderer/narration',
    'sentences from effects and positions',
    'engine/shared electron/contract renderer/text renderer/board renderer/decoration renderer/state',
    'zustand',
    'Components belong to renderer/ui.',
  ],
  [
    'renderer/sound',
    'sounds from effects',
    'electron/contract renderer/board renderer/decoration renderer/state',
    '',
    'The page tells it what happened: that belongs to renderer/ui.',
  ],
  [
    'renderer/commands',
    'what each command does',
    'electron/contract renderer/text renderer/board renderer/state renderer/narration',
    '',
    'Components belong to renderer/ui.',
  ],
  [
    'renderer/scene',
    'the table in 3D; is given views, effects and art',
    'engine/shared electron/contract renderer/board renderer/decoration renderer/art',
    'react three @dimforge/rapier3d-compat @fontsource-variable/inter @react-three/drei @react-three/fiber',
    "State belongs to renderer/state; a game's art reaches it as a prop.",
  ],
  ['renderer/ui/shell/tokens.css', 'the colours and sizes of the page', '', ''],
  [
    'renderer/ui/shell',
    'the controls that every screen has',
    'electron/contract renderer/text renderer/decoration renderer/state renderer/narration',
    'react react-dom zustand',
  ],
  [
    'renderer/ui/flat',
    'the flat board and its glyphs',
    `electron/contract renderer/text renderer/board renderer/decoration renderer/variants/own renderer/variants
     renderer/state renderer/narration renderer/ui/shell`,
    'react',
  ],
  [
    'renderer/ui/board3d',
    'the 3D board in a screen, and its pictures',
    `electron/contract renderer/text renderer/board renderer/decoration renderer/variants renderer/state
     renderer/scene renderer/ui/shell renderer/ui/flat`,
    'react',
  ],
  [
    'renderer/ui/parts',
    'what the parts of the table and other screens share',
    `electron/contract renderer/text renderer/board renderer/decoration renderer/variants renderer/state
     renderer/sound renderer/commands renderer/ui/shell renderer/ui/flat`,
    'react zustand',
  ],
  [
    'renderer/ui/clocks',
    'the clocks',
    'engine/shared electron/contract renderer/text renderer/state renderer/narration renderer/commands renderer/ui/shell renderer/ui/parts',
    'react zustand',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/computer',
    'the computer as a player',
    `electron/contract renderer/text renderer/state renderer/narration renderer/commands renderer/ui/shell
     renderer/ui/parts`,
    'react zustand',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/broker',
    'games by a message broker',
    'engine/shared electron/contract renderer/text renderer/state renderer/ui/shell renderer/ui/parts',
    'react',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/correspondence',
    'play by text and by a broker',
    'renderer/text renderer/state renderer/ui/shell renderer/ui/parts renderer/ui/broker',
    'react',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/exercises',
    'problems, lessons and practice at the table',
    'electron/contract renderer/text renderer/state renderer/narration renderer/commands renderer/ui/shell renderer/ui/parts',
    'react zustand',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/online',
    'a direct table',
    `electron/contract renderer/text renderer/board renderer/decoration renderer/state renderer/narration
     renderer/ui/shell renderer/ui/parts`,
    'qrcode-generator react zustand',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/share',
    'pictures, films and the paper of a game',
    `electron/contract renderer/text renderer/board renderer/state renderer/scene renderer/ui/shell
     renderer/ui/board3d renderer/ui/parts`,
    'react react-dom',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/notes',
    'comments and drawings',
    `engine/shared electron/contract renderer/text renderer/board renderer/state renderer/commands
     renderer/ui/shell renderer/ui/parts`,
    'react',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/tosses',
    'the coin and the dice',
    `engine/shared electron/contract renderer/text renderer/board renderer/state renderer/narration
     renderer/ui/shell renderer/ui/parts`,
    'react',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/free',
    'the free table',
    `electron/contract renderer/text renderer/board renderer/state renderer/narration renderer/ui/shell
     renderer/ui/flat renderer/ui/board3d renderer/ui/parts`,
    'react zustand',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/keys',
    'the keyboard: typing, the palette of commands, the keys themselves',
    `electron/contract renderer/text renderer/state renderer/narration renderer/commands renderer/ui/shell
     renderer/ui/parts`,
    'react react-dom',
    'What two features need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/table',
    'the screen of the table',
    `electron/contract renderer/text renderer/board renderer/decoration renderer/state renderer/narration
     renderer/commands renderer/scene renderer/ui/shell renderer/ui/flat renderer/ui/board3d renderer/ui/parts
     renderer/ui/clocks renderer/ui/computer renderer/ui/correspondence renderer/ui/exercises renderer/ui/online
     renderer/ui/broker renderer/ui/share renderer/ui/notes renderer/ui/tosses renderer/ui/free renderer/ui/keys`,
    'react zustand',
    'What the table and another screen need belongs to renderer/ui/parts.',
  ],
  [
    'renderer/ui/screens',
    'all other screens, and the way between them',
    `engine/shared electron/contract renderer/text renderer/board renderer/bridge renderer/decoration
     renderer/variants renderer/variants/own renderer/state renderer/narration renderer/sound renderer/commands
     renderer/scene renderer/ui/shell renderer/ui/flat renderer/ui/board3d renderer/ui/parts renderer/ui/clocks
     renderer/ui/computer renderer/ui/correspondence renderer/ui/online renderer/ui/keys renderer/ui/table`,
    'react react-dom',
  ],
  [
    'renderer/ui/testing',
    'what only tests of screens use',
    'electron/contract renderer/state renderer/ui/table',
    'react react-dom vitest',
  ],
  [
    'renderer/main.tsx',
    'the entry of the page',
    `renderer/bridge renderer/state renderer/sound renderer/ui/shell/tokens.css renderer/ui/shell renderer/ui/board3d
     renderer/ui/table renderer/ui/screens`,
    'react react-dom',
  ],
  ['renderer/testing', 'what only tests use', 'electron/contract renderer/variants/own', 'three'],

  ['scripts', 'build, start, test, pack, bench', '*', '*'],
  [
    'renderer/dev',
    'the art sheet',
    `electron/contract renderer/board renderer/art renderer/variants/* renderer/variants renderer/scene
     renderer/ui/shell/tokens.css renderer/testing scripts`,
    'node:* @playwright/test react react-dom three vite',
  ],
  ['e2e', 'games in a real browser and a real window', '*', '*'],
];
