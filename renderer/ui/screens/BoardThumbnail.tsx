/**
 * A game's board with all pieces in their first places: the picture that was taken of the real table, or, for a game
 * without one and where the file cannot be shown, one drawn from its description.
 */
import { useState } from 'react';
import type { Thumbnail, VariantDescription } from '../../../electron/contract/description.ts';
import { useApp } from '../../state/app.ts';
import { isDay } from '../../state/appearance.ts';
import { Diorama } from '../board3d/Diorama.tsx';
import styles from './BoardThumbnail.module.css';
import { boardPictures } from './board-pictures.ts';

/** in pixels: twice the size at which they are shown at most */
const SIZE = { width: 960, height: 540 } as const;

export function BoardThumbnail(props: {
  readonly description: VariantDescription;
  readonly label: string;
  /** the pieces stand there instead, which no picture was taken of */
  readonly first?: Pick<Thumbnail, 'pieces' | 'features'>;
}) {
  const { description, label, first } = props;
  const day = useApp((app) => isDay(app.settings));
  const taken = boardPictures[description.id];
  const [failed, setFailed] = useState(false);
  if (first || !taken || failed) {
    const lying = first?.features ?? description.ground;
    return (
      <Diorama
        description={description}
        pieces={first?.pieces ?? description.setup}
        label={label}
        {...(lying && { lying })}
      />
    );
  }
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
