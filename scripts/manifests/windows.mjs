/** The manifests of winget and Scoop, for Windows. */
import { dump } from 'js-yaml';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./linux.mjs').Files} Files */

/** the version of winget's schemas */
const schema = '1.12.0';
const language = 'en-US';

/** @param {Facts} facts @returns {Files} */
export function winget({ pack, builder, installers, summary, date }) {
  const id = `${builder.linux.vendor}.${pack.productName}`;
  const { url, sha256 } = installers.setup;
  const head = { PackageIdentifier: id, PackageVersion: pack.version };
  /** @param {string} kind @param {object} body */
  const document = (kind, body) =>
    `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${kind}.${schema}.schema.json\n\n${dump({
      ...head,
      ...body,
      ManifestType: kind,
      ManifestVersion: schema,
    })}`;
  /** @param {string} scope @param {string} option of electron-builder's installer */
  const installer = (scope, option) => ({
    Architecture: 'x64',
    Scope: scope,
    InstallerUrl: url,
    InstallerSha256: sha256.toUpperCase(),
    InstallerSwitches: { Custom: option },
  });
  return {
    [`${id}.yaml`]: document('version', { DefaultLocale: language }),
    [`${id}.installer.yaml`]: document('installer', {
      InstallerLocale: language,
      Platform: ['Windows.Desktop'],
      // the oldest Windows on which Electron runs
      MinimumOSVersion: '10.0.0.0',
      InstallerType: 'nullsoft',
      UpgradeBehavior: 'install',
      FileExtensions: builder.fileAssociations.map(({ ext }) => ext),
      ReleaseDate: date,
      Installers: [installer('user', '/currentuser'), installer('machine', '/allusers')],
    }),
    [`${id}.locale.${language}.yaml`]: document('defaultLocale', {
      PackageLocale: language,
      // as electron-builder's installer enters it among Windows' installed apps
      Publisher: pack.author,
      PackageName: pack.productName,
      PackageUrl: pack.homepage,
      License: pack.license,
      Copyright: builder.copyright,
      ShortDescription: summary,
      Description: pack.description,
      Moniker: pack.name,
    }),
  };
}

/** The portable program suits Scoop: it keeps its games beside it, in a folder that outlives an update.
 * @param {Facts} facts @returns {Files} */
export function scoop({ pack, installers, summary }) {
  const { url, sha256 } = installers.portable;
  const program = `${pack.productName}.exe`;
  const manifest = {
    version: pack.version,
    description: summary,
    homepage: pack.homepage,
    license: pack.license,
    // what follows # is the name that Scoop gives the file
    architecture: { '64bit': { url: `${url}#/${program}`, hash: sha256 } },
    bin: program,
    shortcuts: [[program, pack.productName]],
    persist: `${pack.productName} saves`,
  };
  return { [`${pack.name}.json`]: `${JSON.stringify(manifest, null, 4)}\n` };
}
