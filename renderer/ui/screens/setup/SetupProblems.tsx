/** All problems of the draft, as reported by the host; each links to its cell. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { cellNameOf } from '../../../narration/labels.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { uiText } from '../../../text/index.ts';
import { Icon } from '../../shell/Icon.tsx';
import styles from './SetupProblems.module.css';

const words = uiText.setup;

export function ToPutRight(props: { readonly description: VariantDescription; onCell(cell: number): void }) {
  const { description, onCell } = props;
  const problems = useSetup((s) => s.checked?.problems) ?? [];
  const current = useSetup((s) => s.current);
  const options = useSetup((s) => s.options);
  if (problems.length === 0) {
    const changed = description.options.filter((o) => options[o.id] !== undefined && options[o.id] !== o.usual).length;
    return (
      <p
        className={`${styles.problems} ${styles.none}`}
        data-testid="setup-problems"
        data-count={current ? 0 : undefined}
      >
        {current && <Icon name="done" />}
        {current ? `${words.ready} ${words.house(changed)}` : words.checking}
      </p>
    );
  }
  return (
    <section
      className={styles.problems}
      aria-label={words.problems}
      data-testid="setup-problems"
      data-count={current ? problems.length : undefined}
    >
      <Icon name="warning" />
      <ul>
        {problems.map(({ cell, code, says }) => (
          <li key={`${code} ${cell ?? ''} ${says}`}>
            {cell === null ? (
              says
            ) : (
              <button type="button" className="link" onClick={() => onCell(cell)}>
                {words.problemAt(cellNameOf(description, cell), says)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
