/** The letters and glyphs of this game's pieces, once their picture is drawn; null before, and where there are none. */
import { useEffect, useMemo, useState } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { NameplateArt } from '../../art/variant-art.ts';
import type { TableSettings } from '../../board/props.ts';
import type { Nameplates } from '../layers/layer.ts';
import { atlasOf, drawAtlas } from './atlas.ts';

type Wish = Pick<TableSettings, 'letters' | 'groupLetters'>;

const isGrouped = ({ groups }: VariantDescription, { groupLetters }: Wish): boolean =>
  groupLetters && groups !== undefined;
/** Are there letters at all? Those of groups have a setting of their own. */
export const hasLetters = (description: VariantDescription, wish: Wish): boolean =>
  wish.letters !== 'never' || isGrouped(description, wish);

export function useNameplates(
  art: NameplateArt | undefined,
  description: VariantDescription,
  /** null as long as something else comes first */
  font: string | null,
  wish: Wish,
): Nameplates | null {
  const [drawn, setDrawn] = useState<Pick<Nameplates, 'atlas' | 'canvas'> | null>(null);
  const show = wish.letters;
  const grouped = isGrouped(description, wish);
  const wanted = hasLetters(description, wish) && font !== null;
  useEffect(() => {
    if (!art || !wanted) return;
    let gone = false;
    const { kinds, groups = [] } = description;
    const atlas = atlasOf(
      kinds.map(({ id }) => id),
      Object.keys(art.glyphs),
      grouped ? groups.map(({ id }) => id) : [],
    );
    void drawAtlas(atlas, art, description, font).then((canvas) => {
      if (!gone) setDrawn({ atlas, canvas });
    });
    return () => {
      gone = true;
    };
  }, [art, description, font, wanted, grouped]);
  return useMemo(() => (drawn && wanted ? { ...drawn, show } : null), [drawn, wanted, show]);
}
