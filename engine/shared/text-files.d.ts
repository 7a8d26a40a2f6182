/** Data that is imported as the text of its file (scripts/bundles.mjs), or where it is large as a function that reads it. */
declare module '*.fairygame' {
  const text: string;
  export default text;
}
declare module '*.ini' {
  const text: string;
  export default text;
}
declare module '*.jsonl' {
  const read: () => string;
  export default read;
}
declare module '*.po' {
  const read: () => string;
  export default read;
}
