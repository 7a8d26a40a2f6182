/**
 * The pixels of the frame that was just drawn. They are copied on the GPU at once and fetched when it has drawn them, so
 * that the page does not wait for it: with software rendering that would be seconds.
 */
import { ContextLost } from './context-loss.ts';
import { whenDrawn } from './graphics.ts';

/** Rows as WebGL gives them, the lowest first, in the order of pictures. */
export function flipped(pixels: Uint8ClampedArray<ArrayBuffer>, width: number): Uint8ClampedArray<ArrayBuffer> {
  const row = width * 4;
  const out = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += row) out.set(pixels.subarray(at, at + row), pixels.length - row - at);
  return out;
}

/** Must be called in the task that drew the frame. */
export async function readFrame(gl: WebGL2RenderingContext): Promise<ImageData> {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const buffer = gl.createBuffer();
  try {
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.bufferData(gl.PIXEL_PACK_BUFFER, pixels.length, gl.STREAM_READ);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    await new Promise<void>((done) => {
      whenDrawn(gl, done);
    });
    if (gl.isContextLost()) throw new ContextLost();
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, pixels);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
  } finally {
    gl.deleteBuffer(buffer);
  }
  return new ImageData(flipped(pixels, width), width, height);
}
