/**
 * How problems are shown: a dialog if an answer is needed now, a notice for a lasting condition. Always the same three
 * rows (what happened, what is safe, what to do), the best action primary and last, technical detail folded away.
 */
import { type ReactNode, useRef } from 'react';
import type { Problem } from '../../../electron/contract/result.ts';
import { useApp } from '../../state/app.ts';
import { handOver } from '../../state/files/files.ts';
import { uiText } from '../../text/index.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Dialog } from './overlays/Dialog.tsx';
import { Overlay } from './overlays/Modal.tsx';
import styles from './Problems.module.css';
import { Rows } from './Rows.tsx';

const words = uiText.problem;

/** The first pending problem, as a dialog. */
export function Problems() {
  const problem = useApp((app) => app.problems[0]);
  const dismiss = useApp((app) => app.dismissProblem);
  return problem ? <ProblemDialog key={problem.code + problem.happened} problem={problem} onClose={dismiss} /> : null;
}

export function ProblemDialog({ problem, onClose }: { readonly problem: Problem; readonly onClose: () => void }) {
  const tryTo = useApp((app) => app.tryTo);
  const openTable = useApp((app) => app.openTable);
  const first = useRef<HTMLButtonElement>(null);
  const { salvage } = problem;
  const openPart = async () => {
    onClose();
    const view = await tryTo('match.salvage', { token: salvage!.token });
    if (view) openTable(view);
  };
  return (
    <Dialog
      title={words.titles[problem.code] ?? words.otherTitle}
      icon="warning"
      first={first}
      onClose={onClose}
      footer={
        <>
          <Button ref={first} look={salvage ? 'usual' : 'primary'} onClick={onClose}>
            {salvage ? words.leave : words.ok}
          </Button>
          {salvage && (
            <Button look="primary" onClick={openPart}>
              {words.salvage(salvage.turns)}
            </Button>
          )}
        </>
      }
    >
      <Rows>
        <dt>{words.happened}</dt>
        <dd>{problem.happened}</dd>
        <dt>{words.safe}</dt>
        <dd>{problem.safe}</dd>
        <dt>{words.todo}</dt>
        <dd>{problem.todo}</dd>
      </Rows>
      {problem.detail && (
        <details className={styles.detail}>
          <summary>{words.detail}</summary>
          <pre>{problem.detail}</pre>
        </details>
      )}
    </Dialog>
  );
}

/**
 * Lasting problems, shown until they are resolved. They are part of the page's layout, cover nothing and never take the
 * focus; they are announced even while a dialog makes the page inert.
 */
export function Notices() {
  const notice = useApp((app) => app.notices.at(-1));
  const dismiss = useApp((app) => app.dismissNotice);
  const opened = useApp((app) => app.opened);
  return (
    <>
      <Alert>{notice && `${notice.happened} ${notice.safe} ${notice.todo}`}</Alert>
      {notice && (
        <NoticeBar>
          <Icon name="warning" />
          <p>
            <strong>{notice.happened}</strong> {notice.safe} {notice.todo}
          </p>
          <div className={styles.acts}>
            {notice.code === 'cannot-save' && opened && (
              <Button onClick={() => saveElsewhere(opened.match)}>{words.saveElsewhere}</Button>
            )}
            <Button
              look="quiet"
              icon="close"
              iconOnly
              aria-label={uiText.shell.dismiss}
              onClick={() => dismiss(notice.code)}
            />
          </div>
        </NoticeBar>
      )}
    </>
  );
}

export function NoticeBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.notice} data-testid="notice">
      {children}
    </div>
  );
}

/** Announced at once, whatever is open. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <Overlay>
      <p className="sr" role="alert">
        {children}
      </p>
    </Overlay>
  );
}

async function saveElsewhere(match: string): Promise<void> {
  const { tryTo, toast } = useApp.getState();
  const view = await tryTo('match.view', { match });
  const copy = view && (await tryTo('match.saveCopy', { match, revision: view.revision }));
  if (copy) handOver(copy, (where) => toast(words.savedElsewhere(where)));
}
