/**
 * The text of the step bar: one line of fact, one of consequence, and which buttons are beside it. A pure function of
 * the match's state, so that each of its cases can be tested.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Outcome, Reason } from '../../../electron/contract/view.ts';
import { isOwn } from '../../board/owner.ts';
import type { MatchLook, MatchState, Mode, WhyNotView } from '../../state/match/match.ts';
import { actionsAt, choiceLook, pieceOf } from '../../state/match/match-derived.ts';
import { writtenMove } from '../../state/notation.ts';
import { uiText } from '../../text/index.ts';
import { endingName, theirs } from '../effects/describe-effects.ts';
import { cellNameOf, featureLabel, featureOf, pieceWhere, sideName, unitWhere } from '../labels.ts';
import { selectionText } from '../selection-text.ts';
import { droppingText, endsBy, liftedText } from './step-aimed.ts';
import { idleText } from './step-idle.ts';
import { plain, type ToldStep } from './step-text.ts';

const w = uiText.table.step;
const x = uiText.special;
const g = uiText.groups;

const impossible = (fact: string, reason: Reason | null, otherwise = ''): ToldStep => ({
  fact,
  because: reason?.says ?? otherwise,
  ruling: reason?.ruling ?? null,
  tone: 'no',
});

/** Why something cannot be done; null where there is nothing to say before the reason has arrived. */
const whyText = ({ description: d, view, waiting }: MatchState, why: WhyNotView): ToldStep | null => {
  const { cell, reason } = why;
  if (why.places !== undefined && cell !== null && reason)
    return impossible(x.pool.cannot(featureLabel(d, why.places), cellNameOf(d, cell)), reason);
  const piece = why.piece === null ? undefined : pieceOf(view, why.piece);
  if (!piece) return null;
  if (cell !== null) return reason && impossible(w.cannotReach(pieceWhere(d, piece), cellNameOf(d, cell)), reason);
  if (!isOwn(d, piece, view.turn)) return plain(...theirs(d, view, piece));
  return impossible(w.cannotMove(unitWhere(d, piece)), reason, waiting.why === undefined ? g.step.nowhere : '');
};

const lookingText = ({ view }: MatchState, { view: shown }: MatchLook): ToldStep => {
  const at = shown.last ? `${w.turn(shown.turnNumber)}, ${writtenMove(shown.last)}` : w.start;
  return { fact: w.looking(at), because: w.lookingHint(view.turnNumber), ruling: null, tone: 'looking' };
};

const overText = (d: VariantDescription, { winner, reason, says }: Outcome): ToldStep => {
  const ending = endingName(d, reason);
  const { draw, wins } = uiText.table.end;
  const fact = winner === null ? draw(ending) : wins(sideName(d, winner), ending);
  return { fact, because: says, ruling: null, tone: 'over' };
};

/** A feature is selected in the pool. */
const layingText = (s: MatchState, mode: Extract<Mode, { is: 'laying' }>): ToldStep => {
  const { description: d } = s;
  const says = featureOf(d, mode.feature)?.says ?? '';
  const [action] = s.aim === null ? [] : actionsAt(mode.actions, s.aim);
  return plain(action?.label ?? x.pool.chosen(featureLabel(d, mode.feature), mode.actions.length), says);
};

const choosingText = (s: MatchState, { cell, choices, at, held }: Extract<Mode, { is: 'choosing' }>): ToldStep => {
  if (cell === null) return plain(uiText.spoken.ofNone(choices.length));
  const where = cellNameOf(s.description, cell);
  const look = choiceLook(choices);
  if (look === 'promotion') return plain(x.promotion.waits(where), x.promotion.choose);
  if (held) return plain(x.lift.back(where), x.choices.keep);
  const hint = look === 'route' ? x.routes.hint : w.chooserHint;
  return plain(w.chooser(choices.length, where), [endsBy(s, choices[at]!), hint].filter(Boolean).join(' '));
};

/** The two lines of the step bar for this state. */
export const stepText = (s: MatchState): ToldStep => {
  const { description, view, mode } = s;
  if (s.look) return lookingText(s, s.look);
  const why = s.why && whyText(s, s.why);
  if (why) return why;
  if (view.free) return plain(uiText.free.fact, uiText.free.because);
  if (view.outcome && mode.is !== 'playing') return overText(description, view.outcome);
  switch (mode.is) {
    case 'choosing':
      return choosingText(s, mode);
    case 'dropping':
      return droppingText(s, mode);
    case 'selection': {
      const { fact, because } = selectionText(s, mode);
      return plain(fact, because);
    }
    case 'laying':
      return layingText(s, mode);
    case 'lifted':
      return liftedText(s, mode);
    case 'idle':
    case 'revealing':
    case 'agreeing':
    case 'ending':
    case 'warned':
    case 'sent':
    case 'playing':
      return idleText(s);
  }
};

/** The subject of the panel's card: the lifted piece, else the one whose card was opened. */
export const cardPiece = (s: MatchState): number | null =>
  s.mode.is === 'lifted' || s.mode.is === 'choosing' || s.mode.is === 'dropping' ? s.mode.piece : s.inspected;
