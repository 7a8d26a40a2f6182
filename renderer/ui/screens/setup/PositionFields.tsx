/** The fields of the position as a whole: the side to move, the hands, the flights, and the variant's own fields. */
import { useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { Side } from '../../../../electron/contract/view.ts';
import { isInForce } from '../../../../engine/shared/house-rules.ts';
import { kindName, pieceLabel } from '../../../narration/labels.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { handOf } from '../../../state/setup/setup-draft.ts';
import { uiText } from '../../../text/index.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import { Button } from '../../shell/Button.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { CellInput, FieldEditor } from './FieldEditor.tsx';
import styles from './Palette.module.css';
import parts from './parts.module.css';

const words = uiText.setup;

export function PositionFields({ description }: { readonly description: VariantDescription }) {
  const draft = useSetup((s) => s.draft);
  const options = useSetup((s) => s.options);
  const { setTurn, setField } = useSetup.getState();
  if (!draft) return null;
  const { sides } = description;
  const fields = description.fields.filter((field) => isInForce(field, options));
  // terrain is in the palette; the other fields are seldom needed and folded away
  const further = fields.filter((field) => field.as !== 'feature' && field.as !== 'flight');
  const hasHands = description.kinds.some((kind) => kind.inHand);
  return (
    <section className={parts.section}>
      <h2>{words.position}</h2>
      <div className={parts.row}>
        <span>{words.turn}</span>
        <Segmented
          label={words.turn}
          value={draft.turn}
          choices={sides.map((side) => ({ id: side.id, name: side.name }))}
          onChange={setTurn}
        />
      </div>
      {hasHands && ([0, 1] as const).map((side) => <HandOf key={side} description={description} side={side} />)}
      {fields
        .filter((field) => field.as === 'flight')
        .map((field) => (
          <Flights key={field.id} description={description} field={field.id} />
        ))}
      {further.length > 0 && (
        <details>
          <summary>{words.further}</summary>
          {further.map((field) => (
            <FieldEditor
              key={field.id}
              description={description}
              field={field}
              value={draft[field.id]}
              onChange={(value) => setField(field.id, value)}
            />
          ))}
        </details>
      )}
    </section>
  );
}

function HandOf({ description, side }: { readonly description: VariantDescription; readonly side: Side }) {
  const draft = useSetup((s) => s.draft);
  const { setHand } = useSetup.getState();
  if (!draft) return null;
  const { id, name } = description.sides[side];
  const hand = handOf(description, draft, side);
  const takeOut = (i: number): void =>
    setHand(
      side,
      hand.filter((_, at) => at !== i),
    );
  return (
    <div className={parts.field}>
      <span>{words.hands(name)}</span>
      <div className={styles.kinds}>
        {hand.map((kind, i) => (
          // identical pieces in a hand differ only by their index
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={i}
            type="button"
            className={styles.kind}
            aria-label={words.fromHand(kindName(description, kind))}
            data-tip={words.fromHand(kindName(description, kind))}
            onClick={() => takeOut(i)}
          >
            <Glyph variant={description.id} kind={kind} side={side} sideId={id} className={styles.glyph} />
          </button>
        ))}
      </div>
      {hand.length === 0 && <span className="small muted">{words.handEmpty}</span>}
      <div className={`${parts.row} ${parts.wrap}`}>
        {description.kinds
          .filter((kind) => kind.inHand)
          .map((kind) => (
            <Button
              key={kind.id}
              look="quiet"
              icon="plus"
              aria-label={words.addToHand(kind.name)}
              onClick={() => setHand(side, [...hand, kind.id])}
            >
              {kind.name}
            </Button>
          ))}
      </div>
    </div>
  );
}

interface Flight {
  readonly kind: string;
  readonly side: string;
  readonly to: string;
  readonly left: number;
}

function Flights({ description, field }: { readonly description: VariantDescription; readonly field: string }) {
  const list = useSetup((s) => s.draft?.[field]);
  const tool = useSetup((s) => s.tool);
  const flights = Array.isArray(list) ? (list as Flight[]) : [];
  const most = description.fields.find((f) => f.id === field)?.most ?? 1;
  const [to, setTo] = useState<string | undefined>(undefined);
  const [left, setLeft] = useState(most);
  const { setField } = useSetup.getState();
  // the piece selected in the palette is the one that flies
  const flier = tool.is === 'piece' ? tool : null;
  const named = (f: Flight): string =>
    pieceLabel(description, { kind: f.kind, side: description.sides[1].id === f.side ? 1 : 0 });
  const change = (next: readonly Flight[]): void => setField(field, next.length === 0 ? undefined : next);
  const says = description.fields.find((f) => f.id === field)?.says;
  return (
    <div className={parts.field}>
      <span>{words.flights}</span>
      <ul>
        {flights.map((f, i) => (
          <li key={`${f.kind} ${f.to} ${f.left}`} className={parts.row}>
            <span>{words.flight(named(f), f.to, f.left)}</span>
            <Button
              look="quiet"
              icon="trash"
              iconOnly
              aria-label={words.dropFlight(named(f), f.to)}
              onClick={() => change(flights.filter((_, at) => at !== i))}
            />
          </li>
        ))}
      </ul>
      {flights.length === 0 && <small className="muted">{words.noFlights}</small>}
      <div className={parts.row}>
        <CellInput description={description} label={words.flightTo} value={to} onChange={setTo} />
        <input
          className="field"
          type="number"
          min={1}
          max={most}
          aria-label={words.flightIn}
          value={left}
          onChange={(event) => setLeft(Math.max(1, Math.min(most, event.target.valueAsNumber || 1)))}
        />
        <Button
          icon="plus"
          iconOnly
          aria-label={words.addFlight}
          why={flier === null ? words.flightNeedsPiece : to === undefined ? words.flightNeedsCell : null}
          onClick={() => {
            if (!flier || to === undefined) return;
            change([...flights, { kind: flier.kind, side: description.sides[flier.side].id, to, left }]);
            setTo(undefined);
          }}
        />
      </div>
      {says && <small>{says}</small>}
    </div>
  );
}
