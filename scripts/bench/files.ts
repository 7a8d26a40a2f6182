/**
 * What files cost the process that answers the page: a library of thousands of saves, and games of thousands of
 * entries. Counted in processor time, so that other programs disturb little; `at a stretch` is the longest time in which
 * nothing else could be answered.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openApplication } from '../../electron/app/application.ts';
import { TestThinking } from '../../electron/app/computer/thinking.fixture.ts';
import type { Host } from '../../electron/app/host.ts';
import { type Input, MOST_PICTURES, type Output, type RequestName } from '../../electron/contract/requests.ts';
import { serve } from '../../electron/contract/serve.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Players } from '../../engine/match/player.ts';
import { checkedLine } from '../../engine/match/save/checksum.ts';
import { writeSave } from '../../engine/match/save/save.ts';
import { variantNamed, variants } from '../../engine/variants/registry.ts';
import { asFormat2, asJournal, longMatch } from './long-games.ts';
import { worked } from './processor-time.ts';
import { held, type MeasuredRow, toldRow } from './report.ts';

const SAVES = 5000;
const ENTRIES = 10_000;
const MOST_WORK = 2000;
const MOST_AT_A_STRETCH = 50;
/** running games with friends elsewhere */
const BY_TEXT = 50;
const MOST_TIMES = 1.3;

interface Cost {
  /** milliseconds of processor time, of all threads */
  readonly work: number;
  /** the longest that the event loop was busy with one thing */
  readonly stretch: number;
}
async function costOf<T>(work: () => Promise<T>): Promise<Cost & { readonly value: T }> {
  let stretch = 0;
  let isOver = false;
  let last = worked();
  // in every turn of the event loop that takes a millisecond: one in each turn would keep the processor busy while a disk writes
  const tick = (): void => {
    const now = worked();
    stretch = Math.max(stretch, now - last);
    last = now;
    if (!isOver) setTimeout(tick, 1);
  };
  setTimeout(tick, 1);
  const began = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(began);
  // the tick that comes after the last stretch
  await new Promise((resolve) => setTimeout(resolve, 5));
  isOver = true;
  return { work: (user + system) / 1000, stretch, value };
}

async function openApp(home: string) {
  const trouble: string[] = [];
  let works: unknown = [];
  const host: Host = {
    ...{
      kind: 'browser',
      version: '0.0.0',
      native: false,
      sandboxed: null,
      languages: [],
      updater: { unable: 'browser' },
    },
    send: (event, what) => {
      if (event === 'works') works = what;
      if (event === 'notice') trouble.push(JSON.stringify(what));
      return true;
    },
    log: (line) => trouble.push(line),
    drawn: () => {},
    quit: () => {},
    appearance: () => {},
    matchOpened: () => {},
    showFolder: () => false,
    showLog: () => false,
    report: async () => ({ text: '', copied: false }),
    fullScreen: () => false,
    canNotify: () => false,
    drawAttention: () => false,
    possible: () => {},
    follow: () => false,
    chooseFile: () => Promise.resolve(null),
    choosePlace: () => Promise.resolve(null),
  };
  const opened = await openApplication({ home, host, thinking: new TestThinking(), trying: new TestThinking() });
  if (!opened.ok) throw new Error(opened.error.message);
  const app = opened.value;
  const answer = serve(app.handlers, (line) => trouble.push(line));
  return {
    /** as a page asks: checked on the way in, and made into text for the way back */
    async get<K extends RequestName>(request: K, input: Input<K>): Promise<Output<K>> {
      const given = await answer(request, input, { trusted: true, from: 'the bench' });
      if (!given.ok) throw new Error(`${request}: ${given.error.message}`);
      JSON.stringify(given);
      return given.value as Output<K>;
    },
    async close(): Promise<void> {
      await app.close({ force: true });
      if (trouble.length > 0) throw new Error(trouble.join('\n'));
    },
    /** resolves when the file of the open match is written, which nobody waits for: a request that writes comes after it */
    async filed(): Promise<void> {
      await app.handlers['library.restore']({ token: 'none' });
    },
    works: () => works,
  };
}

const ms = ({ work, stretch }: Cost): string => `${work.toFixed(0)} ms, ${stretch.toFixed(0)} ms at a stretch`;
const heldCost = (what: string, cost: Cost): MeasuredRow =>
  held(
    what,
    ms(cost),
    `<= ${MOST_WORK} ms, ${MOST_AT_A_STRETCH} ms`,
    cost.work <= MOST_WORK && cost.stretch <= MOST_AT_A_STRETCH,
  );
const heldStretch = (what: string, cost: Cost): MeasuredRow =>
  held(what, ms(cost), `<= ${MOST_AT_A_STRETCH} ms at a stretch`, cost.stretch <= MOST_AT_A_STRETCH);

const homes: string[] = [];
function newHome(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'fairytable-bench-'));
  homes.push(home);
  return home;
}
const saveOf = (match: Match, name: string): string =>
  writeSave(match, { name, created: 1_700_000_000_000, changed: 1_700_000_000_000 + match.entries.length * 9000 });

