/** A person's application in a test of games by a broker: it may be ended, killed, and begun again over the same folder. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { acid } from '../../../engine/variants/acid/index.ts';
import type { BrokerView } from '../../contract/correspondence.ts';
import type { SaveSummary } from '../../contract/requests.ts';
import type { View } from '../../contract/view.ts';
import type { Waits } from '../../online/mailbox/back-off.ts';
import { QUICK } from '../../online/mailbox/mailbox.fixture.ts';
import { FaultyDisk, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, type TestApp } from '../application.fixture.ts';

export const login = { user: '', password: '', shares: false };

/** One person's application, which may be ended and begun again over the same folder. */
export class Home {
  folder: string;
  faulty = new FaultyDisk();
  private running: TestApp | null = null;
  private readonly waits: Waits;

  constructor(folder = temporaryFolder(), waits = QUICK) {
    this.folder = folder;
    this.waits = waits;
  }
  get app(): TestApp {
    if (!this.running) throw new Error('the application does not run');
    return this.running;
  }
  async begin(): Promise<this> {
    this.faulty = new FaultyDisk();
    this.running = await openTestApp(this.folder, { disk: this.faulty.disk, brokers: { waits: this.waits } });
    return this;
  }
  async end(): Promise<void> {
    await this.running?.app.close({ force: true });
    this.running = null;
  }
  /** From the nth call on nothing reaches the disk, as after SIGKILL; resolves at that call. */
  crash(n: number): Promise<void> {
    const { faulty } = this;
    const first = faulty.calls.length + n;
    return new Promise((resolve) => {
      faulty.fault = (_, __, count) => {
        if (count < first) return null;
        resolve();
        return 'crash';
      };
    });
  }
  /** Another process over what was on the disk at the crash. */
  async beginAgain(): Promise<void> {
    await this.end();
    this.folder = this.copy();
    await this.begin();
  }
  async view(): Promise<View> {
    const { open } = await this.app.get('app.hello', {});
    if (!open) throw new Error('no game is open');
    // as a page that shows the table
    await this.app.get('correspondence.broker', { match: open.match });
    return open;
  }
  /** The game that was played last. */
  async listed(): Promise<SaveSummary> {
    const { saves } = await this.app.get('library.list', {});
    return saves[0];
  }
  async open(): Promise<View> {
    return this.app.get('match.open', { save: (await this.listed()).save });
  }
  /** What is on the disk now, as a backup or another copy of the home has it. */
  copy(): string {
    const folder = temporaryFolder();
    fs.cpSync(this.folder, folder, { recursive: true, filter: (file) => !path.basename(file).includes('lock') });
    return folder;
  }
  /** Goes on with a copy that was made before, which stays as it is. */
  async restore(copy: string): Promise<View> {
    await this.end();
    this.folder = copy;
    this.folder = this.copy();
    await this.begin();
    return this.open();
  }
  /** By default the first move of the first piece that can move. */
  async move(below: (count: number) => number = () => 0): Promise<View> {
    const view = await this.view();
    const piece = view.movable[below(view.movable.length)];
    const actions = await this.app.get('match.actions', { ...atView(view), piece });
    const action = actions[below(actions.length)];
    return (await this.app.get('match.play', { ...atView(view), action: action.text })).view;
  }
  /** Waits until it stands so with the broker; what was told before the last turn does not count. */
  async stands(isSo: (stands: BrokerView) => boolean): Promise<BrokerView> {
    const { match } = await this.view();
    const now = async (): Promise<BrokerView> => {
      const stands = await this.app.get('correspondence.broker', { match });
      if (!stands) throw new Error('no broker carries the game');
      return stands;
    };
    await expect.poll(async () => isSo(await now())).toBe(true);
    return now();
  }
  /** Waits until the other machine has confirmed every turn. */
  async fetched(): Promise<void> {
    await this.stands(({ turn }) => turn === 'fetched');
  }
  /** Waits until it is this side's turn. */
  async awaited(): Promise<void> {
    if ((await this.view()).byText?.awaits === 'yours') return;
    await this.app.until('played', ({ view }) => view.byText?.awaits === 'yours');
  }
}

/** Ada's game with Grace, which a broker carries, and its invitation. */
export async function inviteByBroker(
  broker: string,
  ada: Home,
  { variant = acid.id, ...more }: Partial<typeof login & { url: string; variant: string }> = {},
): Promise<string> {
  const players = [{ name: 'Ada' }, { name: 'Grace', elsewhere: true as const }] as const;
  const view = await ada.app.get('match.start', { variant, options: {}, players: [...players] });
  await ada.app.get('correspondence.setBroker', { match: view.match, url: broker, ...login, ...more });
  return (await ada.app.get('correspondence.copy', { ...atView(await ada.view()), draw: false })).text;
}
/** The text is pasted; to the question about its broker, if there is one, the answer is yes. */
export async function accept(grace: Home, text: string) {
  const received = await grace.app.get('correspondence.receive', { text });
  const { match } = await grace.view();
  const stands = await grace.app.get('correspondence.broker', { match });
  if (stands?.state === 'asks') await grace.app.get('correspondence.allowBroker', { match, allow: true });
  return received;
}
export const viewCensus = ({ pieces, turn, turnNumber }: View) => ({ pieces, turn, turnNumber });
