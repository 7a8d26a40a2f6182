/**
 * `npm run art`: the art sheet with hot reload. One board or one piece an address (`?board=deicide`,
 * `?piece=acid/ghost`); without a question it lists them all. Nothing but pictures is served, to this machine only.
 * `npm run art -- --visible` prints how much of the window each field takes and how much of each piece is seen;
 * `npm run art -- --boards` takes the start screen's pictures of the boards anew.
 */
import path from 'node:path';
import { root } from './bundles.mjs';
import { installMissing, requireNode } from './installed.mjs';

requireNode();
installMissing();
if (process.argv.includes('--visible')) {
  const { runProgram } = await import('./run-program.mjs');
  process.exit((await runProgram('../renderer/dev/visible.ts')).status);
}
if (process.argv.includes('--boards')) {
  await import('./boards.mjs');
  process.exit();
}
const { createServer } = await import('vite');
const { default: react } = await import('@vitejs/plugin-react');
const server = await createServer({
  configFile: false,
  root: path.join(root, 'renderer/dev'),
  cacheDir: path.join(root, 'out/art'),
  plugins: [react()],
  server: { host: '127.0.0.1', fs: { allow: [root] } },
});
await server.listen();
const address = server.resolvedUrls?.local[0];
console.log(`The art sheet is at ${address}`);
console.log(`For example ${address}?piece=acid/ghost or ${address}?board=deicide. Ctrl+C ends it.`);
