/**
 * Every command, found by its name, group or keys and run from there. The field keeps the focus, and the arrows choose
 * in the list (WAI-ARIA combobox). A command that is not available says why, in its row and aloud when it is chosen.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CommandId, commandIds, commands, englishLabel } from '../../../electron/contract/commands.ts';
import { specOf } from '../../../electron/contract/keys.ts';
import { behaviours, runCommand } from '../../commands/behaviour.ts';
import { capsOf, keysOf } from '../../state/keys.ts';
import { uiText } from '../../text/index.ts';
import { useTable } from '../parts/table-context.ts';
import { Icon, type IconName, isIconName } from '../shell/Icon.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { ReadOut } from '../shell/ReadOut.tsx';
import styles from './CommandPalette.module.css';

const words = uiText.table.keys;

/** Those of a whole family of keys need to know which one was pressed. */
const needsPress = (id: CommandId): boolean =>
  commands[id].keys.some((keys) => ['Letter', 'Digit'].includes(specOf(keys).base));
const listed = commandIds.filter((id) => id !== 'command-palette' && !needsPress(id));

const rank = ({ id, why }: { readonly id: CommandId; readonly why: string | null }): number =>
  (why === null ? 0 : 2) + (commands[id].group === 'board' ? 1 : 0);

const iconOf = (id: CommandId): IconName | undefined => {
  const { icon } = commands[id];
  return icon !== undefined && isIconName(icon) ? icon : undefined;
};

export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { commandContext } = useTable();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const sought = text.trim().toLowerCase();
  const rows = listed
    .map((id) => ({
      id,
      label: commands[id].label,
      icon: iconOf(id),
      groupName: words.groups[commands[id].group],
      keys: capsOf(id).map((caps) => caps.join('+')),
      why: behaviours[id].why(commandContext()),
    }))
    .filter(({ id, label, groupName, keys }) =>
      [label, englishLabel(id), groupName, ...keys, ...keysOf(id)].some((part) => part.toLowerCase().includes(sought)),
    )
    // those that are available come first; within each half, those of the board come last
    .sort((a, b) => rank(a) - rank(b));
  const current = rows[Math.min(at, rows.length - 1)];
  const optionId = (id: CommandId): string => `${listId}${id}`;
  const run = (id: CommandId, why: string | null) => {
    // a command may move the focus or open a dialog: this one is closed first
    if (why === null) flushSync(onClose);
    runCommand(id, commandContext());
  };
  const keyPressed = (event: KeyboardEvent) => {
    const go = (to: number) => {
      event.preventDefault();
      setAt((to + rows.length) % Math.max(rows.length, 1));
    };
    const now = current ? rows.indexOf(current) : 0;
    if (event.key === 'ArrowDown') go(now + 1);
    else if (event.key === 'ArrowUp') go(now - 1);
    else if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current.id, current.why);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option that is chosen is looked up in the page
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);
  return (
    <Dialog title={commands['command-palette'].label} icon="search" onClose={onClose} first={field}>
      <input
        ref={field}
        className="field"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current.id)}
        aria-label={words.find}
        placeholder={words.find}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={keyPressed}
      />
      <p role="status" className={rows.length === 0 ? styles.none : 'sr'}>
        {rows.length === 0 ? words.none : words.count(rows.length)}
      </p>
      <div ref={list} id={listId} role="listbox" aria-label={commands['command-palette'].label} className={styles.list}>
        {rows.map(({ id, label, icon, groupName, keys, why }) => (
          <PaletteRow
            key={id}
            id={optionId(id)}
            icon={icon}
            label={label}
            group={groupName}
            keys={keys[0] ?? null}
            why={why}
            chosen={id === current?.id}
            onRun={() => run(id, why)}
          />
        ))}
      </div>
    </Dialog>
  );
}

export function PaletteRow({
  id,
  icon,
  label,
  read = label,
  group,
  keys,
  why,
  chosen,
  onRun,
}: {
  readonly id: string;
  readonly icon: IconName | undefined;
  readonly label: string;
  /** the label as it is read out */
  readonly read?: string;
  readonly group: string;
  readonly keys: string | null;
  readonly why: string | null;
  readonly chosen: boolean;
  readonly onRun: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={why !== null || undefined}
      className={styles.row}
      // the field keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {icon ? <Icon name={icon} /> : <span />}
      <span>
        <ReadOut text={label} read={read} />
        <span className="sr">. </span>
        <span className={styles.detail}>{why === null ? group : uiText.joined.of(group, why)}</span>
      </span>
      {keys !== null && <kbd>{keys}</kbd>}
    </div>
  );
}
