/** A text for the friend elsewhere: it is copied at once, and stays to be copied by hand where there is no clipboard. */
import { type RefObject, useRef, useState } from 'react';
import type { Toast } from '../../state/app-state.ts';
import { copied } from '../../state/clipboard.ts';
import { uiText } from '../../text/index.ts';
import styles from '../parts/LongText.module.css';
import { Outcome } from '../shell/Outcome.tsx';

const words = uiText.correspondence.send;

interface Sending {
  /** null: not made yet */
  readonly text: string | null;
  readonly said: Pick<Toast, 'is' | 'text'> | null;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  say(is: Toast['is'], text: string): void;
  /** `done`: what is said when it is in the clipboard */
  copy(text: string, done: string): Promise<void>;
}

export function useTextToSend(): Sending {
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState<Pick<Toast, 'is' | 'text'> | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const say = (is: Toast['is'], what: string) => setSaid({ is, text: what });
  const copy = async (made: string, done: string) => {
    setText(made);
    if (await copied(made)) return say('done', done);
    say('failed', words.refused);
    requestAnimationFrame(() => field.current?.select());
  };
  return { text, said, field, say, copy };
}

/** The text, once it is made, and what has become of it. `id`: the beginning of the parts' test ids. */
export function TextToSend({ id, of: { text, said, field } }: { readonly id: string; readonly of: Sending }) {
  return (
    <>
      {text !== null && (
        <textarea
          ref={field}
          className={`field ${styles.text}`}
          data-testid={`${id}-text`}
          aria-label={words.label}
          readOnly
          rows={5}
          value={text}
        />
      )}
      <div data-testid={`${id}-said`}>
        <div role="status">{said?.is === 'done' && <Outcome is="done">{said.text}</Outcome>}</div>
        <div role="alert">{said?.is === 'failed' && <Outcome is="failed">{said.text}</Outcome>}</div>
      </div>
    </>
  );
}
