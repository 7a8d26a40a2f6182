/**
 * The Chromiums of this run, found once and passed to every worker through the environment, or the reason why there is
 * none: the application's tests prefer the packed one, those of the documents one that is installed, as people have it
 * (docs/decisions/workers.md). REQUIRE_BROWSER=1 makes their absence a failure.
 */
import { chromiumArgs, findChromium } from '../../scripts/findChromium.mjs';

export type Chosen =
  | {
      readonly name: string;
      readonly executablePath: string;
      readonly env: Record<string, string>;
      readonly args: string[];
    }
  | { readonly why: string };

/** What Playwright switches off by itself. Of such switches the last one counts, so ours must name them too; a test compares. */
const playwrightsFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** The list under the address bar is a page of its own, which is loaded for every window: a second of processor time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process in reserve for the page that a person may open next: for every page of a test one more was started. */
const reserve = ['SpareRendererForSitePerProcess'];

/**
 * Without a graphics card the page is put together by the processor directly. Through SwiftShader, which still draws
 * WebGL, a test of the flat board costs a tenth more.
 */
const args = [
  ...chromiumArgs,
  '--disable-gpu-compositing',
  `--disable-features=${[...playwrightsFeatures, ...addressBar, ...reserve].join(',')}`,
];

function choose(first: 'installed' | 'packed'): Chosen {
  const { chromium, why } = findChromium(first);
  return chromium ? { ...chromium, args } : { why: `${why}` };
}

interface Both {
  readonly application: Chosen;
  readonly documents: Chosen;
}

process.env.FAIRYTABLE_CHROMIUM ??= JSON.stringify({
  application: choose('packed'),
  documents: choose('installed'),
} satisfies Both);
const both: Both = JSON.parse(process.env.FAIRYTABLE_CHROMIUM);
export const chosenChromium = both.application;
export const documentsChromium = both.documents;
