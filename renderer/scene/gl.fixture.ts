/** As much of a WebGL context as reading a frame and drawing a picture ask of it; a test loses and restores it. */
export function glFixture(width = 2, height = 1) {
  const state = { lost: false, buffers: 0 };
  const gl = {
    drawingBufferWidth: width,
    drawingBufferHeight: height,
    SIGNALED: 1,
    createBuffer: () => {
      state.buffers++;
      return {};
    },
    deleteBuffer: () => void state.buffers--,
    bindBuffer() {},
    bufferData() {},
    readPixels() {},
    getBufferSubData: (_: number, __: number, pixels: Uint8ClampedArray) => void pixels.fill(7),
    // as in WebGL: a lost context has no fences, and is asked in vain
    fenceSync: () => (state.lost ? null : {}),
    getSyncParameter: () => (state.lost ? null : 1),
    deleteSync() {},
    flush() {},
    isContextLost: () => state.lost,
    getContextAttributes: () => (state.lost ? null : { antialias: false }),
  };
  return { gl: gl as unknown as WebGL2RenderingContext, state };
}
