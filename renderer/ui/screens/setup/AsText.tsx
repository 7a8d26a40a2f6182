/** The position as text, to copy and to paste. A text that cannot be parsed changes nothing. */
import { useId, useState } from 'react';
import { useApp } from '../../../state/app.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { uiText } from '../../../text/index.ts';
import { OfferedElsewhere } from '../../parts/Offers.tsx';
import { Button } from '../../shell/Button.tsx';
import styles from './AsText.module.css';
import parts from './parts.module.css';

const words = uiText.setup;

export function AsText() {
  const text = useSetup((s) => (s.current ? (s.checked?.text ?? '') : ''));
  const [pasted, setPasted] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const copy = () => {
    if (copied(text)) return useApp.getState().toast(words.copied);
    setPasted(text);
    useApp.getState().toastFailure(words.notCopied);
  };
  const read = async () => {
    const error = await useSetup.getState().read(pasted);
    setWrong(error);
    if (error === null) setPasted('');
  };
  return (
    <section className={parts.section}>
      <div className={parts.row}>
        <h2>{words.text}</h2>
        <Button icon="copy" why={text === '' ? words.playWait : null} onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <label htmlFor={id} className="small muted">
        {words.pasteSays}
      </label>
      <textarea
        id={id}
        className={`field ${styles.text}`}
        rows={4}
        aria-label={words.pasteLabel}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}wrong`}
        value={pasted}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setPasted(event.target.value);
          setWrong(null);
        }}
      />
      {wrong !== null && (
        <p id={`${id}wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <OfferedElsewhere text={wrong === null ? '' : pasted} taken="position" />
      <Button icon="import" why={pasted.trim() === '' ? words.pasteFirst : null} onClick={() => void read()}>
        {words.read}
      </Button>
    </section>
  );
}

/** Copies by selection, which needs no permission: the app's own window is not granted any. */
function copied(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr';
  document.body.append(area);
  area.focus({ preventScroll: true });
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
