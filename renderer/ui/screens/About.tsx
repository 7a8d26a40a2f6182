/** What this program is, which one it is, and whose work is in it. */
import type { ReactNode } from 'react';
import type { Input } from '../../../electron/contract/table.ts';
import { uiWords } from '../../../electron/contract/words.ts';
import { useApp, useHello } from '../../state/app.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/Dialog.tsx';

const words = uiWords.about;
type Link = Exclude<Input<'app.link'>['link'], 'project'>;

export function About({ onClose }: { readonly onClose: () => void }) {
  const { version, host, platform, sandboxed, variants } = useHello();
  const tryTo = useApp((app) => app.tryTo);
  const link = (id: Link): ReactNode => (
    <Button look="quiet" onClick={() => tryTo('app.link', { link: id })}>
      {words.links[id]}
    </Button>
  );
  const sandbox = sandboxed === null ? words.sandboxUnknown : sandboxed ? words.sandboxed : words.unsandboxed;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        <>
          {link('licence')}
          {link('fonts')}
        </>
      }
    >
      <p className="book">{words.says}</p>
      <dl className="rows3 about">
        <dt>{words.version}</dt>
        <dd className="num">{version}</dd>
        <dt>{words.host}</dt>
        <dd>
          {words.hosts[host]}, {platform}
        </dd>
        <dt>{words.sandbox}</dt>
        <dd>{sandbox}</dd>
        <dt>{words.games}</dt>
        <dd>
          {variants.map((variant) => (
            <p key={variant.id}>{words.gameBy(variant.title, variant.designers)}</p>
          ))}
        </dd>
        <dt>{words.made}</dt>
        <dd>{words.madeWith}</dd>
        <dt>{words.licence}</dt>
        <dd>{words.licenceSays}</dd>
      </dl>
    </Dialog>
  );
}
