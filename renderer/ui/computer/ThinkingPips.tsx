/** How much of its time the computer has used: six squares that fill. The step bar says it in words. */

import { useThinking } from '../parts/table-context.ts';
import { classes } from '../shell/classes.ts';
import { Lozenge } from '../shell/Lozenge.tsx';
import styles from './ThinkingPips.module.css';

const SQUARES = 6;

export function ThinkingPips() {
  const progress = useThinking((t) => t.progress);
  const used = progress === null ? 0 : Math.min(1, progress.seconds / progress.most);
  const now = Math.min(SQUARES - 1, Math.floor(used * SQUARES));
  return (
    <span className={styles.pips} aria-hidden="true" data-testid="thinking">
      {Array.from({ length: SQUARES }, (_, i) => (
        // the squares have no identity but their index
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Lozenge key={i} turned={i === now} hollow={i > now} className={classes(styles.pip, i === now && styles.now)} />
      ))}
    </span>
  );
}
