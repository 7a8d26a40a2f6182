/**
 * The marks on the board as instances, one mesh per kind of mark, and a tint over the whole cell for the last move, which
 * must be found among 256. Updated only when the marks change.
 */
import * as THREE from 'three';
import type { Spot } from '../../art/spot.ts';
import type { CellMark, Mark } from '../../board/props.ts';
import type { Places } from '../places.ts';
import type { Layer, LayerFrame } from './layer.ts';
import { markSolid } from './mark-solids.ts';

/** just above the glass and the shadows on it */
const ABOVE = 0.012;
/** the tint lies under shades, lights and marks */
const TINT = { above: 0.004, colour: '#ffe23d', opacity: 0.3, order: 2 } as const;

/** The rotation about y that makes -z point from one cell to another. */
const headingOf = (from: Spot, to: Spot): number => Math.atan2(from.x - to.x, from.z - to.z);

export class MarkLayer implements Layer {
  readonly object = new THREE.Group();
  readonly #meshes = new Map<Mark, THREE.InstancedMesh>();
  /** of every mark */
  readonly #material = new THREE.MeshBasicMaterial({ vertexColors: true, toneMapped: false });
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
    { material: this.#tintMaterial, as: 'instances' },
  ] as const;
  readonly #places: Places;
  #written: { readonly marks: readonly CellMark[]; readonly seatTurn: number } | null = null;

  constructor(places: Places) {
    this.#places = places;
    const cell = new THREE.PlaneGeometry(0.93, 0.93).rotateX(-Math.PI / 2);
    this.#tint = new THREE.InstancedMesh(cell, this.#tintMaterial, places.cells.length);
    this.#tint.count = 0;
    this.#tint.visible = this.#tint.frustumCulled = false;
    this.#tint.renderOrder = TINT.order;
    this.object.add(this.#tint);
  }

  write({ marks, seatTurn }: Pick<LayerFrame, 'marks' | 'seatTurn'>): void {
    if (this.#written?.marks === marks && this.#written.seatTurn === seatTurn) return;
    this.#written = { marks, seatTurn };
    for (const mesh of this.#meshes.values()) mesh.count = 0;
    this.#tint.count = 0;
    const [matrix, up, one] = [new THREE.Matrix4(), new THREE.Vector3(0, 1, 0), new THREE.Vector3(1, 1, 1)];
    const [at, spin] = [new THREE.Vector3(), new THREE.Quaternion()];
    const layers = new Map<number, number>();
    for (const { cell, mark, toward, away } of marks) {
      const mesh = this.#mesh(mark);
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
    for (const mesh of [this.#tint, ...this.#meshes.values()]) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  #mesh(mark: Mark): THREE.InstancedMesh {
    const known = this.#meshes.get(mark);
    if (known) return known;
    const mesh = new THREE.InstancedMesh(markSolid(mark), this.#material, this.#places.cells.length);
    mesh.count = 0;
    mesh.frustumCulled = false;
    this.#meshes.set(mark, mesh);
    this.object.add(mesh);
    return mesh;
  }

  dispose(): void {
    for (const mesh of [this.#tint, ...this.#meshes.values()]) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
    this.#tintMaterial.dispose();
  }
}
