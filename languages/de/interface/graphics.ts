/** What is said when the 3D board cannot be drawn, by the reason. */

import type { Words } from '../../../engine/shared/language.ts';
import type { graphicsText as english } from '../../../renderer/text/graphics.ts';

export const graphicsText: Words<typeof english> = {
  says: {
    unsupported: 'Dieser Rechner kann das 3D-Brett gerade nicht zeigen; darum ist das flache Brett offen.',
    lost: 'Die Grafikkarte zeichnet nicht mehr. Das flache Brett ist offen, bis das 3D-Brett wieder gezeichnet werden kann.',
    failed: 'Das 3D-Brett konnte nicht gezeichnet werden; darum ist das flache Brett offen.',
  },
  /** on the button that switches boards */
  tip: {
    unsupported: 'Dieser Rechner konnte das 3D-Brett nicht zeigen. Drücke, um es noch mal zu versuchen.',
    lost: 'Die Grafikkarte zeichnet nicht mehr. Das 3D-Brett kommt zurück, wenn es gezeichnet werden kann; drücke, um es jetzt zu versuchen.',
    failed: 'Das 3D-Brett konnte nicht gezeichnet werden. Drücke, um es noch mal zu versuchen.',
  },
  tryAgain: 'Noch mal versuchen',
  isBack: 'Das 3D-Brett ist wieder da.',
  /** what can be made only of the 3D board */
  picture: {
    unsupported:
      'Dieser Rechner kann das 3D-Brett nicht zeigen, und nur davon gibt es ein Bild. Kopiere stattdessen die Stellung.',
    lost: 'Die Grafikkarte zeichnet nicht mehr, und ein Bild gibt es nur vom 3D-Brett. Warte, bis es wieder da ist, oder schalte auf das 3D-Brett um, um es jetzt zu versuchen.',
    failed:
      'Das 3D-Brett konnte nicht gezeichnet werden, und nur davon gibt es ein Bild. Schließe das hier und schalte auf das 3D-Brett um, um es noch mal zu versuchen.',
  },
  film: {
    unsupported:
      'Dieser Rechner kann das 3D-Brett nicht zeigen, und nur davon gibt es einen Film. Kopiere stattdessen die Partie.',
    lost: 'Die Grafikkarte zeichnet nicht mehr, und einen Film gibt es nur vom 3D-Brett. Warte, bis es wieder da ist, oder schalte auf das 3D-Brett um, um es jetzt zu versuchen.',
    failed:
      'Das 3D-Brett konnte nicht gezeichnet werden, und nur davon gibt es einen Film. Schließe das hier und schalte auf das 3D-Brett um, um es noch mal zu versuchen.',
  },
};
