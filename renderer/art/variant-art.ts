/**
 * What a variant brings to the table: figures (one geometry per kind, painted by slot), two liveries, and a board as a
 * component. Where sides are made of groups with colours of their own, an appearance says which of more figures and liveries
 * a piece wears. The scene knows no variant; it is given one of these, plain counters for a
 * variant that brings none.
 */
import type { ComponentType } from 'react';
import type { BufferGeometry, Material } from 'three';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView } from '../../electron/contract/view.ts';

/** A side's palette: one colour for each slot of the kit, and how its light slot and its rim glow. */
export interface Livery {
  readonly body: string;
  readonly accent: string;
  readonly light: string;
  readonly dark: string;
  readonly metalness: number;
  readonly roughness: number;
  /** of slot 1, where the room is reflected; 0.35 where absent */
  readonly trimMetalness?: number;
  /** of slot 1; 0.32 where absent */
  readonly trimRoughness?: number;
  /** how thick the clear lacquer over everything is, 1 where absent: it shines, and what shines cannot be read */
  readonly coat?: number;
  /** how much slot 2 emits of its own colour */
  readonly glow: number;
  /** a thin light at grazing angles that keeps dark figures off a dark board */
  readonly rim: string;
  readonly rimPower: number;
  /** strength of the pool of light under a figure, 0 for none */
  readonly pool: number;
}

export interface BoardProps {
  readonly description: VariantDescription;
  readonly quality: 'high' | 'low';
}

/** Terrain: what lies on cells and is no figure. All looks share one material, and are drawn as instances. */
export interface TerrainArt {
  readonly looks: Readonly<Record<string, () => BufferGeometry>>;
  /** `paired`: it leads somewhere; `lit`: the pointer is on it, or on the one that it leads to */
  lookOf(feature: {
    readonly id: string;
    readonly hidden: boolean;
    readonly paired?: boolean;
    readonly lit?: boolean;
  }): string;
  material(quality: 'high' | 'low'): Material;
  /** by feature: the colour of the line between one that is pointed at and the one that it leads to */
  readonly lines?: Readonly<Record<string, string>>;
}

/** Pieces that are away: a figure dissolved over the cell where it will come down, a ring on that cell, a counter. */
export interface FlightArt {
  /** lies on the cell, centred */
  ring(): BufferGeometry;
  /** from y 0 to 1; it is stretched to the ghost's height */
  beam(): BufferGeometry;
  /** upright in x and y, centred, about 0.8 across; its material turns it to the camera */
  badge(left: number): BufferGeometry;
  flat(): Material;
  air(): Material;
  badgeMaterial(): Material;
  /** what a ghost's colours are mixed with */
  readonly tint: string;
  /** how high a ghost floats, in cells */
  readonly lift: number;
}

/** Where a rider stands on its mount, in the mount's own space: x to its right, y up, z towards its owner. */
export interface RiderSeat {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly scale: number;
}

/** Ice round the figure of a piece that is held; it stands on the piece's cell and throws no shadow. */
export interface FrostArt {
  solid(): BufferGeometry;
  material(quality: 'high' | 'low'): Material;
}

/** A small plate over a figure with what it has taken on from others: letters, three at most. */
export interface BadgeArt {
  /** in x and y, centred, one letter about 0.8 high; its material turns it to the camera. Throws for what it cannot write. */
  plate(text: string): BufferGeometry;
  material(): Material;
  /** between the top of the figure and the middle of the plate, in cells */
  readonly lift: number;
}

/** What one piece wears, where its kind and its side do not say it. */
export interface Appearance {
  /** a key of `figures`, in place of its kind */
  readonly figure: string;
  /** an index of `liveries`, in place of its side */
  readonly livery: number;
  /** 0 to 1: how dull it is, and how little light it gives of its own */
  readonly dim: number;
  /** 0 to 1: how far it has turned to ice, or to stone */
  readonly chill: number;
}

/** Nerves, or whatever else runs between neighbours that belong together, in the colours of their liveries. */
export interface TieArt {
  /** where it is fastened to each figure: how far from the middle of its cell, and how high over it */
  readonly reach: number;
  readonly height: number;
  /** how thick a lit one is, by how far along it is from the root, 0 to 1 */
  radius(along: number): number;
}

/** A lamp of the room that figures reflect: a panel that faces the middle of the table. */
export interface Panel {
  readonly form: 'rect' | 'circle' | 'ring';
  readonly colour: string;
  readonly strength: number;
  readonly at: readonly [x: number, y: number, z: number];
  /** across and up */
  readonly size: readonly [number, number];
}

/** The room that figures reflect where the graphics card is good enough; nobody sees it itself. */
export interface RoomArt {
  /** the colour between the lamps, which is what lies in the shade */
  readonly walls: string;
  readonly panels: readonly Panel[];
  /** of all of it together */
  readonly strength: number;
}

export interface VariantArt {
  readonly id: string;
  readonly room: RoomArt;
  /** the first two are the sides'; more only where `appearance` asks for them */
  readonly liveries: readonly [Livery, Livery, ...Livery[]];
  /** absent where kind and side say it all; must be quick: it is asked for every piece of every view */
  readonly appearance?: (piece: PieceView) => Appearance;
  /** what a piece turns to that can never act again, or not for now; ice where absent */
  readonly chilled?: 'ice' | 'stone';
  readonly figures: Readonly<Record<string, () => BufferGeometry>>;
  /** field, rings, sky: everything that never moves; receives shadows, casts none */
  readonly Board: ComponentType<BoardProps>;
  /** how many recesses a hand has; 0 for games without hands */
  readonly hand: number;
  /** what the trays are made of */
  readonly tray: { readonly floor: string; readonly wall: string; readonly line: string };
  /** ink of the labels at the board's edges */
  readonly label: string;
  readonly ground: string;
  /** absent in games without terrain */
  readonly terrain?: TerrainArt;
  /** absent in games where no piece is ever away */
  readonly flights?: FlightArt;
  /** by the kind of the mount; absent in games where no piece carries another */
  readonly riders?: Readonly<Record<string, RiderSeat>>;
  /** absent where holding a piece is shown by its own colours alone */
  readonly frost?: FrostArt;
  readonly badges?: BadgeArt;
  /** absent in games where nothing is tied to anything */
  readonly ties?: TieArt;
}
