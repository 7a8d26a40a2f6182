/** The present turn in one line of fact and one of consequence, with its buttons. */

import { useEffect, useRef } from 'react';
import { commands } from '../../../../electron/contract/commands.ts';
import type { View } from '../../../../electron/contract/view.ts';
import { adviceStep } from '../../../narration/advice-text.ts';
import { computerStepText, movedText } from '../../../narration/computer-text.ts';
import { byTextStep } from '../../../narration/correspondence-text.ts';
import { exerciseStep } from '../../../narration/exercise-text.ts';
import { goalOf } from '../../../narration/goal.ts';
import { sentence, unitName } from '../../../narration/labels.ts';
import { stepText } from '../../../narration/step/step-bar-text.ts';
import { tossOnTable } from '../../../narration/toss-text.ts';
import { useApp } from '../../../state/app.ts';
import { awaitedByText } from '../../../state/broker.ts';
import { isHandFree, useFreeHand } from '../../../state/free/free-hand.ts';
import { useWeight, wantsWeight } from '../../../state/free/weight.ts';
import type { MatchState } from '../../../state/match/match.ts';
import { mayCall } from '../../../state/match/match-derived.ts';
import { uiText } from '../../../text/index.ts';
import { useBrokerOf } from '../../broker/useBrokerOf.ts';
import { ClockButton } from '../../clocks/ClockButton.tsx';
import { AdviceButtons, hasPrimaryAdvice } from '../../computer/AdviceBar.tsx';
import { ComputerButtons } from '../../computer/ComputerButtons.tsx';
import { TextButtons } from '../../correspondence/TextButtons.tsx';
import { ExerciseButtons } from '../../exercises/ExerciseButtons.tsx';
import { useAdvice, useCommand, useMatch, useSeen, useTable, useThinking } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { classes } from '../../shell/classes.ts';
import { Lozenge } from '../../shell/Lozenge.tsx';
import { EndButton, PassButton } from '../panel/Pool.tsx';
import styles from './StepBar.module.css';
import { StepText } from './StepText.tsx';

/** A button of the bar may be gone after it was pressed: the focus, which would be lost with it, goes to the board. */
function useKeptFocus() {
  const { commandContext } = useTable();
  const bar = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const last = focused.current;
    if (last && !last.isConnected && document.activeElement === document.body) commandContext().screen.focusBoard();
    focused.current = bar.current?.contains(document.activeElement) ? document.activeElement : null;
  });
  useEffect(() => {
    const note = (event: FocusEvent) => {
      focused.current = event.target instanceof Element ? event.target : null;
    };
    const at = bar.current;
    at?.addEventListener('focusin', note);
    return () => at?.removeEventListener('focusin', note);
  }, []);
  return bar;
}

/** At a table on two machines nobody goes back alone. */
const whyNotFromHere = ({ seat, byText }: View): string | null => {
  if (seat === undefined || byText) return null;
  return seat === null ? uiText.online.reasons.watching : uiText.online.reasons.notHere;
};

export function StepBar({ onResult }: { readonly onResult: () => void }) {
  const { match } = useTable();
  const state = useMatch((s) => s);
  const thinking = useThinking((t) => t);
  const advice = useAdvice((a) => a);
  const advised = adviceStep(advice, state);
  const told = advised ?? exerciseStep(state);
  const { exercise } = state.view;
  const broker = useBrokerOf(state.view);
  const usual = told ?? stepText(state);
  const { ruling, tone } = usual;
  const inHand = useInHand(state);
  const tossed = tossOnTable(state);
  const onTable = tossed === null ? null : { fact: usual.fact, because: tossed };
  const loose = useLoose(state);
  const { fact, because } =
    inHand ??
    told ??
    onTable ??
    loose ??
    computerStepText(state, thinking) ??
    movedText(state) ??
    byTextStep(state, broker) ??
    usual;
  // also while a review tells of the last turn
  const isOver = state.look === null && state.view.outcome !== null;
  const bar = useKeptFocus();
  const held = useFreeHand((h) => h.held?.name);
  const isAdvised = advised !== null || tone === 'looking' || tone === 'over';
  // one button is primary: before the end of the turn and the result, what is to be done first
  const isLater =
    (isAdvised && hasPrimaryAdvice(advice, state)) ||
    (advised === null && exercise?.state === 'over') ||
    (told === null && tone === 'usual' && state.view.free === true && !held) ||
    (told === null && awaitedByText(state.view, broker) === 'send');
  const look = isLater ? 'usual' : 'primary';
  const words = uiText.table.step;
  const open = useApp((app) => app.open);
  return (
    <section ref={bar} className={styles.bar} data-tone={tone} aria-label={words.label} data-testid="stepbar">
      {tone === 'usual' && <Budget />}
      <StepText fact={fact} because={because} ruling={because === '' ? null : ruling} />
      {isAdvised && <AdviceButtons />}
      {exercise && tone !== 'looking' && advised === null && <ExerciseButtons />}
      {told === null &&
        tone === 'usual' &&
        state.mode.is === 'idle' &&
        state.why === null &&
        goalOf(state) !== null && (
          <Button data-testid="learn" onClick={() => open('rulebook', { variant: state.view.variant })}>
            {words.learn}
          </Button>
        )}
      {told === null && tone === 'usual' && state.view.free && <FreeButtons />}
      {told === null && <ComputerButtons />}
      {told === null && (tone === 'usual' || tone === 'over') && <TextButtons />}
      {told === null && tone === 'usual' && <ClockButton />}
      {told === null && tone === 'looking' && !state.replay && (
        <>
          <Button data-testid="play-on" why={whyNotFromHere(state.view)} onClick={() => match.send({ on: 'play-on' })}>
            {words.playOn}
          </Button>
          <Button look={look} data-testid="now" onClick={() => match.send({ on: 'now' })}>
            {words.now}
          </Button>
        </>
      )}
      {isOver && !exercise && (
        <Button look={look} data-testid="result" onClick={onResult}>
          {words.result}
        </Button>
      )}
      {tone !== 'looking' && tone !== 'over' && mayCall(state.view) && <Calling />}
      {tone === 'usual' && (state.mode.is === 'lifted' || state.mode.is === 'selection') && <SelectAll />}
      {state.view.can.endTurn && tone !== 'looking' && tone !== 'over' && <EndButton look={look} />}
      {state.ofNone?.some((a) => a.kind === 'pass') && tone !== 'looking' && tone !== 'over' && <PassButton />}
      {state.view.declaring === null && tone !== 'looking' && tone !== 'over' && <DeclareButton />}
    </section>
  );
}

