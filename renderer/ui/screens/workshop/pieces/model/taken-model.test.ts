/**
 * Models from GLB files: what is read of them, what they become, and what is refused; whatever a file has in it, it is taken within
 * the bounds of a model or refused with a sentence, and nothing is thrown.
 */
import { describe, expect, test } from 'vitest';
import { LONGEST_MODEL } from '../../../../../../engine/shared/limits.ts';
import {
  MODEL_HEIGHT,
  MODEL_REACH,
  MOST_MODEL_TRIANGLES,
  type Model,
  readModel,
} from '../../../../../../engine/shared/model.ts';
import { Dice } from '../../../../../../engine/testing/dice.ts';
import { isWholeRun } from '../../../../../../engine/testing/usual.ts';
import { uiText } from '../../../../../text/index.ts';
import { boxSolid, glbOf, type IndexType, type Solid, solidGlb, solidJson, vaseSolid } from './glb.fixture.ts';
import { MOST_TRIANGLES, readGlb } from './glb.ts';
import { refusalText } from './model-file.ts';
import { takenModel } from './taken-model.ts';

const words = uiText.workshop.looks;
const [H, R] = [MODEL_HEIGHT, MODEL_REACH];
const taken = (bytes: Uint8Array): Model => {
  const file = takenModel(bytes);
  if ('refused' in file) throw new Error(file.refused);
  const model = readModel(file.model);
  if (typeof model === 'string') throw new Error(model);
  return model;
};
const says = (bytes: Uint8Array): string => {
  const file = takenModel(bytes);
  return 'refused' in file ? refusalText(file) : 'taken';
};
const sizes = ({ points }: Model): readonly number[] =>
  [0, 1, 2].map((k) => {
    const along = points.filter((_, i) => i % 3 === k);
    return Math.max(...along) - Math.min(...along);
  });
const volume = ({ points, corners }: Pick<Model, 'points' | 'corners'>): number => {
  let sum = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [...points.subarray(3 * corners[i + k], 3 * corners[i + k] + 3)]);
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
};
const box = boxSolid(1, 2, 1);
const boxWith = (more: Readonly<Record<string, unknown>>): Uint8Array => solidGlb(box, 'u16', 12, more);

describe('A box is the same model', () => {
  const plain = taken(solidGlb(box));
  test('in the size of a figure, on the ground, with its outside outside', () => {
    expect(plain.corners).toHaveLength(36);
    expect(sizes(plain)).toEqual([H / 2, H, H / 2]);
    expect(plain.slots).toEqual([12, 0, 0, 0]);
    expect(volume(plain)).toBeCloseTo((H * H * H) / 4, -3);
  });
  test.each<IndexType>(['none', 'u8', 'u16', 'u32'])('with indices of %s', (type) => {
    expect(sizes(taken(solidGlb(box, type)))).toEqual(sizes(plain));
    expect(volume(taken(solidGlb(box, type)))).toBe(volume(plain));
  });
  test.each([16, 24, 32, 252])('with positions among other attributes, %i bytes apart', (stride) => {
    expect(taken(solidGlb(box, 'u16', stride))).toEqual(plain);
  });
  test('moved, turned and of another size, by a matrix or by parts, above others or below', () => {
    const node = { translation: [5, -3, 100], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], scale: [40, 40, 40] };
    // columns, as the format has them
    const matrix = [0, 0, -40, 0, 0, 40, 0, 0, 40, 0, 0, 0, 5, -3, 100, 1];
    for (const nodes of [
      [{ ...node, mesh: 0 }],
      [{ matrix, mesh: 0 }],
      [
        { ...node, children: [1] },
        { matrix: [...matrix.slice(0, 12), 1, 1, 1, 1], mesh: 0 },
      ],
    ])
      expect(sizes(taken(boxWith({ nodes })))).toEqual(sizes(plain));
    expect(sizes(taken(boxWith({ nodes: [{ rotation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2], mesh: 0 }] })))).toEqual([
      R,
      R,
      2 * R,
    ]);
  });
  test('mirrored, and still its outside is outside', () => {
    const mirrored = taken(boxWith({ nodes: [{ mesh: 0, scale: [-1, 1, 1] }] }));
    expect(volume(mirrored)).toBe(volume(plain));
  });
  test('with a skin, which places it as it lies in its mesh', () => {
    const skinned = boxWith({ nodes: [{ mesh: 0, skin: 0, scale: [1, 9, 1] }], skins: [{ joints: [0] }] });
    expect(taken(skinned)).toEqual(plain);
    expect(takenModel(skinned)).toMatchObject({ leavesOut: true });
    expect(takenModel(solidGlb(box))).toMatchObject({ leavesOut: false });
  });
});

