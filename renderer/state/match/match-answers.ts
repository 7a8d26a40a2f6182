/**
 * How the machine handles answers. Must stay true: only the latest request of a slot is answered; a refusal never
 * leaves a piece lifted; the error `stale` comes with the present view, which is adopted without asking.
 */
import { ASKED } from '../../../electron/contract/online.ts';
import type { Answer } from '../../../electron/contract/result.ts';
import type { Played, View } from '../../../electron/contract/view.ts';
import { uiText } from '../../text/index.ts';
import type { Answered, MatchState, Slot, Step, Told } from './match.ts';
import { chooseCell, chooseOfNone, foreseen, previewing } from './match-choosing.ts';
import { actionsChosenAt } from './match-chosen.ts';
import { takeSame, takeSeated } from './match-computer.ts';
import { planned } from './match-selection.ts';
import { andThen, same, saying } from './match-step.ts';
import { threw } from './match-tosses.ts';
import { arriving, askAround, askBoth, takePlayed, takeSeat } from './match-views.ts';

const slotOf: { readonly [K in Answered['name']]: Slot } = {
  'match.actions': 'actions',
  'match.preview': 'preview',
  'match.why': 'why',
  'match.layReady': 'change',
  'match.play': 'change',
  'match.together': 'preview',
  'match.playTogether': 'change',
  'match.undo': 'change',
  'match.redo': 'change',
  'match.goto': 'change',
  'match.resign': 'change',
  'match.agree': 'change',
  'match.claim': 'change',
  'match.toss': 'change',
  'match.look': 'look',
  'match.history': 'history',
  'match.attackers': 'attackers',
  'match.reveal': 'change',
  'match.hide': 'change',
  'computer.go': 'change',
  'computer.pause': 'change',
  'computer.seat': 'change',
  'clock.give': 'change',
  'clock.off': 'change',
  'clock.claim': 'change',
};

/** A refusal: the piece goes back and the message is announced; `stale` brings the present state of the game. */
const refused = (s: MatchState, error: Extract<Answer<never>, { ok: false }>['error']): Step => {
  const state: MatchState = { ...s, mode: { is: 'idle' }, aim: null, preview: null, why: null, replay: null };
  if (error.view) {
    const taken = { ...state, view: error.view, look: null, previews: {}, attacked: null, shownCheck: null };
    const shown = { ...taken, arrival: arriving({ ...taken, serial: s.serial }, 'cut', []) };
    if (error.view.viewer !== s.view.viewer || error.view.handOver !== null) return takeSeat(s, error.view);
    return andThen(saying(shown, { say: 'refused', message: error.message }), askAround);
  }
  return saying(state, { say: error.code === ASKED ? 'asked' : 'refused', message: error.message });
};

/** the error code for going back past something that was revealed, unless both players agree */
const BOTH = 'both';

const played = (s: MatchState, answer: Answer<Played>, how: Told['how']): Step => {
  if (answer.ok) return takePlayed(s, answer.value, how);
  if (answer.error.code === BOTH && s.wish) return askBoth(s, s.wish);
  return refused(s, answer.error);
};
const seated = (s: MatchState, answer: Answer<View>): Step =>
  answer.ok ? takeSeat(s, answer.value) : refused(s, answer.error);

/** The pointer may be on something else by the time a preview arrives. */
const isStillMeant = (s: MatchState, text: string): boolean => {
  switch (s.mode.is) {
    case 'choosing':
      return s.mode.choices[s.mode.at]?.text === text;
    case 'lifted':
    case 'dropping':
      return s.aim !== null && actionsChosenAt(s, s.aim).some((action) => action.text === text);
    default:
      return true;
  }
};

