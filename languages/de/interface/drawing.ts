/** The words of drawing on the table. */

import type { Words } from '../../../engine/shared/language.ts';
import type { drawingText as english } from '../../../renderer/text/drawing.ts';

const lines = (n: number): string => (n === 1 ? 'Eine Linie' : `${n} Linien`);

export const drawingText: Words<typeof english> = {
  bar: 'Auf den Tisch zeichnen',
  tool: 'Stift oder Radierer',
  tools: { yellow: 'Gelb', blue: 'Blau', violet: 'Violett', red: 'Rot', eraser: 'Radierer' },
  undo: 'Zurücknehmen',
  nothingToUndo: 'Seit du den Stift genommen hast, wurde nichts gezeichnet oder radiert.',
  nothingToRedo: 'Seit du zuletzt gezeichnet oder radiert hast, wurde nichts zurückgenommen.',
  clear: 'Alles radieren',
  empty: 'Auf den Tisch ist nichts gezeichnet.',
  done: 'Fertig',
  began: (n) =>
    `Zeichnen. ${n === 0 ? 'Der Tisch ist leer.' : `${lines(n)} auf dem Tisch.`} Enter auf zwei Feldern zeichnet eine Linie, zweimal auf einem einen Ring. Esc beendet es.`,
  ended: 'Zeichnen beendet.',
  from: (cell) => `Von ${cell}. Enter auf einem anderen Feld zeichnet eine Linie, auf demselben einen Ring.`,
  line: (pen, from, to) => `Linie in ${pen} von ${from} nach ${to}.`,
  ring: (pen, cell) => `Ring in ${pen} auf ${cell}.`,
  erased: (n) => `${lines(n)} radiert.`,
  back: (n) => `${lines(n)} wieder auf dem Tisch.`,
  nothingOn: (cell) => `Auf ${cell} ist nichts gezeichnet.`,
  /** a stroke for those who do not see it */
  stroke: (pen, cells) => `${pen}: ${cells.join(' bis ')}.`,
  cleared: 'Der Tisch ist leer.',
  reasons: {
    hidden: 'Der Bildschirm wird gerade übergeben.',
    secret: 'Was gezeichnet wird, sehen alle. Verbirg erst deine Geheimnisse.',
  },
};
