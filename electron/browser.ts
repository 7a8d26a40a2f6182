/**
 * The browser host as a program starts here, as little as is needed for its bundle to be loaded compiled. What it is, and
 * its words, are in `hosts/browser-main.ts`.
 */
import { createRequire } from 'node:module';
import { openCompileCache } from './hosts/compile-cache.ts';
import { homeFolder } from './hosts/home.ts';

openCompileCache(homeFolder(), 'browser');
// a bundle of its own (scripts/bundles.mjs)
createRequire(import.meta.url)('./host.cjs');
