/** The styles in which the players of a game may write its moves, by the name that the looks of the game give. */
export const NATIVE_STYLES = ['shogi', 'xiangqi', 'janggi'] as const;
export type NativeStyle = (typeof NATIVE_STYLES)[number];

/** Undefined where the players of this game have no style of their own. */
export const nativeStyleOf = ({
  looks,
}: {
  readonly looks?: { readonly labels?: string | undefined } | undefined;
}): NativeStyle | undefined => NATIVE_STYLES.find((style) => style === looks?.labels);
