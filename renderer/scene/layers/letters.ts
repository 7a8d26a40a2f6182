/** Letters that label lines: each on a diamond, facing the camera, drawn over everything else. */
import * as THREE from 'three';
import type { Letter } from '../lines/lines.ts';
import type { Layer, LayerFrame } from './layer.ts';

const SIZE = 128;

function plate({ text, faint, colour = '#e9fff4' }: Letter, font: string): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas to write the letters of lines on');
  const [m, r] = [SIZE / 2, SIZE * 0.46];
  pen.beginPath();
  pen.moveTo(m, m - r);
  pen.lineTo(m + r, m);
  pen.lineTo(m, m + r);
  pen.lineTo(m - r, m);
  pen.closePath();
  pen.fillStyle = faint ? '#27323a' : colour;
  pen.fill();
  pen.lineWidth = SIZE * 0.045;
  pen.strokeStyle = faint ? '#9fc4b3' : '#0c1114';
  pen.stroke();
  pen.font = `700 ${Math.round(SIZE * 0.44)}px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = faint ? '#cfe6db' : '#0c1114';
  pen.fillText(text, m, m + SIZE * 0.02);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

export class LetterLayer implements Layer {
  readonly object = new THREE.Group();
  #written: { readonly letters: readonly Letter[]; readonly font: string } | null = null;

  write({ letters, font }: Pick<LayerFrame, 'letters' | 'font'>): void {
    if (font === null || (this.#written?.letters === letters && this.#written.font === font)) return;
    this.#written = { letters, font };
    this.dispose();
    for (const letter of letters) {
      const { at } = letter;
      const sprite = new THREE.Sprite(
        new THREE.SpriteMaterial({ map: plate(letter, font), depthTest: false, toneMapped: false }),
      );
      sprite.position.set(at.x, at.y, at.z);
      sprite.scale.setScalar(0.62);
      sprite.renderOrder = 12;
      this.object.add(sprite);
    }
  }

  dispose(): void {
    for (const sprite of this.object.children as THREE.Sprite[]) {
      sprite.material.map?.dispose();
      sprite.material.dispose();
    }
    this.object.clear();
  }
}
