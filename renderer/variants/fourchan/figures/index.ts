/** The figures of 4chan chess by kind id: thirteen kinds and, but for the admin, their promoted forms. */
import type { BufferGeometry } from 'three';
import { admin } from './admin.ts';
import { anon } from './anon.ts';
import { b } from './b.ts';
import { d } from './d.ts';
import { k } from './k.ts';
import { mlp } from './mlp.ts';
import { n } from './n.ts';
import { r9k } from './r9k.ts';
import { sci } from './sci.ts';
import { tg } from './tg.ts';
import { v } from './v.ts';
import { vp } from './vp.ts';
import { x } from './x.ts';

const twoFaced = { anon, tg, k, mlp, b, n, d, r9k, x, v, vp, sci };

/** Each with a text of one to three letters on its tile; without one, with the letter of its kind. */
export const lettered: Readonly<Record<string, (text?: string) => BufferGeometry>> = {
  admin,
  ...Object.fromEntries(Object.entries(twoFaced).map(([kind, make]) => [kind, (text) => make(false, text)])),
  ...Object.fromEntries(Object.entries(twoFaced).map(([kind, make]) => [`+${kind}`, (text) => make(true, text)])),
};

export const figures: Readonly<Record<string, () => BufferGeometry>> = Object.fromEntries(
  Object.entries(lettered).map(([kind, make]) => [kind, () => make()]),
);
