/** One of several that are shown: one tab stop, the arrow keys choose. */
import { useRef } from 'react';
import { radioKey } from '../../shell/radioKeys.ts';

export function PictureRadios(props: {
  readonly label: string;
  readonly className: string | undefined;
  readonly values: readonly string[];
  readonly chosen: string | null;
  nameOf(value: string): string;
  onChoose(value: string): void;
  children(value: string): React.ReactNode;
}) {
  const { label, className, values, chosen, nameOf, onChoose, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const at = Math.max(0, values.indexOf(chosen ?? ''));
  return (
    <div
      ref={box}
      role="radiogroup"
      aria-label={label}
      className={className}
      onKeyDown={(event) => {
        const to = radioKey(event.key, at, values.length);
        if (to === undefined) return;
        event.preventDefault();
        onChoose(values[to]);
        box.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
      }}
    >
      {values.map((value, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a button with the house's states
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === chosen}
          aria-label={nameOf(value)}
          data-tip={nameOf(value)}
          tabIndex={i === at ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {children(value)}
        </button>
      ))}
    </div>
  );
}
