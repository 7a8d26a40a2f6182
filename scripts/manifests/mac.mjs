/** The cask of Homebrew, for macOS. */
import { addressOf, fileOf } from './facts.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./linux.mjs').Files} Files */

/** @param {string} text @returns {string} a string of Ruby in which nothing is replaced */
const ruby = (text) => JSON.stringify(text).replaceAll('#', '\\#');

/** @param {Facts} facts @returns {Files} */
export function homebrew({ pack, builder, installers, summary }) {
  const file = fileOf({ pack, builder }, 'appleZip', { version: '#{version}', arch: '#{arch}' });
  const host = new URL(pack.releases).host;
  const verified = new URL(pack.homepage).host === host ? '' : `,\n      verified: ${ruby(`${host}/`)}`;
  const cask = `cask ${ruby(pack.name)} do
  arch arm: "arm64", intel: "x64"

  version ${ruby(pack.version)}
  sha256 arm:   ${ruby(installers.appleZip.sha256)},
         intel: ${ruby(installers.intelZip.sha256)}

  url "${addressOf(pack.releases, '#{version}', file)}"${verified}
  name ${ruby(pack.productName)}
  desc ${ruby(summary)}
  homepage ${ruby(pack.homepage)}

  auto_updates true

  app ${ruby(`${pack.productName}.app`)}

  # saved games are not listed: they stay even when everything else is removed
  zap trash: [
    ${ruby(`~/Library/Preferences/${builder.appId}.plist`)},
    ${ruby(`~/Library/Saved Application State/${builder.appId}.savedState`)},
  ]
end
`;
  return { [`${pack.name}.rb`]: cask };
}
