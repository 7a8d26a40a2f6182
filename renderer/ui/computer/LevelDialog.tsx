/** Changes the level of the computer in a running game, or lets a person play its side. */
import { useRef, useState } from 'react';
import type { Side } from '../../../electron/contract/view.ts';
import { sideName } from '../../narration/labels.ts';
import { isLevel } from '../../state/online/seats.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import { LevelPicker } from './LevelPicker.tsx';

const words = uiText.computer.change;
const engines = uiText.engines.table;

export function LevelDialog({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const description = useMatch((s) => s.description);
  const players = useMatch((s) => s.view.players);
  const sides = ([0, 1] as const).filter((side) => players[side].computer);
  const [side, setSide] = useState<Side>(sides[0] ?? 0);
  const now = players[side].computer;
  const [wish, setWish] = useState<string | null>(null);
  const level = wish ?? now?.level ?? '1';
  const yes = useRef<HTMLButtonElement>(null);
  if (!now || !isLevel(level)) return null;
  const name = sideName(description, side);
  return (
    <Dialog
      title={now.engine ? engines.title(now.engine.name, name) : words.title(name)}
      icon="computer"
      wide="wide"
      onClose={onClose}
      first={yes}
      footer={
        <>
          <Button
            look="quiet"
            data-testid="level-person"
            onClick={() => {
              onClose();
              match.send({ on: 'change-seat', side, computer: null });
            }}
          >
            {words.handOver}
          </Button>
          <Button onClick={onClose}>{words.no}</Button>
          <Button
            ref={yes}
            look="primary"
            data-testid="level-yes"
            onClick={() => {
              onClose();
              if (level !== now.level || now.engine)
                match.send({ on: 'change-seat', side, computer: { level, seconds: now.seconds } });
            }}
          >
            {now.engine ? engines.ours : words.yes}
          </Button>
        </>
      }
    >
      {sides.length > 1 && (
        <Segmented
          label={words.whose}
          value={side}
          choices={sides.map((id) => ({ id, name: uiText.joined.begin(sideName(description, id)) }))}
          onChange={(id) => {
            setSide(id);
            setWish(null);
          }}
        />
      )}
      <LevelPicker label={words.title(name)} level={level} onLevel={setWish} />
      <p className="muted small">{now.engine ? engines.instead : words.says}</p>
    </Dialog>
  );
}
