/**
 * Values as text and back, with the meaning of structured clone: what Electron's processes and worlds pass to each
 * other arrives as a copy, keeps undefined, NaN, dates, maps, sets, binary data, errors and shared references, and
 * what cannot be cloned is refused with Electron's words. Runs in Node and in both worlds of a page.
 */
type Wire = null | boolean | number | string | { readonly $: string; readonly [key: string]: unknown };

/** How functions and promises travel, where they may (over the context bridge); absent: refused. */
export type Passing = (value: unknown) => Wire;
export type Arriving = (wire: { readonly $: string; readonly id: number }) => unknown;

const binaryTypes = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
} as const;
const errorTypes = { TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError } as const;

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const refused = () => new Error('An object could not be cloned.');

/** Throws Electron's error for a value that cannot be cloned. */
export function encode(value: unknown, pass?: Passing): string {
  const seen = new Map<object, number>();
  const go = (v: unknown): Wire => {
    if (v === null || typeof v === 'string' || typeof v === 'boolean') return v;
    if (typeof v === 'number') {
      if (Number.isFinite(v) && !Object.is(v, -0)) return v;
      return { $: 'number', v: Object.is(v, -0) ? '-0' : String(v) };
    }
    if (v === undefined) return { $: 'undefined' };
    if (typeof v === 'bigint') return { $: 'bigint', v: String(v) };
    if (typeof v === 'function' || v instanceof Promise) {
      if (pass) return pass(v);
      throw refused();
    }
    if (typeof v !== 'object') throw refused();
    const before = seen.get(v);
    if (before !== undefined) return { $: 'same', v: before };
    const id = seen.size;
    seen.set(v, id);
    if (v instanceof WeakMap || v instanceof WeakSet || v instanceof WeakRef) throw refused();
    if (v instanceof Date) return { $: 'date', v: v.getTime(), id };
    if (v instanceof RegExp) return { $: 'regexp', v: v.source, flags: v.flags, id };
    if (v instanceof ArrayBuffer) return { $: 'buffer', v: textOf(new Uint8Array(v)), id };
    if (ArrayBuffer.isView(v)) {
      const name = Object.prototype.toString.call(v).slice(8, -1);
      const bytes = new Uint8Array(v.buffer, v.byteOffset, v.byteLength);
      return { $: 'binary', type: name in binaryTypes ? name : 'Uint8Array', v: textOf(bytes), id };
    }
    if (v instanceof Map) return { $: 'map', v: [...v].map(([key, item]) => [go(key), go(item)]), id };
    if (v instanceof Set) return { $: 'set', v: [...v].map(go), id };
    if (v instanceof Error) return { $: 'error', name: v.name, message: v.message, stack: v.stack ?? '', id };
    if (Array.isArray(v)) return { $: 'array', v: Array.from(v, go), id };
    return { $: 'object', v: Object.entries(v).map(([key, item]) => [key, go(item)]), id };
  };
  return JSON.stringify(go(value));
}

export function decode(text: string, arrive?: Arriving): unknown {
  const made = new Map<number, unknown>();
  const keep = <T>(id: number, value: T): T => {
    made.set(id, value);
    return value;
  };
  // biome-ignore lint/suspicious/noExplicitAny: this is the one place where text of unknown shape becomes values
  const go = (j: any): unknown => {
    if (j === null || typeof j !== 'object') return j;
    switch (j.$) {
      case 'undefined':
        return undefined;
      case 'number':
        return j.v === '-0' ? -0 : Number(j.v);
      case 'bigint':
        return BigInt(j.v);
      case 'same':
        return made.get(j.v);
      case 'date':
        return keep(j.id, new Date(j.v));
      case 'regexp':
        return keep(j.id, new RegExp(j.v, j.flags));
      case 'buffer':
        return keep(j.id, bytesOf(j.v).buffer);
      case 'binary':
        return keep(j.id, new binaryTypes[j.type as 'Uint8Array'](bytesOf(j.v).buffer));
      case 'map': {
        const map = keep(j.id, new Map());
        for (const [key, item] of j.v) map.set(go(key), go(item));
        return map;
      }
      case 'set': {
        const set = keep(j.id, new Set());
        for (const item of j.v) set.add(go(item));
        return set;
      }
      case 'error': {
        const made = new (errorTypes[j.name as keyof typeof errorTypes] ?? Error)(j.message);
        made.stack = j.stack;
        return keep(j.id, made);
      }
      case 'array': {
        const list: unknown[] = keep(j.id, []);
        for (const item of j.v) list.push(go(item));
        return list;
      }
      case 'object': {
        const object: Record<string, unknown> = keep(j.id, {});
        for (const [key, item] of j.v) object[key] = go(item);
        return object;
      }
      default:
        if (arrive) return arrive(j);
        throw new Error(`stand-in: nothing travels as ${j.$}`);
    }
  };
  return go(JSON.parse(text));
}
