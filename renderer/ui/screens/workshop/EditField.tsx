/**
 * A field of text or a number of the game. Must stay true: what is typed stays as long as the field has the focus, and is
 * written into the game as soon as it can be; why it cannot is told below; Escape puts back what stood there.
 */
import { type KeyboardEvent, useId, useState } from 'react';
import type { GameChange } from '../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { classes } from '../../shell/classes.ts';
import styles from './EditField.module.css';

export function EditField(props: {
  readonly label: string;
  readonly value: string;
  readonly rows?: number;
  readonly isMono?: boolean;
  readonly isShort?: boolean;
  /** in the midst of a sentence: its label is only heard */
  readonly isBare?: boolean;
  readonly hint?: string;
  /** what holds where nothing is given */
  readonly placeholder?: string | undefined;
  readonly testId?: string;
  /** null: nothing is changed by what is typed now; a text: why it cannot be */
  change(typed: string): GameChange | string | null;
  /** what was typed is in the game now */
  onDone?(typed: string): void;
}) {
  const { label, value, rows, isMono, isShort, isBare, hint, placeholder, testId, change, onDone } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  /** what stood there when the focus came */
  const [before, setBefore] = useState<string | null>(null);
  const id = useId();
  const type = async (text: string) => {
    setTyped(text);
    setWhy(null);
    const wanted = change(text);
    if (typeof wanted === 'string') setWhy(wanted);
    if (wanted === null || typeof wanted === 'string') return;
    const refused = await useGameText.getState().edit(wanted, `${label} ${wanted.do}`, true);
    setWhy(refused);
    if (refused === null) onDone?.(text);
  };
  const field = {
    id,
    className: classes('field', styles.field, isMono && styles.mono, isShort && styles.short),
    value: typed ?? value,
    placeholder,
    spellCheck: false,
    autoComplete: 'off',
    'data-testid': testId,
    'aria-invalid': why !== null,
    'aria-describedby': why === null && !hint ? undefined : `${id}more`,
    onChange: (event: { readonly target: { readonly value: string } }) => void type(event.target.value),
    onFocus: () => setBefore(value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || before === null || (typed ?? value) === before) return;
      // it puts back what stood there, and does not leave the workshop
      event.preventDefault();
      event.stopPropagation();
      void type(before);
    },
    onBlur: () => {
      useGameText.getState().endTyping();
      setTyped(null);
      setWhy(null);
    },
  };
  return (
    <span className={classes(styles.pair, isShort && styles.narrow)}>
      <label htmlFor={id} className={isBare ? 'sr' : 'small muted'}>
        {label}
      </label>
      {rows === undefined ? <input {...field} /> : <textarea {...field} rows={rows} />}
      {(why ?? hint) && (
        <small
          id={`${id}more`}
          className={why === null ? 'muted' : styles.wrong}
          role={why === null ? undefined : 'alert'}
        >
          {why ?? hint}
        </small>
      )}
    </span>
  );
}
