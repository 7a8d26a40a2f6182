/**
 * The only frame loop, and everything in the scene that moves: the layers and the camera. A frame is drawn only when
 * `invalidate` is called; the loop requests the next one as long as something on the stage moves.
 */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type * as THREE from 'three';
import type { VariantArt } from '../art/variant-art.ts';
import { pointCamera } from './camera/rig.ts';
import type { Shown } from './layers/layer.ts';
import { Layers } from './layers/layers.ts';
import { noCamera, photograph } from './photograph.ts';
import type { DragFrames } from './quality/drag-frames.ts';
import { Refine } from './refine.ts';
import type { Stage } from './stage/stage.ts';
import { compileVisible, WarmUp } from './warmup.ts';

/** how much of the light is drawn in at a royal piece's end */
const DARKEST = 0.6;

interface LoopProps {
  readonly stage: Stage;
  readonly art: VariantArt;
  readonly quality: 'high' | 'low';
  /** frames at rest are drawn once more, at a higher resolution */
  readonly refined: boolean;
  readonly shown: Shown;
  /** the most pieces that can be on the table at once */
  readonly most: number;
  /** frames drawn so far; read by the test hook */
  readonly drawn: { frames: number };
  readonly dragFrames: DragFrames;
  /** increases when a lost context has been restored */
  readonly epoch: number;
  /** called after each frame; calls back in the frame after which the whole table has been drawn */
  readonly onDrawn: (then: () => void) => void;
  /** called last after each frame */
  readonly onFrame?: ((shown: Shown) => void) | undefined;
}

export function Loop(props: LoopProps) {
  const { stage, art, quality, refined, shown, most, drawn, dragFrames, epoch, onDrawn, onFrame } = props;
  const { gl, scene, camera, invalidate } = useThree();

  const layers = useMemo(() => new Layers(stage, art, quality, most), [stage, art, quality, most]);
  useEffect(() => () => layers.dispose(), [layers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be shown now, and who waits for it, is why a frame is wanted
  useEffect(() => invalidate(), [shown, onFrame, invalidate]);

  useEffect(() => {
    scene.onBeforeRender = (gl, _, seenBy) => layers.seenBy(seenBy, gl.getContext().drawingBufferHeight);
    return () => {
      scene.onBeforeRender = () => {};
    };
  }, [scene, layers]);

  useEffect(() => {
    stage.bounds = layers.bounds;
    stage.wake = () => invalidate();
    stage.version++;
    invalidate();
    return () => {
      stage.wake = () => {};
    };
  }, [stage, layers, invalidate]);

  useEffect(() => {
    stage.photograph = (spec) => {
      const taken = photograph(gl, scene, camera as THREE.PerspectiveCamera, stage, spec);
      drawn.frames++;
      return taken;
    };
    return () => {
      stage.photograph = noCamera;
    };
  }, [stage, gl, scene, camera, drawn]);

  // the shadow map is kept until something that casts a shadow moves
  useEffect(() => {
    gl.shadowMap.autoUpdate = false;
  }, [gl]);

  const refine = useMemo(() => (refined ? new Refine() : null), [refined]);
  useEffect(() => () => refine?.dispose(), [refine]);

  const warmUp = useMemo(() => new WarmUp(layers.warmed), [layers]);
  useEffect(() => () => warmUp.dispose(), [warmUp]);
  useEffect(() => {
    if (epoch > 0) warmUp.again();
  }, [warmUp, epoch]);

  const [moves, began] = [useRef(false), useRef(0)];
  const [daylight, darkened] = [useRef(1), useRef(0)];
  useFrame(({ camera }) => {
    refine?.rough(gl);
    began.current = performance.now();
    moves.current = stage.frame(began.current);
    if (layers.write(shown)) gl.shadowMap.needsUpdate = true;
    const { jolt, dusk } = stage.playback.air;
    pointCamera(camera as THREE.PerspectiveCamera, stage.aim);
    if (jolt.x !== 0 || jolt.y !== 0) camera.translateX(jolt.x).translateY(jolt.y);
    if (darkened.current === 0) daylight.current = gl.toneMappingExposure;
    if (dusk !== darkened.current) gl.toneMappingExposure = daylight.current * (1 - DARKEST * dusk);
    darkened.current = dusk;
    if (moves.current) invalidate();
    // before any code that asks, in the same frame, whether something is still playing
  }, -1);
  // a priority above zero: this renders instead of react-three-fiber
  useFrame(({ scene, camera }) => {
    if (drawn.frames === 0) compileVisible(gl, scene, camera);
    gl.render(scene, camera);
    drawn.frames++;
    dragFrames.drawn(began.current, gl.getContext() as WebGL2RenderingContext);
    onDrawn(() => warmUp.drawn(gl, scene, camera, invalidate));
    refine?.drawn(gl, scene, camera, moves.current, drawn);
    onFrame?.(shown);
  }, 1);

  return (
    <>
      <primitive object={layers.object} />
      <primitive object={warmUp.object} />
    </>
  );
}
