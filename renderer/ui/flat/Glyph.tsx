/**
 * A piece drawn flat. Side 0 is light with dark lines, side 1 dark with light lines, each tinted by its side's colour;
 * where a variant draws its groups, a unit is drawn on its group's plate instead. The livery is never the only sign: a
 * name or the case of a letter always goes with it. The markup comes from the variant's own glyph set; without one the
 * letters from the host are shown.
 */
import type { CSSProperties } from 'react';
import type { Side } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import type { UnitLook } from '../../state/match-ties.ts';
import { type Described, glyphsOf, platesOf } from '../../variants/registry.ts';
import { classes } from '../classes.ts';
import styles from './Glyph.module.css';

const UNTOLD: Described['kinds'] = [];

export function Glyph({
  variant,
  kind,
  side,
  sideId,
  group,
  look = null,
  fallen = look === 'stone',
  className,
}: {
  readonly variant: string;
  readonly kind: string;
  readonly side: Side;
  /** the side's id in the description: it tints the livery */
  readonly sideId?: string | undefined;
  readonly group?: string | null | undefined;
  /** the state of a unit of a group */
  readonly look?: UnitLook;
  /** its group has lost its leader */
  readonly fallen?: boolean;
  readonly className?: string;
}) {
  const kinds = useApp((app) => app.hello?.variants.find(({ id }) => id === variant)?.kinds) ?? UNTOLD;
  const plates = group == null ? undefined : platesOf(variant);
  const markup =
    plates && group != null
      ? plates.tile(kind, group, fallen ? 'stone' : look === 'cut' ? 'cut' : 'alive')
      : (glyphsOf({ id: variant, kinds })[kind] ?? '');
  const style = sideId === undefined ? undefined : ({ '--tint': `var(--side-${sideId})` } as CSSProperties);
  return (
    <svg
      className={classes(styles.glyph, className)}
      data-side={side}
      data-look={look ?? undefined}
      viewBox="0 0 45 45"
      aria-hidden="true"
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
