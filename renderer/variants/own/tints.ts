/**
 * The colours that a kind of a game of one's own may have its accents in. Each is deep on the light side and pale on the
 * dark one, so that the sides stay apart; `tokens.css` has those of what is drawn flat. Free of three.js.
 */
interface Tint {
  /** on the light side, in space */
  readonly deep: string;
  /** on the light side, for lines on any cell, and for letters in space */
  readonly line: string;
  /** on the dark side, in space and flat */
  readonly pale: string;
}

export const TINT_COLOURS = {
  red: { deep: '#a8231b', line: '#8f1a14', pale: '#ff8f80' },
  amber: { deep: '#8a5200', line: '#6a3e00', pale: '#ffc14d' },
  green: { deep: '#1f6b2e', line: '#17531f', pale: '#7fdc8c' },
  sky: { deep: '#0d5f94', line: '#0a4a78', pale: '#7cc8ff' },
  violet: { deep: '#5b2fa0', line: '#562b9a', pale: '#c3a6ff' },
  grey: { deep: '#4b5563', line: '#404956', pale: '#c2c9d4' },
} as const satisfies Readonly<Record<string, Tint>>;

export type TintName = keyof typeof TINT_COLOURS;
export const tintNames = Object.keys(TINT_COLOURS) as TintName[];

/** Null for a name that is no tint. */
export const tintNamed = (name: string | undefined): TintName | null =>
  tintNames.find((known) => known === name) ?? null;
