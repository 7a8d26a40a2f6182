/**
 * How moves are shown: by letters and numbers, as they are stored, or as the players of that game write them. A game that
 * has a style of its own is read in it where the settings say so, and the edges of its board go with it.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import { notationIn, type Settings } from '../../electron/contract/settings.ts';
import { useApp } from './app.ts';

/** By the name that the looks of a game give; the engine writes moves in each of them. */
export const NATIVE_STYLES = ['shogi', 'xiangqi', 'janggi'] as const;
type Styled = Pick<VariantDescription, 'id' | 'looks'>;

/** Do the players of this game write moves in a style of their own? */
export const hasNative = ({ looks }: Pick<VariantDescription, 'looks'>): boolean =>
  NATIVE_STYLES.some((style) => style === looks?.labels);
const isNativeIn = (settings: Settings, variant: Styled): boolean =>
  hasNative(variant) && notationIn(settings, variant.id) === 'own';
/** Is this game shown in its own style? */
export const useIsNative = (variant: Styled): boolean => useApp(({ settings }) => isNativeIn(settings, variant));

/** For whoever shows moves of the game on the table: shown anew when its notation is chosen. */
export const useNotationOnTable = (): 'coordinates' | 'own' =>
  useApp(({ opened, settings }) => (opened ? notationIn(settings, opened.variant) : 'coordinates'));
/** A move of the game on the table, as its notation shows it. */
export function writtenMove({
  label,
  native,
}: {
  readonly label: string;
  readonly native?: string | undefined;
}): string {
  const { opened, settings } = useApp.getState();
  return native !== undefined && opened && notationIn(settings, opened.variant) === 'own' ? native : label;
}
