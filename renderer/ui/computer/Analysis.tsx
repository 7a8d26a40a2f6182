/**
 * The analysis in the panel: who stands better, the best lines, how deep it looks. A line is a button: with the focus
 * it draws its arrows, pressed it is played out on the board.
 */
import { useRef } from 'react';
import type { AnalysisLine } from '../../../electron/contract/advice.ts';
import { chanceFor, isPartlyKnown, lineWords, numbered } from '../../narration/advice-text.ts';
import { sideName } from '../../narration/labels.ts';
import { LEAST_DEPTH, MOST_DEPTH } from '../../state/computer/advice.ts';
import { playableSteps } from '../../state/computer/lines.ts';
import { shownView } from '../../state/match/match-derived.ts';
import { uiText } from '../../text/index.ts';
import { useAdvice, useCommand, useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { ButtonGroup } from '../shell/ButtonGroup.tsx';
import { useReadOut } from '../shell/useReadOut.ts';
import { AdviceBy } from './AdviceBy.tsx';
import styles from './Analysis.module.css';
import { Trouble } from './Trouble.tsx';

const words = uiText.advice.analysis;
/** the moves of a line that fit: the rest is played out on the board */
const SHOWN = 8;

/** Beside the heading: think on or not, and close. */
export function AnalysisControls() {
  const { advice } = useTable();
  const stopped = useAdvice((a) => a.analysis?.stopped ?? false);
  const close = useCommand('analysis');
  return (
    <>
      <Button
        look="quiet"
        icon={stopped ? 'next' : 'pause'}
        iconOnly
        aria-label={stopped ? words.goOn : words.stop}
        data-testid="analysis-pause"
        onClick={advice.pause}
      />
      <Button look="quiet" icon="close" iconOnly aria-label={words.close} onClick={close.run} />
    </>
  );
}

export function Analysis() {
  const { advice } = useTable();
  const shown = useAdvice((a) => a.analysis);
  const view = useMatch(shownView);
  const partly = useMatch((s) => isPartlyKnown(s.description, s.view) && s.view.outcome === null);
  if (!shown) return null;
  const { news } = shown;
  // a node where the game is over has nothing to think about
  if (view.outcome) return <p className="muted small">{words.nothing}</p>;
  return (
    <div data-testid="analysis" data-depth={news?.depth ?? 0} data-done={news?.done ?? false}>
      {news?.trouble !== undefined && <Trouble says={news.trouble} onAgain={advice.analyseAgain} />}
      {news?.verdict !== '' && <p className={styles.verdict}>{news?.verdict ?? words.asking}</p>}
      {partly && <p className="muted small">{uiText.advice.known}</p>}
      <ol className={styles.lines} aria-label={words.lines}>
        {news?.lines.map((line, i) => (
          // a line is its rank
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i}>
            <Line line={line} rank={i} />
          </li>
        ))}
      </ol>
      <AdviceBy />
      <Depth depth={shown.depth} reached={news?.depth ?? 0} stopped={shown.stopped} />
      <Play />
    </div>
  );
}

function Line({ line, rank }: { readonly line: AnalysisLine; readonly rank: number }) {
  const { advice } = useTable();
  const turnNumber = useAdvice((a) => a.analysis?.turnNumber ?? 1);
  const begins = useMatch((s) => s.nodes[0]?.side ?? 0);
  const description = useMatch((s) => s.description);
  const read = useReadOut(description);
  const focused = useAdvice((a) => a.analysis?.focused === rank);
  const played = useAdvice((a) => a.ahead?.line === rank + 1);
  // the pointer only shows a line while no button has the focus
  const button = useRef<HTMLButtonElement>(null);
  const point = (on: boolean) => {
    if (!button.current?.closest('ol')?.contains(document.activeElement)) advice.focusLine(on ? rank : null);
  };
  const chance = chanceFor(line);
  const moves = numbered(line.steps.slice(0, SHOWN), turnNumber, begins);
  const [first, ...rest] = moves;
  return (
    <button
      ref={button}
      type="button"
      className={styles.line}
      data-rank={rank + 1}
      data-on={focused || played || undefined}
      aria-label={read(words.line(rank + 1, lineWords(line.steps), chance))}
      onFocus={() => advice.focusLine(rank)}
      onBlur={() => advice.focusLine(null)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onClick={() => void advice.lookAhead(rank)}
    >
      <span className={styles.rank}>
        <span>{rank + 1}</span>
      </span>
      <span className={styles.moves}>
        <b>
          {first?.number} {first?.label}
        </b>{' '}
        {rest.map(({ number, label }) => [number, label].filter(Boolean).join(' ')).join(' ')}
      </span>
      <span className={styles.chance}>{chance}</span>
      {line.wins && <small>{words.wins(sideName(description, line.wins.side), line.wins.actions)}</small>}
    </button>
  );
}

function Depth({
  depth,
  reached,
  stopped,
}: {
  readonly depth: number;
  readonly reached: number;
  readonly stopped: boolean;
}) {
  const { advice } = useTable();
  return (
    <div className={styles.depth}>
      <span className="muted small">
        {words.deep(reached)}
        {stopped && <span className="sr">, {words.stopped}</span>}
      </span>
      <span className="muted small" aria-hidden="true">
        {words.look}
      </span>
      <ButtonGroup label={words.depth(depth)}>
        <Button
          why={depth <= LEAST_DEPTH ? words.depth(depth) : null}
          aria-label={words.shallower}
          onClick={() => advice.deepen(-1)}
        >
          −
        </Button>
        <output className={styles.wanted} aria-label={words.depth(depth)}>
          {depth}
        </output>
        <Button
          why={depth >= MOST_DEPTH ? words.depth(depth) : null}
          aria-label={words.deeper}
          data-testid="deeper"
          onClick={() => advice.deepen(1)}
        >
          +
        </Button>
      </ButtonGroup>
    </div>
  );
}

/** Plays a line out; makes what is on the board a part of the game. */
function Play() {
  const { advice, match } = useTable();
  const rank = useAdvice((a) => a.analysis?.focused ?? 0);
  const any = useAdvice((a) => (a.analysis?.news?.lines.length ?? 0) > 0);
  const done = useAdvice((a) => a.analysis?.news?.done ?? false);
  const ahead = useAdvice((a) => a.ahead);
  const looking = useMatch((s) => s.look !== null);
  const view = useMatch((s) => s.view);
  const none = ahead !== null && playableSteps(view, ahead.steps.slice(0, ahead.at)).length === 0;
  const why = ahead ? (none ? words.computers : null) : looking ? null : uiText.reasons.atNow;
  return (
    <div className={styles.play}>
      <Button
        why={any ? null : done ? words.noLine : words.asking}
        data-testid="play-line"
        onClick={() => void advice.lookAhead(rank)}
      >
        {words.playLine(rank + 1)}
      </Button>
      <Button
        why={why}
        data-testid="play-from"
        onClick={() => (ahead ? void advice.playFromHere() : match.send({ on: 'play-on' }))}
      >
        {words.playFrom}
      </Button>
    </div>
  );
}
