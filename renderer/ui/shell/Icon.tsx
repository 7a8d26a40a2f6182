/**
 * The icon set: one stroke path each in a 20 by 20 box. Icons are hidden from screen readers; the control has the name.
 */
import { classes } from './classes.ts';
import styles from './Icon.module.css';

const paths = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  more: 'M3.700 10a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0M9.200 10a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0M14.700 10a.8.8 0 1 0 1.600 0a.8.8 0 1 0-1.600 0',
  undo: 'M7 4L3 8l4 4M3 8h9a5 5 0 0 1 0 10H8',
  redo: 'M13 4l4 4-4 4M17 8H8a5 5 0 0 0 0 10h4',
  first: 'M5 4v12M15 4l-7 6 7 6z',
  previous: 'M13 4l-7 6 7 6z',
  next: 'M7 4l7 6-7 6z',
  latest: 'M15 4v12M5 4l7 6-7 6z',
  branch: 'M6 3v14M6 12c0-4 8-2 8-7M11.500 7L14 4.500 16.500 7',
  above: 'M4 4h12v12H4zM4 10h12M10 4v12',
  side: 'M6 6h8l4 9H2zM4 10.500h12M10 6v9',
  flat: 'M3 3h14v14H3zM3 7.700h14M3 12.400h14M7.700 3v14M12.400 3v14',
  close: 'M5 5l10 10M15 5L5 15',
  down: 'M6 8l4 4 4-4',
  right: 'M8 5l5 5-5 5',
  left: 'M12 5l-5 5 5 5',
  done: 'M4 10.500l4 4 8-9',
  hourglass: 'M5 3h10M5 17h10M6 3c0 4 3 5 4 7 1-2 4-3 4-7M6 17c0-4 3-5 4-7 1 2 4 3 4 7',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.500v.1',
  info: 'M10 2.500a7.500 7.500 0 1 0 .01 0M10 9v5M10 6.300v.1',
  piece: 'M7 8a3 3 0 1 1 6 0c0 2-1.500 2-1 4l2 4H6l2-4c.5-2-1-2-1-4z',
  moves: 'M3 5h6M11 5h6M3 10h6M11 10h6M3 15h6',
  tray: 'M3 8h14v8H3zM6 8V4h3v4M11 8V5h3v3',
  panel: 'M3 4h14v12H3zM12 4v12',
  book: 'M10 5c-2-1.500-5-1.500-7-1v11c2-.5 5-.5 7 1 2-1.500 5-1.500 7-1V4c-2-.5-5-.5-7 1zM10 5v11',
  settings:
    'M10 7a3 3 0 1 0 .01 0M10 2v2.500M10 15.500V18M2 10h2.500M15.500 10H18M4.300 4.300l1.800 1.800M13.900 13.900l1.800 1.800M15.700 4.300l-1.800 1.800M6.100 13.900l-1.800 1.800',
  search: 'M9 4a5 5 0 1 0 .01 0M13 13l4 4',
  lift: 'M10 16V5M5.500 9L10 4.500 14.500 9',
  swap: 'M3 7h12l-3-3M17 13H5l3 3',
  push: 'M3 10h9M9 6l4 4-4 4M16 5v10',
  folder: 'M3 5h5l2 2h7v9H3z',
  coin: 'M10 2.500a7.500 7.500 0 1 0 .01 0M10 5.500a4.500 4.500 0 1 0 .01 0',
  dice: 'M4 4h12v12H4zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01',
  pause: 'M6.500 4v12M13.500 4v12',
  computer: 'M3 4h14v9H3zM7 17h6M10 13v4M7 8.500h.01M13 8.500h.01',
  eye: 'M2 10c4-7 12-7 16 0-4 7-12 7-16 0zM10 7.500a2.500 2.500 0 1 0 .01 0',
  plus: 'M10 4v12M4 10h12',
  rename: 'M4 16l1-4 8.500-8.500 3 3L8 15zM11.500 5.500l3 3',
  whistle: 'M3 8h14v3h-3a4 4 0 1 1-6-1H3zM11 5V3',
  comment: 'M3 4h14v10h-7l-4 3v-3H3zM6.500 8h7M6.500 11h4',
  note: 'M5 3h10v14H5zM7.500 7h5M7.500 10h5M7.500 13h3',
  shelf: 'M3 17h14M4.500 17V4h3v13M7.500 17V6h3v11M11.500 6.200l2.800-.7 3 11.500',
  star: 'M10 2.800l2.200 4.600 5.100.7-3.700 3.500.9 5-4.500-2.400-4.500 2.400.9-5-3.700-3.500 5.100-.7z',
  pen: 'M3 17c3 0 3-3 6-3s2 3 5 3M6 12l7-9 3 2.500-7 8.500-3.500 1z',
  place: 'M3 4h14v12H3zM3 14l4-4 3 3 3.500-4L17 13M7 7.200v.1',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  link: 'M8.500 11.500l3-3M9 6l2-2a3.500 3.500 0 0 1 5 5l-2 2M11 14l-2 2a3.500 3.500 0 0 1-5-5l2-2',
  trash: 'M4 6h12M8 6V4h4v2M6 6l1 10h6l1-10M9 9v4M11 9v4',
  export: 'M10 12V3M6.500 6.500L10 3l3.500 3.500M4 11v6h12v-6',
  import: 'M10 3v9M6.500 8.500L10 12l3.500-3.500M4 11v6h12v-6',
  camera: 'M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a2.800 2.800 0 1 0 .01 0',
  turn: 'M16 10a6 6 0 1 1-2-4.500M16 3v3.500h-3.500',
  clock: 'M10 3a7 7 0 1 1-.01 0M10 6v4l3 2',
  flag: 'M5 17V3M5 4h10l-2.500 3.500L15 11H5',
  hands: 'M3 11l4-4 3 2 3-2 4 4M7 7L5 5M13 7l2-2M6 12l3 3M9 11l3 3M12 10l2.500 2.500',
  keys: 'M2 5h16v10H2zM5 8h.01M8 8h.01M11 8h.01M14 8h.01M5.500 12h9',
  fullscreen: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  hint: 'M7 15h6M8 17.500h4M7.500 13c0-2-2.500-3-2.500-6a5 5 0 0 1 10 0c0 3-2.500 4-2.500 6z',
  threat: 'M4 16L16 4M9 4h7v7',
  chart: 'M3 16l4-6 4 3 6-9M3 16h14',
  review: 'M3 15l3-4 3 2 3-6M13.500 8a3.500 3.500 0 1 1-.01 0M16 14l2 3',
  leave: 'M11 4H4v12h7M8 10h9M14 7l3 3-3 3',
  sound: 'M3 8h3l4-4v12l-4-4H3zM13 7.500c1.500 1.500 1.500 3.500 0 5M15.500 5c3 3 3 7 0 10',
  zoomIn: 'M9 4a5 5 0 1 0 .01 0M13 13l4 4M9 7v4M7 9h4',
  zoomOut: 'M9 4a5 5 0 1 0 .01 0M13 13l4 4M7 9h4',
} as const;
export type IconName = keyof typeof paths;
export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={classes(styles.icon, className)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
