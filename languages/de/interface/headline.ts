/** An action in one sentence before it is made: what it does, and then what it takes and what it costs. */

import type { Words } from '../../../engine/shared/language.ts';
import type { headlineText as english } from '../../../renderer/text/headline.ts';
import { eitherOf, listOf } from '../plural.ts';

const on = (where: string): string => (where === '' ? '' : ` auf ${where}`);

export const headlineText: Words<typeof english> = {
  // names stay in the nominative: what is taken and lost follows in sentences of its own
  sentence: (deed, parts) => `${[deed, ...parts].filter(Boolean).join('. ').replace(/\.$/, '')}.`,
  moves: (piece, to) => `${piece} zieht nach ${to}`,
  drops: (piece, to) => `${piece} wird auf ${to} eingesetzt`,
  putsDown: (piece, to) => `${piece} wird auf ${to} abgesetzt`,
  lifts: (piece, from, to) => `${piece} wird von ${from} nach ${to} gehoben`,
  swaps: (piece, other, at) => `${piece} und ${other} auf ${at} tauschen die Plätze`,
  fires: (piece, at) => `Schuss auf ${at}; ${piece} zieht dabei nicht`,
  castles: (piece, to) => `Rochade: ${piece} geht nach ${to}`,
  departs: (piece, to) => `${piece} fliegt ab nach ${to}`,
  boards: (piece, mount, at) => `${piece} besteigt ${mount} auf ${at}`,
  rages: (piece, to) => `${piece} wütet bis ${to}`,
  becomes: (kind) => ` und wird dort ${kind}`,
  comesOut: (to) => `, kommt auf ${to} heraus`,
  pushes: (piece, to) => `, wobei ${piece} nach ${to} geschoben wird`,
  leaves: (feature) => `, zurück bleibt ${feature}`,
  captures: (who) => `Geschlagen: ${listOf(who)}`,
  destroys: (who) => `Zerstört: ${listOf(who)}`,
  loses: (who) => `Eigener Verlust: ${listOf(who)}`,
  losesItself: (piece) => `${piece} geht selbst verloren`,
  foe: (piece, where) => `${piece}${on(where)}`,
  own: (piece, where) => `${piece}${on(where)}`,
  picksUp: (piece) => `Ein Klick nimmt stattdessen eine andere Figur auf: ${piece}.`,
  goesThrough: (piece, cells) =>
    `${piece}: Um diese Figur durch dieses Feld hindurch zu schlagen, wähle ${eitherOf(cells)}.`,
};
