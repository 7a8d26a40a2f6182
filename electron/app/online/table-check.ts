/**
 * Holds what a table at another machine says against the description of its game: its squares, kinds, groups and features
 * are those of the game, its pieces are those that were shown, and a view is a position that a board can show. The schemas of
 * the contract say what may be a square or a kind; here every value is looked at together with its schema. Must stay true:
 * what passes here can be shown, whoever has said it.
 */
import type * as v from 'valibot';
import { BESIDE } from '../../../engine/shared/drawing.ts';
import { readChoice } from '../../../engine/shared/house-rules.ts';
import type { VariantDescription } from '../../contract/description.ts';
import {
  CellId,
  FeatureId,
  GroupId,
  HistoryNode,
  KindId,
  LongText,
  PieceId,
  StrokePoints,
  View,
} from '../../contract/view.ts';

/** of pieces off the board; those on it are counted by their squares */
const MOST_OFF_BOARD = 2000;
/** of any other text, in characters: a page of notes is the longest one */
const LONGEST_SAID = 6000;
/** actions of one piece, effects of one step, and the like */
const MOST_IN_A_LIST = 10_000;
/** milliseconds of thirty years, or anything else that is counted */
const LARGEST_NUMBER = 1e12;

type Schema = v.GenericSchema;
/** what the schemas of the contract are made of */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly key?: string;
}
type Fields = Readonly<Record<string, unknown>>;

export class TableCheck {
  private readonly game: VariantDescription;
  /** all that were shown of this match */
  private shown: ReadonlySet<number> = new Set();
  private readonly named: ReadonlyMap<Schema, ReadonlySet<unknown>>;

  constructor(game: VariantDescription) {
    this.game = game;
    const ids = (all: readonly { readonly id: string }[] = []) => new Set<unknown>(all.map(({ id }) => id));
    this.named = new Map<Schema, ReadonlySet<unknown>>([
      [CellId, new Set<unknown>(game.topology.cells.keys())],
      [KindId, ids(game.kinds)],
      [FeatureId, ids(game.features)],
      [GroupId, ids(game.groups)],
    ]);
  }

  /** May this be said of the game? `value` has passed the schema. */
  allows(schema: v.GenericSchema, value: unknown): boolean {
    const views = viewsIn(schema, value);
    if (!views.every((view) => this.canBeShown(view))) return false;
    const known = new Set([...this.shown, ...views.flatMap(({ pieces }) => pieces.map(({ id }) => id))]);
    return this.fits(schema, value, known);
  }
  /** From now on the page may have it. `isNew`: it is of another match than before. */
  took(view: View, isNew: boolean): void {
    this.shown = new Set([...(isNew ? [] : this.shown), ...view.pieces.map(({ id }) => id)]);
  }

  // -- values with their schemas

  private fits(schema: Schema, value: unknown, pieces: ReadonlySet<number>): boolean {
    if (value === null || value === undefined) return true;
    const { wrapped } = schema as unknown as Parts;
    if (wrapped) return this.fits(wrapped, value, pieces);
    if (this.named.get(schema)?.has(value) === false) return false;
    if (schema === PieceId && !pieces.has(value as number)) return false;
    // a view has to do with its own pieces, and so has what led to it
    const view = schema === View ? (value as View) : ledTo(value);
    const own = view ? new Set(view.pieces.map(({ id }) => id)) : pieces;
    if (typeof value === 'string') return schema === LongText || value.length <= LONGEST_SAID;
    if (typeof value === 'number') return Math.abs(value) <= LARGEST_NUMBER;
    if (schema === StrokePoints) return this.isBeside(value as readonly number[]);
    if (Array.isArray(value) && value.length > this.most(schema)) return false;
    const parts = schema as unknown as Parts;
    if (parts.item === HistoryNode) return isTree(value as readonly HistoryNode[]) && this.inside(parts, value, own);
    return this.inside(parts, value, own);
  }
  private inside(parts: Parts, value: unknown, pieces: ReadonlySet<number>): boolean {
    return innerOf(parts, value).every(([schema, inner]) => this.fits(schema, inner, pieces));
  }
  /** How long may such a list be? One of squares has each of them once, at both ends perhaps. */
  private most(schema: Schema): number {
    const { item } = schema as unknown as Parts;
    if (item === HistoryNode) return LARGEST_NUMBER;
    return item === CellId || item === PieceId ? 2 * this.game.topology.cells.length + MOST_OFF_BOARD : MOST_IN_A_LIST;
  }
  /** Is a line that was drawn on the board, or just beside it? */
  private isBeside(points: readonly number[]): boolean {
    const { width, height } = this.game.topology;
    const end = [width, height].map((cells) => (cells - 1) * 100 + BESIDE);
    return points.length % 2 === 0 && points.every((at, i) => at >= -BESIDE && at <= end[i % 2]!);
  }

