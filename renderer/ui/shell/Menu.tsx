/**
 * A button that opens a short list of things to do. Arrows walk it, letters jump, Escape and Tab close it, and focus
 * comes back to the button. An entry that cannot be used now says why instead of going away.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

export interface MenuEntry {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName;
  readonly keys?: ReactNode;
  readonly danger?: boolean;
  /** why it cannot be used now */
  readonly why?: string | null | undefined;
  /** a line is drawn above it */
  readonly parted?: boolean;
  run(): void;
}

export function Menu({
  label,
  entries,
  align = 'end',
  upwards = false,
  ...button
}: {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'end';
  readonly upwards?: boolean;
} & Omit<ButtonProps, 'onClick' | 'aria-label'>) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const items = () => [...(anchor.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    anchor.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const go = (to: number) => {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    };
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
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
    <span className="menu-anchor" ref={anchor}>
      <Button
        {...button}
        ref={opener}
        aria-label={button.iconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div
          id={id}
          className={['menu', align, upwards && 'up'].filter(Boolean).join(' ')}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={walk}
        >
          {entries.map((entry) => (
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
      )}
    </span>
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
        className={entry.danger ? 'danger' : undefined}
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
