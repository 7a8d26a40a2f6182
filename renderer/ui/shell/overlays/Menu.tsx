/**
 * A button that opens a menu of actions, and of groups of actions that open beside it; each is a native popover. The keys
 * are those of the WAI-ARIA menu pattern: arrows move, Right opens a group and Left closes it, letters jump, Escape
 * closes one menu and Tab all of them, and the focus returns. An action that is not available says why in its row.
 */
import { type KeyboardEvent, type ReactNode, type RefCallback, useCallback, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './Menu.module.css';
import { hidePopover } from './topLayer.ts';

interface MenuRow {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName | undefined;
  /** draws a separator above it */
  readonly parted?: boolean;
}
export interface MenuAction extends MenuRow {
  readonly keys?: ReactNode;
  readonly danger?: boolean;
  /** why it is not available now */
  readonly why?: string | null | undefined;
  run(): void;
}
export interface MenuGroup extends MenuRow {
  readonly entries: readonly MenuAction[];
}
export type MenuEntry = MenuAction | MenuGroup;

const itemsOf = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')].filter((item) => item.closest('[role=menu]') === menu);

export function Menu({
  label,
  entries,
  align = 'end',
  ...button
}: {
  readonly label: string;
  /** a function is asked anew whenever the open menu is rendered */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  readonly align?: 'start' | 'end';
} & Omit<ButtonProps, 'onClick' | 'aria-label'>) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => list.current && hidePopover(list.current);
  const keep = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
  }, []);
  const walk = (event: KeyboardEvent) => {
    const { activeElement } = document;
    const menu = activeElement?.closest<HTMLElement>('[role=menu]');
    if (!menu || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = itemsOf(menu);
    const at = all.indexOf(activeElement as HTMLElement);
    const go = (to: number) => {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    };
    // the browser closes the menu; the page does not handle this Escape
    if (event.key === 'Escape') event.stopPropagation();
    else if (event.key === 'Tab') close();
    else if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at === -1 ? -1 : at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(all.length - 1);
    else if (event.key === 'ArrowRight' && all[at]?.getAttribute('aria-expanded') === 'false') all[at].click();
    else if (event.key === 'ArrowLeft' && menu !== list.current) hidePopover(menu);
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      const hit = after.find((el) => el.textContent?.trim().toLowerCase().startsWith(letter));
      if (hit) go(all.indexOf(hit));
    }
  };
  const action = (entry: MenuAction) => (
    <Action
      key={entry.id}
      action={entry}
      onRun={() => {
        close();
        entry.run();
      }}
    />
  );
  return (
    <>
      <Button
        {...button}
        aria-label={button.iconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {label}
      </Button>
      <List
        ref={keep}
        id={id}
        label={label}
        className={align === 'start' ? styles.start : undefined}
        onOpen={setOpen}
        onKeyDown={walk}
      >
        {open &&
          (typeof entries === 'function' ? entries() : entries).map((entry) =>
            'run' in entry ? (
              action(entry)
            ) : (
              <Group key={entry.id} group={entry}>
                {entry.entries.map(action)}
              </Group>
            ),
          )}
      </List>
    </>
  );
}

function List({
  ref,
  id,
  label,
  className,
  onOpen,
  onHide,
  onKeyDown,
  children,
}: {
  readonly ref?: RefCallback<HTMLDivElement>;
  readonly id: string;
  readonly label: string;
  readonly className: string | undefined;
  readonly onOpen: (open: boolean) => void;
  /** it is about to be hidden, and has the focus */
  readonly onHide?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}) {
  // `toggle` comes later than what is seen: until then a key must not go to the page, which would handle its Escape
  const focusWhenShown = useCallback(
    (element: HTMLDivElement | null) => {
      ref?.(element);
      element?.setAttribute('autofocus', '');
    },
    [ref],
  );
  return (
    <div
      ref={focusWhenShown}
      id={id}
      popover="auto"
      className={classes(styles.menu, className)}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // the entries are rendered before it is shown, and stay until it has returned the focus; React passes the events of
      // a group on to the menu around it
      onBeforeToggle={({ target, currentTarget, newState }) => {
        if (target !== currentTarget) return;
        if (newState === 'open') onOpen(true);
        else if (currentTarget.contains(document.activeElement)) onHide?.();
      }}
      onToggle={({ target, currentTarget, newState }) => {
        if (target !== currentTarget) return;
        if (newState === 'closed') onOpen(false);
        else itemsOf(currentTarget)[0]?.focus();
      }}
    >
      {children}
    </div>
  );
}

function Group({ group, children }: { readonly group: MenuGroup; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {group.parted && <hr />}
      <button
        ref={opener}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {group.icon && <Icon name={group.icon} />}
        <span>{group.name}</span>
        <Icon name="right" className={styles.arrow} />
      </button>
      <List
        id={id}
        label={group.name}
        className={styles.group}
        onOpen={setOpen}
        // the browser returns the focus from the outermost popover only
        onHide={() => opener.current?.focus()}
      >
        {children}
      </List>
    </>
  );
}

function Action({ action, onRun }: { readonly action: MenuAction; readonly onRun: () => void }) {
  const off = typeof action.why === 'string' && action.why !== '';
  return (
    <>
      {action.parted && <hr />}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={action.danger ? styles.danger : undefined}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onRun}
      >
        {action.icon && <Icon name={action.icon} />}
        <span>
          {action.name}
          {off && <span className="sr">. </span>}
          {off && <span className={styles.why}>{action.why}</span>}
        </span>
        {action.keys}
      </button>
    </>
  );
}
