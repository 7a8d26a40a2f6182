/** What boards are made of, in space and flat. Free of three.js. */
import type { GameLooks } from '../../../../electron/contract/description.ts';

export interface BoardMaterial {
  readonly kind: 'wood' | 'marble';
  readonly light: string;
  readonly dark: string;
  /** the same as the light tone: it has none */
  readonly frame: string;
  readonly line: string;
  readonly inlay: string;
  readonly label: string;
  readonly tray: { readonly floor: string; readonly wall: string; readonly line: string };
  /** the tones of the flat board, which is under no lamp */
  readonly flat: { readonly light: string; readonly dark: string };
}

const brown = { floor: '#3b2416', wall: '#6b4527', line: '#a5794a' };
const MATERIALS = {
  wood: {
    ...{ kind: 'wood', light: '#d9b27c', dark: '#8a5530', frame: '#5a3019', line: '#2a1a0e' },
    ...{ inlay: '#d8b06a', label: '#f0dcb4', tray: brown, flat: { light: '#e3c596', dark: '#b07f51' } },
  },
  walnut: {
    ...{ kind: 'wood', light: '#c9a06c', dark: '#6a3d22', frame: '#3c2012', line: '#20120a' },
    ...{ inlay: '#c99a4e', label: '#ecd6a8', tray: brown, flat: { light: '#d9b98a', dark: '#94643f' } },
  },
  teak: {
    ...{ kind: 'wood', light: '#b9804a', dark: '#7a4a28', frame: '#6a3c1e', line: '#2a1608' },
    ...{ inlay: '#d9a45c', label: '#f3dcb0', tray: brown, flat: { light: '#cfa06a', dark: '#9a6a40' } },
  },
  kaya: {
    ...{ kind: 'wood', light: '#dfb264', dark: '#b98746', frame: '#dfb264', line: '#1c130a' },
    ...{ inlay: '#1c130a', label: '#2a1c0e', tray: { floor: '#b98846', wall: '#d0a05a', line: '#8a6030' } },
    flat: { light: '#e9c67f', dark: '#c99a54' },
  },
  paper: {
    ...{ kind: 'wood', light: '#d8a868', dark: '#b07c42', frame: '#6a3418', line: '#3a1a0c' },
    ...{ inlay: '#d9a45c', label: '#f6dfb6', tray: brown, flat: { light: '#e2bb83', dark: '#c08a50' } },
  },
  marble: {
    ...{ kind: 'marble', light: '#e6e1d8', dark: '#5f6a68', frame: '#2d302f', line: '#1c1e1d' },
    ...{ inlay: '#b99b5e', label: '#efe6d2', tray: { floor: '#26292a', wall: '#4a4e4e', line: '#b99b5e' } },
    flat: { light: '#e6e1d8', dark: '#8b9896' },
  },
} as const satisfies Readonly<Record<string, BoardMaterial>>;

export type MaterialOfBoard = keyof typeof MATERIALS;
export const BOARD_MATERIALS = Object.keys(MATERIALS) as readonly MaterialOfBoard[];

/** Wood where the game says nothing, or no material that there is. */
export const boardMaterialOf = (looks: Pick<GameLooks, 'of'> | undefined): BoardMaterial =>
  looks?.of !== undefined && Object.hasOwn(MATERIALS, looks.of)
    ? MATERIALS[looks.of as keyof typeof MATERIALS]
    : MATERIALS.wood;
