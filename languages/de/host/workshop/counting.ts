/** Wie in Makruk und seinen Verwandten gezählt wird. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { countingWords } from '../../../../engine/workshop/words/counting-words.ts';

export const workshopCounting: Words<typeof countingWords> = {
  count: (moves, of) => `Zählung: ${moves} von ${of}.`,
  odd: '„Gezählt bis“ muss gerade sein, denn gezählt werden die Züge beider Seiten.',
  says: 'Züge werden gezählt wie in dieser Variante: {rule}. {how}',
  label: 'Welche Regel',
  rules: { makruk: 'Makruk', cambodian: 'kambodschanisches Schach', asean: 'ASEAN-Schach' },
  board: (moves, most) =>
    most === null
      ? `Sobald nichts mehr auf dem Brett ist, was sich umwandelt, zählt die Seite am Zug bis ${moves} Züge, außer wenn der Gegner nur noch den König hat.`
      : `Wer am Zug höchstens noch ${most} Figuren hat, zählt bis ${moves} Züge, außer wenn der Gegner nur noch den König hat.`,
  pieces: (limits, otherwise, fromPieces) =>
    [
      'Sobald nichts mehr auf dem Brett ist, was sich umwandelt, zählt von Neuem, wer nur noch den König hat',
      fromPieces ? ', angefangen mit der Zahl der Figuren auf dem Brett' : '',
      `: bis ${[...limits, ...(otherwise === null ? [] : [`sonst ${otherwise}`])].join(', ')}.`,
    ].join(''),
  limit: (moves, least, name) => `${moves} gegen ${least === 1 ? 'eine Figur' : 'mehrere Figuren'} der Art ${name}`,
  over: 'Ist die Zählung überschritten, ohne dass jemand matt ist, ist die Partie remis.',
};
