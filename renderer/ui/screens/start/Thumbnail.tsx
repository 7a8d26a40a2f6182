/** The picture of a save: its position, or a warning if it has none. Empty until it is known. */
import { memo } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { usePicture } from '../../../state/files/pictures.ts';
import { Icon } from '../../shell/Icon.tsx';
import { TablePicture } from './TablePicture.tsx';
import styles from './Thumbnail.module.css';

// rows are rendered again with every letter of a search, and the board is most of a row
export const Thumbnail = memo(function Thumbnail(props: {
  readonly save: string;
  /** the save cannot be opened */
  readonly isDamaged: boolean;
  readonly description: VariantDescription | undefined;
  readonly className: string;
  /** the label of the warning shown instead of a picture */
  readonly warning?: string;
}) {
  const { save, isDamaged, description, className, warning } = props;
  const picture = usePicture(save);
  return (
    <span className={`${styles.thumbnail} ${className}`}>
      {description && picture && !isDamaged ? (
        <TablePicture description={description} thumbnail={picture} />
      ) : (
        (isDamaged || !description || picture === null) && <Icon name="warning" className={warning} />
      )}
    </span>
  );
});
