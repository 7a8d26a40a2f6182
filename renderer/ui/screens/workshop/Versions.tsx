/** Earlier versions of the game: a list, newest first, and the way back to each, which can be undone. */
import { useState } from 'react';
import type { GameVersionSummary } from '../../../../electron/contract/workshop.ts';
import { useApp } from '../../../state/app.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { timeOf } from '../start/summary.ts';
import styles from './Versions.module.css';

const words = uiText.workshop.versions;

interface Listed {
  readonly game: string;
  readonly versions: readonly GameVersionSummary[];
}

export function Versions() {
  const [listed, setListed] = useState<Listed | null>(null);
  const open = async () => {
    const { text, fileOf } = useGameText.getState();
    const game = await fileOf();
    const found = game === null ? null : await useApp.getState().tryTo('games.versions', { game, text });
    if (game !== null && found) setListed({ game, versions: found.versions });
  };
  const close = () => setListed(null);
  return (
    <>
      <Button icon="clock" data-testid="versions" onClick={() => void open()}>
        {words.open}
      </Button>
      {listed && (
        <Dialog title={words.title} icon="clock" onClose={close}>
          <p>{words.says}</p>
          {listed.versions.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {listed.versions.map((version) => (
                <Row key={version.kept} game={listed.game} version={version} onTaken={close} />
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </>
  );
}

function Row(props: { readonly game: string; readonly version: GameVersionSummary; onTaken(): void }) {
  const { game, version, onTaken } = props;
  const { kept, title, differs } = version;
  const when = timeOf(kept);
  const take = async () => {
    const { tryTo, toast } = useApp.getState();
    const found = await tryTo('games.version', { game, kept });
    if (!found) return;
    const { replace, undoThis } = useGameText.getState();
    replace(found.text);
    onTaken();
    toast(words.taken(when), { name: uiText.shell.undo, run: undoThis() });
  };
  return (
    <li>
      <span>
        {when} <span className="small muted">{title}</span>
      </span>
      <span className="small muted">{differs === 0 ? words.same : words.differs(differs)}</span>
      {differs > 0 && (
        <Button aria-label={words.takeLabel(when)} onClick={() => void take()}>
          {words.take}
        </Button>
      )}
    </li>
  );
}