test('what looks ahead in a file looks to the enemy as a figure', () => {
  // a wedge whose tip points to +z, and to its left a bump
  const wedge: Solid = {
    points: [-1, 0, 0, 1, 0, 0, 0, 0, 3, 0, 1, 0],
    corners: [0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0],
  };
  const { points } = taken(solidGlb(wedge));
  const tip = [...points.keys()].filter(
    (i) => i % 3 === 2 && points[i] === Math.min(...points.filter((_, k) => k % 3 === 2)),
  );
  expect(tip).toHaveLength(1);
});
test('two boxes of one mesh are both there', () => {
  const nodes = [
    { mesh: 0, translation: [-2, 0, 0] },
    { mesh: 0, translation: [2, 0, 0] },
  ];
  expect(taken(boxWith({ nodes, scenes: [{ nodes: [0, 1] }] })).corners).toHaveLength(72);
  expect(taken(boxWith({ nodes, scenes: undefined })).corners).toHaveLength(72);
  expect(taken(boxWith({ nodes, scenes: [{ nodes: [1] }] })).corners).toHaveLength(36);
});
test('the material that covers most is the body, the next the accent, then the dark, and what glows the light', () => {
  const [json, bytes] = solidJson(box);
  const primitive = { attributes: { POSITION: 0 }, indices: 1 };
  const meshes = [3, 0, 2, 1].map((material) => ({ primitives: [{ ...primitive, material }] }));
  const nodes = meshes.map((_, mesh) => ({ mesh, translation: [3 * mesh, 0, 0], scale: [1, 4 - mesh, 1] }));
  const materials = [{}, { emissiveFactor: [1, 1, 1] }, {}, {}];
  const model = taken(glbOf({ ...json, meshes, nodes, materials, scenes: [{ nodes: [0, 1, 2, 3] }] }, bytes));
  expect(model.slots).toEqual([12, 12, 12, 12]);
  const top = (slot: number): number =>
    Math.max(...[...model.corners.subarray(36 * slot, 36 * slot + 36)].map((corner) => model.points[3 * corner + 1]));
  expect([0, 1, 3, 2].map(top)).toEqual([0, 1, 2, 3].map((n) => expect.closeTo((top(0) * (4 - n)) / 4, -0.5)));
});
test('quantized positions are read where the file says so', () => {
  const [json, bytes] = solidJson(box);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < box.points.length; i++)
    view.setInt16(8 * Math.floor(i / 3) + 2 * (i % 3), 100 * box.points[i], true);
  const accessors = json.accessors as readonly object[];
  const bufferViews = json.bufferViews as readonly object[];
  const quantized = {
    ...json,
    accessors: [{ ...accessors[0], componentType: 5122 }, accessors[1]],
    bufferViews: [{ ...bufferViews[0], byteStride: 8 }, bufferViews[1]],
  };
  expect(says(glbOf(quantized, bytes))).toBe(words.brokenModel);
  const model = taken(glbOf({ ...quantized, extensionsRequired: ['KHR_mesh_quantization'] }, bytes));
  expect(sizes(model)).toEqual([H / 2, H, H / 2]);
});

