/**
 * The text of the step bar: one line of fact, one of consequence, and which buttons are beside it. A pure function of
 * the match's state, so that each of its cases can be tested.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, EffectView, View } from '../../electron/contract/view.ts';
import { groupsNow, isTie } from '../state/match/groups.ts';
import type { MatchState, Told } from '../state/match/match.ts';
import { type Chosen, chosenAt } from '../state/match/match-chosen.ts';
import { actionsAt, choiceLook, isLift, layable, offered, pieceAt, pieceOf } from '../state/match/match-derived.ts';
import { uiText } from '../text/index.ts';
import { facesOf } from './choices.ts';
import { effectsSaid, endingName, theirs } from './describe-effects.ts';
import { brokenWords, chainsTold } from './describe-group-effects.ts';
import { broughtAbout, departWords, endWords } from './foretold-ending.ts';
import { headline } from './headline.ts';
import {
  cellName,
  featureName,
  featureOf,
  kindName,
  kindOf,
  pieceWhere,
  sentence,
  sideName,
  unitAt,
  unitWhere,
} from './labels.ts';
import { selectionText } from './selection-text.ts';

export interface StepText {
  readonly fact: string;
  readonly because: string;
  readonly ruling: string | null;
  readonly tone: 'usual' | 'no' | 'looking' | 'over';
}
const w = uiText.table.step;
const x = uiText.special;
const g = uiText.groups;
const h = uiText.headline;

/** The effect whose rule is worth a sentence: the most important change, never a mere step. */
const weight: { readonly [K in EffectView['do']]: number } = {
  end: 8,
  retract: 7,
  burst: 6,
  become: 5,
  banish: 4.5,
  state: 4,
  recruit: 3.5,
  take: 3,
  feature: 2.2,
  swap: 2,
  go: 1,
  tick: 0,
  check: 0,
  turn: 0,
};
export const tellingEffect = (effects: readonly EffectView[]): EffectView | null => {
  let best: EffectView | null = null;
  for (const e of effects) {
    const more = e.do === 'go' && e.how === 'push' ? 2.5 : weight[e.do];
    const least = best === null ? 0 : best.do === 'go' && best.how === 'push' ? 2.5 : weight[best.do];
    if (more > least) best = e;
  }
  return best;
};

