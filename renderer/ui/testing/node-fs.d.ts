/** The one thing of Node that a test of the page uses: reading a style sheet as it stands. The page itself has no Node. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
