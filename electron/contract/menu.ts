/**
 * The native menu, as commands of the page: which stand in which menu, and with which keys they are shown. What a
 * command does, when it can be done and what else it is called is the page's; a click sends its id there. Undo and redo
 * have no native role: they belong to the game, and in a text field the page leaves them to the field.
 */
export interface MenuCommand {
  readonly id: string;
  /** as the page spells its first key; none where it has none */
  readonly keys?: string;
}
export interface MenuGroup {
  readonly menu: 'file' | 'edit' | 'view' | 'go' | 'help';
  /** separated by lines */
  readonly sections: readonly (readonly MenuCommand[])[];
}

const command = (id: string, keys?: string): MenuCommand => (keys === undefined ? { id } : { id, keys });

export const menus: readonly MenuGroup[] = [
  {
    menu: 'file',
    sections: [
      [command('new-game', 'Ctrl+Shift+G'), command('open', 'Ctrl+O')],
      [command('save-copy', 'Ctrl+S'), command('rename'), command('set-up', 'Alt+P')],
      [command('resign'), command('agree-draw'), command('leave')],
      [command('settings', 'Ctrl+,')],
    ],
  },
  {
    menu: 'edit',
    sections: [
      [command('undo', 'Ctrl+Z'), command('redo', 'Ctrl+Shift+Z')],
      [command('undo-turn', 'Alt+Z'), command('redo-turn', 'Alt+Shift+Z')],
    ],
  },
  {
    menu: 'go',
    sections: [
      [command('end-turn', 'Ctrl+Enter'), command('pass', 'Ctrl+Shift+Enter'), command('next-movable', 'Ctrl+.')],
      [command('go-to-cell', 'Ctrl+G'), command('hand', 'Ctrl+Shift+H'), command('flights', 'Ctrl+L')],
      [
        command('first', 'Alt+Home'),
        command('previous', 'Alt+ArrowLeft'),
        command('next', 'Alt+ArrowRight'),
        command('latest', 'Alt+End'),
      ],
    ],
  },
  {
    menu: 'view',
    sections: [
      [
        command('view-reset', 'Ctrl+0'),
        command('view-above', 'Ctrl+1'),
        command('view-side', 'Ctrl+2'),
        command('view-other', 'Ctrl+Shift+2'),
        command('view-flat', 'Ctrl+3'),
        command('view-spots', 'Ctrl+4'),
      ],
      [
        command('turn-left', 'Ctrl+['),
        command('turn-right', 'Ctrl+]'),
        command('zoom-in', 'Ctrl++'),
        command('zoom-out', 'Ctrl+-'),
      ],
      [command('legend', 'Ctrl+I'), command('secrets', 'Alt+U')],
      [command('panel', 'Ctrl+B'), command('full-screen', 'F11')],
    ],
  },
  {
    menu: 'help',
    sections: [
      [command('rulebook', 'F9'), command('keys', 'F1'), command('say-situation', 'F3')],
      [command('show-saves'), command('show-log'), command('copy-report')],
      [command('about')],
    ],
  },
];
