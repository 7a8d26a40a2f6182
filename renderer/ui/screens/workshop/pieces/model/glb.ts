/**
 * Reads the triangles of a GLB file (glTF 2.0): positions, indices, and the transforms of the nodes, in their rest position and
 * without skins, morph targets and animations. Textures, cameras and lights are left out. Nothing of the file is followed: it is
 * refused where it names any address, needs an extension that this reader lacks, or points outside its own bytes. Free of the DOM.
 */
import { type Mesh, ModelRefused } from './mesh.ts';
import { transformOf } from './node-transform.ts';

export const MOST_TRIANGLES = 500_000;
/** bytes of the description, nodes and primitives that are shown, and points that all of them together name */
const MOST_JSON = 4_000_000;
const MOST_NODES = 20_000;
const MOST_PRIMITIVES = 20_000;
const MOST_POINTS = 2_000_000;
/** a coordinate, whatever it is measured in */
const FARTHEST = 1e12;

const [MAGIC, JSON_CHUNK, BINARY_CHUNK] = [0x46546c67, 0x4e4f534a, 0x004e4942];
const TRIANGLES = 4;
const FLOAT = 5126;
/** by component type: bytes, how it is read, and what is 1 where it is normalized */
const COMPONENTS: Readonly<Record<number, readonly [number, (view: DataView, at: number) => number, number]>> = {
  5120: [1, (view, at) => view.getInt8(at), 127],
  5121: [1, (view, at) => view.getUint8(at), 255],
  5122: [2, (view, at) => view.getInt16(at, true), 32_767],
  5123: [2, (view, at) => view.getUint16(at, true), 65_535],
  5125: [4, (view, at) => view.getUint32(at, true), 1],
  [FLOAT]: [4, (view, at) => view.getFloat32(at, true), 1],
};
const INDEX_TYPES: readonly number[] = [5121, 5123, 5125];
/** of the types of a position, those that only quantized ones have */
const QUANTIZED: readonly number[] = [5120, 5121, 5122, 5123];
const QUANTIZATION = 'KHR_mesh_quantization';
/** extensions of what is left out, which a file may need as much as it likes */
const OF_COLOURS = /^(?:KHR_materials_\w+|KHR_texture_transform|KHR_lights_punctual|KHR_materials|KHR_xmp_json_ld)$/;

type Json = Readonly<Record<string, unknown>>;

export interface ReadGlb {
  readonly mesh: Mesh;
  /** materials that glow, by their number in the mesh */
  readonly glowing: ReadonlySet<number>;
  /** there is more in the file than a figure has */
  readonly leavesOut: boolean;
}

/** Is it meant to be a GLB file? */
export const isGlb = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && bytes[0] === 0x67 && bytes[1] === 0x6c && bytes[2] === 0x54 && bytes[3] === 0x46;

/** Throws nothing but `ModelRefused`. */
export function readGlb(bytes: Uint8Array): ReadGlb {
  const { json, binary } = chunksOf(bytes);
  return new GlbReader(json, binary).read();
}

function chunksOf(bytes: Uint8Array): { readonly json: Json; readonly binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== 2)
    throw new ModelRefused({ refused: 'noGlb' });
  if (view.getUint32(8, true) !== bytes.length) throw broken();
  const chunks: { readonly type: number; readonly body: Uint8Array }[] = [];
  let at = 12;
  // a file has two, and those behind them are none that is known
  while (at + 8 <= bytes.length && chunks.length < 2) {
    const end = at + 8 + view.getUint32(at, true);
    if (end > bytes.length) throw broken();
    chunks.push({ type: view.getUint32(at + 4, true), body: bytes.subarray(at + 8, end) });
    at = end;
  }
  const [first, second] = chunks;
  if (first?.type !== JSON_CHUNK || first.body.length > MOST_JSON) throw broken();
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(first.body));
  } catch {
    throw broken();
  }
  return { json: object(json), binary: second?.type === BINARY_CHUNK ? second.body : new Uint8Array() };
}

