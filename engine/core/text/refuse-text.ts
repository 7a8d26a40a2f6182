/** The message for a text that is no action: what it comes close to, or why that cannot be done. */

import { err, type Result } from '../../shared/result.ts';
import { shortened } from '../../shared/shortened.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import { type Cell, NOBODY, type Piece, type Side } from '../ids.ts';
import type { Variant } from '../variant.ts';
import { type WhyNot, whyNot, whyNotNow } from './explain.ts';
import { refusals } from './refusals.ts';
import { cellsIn, headOf, normalised } from './spell.ts';

/** The position in which the text was tried: what is asked of it here. */
interface Tried {
  readonly game: Game;
  readonly variant: Variant;
  readonly turn: Side;
  readonly outcome: { readonly says: string } | null;
  actions(): readonly Action[];
  find(text: string): Result<Action>;
  whyNotLaid(feature: string, cell: Cell): WhyNot;
}

export const refuseText = (position: Tried, text: string): Result<never> => {
  const shown = shortened(text);
  const { outcome, game } = position;
  if (outcome) return err('game-over', refusals.gameOver(shown, outcome.says));
  const [feature, name, ...others] = text.trim().split('@');
  const laid = others.length === 0 ? game.topology.parse(name ?? '') : undefined;
  if (laid !== undefined && Object.hasOwn(position.variant.words.features ?? {}, feature)) {
    return err('no-such-action', refusals.notPlayable(shown, position.whyNotLaid(feature, laid).says));
  }
  const said = refuseDrop(position, text) ?? refuseLeaving(position, text) ?? refuseTurnRule(position, text);
  if (said !== null) return err('no-such-action', refusals.notPlayable(shown, said));
  const [from, ...more] = cellsIn(game, text);
  const to = more.at(-1);
  const own = position.actions().filter((a) => a.from === (from ?? null));
  // another piece put where it cannot be: where it can
  const moved = more.length > 1 ? own.filter((a) => a.movesAnother?.from === more[0]) : [];
  const near =
    moved.length > 0 ? moved : own.filter((a) => to === undefined || [a.to, a.movesAnother?.to].includes(to));
  if (near.length > 0 && from !== undefined) {
    const meant = near.slice(0, 3).map((a) => a.text);
    return err('no-such-action', refusals.notComplete(shown, meant));
  }
  const piece = from === undefined ? NOBODY : meantOn(game, from, text);
  if (from !== undefined && to !== undefined && piece !== NOBODY) {
    return err('no-such-action', refusals.notPlayable(shown, whyNot(game, piece, to).says));
  }
  if (from !== undefined && to !== undefined) {
    return err('no-such-action', refusals.nobodyThere(shown, game.topology.name(from)));
  }
  return err('no-such-action', refusals.noAction(shown, position.actions()[0].text)); // while it goes on there is one
};
/** Why nobody of that letter is dropped there; null where the text speaks of no drop. */
const refuseDrop = ({ game, turn, variant }: Tried, text: string): string | null => {
  const [, letter, name] = text.replace(/\s+/g, '').match(/^([A-Za-z])@x?([^@>]+)$/) ?? [];
  const cell = game.topology.parse(name ?? '');
  const type = variant.types.find((t) => t.letter === letter?.toUpperCase() && !t.ownerless);
  if (cell === undefined || type === undefined) return null;
  const held = game.pieces.find((p) => game.isInHand(p) && game.sideOf(p) === turn && game.typeOf(p) === type);
  return held === undefined ? refusals.noneInHand(type.name) : whyNot(game, held, cell).says;
};
/** Why the mover leaves nothing behind, where the rest of the text could be played. */
const refuseLeaving = (position: Tried, text: string): string | null => {
  const { terrain } = position.variant.layout;
  const own = terrain?.features.find(({ owner }) => owner === position.turn);
  if (own === undefined || !/.#$/.test(text.trim())) return null;
  const rest = position.find(text.trim().slice(0, -1));
  const from = rest.ok ? rest.value.from : null;
  return from === null ? null : position.whyNotLaid(own.id, from).says;
};
/** Why what belongs to no piece, as ending the turn, cannot be done now. */
const refuseTurnRule = ({ game, variant }: Tried, text: string): string | null => {
  const typed = normalised(game, text);
  const rule = variant.turnRules?.find((r) => r.whyNot && normalised(game, r.spells ?? 'end') === typed);
  return rule ? (whyNotNow(game, rule)?.says ?? null) : null;
};
/** Of two that share a cell the one whose letter the text begins with. */
const meantOn = (game: Game, cell: Cell, text: string): Piece => {
  const rider = game.riderOn(cell);
  const isRider = rider !== NOBODY && normalised(game, text).startsWith(normalised(game, headOf(game, rider)));
  return isRider ? rider : game.pieceOn(cell);
};
