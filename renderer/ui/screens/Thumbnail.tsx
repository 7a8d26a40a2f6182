/** The picture of a save: its position, or a warning where none can be had of it. Empty until it is known. */
import { memo } from 'react';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import { usePicture } from '../../state/pictures.ts';
import { Icon } from '../shell/Icon.tsx';
import { Diorama } from './Diorama.tsx';
import styles from './Thumbnail.module.css';

// a row is drawn anew with every letter of a search, and a board is much of it
export const Thumbnail = memo(function Thumbnail(props: {
  readonly save: string;
  /** it cannot be opened as it stands */
  readonly isDamaged: boolean;
  readonly description: VariantDescription | undefined;
  readonly className: string;
  /** of the warning in place of a picture */
  readonly warning?: string;
}) {
  const { save, isDamaged, description, className, warning } = props;
  const picture = usePicture(save);
  return (
    <span className={`${styles.thumbnail} ${className}`}>
      {description && picture && !isDamaged ? (
        <Diorama description={description} pieces={picture.pieces} />
      ) : (
        (isDamaged || !description || picture === null) && <Icon name="warning" className={warning} />
      )}
    </span>
  );
});
