/** The manifests of Flathub and of the Snap Store. Both unpack the deb, which is built and started by the workflow. */
import fs from 'node:fs';
import path from 'node:path';
import { dump } from 'js-yaml';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {Record<string, string | Buffer>} Files by their names within the folder of a store */

/** freedesktop's runtime, and Electron's base application of the same year */
const runtime = '25.08';

/** @param {string} text */
const xml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Facts} facts @returns {number[]} the sizes of the icons in pixels, smallest first */
function iconSizes({ folder, builder }) {
  const icons = fs.readdirSync(path.join(folder, builder.linux.icon));
  const sizes = icons.map((file) => Number(/^(\d+)x\1\.png$/.exec(file)?.[1] ?? 0));
  return sizes.filter((size) => size > 0).sort((a, b) => a - b);
}

/** @param {Facts} facts */
function desktopEntry({ pack, builder, summary }) {
  return `[Desktop Entry]
Type=Application
Name=${pack.productName}
Comment=${summary}
Exec=${builder.linux.executableName} %U
Icon=${builder.appId}
Terminal=false
Categories=${builder.linux.category};
MimeType=${builder.fileAssociations.map(({ mimeType }) => `${mimeType};`).join('')}
StartupWMClass=${builder.appId}
`;
}

/** @param {Facts} facts @returns {string} AppStream's description of the application */
function metainfo({ pack, builder, summary, date, pictures }) {
  const screenshots = pictures.map(
    ({ url, caption }, i) => `    <screenshot${i === 0 ? ' type="default"' : ''}>
      <image>${xml(url)}</image>
      <caption>${xml(caption)}</caption>
    </screenshot>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${xml(builder.appId)}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>${xml(pack.license)}</project_license>
  <name>${xml(pack.productName)}</name>
  <summary>${xml(summary)}</summary>
  <developer id="${xml(builder.appId.split('.').slice(0, 2).join('.'))}">
    <name>${xml(pack.author)}</name>
  </developer>
  <description>
    <p>${xml(pack.description)}</p>
  </description>
  <launchable type="desktop-id">${xml(pack.desktopName)}</launchable>
  <url type="homepage">${xml(pack.homepage)}</url>
  <content_rating type="oars-1.1" />
  <screenshots>
${screenshots.join('\n')}
  </screenshots>
  <releases>
    <release version="${xml(pack.version)}" date="${date}" />
  </releases>
</component>
`;
}

/** @param {Facts} facts @returns {Files} */
export function flathub(facts) {
  const { pack, builder, installers } = facts;
  const id = builder.appId;
  const program = builder.linux.executableName;
  const share = 'usr/share';
  const entry = pack.desktopName;
  const about = `${id}.metainfo.xml`;
  const icons = iconSizes(facts).map((size) => {
    const folder = `icons/hicolor/${size}x${size}/apps`;
    return `install -Dm644 ${share}/${folder}/${program}.png /app/share/${folder}/${id}.png`;
  });
  const manifest = {
    id,
    runtime: 'org.freedesktop.Platform',
    'runtime-version': runtime,
    sdk: 'org.freedesktop.Sdk',
    base: 'org.electronjs.Electron2.BaseApp',
    'base-version': runtime,
    command: program,
    'separate-locales': false,
    'finish-args': [
      '--share=ipc',
      // a table on the network, and a message broker
      '--share=network',
      '--socket=wayland',
      '--socket=fallback-x11',
      '--socket=pulseaudio',
      '--device=dri',
      '--talk-name=org.freedesktop.Notifications',
    ],
    modules: [
      {
        name: program,
        buildsystem: 'simple',
        'build-commands': [
          'ar x package.deb',
          'tar -xf data.tar.*',
          `cp -a opt/${pack.productName} /app/${program}`,
          `install -Dm755 start.sh /app/bin/${program}`,
          `install -Dm644 ${entry} /app/share/applications/${entry}`,
          `install -Dm644 ${about} /app/share/metainfo/${about}`,
          `install -Dm644 ${share}/mime/packages/${program}.xml /app/share/mime/packages/${id}.xml`,
          ...icons,
        ],
        sources: [
          {
            type: 'file',
            'only-arches': ['x86_64'],
            url: installers.deb.url,
            sha256: installers.deb.sha256,
            'dest-filename': 'package.deb',
          },
          // Zypak lets Chromium make its sandbox out of Flatpak's
          {
            type: 'script',
            'dest-filename': 'start.sh',
            commands: [`exec zypak-wrapper /app/${program}/${program} "$@"`],
          },
          { type: 'file', path: entry },
          { type: 'file', path: about },
        ],
      },
    ],
  };
  return {
    [`${id}.yml`]: dump(manifest),
    'flathub.json': `${JSON.stringify({ 'only-arches': ['x86_64'] }, null, 2)}\n`,
    [entry]: desktopEntry(facts),
    [about]: metainfo(facts),
  };
}

/** @param {Facts} facts @returns {Files} */
export function snap(facts) {
  const { folder, pack, builder, installers } = facts;
  const program = builder.linux.executableName;
  const size = iconSizes(facts).at(-1);
  const manifest = {
    name: program,
    title: pack.productName,
    version: pack.version,
    summary: builder.linux.synopsis,
    description: pack.description,
    license: pack.license,
    website: pack.homepage,
    icon: 'icon.png',
    base: 'core24',
    grade: 'stable',
    confinement: 'strict',
    platforms: { amd64: { 'build-on': 'amd64', 'build-for': 'amd64' } },
    // without it Chromium cannot make its sandbox in a snap and ends at once
    plugs: { 'browser-sandbox': { interface: 'browser-support', 'allow-sandbox': true } },
    apps: {
      [program]: {
        command: `opt/${pack.productName}/${program}`,
        desktop: `usr/share/applications/${pack.desktopName}`,
        extensions: ['gnome'],
        plugs: ['browser-sandbox', 'network', 'network-bind', 'audio-playback', 'home'],
      },
    },
    parts: {
      [program]: {
        plugin: 'dump',
        source: installers.deb.url,
        'source-type': 'deb',
        'source-checksum': `sha256/${installers.deb.sha256}`,
        'stage-packages': ['libnspr4', 'libnss3'],
      },
    },
  };
  return {
    'snapcraft.yaml': dump(manifest),
    'icon.png': fs.readFileSync(path.join(folder, builder.linux.icon, `${size}x${size}.png`)),
  };
}
