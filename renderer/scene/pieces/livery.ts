/** Which livery a figure wears. */
import type { VariantArt } from '../../art/variant-art.ts';
import type { Pose } from '../places.ts';

/** An index of the art's liveries: its own, or one of the pair of its figure, by its side. */
export const liveryOf = ({ pairs }: Pick<VariantArt, 'pairs'>, pose: Pick<Pose, 'kind' | 'side' | 'livery'>): number =>
  pose.livery ?? 2 * (pairs?.[pose.kind] ?? 0) + pose.side;
