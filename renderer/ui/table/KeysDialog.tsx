/** All keys, from the command table; typing searches commands by name. */
import { useRef, useState } from 'react';
import { type CommandId, commandIds, commands, GROUPS } from '../../../electron/contract/commands.ts';
import { capsOf } from '../../commands/keyboard.ts';
import { uiText } from '../../text/index.ts';
import { classes } from '../classes.ts';
import { Dialog } from '../shell/Dialog.tsx';
import styles from './KeysDialog.module.css';

const words = uiText.table.keys;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = commandIds.filter((id) => commands[id].label.toLowerCase().includes(text.trim().toLowerCase()));
  const mouse = words.mouse.rows.filter((row) =>
    row.some((part) => part.toLowerCase().includes(text.trim().toLowerCase())),
  );
  return (
    <Dialog title={words.title} icon="keys" wide="xwide" onClose={onClose} first={field}>
      <input
        ref={field}
        className={classes('field', styles.find)}
        placeholder={words.find}
        aria-label={words.find}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length + mouse.length === 0 && <p className="muted">{words.none}</p>}
      <div className={styles.keys}>
        {mouse.length > 0 && (
          <section data-testid="mouse">
            <h3>{words.mouse.title}</h3>
            <dl>
              {mouse.map(([what, how]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{how}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {GROUPS.map((group) => {
          const rows = found.filter((id) => commands[id].group === group);
          if (rows.length === 0) return null;
          return (
            <section key={group}>
              <h3>{words.groups[group]}</h3>
              <dl>
                {rows.map((id) => (
                  <div key={id}>
                    <dt>{commands[id].label}</dt>
                    <dd>
                      <Caps id={id} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      <p className="muted small">{words.note}</p>
    </Dialog>
  );
}

export function Caps({ id }: { readonly id: CommandId }) {
  const ways = capsOf(id);
  if (ways.length === 0) return <span data-tip={commands[id].noKey}>{words.menuOnly}</span>;
  return ways.map((caps, i) => (
    <span key={caps.join('+')}>
      {i > 0 && ` ${words.or} `}
      {caps.map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  ));
}
