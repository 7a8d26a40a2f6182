/** The tools of the grid of moves: what a click draws. The digits choose among the first three. */
import { type ReactNode, useId } from 'react';
import { rangesBehindBend } from '../../../../../electron/contract/workshop.ts';
import { AT_BEND, BEND_WAYS } from '../../../../../engine/shared/bend-ways.ts';
import { uiText } from '../../../../text/index.ts';
import { MarkShape } from '../../../flat/MarkShape.tsx';
import { radioKey } from '../../../shell/radioKeys.ts';
import { SwitchWithLabel } from '../../../shell/Switch.tsx';
import styles from './MoveTools.module.css';
import { hopsAt, type Mirror, type MoveBrush, rangeBehindBend } from './move-brush.ts';

const words = uiText.workshop.tools;
export const DOES = ['goes', 'takes', 'both'] as const;
const RANGES = [1, 0, 2, 3, 4, 5, 6, 7];
const HOPS = ['cannon', 'grasshopper', 'unlimited', 'ski', 'cannonOwn', 'grasshopperOwn', 'cannonEnemy'] as const;
const MIRRORS: readonly Mirror[] = ['all', 'sides', 'ends', 'none'];

export function MoveTools(props: { readonly brush: MoveBrush; onChange(brush: MoveBrush): void }) {
  const { brush, onChange } = props;
  const { does, range, hop, bend, initial = false, lame = false, inPassing = false, mirror } = brush;
  const isPlain = !bend && !(hop === 'cannonEnemy' && hopsAt(hop, range));
  const says = useId();
  const change = (part: Partial<MoveBrush>) => onChange({ ...brush, ...part });
  return (
    <fieldset className={styles.tools} aria-label={words.label}>
      <div
        role="radiogroup"
        aria-label={words.doesLabel}
        className={styles.does}
        onKeyDown={(event) => {
          const to = radioKey(event.key, DOES.indexOf(does), DOES.length);
          if (to === undefined) return;
          event.preventDefault();
          change({ does: DOES[to] });
          event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
        }}
      >
        {DOES.map((one, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a button with the house's states
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={does === one}
            tabIndex={does === one ? 0 : -1}
            className={styles.tool}
            onClick={() => change({ does: one })}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              {one !== 'goes' && <MarkShape mark="capture" />}
              {one !== 'takes' && <MarkShape mark="move" />}
            </svg>
            <span>{words.does[one]}</span>
            <kbd>{i + 1}</kbd>
          </button>
        ))}
      </div>
      <Labelled label={words.range}>
        <select
          className="field"
          aria-label={words.range}
          value={range}
          onChange={(event) => change({ range: Number(event.target.value) })}
        >
          {rangeOptions(RANGES)}
        </select>
      </Labelled>
      <Labelled label={words.bend}>
        <select
          className="field"
          aria-label={words.bend}
          aria-describedby={bend && says}
          value={bend?.way ?? ''}
          onChange={(event) => {
            const way = BEND_WAYS.find((one) => one === event.target.value);
            change({ bend: way && { ...bend, way, range: bend?.range ?? 0 } });
          }}
        >
          <option value="">{words.noBend}</option>
          {BEND_WAYS.map((way) => (
            <option key={way} value={way}>
              {words.bends[way]}
            </option>
          ))}
        </select>
      </Labelled>
      {bend ? (
        <>
          <Labelled label={words.bendRange}>
            <select
              className="field"
              aria-label={words.bendRange}
              value={rangeBehindBend(range, bend.range)}
              onChange={(event) => change({ bend: { ...bend, range: Number(event.target.value) } })}
            >
              {rangeOptions(rangesBehindBend(range))}
            </select>
          </Labelled>
          <Labelled label={words.atBend}>
            <select
              className="field"
              aria-label={words.atBend}
              value={bend.there ?? ''}
              onChange={(event) => {
                const there = AT_BEND.find((one) => one === event.target.value);
                change({ bend: { way: bend.way, range: bend.range, ...(there && { there }) } });
              }}
            >
              <option value="">{words.emptyBend}</option>
              {AT_BEND.map((one) => (
                <option key={one} value={one}>
                  {words.there[one]}
                </option>
              ))}
            </select>
          </Labelled>
          <p id={says} className="small muted">
            {words.bendSays}
          </p>
        </>
      ) : (
        <Labelled label={words.hop}>
          <select
            className="field"
            aria-label={words.hop}
            value={hop && hopsAt(hop, range) ? hop : ''}
            // a piece that jumps goes on behind the one that it jumps over
            onChange={(event) => {
              const chosen = HOPS.find((one) => one === event.target.value);
              change({ hop: chosen, range: chosen && !hopsAt(chosen, range) ? 0 : range });
            }}
          >
            <option value="">{words.noHop}</option>
            {HOPS.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      <Labelled label={words.mirror}>
        <select
          className="field"
          aria-label={words.mirror}
          value={mirror}
          onChange={(event) => change({ mirror: event.target.value as Mirror })}
        >
          {MIRRORS.map((one) => (
            <option key={one} value={one}>
              {words.mirrors[one]}
            </option>
          ))}
        </select>
      </Labelled>
      {option(words.initial, initial, (on) => change({ initial: on }))}
      {isPlain && option(words.lame, lame, (on) => change({ lame: on }))}
      {isPlain && option(words.inPassing, inPassing, (on) => change({ inPassing: on }))}
    </fieldset>
  );
}

const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.labelled}>
    <span className="small muted" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);
const rangeOptions = (ranges: readonly number[]) =>
  ranges.map((n) => (
    <option key={n} value={n}>
      {n === 1 ? words.once : n === 0 ? words.slides : words.upTo(n)}
    </option>
  ));
const option = (label: string, on: boolean, onChange: (on: boolean) => void) => (
  <SwitchWithLabel className={styles.option} label={label} on={on} onChange={onChange} />
);
