/** What the coin and the dice came to, in the move list under the moves after which they were thrown, undone or not. */
import type { TossView } from '../../../electron/contract/tosses.ts';
import type { HistoryNode } from '../../../electron/contract/view.ts';
import { tossSaid } from '../../narration/toss-text.ts';
import styles from '../parts/Moves.module.css';
import { useMatch } from '../parts/table-context.ts';

const NO_TOSSES: readonly TossView[] = [];
export const useTosses = (): readonly TossView[] => useMatch((s) => s.view.tosses ?? NO_TOSSES);

export function Tossed({ tosses, at }: { readonly tosses: readonly TossView[]; readonly at: readonly HistoryNode[] }) {
  const here = tosses.filter(({ node }) => at.some(({ id }) => id === node));
  if (here.length === 0) return null;
  return (
    <li className={styles.tossed} data-testid="tossed">
      {here.map(tossSaid).join(' ')}
    </li>
  );
}
