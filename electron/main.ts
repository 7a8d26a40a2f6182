/**
 * The main process under Electron starts here, as little as is needed for its bundle to be loaded compiled. Everything
 * that it does is in `hosts/electron.ts`.
 */
import path from 'node:path';
import { openCompileCache } from './hosts/compile-cache.ts';
import { homeFolder } from './hosts/home.ts';

openCompileCache(homeFolder(), 'electron');
// a bundle of its own (scripts/bundles.mjs), loaded at once: what Electron wants to know before it is ready is said there
require(path.join(__dirname, 'host.cjs'));
