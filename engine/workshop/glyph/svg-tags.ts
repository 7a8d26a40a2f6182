/** The tags of an SVG file, one after another, in time that grows with its length alone. Nothing between them is read. */
import { Refused } from './path-text.ts';
import { sentences } from './sentences.ts';

export interface Tag {
  readonly is: 'open' | 'end' | 'empty';
  /** in small letters, without the prefix of a namespace */
  readonly name: string;
  /** the first of each name counts */
  readonly attributes: ReadonlyMap<string, string>;
}

const NAME = /\/?([A-Za-z_][\w:.-]*)/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const END = /\s*(\/?)>/y;
const NONE: ReadonlyMap<string, string> = new Map();
/** what is passed over as a whole, by how it begins */
const PASSED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

export function* tagsOf(text: string): Generator<Tag> {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const passTo = (end: string): void => {
    const to = text.indexOf(end, at);
    if (to < 0) throw new Refused(1, sentences.noSvg);
    at = to + end.length;
  };
  for (at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const passed = PASSED.find(([start]) => text.startsWith(start, at));
    if (passed) {
      at += passed[0].length;
      passTo(passed[1]);
      continue;
    }
    if (text.startsWith('<!', at)) {
      const from = at;
      passTo('>');
      // what a file declares would have to be put in everywhere
      if (text.slice(from, at).includes('[')) throw new Refused(1, sentences.svgEntities);
      continue;
    }
    at++;
    const name = take(NAME);
    if (!name) throw new Refused(1, sentences.noSvg);
    const attributes = new Map<string, string>();
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE))
      if (!attributes.has(found[1])) attributes.set(found[1], found[2] ?? found[3]);
    const end = take(END);
    if (!end) throw new Refused(1, sentences.noSvg);
    const isEnd = name[0].startsWith('/');
    yield {
      is: isEnd ? 'end' : end[1] === '/' ? 'empty' : 'open',
      name: name[1].replace(/^.*:/, '').toLowerCase(),
      attributes: isEnd ? NONE : attributes,
    };
  }
}
