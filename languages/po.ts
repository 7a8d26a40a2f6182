/**
 * Catalogues as gettext writes them, which every translator's program opens: of each sentence the English (`msgid`) and the
 * translation (`msgstr`). Comments are left out; plurals and contexts are not used here.
 */

/** The sentences of a catalogue, each with the English one that it stands for; without those that are not translated yet. */
export function readPo(text: string): (readonly [english: string, said: string])[] {
  const read: [string, string][] = [];
  let english = '';
  let into: 'msgid' | 'msgstr' | null = null;
  for (const [i, line] of text.split('\n').entries()) {
    const [, keyword, quoted] = /^(?:(msgid|msgstr)\s+)?("(?:[^"\\]|\\.)*")\s*$/.exec(line) ?? [];
    if (quoted === undefined) {
      if (line.trim() !== '' && !line.startsWith('#')) throw new Error(`line ${i + 1} is not of a catalogue: ${line}`);
      continue;
    }
    const part = JSON.parse(quoted) as string;
    if (keyword === 'msgid') {
      into = 'msgid';
      english = part;
    } else if (keyword === 'msgstr') {
      into = 'msgstr';
      read.push([english, part]);
    } else if (into === 'msgid') english += part;
    else if (into === 'msgstr') read[read.length - 1][1] += part;
    else throw new Error(`line ${i + 1} continues nothing: ${line}`);
  }
  // the first one, without English, describes the file
  return read.filter(([from, to]) => from !== '' && to !== '');
}
