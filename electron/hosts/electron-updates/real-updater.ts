/** electron-updater, made to follow one feed: nothing is downloaded, installed or sent that was not asked for. */
import fs from 'node:fs';
import path from 'node:path';
import type { Session } from 'electron';
import { type AppUpdater, CancellationToken, MacUpdater, NsisUpdater, Provider } from 'electron-updater';
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import { type NewerVersion, UpdateFailed } from '../../app/updates/updater.ts';
import { onOneLine } from '../../contract/plain-text.ts';
import { WholeAppImageUpdater } from './app-image.ts';
import { type FeedEntry, LARGEST_FEED, readFeed } from './feed.ts';
import { BoundedRequests, type RequestFunction } from './requests.ts';
import { updateTroubleOf } from './troubles.ts';

export interface RealUpdaterParts {
  readonly ask: RequestFunction;
  /** without cookies and without a cache */
  readonly session?: Session;
  /** the address of the feed, with a slash at its end */
  readonly feed: URL;
  /** of this build */
  readonly version: string;
  /** electron-builder's file about the feed */
  readonly feedFile: string;
  /** where downloads lie until they are installed */
  readonly folder: string;
  /** called when the application ends, with its exit code */
  readonly onQuit: (handler: (code: number) => void) => void;
  /** what was downloaded could not be installed */
  readonly failed: (version: string) => void;
  readonly log: (line: string) => void;
  /** milliseconds */
  readonly patience?: { readonly quiet: number; readonly feed: number };
}

const USUAL_PATIENCE = { quiet: 60_000, feed: 30_000 };

/** Of the size of an installer no more may come than the feed has said. */
const sizeOf = ({ files }: FeedEntry): number => Math.max(...files.map(({ size }) => size));

export class RealUpdater {
  private readonly parts: RealUpdaterParts;
  private readonly requests: BoundedRequests;
  private readonly updater: AppUpdater;
  private readonly patience: { readonly quiet: number; readonly feed: number };
  private found: FeedEntry | null = null;
  private token = new CancellationToken();

  constructor(parts: RealUpdaterParts) {
    this.parts = parts;
    this.patience = parts.patience ?? USUAL_PATIENCE;
    this.requests = new BoundedRequests(parts.ask, parts.session, parts.feed);
    this.updater = this.make();
  }

  async look(signal: AbortSignal): Promise<NewerVersion | null> {
    const { quiet, feed } = this.patience;
    const bounds = { most: LARGEST_FEED, patience: quiet, deadline: feed };
    const found = await this.bounded(bounds, signal, () => this.updater.checkForUpdates());
    if (found === null) throw new UpdateFailed('unknown', 'electron-updater does not take this for a package');
    return found.isUpdateAvailable ? this.found : null;
  }

  async download(told: (percent: number) => void, signal: AbortSignal): Promise<void> {
    const { found } = this;
    if (!found) throw new UpdateFailed('unknown', 'nothing was found to download');
    mayReplaceAppImage();
    const progress = ({ percent }: { percent: number }) => told(percent);
    this.updater.on('download-progress', progress);
    try {
      const bounds = { most: sizeOf(found), patience: this.patience.quiet };
      await this.bounded(bounds, signal, (token) => this.updater.downloadUpdate(token));
    } finally {
      this.updater.off('download-progress', progress);
    }
  }

  install(yes: boolean): void {
    this.updater.autoInstallOnAppQuit = yes;
  }

  private async bounded<T>(
    bounds: Parameters<BoundedRequests['within']>[0],
    signal: AbortSignal,
    task: (token: CancellationToken) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.requests.within(bounds, signal, (token) => {
        this.token = token;
        return task(token);
      });
    } catch (error) {
      if (signal.aborted) throw error;
      throw updateTroubleOf(error);
    }
  }

  private make(): AppUpdater {
    const { parts } = this;
    const app = {
      version: parts.version,
      name: 'Fairytable',
      isPackaged: true,
      appUpdateConfigPath: parts.feedFile,
      userDataPath: parts.folder,
      baseCachePath: parts.folder,
      whenReady: () => Promise.resolve(),
      // neither is called: nothing quits or restarts by itself
      relaunch: () => {},
      quit: () => {},
      onQuit: parts.onQuit,
    };
    const updater =
      process.platform === 'win32'
        ? new NsisUpdater(undefined, app)
        : process.platform === 'darwin'
          ? new MacUpdater(undefined, app)
          : new WholeAppImageUpdater(undefined, app);
    const log = (line: unknown) => parts.log(`updates: ${onOneLine(String(line)).slice(0, 300)}`);
    updater.logger = { info: () => {}, warn: log, error: log };
    updater.on('error', () => {
      // while something is downloaded, whoever asked for it is told
      if (this.requests.isAsking || !this.found) return;
      parts.failed(this.found.version);
    });
    updater.autoDownload = false;
    updater.autoRunAppAfterInstall = false;
    updater.allowDowngrade = false;
    updater.disableWebInstaller = true;
    updater.disableDifferentialDownload = true;
    // no number that tells one installation from another is made or sent
    Object.assign(updater, { httpExecutor: this.requests, stagingUserIdPromise: { value: Promise.resolve('') } });
    updater.setFeedURL({ provider: 'custom', updateProvider: this.provider() });
    return updater;
  }

  /** What electron-updater reads of the feed: nothing that was not checked. */
  private provider() {
    const { feed } = this.parts;
    const tokenNow = () => this.token;
    const keep = (found: FeedEntry) => {
      this.found = found;
    };
    type Info = ReturnType<typeof infoOf>;
    return class extends Provider<Info> {
      constructor(_options: unknown, _updater: AppUpdater, runtime: ProviderRuntimeOptions) {
        super(runtime);
      }
      override setRequestHeaders(): void {}
      async getLatestVersion(): Promise<Info> {
        const address = new URL(`${this.getDefaultChannelName()}.yml`, feed);
        const found = readFeed((await this.httpRequest(address, null, tokenNow())) ?? '', feed);
        keep(found);
        return infoOf(found);
      }
      resolveFiles(info: Info) {
        return info.files.map((file) => ({ url: new URL(file.url), info: file }));
      }
    };
  }
}

const infoOf = ({ version, files }: FeedEntry) => ({
  version,
  files: files.map(({ url, sha512, size }) => ({ url: url.href, sha512, size })),
  // electron-updater's older names for the first file, which its types demand
  path: files[0]?.url.href ?? '',
  sha512: files[0]?.sha512 ?? '',
  releaseDate: '',
});

/** Said before anything is downloaded, not when the application has closed. */
function mayReplaceAppImage(): void {
  if (process.platform !== 'linux' || !process.env.APPIMAGE) return;
  try {
    fs.accessSync(path.dirname(process.env.APPIMAGE), fs.constants.W_OK);
  } catch (error) {
    throw updateTroubleOf(error);
  }
}
