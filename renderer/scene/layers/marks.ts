/**
 * The marks on the board as instances, one mesh per kind of mark, a second one for the part of them that figures hide, and
 * a tint over the whole cell for the last move, which must be found among 256. Updated only when the marks change.
 */
import * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';
import type { CellMark, Mark } from '../../board/props.ts';
import { PLATE_ORDER, seesHeads } from '../nameplates/plate.ts';
import type { Places } from '../places.ts';
import type { Layer, LayerFrame } from './layer.ts';
import { markSolid } from './mark-solids.ts';

/** just above the glass and the shadows on it */
const ABOVE = 0.012;
/** the tint lies under shades, lights and marks */
const TINT = { above: 0.004, colour: '#ffe23d', opacity: 0.3, order: 2 } as const;

/** after figures that are not solid, and before the letters at feet or after the glyphs on heads */
const THROUGH = { usual: PLATE_ORDER - 1, overhead: PLATE_ORDER + 0.5 } as const;
/** a mark that is drawn through a figure: clearly there, and the figure under it still recognizable */
const OPACITY = 0.85;
/** in cells: what hides a mark from so near is the mark itself or another one on its cell */
export const NEARER = 0.04;

/** Draws what is hidden by something nearer to the eye; from above all, because glyphs on heads have no depth. */
function hiddenMaterial(): THREE.MeshBasicMaterial {
  const material = new THREE.MeshBasicMaterial({
    vertexColors: true,
    toneMapped: false,
    transparent: true,
    opacity: OPACITY,
    depthWrite: false,
  });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `#include <project_vertex>
vec4 nearer = projectionMatrix * (mvPosition + vec4(0.0, 0.0, ${NEARER.toFixed(3)}, 0.0));
gl_Position.z = nearer.z / nearer.w * gl_Position.w;`,
    );
  };
  return material;
}

/** The two meshes of a kind of mark: what is seen of it, and what figures hide. They share a solid and its instances. */
interface Drawn {
  readonly seen: THREE.InstancedMesh;
  readonly hidden: THREE.InstancedMesh;
}

/** The rotation about y that makes -z point from one cell to another. */
const headingOf = (from: Spot, to: Spot): number => Math.atan2(from.x - to.x, from.z - to.z);

export class MarkLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #meshes = new Map<Mark, Drawn>();
  /** of every mark */
  readonly #material = new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  readonly #hiddenMaterial = hiddenMaterial();
  readonly #tintMaterial = new THREE.MeshBasicMaterial({
    color: TINT.colour,
    transparent: true,
    opacity: TINT.opacity,
    depthWrite: false,
    toneMapped: false,
  });
  readonly #tint: THREE.InstancedMesh;
  readonly warmed = [
    { material: this.#material, as: 'instances' },
    { material: this.#hiddenMaterial, as: 'instances' },
    { material: this.#tintMaterial, as: 'instances' },
  ] as const;
  readonly #places: Places;
  readonly #onPoints: boolean;
  #written: { readonly marks: readonly CellMark[]; readonly seatTurn: number } | null = null;

  /** `onPoints`: the pieces of the board stand where its lines cross. */
  constructor(places: Places, onPoints = false) {
    this.#places = places;
    this.#onPoints = onPoints;
    const ground = onPoints ? new THREE.CircleGeometry(0.49, 32) : new THREE.PlaneGeometry(0.93, 0.93);
    this.#tint = new THREE.InstancedMesh(ground.rotateX(-Math.PI / 2), this.#tintMaterial, places.cells.length);
    this.#tint.count = 0;
    this.#tint.visible = this.#tint.frustumCulled = false;
    this.#tint.renderOrder = TINT.order;
    this.object.add(this.#tint);
  }

  seenBy(camera: THREE.Camera): void {
    const overhead = seesHeads(camera);
    this.#hiddenMaterial.depthFunc = overhead ? THREE.AlwaysDepth : THREE.GreaterDepth;
    for (const { hidden } of this.#meshes.values()) hidden.renderOrder = overhead ? THROUGH.overhead : THROUGH.usual;
  }

  write({ marks, seatTurn }: Pick<LayerFrame, 'marks' | 'seatTurn'>): void {
    if (this.#written?.marks === marks && this.#written.seatTurn === seatTurn) return;
    this.#written = { marks, seatTurn };
    for (const { seen } of this.#meshes.values()) seen.count = 0;
    this.#tint.count = 0;
    const [matrix, up, one] = [new THREE.Matrix4(), new THREE.Vector3(0, 1, 0), new THREE.Vector3(1, 1, 1)];
    const [at, spin] = [new THREE.Vector3(), new THREE.Quaternion()];
    const layers = new Map<number, number>();
    for (const { cell, mark, toward, away } of marks) {
      const mesh = this.#mesh(mark).seen;
      if (mesh.count >= this.#places.cells.length) throw new Error(`the mark ${mark} is on more cells than there are`);
      const spot = this.#places.cell(cell);
      if (mark === 'last' && this.#tint.count < this.#places.cells.length)
        this.#tint.setMatrixAt(this.#tint.count++, matrix.makeTranslation(spot.x, spot.y + TINT.above, spot.z));
      const angle =
        toward !== undefined
          ? headingOf(spot, this.#places.cell(toward))
          : away !== undefined
            ? headingOf(this.#places.cell(away), spot)
            : seatTurn;
      spin.setFromAxisAngle(up, angle);
      // two marks on a cell are drawn at different heights, to avoid z-fighting
      const layer = layers.get(cell) ?? 0;
      layers.set(cell, layer + 1);
      mesh.setMatrixAt(mesh.count++, matrix.compose(at.set(spot.x, spot.y + ABOVE + layer * 0.004, spot.z), spin, one));
    }
    for (const { seen, hidden } of this.#meshes.values()) hidden.count = seen.count;
    for (const mesh of this.#all) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  get #all(): readonly THREE.InstancedMesh[] {
    return [this.#tint, ...[...this.#meshes.values()].flatMap(({ seen, hidden }) => [seen, hidden])];
  }

  #mesh(mark: Mark): Drawn {
    const known = this.#meshes.get(mark);
    if (known) return known;
    const most = this.#places.cells.length;
    const seen = new THREE.InstancedMesh(markSolid(mark, this.#onPoints), this.#material, most);
    const hidden = new THREE.InstancedMesh(seen.geometry, this.#hiddenMaterial, 0);
    hidden.instanceMatrix = seen.instanceMatrix;
    seen.count = hidden.count = 0;
    seen.frustumCulled = hidden.frustumCulled = false;
    const drawn = { seen, hidden };
    this.#meshes.set(mark, drawn);
    this.object.add(seen, hidden);
    return drawn;
  }

  dispose(): void {
    for (const mesh of this.#all) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
    this.#hiddenMaterial.dispose();
    this.#tintMaterial.dispose();
  }
}
