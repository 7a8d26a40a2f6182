/** Texts from people as they are shown: nothing in them runs the line another way, ends it, or is no character at all. */

/** control characters but line feed and tab, and those that override the direction of what stands round them */
const CONTROLS = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';
const ALL_CONTROLS = new RegExp(`[${CONTROLS}]`, 'g');
const BREAKS = /[\n\t\u2028\u2029]+/g;

export const withoutControls = (text: string): string => text.replace(ALL_CONTROLS, '');
export const onOneLine = (text: string): string => withoutControls(text.replace(BREAKS, ' ')).trim();

/** The same with every text in it without control characters; `but` keeps its own. */
export function allWithoutControls(value: unknown, but: string): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map((one) => allWithoutControls(one, but));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === but ? one : allWithoutControls(one, but)]),
  );
}
