/** An action in one sentence before it is made: what it does, and after a colon what it takes and what it costs. */

import type { Words } from '../../../engine/shared/language.ts';
import type { headlineText as english } from '../../../renderer/text/headline.ts';
import { eitherOf, listOf } from '../plural.ts';

const on = (where: string): string => (where === '' ? '' : ` en ${where}`);

export const headlineText: Words<typeof english> = {
  sentence: (deed: string, parts: readonly string[]) =>
    `${[deed, parts.join(' ; ')].filter(Boolean).join(' : ').replace(/\.$/, '')}.`,
  moves: (piece: string, to: string) => `${piece} va en ${to}`,
  drops: (piece: string, to: string) => `Pose ${piece} en ${to}`,
  putsDown: (piece: string, to: string) => `Repose ${piece} en ${to}`,
  lifts: (piece: string, from: string, to: string) => `Soulève ${piece} de ${from} en ${to}`,
  swaps: (piece: string, other: string, at: string) => `${piece} échange sa place avec ${other} en ${at}`,
  fires: (piece: string, at: string) => `${piece} tire en ${at} sans bouger`,
  castles: (piece: string, to: string) => `Roque : ${piece} va en ${to}`,
  departs: (piece: string, to: string) => `${piece} part en vol vers ${to}`,
  boards: (piece: string, mount: string, at: string) => `${piece} monte sur ${mount} en ${at}`,
  rages: (piece: string, to: string) => `${piece} rage jusqu’en ${to}`,
  becomes: (kind: string) => `, devient ${kind}`,
  comesOut: (to: string) => `, sortie en ${to}`,
  pushes: (piece: string, to: string) => `, pousse ${piece} en ${to}`,
  leaves: (feature: string) => `, laisse sur place : ${feature}`,
  captures: (who: readonly string[]) => `prend ${listOf(who)}`,
  destroys: (who: readonly string[]) => `détruit ${listOf(who)}`,
  loses: (who: readonly string[]) => `perd ${listOf(who)}`,
  losesItself: (piece: string) => `la pièce jouée (${piece}) disparaît`,
  foe: (piece: string, where: string) => `${piece}${on(where)}`,
  own: (piece: string, where: string) => `${piece} de votre camp${on(where)}`,
  /** where a press on the square does something else than going through it */
  picksUp: (piece: string) => `Un clic saisit plutôt ${piece}.`,
  goesThrough: (piece: string, cells: readonly string[]) =>
    `Pour prendre ${piece} au passage sur cette case, choisissez ${eitherOf(cells)}.`,
};
