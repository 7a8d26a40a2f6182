/**
 * Draws what was thrown: the tray, and the coin or the dice in it, each kind one mesh of instances. Meshes and pictures are
 * made when their kind is thrown for the first time. Below each is a dark spot, which is its shadow where there are no others.
 */
import * as THREE from 'three';
import { MOST_DICE } from '../../../engine/shared/dice.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import { trayMesh } from '../board/trays.ts';
import { diceMesh } from '../dice/dice-mesh.ts';
import { dicePicture } from '../dice/dice-picture.ts';
import { type SolidName, solid } from '../dice/solids.ts';
import { type DiceTray, FLOOR } from '../dice/thrown-dice.ts';
import { UpperFaces } from '../dice/upper-faces.ts';
import type { Layer, LayerFrame, Warmed } from './layer.ts';

/** the shade below a die: how far over the floor, how large, and how far up the die must be for it to be gone */
const [OVER, SHADE, GONE] = [0.006, 0.95, 1.6];

export class DiceLayer implements Layer {
  readonly object = new THREE.Group();
  readonly warmed: readonly Warmed[];
  readonly #art: VariantArt;
  readonly #plain: THREE.MeshStandardMaterial;
  readonly #meshes = new Map<SolidName, THREE.InstancedMesh>();
  readonly #shades: THREE.InstancedMesh;
  readonly #upper = new UpperFaces();
  readonly #pictureOf: typeof dicePicture;
  #tray: { readonly plan: DiceTray; readonly mesh: THREE.Mesh } | null = null;

  /** @param pictureOf draws the faces; a test, which has no canvas, gives its own */
  constructor(art: VariantArt, pictureOf: typeof dicePicture = dicePicture) {
    this.#art = art;
    this.#pictureOf = pictureOf;
    // a picture from the beginning, so that the program that is warmed is the one that dice need
    const nothing = new THREE.DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
    nothing.needsUpdate = true;
    this.#plain = new THREE.MeshStandardMaterial({ roughness: 0.34, metalness: 0, map: nothing });
    this.warmed = [{ material: this.#plain, as: 'instances' }];
    const dark = new THREE.MeshBasicMaterial({ color: 0, transparent: true, opacity: 0.34, depthWrite: false });
    this.#shades = new THREE.InstancedMesh(new THREE.CircleGeometry(1, 24).rotateX(-Math.PI / 2), dark, MOST_DICE);
    this.#shades.frustumCulled = false;
    this.#shades.visible = false;
    this.object.add(this.#shades, this.#upper.mesh);
  }

  write({ dice, font }: Pick<LayerFrame, 'dice' | 'font'>): void {
    for (const mesh of [...this.#meshes.values(), this.#shades]) mesh.count = 0;
    this.#setTray(dice?.tray ?? null);
    const [matrix, at, size, none] = [
      new THREE.Matrix4(),
      new THREE.Vector3(),
      new THREE.Vector3(),
      new THREE.Quaternion(),
    ];
    for (const die of dice?.dice ?? []) {
      const mesh = this.#meshOf(die.solid, font);
      const radius = solid(die.solid).radius * die.scale;
      mesh.setMatrixAt(mesh.count++, matrix.compose(die.at, die.turned, size.setScalar(die.scale)));
      const near = Math.max(0, 1 - (die.at.y - radius * 0.6) / (GONE * die.scale));
      matrix.compose(
        at.set(die.at.x, FLOOR + OVER, die.at.z),
        none,
        size.setScalar(radius * SHADE * Math.min(1, near)),
      );
      this.#shades.setMatrixAt(this.#shades.count++, matrix);
    }
    this.#upper.write(dice?.dice ?? []);
    for (const mesh of [...this.#meshes.values(), this.#shades]) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  #setTray(plan: DiceTray | null): void {
    const before = this.#tray;
    if (before && plan && JSON.stringify(before.plan) === JSON.stringify(plan)) return;
    if (before) {
      this.object.remove(before.mesh);
      before.mesh.geometry.dispose();
      (before.mesh.material as THREE.Material).dispose();
    }
    this.#tray = null;
    if (!plan) return;
    const { floor, wall, line } = this.#art.tray;
    const mesh = trayMesh(plan, {
      floor: new THREE.Color(floor),
      wall: new THREE.Color(wall),
      edge: new THREE.Color(line),
    });
    this.object.add(mesh);
    this.#tray = { plan, mesh };
  }

  #meshOf(name: SolidName, font: string | null): THREE.InstancedMesh {
    const known = this.#meshes.get(name);
    if (known) return known;
    const shape = solid(name);
    const picture = new THREE.CanvasTexture(this.#pictureOf(shape, font ?? 'sans-serif'));
    picture.colorSpace = THREE.SRGBColorSpace;
    picture.anisotropy = 4;
    const material = this.#plain.clone();
    material.map = picture;
    const mesh = new THREE.InstancedMesh(diceMesh(shape), material, MOST_DICE);
    mesh.count = 0;
    mesh.frustumCulled = false;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.#meshes.set(name, mesh);
    this.object.add(mesh);
    return mesh;
  }

  dispose(): void {
    this.#setTray(null);
    this.#upper.dispose();
    for (const mesh of [...this.#meshes.values(), this.#shades]) {
      const material = mesh.material as THREE.Material & { map?: THREE.Texture | null };
      material.map?.dispose();
      material.dispose();
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#plain.map?.dispose();
    this.#plain.dispose();
  }
}
