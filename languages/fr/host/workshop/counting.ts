/** Comment on compte dans le Makruk et les jeux voisins. */
import type { Words } from '../../../../engine/shared/language.ts';
import type { countingWords } from '../../../../engine/workshop/words/counting-words.ts';

export const workshopCounting: Words<typeof countingWords> = {
  count: (moves, of) => `Décompte : ${moves} sur ${of}.`,
  odd: '« Compté jusqu’à » doit être pair, car les coups des deux camps sont comptés.',
  says: 'Les coups sont comptés comme dans ce jeu : {rule}. {how}',
  label: 'Quelle règle',
  rules: { makruk: 'Makruk', cambodian: 'échecs cambodgiens', asean: 'échecs de l’ASEAN' },
  board: (moves, most) =>
    most === null
      ? `Dès que rien sur l’échiquier ne peut plus être promu, le camp au trait compte jusqu’à ${moves} coups, sauf si l’adversaire n’a que son Roi.`
      : `Le camp au trait qui n’a plus que ${most} pièces au plus compte jusqu’à ${moves} coups, sauf si l’adversaire n’a que son Roi.`,
  pieces: (limits, otherwise, fromPieces) =>
    [
      'Dès que rien sur l’échiquier ne peut plus être promu, un joueur qui n’a plus que son Roi recommence à compter',
      fromPieces ? ', à partir du nombre de pièces sur l’échiquier' : '',
      ` : jusqu’à ${[...limits, ...(otherwise === null ? [] : [`${otherwise} sinon`])].join(', ')}.`,
    ].join(''),
  limit: (moves, least, name) =>
    `${moves} contre ${least === 1 ? 'une pièce' : 'plusieurs pièces'} de ce type (${name})`,
  over: 'Si le décompte est dépassé sans qu’il y ait mat, la partie est nulle.',
};
