/** The strip above the board: menu, the far seat, the game's title, the views, the panel. */
import type { Side } from '../../../electron/contract/view.ts';
import { capsOf, tipOf } from '../../commands/keyboard.ts';
import { commandById } from '../../commands/table.ts';
import { shownView } from '../../state/match-derived.ts';
import { turnsInLine } from '../../state/match-moves.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import type { IconName } from '../shell/Icon.tsx';
import { Menu, type MenuEntry } from '../shell/Menu.tsx';
import { runCommand, useCommand, useMatch, useSeen, useTable } from './context.ts';
import { HouseRulesButton } from './HouseRules.tsx';
import { CheckNotice, SecretNotice } from './Notices.tsx';
import { Seat } from './Seat.tsx';

/** The menu's entries by command, with a line above the first of each group. */
const menu: readonly (readonly (readonly [string, IconName])[])[] = [
  [
    ['new-game', 'plus'],
    ['set-up', 'piece'],
    ['open', 'folder'],
    ['save-copy', 'export'],
    ['rename', 'rename'],
  ],
  [
    ['agree-draw', 'hands'],
    ['resign', 'flag'],
  ],
  [
    ['view-reset', 'camera'],
    ['view-other', 'turn'],
    ['view-spots', 'camera'],
    ['secrets', 'eye'],
  ],
  [
    ['legend', 'piece'],
    ['rulebook', 'book'],
    ['keys', 'keys'],
    ['settings', 'settings'],
    ['full-screen', 'fullscreen'],
    ['about', 'info'],
  ],
  [['leave', 'leave']],
];

export function TopStrip({
  far,
  panelOpen,
  onTrays,
}: {
  readonly far: Side;
  readonly panelOpen: boolean;
  readonly onTrays: () => void;
}) {
  const { commandContext } = useTable();
  const view = useSeen(shownView);
  const now = useSeen((s) => s.view);
  const title = useMatch((s) => s.description.title);
  const all = useSeen((s) => turnsInLine(s.nodes, shownView(s), s.view));
  const panel = useCommand('panel');
  const secrets = useMatch((s) => s.description.features.some((f) => f.hidden));
  const entries = menu.flatMap((group, g) =>
    group
      .filter(([id]) => id !== 'secrets' || secrets)
      .map(([id, icon], i): MenuEntry => {
        const command = commandById(id);
        if (!command) throw new Error(`no command is called ${id}`);
        const caps = capsOf(command)[0];
        return {
          id,
          icon,
          name: uiText.commands[id] ?? id,
          why: command.why(commandContext()),
          parted: g > 0 && i === 0,
          danger: id === 'resign',
          keys: caps ? <kbd>{caps.join('+')}</kbd> : undefined,
          run: () => void runCommand(command, commandContext()),
        };
      }),
  );
  const told = view.checks.length > 0 || now.viewer !== null;
  const turn = view.phase
    ? uiText.special.beforePlay
    : now === view
      ? uiText.table.turnOf(view.turnNumber)
      : uiText.table.turnOfAll(view.turnNumber, all);
  return (
    <header className="strip strip-top" data-region="top">
      <Menu
        label={uiText.table.menu.label}
        entries={entries}
        align="start"
        look="quiet"
        icon="menu"
        iconOnly
        data-testid="menu"
      />
      <Seat side={far} onTrays={onTrays} />
      <CheckNotice />
      <SecretNotice />
      <div className={told ? 'title sr' : 'title'}>
        <h1>{view.name === '' || view.name === title ? title : view.name}</h1>
        <span className="muted small">{view.name === '' || view.name === title ? turn : `${title}, ${turn}`}</span>
        <HouseRulesButton />
        {!now.saved && <span className="unsaved small">{uiText.table.unsaved}</span>}
      </div>
      <fieldset className="group" aria-label={uiText.table.views.label}>
        <ViewButton id="view-above" icon="above" />
        <ViewButton id="view-side" icon="side" />
        <ViewButton id="view-flat" icon="flat" />
        <ViewButton id="view-spots" icon="camera" />
      </fieldset>
      <Button
        look="quiet"
        icon="panel"
        iconOnly
        aria-label={uiText.commands.panel}
        aria-expanded={panelOpen}
        title={tipOf(uiText.commands.panel ?? '', panel.command)}
        data-testid="panel"
        onClick={panel.run}
      />
    </header>
  );
}

function ViewButton({ id, icon }: { readonly id: string; readonly icon: IconName }) {
  const { flat } = useTable();
  const { command, why, run } = useCommand(id);
  return (
    <Button
      icon={icon}
      iconOnly
      why={why}
      aria-label={uiText.commands[id]}
      aria-pressed={id === 'view-flat' ? flat : undefined}
      title={tipOf(uiText.commands[id] ?? id, command)}
      data-testid={id}
      onClick={run}
    />
  );
}
