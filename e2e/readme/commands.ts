/** The commands that the documents show: every line of their `sh` blocks, without what a comment says about it. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/bundles.mjs';

export const DOCUMENTS = ['README.md', 'CONTRIBUTING.md'] as const;

interface Block {
  /** what stands behind the fence, such as `sh` */
  readonly language: string;
  readonly lines: readonly string[];
}

export function blocksOf(document: string): Block[] {
  const page = fs.readFileSync(path.join(root, document), 'utf8');
  return [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    language,
    lines: text.split('\n').filter((line) => line.trim() !== ''),
  }));
}

/** The commands of all documents, each once. */
export function shownCommands(): string[] {
  const blocks = DOCUMENTS.flatMap(blocksOf).filter(({ language }) => language === 'sh');
  return [...new Set(blocks.flatMap(({ lines }) => lines.map((line) => line.replace(/\s+#\s.*$/, '').trim())))];
}
