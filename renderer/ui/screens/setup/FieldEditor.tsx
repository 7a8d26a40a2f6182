/**
 * One field of a position or a piece besides kinds and cells: a switch, a number, a choice, a cell or a kind. The
 * variant defines the fields. An empty field means the default and is not written into the draft.
 */
import { useEffect, useId, useState } from 'react';
import type { SetupField, VariantDescription } from '../../../../electron/contract/description.ts';
import { cellNamed } from '../../../narration/board-order.ts';
import { kindName } from '../../../narration/labels.ts';
import { uiText } from '../../../text/index.ts';
import { Switch } from '../../shell/Switch.tsx';
import parts from './parts.module.css';

const words = uiText.setup;

export function FieldEditor(props: {
  readonly description: VariantDescription;
  readonly field: SetupField;
  readonly value: unknown;
  onChange(value: unknown): void;
}) {
  const { description, field, value, onChange } = props;
  const id = useId();
  if (field.perSide) {
    const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    const { perSide: _one, ...single } = field;
    return (
      <>
        {description.sides.map((side) => (
          <FieldEditor
            key={side.id}
            description={description}
            field={{ ...single, name: `${field.name}, ${side.name}` }}
            value={given[side.id]}
            onChange={(next) => {
              const { [side.id]: _was, ...others } = given;
              const all = next === undefined ? others : { ...others, [side.id]: next };
              onChange(Object.keys(all).length === 0 ? undefined : all);
            }}
          />
        ))}
      </>
    );
  }
  return (
    <div className={parts.field}>
      {field.as === 'yes-no' ? (
        <div className={parts.row}>
          <label htmlFor={`${id}switch`}>{field.name}</label>
          <Switch
            id={`${id}switch`}
            on={value === true}
            describedBy={id}
            onChange={(on) => onChange(on ? true : undefined)}
          />
        </div>
      ) : (
        <div className={parts.pair}>
          <label htmlFor={`${id}input`}>{field.name}</label>
          <Input id={`${id}input`} description={description} field={field} value={value} onChange={onChange} />
        </div>
      )}
      <small id={id}>{field.as === 'text' ? `${field.says} ${words.onlyInText}` : field.says}</small>
    </div>
  );
}

function Input(props: Parameters<typeof FieldEditor>[0] & { readonly id: string }) {
  const { id, description, field, value, onChange } = props;
  switch (field.as) {
    case 'number':
      return (
        <input
          id={id}
          className="field"
          type="number"
          min={0}
          max={field.most}
          value={typeof value === 'number' ? value : ''}
          placeholder={words.usualValue}
          onChange={(event) => {
            const n = event.target.valueAsNumber;
            onChange(Number.isInteger(n) && n >= 0 ? n : undefined);
          }}
        />
      );
    case 'kind':
      return (
        <select
          id={id}
          className="field"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="">{words.nobody}</option>
          {description.kinds.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {kind.name}
            </option>
          ))}
        </select>
      );
    case 'choice':
      return (
        <select
          id={id}
          className="field"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="">{words.usualValue}</option>
          {(field.choices ?? []).map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      );
    case 'kinds':
      return <KindsInput id={id} description={description} value={value} onChange={onChange} />;
    case 'cell':
      return <CellInput id={id} description={description} value={value} onChange={onChange} />;
    default:
      return (
        <output id={id} className="muted">
          {value === undefined ? words.usualValue : JSON.stringify(value)}
        </output>
      );
  }
}

/** A list of kinds, each once: no list means the default, and an empty list is a value of its own. */
function KindsInput(props: {
  readonly id: string;
  readonly description: VariantDescription;
  readonly value: unknown;
  onChange(value: readonly string[] | undefined): void;
}) {
  const { id, description, value, onChange } = props;
  const given = Array.isArray(value) ? (value as readonly string[]) : null;
  return (
    <span>
      {given === null && <span className="muted">{words.usualValue}</span>}
      {given?.length === 0 && <span className="muted">{words.noKinds}</span>}
      {given?.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={words.dropKind(kindName(description, kind))}
          onClick={() => onChange(given.filter((k) => k !== kind))}
        >
          {kindName(description, kind)} <span aria-hidden="true">×</span>
        </button>
      ))}
      <select
        id={id}
        className="field"
        value=""
        onChange={(event) => {
          const kind = event.target.value;
          if (kind === USUAL) onChange(undefined);
          else onChange(kind === NONE ? [] : [...(given ?? []), kind]);
        }}
      >
        <option value="">{words.addKind}</option>
        {given !== null && <option value={USUAL}>{words.usualValue}</option>}
        {(given === null || given.length > 0) && <option value={NONE}>{words.noKinds}</option>}
        {description.kinds
          .filter((kind) => !given?.includes(kind.id))
          .map((kind) => (
            <option key={kind.id} value={kind.id}>
              {kind.name}
            </option>
          ))}
      </select>
    </span>
  );
}
/** there is no kind with this name */
const USUAL = '?usual';
const NONE = '?none';

/** The typed text is kept until it names a cell; leaving the field with anything else restores the value. */
export function CellInput(props: {
  readonly id?: string;
  readonly description: VariantDescription;
  readonly value: unknown;
  readonly label?: string;
  onChange(value: string | undefined): void;
}) {
  const { id, description, value, label, onChange } = props;
  const given = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(given);
  useEffect(() => setTyped(given), [given]);
  return (
    <input
      id={id}
      className="field"
      aria-label={label}
      value={typed}
      placeholder={words.cellField}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setTyped(event.target.value);
        const cell = cellNamed(description.topology, event.target.value);
        if (cell !== null) onChange(description.topology.cells[cell]!.name);
        else if (event.target.value === '') onChange(undefined);
      }}
      onBlur={() => setTyped(given)}
    />
  );
}
