/**
 * The 3D table: a view goes in, user input comes out (see props.ts). React says what should be on the table; everything
 * that changes from frame to frame is in the stage. When the machine cannot draw, `onNoWebGL` gives the reason and the
 * screen shows the flat board instead.
 */
import { Canvas } from '@react-three/fiber';
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { WebGLRenderer } from 'three';
import type { Stroke } from '../../electron/contract/view.ts';
import type { VariantArt } from '../art/variant-art.ts';
import type { BoardArrow } from '../board/arrows.ts';
import type { Posture } from '../board/posture.ts';
import type { BoardLine, TableHandle, TableProps } from '../board/props.ts';
import { Surroundings } from './board/Surroundings.tsx';
import { FIELD_OF_VIEW, type Frame } from './camera/rig.ts';
import { watchContext } from './context-loss.ts';
import { useDiceRoll } from './dice/useDiceRoll.ts';
import { labelFont } from './fonts.ts';
import { graphics, qualityOf, whenDrawn } from './graphics.ts';
import { handleOf, hookOf } from './handle.ts';
import { Light } from './Light.tsx';
import { Loop } from './Loop.tsx';
import type { Shown } from './layers/layer.ts';
import { arrowNumbers, arrowRibbons } from './lines/arrows.ts';
import { checksOf, lettersOf, linesOf, trackOf } from './lines/lines.ts';
import { strokeRibbons } from './lines/strokes.ts';
import { hasLetters, useNameplates } from './nameplates/useNameplates.ts';
import { usePhysics } from './physics/usePhysics.ts';
import { placeOf } from './place/choice.ts';
import { Place } from './place/Place.tsx';
import { Places } from './places.ts';
import { usePointer } from './pointer/usePointer.ts';
import { drawPreview, EMPTY_DRAWING } from './preview/drawing.ts';
import { tethers } from './preview/tethers.ts';
import { readFrame } from './read-frame.ts';
import { Stage } from './stage/stage.ts';
import { offerHook } from './testHook.ts';
import { DENSITIES, useDensity } from './useDensity.ts';
import { useDrawings } from './useDrawings.ts';
import { whenIdle } from './warmup.ts';

/**
 * With software rendering a place is painted after the board, and letters are: when the player has seen it for so long and
 * the page is idle, or after the longer time.
 */
const [PLACE_AFTER, PLACE_WAITS] = [300, 2000];

/** the letters of lines use the font of the labels */
const LINE_LETTERS = 'ABCDEFGH123';
const NO_LINES: readonly BoardLine[] = [];
const NO_ARROWS: readonly BoardArrow[] = [];
const NO_STROKES: readonly Stroke[] = [];
const UPRIGHT: ReadonlyMap<number, Posture> = new Map();

interface SceneProps extends TableProps {
  readonly art: VariantArt;
  readonly ref?: Ref<TableHandle>;
}