async function measureList(): Promise<MeasuredRow[]> {
  const home = newHome();
  const library = path.join(home, 'library');
  fs.mkdirSync(library, { recursive: true });
  // every tenth is a game of its own; the others differ by their names alone
  const games = 10;
  for (let n = 0; n < SAVES / variants.length / games; n++) {
    for (const variant of variants) {
      const match = longMatch(variant, 30 + (n % 7) * 10, { seed: n + 1 });
      for (let i = 0; i < games; i++) {
        const name = `${variant.id} ${n} ${i}`;
        fs.writeFileSync(path.join(library, `${name}.fairytable`), saveOf(match, name));
      }
    }
  }
  const app = await openApp(home);
  const first = await costOf(() => app.get('library.list', {}));
  const again = await costOf(() => app.get('library.list', {}));
  const { saves } = first.value;
  const some = saves.slice(0, MOST_PICTURES).map(({ save }) => save);
  const pictures = await costOf(() => app.get('library.pictures', { saves: some }));
  await app.close();
  if (saves.length !== SAVES || saves.some(({ problem }) => problem)) throw new Error('not all saves were listed');
  return [
    heldCost(`a list of ${SAVES} saves, the first time`, first),
    heldStretch(`a list of ${SAVES} saves, again`, again),
    heldStretch(`the pictures of ${MOST_PICTURES} of them`, pictures),
  ];
}

/** The start with so many running games with friends elsewhere, against as many usual ones of the same length. */
async function measureStartByText(): Promise<MeasuredRow[]> {
  const homes = [false, true].map((isByText) => {
    const home = newHome();
    const library = path.join(home, 'library');
    fs.mkdirSync(library, { recursive: true });
    for (let n = 0; n < BY_TEXT; n++) {
      const variant = variants[n % variants.length]!;
      const key = n.toString(16).padStart(32, '0');
      const players: Players = [{ name: 'Ada' }, { name: 'Grace', ...(isByText && { elsewhere: { key } }) }];
      const match = longMatch(variant, isByText ? 40 : 60, { seed: n + 1, players });
      for (let texts = 0; isByText && texts < 20; texts++) match.markSent(texts % 2 === 0 ? 0 : 1, false);
      fs.writeFileSync(path.join(library, `${n}.fairytable`), saveOf(match, String(n)));
    }
    return home;
  });
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // in turns, and the best of each: other programs disturb both alike
  for (let round = 0; round < 8; round++)
    for (const [i, home] of homes.entries()) {
      const cost = await costOf(async () => {
        const app = await openApp(home);
        await app.get('app.hello', {});
        await app.get('library.list', {});
        return app;
      });
      await cost.value.close();
      best[i] = Math.min(best[i]!, cost.work);
    }
  const ratio = best[1]! / best[0]!;
  return [
    held(
      `the start with ${BY_TEXT} running games by text, against usual ones`,
      `${ratio.toFixed(2)} times, ${best[1]!.toFixed(0)} ms`,
      `<= ${MOST_TIMES} times`,
      ratio <= MOST_TIMES,
    ),
  ];
}

/** A game from a file, on the table, and one action more. */
async function measureOpening(what: string, text: string): Promise<MeasuredRow[]> {
  const app = await openApp(newHome());
  const file = { name: 'Long.fairytable', text };
  const imported = await costOf(() => app.get('library.import', { file }));
  const opened = await costOf(() => app.get('match.open', { save: 'Long' }));
  const { match, revision } = opened.value;
  const history = await costOf(() => app.get('match.history', { match, revision }));
  const undone = await costOf(async () => {
    await app.get('match.undo', { match, revision, unit: 'action', agreed: true });
    await app.filed();
  });
  await app.close();
  return [
    heldCost(`${what}: imported`, imported),
    heldCost(`${what}: opened`, opened),
    heldStretch(`${what}: its history`, history),
    heldStretch(`${what}: one entry more`, undone),
  ];
}

/** The same game after its process was killed: all of it stands in the journal, nearly all of it in the file too. */
async function measureRecovery(what: string, match: Match): Promise<MeasuredRow[]> {
  const home = newHome();
  for (const folder of ['library', 'journals']) fs.mkdirSync(path.join(home, folder), { recursive: true });
  const { begun, lines } = asJournal(match);
  const header = { journal: 1, save: 'Long', was: null, base: saveOf(begun, 'Long') };
  fs.writeFileSync(path.join(home, 'journals/long.journal'), `${checkedLine(JSON.stringify(header))}\n${lines}`);
  fs.writeFileSync(path.join(home, 'library/Long.fairytable'), saveOf(match, 'Long'));
  const cost = await costOf(async () => {
    const app = await openApp(home);
    await app.get('match.open', { save: 'Long' });
    return app;
  });
  await cost.value.close();
  return [toldRow(`${what}: brought back and opened after a kill`, ms(cost))];
}

try {
  const rows: MeasuredRow[] = [];
  rows.push(...(await measureList()));
  rows.push(...(await measureStartByText()));
  for (const { id } of variants) {
    const variant = variantNamed(id)!;
    const match = longMatch(variant, ENTRIES);
    rows.push(...(await measureOpening(`${id}, ${ENTRIES} entries`, saveOf(match, 'Long'))));
    if (id !== 'fourchan') continue;
    const older = longMatch(variant, ENTRIES, { options: { blocked: 'traveller' } });
    rows.push(...(await measureOpening(`${id}, ${ENTRIES} entries, format 2`, asFormat2(saveOf(older, 'Long')))));
  }
  const longest = longMatch(variantNamed('deicide')!, 15_774);
  rows.push(...(await measureOpening('deicide, 15,774 entries', saveOf(longest, 'Long'))));
  rows.push(...(await measureRecovery('deicide, 15,774 entries', longest)));
  console.log(JSON.stringify(rows));
} finally {
  for (const home of homes) fs.rmSync(home, { recursive: true, force: true });
}
