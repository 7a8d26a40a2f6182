/** For tests of colours: the contrast of two of them by the WCAG 2 formula, and the colours in a style sheet. */

/** The colours of a block of `tokens.css`, by name. */
export function tokensOf(css: string, selector: string): Record<string, string> {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`the style sheet has no block ${selector}`);
  const text = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]));
}
export function styleThemes(css: string): Readonly<Record<'night' | 'day', Record<string, string>>> {
  const night = tokensOf(css, '[data-theme="night"] {');
  return { night, day: { ...night, ...tokensOf(css, '[data-theme="day"] {') } };
}

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** From 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};