export const answered = (before: MatchState, a: Answered): Step => {
  // actions of no piece are requested for two reasons; here the player is waiting for this very answer
  const slot = a.name === 'match.actions' && before.waiting.none === a.id ? 'none' : slotOf[a.name];
  if (before.waiting[slot] !== a.id) return same(before);
  const s: MatchState = { ...before, waiting: { ...before.waiting, [slot]: undefined } };
  switch (a.name) {
    case 'match.actions': {
      // buttons need these; without them pieces can still be moved
      if (slot === 'none') return same(a.answer.ok ? { ...s, ofNone: a.answer.value } : s);
      if (!a.answer.ok) return refused(s, a.answer.error);
      const actions = a.answer.value;
      if (s.mode.is === 'ending') {
        const ends = actions.filter((action) => action.kind === 'end-turn');
        // `can.endTurn` promised one: a host that breaks the promise is treated like one that refuses
        return ends.length > 0
          ? chooseOfNone(s, ends)
          : refused(s, { code: 'no-end', message: uiText.reasons.turnEnds });
      }
      if (s.mode.is !== 'lifted') return same(s);
      const { piece, wanted } = s.mode;
      const up: MatchState = { ...s, mode: { is: 'lifted', piece, actions, wanted: null } };
      if (wanted !== null) return chooseCell(up, wanted);
      return andThen(saying(up, { say: 'lifted', piece, actions }), (t) => {
        // the pointer may have rested on a destination before the actions arrived
        const at = t.aim === null ? [] : actionsChosenAt(t, t.aim);
        return at.length === 1 ? previewing(t, at[0]!) : same(t);
      });
    }
    case 'match.preview': {
      // a preview is optional: without it the action can still be chosen
      if (!a.answer.ok) return same(s);
      const preview = a.answer.value;
      const known = { ...s, previews: { ...s.previews, [preview.action.text]: preview } };
      return isStillMeant(s, preview.action.text) ? foreseen({ ...known, preview }, preview) : same(known);
    }
    case 'match.why': {
      // the explanation for a resting pointer is optional
      if (!a.answer.ok) return s.why?.passing ? same({ ...s, why: null }) : refused(s, a.answer.error);
      if (!s.why) return same(s);
      const why = { ...s.why, reason: a.answer.value };
      return saying({ ...s, why }, { say: 'why', why });
    }
    case 'match.together':
      return a.answer.ok ? planned(s, a.answer.value) : refused(s, a.answer.error);
    case 'match.play':
    case 'match.playTogether':
      return played(s, a.answer, 'play');
    case 'match.layReady': {
      const laid = played(s, a.answer, 'play');
      return a.answer.ok ? andThen(laid, (t) => saying(t, { say: 'ready-laid' })) : laid;
    }
    case 'match.undo':
      return played(s, a.answer, 'undo');
    case 'match.redo':
      return played(s, a.answer, 'redo');
    case 'match.goto':
      return played(s, a.answer, 'goto');
    case 'match.resign':
    case 'match.agree':
      return played(s, a.answer, 'over');
    case 'match.claim':
      return played(s, a.answer, 'goto');
    case 'match.look': {
      if (!a.answer.ok) return refused(s, a.answer.error);
      const { view, effects } = a.answer.value;
      const to = s.nodes.find((n) => n.id === view.node);
      const forward = to?.parent === (s.look?.node ?? s.view.node);
      const look = { node: view.node, view, effects };
      const arrival = { ...arriving(s, forward ? 'play' : 'back', forward ? effects : []), key: `look.${a.id}` };
      const before = { view: s.view, look: s.look, nodes: s.nodes };
      return saying(
        { ...s, look, arrival, mode: { is: 'playing', key: arrival.key, before } },
        { say: 'looking', look, ...(to?.comment && { comment: to.comment }) },
      );
    }
    case 'match.attackers': {
      if (!a.answer.ok) return refused(s, a.answer.error);
      if (!s.attacked) return same(s);
      const attacked = { ...s.attacked, by: a.answer.value };
      return saying({ ...s, attacked }, { say: 'attackers', attacked });
    }
    case 'match.reveal':
    case 'match.hide':
      return seated(s, a.answer);
    case 'computer.go':
    case 'computer.pause':
      return a.answer.ok ? takeSame(s, a.answer.value) : refused(s, a.answer.error);
    case 'clock.claim':
      return played(s, a.answer, 'over');
    case 'clock.give':
    case 'clock.off':
    case 'computer.seat':
      return a.answer.ok ? takeSeated(s, a.answer.value) : refused(s, a.answer.error);
    case 'match.toss': {
      if (!a.answer.ok) return refused(s, a.answer.error);
      return andThen(takeSeated(s, a.answer.value), (t) => threw(t, s.view));
    }
    case 'match.history':
      // the game goes on without the move list; the next change requests it again
      return a.answer.ok ? same({ ...s, nodes: a.answer.value.nodes }) : same(s);
  }
};
