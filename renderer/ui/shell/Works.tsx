/**
 * Long operations: their progress, and a button to cancel. Shown over everything, because the player waits for it; the
 * host goes on answering meanwhile.
 */
import type { Work } from '../../../electron/contract/requests.ts';
import { useApp } from '../../state/app.ts';
import { uiText } from '../../text/index.ts';
import { Button } from './Button.tsx';
import { Overlay } from './overlays/Modal.tsx';
import styles from './Works.module.css';

const words = uiText.works;

export function Works() {
  const works = useApp((app) => app.works);
  return (
    <Overlay>
      <div className={styles.works} role="status">
        {works.map((work) => (
          <OneWork key={work.id} work={work} />
        ))}
      </div>
    </Overlay>
  );
}

function OneWork({ work }: { readonly work: Work }) {
  const tryTo = useApp((app) => app.tryTo);
  const { id, what, name, done, total } = work;
  const title = words[what](name);
  return (
    <div className={styles.work}>
      <p>{title}</p>
      {total > 0 ? (
        <progress value={done} max={total} aria-label={title} />
      ) : (
        // the total is not known yet
        <progress aria-label={title} />
      )}
      <p className={styles.howFar} aria-hidden="true">
        {total > 0 && words.howFar(done, total)}
      </p>
      <Button onClick={() => void tryTo('app.cancel', { work: id })}>{uiText.shell.cancel}</Button>
    </div>
  );
}
