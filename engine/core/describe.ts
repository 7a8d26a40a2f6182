/** A variant as plain JSON, for whoever must draw or list it without knowing the engine. */
import type { HouseRule, RulebookSection, SideName, Variant } from './variant.ts';

export interface CellDescription {
  readonly name: string;
  /** typed with any keyboard */
  readonly alias: string;
  readonly x: number;
  readonly y: number;
  readonly zone: string;
  /** above the table, in cells */
  readonly height: number;
}
export interface KindDescription {
  readonly id: string;
  readonly letter: string;
  readonly name: string;
  readonly summary: string;
  readonly sentences: readonly string[];
  readonly royal: boolean;
}
export interface Description {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly designers: readonly string[];
  readonly rulesVersion: number;
  readonly sides: readonly [SideName, SideName];
  readonly topology: {
    readonly width: number;
    readonly height: number;
    readonly cells: readonly CellDescription[];
  };
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  /** in the order of `Kind` */
  readonly kinds: readonly KindDescription[];
  /** where pieces off the board can be, by their number */
  readonly places: readonly string[];
  readonly options: readonly (HouseRule & { readonly usual: string })[];
  readonly endings: readonly { readonly id: string; readonly title: string; readonly says: string }[];
  readonly rulebook: readonly RulebookSection[];
}

export const describe = (variant: Variant): Description => {
  const { topology, words } = variant;
  return {
    id: variant.id,
    title: words.title,
    tagline: words.tagline,
    designers: words.designers,
    rulesVersion: variant.rulesVersion,
    sides: variant.sides,
    topology: {
      width: topology.width,
      height: topology.height,
      cells: topology.cells.map((c) => ({
        name: topology.name(c),
        alias: topology.alias(c),
        x: topology.x(c),
        y: topology.y(c),
        zone: topology.zone(c),
        height: topology.heightOf(c),
      })),
    },
    files: topology.files,
    ranks: topology.ranks,
    kinds: variant.types.map((t) => ({
      id: t.id,
      letter: t.letter,
      name: t.name,
      summary: words.kinds[t.id].summary,
      sentences: words.kinds[t.id].sentences,
      royal: t.royal === true,
    })),
    places: variant.layout.places.map((p) => p.id),
    options: variant.options.map((o) => ({ ...o, usual: o.values[0].id })),
    endings: variant.endings.map(({ id, title, says }) => ({ id, title, says })),
    rulebook: words.rulebook,
  };
};