describe('A large model', () => {
  test.each([
    [40, 60],
    [300, 300],
  ])('of %i x %i x 2 triangles keeps its shape within the limits', (rings, segments) => {
    const vase = vaseSolid(rings, segments);
    const model = taken(solidGlb(vase, 'u32'));
    const count = model.corners.length / 3;
    expect(count).toBeLessThanOrEqual(MOST_MODEL_TRIANGLES);
    expect(count).toBeGreaterThan(900);
    expect(sizes(model)[1]).toBe(H);
    const scale = H / 3;
    const whole = volume({ points: Float64Array.from(vase.points) as never, corners: Uint16Array.from(vase.corners) });
    const ratio = vase.points.length / 3 < 65_536 ? volume(model) / (whole * scale ** 3) : 1;
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(1.03);
  });
  test('of thousands of parts that hang together nowhere is still taken', () => {
    const tetrahedron = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
    const parts = [...Array(4096).keys()];
    const grains: Solid = {
      points: parts.flatMap((n) =>
        tetrahedron.map((k, i) => k + 2 * (i % 3 === 1 ? n >> 8 : i % 3 === 0 ? n & 15 : (n >> 4) & 15)),
      ),
      corners: parts.flatMap((n) => [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3].map((k) => 4 * n + k)),
    };
    expect(taken(solidGlb(grains, 'u32')).corners.length).toBeGreaterThan(300);
  });
  test('of triangles that all have one point in common is taken in a few seconds', () => {
    const count = 20_000;
    const cone: Solid = {
      points: [0, 2, 0, ...Array.from({ length: count }, (_, i) => [Math.cos(i / 9), 0, Math.sin(i / 9)]).flat()],
      corners: Array.from({ length: count }, (_, i) => [0, 1 + ((i + 1) % count), 1 + i]).flat(),
    };
    const start = performance.now();
    expect(taken(solidGlb(cone, 'u32')).corners.length).toBeGreaterThan(30);
    expect(performance.now() - start).toBeLessThan(20_000);
  }, 60_000);
  test('of almost as many triangles as may be is taken in a few seconds', () => {
    const vase = vaseSolid(500, 499);
    const bytes = solidGlb(vase, 'u32');
    const start = performance.now();
    const file = takenModel(bytes);
    expect('model' in file && file.model.length).toBeLessThanOrEqual(LONGEST_MODEL);
    expect(performance.now() - start).toBeLessThan(20_000);
  }, 60_000);
  test('of too many triangles is not even read', () => {
    const [json, bytes] = solidJson(box);
    const count = Math.ceil(MOST_TRIANGLES / 12) + 1;
    const nodes = Array.from({ length: 20_000 }, () => ({ mesh: 0 }));
    const primitives = Array.from({ length: 3 }, () => ({ attributes: { POSITION: 0 }, indices: 1 }));
    expect(3 * 20_000).toBeGreaterThan(count);
    const scenes = [{ nodes: [...nodes.keys()] }];
    expect(says(glbOf({ ...json, nodes, scenes, meshes: [{ primitives }] }, bytes))).toBe(words.brokenModel);
    const many = Array.from({ length: 20 }, () => primitives[0]);
    const some = Array.from({ length: 1000 }, (_, i) => ({ mesh: i % 2 }));
    const [vase, vaseBytes] = solidJson(vaseSolid(20, 60), 'u32');
    const meshes = [{ primitives: many }, { primitives: many }];
    expect(says(glbOf({ ...vase, nodes: some, scenes: [{ nodes: [...some.keys()] }], meshes }, vaseBytes))).toBe(
      words.tooManyTriangles(MOST_TRIANGLES),
    );
  });
});

