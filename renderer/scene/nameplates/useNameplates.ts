/** The letters and glyphs of this game's pieces, once their picture is drawn; null before, and where there are none. */
import { useEffect, useMemo, useState } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { NameplateArt } from '../../art/variant-art.ts';
import type { TableSettings } from '../../board/props.ts';
import type { Nameplates } from '../layers/layer.ts';
import { atlasOf, drawAtlas } from './atlas.ts';

export function useNameplates(
  art: NameplateArt | undefined,
  description: VariantDescription,
  /** null as long as something else comes first */
  font: string | null,
  show: TableSettings['letters'],
): Nameplates | null {
  const [drawn, setDrawn] = useState<Pick<Nameplates, 'atlas' | 'canvas'> | null>(null);
  const wanted = show !== 'never' && font !== null;
  useEffect(() => {
    if (!art || !wanted) return;
    let gone = false;
    const { kinds } = description;
    const atlas = atlasOf(
      kinds.map(({ id }) => id),
      Object.keys(art.glyphs),
    );
    void drawAtlas(atlas, art, new Map(kinds.map(({ id, letter }) => [id, letter])), font).then((canvas) => {
      if (!gone) setDrawn({ atlas, canvas });
    });
    return () => {
      gone = true;
    };
  }, [art, description, font, wanted]);
  return useMemo(() => (drawn ? { ...drawn, show } : null), [drawn, show]);
}