const broken = (): ModelRefused => new ModelRefused({ refused: 'brokenModel' });
function object(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw broken();
  return value as Json;
}
/** Nothing where it is absent. */
function list(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw broken();
  return value;
}
function whole(value: unknown, otherwise?: number): number {
  const number = value === undefined ? otherwise : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) throw broken();
  return number;
}
function numbersIn(value: unknown, count: number): readonly number[] {
  const numbers = list(value);
  if (numbers.length !== count || !numbers.every(Number.isFinite)) throw broken();
  return numbers as readonly number[];
}
const at = (of: readonly unknown[], index: number): Json => object(of[index]);

/** Where the values of an accessor lie. */
interface Values {
  readonly count: number;
  /** the component of a value, by both their numbers; within the bytes of the file */
  get(value: number, component: number): number;
}

class GlbReader {
  private readonly json: Json;
  private readonly view: DataView;
  private readonly points: number[] = [];
  private readonly corners: number[] = [];
  private readonly materials: number[] = [];
  private primitives = 0;
  private readonly isQuantized: boolean;

  constructor(json: Json, binary: Uint8Array) {
    this.json = json;
    this.view = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
    this.isQuantized = list(json.extensionsRequired).includes(QUANTIZATION);
  }

  read(): ReadGlb {
    const { json } = this;
    if (hasAddress(json)) throw new ModelRefused({ refused: 'modelElsewhere' });
    for (const extension of list(json.extensionsRequired)) {
      const name = String(typeof extension === 'string' ? extension : '?')
        .replace(/\W/g, '?')
        .slice(0, 60);
      if (name !== QUANTIZATION && !OF_COLOURS.test(name))
        throw new ModelRefused({ refused: 'modelNeeds', extension: name });
    }
    this.readNodes();
    if (this.corners.length === 0) throw new ModelRefused({ refused: 'emptyModel' });
    const mesh = {
      points: Float64Array.from(this.points),
      corners: Uint32Array.from(this.corners),
      materials: Uint16Array.from(this.materials),
    };
    return { mesh, glowing: this.glowing(), leavesOut: LEFT_OUT.some((key) => list(json[key]).length > 0) };
  }

  private glowing(): ReadonlySet<number> {
    const glows = list(this.json.materials).flatMap((material, i) => {
      const { emissiveFactor } = object(material);
      return list(emissiveFactor).some((n) => typeof n === 'number' && n > 0.2) ? [i + 1] : [];
    });
    return new Set(glows);
  }

  private readNodes(): void {
    const nodes = list(this.json.nodes);
    const open = this.roots(nodes).map((node) => ({ node, above: null as readonly number[] | null }));
    const seen = new Set<number>();
    for (let next = open.pop(); next; next = open.pop()) {
      // a node has one parent at most, so none is met twice
      if (seen.has(next.node) || seen.size >= MOST_NODES) throw broken();
      seen.add(next.node);
      const node = at(nodes, next.node);
      const transform = transformOf(next.above, node, numbersIn);
      // a skin places its mesh by its joints, whose rest position is that of the mesh itself
      if (node.mesh !== undefined) this.readMesh(whole(node.mesh), node.skin === undefined ? transform : null);
      for (const child of list(node.children)) open.push({ node: whole(child), above: transform });
    }
  }
  private roots(nodes: readonly unknown[]): readonly number[] {
    const scenes = list(this.json.scenes);
    if (scenes.length > 0) return list(at(scenes, whole(this.json.scene, 0)).nodes).map((node) => whole(node));
    const children = new Set(nodes.flatMap((node) => list(object(node).children)));
    return [...nodes.keys()].filter((node) => !children.has(node));
  }

