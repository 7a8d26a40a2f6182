/**
 * The last position on the end dialog, as the table behind it shows it from the seat: the dialog covers the middle of the
 * board. Until it is taken, it is drawn from the description.
 */
import { useEffect, useState } from 'react';
import { decorated } from '../../../decoration/Decoration.tsx';
import { useApp } from '../../../state/app.ts';
import { hasTablePictures } from '../../../state/files/table-pictures.ts';
import { uiText } from '../../../text/index.ts';
import { Diorama } from '../../board3d/Diorama.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import styles from './EndPicture.module.css';

/** in pixels: twice the size at which it is shown */
const SIZE = { width: 640, height: 430 } as const;

export const EndPicture = decorated('the picture of the end', LastPosition);

function LastPosition() {
  const { flat, commandContext } = useTable();
  const view = useMatch((s) => s.view);
  const description = useMatch((s) => s.description);
  const seat = useMatch((s) => s.seat);
  const isPictured = useApp((app) => hasTablePictures(app.settings)) && !flat;
  const [address, setAddress] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one picture for one dialog
  useEffect(() => {
    if (!isPictured) return;
    let [isGone, made]: [boolean, string | null] = [false, null];
    const take = async () => {
      const picture = await commandContext().table?.picture({ ...SIZE, view: seat, coordinates: false });
      if (isGone || !picture) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    };
    // the dialog is shown first: taking a picture holds it up
    const waiting = setTimeout(() => take().catch((error: unknown) => console.warn('the end has no picture', error)));
    return () => {
      isGone = true;
      clearTimeout(waiting);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [isPictured]);

  if (!isPictured) return null;
  const label = uiText.table.end.picture;
  const pieces = view.pieces.flatMap(({ kind, side, at, rides, group }) =>
    at === null ? [] : [{ kind, side, at, ...(rides && { rides }), ...(group !== undefined && { group }) }],
  );
  return (
    <div className={styles.picture} data-testid="end-picture">
      {address === null ? (
        <Diorama description={description} pieces={pieces} lying={view.features} label={label} />
      ) : (
        <img src={address} alt={label} decoding="sync" draggable={false} />
      )}
    </div>
  );
}
