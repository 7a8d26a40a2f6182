/** Takes any text of ours and says what it is. What cannot be read is told, and the text stays until it is right. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Recognised } from '../../../../electron/contract/foreign-text.ts';
import { useApp } from '../../../state/app.ts';
import { doesOf, doWith, recognised, saysOf, useOpening } from '../../../state/files/open-text.ts';
import { uiText } from '../../../text/index.ts';
import share from '../../parts/LongText.module.css';
import { Offers } from '../../parts/Offers.tsx';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';

const words = uiText.openText;
/** milliseconds in which nobody wonders whether anything happens */
const AT_ONCE = 300;
const NOTHING: Recognised = { found: [], why: null };

/** Over every screen. */
export function Opening() {
  const { isOpen, text, close } = useOpening();
  return isOpen ? <OpenText key={text} given={text} onClose={close} /> : null;
}

function OpenText({ given, onClose }: { readonly given: string; readonly onClose: () => void }) {
  const [text, setText] = useState(given);
  const [bad, setBad] = useState('');
  const [seen, setSeen] = useState<Recognised>(NOTHING);
  const [isReading, setReading] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // what was pasted at once is answered at once; what is typed is not called wrong before it is done
  const isWhole = useRef(given !== '');
  const latest = useRef(text);
  latest.current = text;
  const says = useId();
  useEffect(() => {
    if (text.trim() === '') return;
    const slow = setTimeout(() => setReading(true), AT_ONCE);
    void recognised(text).then((now) => {
      clearTimeout(slow);
      if (latest.current !== text) return;
      setReading(false);
      setSeen(now);
      if (isWhole.current && now.why !== null) setBad(now.why);
    });
    return () => clearTimeout(slow);
  }, [text]);
  const act = async (what: Recognised['found'][number]) => {
    const why = await doWith(what, text);
    if (why === null) return onClose();
    setBad(why);
    field.current?.focus();
  };
  const done = async () => {
    const now = await recognised(text);
    setSeen(now);
    const [first, ...others] = now.found;
    if (first && others.length === 0) return act(first);
    if (now.problem?.salvage) useApp.getState().problem(now.problem);
    setBad(first ? words.choose : (now.why ?? ''));
    field.current?.focus();
  };
  const [only, ...more] = seen.found;
  return (
    <Dialog
      title={words.title}
      icon="import"
      wide="wide"
      onClose={onClose}
      first={field}
      footer={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button
            look="primary"
            why={more.length > 0 ? words.choose : null}
            data-testid="open-yes"
            onClick={() => void done()}
          >
            {only && more.length === 0 ? doesOf(only) : words.yes}
          </Button>
        </>
      }
    >
      <textarea
        ref={field}
        className={`field ${share.text}`}
        data-testid="open-text"
        aria-label={words.label}
        aria-describedby={`${says}bad ${says}found ${says}`}
        aria-invalid={bad !== '' || undefined}
        rows={8}
        spellCheck={false}
        value={text}
        onPaste={() => {
          isWhole.current = true;
        }}
        onChange={(event) => {
          setText(event.target.value);
          setReading(false);
          setSeen(NOTHING);
          setBad('');
        }}
        onKeyDown={(event) => {
          isWhole.current = false;
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void done();
        }}
      />
      <p id={`${says}bad`} role="alert" data-testid="open-bad">
        {bad}
      </p>
      <div id={`${says}found`} role="status" data-testid="open-found">
        {isReading && words.reading}
        {only && more.length === 0 ? <strong>{saysOf(only)}</strong> : <Offers found={seen.found} onDo={act} />}
      </div>
      <p id={says} className="muted small">
        {words.says}
      </p>
    </Dialog>
  );
}
