/** Joining a table at another machine by its code. A refusal is a sentence under the code, which stays. */
import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_CODE } from '../../../electron/contract/online.ts';
import { useApp } from '../../state/app.ts';
import { recognised } from '../../state/files/open-text.ts';
import { join } from '../../state/online/online.ts';
import { uiText } from '../../text/index.ts';
import { OfferedElsewhere } from '../parts/Offers.tsx';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import styles from './JoinDialog.module.css';

const words = uiText.online.join;

export function JoinDialog({ onClose }: { readonly onClose: () => void }) {
  const [code, setCode] = useState('');
  const [bad, setBad] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isKept = useIsSeatKept();
  const isPlaying = useApp((app) => app.opened !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  const says = useId();
  const go = async (given: string | null) => {
    if (isBusy) return;
    setBusy(true);
    setBad('');
    const why = await joined(given);
    setBusy(false);
    if (why === null) return onClose();
    setBad(why);
    field.current?.focus();
  };
  const busy = isBusy ? words.looking : null;
  return (
    <Dialog
      title={words.title}
      icon="link"
      wide="wide"
      onClose={onClose}
      first={field}
      footer={
        <>
          {isKept && (
            <Button look="quiet" why={busy} data-testid="join-back" onClick={() => void go(null)}>
              {words.back}
            </Button>
          )}
          <Button onClick={onClose}>{words.no}</Button>
          <Button look="primary" why={busy} data-testid="join-yes" onClick={() => void go(code)}>
            {words.yes}
          </Button>
        </>
      }
    >
      <p id={says}>
        {words.says} {isPlaying && words.leaves}
      </p>
      <textarea
        ref={field}
        className={`field ${styles.code}`}
        data-testid="join-code"
        aria-label={words.label}
        aria-describedby={says}
        aria-invalid={bad !== '' || undefined}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setBad('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          void go(code);
        }}
      />
      <p className={styles.says} role="status" data-testid="join-says">
        {busy ?? bad}
      </p>
      <OfferedElsewhere text={bad === '' ? '' : code} taken="code" onDone={onClose} />
    </Dialog>
  );
}

/** By a code, or by the message in which it stands. */
async function joined(given: string | null): Promise<string | null> {
  if (given === null || given.length <= LONGEST_CODE) return join(given);
  const { found, why } = await recognised(given);
  const code = found.find(({ is }) => is === 'code');
  return code?.is === 'code' ? join(code.text) : (why ?? words.noCode);
}
/** Is there a table to go back to? */
function useIsSeatKept(): boolean {
  const ask = useApp((app) => app.ask);
  const [isKept, setKept] = useState(false);
  useEffect(() => void ask['online.seat']({}).then((answer) => setKept(answer.ok && answer.value.isKept)), [ask]);
  return isKept;
}
