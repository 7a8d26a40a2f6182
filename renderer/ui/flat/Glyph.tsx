/**
 * A piece drawn flat. Side 0 is light with dark lines, side 1 dark with light lines, each tinted by its side's colour;
 * the livery is only ever a second sign beside a name or a letter's case. The markup comes from the variant's own
 * glyph set and from nowhere else.
 */
import type { CSSProperties } from 'react';
import type { Side } from '../../../electron/contract/view.ts';
import { glyphsOf } from '../../variants/registry.ts';
import './flat.css';

export function Glyph({
  variant,
  kind,
  side,
  sideId,
  className = '',
}: {
  readonly variant: string;
  readonly kind: string;
  readonly side: Side;
  /** the side's id in the description: it tints the livery */
  readonly sideId?: string;
  readonly className?: string;
}) {
  const style = sideId === undefined ? undefined : ({ '--tint': `var(--side-${sideId})` } as CSSProperties);
  return (
    <svg
      className={`glyph of-${side} ${className}`}
      viewBox="0 0 45 45"
      aria-hidden="true"
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in
      dangerouslySetInnerHTML={{ __html: glyphsOf(variant)[kind] ?? '' }}
    />
  );
}
