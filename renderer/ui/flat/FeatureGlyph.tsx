/**
 * Terrain and tokens drawn flat, beneath the pieces. The markup comes from the variant's own set. A feature that only
 * the present viewer may know of has its own look, or the usual one in a dashed frame; so may one without a pair yet
 * (`lone`), and one of a pair under the pointer (`lit`).
 */
import type { GameLooks } from '../../../electron/contract/description.ts';
import type { FeatureView } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { featureGlyph } from '../../variants/registry.ts';
import { classes } from '../shell/classes.ts';
import styles from './FeatureGlyph.module.css';

export type FeatureLook = 'usual' | 'hidden' | 'lone' | 'lit';

export const featureMarkup = (variant: string, feature: string, look: FeatureLook, looks?: GameLooks): string =>
  featureGlyph(variant, feature, look, looks);

/** The look of a feature: paired ones differ from those without a pair yet. */
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
  /** absent: the usual look, or the hidden one */
  readonly look?: FeatureLook;
  readonly className?: string;
}) {
  const looks = useApp((app) => app.hello?.variants.find(({ id }) => id === variant)?.looks);
  return (
    <svg
      className={classes(styles.feature, className)}
      data-look={look}
      viewBox="0 0 45 45"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{ __html: featureMarkup(variant, feature, look, looks) }}
    />
  );
}
