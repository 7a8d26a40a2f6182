/**
 * A position as a small stage: the board in perspective, each piece an upright cut-out of its glyph. It is drawn from
 * the description alone, so a new game has a picture at once, with letters until it has glyphs; and it needs no WebGL,
 * so it is there in the first frame of the start screen.
 */
import { type CSSProperties, useId, useMemo } from 'react';
import type { Thumbnail, VariantDescription } from '../../../electron/contract/description.ts';
import { decorated } from '../../decoration/Decoration.tsx';
import { useSigns } from '../../state/signs.ts';
import { boardLinesOf, boardStyleOf } from '../../variants/own/board/lines.ts';
import { boardMaterialOf } from '../../variants/own/board/materials.ts';
import { featureGlyph, glyphIn, glyphsOf, platesOf } from '../../variants/registry.ts';
import styles from './Diorama.module.css';
import { type Project, type Shot, sketchCamera } from './projection.ts';

const usual: Shot = { width: 640, height: 460, azimuth: -14, elevation: 44, distance: 1.75, margin: 8 };
/** a board deeper than wide by this ratio is seen from its side, where it fills a wide picture */
const TALL = 1.2;
const aside: Partial<Shot> = { azimuth: -52, elevation: 40 };
/** the side of the box that a glyph is drawn in */
const GLYPH = 45;
const fine = (n: number) => Math.round(n * 1000) / 1000;
const round = (n: number) => Math.round(n * 10) / 10;
const path = (project: Project, points: readonly (readonly [number, number, number])[]) =>
  `M${points
    .map(([x, y, z]) => {
      const spot = project(x, y, z);
      return `${round(spot.x)} ${round(spot.y)}`;
    })
    .join('L')}z`;

/** Pieces are wider than a cell by this factor, and this thick, in cell widths. */
const PIECE = 1.02;
const THICK = 0.09;
/** how much higher a rider is drawn, as a share of its size */
const RIDES = 0.5;

const NOTHING: Thumbnail['features'] = [];

export const Diorama = decorated('a picture of a position', DrawnPosition);

function DrawnPosition(props: {
  readonly description: VariantDescription;
  readonly pieces: Thumbnail['pieces'];
  /** what lies on the ground, if anything does */
  readonly lying?: Thumbnail['features'];
  /** absent: the text beside it says everything */
  readonly label?: string;
  readonly shot?: Partial<Shot>;
}) {
  const { description, pieces, lying = NOTHING, label } = props;
  const id = useId();
  const { width: across, height: deep } = description.topology;
  const shot = { ...usual, ...props.shot, ...(deep > across * TALL && aside) };
  const { width, height, azimuth, elevation, distance, margin } = shot;
  const drawn = useMemo(() => {
    const { topology } = description;
    const project = sketchCamera(topology.width, topology.height, {
      width,
      height,
      azimuth,
      elevation,
      distance,
      margin,
    });
    return {
      ground: groundOf(topology, project, boardStyleOf(description) !== 'chequered'),
      lines: linesOf(description, project),
      lying: lyingOf(topology, lying, project),
      standing: standingOf(topology, pieces, project),
    };
  }, [description, pieces, lying, width, height, azimuth, elevation, distance, margin]);
  const shown = new Map(pieces.map(({ kind, side }) => [`${kind} ${side}`, { kind, side }]));
  const glyphs = glyphsOf(description, useSigns(description.id));
  const colours = useMemo(() => coloursOf(description), [description]);

  return (
    <svg
      className={styles.diorama}
      data-variant={description.id}
      viewBox={`0 0 ${width} ${height}`}
      style={colours}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <defs>
        {[...shown].map(([key, { kind, side }]) => (
          <symbol
            key={key}
            id={`${id}${kind}${side}`}
            className={side ? styles.farGlyph : undefined}
            viewBox="0 0 45 45"
            overflow="visible"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own glyphs, compiled in
            dangerouslySetInnerHTML={{ __html: glyphIn(glyphs, kind, side) }}
          />
        ))}
      </defs>
      <path className={styles.slab} d={drawn.ground.slab} />
      <path className={styles.dark} d={drawn.ground.dark} />
      <path className={styles.light} d={drawn.ground.light} />
      <path className={styles.line} d={drawn.lines} />
      <path className={styles.zoneSide} d={drawn.ground.zoneSides} />
      {drawn.ground.zones.map((d, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
        <path key={i} className={i % 2 ? `${styles.zone} ${styles.odd}` : styles.zone} d={d} />
      ))}
      {drawn.lying.map(({ id: feature, cell, transform }) => (
        <g
          key={`${cell} ${feature}`}
          className={styles.lying}
          transform={transform}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own glyphs, compiled in
          dangerouslySetInnerHTML={{ __html: featureGlyph(description.id, feature, 'usual', description.looks) }}
        />
      ))}
      {drawn.standing.map((piece) => {
        const side = description.sides[piece.side].id;
        const place = {
          x: piece.x - piece.size / 2,
          y: piece.y - piece.size * 0.97,
          width: piece.size,
          height: piece.size,
        };
        const href = `#${id}${piece.kind}${piece.side}`;
        return (
          <g
            key={`${piece.at}${piece.rides ? '^' : ''}`}
            className={piece.side ? styles.far : styles.near}
            data-side={piece.side}
            style={{ '--mark': `var(--side-${side})`, ...paintsOf(description.id, piece.group) } as CSSProperties}
          >
            <ellipse className={styles.shadow} cx={piece.x} cy={piece.y} rx={piece.size * 0.46} ry={piece.size * 0.2} />
            <use
              className={styles.back}
              href={href}
              {...place}
              x={place.x + piece.size * THICK}
              y={place.y - piece.size * 0.02}
            />
            <use className={styles.case} href={href} {...place} />
            <use className={styles.face} href={href} {...place} />
          </g>
        );
      })}
    </svg>
  );
}

