/** Prints of each language what it does not say yet, and what it says that no game says any more. */
import { hostTexts } from '../../languages/host.ts';
import { languages } from '../../languages/languages.ts';
import { readPo } from '../../languages/po.ts';
import { sentencesOfGames } from './sentences.ts';

const sentences = sentencesOfGames();
const listed = (title: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [`  ${title}:`, ...texts.map((text) => `    ${JSON.stringify(text)}`)];

for (const { tag, name } of languages) {
  const said = new Set(hostTexts[tag].games.flatMap((catalogue) => readPo(catalogue())).map(([english]) => english));
  const missing = [...sentences].filter((english) => !said.has(english));
  const unused = [...said].filter((english) => !sentences.has(english));
  const lines = [
    `${name} (${tag}): ${sentences.size - missing.length} of ${sentences.size} sentences of the games`,
    ...listed('missing', missing),
    ...listed('said by no game', unused),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
