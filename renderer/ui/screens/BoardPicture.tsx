/**
 * A game's board with all pieces in their first places: the picture that was taken of the real table, or, for a game
 * without one and where the file cannot be shown, one drawn from its description.
 */
import { useState } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { useApp } from '../../state/app.ts';
import { isDay } from '../../state/appearance.ts';
import { Diorama } from '../board3d/Diorama.tsx';
import styles from './BoardPicture.module.css';
import { boardPictures } from './board-pictures.ts';

/** in pixels: twice the size at which they are shown at most */
const SIZE = { width: 960, height: 540 } as const;

export function BoardPicture(props: { readonly description: VariantDescription; readonly label: string }) {
  const { description, label } = props;
  const day = useApp((app) => isDay(app.settings));
  const taken = boardPictures[description.id];
  const [failed, setFailed] = useState(false);
  if (!taken || failed)
    return (
      <Diorama
        description={description}
        pieces={description.setup}
        label={label}
        {...(description.ground && { lying: description.ground })}
      />
    );
  return (
    <img
      className={styles.picture}
      src={day ? taken.day : taken.night}
      {...SIZE}
      alt={label}
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
