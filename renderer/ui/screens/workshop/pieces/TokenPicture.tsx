/** From a file: a picture as the face of a piece's token, or a model as its figure. */
import type { GamePiece } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { askForFile } from '../../../../state/files/files.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { pictureAddress } from '../../../../variants/own/picture.ts';
import { Button } from '../../../shell/Button.tsx';
import { PieceGlyph } from './PieceGlyph.tsx';
import styles from './TokenPicture.module.css';
import { LOOK_FILES, takenLook } from './taken-picture.ts';

const words = uiText.workshop.looks;

export function TokenPicture({ number, piece }: { readonly number: number; readonly piece: GamePiece }) {
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
      <p className={styles.actions}>
        <Button icon="folder" look="quiet" data-testid="picture-from-file" onClick={() => void askForPicture(number)}>
          {address === null && piece.model === undefined ? words.fromPicture : words.otherPicture}
        </Button>
        {address !== null && (
          <Button icon="trash" look="quiet" data-testid="remove-picture" onClick={() => void setPicture(number, null)}>
            {words.removePicture}
          </Button>
        )}
        {piece.model !== undefined && (
          <Button icon="trash" look="quiet" data-testid="remove-model" onClick={() => void setModel(number, null)}>
            {words.removeModel}
          </Button>
        )}
      </p>
      <small className="muted">{words.pictureSays}</small>
    </div>
  );
}

async function askForPicture(piece: number): Promise<void> {
  const file = await askForFile(LOOK_FILES);
  if (file) await takePicture(piece, file);
}

/** From a file that was chosen or dropped; says so where it cannot be used. */
export async function takePicture(piece: number, file: Blob): Promise<void> {
  const { toast, toastFailure } = useApp.getState();
  const taken = await takenLook(file);
  if ('says' in taken) return toastFailure(taken.says);
  if ('picture' in taken) return setPicture(piece, taken.picture);
  const isSet = await setModel(piece, taken.model);
  if (isSet && taken.leavesOut) toast(words.modelLeavesOut);
}

async function setPicture(piece: number, picture: string | null): Promise<void> {
  const why = await useGameText.getState().edit({ do: 'picture', piece, picture });
  if (why !== null) useApp.getState().toastFailure(why);
}
async function setModel(piece: number, model: string | null): Promise<boolean> {
  const why = await useGameText.getState().edit({ do: 'model', piece, model });
  if (why !== null) useApp.getState().toastFailure(why);
  return why === null;
}
