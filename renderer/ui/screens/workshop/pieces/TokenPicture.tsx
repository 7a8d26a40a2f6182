/** From a file: a picture as the face of a piece's token, or a model as its figure. */
import { useRef } from 'react';
import type { GamePiece } from '../../../../../electron/contract/workshop.ts';
import { askForFile } from '../../../../state/files/files.ts';
import { uiText } from '../../../../text/index.ts';
import { pictureAddress } from '../../../../variants/own/picture.ts';
import { Button } from '../../../shell/Button.tsx';
import { PieceGlyph } from './PieceGlyph.tsx';
import styles from './TokenPicture.module.css';
import { LOOK_FILES } from './taken-picture.ts';
import { setTaken, type TakingLook } from './useTakenLook.ts';

const words = uiText.workshop.looks;

export function TokenPicture(props: {
  readonly number: number;
  readonly piece: GamePiece;
  readonly taking: TakingLook;
}) {
  const { number, piece, taking } = props;
  const fromFile = useRef<HTMLButtonElement>(null);
  const ask = async () => {
    const file = await askForFile(LOOK_FILES);
    if (file) await taking.take(file);
  };
  const address = pictureAddress(piece.picture);
  return (
    <div className={styles.taken}>
      {address !== null && (
        <img className={styles.face} src={address} alt={words.pictureOf(piece.name)} data-testid="token-picture" />
      )}
      {piece.model !== undefined && (
        <div className={styles.model} role="img" aria-label={words.modelOf(piece.name)} data-testid="own-model">
          <PieceGlyph piece={number} />
          <PieceGlyph piece={number} side={1} />
        </div>
      )}
      {taking.isReading && (
        <section className={styles.reading} aria-label={words.reading} data-testid="reading-look">
          <p role="status">{words.reading}</p>
          <progress aria-label={words.reading} />
          <Button
            data-testid="stop-reading-look"
            onClick={() => {
              taking.stop();
              // this button is gone then
              fromFile.current?.focus();
            }}
          >
            {words.stopReading}
          </Button>
        </section>
      )}
      <p className={styles.actions}>
        <Button ref={fromFile} icon="folder" look="quiet" data-testid="picture-from-file" onClick={() => void ask()}>
          {address === null && piece.model === undefined ? words.fromPicture : words.otherPicture}
        </Button>
        {address !== null && (
          <Button
            icon="trash"
            look="quiet"
            data-testid="remove-picture"
            onClick={() => void setTaken(number, 'picture', null)}
          >
            {words.removePicture}
          </Button>
        )}
        {piece.model !== undefined && (
          <Button
            icon="trash"
            look="quiet"
            data-testid="remove-model"
            onClick={() => void setTaken(number, 'model', null)}
          >
            {words.removeModel}
          </Button>
        )}
      </p>
      <small className="muted">{words.pictureSays}</small>
    </div>
  );
}
