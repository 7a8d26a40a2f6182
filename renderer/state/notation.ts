/**
 * How moves are shown: by letters and numbers, as they are stored, or as the players of that game write them. A game that
 * has a style of its own is read in it where the settings say so, and the edges of its board go with it.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import { notationIn, type Settings } from '../../electron/contract/settings.ts';
import { type NativeStyle, nativeStyleOf } from '../../engine/shared/native-notation.ts';
import { useApp } from './app.ts';

type Styled = Pick<VariantDescription, 'id' | 'looks'>;

/** A move of the game with that style, as its label and as its players write it. */
export const NATIVE_EXAMPLES: Readonly<Record<NativeStyle, { readonly label: string; readonly native: string }>> = {
  shogi: { label: 'P c3–c4', native: 'P-7f' },
  xiangqi: { label: 'C h3–e3', native: 'C2.5' },
  janggi: { label: 'P a4–a5', native: 'P71-61' },
};
const isNativeIn = (settings: Settings, variant: Styled): boolean =>
  nativeStyleOf(variant) !== undefined && notationIn(settings, variant.id) === 'own';
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
