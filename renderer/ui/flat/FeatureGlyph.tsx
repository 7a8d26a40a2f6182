/**
 * Terrain and tokens drawn flat, as what lies under the pieces. The markup comes from the variant's own set; one that
 * only the eyes on the screen may know of has its own look, or the usual one within a dashed frame; so may one that
 * leads nowhere yet (`lone`), and one of a pair that is pointed at (`lit`).
 */
import type { FeatureView } from '../../../electron/contract/view.ts';
import { featureGlyph } from '../../variants/registry.ts';
import { classes } from '../classes.ts';
import styles from './FeatureGlyph.module.css';

export type FeatureLook = 'usual' | 'hidden' | 'lone' | 'lit';

export const featureMarkup = (variant: string, feature: string, look: FeatureLook): string =>
  featureGlyph(variant, feature, look);

/** How a feature looks: one that has an end elsewhere is told from one that has none yet. */
export const featureLook = (f: Pick<FeatureView, 'hidden' | 'leadsTo'>, lit = false): FeatureLook => {
  if (f.hidden) return 'hidden';
  if (f.leadsTo === undefined) return 'usual';
  return f.leadsTo === null ? 'lone' : lit ? 'lit' : 'usual';
};

export function FeatureGlyph({
  variant,
  feature,
  hidden = false,
  look = hidden ? 'hidden' : 'usual',
  className,
}: {
  readonly variant: string;
  readonly feature: string;
  readonly hidden?: boolean;
  /** absent: as it usually looks, or hidden */
  readonly look?: FeatureLook;
  readonly className?: string;
}) {
  return (
    <svg
      className={classes(styles.feature, className)}
      data-look={look}
      viewBox="0 0 45 45"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{ __html: featureMarkup(variant, feature, look) }}
    />
  );
}
