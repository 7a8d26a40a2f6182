/** The figures of 4chan chess by kind id: thirteen kinds and, but for the admin, their promoted forms. */
import type { BufferGeometry } from 'three';
import { adminFigure } from './admin.ts';
import { anonFigure } from './anon.ts';
import { bFigure } from './b.ts';
import { dFigure } from './d.ts';
import { kFigure } from './k.ts';
import { mlpFigure } from './mlp.ts';
import { nFigure } from './n.ts';
import { r9kFigure } from './r9k.ts';
import { sciFigure } from './sci.ts';
import { tg } from './tg.ts';
import { vFigure } from './v.ts';
import { vpFigure } from './vp.ts';
import { xFigure } from './x.ts';

const twoFaced = {
  anon: anonFigure,
  tg,
  k: kFigure,
  mlp: mlpFigure,
  b: bFigure,
  n: nFigure,
  d: dFigure,
  r9k: r9kFigure,
  x: xFigure,
  v: vFigure,
  vp: vpFigure,
  sci: sciFigure,
};

/** Each with a text of one to three letters on its tile; without one, with the letter of its kind. */
export const lettered: Readonly<Record<string, (text?: string) => BufferGeometry>> = {
  admin: adminFigure,
  ...Object.fromEntries(Object.entries(twoFaced).map(([kind, make]) => [kind, (text) => make(false, text)])),
  ...Object.fromEntries(Object.entries(twoFaced).map(([kind, make]) => [`+${kind}`, (text) => make(true, text)])),
};

export const figures: Readonly<Record<string, () => BufferGeometry>> = Object.fromEntries(
  Object.entries(lettered).map(([kind, make]) => [kind, () => make()]),
);
