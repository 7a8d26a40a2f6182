/** Letters at the feet of figures, and their flat glyphs on top when seen from above: one mesh of instances for all. */
import * as THREE from 'three';
import type { Livery, NameplateArt, VariantArt } from '../../art/variant-art.ts';
import { type Atlas, atlasTexture, cutOf } from '../nameplates/atlas.ts';
import { NO_ROOM, nameplateMaterial } from '../nameplates/material.ts';
import { neededUpTo, PLATE_ORDER, ROOM_FOR_TWO } from '../nameplates/plate.ts';
import { liveryOf } from '../pieces/livery.ts';
import type { Layer, LayerFigure, LayerFrame, Nameplates, Warmed } from './layer.ts';

/** A figure in a tray is too small for a letter. */
const SMALLEST = 0.6;
/** More pixels than a cell ever has. */
const EVERYWHERE = { whole: 1e6, gone: 2e6 };
/** Fewer than any has. */
const NOWHERE = { whole: -2, gone: -1 };
const WHITE = new THREE.Color('#ffffff');

/** Which of two colours is darker. */
const darker = (one: THREE.Color, other: THREE.Color): THREE.Color =>
  one.getHSL({ h: 0, s: 0, l: 0 }).l < other.getHSL({ h: 0, s: 0, l: 0 }).l ? one : other;

/** Paper and ink of a side: dark on light for side 0, light on dark for side 1, whose dark slot may be a pale ink. */
export function inksOf({ body, light, dark }: Livery, side: 0 | 1): readonly [THREE.Color, THREE.Color] {
  const pale = new THREE.Color(side === 0 ? body : light);
  const deep = side === 0 ? new THREE.Color(dark) : darker(new THREE.Color(dark), new THREE.Color(body));
  return side === 0 ? [pale.lerp(WHITE, 0.45), deep.multiplyScalar(0.6)] : [deep, pale.lerp(WHITE, 0.45)];
}

type Worn = Pick<VariantArt, 'nameplates' | 'liveries' | 'pairs'>;

export class NameplateLayer implements Layer {
  readonly object = new THREE.Group();
  readonly warmed: readonly Warmed[];
  readonly #art: NameplateArt | undefined;
  readonly #liveries: readonly Livery[];
  readonly #pairs: VariantArt['pairs'];
  readonly #mesh: THREE.InstancedMesh | null = null;
  readonly #material: THREE.ShaderMaterial | null = null;
  readonly #inks = new Map<string, readonly [THREE.Color, THREE.Color]>();
  readonly #cuts = new Map<string, ReturnType<typeof cutOf>>();
  #written: { readonly figures: readonly LayerFigure[]; readonly nameplates: Nameplates | null } | null = null;
  #texture: THREE.Texture | null = null;
  #atlas: Atlas | null = null;

  /** `most`: how many pieces can have a plate at once. */
  constructor({ nameplates: art, liveries, pairs }: Worn, most: number) {
    this.#art = art;
    this.#liveries = liveries;
    this.#pairs = pairs;
    this.warmed = [];
    if (!art) return;
    const square = new THREE.PlaneGeometry(1, 1);
    for (const [name, size] of [
      ['tiles', 4],
      ['plate', 2],
      ['paper', 3],
      ['ink', 3],
    ] as const)
      square.setAttribute(name, new THREE.InstancedBufferAttribute(new Float32Array(most * size), size));
    this.#material = nameplateMaterial();
    this.warmed = [{ material: this.#material, as: 'instances' }];
    this.#mesh = new THREE.InstancedMesh(square, this.#material, most);
    this.#mesh.frustumCulled = false;
    this.#mesh.renderOrder = PLATE_ORDER;
    this.#mesh.count = 0;
    this.#mesh.visible = false;
    const size = new THREE.Vector2();
    this.#mesh.onBeforeRender = (renderer) => {
      const height = renderer.getRenderTarget()?.height ?? renderer.getDrawingBufferSize(size).y;
      this.#material!.uniforms.uHalfView.value = height / renderer.getPixelRatio() / 2;
    };
    this.object.add(this.#mesh);
  }

  write({ figures, bounds, nameplates }: Pick<LayerFrame, 'figures' | 'bounds' | 'nameplates'>): void {
    const [art, mesh] = [this.#art, this.#mesh];
    if (!art || !mesh || (this.#written?.figures === figures && this.#written.nameplates === nameplates)) return;
    this.#written = { figures, nameplates };
    mesh.count = 0;
    if (nameplates && (nameplates.show !== 'never' || nameplates.atlas.grouped)) {
      this.#use(nameplates);
      const { whole, gone } = {
        always: EVERYWHERE,
        auto: neededUpTo(nameplates.atlas.letters.size),
        never: NOWHERE,
      }[nameplates.show];
      this.#material!.uniforms.uNeeded.value.set(whole, gone);
      const { tiles, plate, paper, ink } = mesh.geometry.attributes;
      const most = plate.count;
      const [matrix, at, size, still] = [
        new THREE.Matrix4(),
        new THREE.Vector3(),
        new THREE.Vector3(),
        new THREE.Quaternion(),
      ];
      for (const { pose, real, attended } of figures) {
        // what topples or turns over has none
        const upright = pose.roll === 0 && pose.scale >= SMALLEST;
        if (!real || !upright || pose.presence < 0.6 || mesh.count === most) continue;
        const cut = this.#cut(art, nameplates.atlas, pose.kind);
        if (!cut) continue;
        const i = mesh.count++;
        at.set(pose.x, pose.y, pose.z);
        mesh.setMatrixAt(i, matrix.compose(at, still, size.setScalar(pose.scale)));
        const [of, on] = this.#inksOf(liveryOf({ pairs: this.#pairs }, pose), pose.side);
        tiles.setXYZW(i, cut.plain.letter, cut.plain.glyph, cut.grouped.letter, cut.grouped.glyph);
        plate.setXY(i, bounds.get(pose.kind)?.height ?? 1, attended ? 1 : 0);
        paper.setXYZ(i, of.r, of.g, of.b);
        ink.setXYZ(i, on.r, on.g, on.b);
      }
      for (const written of [mesh.instanceMatrix, tiles, plate, paper, ink]) written.needsUpdate = true;
    }
    mesh.visible = mesh.count > 0;
  }

  /** Another picture: the parts of every figure are looked up again. */
  #use({ atlas, canvas }: Nameplates): void {
    if (this.#atlas === atlas) return;
    this.#atlas = atlas;
    this.#cuts.clear();
    this.#texture?.dispose();
    this.#texture = atlasTexture(canvas);
    this.#material!.uniforms.uAtlas.value = this.#texture;
    this.#material!.uniforms.uRows.value = atlas.rows;
    this.#material!.uniforms.uRoom.value = atlas.grouped ? ROOM_FOR_TWO : NO_ROOM;
  }

  #cut(art: NameplateArt, atlas: Atlas, figure: string): ReturnType<typeof cutOf> {
    const known = this.#cuts.get(figure);
    if (known !== undefined) return known;
    const cut = cutOf(atlas, art, figure);
    this.#cuts.set(figure, cut);
    return cut;
  }

  #inksOf(livery: number, side: 0 | 1): readonly [THREE.Color, THREE.Color] {
    const key = `${livery} ${side}`;
    const known = this.#inks.get(key);
    if (known) return known;
    const made = inksOf(this.#liveries[livery], side);
    this.#inks.set(key, made);
    return made;
  }

  dispose(): void {
    this.#mesh?.geometry.dispose();
    this.#mesh?.dispose();
    this.#material?.dispose();
    this.#texture?.dispose();
  }
}
