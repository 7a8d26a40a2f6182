/** An action in one sentence before it is made: what it does, and after a colon what it takes and what it costs. */

import type { Words } from '../../../engine/shared/language.ts';
import type { headlineText as english } from '../../../renderer/text/headline.ts';
import { eitherOf, listOf } from '../plural.ts';

const on = (where: string): string => (where === '' ? '' : ` en ${where}`);

export const headlineText: Words<typeof english> = {
  sentence: (deed, parts) => `${[deed, parts.join(' ; ')].filter(Boolean).join(' : ').replace(/\.$/, '')}.`,
  moves: (piece, to) => `${piece} va en ${to}`,
  drops: (piece, to) => `Pose ${piece} en ${to}`,
  putsDown: (piece, to) => `Repose ${piece} en ${to}`,
  lifts: (piece, from, to) => `Soulève ${piece} de ${from} en ${to}`,
  swaps: (piece, other, at) => `${piece} échange sa place avec ${other} en ${at}`,
  fires: (piece, at) => `${piece} tire en ${at} sans bouger`,
  castles: (piece, to) => `Roque : ${piece} va en ${to}`,
  departs: (piece, to) => `${piece} part en vol vers ${to}`,
  boards: (piece, mount, at) => `${piece} monte sur ${mount} en ${at}`,
  rages: (piece, to) => `${piece} rage jusqu’en ${to}`,
  becomes: (kind) => `, devient ${kind}`,
  comesOut: (to) => `, sortie en ${to}`,
  pushes: (piece, to) => `, pousse ${piece} en ${to}`,
  leaves: (feature) => `, laisse sur place : ${feature}`,
  captures: (who) => `prend ${listOf(who)}`,
  destroys: (who) => `détruit ${listOf(who)}`,
  loses: (who) => `perd ${listOf(who)}`,
  losesItself: (piece) => `la pièce jouée (${piece}) disparaît`,
  foe: (piece, where) => `${piece}${on(where)}`,
  own: (piece, where) => `${piece} de votre camp${on(where)}`,
  /** where a press on the square does something else than going through it */
  picksUp: (piece) => `Un clic saisit plutôt ${piece}.`,
  goesThrough: (piece, cells) => `Pour prendre ${piece} au passage sur cette case, choisissez ${eitherOf(cells)}.`,
};
