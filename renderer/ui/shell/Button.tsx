/**
 * A button. Must stay true: a disabled button stays in the tab order, does nothing when pressed, and says why; a button
 * that shows only an icon has a name.
 */
import { type ButtonHTMLAttributes, type Ref, useId } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Looks {
  readonly look?: 'usual' | 'primary' | 'quiet' | 'danger';
  readonly big?: boolean;
  /** show only the icon; `aria-label` is its name */
  readonly iconOnly?: boolean;
}
const looks = { usual: null, primary: styles.primary, quiet: styles.quiet, danger: styles.danger };
/** For other elements that look like a button, or a button with a role of its own. */
export const buttonClasses = ({ look = 'usual', big, iconOnly }: Looks, className?: string): string =>
  classes(styles.button, looks[look], big && styles.big, iconOnly && styles.iconOnly, className);

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'title'> {
  readonly icon?: IconName;
  /** its tooltip, where its name is not enough */
  readonly tip?: string | undefined;
  /** why it is disabled; any text disables it */
  readonly why?: string | null | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look,
  big,
  icon,
  iconOnly = false,
  why,
  className,
  children,
  onClick,
  tip,
  ref,
  ...rest
}: ButtonProps) {
  const reason = useId();
  const off = typeof why === 'string' && why !== '';
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={ref}
        className={buttonClasses({ look, big, iconOnly }, className)}
        data-tip={off ? why : (tip ?? (iconOnly ? rest['aria-label'] : undefined))}
        aria-description={off || tip === rest['aria-label'] ? undefined : tip}
        aria-disabled={off || rest['aria-disabled'] || undefined}
        aria-describedby={off ? reason : rest['aria-describedby']}
        onClick={off ? undefined : onClick}
      >
        {icon && <Icon name={icon} />}
        {!iconOnly && children}
      </button>
      {off && (
        <span id={reason} className="sr">
          {why}
        </span>
      )}
    </>
  );
}
