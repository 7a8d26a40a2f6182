/**
 * The bridge of a page in a browser: the contract's requests and events over one socket to the host. A request that was
 * pending when the socket broke is answered with the error `lost`: it may or may not have been carried out, so once
 * `connected` again the page sends hello again and shows the present state. The socket reconnects by itself; when the
 * host is gone for good, the state says so.
 */

import { errorMessages } from '../../electron/contract/messages.ts';
import {
  type Bridge,
  type EventName,
  eventNames,
  type Input,
  type Output,
  type RequestName,
  requestNames,
} from '../../electron/contract/requests.ts';
import type { Answer } from '../../electron/contract/result.ts';
import { CLOSED, type FromHost, type FromPage, protocolsWith, SOCKET_PATH } from '../../electron/contract/wire.ts';

/**
 * `taken`: another page is connected; `displaced`: another page took over; `lost`: trying to reconnect; `gone`: the
 * host has ended or does not answer.
 */
export type SocketState = 'connecting' | 'connected' | 'taken' | 'displaced' | 'lost' | 'gone';

export interface SocketWatch {
  readonly state?: (state: SocketState) => void;
  /** another page is connected: take over? If false, the page stays `taken` until `takeOver` */
  readonly askTakeOver: () => Promise<boolean>;
}
export interface SocketBridge {
  readonly bridge: Bridge;
  /** resolves on the first connection; the bridge then lives as long as the page */
  readonly connected: Promise<void>;
  /** Take over from another page, or try to reconnect after `gone`. */
  takeOver(): void;
}

/** delays before each reconnection attempt, in ms: a host that restarts its socket is back within the first ones */
const TRIES = [100, 300, 700, 1500, 3000, 5000];
/** in ms: a host on the same machine answers at once, so a socket that is silent for so long is stuck */
const PATIENCE = 5000;

const refusal = (code: string, message: string): Answer<never> => ({ ok: false, error: { code, message } });
const lost = () => refusal('lost', errorMessages.lost);
const gone = () => refusal('host-gone', errorMessages.hostGone);
const displaced = () => refusal('displaced', errorMessages.displaced);

/** `key`: the key the page was opened with; without the right one no socket opens. `patience`: only given by tests. */
export function connectSocket(watch: SocketWatch, key: string, patience = PATIENCE): SocketBridge {
  const address = new URL(SOCKET_PATH, location.href);
  address.protocol = 'ws:';
  const pending = new Map<number, (answer: Answer<unknown>) => void>();
  const listeners = new Map<string, Set<(what: unknown) => void>>();
  let socket: WebSocket | null = null;
  let state: SocketState = 'connecting';
  let lastId = 0;
  let tries = 0;
  let wantsIt = false;
  let wasConnected = false;

  const enter = (next: SocketState) => {
    state = next;
    watch.state?.(next);
  };
  const emit = (event: string, what: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(what);
  };
  const send = (message: FromPage) => socket?.send(JSON.stringify(message));
  const settleAll = () => {
    for (const answer of pending.values()) answer(lost());
    pending.clear();
  };

  const ask = <K extends RequestName>(request: K, input: Input<K>): Promise<Answer<Output<K>>> =>
    new Promise((resolve) => {
      if (state !== 'connected' || socket?.readyState !== WebSocket.OPEN) {
        if (state === 'displaced' || state === 'taken') return resolve(displaced());
        return resolve(state === 'gone' ? gone() : lost());
      }
      const id = ++lastId;
      // the contract guarantees the type of the host's answer
      pending.set(id, resolve as (answer: Answer<unknown>) => void);
      send({ id, request, input });
    });

  const bridge: Bridge = {
    ask: Object.fromEntries(
      requestNames.map((name) => [name, (input: Input<typeof name>) => ask(name, input)]),
    ) as unknown as Bridge['ask'],
    on: Object.fromEntries(
      eventNames.map((name: EventName) => [
        name,
        (listener: (what: unknown) => void) => {
          const all = listeners.get(name) ?? new Set();
          listeners.set(name, all.add(listener));
          return () => void all.delete(listener);
        },
      ]),
    ) as unknown as Bridge['on'],
  };

  let onConnected: () => void = () => {};
  const connected = new Promise<void>((resolve) => {
    onConnected = resolve;
  });
  const hear = async (message: FromHost) => {
    if ('answer' in message) {
      if (message.id === null) return;
      pending.get(message.id)?.(message.answer);
      pending.delete(message.id);
    } else if ('event' in message) emit(message.event, message.what);
    else if ('taken' in message) {
      enter('taken');
      if (wantsIt || (await watch.askTakeOver())) takeOver();
    } else {
      tries = 0;
      wantsIt = false;
      enter('connected');
      wasConnected = true;
      onConnected();
    }
  };
  const takeOver = () => {
    wantsIt = true;
    if (socket?.readyState === WebSocket.OPEN) return send({ take: true });
    tries = 0;
    if (!socket) open();
  };
  const open = () => {
    const mine = new WebSocket(address, protocolsWith(key));
    socket = mine;
    const closed = (code?: number) => {
      clearTimeout(stuck);
      mine.onclose = mine.onmessage = null;
      socket = null;
      settleAll();
      if (code === CLOSED.displaced) return enter('displaced');
      if (code === CLOSED.ended || tries >= TRIES.length) return enter('gone');
      enter(wasConnected ? 'lost' : 'connecting');
      setTimeout(() => !socket && open(), TRIES[tries++]);
    };
    // a socket that never opened need not report that it was closed (Chromium, when a policy forbids its address)
    const stuck = setTimeout(() => {
      mine.close();
      closed();
    }, patience);
    mine.onmessage = (event) => {
      clearTimeout(stuck);
      void hear(JSON.parse(String(event.data)) as FromHost);
    };
    mine.onclose = (event) => closed(event.code);
  };
  open();
  return { bridge, connected, takeOver };
}
