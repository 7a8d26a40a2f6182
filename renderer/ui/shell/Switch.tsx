/** Switches. The square stands on its corner when it is on; the label gives the name, the role the state. */
import { useId } from 'react';
import styles from './Switch.module.css';

export function Switch({
  id,
  on,
  onChange,
  label,
  describedBy,
  why,
}: {
  readonly id?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** its name, where no `<label for>` gives one */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  /** why it cannot be switched; any text disables it */
  readonly why?: string | undefined;
}) {
  return (
    <button
      id={id}
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={why !== undefined || undefined}
      data-tip={why}
      onClick={why === undefined ? () => onChange(!on) : undefined}
    />
  );
}

/** A switch with its words behind it: a click on them switches it, too. */
export function SwitchWithLabel(props: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly label: string;
  /** explains the words */
  readonly tip?: string;
  readonly className: string | undefined;
}) {
  const id = useId();
  return (
    <div className={props.className}>
      <Switch id={id} on={props.on} onChange={props.onChange} />
      <label htmlFor={id} data-tip={props.tip}>
        {props.label}
      </label>
    </div>
  );
}
