/** Camera positions of this game: store the present one under a name, go to one, delete one. Stored by the host. */
import { useState } from 'react';
import { type CameraSpot, LONGEST_SPOT, MOST_SPOTS } from '../../../../electron/contract/settings.ts';
import { useApp } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import styles from './Spots.module.css';

const words = uiText.table.spots;
/** Camera positions changed since the page was loaded, by variant: `hello` has only the initial ones. */
const changed = new Map<string, readonly CameraSpot[]>();

export function Spots({ onClose }: { readonly onClose: () => void }) {
  const { commandContext } = useTable();
  const variant = useMatch((s) => s.view.variant);
  const before = useApp((app) => app.hello?.spots[variant]) ?? [];
  const [spots, setSpots] = useState(changed.get(variant) ?? before);
  const [name, setName] = useState(words.usual(spots.length + 1));
  const { table } = commandContext();
  const keep = (next: readonly CameraSpot[]) => {
    setSpots(next);
    changed.set(variant, next);
    void useApp.getState().tryTo('settings.spots', { variant, spots: [...next] });
  };
  const add = () => {
    const wanted = name.trim() || words.usual(spots.length + 1);
    if (!table || spots.length >= MOST_SPOTS) return;
    keep([...spots.filter((s) => s.name !== wanted), table.spot(wanted)]);
    setName(words.usual(spots.length + 2));
  };
  return (
    <Dialog
      title={words.title}
      icon="camera"
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <ul className={styles.spots}>
        {spots.length === 0 && <li className="muted">{words.none}</li>}
        {spots.map((spot) => (
          <li key={spot.name}>
            <Button
              look="quiet"
              icon="camera"
              aria-label={words.go(spot.name)}
              onClick={() => {
                table?.goToSpot(spot);
                onClose();
              }}
            >
              {spot.name}
            </Button>
            <Button
              look="quiet"
              icon="trash"
              iconOnly
              aria-label={words.drop(spot.name)}
              onClick={() => keep(spots.filter((s) => s !== spot))}
            />
          </li>
        ))}
        <li>
          <input
            className="field"
            aria-label={words.name}
            maxLength={LONGEST_SPOT}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            icon="plus"
            why={spots.length >= MOST_SPOTS ? words.full : null}
            data-testid="keep-spot"
            onClick={add}
          >
            {words.keep}
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}
