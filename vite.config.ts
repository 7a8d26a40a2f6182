/**
 * The page. What must stay true: it is one origin and needs no other (fonts and workers are files of ours, nothing
 * is inlined as data: or as a script in the document), so that `default-src 'none'` plus 'self' is enough; addresses
 * are relative, because it is served as app://bundle/ under Electron and from 127.0.0.1 by the browser host.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'renderer',
  base: './',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // three.js alone is larger than Vite's warning, and the rigid bodies are larger still; they load when they are needed
    chunkSizeWarningLimit: 4500,
  },
});
