/** The menu of the table, made from the table of commands: groups, and what is always in reach below them. */
import { commands, type TableMenuCommand, tableMenu } from '../../../../electron/contract/commands.ts';
import { behaviours, runCommand } from '../../../commands/behaviour.ts';
import { capsOf } from '../../../state/keys.ts';
import { uiText } from '../../../text/index.ts';
import { useMatch, useTable } from '../../parts/table-context.ts';
import type { IconName } from '../../shell/Icon.tsx';
import { Menu, type MenuAction, type MenuEntry } from '../../shell/overlays/Menu.tsx';

const words = uiText.table.menu;
const icons: Readonly<Record<keyof typeof words.groups, IconName>> = {
  game: 'piece',
  table: 'tray',
  friends: 'link',
  learn: 'book',
  view: 'camera',
  help: 'info',
};

export function TableMenu() {
  const { commandContext } = useTable();
  const hidden = useMatch((s) => s.description.features.some((f) => f.hidden));
  const isOwn = useMatch((s) => s.description.own === true);
  const isDeclared = useMatch((s) => s.view.declaring !== undefined);
  const action = (id: TableMenuCommand, parted: boolean): MenuAction => {
    const caps = capsOf(id)[0];
    return {
      id,
      icon: commands[id].icon,
      name: commands[id].label,
      why: behaviours[id].why(commandContext()),
      parted,
      danger: id === 'resign',
      keys: caps ? <kbd>{caps.join('+')}</kbd> : undefined,
      run: () => void runCommand(id, commandContext()),
    };
  };
  const actions = (sections: readonly (readonly TableMenuCommand[])[], partFirst: boolean): readonly MenuAction[] =>
    sections.flatMap((section, s) =>
      section
        // a game without secrets, rules of its own or declarations does not mention them
        .filter((id) => !((id === 'secrets' && !hidden) || (id === 'change-rules' && !isOwn)))
        .filter((id) => id !== 'declare' || isDeclared)
        .map((id, i) => action(id, i === 0 && (s > 0 || partFirst))),
    );
  const entries = (): readonly MenuEntry[] => [
    ...tableMenu.groups.map(({ group, sections }) => ({
      id: group,
      icon: icons[group],
      name: words.groups[group],
      entries: actions(sections, false),
    })),
    ...actions(tableMenu.always, true),
  ];
  return (
    <Menu label={words.label} entries={entries} align="start" look="quiet" icon="menu" iconOnly data-testid="menu" />
  );
}