/** A unit has its group's colours, every other piece its side's. */
const paintsOf = (variant: string, group: string | undefined): Record<string, string> => {
  const paints = group === undefined ? undefined : platesOf(variant)?.paints(group);
  return paints ? { '--ink': paints.ink, '--detail': paints.detail, '--edge': paints.edge, '--back': paints.back } : {};
};

/** Of a game that says what its board is made of. */
function coloursOf(description: VariantDescription): CSSProperties | undefined {
  const { looks } = description;
  if (!looks) return undefined;
  const { flat, frame, line } = boardMaterialOf(looks);
  return { '--d-light': flat.light, '--d-dark': flat.dark, '--d-edge': frame, '--d-line': line } as CSSProperties;
}

/** What is drawn on a board of lines or points. */
function linesOf(description: VariantDescription, project: Project): string {
  const { height } = description.topology;
  const { lines, border } = boardLinesOf(description);
  const way = (...points: readonly (readonly [number, number])[]): string =>
    path(
      project,
      points.map(([x, y]) => [x, height - y, 0]),
    );
  const around = border && {
    left: border.x,
    top: border.y,
    right: border.x + border.width,
    bottom: border.y + border.height,
  };
  return [
    ...lines.map(([x0, y0, x1, y1]) => way([x0, y0], [x1, y1])),
    around
      ? way(
          [around.left, around.top],
          [around.right, around.top],
          [around.right, around.bottom],
          [around.left, around.bottom],
        )
      : '',
  ].join('');
}

type Topology = VariantDescription['topology'];

/**
 * The board without its pieces: one path for each colour of cell, and raised cells one by one. `isWhole`: all of one colour,
 * without seams.
 */
function groundOf(topology: Topology, project: Project, isWhole: boolean) {
  const flat = topology.cells.filter((cell) => cell.height <= 0);
  const raised = topology.cells.filter((cell) => cell.height > 0);
  const quad = (x: number, y: number, z: number, inset: number) =>
    path(project, [
      [x + inset, y + inset, z],
      [x + 1 - inset, y + inset, z],
      [x + 1 - inset, y + 1 - inset, z],
      [x + inset, y + 1 - inset, z],
    ]);
  const [x0, x1] = [Math.min(...flat.map((c) => c.x)) - 0.16, Math.max(...flat.map((c) => c.x)) + 1.16];
  const [y0, y1] = [Math.min(...flat.map((c) => c.y)) - 0.16, Math.max(...flat.map((c) => c.y)) + 1.16];
  const slab =
    path(project, [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ]) +
    path(project, [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y0, -0.34],
      [x0, y0, -0.34],
    ]);
  const zoneSides = raised
    .map(({ x, y, height }) =>
      path(project, [
        [x + 0.04, y + 0.04, height],
        [x + 0.96, y + 0.04, height],
        [x + 0.96, y + 0.04, height - 0.16],
        [x + 0.04, y + 0.04, height - 0.16],
      ]),
    )
    .join('');
  const { width, height } = topology;
  const cells = (odd: number) => flat.filter((c) => (c.x + c.y) % 2 === odd).map((c) => quad(c.x, c.y, 0, 0));
  return {
    slab,
    dark: isWhole ? '' : cells(0).join(''),
    light: isWhole
      ? path(project, [
          [0, 0, 0],
          [width, 0, 0],
          [width, height, 0],
          [0, height, 0],
        ])
      : cells(1).join(''),
    zoneSides,
    zones: raised.map((c) => quad(c.x, c.y, c.height, 0.04)),
  };
}

/** Glyphs as they lie on their cells, each with what puts it there: a cell is small enough to be a parallelogram. */
function lyingOf(topology: Topology, lying: Thumbnail['features'], project: Project) {
  return lying.map(({ id, cell }) => {
    const { x, y, height } = topology.cells[cell];
    const z = Math.max(0, height);
    const [left, right, near] = [project(x, y + 1, z), project(x + 1, y + 1, z), project(x, y, z)];
    const [across, down] = [right, near].map((spot) => [(spot.x - left.x) / GLYPH, (spot.y - left.y) / GLYPH]);
    return { id, cell, transform: `matrix(${[...across, ...down, left.x, left.y].map(fine).join(' ')})` };
  });
}

/** The pieces from back to front, each at the place of its foot. */
function standingOf(topology: Topology, pieces: Thumbnail['pieces'], project: Project) {
  return pieces
    .map((piece) => {
      const cell = topology.cells[piece.at];
      if (!cell) throw new Error(`a piece stands on cell ${piece.at}; the board has ${topology.cells.length}`);
      const spot = project(cell.x + 0.5, cell.y + 0.36, Math.max(0, cell.height));
      const size = round(spot.scale * PIECE);
      const up = piece.rides ? size * RIDES : 0;
      return { ...piece, x: round(spot.x), foot: spot.y, y: round(spot.y - up), size };
    })
    .sort((a, b) => a.foot - b.foot || Number(a.rides ?? false) - Number(b.rides ?? false));
}
