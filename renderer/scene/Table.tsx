/**
 * The 3D table: a view goes in, user input comes out (see props.ts). React says what should be on the table; everything
 * that changes from frame to frame is in the stage. When the machine cannot draw, `onNoWebGL` gives the reason and the
 * screen shows the flat board instead.
 */
import { Canvas } from '@react-three/fiber';
import { type Ref, type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { WebGLRenderer } from 'three';
import type { VariantArt } from '../art/variant-art.ts';
import type { TableHandle, TableProps } from '../board/props.ts';
import { Surroundings } from './board/Surroundings.tsx';
import { FIELD_OF_VIEW } from './camera/rig.ts';
import { useDiceRoll } from './dice/useDiceRoll.ts';
import { graphics, qualityOf } from './graphics.ts';
import { handleOf, hookOf } from './handle.ts';
import { Light } from './Light.tsx';
import { Loop } from './Loop.tsx';
import type { Shown } from './layers/layer.ts';
import { hasLetters, useNameplates } from './nameplates/useNameplates.ts';
import { usePhysics } from './physics/usePhysics.ts';
import { placeOf } from './place/choice.ts';
import { Place } from './place/Place.tsx';
import { usePointer } from './pointer/usePointer.ts';
import { useMeasuredQuality } from './quality/useMeasuredQuality.ts';
import { readFrame } from './read-frame.ts';
import type { Stage } from './stage/stage.ts';
import { useArrivals } from './stage/useArrivals.ts';
import { useFrameBox, useSeat } from './stage/useFraming.ts';
import { useStage } from './stage/useStage.ts';
import { offerHook } from './testHook.ts';
import { DENSITIES, useDensity } from './useDensity.ts';
import { useDrawings } from './useDrawings.ts';
import { useHighlights } from './useHighlights.ts';
import { useLabelFont } from './useLabelFont.ts';
import { useReady } from './useReady.ts';
import { useShown } from './useShown.ts';
import { useWebGL } from './useWebGL.ts';

interface SceneProps extends TableProps {
  readonly art: VariantArt;
  readonly ref?: Ref<TableHandle>;
}

export function Table({ ref, art, ...props }: SceneProps) {
  const { description, view, seat, settings } = props;
  const latest = useRef<TableProps>(props);
  latest.current = props;
  const frame = useRef<HTMLDivElement>(null);
  const count = useMemo(() => ({ frames: 0 }), []);
  const { stage, settled } = useStage(props, art, latest);
  const { supported, gl, epoch, onCreated } = useWebGL(stage, latest);
  const font = useLabelFont(description, art);
  const { ready, drawn, labelled, onDrawn } = useReady(gl, latest);
  useArrivals(stage, settled, props);
  const drawing = useHighlights(stage, props);
  const drawings = useDrawings(stage);
  useDiceRoll(stage, latest);
  const quality = qualityOf(settings, graphics());
  const dragFrames = useMeasuredQuality(settings, quality, latest);
  usePointer(frame, stage, latest, drawings, dragFrames);
  usePhysics(stage, props.hasWeight === true && !settings.reducedMotion, latest);
  useSeat(stage, seat);
  useFrameBox(frame, stage, props);

  const nameplates = useNameplates(art.nameplates, description, drawn ? font : null, settings);
  const shown = useShown(stage, props, art, { drawing, drawings: drawings.ribbons, font, nameplates });
  const isAside = props.aside !== undefined;
  // the place and the letters come later than the board
  const isWhole = drawn && (nameplates !== null || !art.nameplates || !hasLetters(description, settings));
  const onFrame = useOnFrame(shown, ready, gl, latest);
  useImperativeHandle(ref, () => handleOf(stage, frame, drawings), [stage, drawings]);
  const most = useMost(stage, Math.max(props.most ?? 0, view.pieces.length));
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
  }, [stage, count, art, isAside, gl, ready, settled]);

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
          onCreated={onCreated}
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
            dragFrames={dragFrames}
            epoch={epoch}
            onDrawn={onDrawn}
            onFrame={isAside && isWhole ? onFrame : undefined}
          />
        </Canvas>
      )}
    </div>
  );
}

/** Tells who looks at the table from aside that a frame shows all that is wanted now. */
function useOnFrame(
  shown: Shown,
  ready: RefObject<boolean>,
  gl: RefObject<WebGLRenderer | null>,
  latest: RefObject<TableProps>,
): (seen: Shown) => void {
  const wanted = useRef(shown);
  wanted.current = shown;
  return useCallback(
    (seen: Shown) => {
      if (!ready.current || !gl.current || seen !== wanted.current) return;
      const context = gl.current.getContext() as WebGL2RenderingContext;
      latest.current.aside?.onFrame(() => readFrame(context));
    },
    [ready, gl, latest],
  );
}

/** The most pieces there were: they may come and go while a position is set up, and capacity that was allocated is kept. */
function useMost(stage: Stage, pieces: number): number {
  const room = useRef({ stage, most: 0 });
  if (room.current.stage !== stage) room.current = { stage, most: 0 };
  room.current.most = Math.max(room.current.most, pieces);
  return room.current.most;
}
