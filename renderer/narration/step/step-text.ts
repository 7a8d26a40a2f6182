/** What the step bar shows: one line of fact, one of consequence. */
export interface ToldStep {
  readonly fact: string;
  readonly because: string;
  readonly ruling: string | null;
  readonly tone: 'usual' | 'no' | 'looking' | 'over';
}

export const plain = (fact: string, because = ''): ToldStep => ({ fact, because, ruling: null, tone: 'usual' });
