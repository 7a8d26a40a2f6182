/** What is special about the moves to one square, in signs beside its marks. */
import type { MoveMark } from '../../../../../electron/contract/workshop.ts';

const DOES = { goes: '•', takes: '○', both: '◉' } as const;

/** One badge for each mark that has something special; where there are several marks, it begins with the one that it is about. */
export const badgesOf = (marks: readonly MoveMark[]): readonly string[] =>
  marks.flatMap((mark) => {
    const signs = signsOf(mark);
    if (signs === '') return [];
    return [marks.length > 1 ? DOES[mark.does] + signs : signs];
  });

const THERE = { captures: '×', capturesOrNot: '(×)', over: '⤼', overOrNot: '(⤼)' } as const;

const signsOf = ({ hop, lame, initial, inPassing, bend }: MoveMark): string =>
  [
    bend ? `↱${bend.there ? THERE[bend.there] : ''}` : '',
    hop === 'cannon' ? '⤼' : '',
    hop === 'grasshopper' ? '⤵' : '',
    hop === 'unlimited' ? '⤼+' : '',
    hop === 'ski' ? '⤳' : '',
    hop === 'cannonOwn' ? '⤼=' : '',
    hop === 'grasshopperOwn' ? '⤵=' : '',
    hop === 'cannonEnemy' ? '⤼≠' : '',
    lame ? '⊣' : '',
    initial ? '1' : '',
    inPassing ? 'e' : '',
  ].join('');
