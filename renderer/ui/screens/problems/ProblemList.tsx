/** The problems of a game as tiles, by how hard they are. One tab stop: the arrow keys go from tile to tile. */
import { type KeyboardEvent, useRef } from 'react';
import { HARDEST, type ProblemSummary } from '../../../../electron/contract/exercise.ts';
import { problemKind } from '../../../narration/exercise-text.ts';
import { openProblem } from '../../../state/exercises/problems.ts';
import { uiText } from '../../../text/index.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Lozenge, Pips } from '../../shell/Lozenge.tsx';
import { tileFrom } from '../tiles.ts';
import styles from './ProblemList.module.css';

const words = uiText.exercise;

interface Numbered {
  readonly problem: ProblemSummary;
  readonly number: number;
}
const GRADES = Array.from({ length: HARDEST }, (_, i) => i + 1);
const stateOf = ({ solved, tried }: ProblemSummary) => solved ?? (tried ? 'tried' : 'open');

export function ProblemList(props: {
  readonly shown: readonly Numbered[];
  /** the one that is shown as a picture */
  readonly at: string | null;
  readonly onPoint: (problem: string) => void;
}) {
  const { shown, at, onPoint } = props;
  const list = useRef<HTMLDivElement>(null);
  const stop = shown.some(({ problem }) => problem.id === at) ? at : shown[0]?.problem.id;
  const go = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-problem]') ?? [])];
    const here = document.activeElement;
    const to = tileFrom(tiles, here instanceof HTMLElement ? tiles.indexOf(here) : -1, event.key);
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={list} className={styles.list} onKeyDown={go}>
      {GRADES.map((grade) => {
        const own = shown.filter(({ problem }) => problem.grade === grade);
        const solved = own.filter(({ problem }) => problem.solved !== null).length;
        if (own.length === 0) return null;
        return (
          <section key={grade} aria-label={words.gradeLabel(grade)}>
            <h3>
              <Pips full={grade} all={HARDEST} />
              {words.grade(grade)}
              <small>{words.screen.of(solved, own.length)}</small>
            </h3>
            <ul>
              {own.map(({ problem, number }) => (
                <li key={problem.id}>
                  <button
                    type="button"
                    data-problem={problem.id}
                    data-state={stateOf(problem)}
                    tabIndex={problem.id === stop ? 0 : -1}
                    aria-label={words.screen.label(
                      number,
                      problemKind(problem),
                      words.grade(grade),
                      words.screen.state[stateOf(problem)],
                    )}
                    onFocus={() => onPoint(problem.id)}
                    onPointerEnter={() => onPoint(problem.id)}
                    onClick={() => void openProblem(problem.id)}
                  >
                    <b>{number}</b>
                    <Mark problem={problem} />
                    <span>{problemKind(problem)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Filled with a tick: solved; turned: tried; hollow: not yet. */
function Mark({ problem }: { readonly problem: ProblemSummary }) {
  const state = stateOf(problem);
  if (problem.solved) return <Icon name="done" className={styles.done} />;
  return <Lozenge turned={state === 'tried'} hollow={state === 'open'} className={styles.mark} />;
}
