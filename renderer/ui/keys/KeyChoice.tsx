/**
 * Gives one command other keys: they count as soon as they are pressed. Must stay true: keys that another command has
 * are taken from it only when the player says so; Tab and Escape do here what they do in every dialog.
 */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type CommandId, commands } from '../../../electron/contract/commands.ts';
import { keysIn, keysRefused, MOST_KEYS, otherWith, withKeys } from '../../../electron/contract/keys.ts';
import { chosenKeys } from '../../commands/press.ts';
import { useApp } from '../../state/app.ts';
import { spelledOut } from '../../state/keys.ts';
import { uiText } from '../../text/index.ts';
import { Caps } from '../parts/Caps.tsx';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { SwitchWithLabel } from '../shell/Switch.tsx';
import styles from './KeyChoice.module.css';

const words = uiText.keys;
const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);
const allSpelled = (keys: readonly string[]): string => keys.map((one) => spelledOut(one)).join(` ${words.or} `);

/** Keys that were asked for, of which another command has one. */
interface Asked {
  readonly keys: readonly string[];
  readonly taken: string;
  readonly by: CommandId;
}

export function KeyChoice({ id, onClose }: { readonly id: CommandId; readonly onClose: () => void }) {
  const changed = useApp((app) => app.settings.keys);
  const change = useApp((app) => app.changeSettings);
  const [isAlso, setAlso] = useState(false);
  const [pressed, setPressed] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [says, setSays] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { label } = commands[id];
  const now = keysIn(id, changed);
  const usual: readonly string[] = commands[id].keys;
  const isUsual = now.join(' ') === usual.join(' ');

  const give = (keys: readonly string[]) => {
    setAsked(null);
    setSays(keys.length === 0 ? words.removed(label) : words.set(label, allSpelled(keys)));
    void change({ keys: withKeys(changed, id, keys) });
  };
  /** Asks first if another command has one of them. */
  const want = (keys: readonly string[]) => {
    const taken = keys.find((one) => otherWith(one, id, changed) !== null);
    const by = taken === undefined ? null : otherWith(taken, id, changed);
    if (taken === undefined || by === null) return give(keys);
    setSays('');
    setAsked({ keys, taken, by });
  };
  const refuse = (why: string) => {
    setAsked(null);
    setSays(why);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isBare = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (event.key === 'Tab' || (event.key === 'Escape' && isBare)) return;
    event.preventDefault();
    event.stopPropagation();
    if (MODIFIERS.has(event.key)) return;
    const keys = chosenKeys(event.nativeEvent, (one) => now.includes(one) || otherWith(one, id, changed) !== null);
    setPressed(keys === null ? '' : spelledOut(keys));
    if (keys === null) return refuse(words.notHeard);
    const why = keysRefused(keys);
    if (why !== null) return refuse(words.refused(spelledOut(keys), why));
    if (isAlso && now.includes(keys)) return refuse(words.has(spelledOut(keys)));
    want(isAlso ? [keys, ...now].slice(0, MOST_KEYS) : [keys]);
  };
  const answer = (say: () => void) => {
    say();
    field.current?.focus();
  };

  return (
    <Dialog
      title={words.title(label)}
      icon="keys"
      first={field}
      onClose={onClose}
      footer={
        <>
          <Button why={isUsual ? words.isUsual : null} onClick={() => want(usual)}>
            {usual.length === 0 ? words.usualNone : words.usual(allSpelled(usual))}
          </Button>
          <Button why={now.length === 0 ? words.noneNow : null} onClick={() => give([])}>
            {words.remove}
          </Button>
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <p className={styles.now}>
          <span>{words.now}</span> <Caps id={id} />
        </p>
        <input
          ref={field}
          className="field"
          readOnly
          autoComplete="off"
          aria-label={words.press}
          aria-describedby={hint}
          placeholder={words.press}
          value={pressed}
          onKeyDown={onKeyDown}
        />
        <p id={hint} className="muted small">
          {words.pressSays}
        </p>
        <SwitchWithLabel className={styles.also} on={isAlso} label={words.also} onChange={setAlso} />
        <p role="status">{says}</p>
        <div role="alert">
          {asked !== null && (
            <>
              <p>{words.taken(spelledOut(asked.taken), commands[asked.by].label)}</p>
              <div className={styles.answers}>
                <Button onClick={() => answer(() => give(asked.keys))}>{words.take(commands[asked.by].label)}</Button>
                <Button onClick={() => answer(() => refuse(words.left(commands[asked.by].label)))}>
                  {words.leave}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
