/** Data that is imported as the text of its file (scripts/bundles.mjs). */
declare module '*.fairygame' {
  const text: string;
  export default text;
}
declare module '*.ini' {
  const text: string;
  export default text;
}
declare module '*.jsonl' {
  const text: string;
  export default text;
}
declare module '*.po' {
  const text: string;
  export default text;
}
