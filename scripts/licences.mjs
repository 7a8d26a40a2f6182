/**
 * Writes the licences of everything that is bundled into one text beside the page: these packages may only be
 * distributed with their notices, and the fonts only with the Open Font License. The list must come from the real
 * inputs of the bundlers, never from package.json, and a package without a licence text stops the build.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bundles.mjs';

export const licencesFile = 'out/renderer/licences.txt';

/** Packages that name their licence but do not contain its text; their notices are in this folder. */
const keptHere = new Map([
  ['@react-three/fiber', 'assets/licences/react-three-fiber.txt'],
  // its package names its author and the MIT licence, and no year
  ['lazy-val', 'assets/licences/lazy-val.txt'],
  ['qrcode-generator', 'assets/licences/qrcode-generator.txt'],
]);

/** The packages that files come from, as folders: `node_modules/three`.
 * @param {readonly string[]} files as a bundler names them: from any folder, absolute, with a query
 * @returns {string[]} sorted, each once */
export function packagesOf(files) {
  const folders = files.flatMap((file) => {
    const found = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+/.exec(file.replaceAll('\\', '/'));
    return found ? [found[0]] : [];
  });
  return [...new Set(folders)].sort();
}

/** @param {string} folder of a package, from the project's folder */
function licenceOf(folder) {
  const own = path.join(root, folder);
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(own, 'package.json'), 'utf8'));
  const file = fs.readdirSync(own).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  const kept = keptHere.get(name);
  if (!file && !kept) throw new Error(`${name} is bundled and ships no licence text; keep one in assets/licences.`);
  const text = fs.readFileSync(file ? path.join(own, file) : path.join(root, `${kept}`), 'utf8');
  return { title: `${name} ${version} (${license})`, text: text.replaceAll('\r\n', '\n').trim() };
}

/** Their outlines are among our sources; the fonts themselves are not bundled. */
const characters = () => ({
  title: 'Characters on pieces and boards (OFL-1.1)',
  text: fs.readFileSync(path.join(root, 'assets/licences/characters.txt'), 'utf8').trim(),
});

/** @param {readonly string[]} folders of packages, as `packagesOf` gives them */
export function licencesText(folders) {
  const ours = { title: 'Fairytable (MIT)', text: fs.readFileSync(path.join(root, 'LICENSE'), 'utf8').trim() };
  return written([ours, characters(), ...folders.map(licenceOf)]);
}
/** Of these packages alone. @param {readonly string[]} folders as `packagesOf` gives them */
export const licencesOf = (folders) => written(folders.map(licenceOf));

/** @param {readonly { title: string, text: string }[]} licences */
function written(licences) {
  const line = '='.repeat(80);
  return licences.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text}\n`).join('\n\n');
}

/** Writes the text beside the page, whole or not at all.
 * @param {readonly string[]} folders of packages, as `packagesOf` gives them */
export function writeLicences(folders) {
  const file = path.join(root, licencesFile);
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, licencesText(folders));
  fs.renameSync(unfinished, file);
}
