/**
 * The game or its position as text, to copy or to print, the table as a
 * picture, and the game as a film. Must stay true: nothing in it that not everybody may know, and a
 * text that cannot be read back says so.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { Output } from '../../../electron/contract/requests.ts';
import { useApp } from '../../state/app.ts';
import { copied } from '../../state/clipboard.ts';
import { uiText } from '../../text/index.ts';
import styles from '../parts/LongText.module.css';
import { useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Dialog } from '../shell/overlays/Dialog.tsx';
import { Segmented } from '../shell/Segmented.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { FilmFields, useFilmWish } from './ShareFilm.tsx';
import { PictureFields, useSharedPicture } from './SharePicture.tsx';

const words = uiText.share;

export function Share({ onClose }: { readonly onClose: () => void }) {
  const { match, revision, byText, outcome } = useMatch((s) => s.view);
  const [what, setWhat] = useState<'game' | 'position' | 'picture' | 'film'>('game');
  const picture = useSharedPicture(onClose);
  const film = useFilmWish(onClose);
  const [texts, setTexts] = useState<Output<'match.text'> | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const { tryTo, toast, toastFailure } = useApp.getState();
  const says = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    void tryTo('match.text', { match, revision }).then(setTexts);
  }, [match, revision, tryTo]);
  // the sheet is in the page by now
  useEffect(() => {
    if (!isPrinting) return;
    window.print();
    setPrinting(false);
  }, [isPrinting]);

  const text = what === 'picture' || what === 'film' ? '' : (texts?.[what] ?? '');
  const onCopy = async () => {
    const isDone = await copied(text);
    if (!isDone) field.current?.select();
    if (isDone) toast(words.copied);
    else toastFailure(words.refused);
  };
  return (
    <Dialog
      title={words.title}
      icon="copy"
      wide="wide"
      onClose={onClose}
      first={copy}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {what === 'game' && (
            <Button data-testid="share-print" onClick={() => setPrinting(true)}>
              {words.print}
            </Button>
          )}
          {what === 'picture' ? (
            <Button look="primary" why={picture.why} data-testid="picture-save" onClick={() => void picture.save()}>
              {words.picture.save}
            </Button>
          ) : what === 'film' ? (
            <Button look="primary" why={film.why} data-testid="film-make" onClick={film.begin}>
              {uiText.film.make}
            </Button>
          ) : (
            <Button ref={copy} look="primary" icon="copy" data-testid="share-copy" onClick={() => void onCopy()}>
              {words.copy}
            </Button>
          )}
        </>
      }
    >
      <Segmented
        label={words.what}
        value={what}
        choices={(['game', 'position', 'picture', 'film'] as const).map((id) => ({ id, name: words.whats[id] }))}
        onChange={setWhat}
      />
      {what === 'picture' ? (
        <PictureFields picture={picture} />
      ) : what === 'film' ? (
        <FilmFields film={film} />
      ) : (
        <>
          <textarea
            ref={field}
            className={`field ${styles.text}`}
            data-testid="share-text"
            aria-label={words.whats[what]}
            aria-describedby={says}
            readOnly
            rows={what === 'game' ? 14 : 4}
            value={text}
          />
          <p id={says} className="muted small">
            {what === 'game' && byText && !outcome ? words.gameByText : words[what]}{' '}
            {what === 'game' && texts && texts.hidden > 0 && words.hidden(texts.hidden)}
            {what === 'game' && texts?.isTooLong && words.tooLong}
          </p>
        </>
      )}
      {isPrinting && texts && <ScoreSheet text={texts.game} />}
    </Dialog>
  );
}
