/** A picture from a file as the face of a piece's token. */
import type { GamePiece } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { askForFile } from '../../../../state/files/files.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { pictureAddress } from '../../../../variants/own/picture.ts';
import { Button } from '../../../shell/Button.tsx';
import styles from './TokenPicture.module.css';
import { PICTURE_FILES, takenPicture } from './taken-picture.ts';

const words = uiText.workshop.looks;

export function TokenPicture({ number, piece }: { readonly number: number; readonly piece: GamePiece }) {
  const address = pictureAddress(piece.picture);
  return (
    <div className={styles.taken}>
      {address !== null && (
        <img className={styles.face} src={address} alt={words.pictureOf(piece.name)} data-testid="token-picture" />
      )}
      <p className={styles.actions}>
        <Button icon="folder" look="quiet" data-testid="picture-from-file" onClick={() => void askForPicture(number)}>
          {address === null ? words.fromPicture : words.otherPicture}
        </Button>
        {address !== null && (
          <Button icon="trash" look="quiet" data-testid="remove-picture" onClick={() => void setPicture(number, null)}>
            {words.removePicture}
          </Button>
        )}
      </p>
      <small className="muted">{words.pictureSays}</small>
    </div>
  );
}

async function askForPicture(piece: number): Promise<void> {
  const file = await askForFile(PICTURE_FILES);
  if (file) await takePicture(piece, file);
}

/** From a file that was chosen or dropped; says so where it cannot be used. */
export async function takePicture(piece: number, file: Blob): Promise<void> {
  const taken = await takenPicture(file);
  if ('says' in taken) useApp.getState().toastFailure(taken.says);
  else await setPicture(piece, taken.picture);
}

async function setPicture(piece: number, picture: string | null): Promise<void> {
  const why = await useGameText.getState().edit({ do: 'picture', piece, picture });
  if (why !== null) useApp.getState().toastFailure(why);
}
