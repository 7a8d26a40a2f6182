/**
 * The one frame loop, and everything in the scene that moves: figures, marks, previews, the camera. A frame is drawn
 * only when `invalidate` is called; the loop asks for the next one as long as the stage says that something moves.
 */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import * as THREE from 'three';
import type { VariantArt } from './art.ts';
import { pointCamera } from './camera/rig.ts';
import { MarkLayer } from './marks/layer.ts';
import { Batches } from './pieces/batches.ts';
import { type Ribbon, ribbonSolid } from './preview/ribbon.ts';
import type { CellMark } from './props.ts';
import type { Stage } from './stage.ts';
import type { PassCount } from './testHook.ts';

/** What the loop has counted; the test hook reads it. */
export interface Counters {
  frames: number;
  colour: PassCount;
  shadow: PassCount;
}

interface LoopProps {
  readonly stage: Stage;
  readonly art: VariantArt;
  readonly quality: 'high' | 'low';
  readonly marks: readonly CellMark[];
  readonly ribbons: readonly Ribbon[];
  /** tethers and other bands that make no sense while pieces are under way */
  readonly restingRibbons: readonly Ribbon[];
  readonly seatTurn: number;
  readonly counters: Counters;
  readonly drawn: () => void;
}

/** Room for every piece in one batch and as many ghosts as a preview can show. */
const GHOSTS = 24;

export function Loop({ stage, art, quality, marks, ribbons, restingRibbons, seatTurn, counters, drawn }: LoopProps) {
  const { gl, camera, invalidate } = useThree();

  const batches = useMemo(() => {
    const reach = stage.places.width + stage.places.depth;
    return new Batches(art, stage.playback.poses.size + GHOSTS, reach, quality);
  }, [stage, art, quality]);
  useEffect(() => () => batches.dispose(), [batches]);

  const layer = useMemo(() => new MarkLayer(stage.places), [stage]);
  useEffect(() => () => layer.dispose(), [layer]);
  useEffect(() => {
    layer.write(marks, seatTurn);
    invalidate();
  }, [layer, marks, seatTurn, invalidate]);

  useEffect(() => {
    stage.bounds = batches.bounds;
    stage.wake = () => invalidate();
    stage.version++;
    invalidate();
    return () => {
      stage.wake = () => {};
    };
  }, [stage, batches, invalidate]);

  // the shadow map keeps what it has until something that casts a shadow moves
  useEffect(() => {
    gl.shadowMap.autoUpdate = false;
    const map = gl.shadowMap as typeof gl.shadowMap & { render(...of: unknown[]): void };
    const render = map.render;
    map.render = function counted(...of: unknown[]) {
      const { needsUpdate } = gl.shadowMap;
      const before = { ...gl.info.render };
      render.apply(map, of);
      if (!needsUpdate) return;
      const { calls, triangles } = gl.info.render;
      counters.shadow = { calls: calls - before.calls, triangles: triangles - before.triangles };
    };
    return () => {
      map.render = render;
    };
  }, [gl, counters]);

  const light = useMemo(() => cellLight(), []);
  useEffect(
    () => () => {
      light.geometry.dispose();
      light.material.dispose();
    },
    [light],
  );

  const seen = useMemo(() => ({ version: -1, batches }), [batches]);
  useFrame(() => {
    const more = stage.frame(performance.now());
    if (seen.version !== stage.version) {
      seen.version = stage.version;
      batches.write(stage.figures());
      gl.shadowMap.needsUpdate = true;
    }
    const under = stage.hoveredCell === null ? null : stage.places.cell(stage.hoveredCell);
    light.visible = under !== null;
    if (under) light.position.set(under.x, under.y + 0.005, under.z);
    pointCamera(camera as THREE.PerspectiveCamera, stage.aim);
    if (more) invalidate();
  });
  // R3F draws after the last useFrame, so counting hangs on the renderer itself
  useEffect(() => {
    const render = gl.render;
    gl.render = function counted(scene: THREE.Object3D, eye: THREE.Camera) {
      const updates = gl.shadowMap.enabled && gl.shadowMap.needsUpdate;
      render.call(gl, scene, eye);
      if (!(scene as THREE.Scene).isScene || eye !== camera) return;
      const { calls, triangles } = gl.info.render;
      const shadow = updates ? counters.shadow : { calls: 0, triangles: 0 };
      counters.colour = { calls: calls - shadow.calls, triangles: triangles - shadow.triangles };
      counters.frames++;
      drawn();
    };
    return () => {
      gl.render = render;
    };
  }, [gl, camera, counters, drawn]);

  return (
    <>
      <primitive object={batches.object} />
      <primitive object={layer.object} />
      <primitive object={light} />
      <Bands ribbons={ribbons} hidden={() => false} />
      <Bands ribbons={restingRibbons} hidden={() => stage.playback.playing} />
    </>
  );
}

/** A faint light on the cell under the pointer; not a mark, for it means nothing. */
function cellLight(): THREE.Mesh<THREE.PlaneGeometry, THREE.MeshBasicMaterial> {
  const light = new THREE.Mesh(
    new THREE.PlaneGeometry(0.96, 0.96).rotateX(-Math.PI / 2),
    new THREE.MeshBasicMaterial({
      color: '#9fc0ff',
      transparent: true,
      opacity: 0.2,
      blending: THREE.AdditiveBlending,
      depthWrite: false,
    }),
  );
  light.renderOrder = 4;
  light.visible = false;
  return light;
}

function Bands({ ribbons, hidden }: { readonly ribbons: readonly Ribbon[]; readonly hidden: () => boolean }) {
  const { invalidate } = useThree();
  const mesh = useMemo(
    () =>
      new THREE.Mesh(
        ribbonSolid(ribbons),
        new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false, side: THREE.DoubleSide }),
      ),
    [ribbons],
  );
  mesh.frustumCulled = false;
  useEffect(() => {
    invalidate();
    return () => {
      mesh.geometry.dispose();
      mesh.material.dispose();
    };
  }, [mesh, invalidate]);
  useFrame(() => {
    mesh.visible = ribbons.length > 0 && !hidden();
  });
  return <primitive object={mesh} />;
}
