/** The text of the file. */
declare module '*.fairygame' {
  const text: string;
  export default text;
}
