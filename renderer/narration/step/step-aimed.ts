/** The step bar while a piece is lifted or has picked up another one: where it can go, and what the aimed-at move does. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { ActionView, EffectView, PieceView, Preview, View } from '../../../electron/contract/view.ts';
import { isTie } from '../../state/match/groups/groups.ts';
import type { MatchState, Mode } from '../../state/match/match.ts';
import { type Chosen, chosenAt } from '../../state/match/match-chosen.ts';
import { actionsAt, choiceLook, isLift, offered, pieceAt, pieceOf } from '../../state/match/match-derived.ts';
import { uiText } from '../../text/index.ts';
import { facesOf } from '../choices.ts';
import { effectsSaid } from '../effects/describe-effects.ts';
import { brokenWords } from '../effects/describe-group-effects.ts';
import { tellingEffect } from '../effects/telling-effect.ts';
import { broughtAbout, departWords, endWords } from '../foretold-ending.ts';
import { headline } from '../headline.ts';
import { cellNameOf, kindName, kindOf, pieceWhere, unitAt, unitWhere } from '../labels.ts';
import { plain, type ToldStep } from './step-text.ts';

const w = uiText.table.step;
const x = uiText.special;
const h = uiText.headline;

/** The preview of this action; null while it has not arrived. */
const previewFor = ({ preview }: MatchState, action: ActionView): Preview | null =>
  preview?.action.text === action.text ? preview : null;

/** Whether the action under the pointer ends the game; empty while its preview has not arrived. */
export const endsBy = (s: MatchState, action: ActionView): string =>
  endWords(s.description, s.view, previewFor(s, action));

/** That it would lose the game, which its sentence tells as the outcome does: as if it had happened. */
const losing = ({ loses }: ActionView): string => (loses === null ? '' : `${x.takes.loses} ${loses}`);

/** What an effect that was not played yet comes to; a lasting condition is told of the piece that it comes to. */
const ruleOf = (d: VariantDescription, view: View, effect: EffectView): string =>
  effect.do === 'state'
    ? effectsSaid(d, [{ ...effect, by: [] }], view, { ...view, last: null })
        .map((s) => s.text)
        .join(' ')
    : effect.says;

/** The choice, in one line. */
const waysOf = (s: MatchState, at: readonly ActionView[]): string =>
  facesOf(s.description, s.view, at, offered(s))
    .map((face) => face.name)
    .join(' · ');

/**
 * Another piece would be lifted there; where an action of the lifted piece passes through, which square selects that.
 */
const insteadOf = (s: MatchState, id: number, cell: number): ToldStep => {
  const { description: d, view } = s;
  const piece = pieceOf(view, id);
  const name = piece ? unitAt(d, piece) : '';
  const through = actionsAt(offered(s), cell).flatMap((a) => (a.to === null ? [] : [cellNameOf(d, a.to)]));
  return plain(h.picksUp(name), through.length > 0 ? h.goesThrough(name, [...new Set(through)]) : '');
};

/** What the action under the pointer would do. */
const foretold = (s: MatchState, action: ActionView): ToldStep => {
  const { description: d, view } = s;
  const preview = previewFor(s, action);
  const effects = preview?.effects ?? [];
  const fact = headline(d, view, action, effects);
  const ends = endsBy(s, action);
  if (ends !== '' && action.loses === null) return plain(fact, `${ends} ${action.because.says}`);
  const broken = brokenWords(d, view, preview);
  if (broken !== '') return plain(fact, [broken, losing(action)].filter(Boolean).join(' '));
  const also = broughtAbout(d, effects, view);
  const leaves = departWords(d, view, preview);
  const happens = tellingEffect(effects);
  const rule = happens && happens.says !== action.because.says ? ruleOf(d, view, happens) : '';
  const more = leaves || also ? [leaves, also] : [rule];
  return plain(fact, [action.because.says, ...(action.loses ? [losing(action)] : more)].filter(Boolean).join(' '));
};

/** The lifted piece, with nothing under the pointer. */
const upText = ({ description: d }: MatchState, piece: PieceView, actions: readonly ActionView[]): ToldStep => {
  const cells = new Set(actions.map((a) => a.to)).size;
  const summary = kindOf(d, piece.kind)?.summary ?? '';
  return piece.at === null
    ? plain(w.liftedHand(kindName(d, piece.kind), cells), summary)
    : plain(w.lifted(unitWhere(d, piece), cells), [piece.notes.find(isTie)?.says, summary].filter(Boolean).join(' '));
};

export const liftedText = (s: MatchState, mode: Extract<Mode, { is: 'lifted' }>): ToldStep => {
  const { description: d, view } = s;
  const piece = pieceOf(view, mode.piece);
  if (!piece) return plain('');
  if (mode.actions === null) return plain(pieceWhere(d, piece), w.waiting);
  const chosen: Chosen = s.aim === null ? { is: 'nothing' } : chosenAt(s, s.aim);
  if (chosen.is === 'lift' && s.aim !== null) return insteadOf(s, chosen.piece, s.aim);
  const at = chosen.is === 'actions' ? chosen.actions : [];
  if (choiceLook(at) === 'promotion')
    return plain(x.promotion.hint(new Set(at.map((a) => a.promotion)).size), at[0]!.because.says);
  if (at.length > 1) return plain(w.ways(at.length, cellNameOf(d, s.aim!)), waysOf(s, at));
  const action = at[0];
  if (action && isLift(action)) {
    const there = action.to === null ? undefined : pieceAt(view, action.to);
    return plain(x.lift.hint(there ? pieceWhere(d, there) : ''), action.because.says);
  }
  return action ? foretold(s, action) : upText(s, piece, mode.actions);
};

/** The lifted piece has picked up another one, which is put down next. */
export const droppingText = (s: MatchState, { held }: Extract<Mode, { is: 'dropping' }>): ToldStep => {
  const { description: d, view } = s;
  const piece = pieceOf(view, held.piece);
  const [action] = s.aim === null ? [] : actionsAt(held.drops, s.aim);
  if (action) {
    const back = action.to === held.cell ? x.lift.back(cellNameOf(d, held.cell)) : headline(d, view, action);
    return plain(back, [action.because.says, losing(action) || endsBy(s, action)].filter(Boolean).join(' '));
  }
  const back = held.drops.some((a) => a.to === held.cell);
  const n = new Set(held.drops.map((a) => a.to)).size - (back ? 1 : 0);
  const says = back ? x.lift.back(cellNameOf(d, held.cell)) : '';
  return plain(x.lift.up(piece ? pieceWhere(d, piece) : '', n), [says, x.lift.cancel].filter(Boolean).join(' '));
};
