import { expect, test } from 'vitest';
import { readPo } from './po.ts';

test('sentences are read with their lines joined and their quotes undone; the header and what is missing are left out', () => {
  const text = `msgid ""
msgstr "Language: de\\n"

#: acid, rulebook
msgid "The \\"Zone\\" "
"is a ring."
msgstr "Die „Zone“ "
"ist ein Ring."

msgid "Not yet."
msgstr ""
`;
  expect(readPo(text)).toEqual([['The "Zone" is a ring.', 'Die „Zone“ ist ein Ring.']]);
});

test.each(['mgsid "a"', 'msgid "a', '"alone"'])('what is not of a catalogue is refused with its line: %s', (line) => {
  expect(() => readPo(`# a comment\n${line}\n`)).toThrow('line 2');
});
