/** The only part of Node that tests of the page use: reading files. The page itself has no Node. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
  export function readdirSync(path: URL, options: { recursive: true }): string[];
}
