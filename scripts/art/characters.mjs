/**
 * Makes `renderer/art/characters/outlines.ts`: the few characters of CJK sets and the Latin capitals of tokens, as closed
 * polygons. Run by hand when a set gets a character; the fonts are not dependencies of the program:
 *   node scripts/art/characters.mjs FOLDER-WITH-node_modules
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const from = createRequire(path.join(path.resolve(process.argv[2] ?? '.'), 'x.js'));
const fontkit = from('fontkit');

/** the em is `BOX` high; a point may be moved by so much to save others */
const BOX = 100;
/** @type {Record<string, readonly [fontPackage: string, weight: number, characters: string, tolerance: number]>} */
const SETS = {
  // brush-written, for wedges
  shogi: [
    '@fontsource/yuji-syuku',
    400,
    '王玉飛角金銀桂香歩と杏圭全馬龍鵬鷹雉鶴鶉燕雁鵰左右醉太一二三四五六七八九十',
    0.55,
  ],
  // regular script, for discs
  xiangqi: ['@fontsource/lxgw-wenkai-tc', 700, '帥仕相俥傌炮兵將士象車馬砲卒漢楚包旗河界', 0.45],
  latin: ['@fontsource/source-serif-4', 700, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+?', 0.4],
};

/** @typedef {[x: number, y: number]} Point */

/**
 * The loops of a glyph, with curves as straight pieces.
 * @param {{ commands: readonly { command: string, args: number[] }[] }} glyphPath
 * @param {number} scale
 */
function pointsOf(glyphPath, scale) {
  /** @type {Point[][]} */
  const loops = [];
  /** @type {Point[]} */
  let loop = [];
  /** @type {Point} */
  let at = [0, 0];
  /** @type {(x: number, y: number) => void} */
  const put = (x, y) => {
    loop.push([x * scale, y * scale]);
    at = [x, y];
  };
  for (const { command, args } of glyphPath.commands) {
    if (command === 'moveTo') {
      if (loop.length) loops.push(loop);
      loop = [];
      put(args[0], args[1]);
    } else if (command === 'lineTo') put(args[0], args[1]);
    else if (command === 'quadraticCurveTo') {
      const [cx, cy, x, y] = args;
      const [sx, sy] = at;
      for (let i = 1; i <= 8; i++) {
        const t = i / 8,
          u = 1 - t;
        loop.push([
          (u * u * sx + 2 * u * t * cx + t * t * x) * scale,
          (u * u * sy + 2 * u * t * cy + t * t * y) * scale,
        ]);
      }
      at = [x, y];
    } else if (command === 'bezierCurveTo') {
      const [ax, ay, bx, by, x, y] = args;
      const [sx, sy] = at;
      for (let i = 1; i <= 10; i++) {
        const t = i / 10,
          u = 1 - t;
        loop.push([
          (u ** 3 * sx + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * x) * scale,
          (u ** 3 * sy + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * y) * scale,
        ]);
      }
      at = [x, y];
    } else if (command === 'closePath') {
      if (loop.length) loops.push(loop);
      loop = [];
    }
  }
  if (loop.length) loops.push(loop);
  return loops;
}
/**
 * Douglas and Peucker
 * @param {Point[]} points
 * @param {number} tolerance
 * @returns {Point[]}
 */
function thin(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points[points.length - 1]];
  let [far, index] = [0, 0];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const d =
      length < 1e-6
        ? Math.hypot(x - a[0], y - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (d > far) [far, index] = [d, i];
  }
  if (far <= tolerance) return [a, b];
  return [...thin(points.slice(0, index + 1), tolerance).slice(0, -1), ...thin(points.slice(index), tolerance)];
}
/**
 * A closed loop in fewer points, on half units.
 * @type {(loop: Point[], tolerance: number) => Point[]}
 */
const closed = (loop, tolerance) => {
  const half = Math.floor(loop.length / 2);
  const points = [
    ...thin(loop.slice(0, half + 1), tolerance).slice(0, -1),
    ...thin([...loop.slice(half), loop[0]], tolerance).slice(0, -1),
  ];
  const rounded = points.map(([x, y]) => /** @type {Point} */ ([Math.round(x * 2) / 2, Math.round(y * 2) / 2]));
  return rounded.filter(([x, y], i) => {
    const [p, q] = rounded[(i + rounded.length - 1) % rounded.length];
    return x !== p || y !== q;
  });
};

const out = [];
let [points, count] = [0, 0];
for (const [set, [pkg, weight, text, tolerance]] of Object.entries(SETS)) {
  const folder = path.join(path.dirname(from.resolve(`${pkg}/package.json`)), 'files');
  const files = fs
    .readdirSync(folder)
    .filter((f) => f.endsWith(`-${weight}-normal.woff2`))
    .map((f) => path.join(folder, f));
  const open = new Map();
  const lines = [];
  for (const character of text) {
    const code = /** @type {number} */ (character.codePointAt(0));
    let found = null;
    for (const file of files) {
      if (!open.has(file)) open.set(file, fontkit.create(fs.readFileSync(file)));
      const font = open.get(file);
      if (font.hasGlyphForCodePoint(code)) {
        found = font;
        break;
      }
    }
    if (!found) {
      console.error(`${set}: no ${character}`);
      continue;
    }
    const glyph = found.glyphForCodePoint(code);
    const loops = pointsOf(glyph.path, BOX / found.unitsPerEm)
      .map((l) => closed(l, tolerance))
      .filter((l) => l.length > 2);
    points += loops.reduce((n, l) => n + l.length, 0);
    count++;
    lines.push(
      `  ${JSON.stringify(character)}: '${loops.map((l) => l.map(([x, y]) => `${x},${y}`).join(' ')).join('/')}',`,
    );
  }
  out.push(`export const ${set.toUpperCase()}: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};`);
}
const head = `/**
 * Characters as closed polygons, \`x,y\` points in an em of ${BOX} with the baseline at 0 and y upwards; loops are separated by a slash.
 * Made by \`scripts/art/characters.mjs\` and not changed by hand. From Yuji Syuku (The Yuji Project Authors), LXGW WenKai TC
 * (The LXGW WenKai Project Authors) and Source Serif 4 (Adobe), all under the SIL Open Font License 1.1.
 */
/* biome-ignore-all lint: generated */
`;
const target = new URL('../../renderer/art/characters/outlines.ts', import.meta.url);
fs.writeFileSync(target, `${head}\n${out.join('\n\n')}\n`);
console.log(`${count} characters, ${points} points, ${fs.statSync(target).size} bytes`);
