/** What is special about the moves to one square, in signs beside its marks. */
import type { MoveMark, MoveTrace } from '../../../../../electron/contract/workshop.ts';
import type { AtTurn } from '../../../../../engine/shared/bend-ways.ts';

const DOES = { goes: '•', takes: '○', both: '◉' } as const;

/** One badge for each mark that has something special; where there are several marks, it begins with the one that it is about. */
export const badgesOf = (marks: readonly MoveMark[]): readonly string[] =>
  marks.flatMap((mark) => {
    const signs = signsOf(mark);
    if (signs === '') return [];
    return [marks.length > 1 ? DOES[mark.does] + signs : signs];
  });

/** The same of moves that no click draws: each different badge once. */
export const badgesOfTrace = (traces: readonly Pick<MoveTrace, 'ends' | 'turns'>[]): readonly string[] => {
  const ends = traces.flatMap((trace) => trace.ends);
  const turns = traces.flatMap((trace) => trace.turns);
  const signs = [...ends.map(signsOfEnd), ...turns.map(signsOfTurn)];
  return [...new Set(signs.filter((sign) => sign !== ''))];
};
const signsOfEnd = ({ takesOwn, tame, ...end }: MoveTrace['ends'][number]): string =>
  [signsOf(end), takesOwn ? '×=' : '', tame ? '×≠♔' : ''].join('');
const TURN: Readonly<Record<AtTurn, string>> = {
  ...{ empty: '', captures: '×', capturesOwn: '×=', inPassing: 'e' },
  ...{ over: '⤼', overOwn: '⤼=', overEnemy: '⤼≠', passes: '' },
};
/** In brackets: or nobody. */
const signsOfTurn = ({ there, lame }: MoveTrace['turns'][number]): string => {
  const signs = there.map((one) => TURN[one]).join('');
  return `↱${there.includes('empty') && signs !== '' ? `(${signs})` : signs}${lame ? '⊣' : ''}`;
};

const THERE = { captures: '×', capturesOrNot: '(×)', over: '⤼', overOrNot: '(⤼)' } as const;

type Signed = Pick<MoveMark, 'hop' | 'lame' | 'initial' | 'inPassing' | 'bend'>;
const signsOf = ({ hop, lame, initial, inPassing, bend }: Signed): string =>
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
