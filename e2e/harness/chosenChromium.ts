/**
 * The Chromium of this run, found once and passed to every worker through the environment, or the reason why there is
 * none. REQUIRE_BROWSER=1 makes its absence a failure.
 */
import { chromiumArgs, findChromium } from '../../scripts/findChromium.mjs';

type Chosen =
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

/**
 * Without a graphics card the page is put together by the processor directly. Through SwiftShader, which still draws
 * WebGL, a test of the flat board costs a tenth more.
 */
const args = [
  ...chromiumArgs,
  '--disable-gpu-compositing',
  `--disable-features=${[...playwrightsFeatures, ...addressBar].join(',')}`,
];

function choose(): Chosen {
  const { chromium, why } = findChromium();
  return chromium ? { ...chromium, args } : { why: `${why}` };
}

process.env.FAIRYTABLE_CHROMIUM ??= JSON.stringify(choose());
export const chosenChromium: Chosen = JSON.parse(process.env.FAIRYTABLE_CHROMIUM);
