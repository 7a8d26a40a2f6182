/**
 * The known variants: which of them are shown, what they look like, and which are favourites. Must stay true: pictures are
 * asked for one after the other, so that the host answers whatever else is asked in between.
 */
import { create } from 'zustand';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { KnownVariant } from '../../../electron/contract/own-games.ts';
import { withFavourite } from '../../../electron/contract/settings.ts';
import { FAMILIES } from '../../../engine/shared/families.ts';
import { useApp } from '../app.ts';
import { shelfPlace } from './own-games.ts';

export const SHOWS = ['all', 'favourites', ...FAMILIES, 'large', 'goals'] as const;
export type Show = (typeof SHOWS)[number];

interface KnownVariants {
  /** what was typed to find one */
  readonly find: string;
  readonly show: Show;
  /** of the one whose card is open: the name of its file */
  readonly open: string | null;
  /** what they look like, by the names of their files */
  readonly pictures: ReadonlyMap<string, VariantDescription>;
  /** the language in which the pictures name their pieces */
  readonly language: string | undefined;
  /** asks for the picture, if it is not known, before all others or behind them; returns how to do without it: nobody waits for what was scrolled past */
  want(game: string, isFirst?: boolean): () => void;
}

let wanted: readonly string[] = [];
let isAsking = false;

export const useKnownVariants = create<KnownVariants>()((set, get) => {
  async function askAll(): Promise<void> {
    isAsking = true;
    try {
      for (let game = wanted.at(0); game !== undefined; game = wanted.at(0)) {
        wanted = wanted.slice(1);
        const language = useApp.getState().hello?.language;
        // a missing picture is not worth a message: the game is shown without it
        const answer = await useApp.getState().ask['games.picture']({ game });
        if (!answer.ok) continue;
        const before = get().language === language ? get().pictures : [];
        set({ language, pictures: new Map([...before, [game, answer.value]]) });
      }
    } finally {
      isAsking = false;
    }
  }
  return {
    ...{ find: '', show: 'all', open: null, pictures: new Map(), language: undefined },
    want(game, isFirst = false) {
      const { pictures, language } = get();
      const isKnown = pictures.has(game) && language === useApp.getState().hello?.language;
      const others = wanted.filter((one) => one !== game);
      if (!isKnown) wanted = isFirst ? [game, ...others] : [...others, game];
      if (!isAsking) void askAll();
      return () => {
        wanted = wanted.filter((one) => one !== game);
      };
    },
  };
});

/** Opens the new-game screen, or the rulebook, of that game. */
export async function openVariant(known: KnownVariant, page: 'new-game' | 'rulebook'): Promise<void> {
  const { tryTo, open } = useApp.getState();
  const used = await tryTo('games.use', { place: shelfPlace(known) });
  if (used) open(page, { variant: used.variant });
}

export const favour = ({ game }: KnownVariant, isFavourite: boolean): Promise<void> => {
  const { settings, changeSettings } = useApp.getState();
  return changeSettings({ favourites: withFavourite(settings, game, isFavourite) });
};

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Those that are shown, in their order: every word that was typed is in a name, the tagline or the inventor. */
export function shownOf(
  all: readonly KnownVariant[],
  { find, show }: Pick<KnownVariants, 'find' | 'show'>,
  favourites: readonly string[],
): readonly KnownVariant[] {
  const words = plain(find).split(/\s+/);
  return all.filter((known) => {
    const { game, title, names, by, tagline } = known;
    const text = plain([game, title, ...names, by, tagline].join(' '));
    return isOf(known, show, favourites) && words.every((word) => text.includes(word));
  });
}
function isOf(known: KnownVariant, show: Show, favourites: readonly string[]): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'favourites':
      return favourites.includes(known.game);
    case 'large':
      return known.isLarge;
    case 'goals':
      return known.hasOtherGoal;
    default:
      return known.family === show;
  }
}