describe('Refused is', () => {
  const [json, bytes] = solidJson(box);
  const view = (json.bufferViews as readonly object[])[0];
  const [position, index] = json.accessors as readonly object[];
  const primitive = { attributes: { POSITION: 0 }, indices: 1 };
  const withAccessor = (change: object) => ({ accessors: [{ ...position, ...change }, index] });
  const withPrimitive = (change: object) => ({ meshes: [{ primitives: [{ ...primitive, ...change }] }] });
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  test.each<[string, Uint8Array, string]>([
    ['a file that only begins like one', Uint8Array.of(0x67, 0x6c, 0x54, 0x46, 2, 0, 0, 0), words.noGlb],
    ['glTF 1', solidGlb(box).map((n, i) => (i === 4 ? 1 : n)), words.noGlb],
    ['what breaks off', solidGlb(box).subarray(0, -4), words.brokenModel],
    ['a wrong length', glbOf(json, bytes, 99), words.brokenModel],
    ['a description that is none', glbOf('{"nodes":'), words.brokenModel],
    ['a description of nothing but brackets', glbOf(deep), words.brokenModel],
    ['a description that is a list', glbOf('[]'), words.brokenModel],
    [
      'a buffer elsewhere',
      boxWith({ buffers: [{ byteLength: 9, uri: 'https://example.org/b.bin' }] }),
      words.modelElsewhere,
    ],
    ['a texture elsewhere', boxWith({ images: [{ uri: '../../secret.png' }] }), words.modelElsewhere],
    [
      'an address where nobody expects one',
      boxWith({ extras: { a: [{ uri: 'file:///etc/passwd' }] } }),
      words.modelElsewhere,
    ],
    ['data in an address', boxWith({ images: [{ uri: 'data:image/png;base64,AAAA' }] }), words.modelElsewhere],
    [
      'an address whose name is written otherwise',
      glbOf(JSON.stringify({ ...json, x: { uri: '' } }).replace('"uri"', '"\\u0075ri"'), bytes),
      words.modelElsewhere,
    ],
    [
      'Draco',
      boxWith({ extensionsRequired: ['KHR_draco_mesh_compression'] }),
      words.modelNeeds('KHR_draco_mesh_compression'),
    ],
    [
      'meshopt',
      boxWith({ extensionsRequired: ['EXT_meshopt_compression'] }),
      words.modelNeeds('EXT_meshopt_compression'),
    ],
    ['a name of an extension with markup', boxWith({ extensionsRequired: ['<b>x'] }), words.modelNeeds('?b?x')],
    ['lines', boxWith(withPrimitive({ mode: 1 })), words.modelLines],
    ['a strip', boxWith(withPrimitive({ mode: 5 })), words.modelLines],
    ['a sparse accessor', boxWith(withAccessor({ sparse: { count: 1 } })), words.modelNeeds('sparse')],
    ['an accessor without a buffer', boxWith(withAccessor({ bufferView: undefined })), words.brokenModel],
    ['an accessor behind the end', boxWith(withAccessor({ count: 1000 })), words.brokenModel],
    ['an accessor of more than there can be', boxWith(withAccessor({ count: 2 ** 52 })), words.brokenModel],
    ['an accessor before the beginning', boxWith(withAccessor({ byteOffset: -12 })), words.brokenModel],
    ['an accessor of half a value', boxWith(withAccessor({ count: 7.5 })), words.brokenModel],
    ['an accessor of another type', boxWith(withAccessor({ type: 'VEC2' })), words.brokenModel],
    ['an accessor of no known numbers', boxWith(withAccessor({ componentType: 5130 })), words.brokenModel],
    ['an index behind the last point', boxWith(withAccessor({ count: 7 })), words.brokenModel],
    [
      'a stride that is too short',
      boxWith({ bufferViews: [{ ...view, byteStride: 4 }, (json.bufferViews as object[])[1]] }),
      words.brokenModel,
    ],
    [
      'a view behind the end',
      boxWith({ bufferViews: [{ ...view, byteOffset: 200 }, (json.bufferViews as object[])[1]] }),
      words.brokenModel,
    ],
    [
      'another buffer',
      boxWith({ bufferViews: [{ ...view, buffer: 1 }, (json.bufferViews as object[])[1]] }),
      words.brokenModel,
    ],
    ['a mesh that is not there', boxWith({ nodes: [{ mesh: 9 }] }), words.brokenModel],
    ['a node that is its own child', boxWith({ nodes: [{ mesh: 0, children: [0] }] }), words.brokenModel],
    ['nodes in a ring', boxWith({ nodes: [{ children: [1] }, { children: [0] }] }), words.brokenModel],
    ['a matrix of too few numbers', boxWith({ nodes: [{ mesh: 0, matrix: [1, 0, 0] }] }), words.brokenModel],
    [
      'a transform out of all bounds',
      boxWith({ nodes: [{ mesh: 0, scale: [1e308, 1e308, 1e308] }] }),
      words.brokenModel,
    ],
    ['a position that is no number', solidGlb({ ...box, points: box.points.with(3, Number.NaN) }), words.brokenModel],
    [
      'a position without an end',
      solidGlb({ ...box, points: box.points.with(3, Number.POSITIVE_INFINITY) }),
      words.brokenModel,
    ],
    ['a scene of nothing', boxWith({ scenes: [{}] }), words.emptyModel],
    ['a model that is flat to a line', boxWith({ nodes: [{ mesh: 0, scale: [0, 1, 0] }] }), words.emptyModel],
    ['a model that is a point', boxWith({ nodes: [{ mesh: 0, scale: [0, 0, 0] }] }), words.emptyModel],
    [
      'a prototype for a list',
      glbOf(JSON.stringify(json).replace('"meshes"', '"__proto__"'), bytes),
      words.brokenModel,
    ],
  ])('%s', (_, file, told) => expect(says(file)).toBe(told));
  test('not what needs an extension of colours alone, or has more chunks', () => {
    expect(says(boxWith({ extensionsRequired: ['KHR_materials_unlit', 'KHR_texture_transform'] }))).toBe('taken');
  });
});