const lastTold = (d: VariantDescription, view: View, told: Told | null): string => {
  if (!view.last) return '';
  const by = uiText.spoken.ofNoPiece(sideName(d, view.last.side), view.last.label);
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

/** What an effect that was not played yet comes to; a lasting condition is told of the piece that it comes to. */
const ruleOf = (d: VariantDescription, view: View, effect: EffectView): string =>
  effect.do === 'state'
    ? effectsSaid(d, [{ ...effect, by: [] }], view, { ...view, last: null })
        .map((s) => s.text)
        .join(' ')
    : effect.says;

/** What an unfinished turn asks for: laying something, getting out of check first, else any move. */
const goesOn = (s: MatchState): string => {
  const { view, description } = s;
  const [feature] = layable(s);
  if (feature !== undefined) return x.pool.chosen(featureName(description, feature), offered(s).length);
  return view.checks[0]?.says ?? (view.can.endTurn ? x.budget.orEnd : '');
};

/** Whether the action under the pointer ends the game; empty while its preview has not arrived. */
const endsBy = (s: MatchState, action: ActionView): string =>
  s.preview?.action.text === action.text ? endWords(s.description, s.view, s.preview) : '';

/** That it would lose the game, which its sentence tells as the outcome does: as if it had happened. */
const losing = ({ loses }: ActionView): string => (loses === null ? '' : `${x.takes.loses} ${loses}`);

/** Before the first move: how the game is won. */
export const goalOf = ({ description: d, view, look }: MatchState): string | null =>
  d.goal !== undefined && !view.free && !view.exercise && view.last === null && look === null && view.outcome === null
    ? w.goal([d.goal, ...furtherGoals(d, view.options)].join(' '))
    : null;
const furtherGoals = ({ furtherGoals = [] }: VariantDescription, options: View['options']): readonly string[] =>
  furtherGoals.filter(({ option, value }) => options[option] === value).map(({ says }) => says);

/** The choice, in one line. */
const waysOf = (s: MatchState, at: readonly ActionView[]): string =>
  facesOf(s.description, s.view, at, offered(s))
    .map((face) => face.name)
    .join(' · ');

/** Is somebody at another machine to move? */
const waitsElsewhere = ({ seat, turn, outcome }: View): boolean =>
  seat !== undefined && seat !== turn && outcome === null;
const waitWords = ({ seat }: View): string => (seat === null ? uiText.online.step.watches : uiText.online.step.waits);

const plain = (fact: string, because = ''): StepText => ({ fact, because, ruling: null, tone: 'usual' });

/**
 * Another piece would be lifted there; where an action of the lifted piece passes through, which square selects that.
 */
const insteadOf = (s: MatchState, id: number, cell: number): StepText => {
  const { description: d, view } = s;
  const piece = pieceOf(view, id);
  const name = piece ? unitAt(d, piece) : '';
  const through = actionsAt(offered(s), cell).flatMap((a) => (a.to === null ? [] : [cellName(d, a.to)]));
  return plain(h.picksUp(name), through.length > 0 ? h.goesThrough(name, [...new Set(through)]) : '');
};

/** The two lines of the step bar for this state. */
export const stepText = (s: MatchState): StepText => {
  const d = s.description;
  if (s.look) {
    const at = s.look.view.last ? `${w.turn(s.look.view.turnNumber)}, ${s.look.view.last.label}` : w.start;
    return { fact: w.looking(at), because: w.lookingHint(s.view.turnNumber), ruling: null, tone: 'looking' };
  }
  const { view, mode } = s;
  if (s.why) {
    if (s.why.places !== undefined && s.why.cell !== null && s.why.reason)
      return {
        fact: x.pool.cannot(featureName(d, s.why.places), cellName(d, s.why.cell)),
        because: s.why.reason.says,
        ruling: s.why.reason.ruling,
        tone: 'no',
      };
    const piece = s.why.piece === null ? undefined : pieceOf(view, s.why.piece);
    const name = piece ? pieceWhere(d, piece) : '';
    if (s.why.cell === null && piece && piece.side !== view.turn) return plain(...theirs(d, view, piece));
    if (s.why.cell === null && piece)
      return {
        fact: w.cannotMove(unitWhere(d, piece)),
        because: s.why.reason?.says ?? (s.waiting.why === undefined ? g.step.nowhere : ''),
        ruling: s.why.reason?.ruling ?? null,
        tone: 'no',
      };
    if (s.why.cell !== null && s.why.reason && piece)
      return {
        fact: w.cannotReach(name, cellName(d, s.why.cell)),
        because: s.why.reason.says,
        ruling: s.why.reason.ruling,
        tone: 'no',
      };
  }
  if (view.free) return plain(uiText.free.fact, uiText.free.because);
  if (view.outcome && mode.is !== 'playing') {
    const ending = endingName(d, view.outcome.reason);
    const fact =
      view.outcome.winner === null
        ? uiText.table.end.draw(ending)
        : uiText.table.end.wins(sideName(d, view.outcome.winner), ending);
    return { fact, because: view.outcome.says, ruling: null, tone: 'over' };
  }
  switch (mode.is) {
    case 'choosing':
      return mode.cell === null
        ? plain(uiText.spoken.ofNone(mode.choices.length))
        : choiceLook(mode.choices) === 'promotion'
          ? plain(x.promotion.waits(cellName(d, mode.cell)), x.promotion.choose)
          : mode.held
            ? plain(x.lift.back(cellName(d, mode.cell)), x.choices.keep)
            : plain(
                w.chooser(mode.choices.length, cellName(d, mode.cell)),
                [endsBy(s, mode.choices[mode.at]!), w.chooserHint].filter(Boolean).join(' '),
              );
    case 'dropping': {
      const { held } = mode;
      const piece = pieceOf(view, held.piece);
      const [action] = s.aim === null ? [] : actionsAt(held.drops, s.aim);
      if (action) {
        const back = action.to === held.cell ? x.lift.back(cellName(d, held.cell)) : headline(d, view, action);
        return plain(back, [action.because.says, losing(action) || endsBy(s, action)].filter(Boolean).join(' '));
      }
      const back = held.drops.some((a) => a.to === held.cell);
      const n = new Set(held.drops.map((a) => a.to)).size - (back ? 1 : 0);
      const says = back ? x.lift.back(cellName(d, held.cell)) : '';
      return plain(x.lift.up(piece ? pieceWhere(d, piece) : '', n), [says, x.lift.cancel].filter(Boolean).join(' '));
    }
    case 'selection': {
      const { fact, because } = selectionText(s, mode);
      return plain(fact, because);
    }
    case 'laying': {
      const says = featureOf(d, mode.feature)?.says ?? '';
      const [action] = s.aim === null ? [] : actionsAt(mode.actions, s.aim);
      return plain(action?.label ?? x.pool.chosen(featureName(d, mode.feature), mode.actions.length), says);
    }
    case 'lifted': {
      const piece = pieceOf(view, mode.piece);
      if (!piece) return plain('');
      if (mode.actions === null) return plain(pieceWhere(d, piece), w.waiting);
      const chosen: Chosen = s.aim === null ? { is: 'nothing' } : chosenAt(s, s.aim);
      if (chosen.is === 'lift' && s.aim !== null) return insteadOf(s, chosen.piece, s.aim);
      const at = chosen.is === 'actions' ? chosen.actions : [];
      if (choiceLook(at) === 'promotion')
        return plain(x.promotion.hint(new Set(at.map((a) => a.promotion)).size), at[0]!.because.says);
      if (at.length > 1) return plain(w.ways(at.length, cellName(d, s.aim!)), waysOf(s, at));
      const action = at[0];
      if (action && isLift(action)) {
        const there = action.to === null ? undefined : pieceAt(view, action.to);
        return plain(x.lift.hint(there ? pieceWhere(d, there) : ''), action.because.says);
      }
      if (action) {
        const happens = s.preview?.action.text === action.text ? tellingEffect(s.preview.effects) : null;
        const effects = s.preview?.action.text === action.text ? s.preview.effects : [];
        const fact = headline(d, view, action, effects);
        const ends = endsBy(s, action);
        if (ends !== '' && action.loses === null) return plain(fact, `${ends} ${action.because.says}`);
        const broken = s.preview?.action.text === action.text ? brokenWords(d, view, s.preview) : '';
        if (broken !== '') return plain(fact, [broken, losing(action)].filter(Boolean).join(' '));
        const also = broughtAbout(d, effects, view);
        const leaves = s.preview?.action.text === action.text ? departWords(d, view, s.preview) : '';
        const rule = happens && happens.says !== action.because.says ? ruleOf(d, view, happens) : '';
        const more = leaves || also ? [leaves, also] : [rule];
        return plain(
          fact,
          [action.because.says, ...(action.loses ? [losing(action)] : more)].filter(Boolean).join(' '),
        );
      }
      const cells = new Set(mode.actions.map((a) => a.to)).size;
      const summary = kindOf(d, piece.kind)?.summary ?? '';
      return piece.at === null
        ? plain(w.liftedHand(kindName(d, piece.kind), cells), summary)
        : plain(
            w.lifted(unitWhere(d, piece), cells),
            [piece.notes.find(isTie)?.says, summary].filter(Boolean).join(' '),
          );
    }
    case 'idle':
    case 'revealing':
    case 'agreeing':
    case 'ending':
    case 'warned':
    case 'sent':
    case 'playing': {
      // the outcome is shown when playback has ended
      const forward = s.told?.how === 'play' || s.told?.how === 'redo';
      if (mode.is === 'playing' && forward && view.last)
        return plain(uiText.spoken.ofNoPiece(sideName(d, view.last.side), view.last.label));
      if (waitsElsewhere(view)) {
        const last = lastTold(d, view, s.told);
        return plain(w.idle(sideName(d, view.turn)), last || waitWords(view));
      }
      if (view.phase) {
        const last = view.last ? uiText.spoken.ofNoPiece(sideName(d, view.last.side), view.last.label) : '';
        return plain(x.pool.toLay(sideName(d, view.turn)), [view.phase.says, last].filter(Boolean).join(' '));
      }
      if (d.groups) {
        const played = s.told?.how === 'play' ? s.told : null;
        if (view.budget && view.group != null) {
          const news = chainsTold(d, played?.effects ?? [], view, view).map(({ text }) => text);
          const next = view.movable.length > 0 ? g.step.goOn(view.movable.length) : g.step.done;
          return plain(view.budget.says, [...news, next].filter(Boolean).join(' '));
        }
        const can = groupsNow(d, view, view.turn).filter((now) => now.movable.length > 0);
        const first = can.length > 1 ? g.step.choose(can.map((now) => now.group.name)) : '';
        const turn = s.nodes.find(({ id }) => id === view.node)?.turnLabel;
        const told = turn === undefined ? lastTold(d, view, played) : `${sentence(turn)}.`;
        const last = played ? told : '';
        return plain(w.idle(sideName(d, view.turn)), [goalOf(s) ?? '', last, first].filter(Boolean).join(' '));
      }
      if (s.told?.says !== undefined) return plain(w.idle(sideName(d, view.turn)), s.told.says);
      if (view.budget && view.budget.of > 1) {
        const { left, of, says } = view.budget;
        const side = sideName(d, view.turn);
        if (left < of) return plain(x.budget.still(side, says), goesOn(s));
        return plain(x.budget.upTo(side, of), [goalOf(s) ?? '', says].filter(Boolean).join(' '));
      }
      if (s.told?.how === 'undo' && view.last === null) return plain(w.idle(sideName(d, view.turn)));
      const told = lastTold(d, view, s.told);
      const hint = view.last ? told : (goalOf(s) ?? w.idleHint(view.movable.length));
      return plain(w.idle(sideName(d, view.turn)), hint);
    }
  }
};

/** The subject of the panel's card: the lifted piece, else the one whose card was opened. */
export const cardPiece = (s: MatchState): number | null =>
  s.mode.is === 'lifted' || s.mode.is === 'choosing' || s.mode.is === 'dropping' ? s.mode.piece : s.inspected;
