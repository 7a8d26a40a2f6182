/** Where the tray of the dice is: beside everything else, and seen whole from each seat and from above. */
import * as THREE from 'three';
import { expect, test } from 'vitest';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { View } from '../../../electron/contract/view.ts';
import type { VariantArt } from '../../art/variant-art.ts';
import type { Thrown } from '../../board/props.ts';
import * as acidGame from '../../testing/acid.ts';
import * as chesimalsGame from '../../testing/chesimals.ts';
import * as deicideGame from '../../testing/deicide.ts';
import * as fourchanGame from '../../testing/fourchan.ts';
import { acidArt } from '../../variants/acid/art.ts';
import { chesimalsArt } from '../../variants/chesimals/art.ts';
import { deicideArt } from '../../variants/deicide/art.ts';
import { fourchanArt } from '../../variants/fourchan/art.ts';
import { FIELD_OF_VIEW, pointCamera } from '../camera/rig.ts';
import { Places } from '../places.ts';
import { Stage } from '../stage/stage.ts';
import { traysFor } from './thrown-dice.ts';

const wide: VariantDescription = {
  ...acidGame.acidBoard,
  topology: {
    ...acidGame.acidBoard.topology,
    width: 20,
    height: 6,
    cells: acidGame.acidBoard.topology.cells
      .slice(0, 120)
      .map((cell, i) => ({ ...cell, x: i % 20, y: Math.floor(i / 20) })),
  },
};
const games: readonly (readonly [string, VariantDescription, Pick<VariantArt, 'hand'>, View])[] = [
  ['acid', acidGame.acidBoard, acidArt, acidGame.startView()],
  ['Deicide Chess', deicideGame.deicideBoard, deicideArt, deicideGame.startView()],
  ['4chan chess', fourchanGame.fourchanBoard, fourchanArt, fourchanGame.fullView()],
  ['Chesimals', chesimalsGame.chesimalsBoard, chesimalsArt, chesimalsGame.startView()],
  ['a board of 20 by 6', wide, { hand: 0 }, { ...acidGame.startView(), pieces: [] }],
];
/** of the board, in windows of 640x400, 1024x640, 1280x800 and 1920x1080, and in one held upright */
const sizes = [
  [592, 256],
  [976, 532],
  [1012, 692],
  [1652, 972],
  [400, 500],
] as const;
const inset = { top: 18, right: 18, bottom: 30, left: 18 };
const six: Thrown = { key: 'm 3', coin: null, dice: [20, 3, 7, 12, 1, 18], sides: 20 };

test.each(games)(
  'in %s the tray covers neither the board nor what else is beside it, from either seat',
  (_, board, art, view) => {
    const places = new Places(board, art.hand, view.pieces);
    for (const seat of [0, 1] as const) {
      places.seat = seat;
      for (const tray of traysFor(places, seat, false)) {
        expect(Math.abs(tray.x) - tray.width / 2).toBeGreaterThan(places.width / 2 + 0.5);
        for (const other of places.trays) {
          const apart = Math.max(
            Math.abs(tray.x - other.x) - (tray.width + other.width) / 2,
            Math.abs(tray.z - other.z) - (tray.length + other.length) / 2,
          );
          expect(apart, `seat ${seat}`).toBeGreaterThan(0);
        }
      }
      // on a free table the boxes are where it would be
      for (const beyond of traysFor(places, seat, true))
        for (const box of places.boxes)
          expect(Math.abs(beyond.x) - beyond.width / 2).toBeGreaterThan(Math.abs(box.x) + box.width / 2);
    }
  },
);

test.each(games)(
  'in %s six dice are seen whole from both seats and from above, in every window',
  (_, board, art, view) => {
    for (const [width, height] of sizes) {
      for (const seat of [0, 1] as const) {
        const stage = new Stage(new Places(board, art.hand, view.pieces), () => {});
        stage.cut = true;
        stage.playback.cut(view, 1);
        stage.places.seat = seat;
        stage.resize({ width, height, inset }, true);
        stage.sit(seat);
        const before = stage.aim.distance;
        stage.throw(six, true);
        const isSeen = () => {
          const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.1, 300);
          pointCamera(camera, stage.aim);
          return stage.dice.onTable!.dice.every(({ at }) => {
            const { x, y } = at.clone().project(camera);
            return Math.abs(x) < 1 - 20 / width && Math.abs(y) < 1 - 20 / height;
          });
        };
        expect(isSeen(), `seat ${seat}, ${width}x${height}`).toBe(true);
        stage.fromAbove();
        expect(isSeen(), `above, ${width}x${height}`).toBe(true);
        stage.reset();
        expect(isSeen(), `again from seat ${seat}, ${width}x${height}`).toBe(true);
        stage.throw(null, true);
        expect(stage.aim.distance).toBeCloseTo(before, 6);
      }
    }
  },
);

test('a camera that the player has moved stays where it is', () => {
  const [, board, art, view] = games[0]!;
  const stage = new Stage(new Places(board, art.hand, view.pieces), () => {});
  stage.playback.cut(view, 1);
  stage.resize({ width: 592, height: 256, inset }, true);
  stage.steer({ ...stage.aim, turn: 0.4 });
  const aim = { ...stage.aim };
  stage.throw(six, true);
  expect(stage.aim).toEqual(aim);
});
