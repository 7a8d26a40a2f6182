/**
 * Which program plays a side for the computer, where other engines are known on this machine: those that can play this game,
 * and why the others cannot.
 */
import { useId } from 'react';
import type { EngineFor } from '../../../electron/contract/engines.ts';
import { engineAt, type SeatDraft, strengthOf } from '../../state/online/seats.ts';
import { uiText } from '../../text/index.ts';
import styles from './EngineAt.module.css';

const words = uiText.engines.seat;
interface Props {
  /** of the side */
  readonly name: string;
  readonly seat: SeatDraft;
  readonly onSeat: (change: Partial<SeatDraft>) => void;
}

export function EngineAt({ name, seat, onSeat, engines }: Props & { readonly engines: readonly EngineFor[] }) {
  const id = useId();
  if (engines.length === 0) return null;
  const chosen = engineAt(seat, engines);
  const able = engines.filter(({ why }) => why === null);
  const unable = engines.flatMap(({ name: engine, why }) => (why === null ? [] : [{ engine, why }]));
  return (
    <div>
      {able.length > 0 && (
        <select
          className="field"
          aria-label={words.who(name)}
          aria-describedby={`${id}why`}
          value={chosen?.name ?? ''}
          onChange={(event) =>
            onSeat({ engine: event.target.value === '' ? null : event.target.value, strength: null })
          }
        >
          <option value="">{words.ours}</option>
          {able.map(({ name: engine }) => (
            <option key={engine} value={engine}>
              {engine}
            </option>
          ))}
        </select>
      )}
      <div id={`${id}why`} className={styles.cannot}>
        {unable.map(({ engine, why }) => (
          <small key={engine} data-testid="engine-cannot">
            {why}{' '}
          </small>
        ))}
      </div>
    </div>
  );
}

/** How strong the engine plays, where it can be made weaker. */
export function StrengthOf({ name, seat, onSeat, engine }: Props & { readonly engine: EngineFor }) {
  const { ranges } = engine;
  const { strength } = seat;
  const range = ranges.find(({ by }) => by === strength?.by);
  if (ranges.length === 0) return <small>{words.fullSays}</small>;
  const choose = (chosen: string) => {
    const next = ranges.find(({ by }) => by === chosen);
    onSeat({ strength: next ? { by: next.by, value: String(next.most) } : null });
  };
  return (
    <span className={styles.strength}>
      <select
        className="field"
        aria-label={words.strength(name)}
        value={range?.by ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{words.full}</option>
        {ranges.map(({ by }) => (
          <option key={by} value={by}>
            {words.by[by]}
          </option>
        ))}
      </select>
      {range && strength && (
        <>
          <input
            className="field"
            type="number"
            min={range.least}
            max={range.most}
            value={strength.value}
            aria-label={words.value[range.by](name)}
            onChange={(event) => onSeat({ strength: { ...strength, value: event.target.value } })}
            onBlur={() => {
              const within = strengthOf(seat, engine);
              if (within) onSeat({ strength: { by: within.by, value: String(within.value) } });
            }}
          />
          <span>{words.within(range.least, range.most)}</span>
        </>
      )}
    </span>
  );
}
