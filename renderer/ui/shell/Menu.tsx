/**
 * A button that opens a short list of actions, as a native popover. Arrow keys move, letters jump, Escape and Tab close
 * it and return the focus. An entry that is not available says why instead of disappearing.
 */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Menu.module.css';
import { hidePopover } from './topLayer.ts';

export interface MenuEntry {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName;
  readonly keys?: ReactNode;
  readonly danger?: boolean;
  /** why it is not available now */
  readonly why?: string | null | undefined;
  /** draws a separator above it */
  readonly parted?: boolean;
  run(): void;
}

export function Menu({
  label,
  entries,
  align = 'end',
  ...button
}: {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
} & Omit<ButtonProps, 'onClick' | 'aria-label'>) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => list.current && hidePopover(list.current);
  // `toggle` comes later than what is seen: until then a key must not go to the page, which would handle its Escape
  const focusWhenShown = (element: HTMLDivElement | null) => {
    list.current = element;
    element?.setAttribute('autofocus', '');
  };
  const walk = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const go = (to: number) => {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    };
    // the browser closes it; the page does not handle this Escape
    if (event.key === 'Escape') event.stopPropagation();
    else if (event.key === 'Tab') close();
    else if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(all.length - 1);
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase();
      const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      const hit = after.find((el) => el.textContent?.trim().toLowerCase().startsWith(letter));
      if (hit) go(all.indexOf(hit));
    }
  };
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
      <div
        ref={focusWhenShown}
        id={id}
        popover="auto"
        className={classes(styles.menu, align === 'start' && styles.start)}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={walk}
        // the entries are rendered before it is shown, and stay until it has returned the focus
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={(event) => {
          if (event.newState === 'closed') setOpen(false);
          else event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
        }}
      >
        {open &&
          entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              onRun={() => {
                close();
                entry.run();
              }}
            />
          ))}
      </div>
    </>
  );
}

function Entry({ entry, onRun }: { readonly entry: MenuEntry; readonly onRun: () => void }) {
  const off = typeof entry.why === 'string' && entry.why !== '';
  return (
    <>
      {entry.parted && <hr />}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={entry.danger ? styles.danger : undefined}
        aria-disabled={off || undefined}
        data-tip={off ? (entry.why ?? undefined) : undefined}
        onClick={off ? undefined : onRun}
      >
        {entry.icon && <Icon name={entry.icon} />}
        <span>
          {entry.name}
          {off && <span className="sr">. {entry.why}</span>}
        </span>
        {entry.keys}
      </button>
    </>
  );
}
