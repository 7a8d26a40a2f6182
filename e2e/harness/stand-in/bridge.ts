/**
 * contextBridge between the preload's isolated world and the page's: synchronous DOM events carry text, so nothing
 * but copies ever crosses. Functions and promises are passed by number. What is exposed arrives frozen, as in
 * Electron. The same code runs in both worlds, each knowing which side it is.
 */
import { decode, encode } from './codec.ts';

type Side = 'page' | 'preload';
type Call = { readonly give: (value: unknown) => void; readonly fail: (error: unknown) => void };

const eventOf = (side: Side) => `__stand-in-${side}`;

/** Errors lose everything but name, message and stack. */
function plain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const copy = new Error(error.message);
  copy.name = error.name;
  if (error.stack !== undefined) copy.stack = error.stack;
  return copy;
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}

/** Answers what the preload side uses to expose an API. */
export function installBridge(side: Side): { expose: (name: string, api: unknown) => void } {
  const other: Side = side === 'page' ? 'preload' : 'page';
  const passed = new Map<number, (...words: unknown[]) => unknown>();
  const waiting = new Map<number, Call>();
  const exposed: [string, string][] = [];
  let next = 1;
  let reply: ['value' | 'throw', string] | null = null;

  const tell = (kind: string, body: unknown) =>
    document.dispatchEvent(new CustomEvent(eventOf(other), { detail: JSON.stringify([kind, body]) }));
  const pass = (value: unknown) => {
    const id = next++;
    if (typeof value === 'function') {
      passed.set(id, value as (...words: unknown[]) => unknown);
      return { $: 'function', id };
    }
    (value as Promise<unknown>).then(
      (v) => tell('resolved', [id, encode(v, pass)]),
      (error) => tell('rejected', [id, encode(plain(error), pass)]),
    );
    return { $: 'promise', id };
  };
  const arrive = ({ $, id }: { $: string; id: number }) => {
    if ($ === 'promise') return new Promise((give, fail) => waiting.set(id, { give, fail }));
    return (...words: unknown[]) => {
      reply = null;
      tell('call', [id, encode(words, pass)]);
      const answer = reply as ['value' | 'throw', string] | null;
      reply = null;
      if (!answer) throw new Error('stand-in: the other world did not answer');
      const value = decode(answer[1], arrive);
      if (answer[0] === 'throw') throw value;
      return value;
    };
  };
  const call = ([id, words]: [number, string]) => {
    try {
      const method = passed.get(id);
      if (!method) throw new Error(`stand-in: no function ${id}`);
      tell('reply', ['value', encode(method(...(decode(words, arrive) as unknown[])), pass)]);
    } catch (error) {
      tell('reply', ['throw', encode(plain(error), pass)]);
    }
  };
  const settle = (how: keyof Call, [id, value]: [number, string]) => {
    const promise = waiting.get(id);
    waiting.delete(id);
    promise?.[how](decode(value, arrive));
  };

  document.addEventListener(eventOf(side), (event) => {
    const [kind, body] = JSON.parse((event as CustomEvent<string>).detail);
    if (kind === 'call') call(body);
    else if (kind === 'reply') reply = body;
    else if (kind === 'resolved') settle('give', body);
    else if (kind === 'rejected') settle('fail', body);
    else if (kind === 'hello') for (const [name, api] of exposed) tell('expose', [name, api]);
    else if (kind === 'expose' && !(body[0] in window))
      Object.defineProperty(window, body[0], { value: freeze(decode(body[1], arrive)), enumerable: true });
  });
  // whichever world comes second finds the other one ready
  if (side === 'page') tell('hello', null);
  return {
    expose(name, api) {
      if (exposed.some(([taken]) => taken === name))
        throw new Error('Cannot bind an API on top of an existing property on the window object');
      const text = encode(api, pass);
      exposed.push([name, text]);
      tell('expose', [name, text]);
    },
  };
}
