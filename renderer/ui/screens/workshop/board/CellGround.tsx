/** What lies on a square of a game in the making; portals of a pair have the same number. */

import type { GameGround } from '../../../../../electron/contract/workshop.ts';
import { OWN_GAME } from '../../../../../engine/shared/own-game.ts';
import { FeatureGlyph } from '../../../flat/FeatureGlyph.tsx';
import styles from './CellGround.module.css';
import { lyingOn, pairOn } from './ground.ts';

export function CellGround(props: {
  readonly ground: GameGround | undefined;
  readonly cell: string;
  /** a portal here waits for its other end */
  readonly isWaiting?: boolean;
}) {
  const { ground, cell, isWaiting = false } = props;
  const lying = isWaiting ? 'portal' : lyingOn(ground, cell);
  if (lying === null) return null;
  const pair = isWaiting ? null : pairOn(ground, cell);
  return (
    <>
      <FeatureGlyph variant={OWN_GAME} feature={lying} look={isWaiting ? 'lone' : 'usual'} className={styles.lying} />
      {pair !== null && <span className={styles.pair}>{pair}</span>}
    </>
  );
}
