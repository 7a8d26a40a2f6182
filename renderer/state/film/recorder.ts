/**
 * Turns canvases into the bytes of a film: WebM by the browser's own encoder (WebCodecs) where it has one, GIF otherwise.
 * The encoder works outside of the page's thread; what this file does itself is short.
 */
import { GifWriter } from './gif.ts';
import { type EncodedFrame, webmOf } from './webm.ts';

export type FilmKind = 'webm' | 'gif';

export interface Recorder {
  readonly kind: FilmKind;
  add(picture: HTMLCanvasElement): Promise<void>;
  end(): Promise<Blob>;
  /** gives up: everything is forgotten */
  close(): void;
}

export interface RecorderSpec {
  readonly width: number;
  readonly height: number;
  /** how long each picture is shown, in milliseconds */
  readonly each: number;
}

const CODECS = [
  { codec: 'vp09.00.41.08', name: 'V_VP9' },
  { codec: 'vp8', name: 'V_VP8' },
] as const;
/** of a picture, on average: enough for one that differs wholly from the last */
const BITS_PER_PIXEL = 1.5;
/** a player can seek to every so many pictures */
const KEY_EVERY = 12;
/** pictures in the encoder's queue, each of which takes the memory of a whole picture */
const QUEUED = 2;

type Config = VideoEncoderConfig & { readonly name: 'V_VP9' | 'V_VP8' };

async function configOf({ width, height, each }: RecorderSpec): Promise<Config | null> {
  // a page that did not come by https or from this computer has no encoder
  if (typeof VideoEncoder === 'undefined') return null;
  const framerate = 1000 / each;
  const bitrate = Math.round(width * height * BITS_PER_PIXEL * framerate);
  for (const { codec, name } of CODECS) {
    const config = { codec, width, height, framerate, bitrate, latencyMode: 'quality' } as const;
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (supported) return { ...config, name };
  }
  return null;
}

/** measured: of every pixel of every picture */
const BYTES_PER_PIXEL: Readonly<Record<FilmKind, number>> = { webm: 0.025, gif: 0.04 };

/** About how large a film will be. */
export const bytesOf = (kind: FilmKind, size: Pick<RecorderSpec, 'width' | 'height'>, pictures: number): number =>
  Math.max(1e5, size.width * size.height * pictures * BYTES_PER_PIXEL[kind]);

/** Which kind of film this page can make in this size. */
export const filmKind = async (spec: RecorderSpec): Promise<FilmKind> =>
  (await configOf(spec)) === null ? 'gif' : 'webm';

/** Lets the page do whatever waits. */
const rest = () => new Promise<void>((done) => setTimeout(done));

export async function openRecorder(spec: RecorderSpec): Promise<Recorder> {
  const config = await configOf(spec);
  return config ? webmRecorder(spec, config) : gifRecorder(spec);
}

function webmRecorder({ width, height, each }: RecorderSpec, { name, ...config }: Config): Recorder {
  const frames: EncodedFrame[] = [];
  let failed: DOMException | null = null;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ bytes, isKey: chunk.type === 'key' });
    },
    error: (error) => {
      failed = error;
    },
  });
  encoder.configure(config);
  let added = 0;
  const check = (): void => {
    if (failed) throw failed;
  };
  return {
    kind: 'webm',
    async add(picture) {
      check();
      const frame = new VideoFrame(picture, {
        timestamp: added * each * 1000,
        duration: each * 1000,
        alpha: 'discard',
      });
      encoder.encode(frame, { keyFrame: added % KEY_EVERY === 0 });
      frame.close();
      added++;
      while (encoder.encodeQueueSize > QUEUED)
        await new Promise((done) => encoder.addEventListener('dequeue', done, { once: true }));
      await rest();
      check();
    },
    async end() {
      await encoder.flush();
      check();
      encoder.close();
      if (frames.length !== added) throw new Error(`${added} pictures were encoded as ${frames.length}`);
      return new Blob([webmOf({ codec: name, width, height, each }, frames)], { type: 'video/webm' });
    },
    close() {
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}

function gifRecorder({ width, height, each }: RecorderSpec): Recorder {
  const gif = new GifWriter(width, height);
  return {
    kind: 'gif',
    async add(picture) {
      const paper = picture.getContext('2d');
      if (!paper) throw new Error('this machine has no memory for a picture of this size');
      await gif.add(paper.getImageData(0, 0, width, height).data, each, rest);
      await rest();
    },
    end: async () => new Blob(gif.end(), { type: 'image/gif' }),
    close() {},
  };
}