function DeclareButton() {
  const { why, run } = useCommand('declare');
  return (
    <Button why={why} data-testid="declare" onClick={run}>
      {commands.declare.label}
    </Button>
  );
}

/** Where units of a group can move together. */
function SelectAll() {
  const description = useMatch((s) => s.description);
  const { why, run } = useCommand('select-all');
  return description.groups ? (
    <Button why={why} data-testid="select-all" onClick={run}>
      {uiText.groups.selection.all}
    </Button>
  ) : null;
}

/** What is in the hand while the referee is off. */
function useInHand(state: MatchState) {
  const held = useFreeHand((h) => h.held);
  if (held === null || !isHandFree(state)) return null;
  return { fact: uiText.free.inHand(sentence(unitName(state.description, held))), because: uiText.free.inHandSays };
}

/** What the weight of pieces has done, or will do, while the referee is off. */
function useLoose(state: MatchState) {
  const { flat } = useTable();
  const { library, sweeping, displaced } = useWeight();
  const hasWeight = useApp(({ settings }) => wantsWeight(settings));
  const words = uiText.free;
  if (flat || !hasWeight || !isHandFree(state) || (!sweeping && displaced === 0)) return null;
  const says = library === 'ready' ? words.sweeping : words.weightLoading;
  return displaced === 0
    ? { fact: words.fact, because: says }
    : { fact: words.displaced(displaced), because: sweeping ? says : words.displacedSays(displaced) };
}

/** While the referee is off: what to do with the piece in the hand, or with the table. */
function FreeButtons() {
  const { flat } = useTable();
  const arrange = useCommand('arrange');
  const referee = useCommand('referee');
  const held = useFreeHand((h) => h.held);
  const isLaid = useFreeHand((h) => h.postures[h.held?.name ?? '']?.laid === true);
  const off = useCommand('take-off');
  const lay = useCommand('lay-down');
  const turn = useCommand('turn-piece');
  const sweep = useCommand('sweep');
  const back = useCommand('put-back');
  const weight = useWeight();
  const hasWeight = useApp(({ settings }) => wantsWeight(settings)) && !flat;
  const [sweeping, displaced] = hasWeight ? [weight.sweeping, weight.displaced] : [false, 0];
  if (held?.name)
    return (
      <>
        <Button why={turn.why} data-testid="turn-piece" onClick={turn.run}>
          {uiText.free.turn}
        </Button>
        <Button why={lay.why} data-testid="lay-down" onClick={lay.run}>
          {isLaid ? uiText.free.stand : uiText.free.lay}
        </Button>
        <Button why={off.why} data-testid="take-off" onClick={off.run}>
          {uiText.free.takeOff}
        </Button>
      </>
    );
  return (
    <>
      {hasWeight && (
        <Button why={sweep.why} aria-pressed={sweeping} data-testid="sweep" onClick={sweep.run}>
          {uiText.free.sweep}
        </Button>
      )}
      {displaced > 0 && (
        <Button why={back.why} data-testid="put-back" onClick={back.run}>
          {uiText.free.putBack}
        </Button>
      )}
      {/* the sentence needs the room */}
      {!sweeping && displaced === 0 && (
        <Button why={arrange.why} data-testid="arrange" onClick={arrange.run}>
          {uiText.free.arrange}
        </Button>
      )}
      {!sweeping && (
        <Button look="primary" why={referee.why} data-testid="referee-on" onClick={referee.run}>
          {uiText.free.switchOn}
        </Button>
      )}
    </>
  );
}

/** Where the players announce check: calling it with the next move, and claiming that it was not called. */
function Calling() {
  const calling = useMatch((s) => s.calling);
  const call = useCommand('call-check');
  const claim = useCommand('claim-check');
  return (
    <>
      <Button aria-pressed={calling} why={call.why} data-testid="call-check" onClick={call.run}>
        {uiText.special.calling.call}
      </Button>
      <Button why={claim.why} data-testid="claim-check" onClick={claim.run}>
        {commands['claim-check'].label}
      </Button>
    </>
  );
}

/** More cannot be counted at a glance: those of a whole side, where groups mix. */
const MOST_PIPS = 12;
/** The actions of this turn: spent ones are hollow, the present one is a diamond, those to come are filled. */
function Budget() {
  const budget = useSeen((s) => s.view.budget);
  const grouped = useMatch((s) => s.description.groups !== undefined);
  if (!budget || budget.of < 2 || budget.of > MOST_PIPS) return null;
  const now = budget.of - budget.left;
  return (
    <span
      className={styles.budget}
      role="img"
      aria-label={grouped ? budget.says : uiText.special.budget.pips(now + 1, budget.of)}
      data-testid="budget"
    >
      {Array.from({ length: budget.of }, (_, i) => (
        // the pips have no identity but their index
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Lozenge key={i} turned={i === now} hollow={i < now} className={classes(styles.pip, i === now && styles.now)} />
      ))}
    </span>
  );
}
