/** A position in a list: drawn from its description at once, and as the real table shows it as soon as that is taken. */
import { useEffect, useMemo } from 'react';
import type { Thumbnail, VariantDescription } from '../../../../electron/contract/description.ts';
import { decorated } from '../../../decoration/Decoration.tsx';
import { useApp } from '../../../state/app.ts';
import { hasTablePictures, useTablePictures, wantedOf } from '../../../state/files/table-pictures.ts';
import { Diorama } from '../../board3d/Diorama.tsx';
import type { Shot } from '../../board3d/projection.ts';
import styles from './TablePicture.module.css';

export const TablePicture = decorated('a picture of a position', PictureOrDrawing);

function PictureOrDrawing(props: {
  readonly description: VariantDescription;
  readonly thumbnail: Thumbnail;
  /** absent: the text beside it says everything */
  readonly label?: string;
  /** how it is drawn until the picture is taken */
  readonly shot?: Partial<Shot>;
}) {
  const { description, thumbnail, label, shot } = props;
  const settings = useApp((app) => app.settings);
  const wanted = useMemo(
    () => (hasTablePictures(settings) ? wantedOf(description, thumbnail, settings) : null),
    [description, thumbnail, settings],
  );
  const key = wanted?.key;
  const address = useTablePictures((pictures) => (key === undefined ? undefined : pictures.kept.get(key)));
  const isMissing = address === undefined;
  const failed = useTablePictures((pictures) => pictures.failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  useEffect(
    () => (wanted && isMissing && !failed ? useTablePictures.getState().want(wanted) : undefined),
    [key, isMissing, failed],
  );
  if (address === undefined)
    return (
      <Diorama
        description={description}
        pieces={thumbnail.pieces}
        lying={thumbnail.features}
        {...(label !== undefined && { label })}
        {...(shot && { shot })}
      />
    );
  return <img className={styles.picture} src={address} alt={label ?? ''} decoding="sync" draggable={false} />;
}
