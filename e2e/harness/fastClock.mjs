/**
 * Loaded into a host before anything else (`--import`): its monotonic clock and its timers run so many times as fast as
 * FAST_CLOCK says, so that a clock of half a minute runs out while a test looks on.
 */
const rate = Number(process.env.FAST_CLOCK);
const now = performance.now.bind(performance);
performance.now = () => now() * rate;
const later = globalThis.setTimeout;
globalThis.setTimeout = (call, wait, ...more) => later(call, wait >= 100 ? wait / rate : wait, ...more);
