/** What was typed as a whole number within these bounds; null: it is none. */
export function wholeNumber(typed: string, least: number, most: number): number | null {
  const n = Number(typed);
  return /^\s*\d+\s*$/.test(typed) && n >= least && n <= most ? n : null;
}
