/**
 * What a variant supplies for the 3D table: figures (one geometry per kind, coloured by slot), two liveries, and a
 * board component. Where a side consists of groups with colours of their own, `appearance` says which further figure
 * and livery a piece has. The scene knows no variant; it is given one of these, or plain counters for a variant that
 * supplies none.
 */
import type { ComponentType } from 'react';
import type { BufferGeometry, Material } from 'three';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { PieceView } from '../../electron/contract/view.ts';
import type { Built } from './board-mesh.ts';
import type { Faces } from './faces.ts';
import type { PlaceHours, Plan, RoomArt } from './place/place-art.ts';

/** A side's palette: one colour for each slot of the kit, and how its light slot and its rim glow. */
export interface Livery {
  readonly body: string;
  readonly accent: string;
  readonly light: string;
  readonly dark: string;
  readonly metalness: number;
  readonly roughness: number;
  /** of slot 1, which reflects the environment; 0.35 where absent */
  readonly trimMetalness?: number;
  /** of slot 1; 0.32 where absent */
  readonly trimRoughness?: number;
  /** strength of the clear coat, 1 where absent: it causes highlights, which make lettering hard to read */
  readonly coat?: number;
  /** emission of slot 2 */
  readonly glow: number;
  /** rim light, which keeps dark figures visible on a dark board */
  readonly rim: string;
  readonly rimPower: number;
  /** 0 to 1, 0 where absent: how much darker the outline of a pale figure is */
  readonly outline?: number;
  /** how strongly the grain of wood shows, 0 where absent; below zero it runs ahead instead of upwards */
  readonly grain?: number;
  /** strength of the pool of light under a figure, 0 for none */
  readonly pool: number;
}

export interface BoardProps {
  readonly description: VariantDescription;
  readonly quality: 'high' | 'low';
}

/** Terrain: what covers cells and is no figure. All looks share one material and are drawn as instances. */
export interface TerrainArt {
  readonly looks: Readonly<Record<string, () => BufferGeometry>>;
  /** `paired`: it has a paired cell; `lit`: the pointer is on it or on its pair */
  lookOf(feature: {
    readonly id: string;
    readonly hidden: boolean;
    readonly paired?: boolean;
    readonly lit?: boolean;
  }): string;
  material(quality: 'high' | 'low'): Material;
  /** by feature: the colour of the line between a feature under the pointer and its pair */
  readonly lines?: Readonly<Record<string, string>>;
}

/** Pieces that are away: a faded figure over the cell where it will land, a ring on that cell, a counter. */
export interface FlightArt {
  /** flat on the cell, centred */
  ring(): BufferGeometry;
  /** from y 0 to 1; it is stretched to the ghost's height */
  beam(): BufferGeometry;
  /** upright in x and y, centred, about 0.8 across; its material turns it to the camera */
  badge(left: number): BufferGeometry;
  flat(): Material;
  air(): Material;
  badgeMaterial(): Material;
  /** the colour that a ghost's colours are mixed with */
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

/** Ice around the figure of a piece that is held; it stands on the piece's cell and casts no shadow. */
export interface FrostArt {
  solid(): BufferGeometry;
  material(quality: 'high' | 'low'): Material;
}

/** A small plate over a figure that tells what the piece has taken on or must do: three characters at most. */
export interface BadgeArt {
  /** in x and y, centred, one letter about 0.8 high; its material turns it to the camera. Throws for what it cannot write. */
  plate(text: string): BufferGeometry;
  material(): Material;
  /** between the top of the figure and the middle of the plate, in cells */
  readonly lift: number;
}

/** What names a figure: the letter of its kind at its foot, and a flat glyph on it when it is seen from above. */
export interface NameplateArt {
  /** the inner markup of 45 x 45 SVGs, as on the flat board */
  readonly glyphs: Readonly<Record<string, string>>;
  /** the kind, the glyph and the group of a figure; absent: the first two are the figure's own name, and it has no group */
  readonly partsOf?: (figure: string) => { readonly kind: string; readonly glyph: string; readonly group: string };
}

/** How one piece looks, where its kind and side are not enough to tell. */
export interface Appearance {
  /** a key of `figures`, instead of its kind */
  readonly figure: string;
  /** an index of `liveries`, instead of its side */
  readonly livery: number;
  /** 0 to 1: how much its colours are dulled and its emission reduced */
  readonly dim: number;
  /** 0 to 1: how far it has turned to ice, or to stone */
  readonly chill: number;
}

/** Nerves, or other connections between neighbours of one group, in the colours of their liveries. */
export interface TieArt {
  /** where it is attached to each figure: distance from the middle of the cell, and height */
  readonly reach: number;
  readonly height: number;
  /** how thick a lit one is, by its position from the root, 0 to 1 */
  radius(along: number): number;
}

export interface VariantArt {
  readonly id: string;
  /** what the plain place and portraits reflect */
  readonly room: RoomArt;
  /** where the game is played; absent: in the studio */
  readonly place?: PlaceHours;
  /** the dark ground under the table in the plain place */
  readonly plain: (plan: Plan) => Built;
  /** the first two are the sides'; more only where `appearance` or `pairs` uses them */
  readonly liveries: readonly [Livery, Livery, ...Livery[]];
  /** by figure: which pair of liveries it wears, one for each side; 0, the first two, where absent */
  readonly pairs?: Readonly<Record<string, number>>;
  /** absent where kind and side are enough; must be fast: it is called for every piece of every view */
  readonly appearance?: (piece: PieceView) => Appearance;
  /** the material of a piece that can never act again, or not for now; ice where absent */
  readonly chilled?: 'ice' | 'stone';
  readonly figures: Readonly<Record<string, () => BufferGeometry>>;
  /** pictures on figures; absent where none has one */
  readonly faces?: Faces;
  /** field, frame, rings: everything that never moves; receives shadows, casts none */
  readonly Board: ComponentType<BoardProps>;
  /** how many recesses a hand has; 0 for games without hands */
  readonly hand: number;
  /** the material of the trays */
  readonly tray: {
    readonly floor: string;
    readonly wall: string;
    readonly line: string;
    /** how far down its walls go, in cells; absent: a little below the surface of the board */
    readonly foot?: number;
  };
  /** pieces stand where the lines of the board cross, so that marks are rings round these points; absent: in squares */
  readonly onPoints?: boolean;
  /** colour of the labels at the board's edges */
  readonly label: string;
  /** how dark the ground is at the foot of a figure, 1 where absent */
  readonly shade?: number;
  /** figures that face the seat, not their enemy: what is written on them is read from there */
  readonly upright?: ReadonlySet<string>;
  /**
   * as the first side sees them: files from left to right, also on the far side, and ranks from the near side, on the left and on
   * the right; absent: the board's
   */
  readonly labels?: {
    readonly files: readonly string[];
    readonly farFiles: readonly string[];
    readonly ranks: readonly string[];
    readonly rightRanks: readonly string[];
  };
  /** false: there are none on the far side, where tall figures would hide them */
  readonly farLabels?: boolean;
  /** how much higher they are on the far side, in cells, so that no figure hides them; 0 where absent */
  readonly labelLift?: number;
  /** the colour behind everything in the plain place */
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
  /** absent where figures bear their letters themselves */
  readonly nameplates?: NameplateArt;
  /** absent in games without connections between pieces */
  readonly ties?: TieArt;
}
