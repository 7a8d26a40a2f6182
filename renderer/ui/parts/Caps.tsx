/** The keys of a command as key caps. */
import { Fragment } from 'react';
import { type CommandId, commands } from '../../../electron/contract/commands.ts';
import { useApp } from '../../state/app.ts';
import { capsOf } from '../../state/keys.ts';
import { uiText } from '../../text/index.ts';
import styles from './Caps.module.css';

const words = uiText.keys;

export function Caps({ id }: { readonly id: CommandId }) {
  // they follow the settings
  useApp((app) => app.settings.keys);
  const ways = capsOf(id);
  const { noKey } = commands[id];
  if (ways.length === 0) return noKey === undefined ? words.none : <span data-tip={noKey}>{words.menuOnly}</span>;
  // a line breaks between two ways, and within one only where it is too long for a line
  return ways.map((caps, i) => (
    <Fragment key={caps.join('+')}>
      {i > 0 && ` ${words.or} `}
      <span className={styles.way}>
        {caps.map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </span>
    </Fragment>
  ));
}
