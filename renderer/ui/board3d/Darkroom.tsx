/**
 * The one hidden table that takes pictures of positions for lists (state/table-pictures.ts), one after another when
 * nobody moves or types. Must stay true: it exists only while a picture is wanted and no other table is on the page, so there is
 * never a second renderer beside a game; nothing can reach it by pointer, key or screen reader.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableHandle, TableSettings } from '../../board/props.ts';
import { ContextLost } from '../../scene/context-loss.ts';
import { graphics, qualityOf, tryGraphicsAgain, whenGraphicsReturn } from '../../scene/graphics.ts';
import { useApp } from '../../state/app.ts';
import { useTablePictures, viewOfWanted, type Wanted } from '../../state/files/table-pictures.ts';
import styles from './Darkroom.module.css';
import { Scene } from './Scene.tsx';

/** in pixels: twice the size at which a picture is shown at most; with software rendering, that size itself */
const SIZES = { high: { width: 720, height: 480 }, low: { width: 360, height: 240 } } as const;
const JPEG_QUALITY = 0.87;
/** frames of the page after the table has been drawn: its place is put around it, and drawn too */
const FRAMES = 3;
/** milliseconds without input: with software rendering a table holds up the page for about a second */
const QUIET = 700;
const INPUT = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;
/** rows and cards are a little narrower than a picture, and cut its sides off */
const INSET = { top: 4, right: 14, bottom: 6, left: 14 } as const;
const NONE: readonly never[] = [];
const nothing = () => {};

/** `isFree`: no other table is on the page. */
export function Darkroom({ isFree }: { readonly isFree: boolean }) {
  const game = useRef<string | null>(null);
  // a game's pictures in a row: each game has a renderer of its own, whose programs take longer than a picture
  const next = useTablePictures(
    ({ waiting }) => waiting.find(({ description }) => description.id === game.current) ?? waiting[0],
  );
  game.current = next?.description.id ?? null;
  useEffect(() => whenGraphicsReturn(() => useTablePictures.getState().tryAgain()), []);
  const [isQuiet, setQuiet] = useState(false);
  const isWanted = isFree && next !== undefined;
  useEffect(() => {
    if (!isWanted) return setQuiet(false);
    return whenQuiet(() => setQuiet(true));
  }, [isWanted]);
  if (!isWanted || !isQuiet) return null;
  return (
    <div className={styles.darkroom} aria-hidden="true" inert data-testid="darkroom">
      <Sitting key={next.description.id} wanted={next} />
    </div>
  );
}

/** The table of one game with one position after another, until the picture of each has been taken. */
function Sitting({ wanted }: { readonly wanted: Wanted }) {
  const { description, place, day } = wanted;
  const quality = useApp((app) => qualityOf(app.settings, graphics()));
  const view = useMemo(() => viewOfWanted(wanted), [wanted]);
  const settings = useMemo<TableSettings>(
    () => ({
      quality,
      place: quality === 'low' ? 'plain' : place,
      day,
      reducedMotion: true,
      playback: 'none',
      coordinates: false,
      letters: 'never',
      groupLetters: false,
    }),
    [quality, place, day],
  );
  const table = useRef<TableHandle>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [restored, setRestored] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a context that was restored is why it is tried again
  useEffect(() => {
    if (!isDrawn) return;
    let isGone = false;
    const take = async () => {
      const { taken, fail } = useTablePictures.getState();
      try {
        const picture = await table.current?.picture({ ...SIZES[quality], view: 'present', coordinates: false });
        if (!picture) return;
        const small = await asJpeg(picture);
        if (!isGone) taken(wanted.key, small);
      } catch (error) {
        if (isGone) return;
        // the context is lost: it is taken when that is restored
        if (error instanceof ContextLost) return;
        console.warn('no picture of a position can be taken', error);
        fail();
      }
    };
    let stop = afterFrames(FRAMES, () => {
      stop = whenQuiet(() => void take());
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isDrawn, wanted, quality, restored]);
  return (
    <Scene
      ref={table}
      description={description}
      view={view}
      marks={NONE}
      selected={null}
      destinations={NONE}
      preview={null}
      seat={0}
      settings={settings}
      inset={INSET}
      onPick={nothing}
      onReady={() => setDrawn(true)}
      onNoWebGL={(why) => why !== 'lost' && useTablePictures.getState().fail()}
      onWebGL={() => {
        setRestored((n) => n + 1);
        tryGraphicsAgain();
      }}
    />
  );
}

/** A tenth of the size. */
async function asJpeg(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** Calls back in an idle moment after a pause in the input; the returned function cancels it. */
function whenQuiet(then: () => void): () => void {
  let [waiting, idle]: [ReturnType<typeof setTimeout> | undefined, number] = [undefined, 0];
  const stop = () => {
    clearTimeout(waiting);
    if (idle !== 0) cancelIdleCallback(idle);
    for (const kind of INPUT) window.removeEventListener(kind, wait, true);
  };
  const done = () => {
    stop();
    then();
  };
  function wait() {
    clearTimeout(waiting);
    if (idle !== 0) cancelIdleCallback(idle);
    waiting = setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') done();
      else idle = requestIdleCallback(done);
    }, QUIET);
  }
  for (const kind of INPUT) window.addEventListener(kind, wait, { capture: true, passive: true });
  wait();
  return stop;
}

/** Calls back after so many frames of the page. */
function afterFrames(frames: number, then: () => void): () => void {
  let stop = () => {};
  const count = (left: number): void => {
    const frame = requestAnimationFrame(() => {
      if (left > 1) count(left - 1);
      else then();
    });
    stop = () => cancelAnimationFrame(frame);
  };
  count(frames);
  return () => stop();
}