const COUNT = isWholeRun ? 40_000 : 4000;
/** A word of the description that numbers stand behind, changed; or bytes anywhere. */
function damaged(dice: Dice, good: readonly Uint8Array[]): Uint8Array {
  let bytes: Uint8Array = dice.pick(good).slice();
  for (let left = 1 + dice.below(4); left > 0; left--) {
    const at = dice.below(bytes.length);
    const text = new TextDecoder('latin1').decode(bytes);
    const digits = [...text.matchAll(/(?<=[:[,])-?\d+/g)];
    const ways: (() => Uint8Array)[] = [
      () => bytes.with(at, dice.below(256)),
      () => bytes.with(at, bytes[at] ^ (1 << dice.below(8))),
      () => bytes.slice(0, at + 1),
      () => Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(Math.max(0, at - dice.below(60)))]),
      // the length of the file stays as it is
      () => {
        const digit = dice.pick(digits);
        if (!digit) return bytes;
        const other = String(dice.below(dice.pick([2, 10, 6000, 1e9]))).slice(0, digit[0].length);
        const written = other.padStart(digit[0].length, ' ');
        const changed = bytes.slice();
        for (const [i, letter] of [...written].entries()) changed[digit.index + i] = letter.charCodeAt(0);
        return changed;
      },
    ];
    bytes = dice.pick([...ways, ways[4], ways[4]])();
    if (bytes.length < 8) break;
  }
  return bytes;
}
test(
  `${COUNT} damaged files are taken within the bounds of a model or refused with a sentence`,
  () => {
    const dice = new Dice(46);
    const pieces = [
      { mesh: 0, translation: [1, 2, 3], children: [1] },
      { mesh: 0, rotation: [0, 0, 0, 1] },
    ];
    const good = [
      solidGlb(box, 'u8', 24),
      solidGlb(box, 'u32', 12, { nodes: pieces, images: [{ bufferView: 0 }] }),
      solidGlb(vaseSolid(6, 8), 'u16', 16),
      solidGlb(box, 'none'),
    ];
    const told = new Set(Object.values(words).flatMap((one) => (typeof one === 'string' ? [one] : [])));
    let refused = 0;
    for (let n = 0; n < COUNT; n++) {
      const file = takenModel(damaged(dice, good));
      if ('refused' in file) {
        refused++;
        const says = refusalText(file);
        if (!says.includes('“')) expect([...told, words.tooManyTriangles(MOST_TRIANGLES)]).toContain(says);
      } else expect(typeof readModel(file.model)).toBe('object');
    }
    expect(refused).toBeGreaterThan(COUNT / 2);
    expect(refused).toBeLessThan(COUNT);
  },
  isWholeRun ? 300_000 : 60_000,
);
test('reading throws nothing but a refusal', () => {
  expect(() => readGlb(new Uint8Array(20))).toThrow('noGlb');
});