  private readMesh(index: number, transform: readonly number[] | null): void {
    for (const each of list(at(list(this.json.meshes), index).primitives)) {
      const primitive = object(each);
      if (++this.primitives > MOST_PRIMITIVES) throw broken();
      if (whole(primitive.mode, TRIANGLES) !== TRIANGLES) throw new ModelRefused({ refused: 'modelLines' });
      const { POSITION } = object(primitive.attributes);
      const positions = this.values(whole(POSITION), 'VEC3');
      const indices = primitive.indices === undefined ? null : this.values(whole(primitive.indices), 'SCALAR');
      const count = indices?.count ?? positions.count;
      if (count % 3 !== 0) throw broken();
      if (this.corners.length / 3 + count / 3 > MOST_TRIANGLES) throw new ModelRefused({ refused: 'tooManyTriangles' });
      const first = this.points.length / 3;
      this.addPoints(positions, transform);
      this.addCorners(indices, positions.count, first, count, isMirrored(transform));
      // no material is one, too
      const material = primitive.material === undefined ? 0 : whole(primitive.material) + 1;
      if (material > 0xffff) throw broken();
      for (let i = 0; i < count / 3; i++) this.materials.push(material);
    }
  }
  private addPoints(positions: Values, transform: readonly number[] | null): void {
    if (this.points.length / 3 + positions.count > MOST_POINTS) throw new ModelRefused({ refused: 'tooManyTriangles' });
    const [a, b, c, d, e, f, g, h, i, x0, y0, z0] = transform ?? [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
    for (let n = 0; n < positions.count; n++) {
      const [x, y, z] = [positions.get(n, 0), positions.get(n, 1), positions.get(n, 2)];
      const placed = [a * x + d * y + g * z + x0, b * x + e * y + h * z + y0, c * x + f * y + i * z + z0];
      if (!placed.every((n) => Math.abs(n) <= FARTHEST)) throw broken();
      this.points.push(placed[0], placed[1], placed[2]);
    }
  }
  private addCorners(indices: Values | null, most: number, first: number, count: number, mirrored: boolean): void {
    for (let n = 0; n < count; n++) {
      // what is mirrored is turned over again
      const corner = mirrored && n % 3 !== 0 ? n + (n % 3 === 1 ? 1 : -1) : n;
      const index = indices ? indices.get(corner, 0) : corner;
      if (index >= most) throw broken();
      this.corners.push(first + index);
    }
  }

  private values(index: number, type: 'VEC3' | 'SCALAR'): Values {
    const accessor = at(list(this.json.accessors), index);
    if (accessor.sparse !== undefined) throw new ModelRefused({ refused: 'modelNeeds', extension: 'sparse' });
    const componentType = whole(accessor.componentType);
    const isAllowed =
      type === 'SCALAR'
        ? INDEX_TYPES.includes(componentType)
        : componentType === FLOAT || (this.isQuantized && QUANTIZED.includes(componentType));
    if (accessor.type !== type || !isAllowed) throw broken();
    const [size, read, one] = COMPONENTS[componentType];
    const components = type === 'VEC3' ? 3 : 1;
    const count = whole(accessor.count);
    const span = at(list(this.json.bufferViews), whole(accessor.bufferView));
    // only the first buffer can lie in the file
    if (whole(span.buffer) !== 0) throw broken();
    const stride = whole(span.byteStride, size * components);
    const [start, offset, length] = [whole(span.byteOffset, 0), whole(accessor.byteOffset, 0), whole(span.byteLength)];
    const used = count === 0 ? 0 : offset + stride * (count - 1) + size * components;
    if (stride < size * components || stride > 252 || used > length || start + length > this.view.byteLength)
      throw broken();
    const { view } = this;
    const scale = accessor.normalized === true && type === 'VEC3' ? 1 / one : 1;
    return {
      count,
      get: (value, component) => read(view, start + offset + stride * value + size * component) * scale,
    };
  }
}

const LEFT_OUT = ['textures', 'images', 'cameras', 'skins', 'animations'];

/** Is there an address in it anywhere? */
function hasAddress(json: Json): boolean {
  const open: unknown[] = [json];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && Object.hasOwn(next, 'uri')) return true;
    for (const value of Object.values(next)) if (typeof value === 'object' && value !== null) open.push(value);
  }
  return false;
}
const isMirrored = (transform: readonly number[] | null): boolean => {
  if (transform === null) return false;
  const [a, b, c, d, e, f, g, h, i] = transform;
  return a * (e * i - f * h) - d * (b * i - c * h) + g * (b * f - c * e) < 0;
};
