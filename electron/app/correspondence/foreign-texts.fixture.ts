/** What programs for mail, chat and writing do to a text on its way, at random. The same dice do the same. */
import type { Dice } from '../../../engine/match/fixtures/dice.fixture.ts';

type Change = (text: string, roll: Dice) => string;
const oneOf = <T>(all: readonly T[], roll: Dice): T => all[roll(all.length)];
const everyLine = (text: string, change: (line: string) => string): string => text.split('\n').map(change).join('\n');

const UNSEEN = ['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\u200e', '\u200f', '\u202a', '\u202c', '\ufeff'];

/** what writing programs do while somebody types or pastes */
export const characters: Readonly<Record<string, Change>> = {
  'smart quotes': (text, roll) => text.replaceAll('"', () => oneOf(['“', '”', '„'], roll)),
  'non-breaking hyphens': (text) => text.replace(/-(?=\w)/g, '\u2011'),
  'en dashes': (text) => text.replaceAll('-', '–'),
  'two hyphens as a dash': (text, roll) => text.replaceAll('--', oneOf(['—', '–'], roll)),
  'unseen characters': (text, roll) => {
    let changed = text;
    for (let n = 1 + roll(6); n > 0; n--) {
      const at = roll(changed.length + 1);
      changed = changed.slice(0, at) + oneOf(UNSEEN, roll) + changed.slice(at);
    }
    return changed;
  },
  'wide digits': (text) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  'hard spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'a capital': (text) => text.replace(/^fairytable:/gm, 'Fairytable:'),
};

/** what happens to the lines of a message */
export const lines: Readonly<Record<string, Change>> = {
  'quoted again': (text, roll) => {
    const mark = oneOf(['> ', '>', '>> ', '> > ', '| ', '&gt; '], roll);
    return everyLine(text, (line) => mark + line);
  },
  'a code fence': (text, roll) =>
    `${oneOf(['```', '```text', '~~~'], roll)}\n${text.trimEnd()}\n${oneOf(['```', '~~~'], roll)}\n`,
  'a greeting': (text, roll) => `${oneOf(['Hi!', 'Dear Grace,\n\nhere it is:', 'Hello Ann'], roll)}\n\n${text}`,
  'a signature': (text, roll) =>
    `${text.trimEnd()}\n\n${oneOf(['Best,\nAnn', '-- \nAnn Other', 'See you!', '—\nAda\n'], roll)}\n`,
  'long lines broken': (text) => everyLine(text, (line) => line.replace(/(.{1,72})(?: +|$)/g, '$1\n').trimEnd()),
};
/** a line without spaces may be broken anywhere */
export const brokenAnywhere: Change = (text) => text.replace(/(.{76})(?=.)/g, '$1\n');

/** quoted-printable */
export const encodedForMail: Change = (text) =>
  everyLine(text, (line) => {
    const encoded = [...line].map((letter) =>
      /^[\x20-\x3c\x3e-\x7e]$/.test(letter)
        ? letter
        : [...new TextEncoder().encode(letter)]
            .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
            .join(''),
    );
    let [row, whole] = ['', ''];
    for (const letter of encoded) {
      if (row.length + letter.length > 75) [whole, row] = [`${whole}${row}=\n`, ''];
      row += letter;
    }
    return whole + row;
  });

/** what other programs for games write in a game */
export const inGames: Readonly<Record<string, Change>> = {
  'a result': (text, roll) => {
    const last = text.trimEnd().split('\n').at(-1) ?? '';
    // behind a comment to the end of the line it would be a part of that
    const between = last.includes(' ; ') ? '\n' : oneOf([' ', '\n'], roll);
    return `${text.trimEnd()}${between}${oneOf(['*', '1-0', '0-1', '1/2-1/2'], roll)}\n`;
  },
  'numbered marks': (text) =>
    text.replace(/ ([!?]{1,2})(?=[\s)])/g, (_, mark) => ` $${['!', '?', '!!', '??', '!?', '?!'].indexOf(mark) + 1}`),
  'comments to the end of the line': (text) => text.replace(/ \{([^{}[\]\\]*)\}$/gm, ' ; $1'),
};

export interface Mangled {
  readonly text: string;
  /** what was done to it, in order */
  readonly how: readonly string[];
}
/** `isOneWord`: lines may be broken anywhere; `isGame`: it may be written as others write games. */
export function mangled(
  text: string,
  kind: { readonly isOneWord: boolean; readonly isGame: boolean },
  roll: Dice,
): Mangled {
  const how: string[] = [];
  let changed = text;
  const some = (changes: Readonly<Record<string, Change>>, most: number): void => {
    const left = Object.entries(changes);
    for (let n = roll(most + 1); n > 0 && left.length > 0; n--) {
      const [[name, change]] = left.splice(roll(left.length), 1);
      changed = change(changed, roll);
      how.push(name);
    }
  };
  if (kind.isGame) some(inGames, 2);
  some(characters, 3);
  if (kind.isOneWord && roll(3) === 0) {
    changed = brokenAnywhere(changed, roll);
    how.push('broken anywhere');
  }
  some(lines, 3);
  if (roll(4) === 0) {
    changed = encodedForMail(changed, roll);
    how.push('encoded for mail');
    // without a space behind the mark it could not be told from one with which a broken line goes on
    some({ 'quoted again': (whole) => everyLine(whole, (line) => `> ${line}`) }, 1);
  }
  if (roll(4) === 0) changed = changed.replaceAll('\n', '\r\n');
  return { text: changed, how };
}
