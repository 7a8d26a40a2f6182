/** Why the computer gives no answer, with what to do, and a button that asks again. */
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import styles from './Trouble.module.css';

export function Trouble({ says, onAgain }: { readonly says: string; readonly onAgain: () => void }) {
  return (
    <div className={styles.trouble} data-testid="trouble">
      <p>{says}</p>
      <Button data-testid="ask-again" onClick={onAgain}>
        {uiText.advice.again}
      </Button>
    </div>
  );
}
