/**
 * A piece drawn flat. Side 0 is light with dark lines, side 1 dark with light lines, each tinted by its side's colour;
 * where a variant draws its groups, a unit is drawn on its group's plate instead. The livery is never the only sign: a
 * name or the case of a letter always goes with it. The markup comes from the variant's own glyph set; without one the
 * letters from the host are shown.
 */
import type { CSSProperties } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { PieceView, Side } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import type { UnitLook } from '../../state/match/groups/match-ties.ts';
import { useSigns } from '../../state/signs.ts';
import { glyphOf } from '../../variants/own/glyphs.ts';
import type { Shown } from '../../variants/own/looks.ts';
import { type Described, glyphIn, glyphsOf, platesOf } from '../../variants/registry.ts';
import { classes } from '../shell/classes.ts';
import styles from './Glyph.module.css';

const UNTOLD: Described['kinds'] = [];

interface Place {
  readonly side: Side;
  /** the side's id in the description: it tints the livery */
  readonly sideId?: string | undefined;
  readonly className?: string | undefined;
  /** in degrees: hands have turned it */
  readonly tilt?: number;
}

function Drawn({
  markup,
  side,
  sideId,
  look,
  className,
  tilt = 0,
}: Place & { readonly markup: string; readonly look?: UnitLook }) {
  const style = {
    ...(sideId !== undefined && { '--tint': `var(--side-${sideId})` }),
    ...(tilt !== 0 && { rotate: `${tilt}deg` }),
  } as CSSProperties;
  return (
    <svg
      className={classes(styles.glyph, className)}
      data-side={side}
      data-look={look ?? undefined}
      viewBox="0 0 45 45"
      aria-hidden="true"
      data-tilt={tilt || undefined}
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own glyph set, compiled in, or made of numbers
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** A piece of the game that is described. */
export function GlyphOfPiece({
  description,
  piece,
  ...more
}: {
  readonly description: VariantDescription;
  readonly piece: Pick<PieceView, 'kind' | 'side' | 'group'>;
  readonly fallen?: boolean;
  readonly className?: string | undefined;
}) {
  const { kind, side, group } = piece;
  const { id, sides } = description;
  return <Glyph {...more} variant={id} kind={kind} side={side} sideId={sides[side].id} group={group} />;
}

export function Glyph({
  variant,
  kind,
  group,
  look = null,
  fallen = look === 'stone',
  ...place
}: Place & {
  readonly variant: string;
  readonly kind: string;
  readonly group?: string | null | undefined;
  /** the state of a unit of a group */
  readonly look?: UnitLook;
  /** its group has lost its leader */
  readonly fallen?: boolean;
}) {
  const described = useApp((app) => app.hello?.variants.find(({ id }) => id === variant));
  const signs = useSigns(variant);
  const plates = group == null ? undefined : platesOf(variant);
  const markup =
    plates && group != null
      ? plates.tile(kind, group, fallen ? 'stone' : look === 'cut' ? 'cut' : 'alive')
      : glyphIn(glyphsOf(described ?? { id: variant, kinds: UNTOLD }, signs), kind, place.side);
  return <Drawn {...place} markup={markup} look={look} />;
}

/** A kind of a game of one's own as it says that it looks, whether or not there is such a game yet. */
export function KindGlyph({ kind, ...place }: Place & { readonly kind: Omit<Shown, 'id'> }) {
  return <Drawn {...place} markup={glyphOf(kind)} />;
}

/** A kind of a game that the page knows only from here, as it looks among the others. */
export function DescribedGlyph(props: Place & { readonly described: Described; readonly kind: string }) {
  const { described, kind, ...place } = props;
  const signs = useSigns(described.id);
  return <Drawn {...place} markup={glyphIn(glyphsOf(described, signs), kind, place.side)} />;
}
