/**
 * The one frame loop, and everything in the scene that moves: figures, marks, previews, the camera. A frame is drawn
 * only when `invalidate` is called; the loop asks for the next one as long as the stage says that something moves.
 */
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import * as THREE from 'three';
import type { VariantArt } from '../art/variant-art.ts';
import type { CellMark } from '../board/props.ts';
import { pointCamera } from './camera/rig.ts';
import { BadgeLayer } from './layers/badges.ts';
import { FlightLayer } from './layers/flights.ts';
import { FrostLayer } from './layers/frost.ts';
import { LetterLayer } from './layers/letters.ts';
import { MarkLayer } from './layers/marks.ts';
import { SparkLayer } from './layers/sparks.ts';
import { TerrainLayer } from './layers/terrain.ts';
import { TieLayer } from './layers/ties.ts';
import type { Letter } from './lines/lines.ts';
import { Batches } from './pieces/batches.ts';
import { type Ribbon, ribbonSolid } from './preview/ribbon.ts';
import { threads } from './preview/threads.ts';
import { Refine } from './refine.ts';
import type { Stage } from './stage.ts';
import type { PassCount } from './testHook.ts';
import { compileVisible, WarmUp } from './warmup.ts';

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
  /** pictures at rest are drawn once more, finer */
  readonly refined: boolean;
  readonly marks: readonly CellMark[];
  readonly ribbons: readonly Ribbon[];
  /** tethers and other bands that make no sense while pieces are under way */
  readonly restingRibbons: readonly Ribbon[];
  readonly letters: readonly Letter[];
  /** null while it loads */
  readonly font: string | null;
  /** pieces that may ever stand at once */
  readonly most: number;
  readonly seatTurn: number;
  readonly counters: Counters;
  /** grows when the graphics card has lost everything and come back */
  readonly epoch: number;
  /** called after each frame; calls back once the whole table has been seen, in the frame after which that is so */
  readonly drawn: (then: () => void) => void;
}

/** Room for every piece in one batch and as many ghosts as a preview can show. */
const GHOSTS = 24;

