/**
 * The texts of a variant by id: a test checks that the right sentence is in the right place, and leaves its wording to the
 * variant's own texts. Templates are filled as the engine fills them.
 */
export type Parts = Readonly<Record<string, string>>;

export const filledIn = (template: string, parts: Parts): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

interface Ending {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}

export const wording = (
  reasons: Readonly<Record<string, { readonly says: string; readonly ruling: string | null }>>,
  endings: readonly Ending[],
) => ({
  /** `{mover}`, `{cell}`, `{other}`, `{there}` filled in; with its ruling as the step bar's button names it. */
  reason(id: string, parts: Parts = {}): { readonly says: string; readonly ruling: string } {
    const found = reasons[id];
    if (!found) throw new Error(`No reason is called ${id}.`);
    return { says: filledIn(found.says, parts), ruling: `ruling ${found.ruling}` };
  },
  ending(id: string, winner = '', loser = ''): { readonly name: string; readonly says: string } {
    const found = endings.find((one) => one.id === id);
    if (!found) throw new Error(`No ending is called ${id}.`);
    return { name: found.name, says: filledIn(found.says, { winner, loser }) };
  },
});
