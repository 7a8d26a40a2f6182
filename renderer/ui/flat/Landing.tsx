/** The dashed circle on a cell of 100 x 100 where a piece will land. */
import styles from './Landing.module.css';

export const LandingCircle = ({ r }: { readonly r: number }) => (
  <>
    <circle className={styles.casing} cx={50} cy={50} r={r} />
    <circle className={styles.circle} cx={50} cy={50} r={r} />
  </>
);
