/**
 * A button. What must stay true: a button that cannot be used now stays in the tab order, does nothing when pressed,
 * and says why; a button that shows only an icon has a name.
 */
import { type ButtonHTMLAttributes, type Ref, useId } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'title'> {
  readonly look?: 'usual' | 'primary' | 'quiet' | 'danger';
  readonly big?: boolean;
  readonly icon?: IconName;
  /** show only the icon; `aria-label` is its name */
  readonly iconOnly?: boolean;
  /** its tooltip, where its name is not enough */
  readonly tip?: string | undefined;
  /** why it cannot be used now; any text disables it */
  readonly why?: string | null | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'usual',
  big = false,
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
  const classes = ['btn', look !== 'usual' && look, big && 'big', iconOnly && 'icon-only', className];
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={ref}
        className={classes.filter(Boolean).join(' ')}
        data-tip={off ? why : (tip ?? (iconOnly ? rest['aria-label'] : undefined))}
        aria-description={off || tip === rest['aria-label'] ? undefined : tip}
        aria-disabled={off || undefined}
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