export function Table({ ref, art, ...props }: SceneProps) {
  const { description, view, arrival = null, marks, selected, destinations, preview, seat, settings } = props;
  const latest = useRef(props);
  latest.current = props;
  const frame = useRef<HTMLDivElement>(null);
  const settled = useRef<string | number | null>(null);
  const count = useMemo(() => ({ frames: 0 }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage lasts as long as a match; views come to it below
  const stage = useMemo(() => {
    let mounted = false;
    const made = new Stage(
      new Places(description, art.hand, view.pieces, art.flights?.lift, art.riders, art.appearance),
      (key) => {
        settled.current = key;
        if (mounted) latest.current.onSettled?.(key);
      },
    );
    made.labelLift = art.labelLift ?? 0;
    made.playback.cut(view, arrival?.key ?? `view ${view.revision}`);
    mounted = true;
    made.playback.listener = {
      moment: (moment) => latest.current.onMoment?.(moment),
      shown: (effects, how) => latest.current.onShown?.(effects, how),
    };
    return made;
  }, [description, art, view.match]);
  // the first view is on the table without playback; it is reported once React has finished with it
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stage
  useEffect(() => {
    if (settled.current !== null) latest.current.onSettled?.(settled.current);
  }, [stage]);

  const isAside = props.aside !== undefined;
  const supported = graphics().webgl2;
  useEffect(() => {
    if (!supported) latest.current.onNoWebGL?.('unsupported');
  }, [supported]);

  const font = useLabelFont([...description.topology.files, ...description.topology.ranks, LINE_LETTERS].join(''));
  const ready = useRef(false);
  const [drawn, setDrawn] = useState(false);
  const labelled = useRef(false);
  const gl = useRef<WebGLRenderer | null>(null);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      waiting.current?.();
      waiting.current = null;
    },
    [],
  );
  const onDrawn = useCallback((then: () => void) => {
    if (!labelled.current || !gl.current) return;
    if (ready.current) return then();
    // the page is ahead of the GPU, with software rendering by seconds: the frame is visible when the GPU has drawn it
    waiting.current ??= whenDrawn(gl.current.getContext() as WebGL2RenderingContext, () => {
      ready.current = true;
      latest.current.onReady?.();
      then();
      // what is behind the board must not keep the page from the player who has just got it
      const pause = setTimeout(() => {
        waiting.current = whenIdle(() => setDrawn(true), PLACE_WAITS);
      }, PLACE_AFTER);
      waiting.current = () => clearTimeout(pause);
    });
  }, []);

  useLayoutEffect(() => {
    stage.cut = settings.reducedMotion;
  }, [stage, settings.reducedMotion]);

  // before the view, which has the boxes of a free table for this seat
  useLayoutEffect(() => {
    stage.places.seat = seat;
  }, [stage, seat]);

  // a view arrives; the same arrival never plays twice, however often React runs this effect
  const arrived = useRef({ stage, view, key: arrival?.key ?? null });
  useLayoutEffect(() => {
    const last = arrived.current;
    const key = arrival?.key ?? null;
    if (last.stage === stage && last.view === view && last.key === key) return;
    const fresh = last.stage !== stage || key === null || key === last.key ? null : arrival;
    arrived.current = { stage, view, key };
    settled.current = null;
    // a hidden page draws no frames, so playback would never end there
    stage.arrive(view, fresh, document.hidden ? 'none' : settings.playback);
  }, [stage, view, arrival, settings.playback]);
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) stage.playback.skip();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [stage]);

  useLayoutEffect(() => stage.lift(selected), [stage, selected]);
  useLayoutEffect(() => {
    stage.destinations = new Set(destinations);
  }, [stage, destinations]);

  const drawing = useMemo(
    () => (preview ? drawPreview(preview, view, stage.places) : EMPTY_DRAWING),
    [preview, view, stage],
  );
  const {
    pointed,
    dimmed,
    postures = UPRIGHT,
    laying = null,
    lines = NO_LINES,
    arrows: meant = NO_ARROWS,
    holder = null,
  } = props;
  const cursor = marks.find((m) => m.mark === 'cursor')?.cell ?? null;
  useLayoutEffect(() => {
    stage.ghosts = drawing.ghosts;
    stage.ghostGround = drawing.ground;
    stage.faint = drawing.faint;
    stage.changed = drawing.changed;
    stage.foreseen = drawing.foreseen;
    stage.pointed = pointed ?? [];
    stage.dimmed = new Set(dimmed);
    stage.postures = postures;
    stage.laying = laying;
    stage.holder = holder;
    stage.cursor = cursor;
    stage.version++;
    stage.wake();
  }, [stage, drawing, pointed, dimmed, postures, laying, holder, cursor]);

  const drawings = useDrawings(stage);
  useDiceRoll(stage, latest);
  usePointer(frame, stage, latest, drawings);
  usePhysics(stage, props.hasWeight === true && !settings.reducedMotion, latest);
  useSeat(stage, seat);
  useFrameBox(frame, stage, props);

  const allMarks = useMemo(() => [...marks, ...drawing.marks], [marks, drawing]);
  const ribbons = useMemo(
    () => [...drawing.ribbons, ...drawings.ribbons, ...linesOf(lines, stage.places)],
    [drawing, drawings.ribbons, lines, stage],
  );
  const arrows = useMemo(() => arrowRibbons(meant, stage.places), [meant, stage]);
  const letters = useMemo(
    () => [...lettersOf(lines, stage.places), ...arrowNumbers(meant, stage.places)],
    [lines, meant, stage],
  );
  const restingRibbons = useMemo(
    () => [
      ...(art.frost ? [] : tethers(view, stage.places)),
      ...checksOf(view, lines, stage.places),
      ...trackOf(view, stage.places),
    ],
    [view, lines, stage, art],
  );
  const { strokes = NO_STROKES } = props;
  const inks = useMemo(() => strokeRibbons(strokes, stage.places), [strokes, stage]);
  const seatTurn = seat === 0 ? 0 : Math.PI;
  const nameplates = useNameplates(art.nameplates, description, drawn ? font : null, settings);
  const shown = useMemo<Shown>(
    () => ({ marks: allMarks, seatTurn, ribbons, restingRibbons, arrows, letters, font, strokes: inks, nameplates }),
    [allMarks, seatTurn, ribbons, restingRibbons, arrows, letters, font, inks, nameplates],
  );

  // the place and the letters come later than the board
  const isWhole = drawn && (nameplates !== null || !art.nameplates || !hasLetters(description, settings));
  const wanted = useRef(shown);
  wanted.current = shown;
  const onFrame = useCallback((seen: Shown) => {
    if (!ready.current || !gl.current || seen !== wanted.current) return;
    const context = gl.current.getContext() as WebGL2RenderingContext;
    latest.current.aside?.onFrame(() => readFrame(context));
  }, []);

  useImperativeHandle(ref, () => handleOf(stage, frame, drawings), [stage, drawings]);
  // pieces may come and go while a position is set up: capacity that was allocated is kept
  const room = useRef({ stage, most: 0 });
  if (room.current.stage !== stage) room.current = { stage, most: 0 };
  room.current.most = Math.max(room.current.most, props.most ?? 0, view.pieces.length);
  const { most } = room.current;
  const [epoch, setEpoch] = useState(0);
  useEffect(() => {
    const hook = hookOf(
      stage,
      frame,
      count,
      (f) => art.terrain?.lookOf(f) ?? f.id,
      () => ({
        gl: gl.current,
        ready: ready.current,
        settled: settled.current,
      }),
    );
    return isAside ? undefined : offerHook(hook);
  }, [stage, count, art, isAside]);

  const quality = qualityOf(settings.quality, graphics());
  const high = quality === 'high';
  const place = placeOf(art, settings.place, settings.day);
  const reach = Math.max(stage.places.width, stage.places.depth) / 2 + 3;
  useDensity();
  return (
    <div
      ref={frame}
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, touchAction: 'none', outline: 'none' }}
    >
      {supported && !props.hidden && (
        <Canvas
          key={quality}
          // a frame without labels would only delay the one with them
          frameloop={font === null && settings.coordinates ? 'never' : 'demand'}
          shadows={high ? 'percentage' : false}
          dpr={isAside ? 1 : DENSITIES[quality]}
          gl={{ antialias: high || isAside, alpha: false, powerPreference: 'high-performance' }}
          camera={{ fov: FIELD_OF_VIEW, near: 0.5, far: 300 }}
          onCreated={(state) => {
            gl.current = state.gl;
            // reading a program's log waits for the driver, with software rendering for more than a second in all
            state.gl.debug.checkShaderErrors = import.meta.env.DEV;
            watchContext(state.gl.domElement, {
              gone: () => latest.current.onNoWebGL?.('lost'),
              restored: () => {
                setEpoch((n) => n + 1);
                stage.version++;
                state.invalidate();
                latest.current.onWebGL?.();
              },
            });
          }}
        >
          <color attach="background" args={[place.ground]} />
          <Light quality={quality} room={place.room} rig={place.light} reach={reach} epoch={epoch} />
          {/* with software rendering its pictures take a second: the board comes first */}
          <Place place={place} places={stage.places} quality={quality} isSketch={!high && !drawn} epoch={epoch} />
          <art.Board description={description} quality={quality} />
          <Surroundings
            description={description}
            view={view}
            seat={seat}
            places={stage.places}
            art={art}
            font={font}
            coordinates={settings.coordinates}
            painted={labelled}
          />
          <Loop
            stage={stage}
            art={art}
            quality={quality}
            refined={settings.quality === 'auto' && quality === 'low' && !isAside}
            shown={shown}
            most={most}
            drawn={count}
            epoch={epoch}
            onDrawn={onDrawn}
            onFrame={isAside && isWhole ? onFrame : undefined}
          />
        </Canvas>
      )}
    </div>
  );
}

/** The label font once it has loaded; labels are not drawn before. */
function useLabelFont(text: string): string | null {
  const [font, setFont] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void labelFont(text).then((loaded) => {
      if (!gone) setFont(loaded);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return font;
}

/** A change of seat turns the table; the first seat is shown without a turn. */
function useSeat(stage: Stage, seat: 0 | 1): void {
  const sat = useRef<{ stage: Stage; seat: 0 | 1 } | null>(null);
  useLayoutEffect(() => {
    const last = sat.current;
    if (last?.stage === stage && last.seat === seat) return;
    sat.current = { stage, seat };
    stage.sit(seat, last?.stage !== stage);
  }, [stage, seat]);
}

/** Tells the stage the size of the canvas and the insets to keep free around the table. */
function useFrameBox(frame: React.RefObject<HTMLDivElement | null>, stage: Stage, { inset }: TableProps): void {
  const { top = 18, right = 18, bottom = 30, left = 18 } = inset ?? {};
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let first = true;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const box: Frame = { width, height, inset: { top, right, bottom, left } };
      stage.resize(box, first);
      first = false;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, stage, top, right, bottom, left]);
}
