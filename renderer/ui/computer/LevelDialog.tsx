/** Changes the level of the computer in a running game, or lets another engine or a person play its side. */
import { useRef, useState } from 'react';
import type { Side } from '../../../electron/contract/view.ts';
import { sideName } from '../../narration/labels.ts';
import { useEnginesAt } from '../../state/engines.ts';
import { computerOf, draftOfComputer, engineAt, isLevel, type SeatDraft } from '../../state/online/seats.ts';
import { uiText } from '../../text/index.ts';
import { useMatch, useTable } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import { EngineAt, StrengthOf } from './EngineAt.tsx';
import { LevelPicker } from './LevelPicker.tsx';

const words = uiText.computer.change;
const theirs = uiText.engines.table;

export function LevelDialog({ onClose }: { readonly onClose: () => void }) {
  const { match } = useTable();
  const description = useMatch((s) => s.description);
  const players = useMatch((s) => s.view.players);
  const sides = ([0, 1] as const).filter((side) => players[side].computer);
  const [side, setSide] = useState<Side>(sides[0] ?? 0);
  const engines = useEnginesAt(useMatch((s) => s.view.match));
  const now = players[side].computer;
  const [wish, setWish] = useState<Partial<SeatDraft>>({});
  const yes = useRef<HTMLButtonElement>(null);
  if (!now || !isLevel(now.level)) return null;
  const seat = { ...draftOfComputer(now), ...wish };
  const engine = engineAt(seat, engines);
  /** another engine sits there that cannot be asked any more */
  const isMissing = now.engine !== undefined && !engineAt(draftOfComputer(now), engines);
  const onSeat = (change: Partial<SeatDraft>) => setWish({ ...wish, ...change });
  const name = sideName(description, side);
  return (
    <Dialog
      title={now.engine ? theirs.title(now.engine.name, name) : words.title(name)}
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
              const computer = computerOf(seat, engines);
              if (JSON.stringify(computer) !== JSON.stringify(computerOf(draftOfComputer(now), engines)) || isMissing)
                match.send({ on: 'change-seat', side, computer });
            }}
          >
            {engine ? theirs.theirs(engine.name) : now.engine ? theirs.ours : words.yes}
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
            setWish({});
          }}
        />
      )}
      <EngineAt name={name} seat={seat} engines={engines} onSeat={onSeat} />
      {engine ? (
        <StrengthOf name={name} seat={seat} engine={engine} onSeat={onSeat} />
      ) : (
        <LevelPicker label={words.title(name)} level={seat.level} onLevel={(level) => onSeat({ level })} />
      )}
      <p className="muted small">{now.engine || engine ? theirs.instead : words.says}</p>
    </Dialog>
  );
}
