/** Neutral places for any board, by night and by day. From both seats they look the same. */
import type { LightRig, PlaceArt, PlaceHours, RoomArt } from '../../../art/place/place-art.ts';
import { garden } from './garden.ts';
import type { Hour } from './light.ts';
import type { OwnPlace } from './place-names.ts';
import { tatami } from './tatami.ts';
import { windowTable } from './window.ts';

const rig = (key: string, strength: number, sky: string, below: string, exposure: number): LightRig => ({
  key: { colour: key, strength, from: [-6, 11, 5] },
  rim: { colour: '#c3d4ff', strength: 1.0, from: [5, 5, -8] },
  fill: { colour: '#ffe4c4', strength: 0.45, from: [7, 4, 6] },
  sky: { above: sky, below, high: 0.4, low: 1.7 },
  exposure,
});
const room = (walls: string, warm: string): RoomArt => ({
  walls,
  strength: 0.6,
  panels: [
    { form: 'rect', colour: '#ffffff', strength: 3.0, at: [0, 5, 0], size: [6, 6] },
    { form: 'rect', colour: warm, strength: 6, at: [-5, 3, 4], size: [2.4, 4.2] },
    { form: 'rect', colour: '#cfdcff', strength: 4, at: [4, 2.5, -5], size: [6, 1.2] },
  ],
});
const place = (light: LightRig, reflects: RoomArt, ground: string, build: PlaceArt['build']): PlaceArt => ({
  light,
  room: reflects,
  ground,
  build,
});

const DAY: Hour = { sky: '#a9a69c', sun: '#ffe2ae', sunny: 0.85, paper: '#efe2c4' };
const EVENING: Hour = { sky: '#8d8982', sun: '#ffd3a0', sunny: 0.48, paper: '#d8bd92' };
const SHADE: Hour = { sky: '#a3a8a2', sun: '#fff2d2', sunny: 0.8, paper: '#ffffff' };
const DUSK: Hour = { sky: '#878b8e', sun: '#ffe2b8', sunny: 0.42, paper: '#ffffff' };

const places: Readonly<Record<OwnPlace, PlaceHours>> = {
  tatami: {
    night: place(
      rig('#ffdcb0', 1.9, '#d8d2c4', '#5a4a30', 1.02),
      room('#6b6253', '#ffd9a0'),
      '#2a2016',
      tatami(EVENING),
    ),
    day: place(rig('#fff0d4', 2.3, '#eef0e6', '#8a7a58', 1.08), room('#8a8474', '#ffe9c4'), '#8a7d62', tatami(DAY)),
  },
  window: {
    night: place(
      rig('#ffd6a4', 2.0, '#d4cec6', '#5a3a24', 1.02),
      room('#5e554c', '#ffd29a'),
      '#170f0a',
      windowTable(EVENING),
    ),
    day: place(
      rig('#fff2dc', 2.4, '#eaf0f4', '#7a5a40', 1.08),
      room('#85807a', '#ffeccc'),
      '#5a4a3c',
      windowTable(DAY),
    ),
  },
  garden: {
    night: place(rig('#ffd9ae', 1.8, '#b9c4d8', '#4a4a38', 1.04), room('#5c6468', '#ffd9a8'), '#14181a', garden(DUSK)),
    day: place(rig('#fff6e0', 2.5, '#e4f0e8', '#6a7048', 1.08), room('#7e8a80', '#fff0cc'), '#5e6a58', garden(SHADE)),
  },
};
/** Undefined for a name that is no such place. */
export const placeNamed = (name: string | undefined): PlaceHours | undefined =>
  name !== undefined && Object.hasOwn(places, name) ? places[name as OwnPlace] : undefined;
