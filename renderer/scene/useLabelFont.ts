import { useEffect, useState } from 'react';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { VariantArt } from '../art/variant-art.ts';
import { labelFont } from './fonts.ts';

/** the letters of lines use the font of the labels */
const LINE_LETTERS = 'ABCDEFGH123';

/** The label font once it has loaded; labels are not drawn before. */
export function useLabelFont({ topology }: VariantDescription, { labels }: Pick<VariantArt, 'labels'>): string | null {
  const edges = labels ? Object.values(labels) : [topology.files, topology.ranks];
  const text = [...edges.flat(), LINE_LETTERS].join('');
  const [font, setFont] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void labelFont(text).then((loaded) => {
      if (!gone) setFont(loaded);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return font;
}
