/**
 * A choice among a few, all visible. It is a radio group: one tab stop, the arrow keys move and select, Home and End go
 * to the ends, past those that cannot be chosen.
 */
import { type KeyboardEvent, useRef } from 'react';
import { buttonClasses } from './Button.tsx';
import { radioKey } from './radioKeys.ts';
import styles from './Segmented.module.css';

export function Segmented<T extends string | number>({
  label,
  value,
  choices,
  onChange,
  describedBy,
}: {
  readonly label: string;
  readonly value: T;
  /** `colour`: what the choice is about, shown before its name */
  readonly choices: readonly {
    readonly id: T;
    readonly name: string;
    readonly title?: string;
    readonly colour?: string;
    /** why it cannot be chosen */
    readonly why?: string | undefined;
  }[];
  readonly onChange: (id: T) => void;
  readonly describedBy?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    choices.findIndex((choice) => choice.id === value),
  );
  const go = (event: KeyboardEvent) => {
    const open = choices.flatMap(({ why }, i) => (why === undefined || i === at ? [i] : []));
    const among = radioKey(event.key, open.indexOf(at), open.length);
    if (among === undefined) return;
    const to = open[among];
    event.preventDefault();
    if (to !== at) onChange(choices[to].id);
    box.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
  };
  return (
    <div
      ref={box}
      className={styles.segmented}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={go}
    >
      {choices.map((choice, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a button with the house's states
        <button
          key={choice.id}
          type="button"
          role="radio"
          className={buttonClasses({}, styles.choice)}
          aria-checked={i === at}
          tabIndex={i === at ? 0 : -1}
          aria-disabled={choice.why === undefined ? undefined : true}
          data-tip={choice.why ?? choice.title}
          aria-description={choice.why ?? choice.title}
          onClick={() => choice.why === undefined && onChange(choice.id)}
        >
          {choice.colour !== undefined && (
            <span className={styles.colour} style={{ background: choice.colour }} aria-hidden="true" />
          )}
          {choice.name}
        </button>
      ))}
    </div>
  );
}
