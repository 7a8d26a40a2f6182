/** The buttons of the step bar while it tells a hint, a line that is played out, or a turn of a review. */
import { type AdviceState, isFault, nextFault, turnAt } from '../../state/computer/advice.ts';
import { playableSteps } from '../../state/computer/lines.ts';
import { useGuided } from '../../state/exercises/guide.ts';
import type { MatchState } from '../../state/match/match.ts';
import { shownView } from '../../state/match/match-derived.ts';
import { uiText } from '../../text/index.ts';
import { useAdvice, useCommand, useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';

const words = uiText.advice;

/** Is one of the buttons primary in the present position: a move of the hint, or the next mistake of the review? */
export const hasPrimaryAdvice = ({ hint, review }: AdviceState, state: MatchState): boolean =>
  hint?.hint && state.look === null
    ? hint.stage > 1
    : review?.turns != null && nextFault(review, shownView(state).node, 1) !== null;

export function AdviceButtons() {
  const ahead = useMatch((s) => s.look?.ahead !== undefined);
  const hint = useAdvice((a) => a.hint?.hint !== undefined && a.hint.hint !== null);
  const present = useMatch((s) => s.look === null);
  if (ahead) return <AheadButtons />;
  return hint && present ? <HintButtons /> : <ReviewButtons />;
}

function HintButtons() {
  const { advice } = useTable();
  const stage = useAdvice((a) => a.hint?.stage ?? 1);
  const isBegun = useAdvice((a) => a.hint?.isBegun === true);
  const isTurn = useAdvice((a) => (a.hint?.hint?.plan.length ?? 0) > 1);
  const match = useMatch((s) => s.view.match);
  const isGuided = useGuided((guided) => guided.match === match);
  const playAlone = () => {
    useGuided.getState().end();
    advice.dropHint();
  };
  return (
    <>
      {isGuided && (
        <Button look="quiet" data-testid="end-guide" onClick={playAlone}>
          {words.guide.end}
        </Button>
      )}
      {!isBegun && (
        <Button data-testid="own-move" onClick={advice.dropHint}>
          {words.hint.own}
        </Button>
      )}
      {stage > 1 && (
        <Button look={isTurn ? 'usual' : 'primary'} data-testid="play-hint" onClick={advice.playHint}>
          {isTurn ? words.hint.playNext : words.hint.play}
        </Button>
      )}
      {stage > 1 && isTurn && (
        <Button look="primary" data-testid="play-plan" onClick={() => void advice.playPlan()}>
          {words.hint.playPlan}
        </Button>
      )}
    </>
  );
}

function AheadButtons() {
  const { advice } = useTable();
  const previous = useCommand('previous');
  const next = useCommand('next');
  const ahead = useAdvice((a) => a.ahead);
  const view = useMatch((s) => s.view);
  const reviewing = ahead?.line === null;
  const none = ahead === null || playableSteps(view, ahead.steps.slice(0, ahead.at)).length === 0;
  return (
    <>
      <Button
        icon="previous"
        iconOnly
        why={previous.why}
        aria-label={words.ahead.previous}
        data-testid="ahead-previous"
        onClick={previous.run}
      />
      <Button
        icon="next"
        iconOnly
        why={next.why}
        aria-label={words.ahead.next}
        data-testid="ahead-next"
        onClick={next.run}
      />
      {!reviewing && (
        <Button
          why={none ? words.analysis.computers : null}
          data-testid="ahead-play"
          onClick={() => void advice.playFromHere()}
        >
          {words.analysis.playFrom}
        </Button>
      )}
      <Button look="primary" data-testid="ahead-back" onClick={advice.leaveAhead}>
        {words.ahead.back}
      </Button>
    </>
  );
}

function ReviewButtons() {
  const { advice, match } = useTable();
  const node = useMatch((s) => shownView(s).node);
  const isPast = useMatch((s) => s.look !== null);
  const review = useAdvice((a) => a.review);
  const previous = useCommand('previous-mistake');
  const next = useCommand('next-mistake');
  const turn = turnAt(review, node);
  if (!review?.turns) return null;
  const onFault = turn !== null && isFault(turn);
  return (
    <>
      {isPast && turn && (
        <Button
          icon="latest"
          iconOnly
          aria-label={uiText.table.step.now}
          data-testid="now"
          onClick={() => match.send({ on: 'now' })}
        />
      )}
      {nextFault(review, node, -1) && turn && (
        <Button icon="previous" data-testid="previous-mistake" onClick={previous.run}>
          {words.review.previous}
        </Button>
      )}
      {onFault && turn.better && (
        <Button data-testid="better" onClick={() => void advice.showBetter()}>
          {words.review.show}
        </Button>
      )}
      {nextFault(review, node, 1) && (
        <Button look="primary" why={next.why} data-testid="next-mistake" onClick={next.run}>
          {turn ? words.review.next : words.review.first}
        </Button>
      )}
    </>
  );
}