  // -- views

  private canBeShown(view: View): boolean {
    return this.isOfATable(view) && this.areOptions(view) && this.isPosition(view) && this.areFlights(view);
  }
  /** At a table everybody has a seat, and nothing of what is only at one's own machine. */
  private isOfATable({ variant, seat, viewer, handOver, computer, exercise, byText }: View): boolean {
    const isAlone = handOver !== null || computer !== null || exercise !== undefined || byText !== undefined;
    return variant === this.game.id && seat === viewer && !isAlone;
  }
  private areOptions({ options }: View): boolean {
    return Object.entries(options).every(([id, chosen]) =>
      this.game.options.some((option) => option.id === id && readChoice(option, chosen) === chosen),
    );
  }
  private isPosition({ pieces, features, movable, checks, group, phase, strokes = [] }: View): boolean {
    const { kinds, groups } = this.game;
    const secret = new Set(this.game.features.filter(({ hidden }) => hidden).map(({ id }) => id));
    const standing = pieces.filter(({ at }) => at !== null);
    const carriers = new Set(kinds.filter(({ carries }) => carries).map(({ id }) => id));
    const below = new Map(standing.filter(({ rides }) => !rides).map((piece) => [piece.at, piece]));
    const riders = standing.filter(({ rides }) => rides === true);
    const isRiding = riders.every(({ at, side }) => {
      const mount = below.get(at);
      return mount !== undefined && carriers.has(mount.kind) && mount.side === side;
    });
    return (
      areDistinct(pieces.map(({ id }) => id)) &&
      pieces.every(({ at, place }) => (at !== null) === (place === 'board')) &&
      pieces.length - standing.length <= MOST_OFF_BOARD &&
      areDistinct(standing.map(({ at, rides = false }) => `${at} ${rides}`)) &&
      isRiding &&
      standing.every((piece) => (piece.group !== undefined) === (groups !== undefined)) &&
      (group !== undefined) === (groups !== undefined) &&
      areDistinct(movable) &&
      checks.length <= pieces.length &&
      areDistinct(features.map(({ id, cell }) => `${id} ${cell}`)) &&
      features.every(({ id, hidden }) => !hidden || secret.has(id)) &&
      (phase?.pools ?? []).every((pool) => areDistinct(pool.map(({ feature }) => feature))) &&
      areDistinct(strokes.map(({ id }) => id))
    );
  }
  private areFlights({ flights, pieces }: View): boolean {
    const away = new Map(pieces.filter(({ place }) => place === 'flight').map(({ id, kind }) => [id, kind]));
    const field = this.game.fields.find(({ as }) => as === 'flight');
    return (
      areDistinct(flights.map(({ piece }) => piece)) &&
      flights.every(({ piece, kind, left }) => away.get(piece) === kind && left <= (field?.most ?? 0))
    );
  }
}

const areDistinct = (all: readonly unknown[]): boolean => new Set(all).size === all.length;

/** The view after effects that stand beside it. */
const ledTo = (value: unknown): View | null =>
  typeof value === 'object' && value !== null && 'view' in value && 'effects' in value ? (value.view as View) : null;

/** Each node once, after the one from which it was reached: nothing in a history leads back to itself. */
function isTree(nodes: readonly HistoryNode[]): boolean {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  return (
    places.size === nodes.length &&
    nodes.every(({ parent }, place) => parent === null || (places.get(parent) ?? -1) < place)
  );
}

/** What is directly in a value, with the schemas of it. */
function innerOf({ type, entries, item, items, value: each, options, key }: Parts, value: unknown) {
  const fields = value as Fields;
  if (entries) return Object.entries(entries).map(([name, schema]) => [schema, fields[name]] as const);
  if (item) return (value as readonly unknown[]).map((one) => [item, one] as const);
  if (items) return items.map((schema, i) => [schema, (value as readonly unknown[])[i]] as const);
  if (type === 'record' && each) return Object.values(fields).map((one) => [each, one] as const);
  if (type !== 'variant' || key === undefined) return [];
  const isChosen = (option: unknown): boolean => {
    const told = (option as Parts).entries?.[key] as unknown as { readonly literal: unknown } | undefined;
    return told?.literal === fields[key];
  };
  const chosen = (options as readonly Schema[]).find(isChosen);
  return chosen ? [[chosen, value] as const] : [];
}

/** Every view in a value. */
function viewsIn(schema: Schema, value: unknown): readonly View[] {
  if (value === null || typeof value !== 'object') return [];
  const { wrapped } = schema as unknown as Parts;
  if (wrapped) return viewsIn(wrapped, value);
  if (schema === View) return [value as View];
  return innerOf(schema as unknown as Parts, value).flatMap(([inner, one]) => viewsIn(inner, one));
}
