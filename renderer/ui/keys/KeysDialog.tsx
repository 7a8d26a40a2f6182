/** All keys, from the command table, and the way to change them; typing searches commands by name or by keys. */
import { useRef, useState } from 'react';
import { type CommandId, commandIds, commands, GROUPS } from '../../../electron/contract/commands.ts';
import { useApp } from '../../state/app.ts';
import { capsOf, keysOf } from '../../state/keys.ts';
import { uiText } from '../../text/index.ts';
import { Caps } from '../parts/Caps.tsx';
import { Button } from '../shell/Button.tsx';
import { classes } from '../shell/classes.ts';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { KeyChoice } from './KeyChoice.tsx';
import styles from './KeysDialog.module.css';

const words = uiText.table.keys;
const spelled = (id: CommandId): string =>
  capsOf(id)
    .map((caps) => caps.join('+'))
    .join(` ${uiText.keys.or} `);

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<CommandId | null>(null);
  const changed = useApp((app) => app.settings.keys);
  const sought = text.trim().toLowerCase();
  const has = (part: string): boolean => part.toLowerCase().includes(sought);
  const found = commandIds.filter((id) => [commands[id].label, spelled(id), ...keysOf(id)].some(has));
  const mouse = words.mouse.rows.filter((row) => row.some(has));
  const allUsual = () => {
    const { changeSettings, toast } = useApp.getState();
    void changeSettings({ keys: {} });
    toast(uiText.keys.allBack, { name: uiText.keys.undo, run: () => void changeSettings({ keys: changed }) });
  };
  return (
    <Dialog title={words.title} icon="keys" wide="xwide" onClose={onClose} first={field}>
      <div className={styles.top}>
        <input
          ref={field}
          className={classes('field', styles.find)}
          placeholder={words.find}
          aria-label={words.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="muted small">{uiText.keys.how}</p>
      </div>
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
                      <KeysOf id={id} onChoose={choose} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
      <div className={styles.below}>
        <p className="muted small">{words.note}</p>
        <Button why={Object.keys(changed).length === 0 ? uiText.keys.allAreUsual : null} onClick={allUsual}>
          {uiText.keys.allUsual}
        </Button>
      </div>
      {chosen !== null && <KeyChoice id={chosen} onClose={() => choose(null)} />}
    </Dialog>
  );
}

function KeysOf({ id, onChoose }: { readonly id: CommandId; readonly onChoose: (id: CommandId) => void }) {
  const { label, fixed } = commands[id];
  if (fixed !== undefined)
    return (
      <span data-tip={fixed}>
        <Caps id={id} />
      </span>
    );
  return (
    <button
      type="button"
      className={styles.change}
      aria-label={uiText.keys.change(label, spelled(id) || uiText.keys.none)}
      onClick={() => onChoose(id)}
    >
      <Caps id={id} />
    </button>
  );
}