export function Loop({ stage, art, quality, marks, ribbons, restingRibbons, seatTurn, counters, ...more }: LoopProps) {
  const { epoch, drawn, letters, font, most, refined } = more;
  const { gl, camera, invalidate } = useThree();

  const batches = useMemo(() => {
    const reach = stage.places.width + stage.places.depth;
    return new Batches(art, most + GHOSTS, reach, quality);
  }, [stage, art, quality, most]);
  useEffect(() => () => batches.dispose(), [batches]);

  const layer = useMemo(() => new MarkLayer(stage.places), [stage]);
  useEffect(() => () => layer.dispose(), [layer]);
  useEffect(() => {
    layer.write(marks, seatTurn);
    invalidate();
  }, [layer, marks, seatTurn, invalidate]);

  const terrain = useMemo(() => new TerrainLayer(art.terrain, stage.places, quality), [art, stage, quality]);
  useEffect(() => () => terrain.dispose(), [terrain]);
  const flights = useMemo(() => new FlightLayer(art.flights, stage.places, most + GHOSTS), [art, stage, most]);
  useEffect(() => () => flights.dispose(), [flights]);
  const frost = useMemo(() => new FrostLayer(art.frost, most, quality), [art, most, quality]);
  useEffect(() => () => frost.dispose(), [frost]);
  const badges = useMemo(() => new BadgeLayer(art.badges, most), [art, most]);
  useEffect(() => () => badges.dispose(), [badges]);
  const ties = useMemo(() => new TieLayer(art, most + GHOSTS), [art, most]);
  useEffect(() => () => ties.dispose(), [ties]);
  const sparks = useMemo(() => new SparkLayer(), []);
  useEffect(() => () => sparks.dispose(), [sparks]);
  const plates = useMemo(() => new LetterLayer(), []);
  useEffect(() => {
    if (font !== null) plates.write(letters, font);
    invalidate();
    return () => plates.clear();
  }, [plates, letters, font, invalidate]);

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

  const refine = useMemo(() => (refined ? new Refine() : null), [refined]);
  useEffect(() => () => refine?.dispose(), [refine]);

  const light = useMemo(() => cellLight(), []);
  useEffect(
    () => () => {
      light.geometry.dispose();
      light.material.dispose();
    },
    [light],
  );

  const band = useMemo(bandMaterial, []);
  useEffect(() => () => band.dispose(), [band]);
  const warmUp = useMemo(() => {
    const known = (material: THREE.Material | null): THREE.Material[] => (material ? [material] : []);
    return new WarmUp([light.material, band], [layer.material, ...known(badges.material)], known(frost.material));
  }, [light, band, layer, badges, frost]);
  useEffect(() => () => warmUp.dispose(), [warmUp]);
  useEffect(() => {
    if (epoch > 0) warmUp.again();
  }, [warmUp, epoch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new layers have nothing written in them yet
  const seen = useMemo(() => ({ version: -1, moves: false }), [batches, terrain, flights, frost, badges, ties]);
  useFrame(() => {
    refine?.rough(gl);
    const more = stage.frame(performance.now());
    seen.moves = more;
    if (seen.version !== stage.version) {
      seen.version = stage.version;
      const figures = [...stage.figures()];
      batches.write(figures);
      frost.write(figures);
      badges.write(figures, batches.bounds);
      ties.write(stage.strands());
      terrain.write(stage.playback.ground.values(), stage.ghostFeatures(), stage.litGates());
      flights.write(stage.flying());
      sparks.write(stage.playback.sparks);
      gl.shadowMap.needsUpdate = true;
    }
    const under = stage.hoveredCell === null ? null : stage.places.cell(stage.hoveredCell);
    light.visible = under !== null;
    if (under) light.position.set(under.x, under.y + 0.005, under.z);
    pointCamera(camera as THREE.PerspectiveCamera, stage.aim);
    if (more) invalidate();
    // before whoever asks, in the same frame, whether anything is still playing
  }, -1);
  // R3F draws after the last useFrame, so counting hangs on the renderer itself
  useEffect(() => {
    const render = gl.render;
    gl.render = function counted(scene: THREE.Object3D, eye: THREE.Camera) {
      if (counters.frames === 0 && eye === camera) compileVisible(gl, scene as THREE.Scene, eye);
      const updates = gl.shadowMap.enabled && gl.shadowMap.needsUpdate;
      render.call(gl, scene, eye);
      if (!(scene as THREE.Scene).isScene || eye !== camera) return;
      const { calls, triangles } = gl.info.render;
      const shadow = updates ? counters.shadow : { calls: 0, triangles: 0 };
      counters.colour = { calls: calls - shadow.calls, triangles: triangles - shadow.triangles };
      counters.frames++;
      drawn(() => warmUp.drawn(gl, scene, eye, invalidate));
      refine?.drawn(gl, scene, eye, seen.moves);
    };
    return () => {
      gl.render = render;
    };
  }, [gl, camera, counters, drawn, warmUp, refine, seen, invalidate]);

  return (
    <>
      <primitive object={batches.object} />
      <primitive object={terrain.object} />
      <primitive object={flights.object} />
      <primitive object={frost.object} />
      <primitive object={badges.object} />
      <primitive object={ties.object} />
      <primitive object={sparks.object} />
      <primitive object={plates.object} />
      <primitive object={layer.object} />
      <primitive object={light} />
      <primitive object={warmUp.object} />
      <Bands ribbons={ribbons} material={band} hidden={() => false} />
      <Threads stage={stage} art={art} material={band} />
      <Bands ribbons={restingRibbons} material={band} hidden={() => stage.playback.playing} />
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

const bandMaterial = (): THREE.MeshBasicMaterial =>
  new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false, side: THREE.DoubleSide });

interface BandsProps {
  readonly ribbons: readonly Ribbon[];
  readonly material: THREE.Material;
  readonly hidden: () => boolean;
}

function Bands({ ribbons, material, hidden }: BandsProps) {
  const { invalidate } = useThree();
  const mesh = useMemo(() => new THREE.Mesh(ribbonSolid(ribbons), material), [ribbons, material]);
  mesh.frustumCulled = false;
  useEffect(() => {
    invalidate();
    return () => mesh.geometry.dispose();
  }, [mesh, invalidate]);
  useFrame(() => {
    mesh.visible = ribbons.length > 0 && !hidden();
  });
  return <primitive object={mesh} />;
}

/** What belongs together, for as long as the pointer or a lifted piece asks: made anew when what is attended to changes. */
function Threads({ stage, art, material }: Readonly<{ stage: Stage; art: VariantArt; material: THREE.Material }>) {
  const mesh = useMemo(() => new THREE.Mesh(ribbonSolid([]), material), [material]);
  mesh.frustumCulled = false;
  const seen = useMemo(() => ({ drawn: '' }), []);
  useEffect(() => () => mesh.geometry.dispose(), [mesh]);
  useFrame(() => {
    const ribbons = threads(stage, art);
    const now = JSON.stringify(ribbons);
    mesh.visible = ribbons.length > 0;
    if (now === seen.drawn) return;
    seen.drawn = now;
    mesh.geometry.dispose();
    mesh.geometry = ribbonSolid(ribbons);
  });
  return <primitive object={mesh} />;
}
