/** Which program gives advice, where another engine can: one choice for the analysis and for hints. */
import { useEnginesFor } from '../../state/engines.ts';
import { uiText } from '../../text/index.ts';
import { useAdvice, useMatch, useTable } from '../parts/table-context.ts';

export function AdviceBy() {
  const { advice } = useTable();
  const variant = useMatch((s) => s.view.variant);
  const engine = useAdvice((a) => a.engine);
  const able = useEnginesFor(variant).filter(({ why }) => why === null);
  if (able.length === 0) return null;
  return (
    <select
      className="field"
      aria-label={uiText.engines.advice}
      value={engine ?? ''}
      onChange={(event) => advice.adviseBy(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{uiText.engines.seat.ours}</option>
      {able.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
