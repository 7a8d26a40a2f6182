/**
 * A picture of a piece's own: its outline with points to drag, or taken from an SVG file or from one with a picture, which may be
 * dropped here. Must stay true: what is drawn is
 * what the text says; everything that a pointer does, the keys and the buttons below do, too.
 */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type GamePiece, LONGEST_SVG, type ValueChange } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { askForFile } from '../../../../state/files/files.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { BOX, outlineOf } from '../../../../variants/own/outline.ts';
import { Button } from '../../../shell/Button.tsx';
import { SwitchWithLabel } from '../../../shell/Switch.tsx';
import { useDraft } from '../useDraft.ts';
import {
  type Drawing,
  drawingOf,
  glyphOfDrawing,
  MOST_LETTERS,
  MOST_POINTS,
  middleAfter,
  nearestLine,
  pointAt,
  type Spot,
  type V2,
  withHole,
  withoutLoop,
  withPointAdded,
  withPointMoved,
  withPointRemoved,
  withRound,
} from './drawn-outline.ts';
import styles from './OutlineEditor.module.css';
import { TokenPicture } from './TokenPicture.tsx';
import { useTakenLook } from './useTakenLook.ts';

const words = uiText.workshop.outline;
const looks = uiText.workshop.looks;
/** what a newcomer begins to draw with: a body on a foot */
const FIRST = 'M50 10L70 30L62 68L82 92L18 92L38 68L30 30Z';
/** so near to a line a click adds a point to it, and so near to the middle a point keeps to it, in units of the box */
const NEAR = 7;
const STICKS = 1.5;
/** how far a key moves a point, and with Shift */
const [STEP, FAR_STEP] = [1, 5];
const STEPS: Readonly<Record<string, V2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function OutlineEditor({ number, piece }: { readonly number: number; readonly piece: GamePiece }) {
  const { glyph = '', outline, stand } = piece;
  const drawing = drawingOf(outlineOf(outline) ?? []);
  const [isOver, setOver] = useState(false);
  const taking = useTakenLook(number);
  const set = (to: string, settings: readonly ValueChange[] = []) =>
    useGameText.getState().edit(
      {
        do: 'set',
        settings: [
          { at: ['pieces', number, 'glyph'], to },
          { at: ['pieces', number, 'figure'] },
          { at: ['pieces', number, 'picture'] },
          { at: ['pieces', number, 'model'] },
          ...settings,
        ],
      },
      `outline ${number}`,
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the buttons below, too
    <div
      className={styles.editor}
      data-testid="own-picture"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        // elsewhere a dropped file is opened
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        if (!isSvg(file)) return void taking.take(file);
        taking.stop();
        void takeSvg(number, file);
      }}
    >
      <h2>{looks.own}</h2>
      {glyph !== '' && drawing.length === 0 && <p className="small">{words.broken}</p>}
      {drawing.length > 0 && (
        <Canvas
          name={piece.name}
          drawing={drawing}
          onDraw={async (next) => {
            const why = await set(glyphOfDrawing(next));
            if (why !== null) useApp.getState().toastFailure(why);
          }}
        />
      )}
      {drawing.length > 0 && (
        <SwitchWithLabel
          className={styles.option}
          label={looks.stands}
          tip={looks.standsTip}
          on={stand === 'upright'}
          onChange={(on) => {
            const at = ['pieces', number, 'stand'];
            void useGameText.getState().edit({ do: 'set', settings: [on ? { at, to: 'upright' } : { at }] });
          }}
        />
      )}
      <p className={styles.actions}>
        {drawing.length === 0 && (
          <Button icon="pen" data-testid="draw-outline" onClick={() => void set(FIRST)}>
            {looks.drawOwn}
          </Button>
        )}
        <Button icon="folder" look="quiet" data-testid="outline-from-svg" onClick={() => void askForSvg(number)}>
          {looks.fromSvg}
        </Button>
      </p>
      <TokenPicture number={number} piece={piece} taking={taking} />
    </div>
  );
}

const isSvg = ({ name, type }: File): boolean => type === 'image/svg+xml' || /\.svg$/i.test(name);
async function askForSvg(piece: number): Promise<void> {
  const file = await askForFile('.svg,image/svg+xml');
  if (file) await takeSvg(piece, file);
}
async function takeSvg(piece: number, file: File): Promise<void> {
  const { toastFailure } = useApp.getState();
  // a character takes four bytes at most
  const svg = file.size > 4 * LONGEST_SVG ? null : await file.text();
  if (svg === null || svg.length > LONGEST_SVG) return toastFailure(looks.svgTooLarge);
  const why = await useGameText.getState().edit({ do: 'glyph', piece, svg });
  if (why !== null) toastFailure(why);
}

