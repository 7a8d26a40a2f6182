/** Small pictures of what came up; the sentence beside them says the same. */
import type { TossView } from '../../../electron/contract/tosses.ts';
import type { OtherSides } from '../../../engine/shared/dice.ts';
import { PIPS } from '../../board/pips.ts';
import { uiText } from '../../text/index.ts';
import styles from './TossFaces.module.css';

/** The outline of a die as it lies, and how high its number stands in it. */
const OUTLINES: Readonly<Record<OtherSides, readonly [points: string, middle: number]>> = {
  4: ['10,2 18.5,17 1.5,17', 13],
  8: ['10,1.5 17.5,6 17.5,14 10,18.5 2.5,14 2.5,6', 10.5],
  10: ['10,1.5 18.5,8 18.5,12 10,18.5 1.5,12 1.5,8', 10.5],
  12: ['10,1.5 15,3.1 18.1,7.4 18.1,12.6 15,16.9 10,18.5 5,16.9 1.9,12.6 1.9,7.4 5,3.1', 10.5],
  20: ['10,1.5 17.4,5.7 17.4,14.3 10,18.5 2.6,14.3 2.6,5.7', 10.5],
};

export function TossFaces({ toss: { coin, dice, sides } }: { readonly toss: TossView }) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {coin !== null && <span className={styles.coin}>{uiText.tosses.faces[coin].slice(0, 1)}</span>}
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
        <svg key={i} className={styles.die} viewBox="0 0 20 20" aria-hidden="true">
          {sides === undefined ? <Pips die={die} /> : <Numbered die={die} sides={sides} />}
        </svg>
      ))}
    </span>
  );
}

function Pips({ die }: { readonly die: number }) {
  return (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" rx="3" />
      {PIPS[die].map(([x, y]) => (
        <circle key={`${x}.${y}`} cx={10 + 4 * x} cy={10 + 4.5 * y} r="1.6" />
      ))}
    </>
  );
}

function Numbered({ die, sides }: { readonly die: number; readonly sides: OtherSides }) {
  const [points, middle] = OUTLINES[sides];
  return (
    <>
      <polygon points={points} strokeLinejoin="round" />
      <text x="10" y={middle} textAnchor="middle" dominantBaseline="middle">
        {die}
      </text>
    </>
  );
}
