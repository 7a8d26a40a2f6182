/** A variant as plain JSON, for code that draws or lists it without knowing the engine. */
import { featuresOf } from '../features.ts';
import { Game } from '../game.ts';
import { type Cell, OFF, type Side } from '../ids.ts';
import { offeredFlags } from '../start/start-flags.ts';
import type { Looks, Variant } from '../variant.ts';
import type { DiagramSpec, Form, FurtherGoal, Group, RulebookSection, SetupField, SideName } from '../vocabulary.ts';

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
export interface KindDescription extends Looks {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly summary: string;
  readonly rules: readonly { readonly id: string; readonly says: string }[];
  readonly royal: boolean;
  /** roughly what it is worth beside the others of its game */
  readonly value: number;
  /** some of them wait in a hand when the game begins, or may come to */
  readonly inHand: boolean;
  /** others of its side may stand on it */
  readonly carries: boolean;
  /** the kind whose promoted form it is */
  readonly promotedFrom: string | null;
  /** a position that shows how it moves */
  readonly diagram: DiagramSpec | null;
}
export interface OptionDescription {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly ruling: string;
  readonly usual: string;
  readonly values: readonly { readonly id: string; readonly name: string; readonly says: string }[];
}
export interface FeatureDescription {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** it may be laid as a secret */
  readonly hidden: boolean;
}
export interface Description {
  readonly id: string;
  /** absent: the game has one form only */
  readonly formOf?: Form;
  readonly title: string;
  readonly tagline: string;
  /** how the game is won, in one line; absent: the game does not say */
  readonly goal?: string;
  /** further ways to win, in games with this value of an option only */
  readonly furtherGoals?: readonly FurtherGoal[];
  readonly designers: string;
  readonly rulesVersion: number;
  readonly size: string;
  readonly length: string;
  readonly difficulty: { readonly pips: number; readonly word: string };
  readonly sides: readonly [SideName, SideName];
  /** cells in the order of their numbers; labels of files from left to right, of ranks from bottom to top */
  readonly topology: {
    readonly width: number;
    readonly height: number;
    readonly cells: readonly CellDescription[];
    readonly files: readonly string[];
    readonly ranks: readonly string[];
    /** the same as they are read out */
    readonly spokenFiles: readonly string[];
    readonly spokenRanks: readonly string[];
  };
  /** absent: a side is all there is */
  readonly groups?: readonly Group[];
  /** the pieces that belong to a side; what lies on the ground is among the features */
  readonly kinds: readonly KindDescription[];
  /** where pieces off the board can be, by their number */
  readonly places: readonly string[];
  readonly options: readonly OptionDescription[];
  readonly endings: readonly { readonly id: string; readonly name: string; readonly says: string }[];
  /** the pieces on the board in the usual array */
  readonly setup: readonly {
    readonly kind: string;
    readonly side: Side;
    readonly at: Cell;
    /** its group's id, where there are groups */
    readonly group?: string;
  }[];
  /** what lies on the ground then, as far as everybody knows; absent: nothing */
  readonly ground?: readonly { readonly id: string; readonly cell: Cell }[];
  readonly states: readonly { readonly id: string; readonly name: string; readonly ends?: string }[];
  readonly features: readonly FeatureDescription[];
  /** what a start may say of a piece, and of the whole position, besides kind, side and cell */
  readonly flags: readonly SetupField[];
  readonly fields: readonly SetupField[];
  readonly provenance: string | null;
  /** the zones that are set apart, with the word for people */
  readonly zones: Readonly<Record<string, string>>;
  readonly rulebook: readonly RulebookSection[];
}

export const describe = (variant: Variant): Description => {
  const { topology, words, id, rulesVersion, sides } = variant;
  const waiting = kindsInHand(variant);
  const people = variant.types.filter((type) => !type.ownerless);
  const { title, tagline, designers, size, length, difficulty, states, zones = {}, rulebook } = words;
  return {
    ...{ id, title, tagline, designers, rulesVersion, size, length, difficulty, sides, states, zones, rulebook },
    ...(variant.formOf && { formOf: variant.formOf }),
    ...(words.goal !== undefined && { goal: words.goal }),
    ...(words.furtherGoals && { furtherGoals: words.furtherGoals }),
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
      files: topology.files,
      ranks: topology.ranks,
      spokenFiles: topology.spokenFiles,
      spokenRanks: topology.spokenRanks,
    },
    ...(variant.groups && { groups: variant.groups.all }),
    kinds: people.map((t) => ({
      id: t.id,
      name: t.name,
      letter: t.letter,
      summary: words.kinds[t.id].summary,
      rules: words.kinds[t.id].sentences.map((says, n) => ({ id: `${t.id}.${n + 1}`, says })),
      royal: t.royal === true,
      ...looksOf(t),
      value: t.value,
      inHand: waiting.has(t.id) || t.mayWait === true,
      carries: t.carries !== undefined,
      promotedFrom: t.promotedFrom?.id ?? null,
      diagram: rulebook.find((section) => section.kind === t.id)?.diagrams[0]?.spec ?? null,
    })),
    places: variant.layout.places.map((p) => p.id),
    options: variant.options.map((o) => ({ ...o, usual: o.values[0].id })),
    endings: variant.endings.map(({ id, name, says }) => ({ id, name, says })),
    ...setupOf(variant),
    features: Object.entries(words.features ?? {}).map(([id, { name, says }]) => ({
      ...{ id, name, says },
      hidden: variant.layout.terrain?.features.some((f) => f.id === id && f.secret) === true,
    })),
    flags: [...offeredFlags(variant), ...(variant.start?.pieceFlags ?? [])],
    fields: variant.start?.fields ?? [],
    provenance: variant.provenance ?? null,
  };
};

const looksOf = ({ figure, tint, outline }: Looks): Looks => ({
  ...(figure !== undefined && { figure }),
  ...(tint !== undefined && { tint }),
  ...(outline !== undefined && { outline }),
});
const kindsInHand = (variant: Variant): ReadonlySet<string> => {
  const game = new Game(variant);
  return new Set(game.pieces.filter((p) => game.isInHand(p)).map((p) => game.typeOf(p).id));
};
const setupOf = (variant: Variant): Pick<Description, 'setup' | 'ground'> => {
  const game = new Game(variant);
  const setup = game.pieces
    .filter((p) => game.cellOf(p) !== OFF && !game.typeOf(p).ownerless)
    .map((p) => ({
      ...{ kind: game.typeOf(p).id, side: game.sideOf(p), at: game.cellOf(p) },
      ...(variant.groups && { group: variant.groups.of(game, p).id }),
    }));
  const ground = featuresOf(game, null).map(({ feature, cell }) => ({ id: feature, cell }));
  return { setup, ...(ground.length > 0 && { ground }) };
};