function Canvas(props: { readonly name: string; readonly drawing: Drawing; onDraw(next: Drawing): void }) {
  const { name, onDraw } = props;
  const [drawn, setDrawn] = useDraft(props.drawing);
  const [dragged, setDragged] = useState<Drawing | null>(null);
  const [chosen, setChosen] = useState<Spot>({ loop: 0, point: 0 });
  const [isMirrored, setMirrored] = useState(true);
  const box = useRef<HTMLFieldSetElement>(null);
  const pointer = useRef<number | null>(null);
  const drawing = dragged ?? drawn;
  const spots = drawing.flatMap((loop, n) => loop.map((_, point): Spot => ({ loop: n, point })));
  const at: Spot = pointAt(drawing, chosen) ? chosen : { loop: 0, point: 0 };
  const point = pointAt(drawing, at)!;
  const isFull = spots.length >= MOST_POINTS - 2 || glyphOfDrawing(drawing).length > MOST_LETTERS - 200;
  const removed = withPointRemoved(drawing, at, isMirrored);

  const commit = (next: Drawing) => {
    if (glyphOfDrawing(next).length > MOST_LETTERS) return useApp.getState().toastFailure(words.tooMany);
    setDrawn(next);
    onDraw(next);
  };
  const focus = (spot: Spot) => {
    setChosen(spot);
    // a new point is there when it has been drawn
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-point="${spot.loop},${spot.point}"]`)?.focus(),
    );
  };
  const add = () => {
    const [next, spot] = withPointAdded(drawing, at, middleAfter(drawing, at), isMirrored);
    commit(next);
    focus(spot);
  };
  const remove = () => {
    if (!removed) return;
    commit(removed);
    focus({ loop: at.loop, point: Math.max(0, at.point - 1) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const here = spots.findIndex((spot) => spot.loop === at.loop && spot.point === at.point);
    const go = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? spots.length - 1 : undefined;
    if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const by = event.shiftKey ? FAR_STEP : STEP;
      commit(withPointMoved(drawing, at, [point.at[0] + step[0] * by, point.at[1] + step[1] * by], isMirrored));
    } else if (go !== undefined) focus(spots[(here + go) % spots.length]);
    else if (event.key === 'Enter' && !isFull) add();
    else if (event.key === 'Delete' && removed) remove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const placeOf = (event: PointerEvent): V2 => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    const [x, y] = [((event.clientX - left) / width) * BOX, ((event.clientY - top) / height) * BOX];
    return [Math.abs(x - BOX / 2) < STICKS ? BOX / 2 : Math.round(x), Math.round(y)];
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const on = (event.target as HTMLElement).closest<HTMLElement>('[data-point]')?.dataset.point;
    if (on !== undefined) {
      const [loop, n] = on.split(',').map(Number);
      focus({ loop, point: n });
      setDragged(drawing);
    } else {
      const place = placeOf(event);
      const line = nearestLine(drawing, place);
      if (!line || line.far > NEAR || isFull) return;
      const [next, spot] = withPointAdded(drawing, line.spot, place, isMirrored);
      focus(spot);
      setDragged(next);
    }
    event.preventDefault(); // no text is selected by a drag
    pointer.current = event.pointerId;
    box.current?.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (pointer.current !== event.pointerId || !dragged) return;
    setDragged(withPointMoved(dragged, at, placeOf(event), isMirrored));
  };
  const end = (event: PointerEvent, isKept: boolean) => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    setDragged(null);
    if (isKept && dragged && glyphOfDrawing(dragged) !== glyphOfDrawing(drawn)) commit(dragged);
  };

  return (
    <>
      <fieldset
        ref={box}
        className={styles.canvas}
        aria-label={words.canvas(name)}
        aria-describedby="outline-says"
        data-testid="outline-canvas"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => end(event, true)}
        onPointerCancel={(event) => end(event, false)}
      >
        <svg viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
          <path className={styles.middle} d={`M${BOX / 2} 0V${BOX}`} />
          <path className={styles.shape} d={glyphOfDrawing(drawing)} />
        </svg>
        {spots.map((spot, i) => {
          const { at: here, is } = pointAt(drawing, spot)!;
          const isChosen = spot.loop === at.loop && spot.point === at.point;
          return (
            <button
              key={`${spot.loop},${spot.point}`}
              type="button"
              className={styles.point}
              data-point={`${spot.loop},${spot.point}`}
              data-is={is}
              aria-pressed={isChosen}
              aria-label={words.point(i + 1, spots.length, Math.round(here[0]), Math.round(here[1]))}
              tabIndex={isChosen ? 0 : -1}
              style={{ left: `${here[0]}%`, top: `${here[1]}%` }}
              onFocus={() => setChosen(spot)}
            />
          );
        })}
      </fieldset>
      <small id="outline-says" className="muted">
        {words.canvasSays}
      </small>
      <SwitchWithLabel className={styles.option} label={words.mirror} on={isMirrored} onChange={setMirrored} />
      <SwitchWithLabel
        className={styles.option}
        label={words.round}
        on={point.is !== 'corner'}
        onChange={(on) => commit(withRound(drawing, at, on, isMirrored))}
      />
      <p className={styles.actions}>
        <Button icon="plus" why={isFull ? words.tooMany : null} onClick={add}>
          {words.add}
        </Button>
        <Button icon="trash" why={removed ? null : words.tooFew} onClick={remove}>
          {words.remove}
        </Button>
        <Button
          icon="plus"
          why={isFull ? words.tooMany : null}
          onClick={() => {
            commit(withHole(drawing));
            focus({ loop: drawing.length, point: 0 });
          }}
        >
          {words.addHole}
        </Button>
        <Button
          icon="trash"
          why={drawing.length > 1 ? null : words.lastLoop}
          onClick={() => {
            commit(withoutLoop(drawing, at.loop));
            focus({ loop: 0, point: 0 });
          }}
        >
          {words.removeLoop}
        </Button>
      </p>
    </>
  );
}
