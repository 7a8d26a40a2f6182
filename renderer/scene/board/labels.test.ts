import * as THREE from 'three';
import { expect, test } from 'vitest';
import * as chesimals from '../../testing/chesimals.ts';
import * as deicide from '../../testing/deicide.ts';
import * as fourchan from '../../testing/fourchan.ts';
import { chesimalsArt } from '../../variants/chesimals/art.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { fourchanArt } from '../../variants/fourchan/art.ts';
import { FIELD_OF_VIEW, pointCamera } from '../camera/rig.ts';
import { figureOf } from '../pieces/figures.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import { farLabel } from './labels.ts';

const [WIDTH, HEIGHT] = [1012, 700];
/** below the line of the side to move with half a letter */
const CLEAR = 18;

test.each([
  ['Deicide', deicide.deicideBoard, deicide.startView(), deicideArt],
  ['4chan chess', fourchan.fourchanBoard, fourchan.startView(), fourchanArt],
  ['Chesimals', chesimals.chesimalsBoard, chesimals.startView(), chesimalsArt],
])(
  'in the start position of %s no far letter is hidden by the head of a figure, and all are in view',
  (_, board, view, art) => {
    const places = new Places(board, art.hand, view.pieces, art.flights?.lift, art.riders, art.appearance);
    const stage = new Stage(places, () => {});
    stage.labelLift = art.labelLift ?? 0;
    stage.resize({ width: WIDTH, height: HEIGHT, inset: { top: 16, right: 8, bottom: 20, left: 8 } }, true);
    stage.playback.cut(view, 1);
    stage.sit(0, true);
    const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, WIDTH / HEIGHT, 0.5, 300);
    pointCamera(camera, stage.aim);
    const rowOf = (x: number, y: number, z: number): number =>
      ((1 - new THREE.Vector3(x, y, z).project(camera).y) / 2) * HEIGHT;
    const { out, y } = farLabel(places, art.labelLift ?? 0);
    const hidden = board.topology.files.filter((_file, i) => {
      const x = i - (places.width - 1) / 2;
      const centre = rowOf(x, y, -places.depth / 2 - out);
      expect(centre, 'in view').toBeGreaterThan(CLEAR);
      const heads = [...stage.playback.poses.values()]
        .filter((pose) => !pose.inTray && Math.abs(pose.x - x) < 0.3 && pose.z < 0)
        .map((pose) => rowOf(pose.x, pose.y + figureOf(art, pose.kind).bounds.height, pose.z));
      // a letter is some twelve pixels high: of its lower half a crown may cover the edge
      return heads.some((head) => head < centre + 4);
    });
    expect(hidden).toEqual([]);
  },
);
