/** The page that lessons and problems share: the games with their progress, the list of one, and the problem of the day. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { useApp } from '../../../state/app.ts';
import { useLessons } from '../../../state/exercises/lessons.ts';
import { beginAgain } from '../../../state/exercises/problems.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { PageFrame } from '../PageFrame.tsx';
import styles from './ExercisePage.module.css';
import { TodaysProblem, YourProblems } from './Today.tsx';

const words = uiText.exercise;
const PAGES = ['learn', 'problems'] as const;

export interface GameProgress {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly of: number;
  /** instead of the numbers */
  readonly says?: string;
}

export function ExercisePage(props: {
  readonly page: (typeof PAGES)[number];
  readonly games: readonly GameProgress[];
  readonly chosen: string;
  readonly onChoose: (variant: string) => void;
  /** the id of the heading of what is listed */
  readonly labelledBy: string;
  readonly children: ReactNode;
}) {
  const { page, games, chosen, onChoose, labelledBy, children } = props;
  const [isAsking, ask] = useState(false);
  const show = (next: (typeof PAGES)[number]) => {
    const { back, open } = useApp.getState();
    if (next === page) return;
    back();
    open(next, { variant: chosen });
  };
  return (
    <PageFrame
      title={page === 'learn' ? words.learn.title : words.title}
      beside={
        <span className={styles.tabs}>
          <Segmented
            label={words.learn.tabsLabel}
            value={page}
            choices={PAGES.map((id) => ({ id, name: words.learn.tabs[id] }))}
            onChange={show}
          />
        </span>
      }
    >
      <div className={styles.columns}>
        <nav className={styles.games} aria-label={words.screen.games}>
          <ul>
            {games.map(({ id, title, done, of, says }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === chosen ? 'true' : undefined}
                  data-game={id}
                  onClick={() => onChoose(id)}
                >
                  <span>{title}</span>
                  <span className={styles.of}>
                    <span aria-hidden="true">{says ?? words.screen.of(done, of)}</span>
                    <span className="sr">
                      {page === 'learn' ? words.learn.doneOf(done, of) : words.screen.ofLabel(done, of)}
                    </span>
                  </span>
                  <span className={styles.bar} aria-hidden="true">
                    <span style={{ width: `${(100 * done) / of}%` }} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="small muted">
            {words.screen.kept}{' '}
            <button type="button" className={styles.link} onClick={() => ask(true)}>
              {words.screen.again}
            </button>
          </p>
        </nav>
        <section className={styles.middle} aria-labelledby={labelledBy}>
          {children}
        </section>
        <aside className={styles.aside}>
          <TodaysProblem />
          <YourProblems />
        </aside>
      </div>
      {isAsking && <BeginAgain onClose={() => ask(false)} />}
    </PageFrame>
  );
}

function BeginAgain({ onClose }: { readonly onClose: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  const says = useId();
  const { toastNote } = useApp.getState();
  return (
    <Dialog
      title={words.screen.againTitle}
      icon="warning"
      onClose={onClose}
      first={no}
      footer={
        <>
          <Button ref={no} onClick={onClose}>
            {uiText.shell.cancel}
          </Button>
          <Button
            look="danger"
            aria-describedby={says}
            data-testid="begin-again"
            onClick={() => {
              onClose();
              void beginAgain()
                .then(() => useLessons.getState().load())
                .then(() => toastNote(words.screen.nothingYet));
            }}
          >
            {words.screen.again}
          </Button>
        </>
      }
    >
      <p id={says}>{words.screen.againSays}</p>
    </Dialog>
  );
}
