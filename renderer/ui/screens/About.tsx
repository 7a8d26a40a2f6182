/** About this program: its purpose, its version, and the authors of its parts. */
import { type ReactNode, useState } from 'react';
import { commands } from '../../../electron/contract/commands.ts';
import type { Input } from '../../../electron/contract/requests.ts';
import { runApplicationCommand } from '../../commands/without-table.ts';
import { useApp, useHello } from '../../state/app.ts';
import { gamesOf } from '../../state/forms.ts';
import { uiText } from '../../text/index.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Rows } from '../shell/Rows.tsx';
import styles from './About.module.css';

const words = uiText.about;
/** written beside the page by the build, from the packages that are bundled */
const LICENCES = './licences.txt';
type Link = Exclude<Input<'app.link'>['link'], 'project'>;

export function About({ onClose }: { readonly onClose: () => void }) {
  const { version, host, platform, sandboxed, variants } = useHello();
  const tryTo = useApp((app) => app.tryTo);
  const link = (id: Link): ReactNode => (
    <Button look="quiet" onClick={() => tryTo('app.link', { link: id })}>
      {words.links[id]}
    </Button>
  );
  const [inside, setInside] = useState<string | null>(null);
  const showInside = async () => {
    const reply = inside === null ? await fetch(LICENCES).catch(() => null) : null;
    setInside(inside !== null ? null : reply?.ok ? await reply.text() : words.insideMissing);
  };
  const sandbox = sandboxed === null ? words.sandboxUnknown : sandboxed ? words.sandboxed : words.unsandboxed;
  return (
    <Dialog
      title={words.title}
      wide="wide"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" aria-expanded={inside !== null} onClick={showInside}>
            {words.inside}
          </Button>
          {link('licence')}
          {link('fonts')}
        </>
      }
    >
      <p className="book">{words.says}</p>
      <Rows className={styles.facts}>
        <dt>{words.version}</dt>
        <dd className="num">{version}</dd>
        <dt>{words.host}</dt>
        <dd>
          {words.hosts[host]}, {platform}
        </dd>
        <dt>{words.sandbox}</dt>
        <dd>{sandbox}</dd>
        <dt>{words.files}</dt>
        <dd>
          <p>{words.filesSay}</p>
          <p className={styles.fileButtons}>
            {(['show-saves', 'show-log', 'copy-report'] as const).map((id) => (
              <Button key={id} look="quiet" onClick={() => runApplicationCommand(id)}>
                {commands[id].label}
              </Button>
            ))}
          </p>
        </dd>
        <dt>{words.games}</dt>
        <dd>
          {gamesOf(variants).map((variant) => (
            <p key={variant.id}>{words.gameBy(variant.title, variant.designers)}</p>
          ))}
        </dd>
        <dt>{words.made}</dt>
        <dd>{words.madeWith}</dd>
        <dt>{words.licence}</dt>
        <dd>{words.licenceSays}</dd>
      </Rows>
      {inside !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keys
        <pre className={styles.licences} role="document" aria-label={words.inside} tabIndex={0} ref={intoView}>
          {inside}
        </pre>
      )}
    </Dialog>
  );
}

const intoView = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });
