/**
 * Splits bytes into lines: UTF-8, ended by a line feed (a carriage return before it is dropped). A line that is too
 * long is not kept in memory, and one that is not UTF-8 is not guessed at; both are reported in their place.
 */
export type InputLine =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'too-long' }
  | { readonly is: 'not-utf8' };

/** In bytes. The longest sensible position (a game of thousands of actions) takes a tenth of it. */
export const LONGEST_INPUT_LINE = 1 << 20;
const LINE_FEED = 10;

export class LineSplitter {
  private readonly longest: number;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private parts: Uint8Array[] = [];
  private length = 0;

  constructor(longest: number = LONGEST_INPUT_LINE) {
    this.longest = longest;
  }

  /** The lines that end in these bytes. */
  *push(bytes: Uint8Array): Generator<InputLine> {
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      this.keep(bytes.subarray(from, end));
      yield this.take();
      from = end + 1;
    }
    this.keep(bytes.subarray(from));
  }

  /** The text after the last line feed, if any. */
  *end(): Generator<InputLine> {
    if (this.length > 0) yield this.take();
  }

  private keep(part: Uint8Array): void {
    this.length += part.length;
    if (this.length > this.longest) this.parts = [];
    else if (part.length > 0) this.parts.push(part.slice());
  }

  private take(): InputLine {
    const { parts, length } = this;
    this.parts = [];
    this.length = 0;
    if (length > this.longest) return { is: 'too-long' };
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    try {
      return { is: 'text', text: this.decoder.decode(whole).replace(/\r$/, '') };
    } catch {
      return { is: 'not-utf8' };
    }
  }
}
