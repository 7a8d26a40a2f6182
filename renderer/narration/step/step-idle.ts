/** The step bar while nothing is lifted: whose turn it is, what was played last, what is still to do. */

import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { View } from '../../../electron/contract/view.ts';
import { groupsNow, hasBegun } from '../../state/match/groups/groups.ts';
import type { MatchState, Told } from '../../state/match/match.ts';
import { layable, offered, pieceOf } from '../../state/match/match-derived.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';
import { effectsSaid } from '../effects/describe-effects.ts';
import { chainsTold } from '../effects/describe-group-effects.ts';
import { tellingEffect } from '../effects/telling-effect.ts';
import { broughtAbout } from '../foretold-ending.ts';
import { goalOf } from '../goal.ts';
import { featureLabel, sentence, sideName } from '../labels.ts';
import { plain, type ToldStep } from './step-text.ts';

const w = uiText.table.step;
const x = uiText.special;
const g = uiText.groups;

const lastTold = (d: VariantDescription, view: View, told: Told | null): string => {
  if (!view.last) return '';
  const by = uiText.spoken.ofNoPiece(sideName(d, view.last.side), writtenMove(view.last));
  if (!told || (told.how !== 'play' && told.how !== 'redo')) return by;
  const also = broughtAbout(d, told.effects, view);
  if (also !== '') return `${by} ${also}`;
  const effect = tellingEffect(told.effects);
  if (!effect) return by;
  // the text of the label is not repeated; the rule is shown
  const special = effect.do === 'become' || effect.do === 'state' || (effect.do === 'take' && effect.into === 'depths');
  // it changed before it moved on, and is named at its present square
  const at = effect.do === 'become' ? pieceOf(view, effect.piece)?.at : undefined;
  const extra = special
    ? effectsSaid(d, [effect.do === 'become' && at != null ? { ...effect, at } : effect], view, { ...view, last: null })
        .map((s) => s.text)
        .join(' ')
    : '';
  return [by, extra, effect.says].filter(Boolean).join(' ');
};

/** What an unfinished turn asks for: laying something, getting out of check first, else any move. */
const goesOn = (s: MatchState): string => {
  const { view, description } = s;
  const [feature] = layable(s);
  if (feature !== undefined) return x.pool.chosen(featureLabel(description, feature), offered(s).length);
  return view.checks[0]?.says ?? (view.can.endTurn ? x.budget.orEnd : '');
};

/** Is somebody at another machine to move? */
const waitsElsewhere = ({ seat, turn, outcome }: View): boolean =>
  seat !== undefined && seat !== turn && outcome === null;
const waitWords = ({ seat }: View): string => (seat === null ? uiText.online.step.watches : uiText.online.step.waits);

/** Games in which a turn moves a whole group, unit by unit. */
const groupsText = (s: MatchState): ToldStep => {
  const { description: d, view } = s;
  const played = s.told?.how === 'play' ? s.told : null;
  if (view.budget && hasBegun(view)) {
    const news = chainsTold(d, played?.effects ?? [], view, view).map(({ text }) => text);
    const next = view.movable.length > 0 ? g.step.goOn(view.movable.length) : g.step.done;
    return plain(view.budget.says, [...news, next].filter(Boolean).join(' '));
  }
  const can = groupsNow(d, view, view.turn).filter((now) => now.movable.length > 0);
  const first = view.groupsMix ? g.step.any : can.length > 1 ? g.step.choose(can.map((now) => now.group.name)) : '';
  const turn = s.nodes.find(({ id }) => id === view.node)?.turnLabel;
  const told = turn === undefined ? lastTold(d, view, played) : `${sentence(turn)}.`;
  const last = played ? told : '';
  return plain(w.idle(sideName(d, view.turn)), [goalOf(s) ?? '', last, first].filter(Boolean).join(' '));
};

/** In a placement all who can be moved wait in the hand. */
const whoCanMove = ({ movable, pieces }: View): string => {
  const isWaiting = (id: number): boolean => pieces.some((piece) => piece.id === id && piece.place === 'hand');
  return movable.length > 0 && movable.every(isWaiting) ? w.placeHint(movable.length) : w.idleHint(movable.length);
};

export const idleText = (s: MatchState): ToldStep => {
  const { description: d, view, mode } = s;
  // the outcome is shown when playback has ended
  const forward = s.told?.how === 'play' || s.told?.how === 'redo';
  if (mode.is === 'playing' && forward && view.last)
    return plain(uiText.spoken.ofNoPiece(sideName(d, view.last.side), writtenMove(view.last)));
  if (waitsElsewhere(view)) {
    const last = lastTold(d, view, s.told);
    return plain(w.idle(sideName(d, view.turn)), last || waitWords(view));
  }
  if (view.phase) {
    const last = view.last ? uiText.spoken.ofNoPiece(sideName(d, view.last.side), writtenMove(view.last)) : '';
    return plain(x.pool.toLay(sideName(d, view.turn)), [view.phase.says, last].filter(Boolean).join(' '));
  }
  if (d.groups) return groupsText(s);
  if (s.told?.says !== undefined) return plain(w.idle(sideName(d, view.turn)), s.told.says);
  if (view.budget && view.budget.of > 1) {
    const { left, of, says } = view.budget;
    const side = sideName(d, view.turn);
    if (left < of) return plain(x.budget.still(side, says), goesOn(s));
    return plain(x.budget.upTo(side, of), [goalOf(s) ?? '', says].filter(Boolean).join(' '));
  }
  if (s.told?.how === 'undo' && view.last === null) return plain(w.idle(sideName(d, view.turn)));
  const told = lastTold(d, view, s.told);
  const hint = view.last ? told : (goalOf(s) ?? whoCanMove(view));
  return plain(w.idle(sideName(d, view.turn)), hint);
};
