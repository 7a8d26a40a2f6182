// @vitest-environment happy-dom
/** Lamplight brings no pictures: its pieces are counters with letters on the flat board, in pictures and on the table. */
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import * as THREE from 'three';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../electron/app/application.fixture.ts';
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import { temporaryFolder } from '../../electron/saves/disk/faulty-disk.fixture.ts';
import { Places, posesOf } from '../../renderer/scene/places.ts';
import { useApp } from '../../renderer/state/app.ts';
import { Diorama } from '../../renderer/ui/board3d/Diorama.tsx';
import { FlatBoard } from '../../renderer/ui/flat/FlatBoard.tsx';
import { artOf } from '../../renderer/variants/registry.ts';

vi.mock('../../engine/variants/registry.ts', async () => {
  const { lamplight } = await import('./lamplight/index.ts');
  const variantNamed = (id: string) => (id === lamplight.id ? lamplight : undefined);
  return { variants: [lamplight], variantNamed, ownVariants: () => [] };
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let description: VariantDescription;
let view: View;
const page = document.createElement('div');
const root = createRoot(page);

beforeEach(async () => {
  const app = await openTestApp(temporaryFolder());
  const hello = await app.get('app.hello', {});
  view = await app.get('match.start', {
    variant: 'lamplight',
    options: {},
    players: [{ name: 'Ann' }, { name: 'Bo' }],
  });
  [description] = hello.variants;
  useApp.setState({ hello });
});
afterEach(() => act(() => root.render(null)));
const shown = (what: string): string[] => [...page.querySelectorAll(what)].map((element) => element.textContent.trim());

test('on the flat board, with what a screen reader is told', () => {
  const off = { brief: false, coordinates: false, groupLetters: false, unseen: false };
  const passive = { cursor: 0, lifted: null, marks: [], drawn: [], ...off };
  act(() =>
    root.render(
      <FlatBoard
        {...{ ...passive, description, view, seat: 0, label: 'The board', grid: createRef() }}
        {...{ onPick: vi.fn(), onPoint: vi.fn(), onFocusCell: vi.fn(), onLift: () => true, onDrop: vi.fn() }}
      />,
    ),
  );
  // Black’s row above, from White’s seat
  expect(shown('svg.glyph text').join('')).toBe('MBMKBMMBKMBM');
  const labels = [...page.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  expect(labels.some((label) => label?.includes('White Keeper'))).toBe(true);
  expect(labels.some((label) => label?.includes('in the light'))).toBe(true);
});

test('in the picture on the start screen', () => {
  act(() => root.render(<Diorama description={description} pieces={description.setup} label="Lamplight" />));
  // each piece has its shadow
  expect(page.querySelectorAll('ellipse')).toHaveLength(12);
  // a drawing of each kind and side
  expect(shown('symbol text').sort()).toEqual(['B', 'B', 'K', 'K', 'M', 'M']);
});

test('and on the table each stands on its own cell', async () => {
  const art = await artOf(description);
  const figures = new Map(Object.entries(art.figures).map(([kind, build]) => [kind, build()]));
  const poses = posesOf(new Places(description, art.hand, view.pieces), view);
  expect(poses.size).toBe(12);
  for (const [id, pose] of poses) {
    const piece = view.pieces.find((p) => p.id === id)!;
    expect([pose.kind, pose.side]).toEqual([piece.kind, piece.side]);
    const { x, y } = description.topology.cells[piece.at!];
    const position = figures.get(pose.kind)!.attributes.position as THREE.BufferAttribute;
    const box = new THREE.Box3().setFromBufferAttribute(position).translate(new THREE.Vector3(pose.x, pose.y, pose.z));
    expect([Math.floor(box.min.x + 3), Math.floor(box.max.x + 3)]).toEqual([x, x]);
    expect([Math.floor(3 - box.max.z), Math.floor(3 - box.min.z)]).toEqual([y, y]);
    expect(box.min.y).toBeCloseTo(0, 2);
  }
});
