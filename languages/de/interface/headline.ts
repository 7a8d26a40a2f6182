/** An action in one sentence before it is made: what it does, and then what it takes and what it costs. */

import type { Words } from '../../../engine/shared/language.ts';
import type { headlineText as english } from '../../../renderer/text/headline.ts';
import { eitherOf, listOf } from '../plural.ts';

const on = (where: string): string => (where === '' ? '' : ` auf ${where}`);

export const headlineText: Words<typeof english> = {
  // names stay in the nominative: what is taken and lost follows in sentences of its own
  sentence: (deed: string, parts: readonly string[]) =>
    `${[deed, ...parts].filter(Boolean).join('. ').replace(/\.$/, '')}.`,
  moves: (piece: string, to: string) => `${piece} zieht nach ${to}`,
  drops: (piece: string, to: string) => `${piece} wird auf ${to} eingesetzt`,
  putsDown: (piece: string, to: string) => `${piece} wird auf ${to} abgesetzt`,
  lifts: (piece: string, from: string, to: string) => `${piece} wird von ${from} nach ${to} gehoben`,
  swaps: (piece: string, other: string, at: string) => `${piece} und ${other} auf ${at} tauschen die Plätze`,
  fires: (piece: string, at: string) => `Schuss auf ${at}; ${piece} zieht dabei nicht`,
  castles: (piece: string, to: string) => `Rochade: ${piece} geht nach ${to}`,
  departs: (piece: string, to: string) => `${piece} fliegt ab nach ${to}`,
  boards: (piece: string, mount: string, at: string) => `${piece} besteigt ${mount} auf ${at}`,
  rages: (piece: string, to: string) => `${piece} wütet bis ${to}`,
  becomes: (kind: string) => ` und wird dort ${kind}`,
  comesOut: (to: string) => `, kommt auf ${to} heraus`,
  pushes: (piece: string, to: string) => `, wobei ${piece} nach ${to} geschoben wird`,
  leaves: (feature: string) => `, zurück bleibt ${feature}`,
  captures: (who: readonly string[]) => `Geschlagen: ${listOf(who)}`,
  destroys: (who: readonly string[]) => `Zerstört: ${listOf(who)}`,
  loses: (who: readonly string[]) => `Eigener Verlust: ${listOf(who)}`,
  losesItself: (piece: string) => `${piece} geht selbst verloren`,
  foe: (piece: string, where: string) => `${piece}${on(where)}`,
  own: (piece: string, where: string) => `${piece}${on(where)}`,
  picksUp: (piece: string) => `Ein Klick nimmt stattdessen eine andere Figur auf: ${piece}.`,
  goesThrough: (piece: string, cells: readonly string[]) =>
    `${piece}: Um diese Figur durch dieses Feld hindurch zu schlagen, wähle ${eitherOf(cells)}.`,
};
