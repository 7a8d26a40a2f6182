/**
 * Terrain and tokens drawn flat, as what lies under the pieces. The markup comes from the variant's own set; one that
 * only the eyes on the screen may know of has its own look, or the usual one within a dashed frame.
 */
import { featureGlyphsOf } from '../../variants/registry.ts';
import './flat.css';

export const featureMarkup = (variant: string, feature: string, hidden: boolean): string => {
  const set = featureGlyphsOf(variant);
  return (hidden ? set[`${feature}-hidden`] : undefined) ?? set[feature] ?? '';
};

export function FeatureGlyph({
  variant,
  feature,
  hidden,
  className = '',
}: {
  readonly variant: string;
  readonly feature: string;
  readonly hidden: boolean;
  readonly className?: string;
}) {
  return (
    <svg
      className={['feature', hidden && 'hidden-feature', className].filter(Boolean).join(' ')}
      viewBox="0 0 45 45"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{ __html: featureMarkup(variant, feature, hidden) }}
    />
  );
}
