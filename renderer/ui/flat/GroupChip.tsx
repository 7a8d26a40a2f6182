/**
 * The colour of a group for lists and headings: its plate as on the flat board, with its pattern, or where a variant
 * draws none a square with the group's letter. The group's name always goes with it.
 */
import { platesOf } from '../../variants/registry.ts';
import { classes } from '../shell/classes.ts';
import styles from './GroupChip.module.css';

export function GroupChip({
  variant,
  group,
  letter,
  fallen = false,
}: {
  readonly variant: string;
  readonly group: string;
  /** shown where there is no plate */
  readonly letter: string;
  /** its leader is gone */
  readonly fallen?: boolean;
}) {
  const plates = platesOf(variant);
  if (!plates)
    return (
      <span className={classes(styles.chip, styles.letter, fallen && styles.fallen)} aria-hidden="true">
        {letter}
      </span>
    );
  return (
    <svg
      className={styles.chip}
      viewBox="0 0 45 45"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{ __html: plates.chip(group, fallen) }}
    />
  );
}
