/**
 * A plugin of esbuild: a catalogue of a language or a list of problems is imported as a function that returns its text, so
 * that a bundle may read it when it is needed (scripts/parts.mjs). Here the text is in the bundle.
 */
import fs from 'node:fs/promises';

/** The files of which that holds. */
export const isLargeText = /\.(po|jsonl)$/;

/** @param {string} file @returns {Promise<string>} the module that is imported */
export const moduleOfText = async (file) => `export default () => ${JSON.stringify(await fs.readFile(file, 'utf8'))};`;

/** @type {import('esbuild').Plugin} */
export const largeTexts = {
  name: 'large-texts',
  setup(made) {
    made.onLoad({ filter: isLargeText }, async ({ path }) => ({ contents: await moduleOfText(path), loader: 'js' }));
  },
};
