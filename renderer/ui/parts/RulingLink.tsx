/** A ruling by its number, linked to its section of the rulebook. */
import { useApp } from '../../state/app.ts';
import { uiText } from '../../text/index.ts';
import { classes } from '../shell/classes.ts';
import styles from './RulingLink.module.css';
import { useMatch } from './table-context.ts';

export function RulingLink({ ruling, onFollow }: { readonly ruling: string; readonly onFollow?: () => void }) {
  const variant = useMatch((s) => s.description.id);
  const open = useApp((app) => app.open);
  return (
    <button
      type="button"
      className={classes('link', styles.link)}
      aria-label={uiText.table.step.ruling(ruling)}
      onClick={() => {
        onFollow?.();
        open('rulebook', { variant, ruling });
      }}
    >
      {ruling}
    </button>
  );
}
