/**
 * The house rules of a new game, by what they are about. Those that were changed when the form was opened stand first;
 * a rule that changes nothing under the others is not shown.
 */
import { useId, useState } from 'react';
import type { OptionDescription } from '../../../../electron/contract/description.ts';
import { RULE_GROUPS } from '../../../../engine/shared/description.ts';
import { choiceOf, drawnChoice, isInForce, readChoice, valuesIn } from '../../../../engine/shared/house-rules.ts';
import { choiceInWords } from '../../../narration/house-rules.ts';
import { useApp } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { SwitchWithLabel } from '../../shell/Switch.tsx';
import styles from './HouseRuleRows.module.css';

const words = uiText.newGame;

interface Row {
  readonly option: OptionDescription;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function HouseRuleRows(props: {
  readonly variant: string;
  readonly rows: readonly Row[];
  readonly options: Readonly<Record<string, string>>;
}) {
  const { variant, options } = props;
  const isChanged = ({ option, value }: Row) => value !== option.usual;
  const [first] = useState(() => new Set(props.rows.filter(isChanged).map(({ option }) => option.id)));
  const rows = props.rows.filter(({ option }) => isInForce(option, options));
  const groups = RULE_GROUPS.map((group) => {
    const own = rows.filter(({ option }) => option.group === group);
    const isFirst = ({ option }: Row) => first.has(option.id);
    return { group, rows: [...own.filter(isFirst), ...own.filter((row) => !isFirst(row))] };
  }).filter((group) => group.rows.length > 0);
  return groups.map(({ group, rows }) => (
    <section key={group} aria-label={words.ruleGroups[group]}>
      {groups.length > 1 && <h2 className={styles.group}>{words.ruleGroups[group]}</h2>}
      <ul className={styles.house}>
        {rows.map((row) => (
          <HouseRule key={row.option.id} variant={variant} options={options} {...row} />
        ))}
      </ul>
    </section>
  ));
}

function HouseRule({
  option,
  variant,
  options,
  value,
  onChange,
}: Row & { readonly variant: string; readonly options: Readonly<Record<string, string>> }) {
  const open = useApp((app) => app.open);
  const id = useId();
  const chosen = option.several ? undefined : option.values.find((choice) => choice.id === value);
  const { ruling } = option;
  const whyIdle = ({ idle }: OptionDescription['values'][number]): string | undefined =>
    idle && isInForce({ needs: idle.under }, options) ? idle.says : undefined;
  return (
    <li>
      <div id={id}>
        <span className={styles.name}>
          {option.name}
          {value !== option.usual && (
            <span className={styles.changed}>{words.changed(choiceInWords(option, option.usual))}</span>
          )}
        </span>
        <small>{option.says}</small>
        {chosen && chosen.says !== option.says && (
          <small className={styles.chosen}>{whyIdle(chosen) ?? chosen.says}</small>
        )}
      </div>
      <div className={styles.right}>
        {option.count !== undefined ? (
          <Numbered option={option} value={value} onChange={onChange} describedBy={id} />
        ) : option.several ? (
          <Several option={option} value={value} onChange={onChange} describedBy={id} />
        ) : isLong(option) ? (
          <select
            className={`field ${styles.select}`}
            aria-label={option.name}
            aria-describedby={id}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {option.values.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
        ) : (
          <Segmented
            label={option.name}
            describedBy={id}
            value={value}
            choices={option.values.map((choice) => ({ ...choice, title: choice.says, why: whyIdle(choice) }))}
            onChange={onChange}
          />
        )}
        {ruling && (
          <button
            type="button"
            className={`link rid ${styles.ruling}`}
            aria-label={words.ruling(ruling)}
            onClick={() => open('rulebook', { variant, ruling })}
          >
            {ruling}
          </button>
        )}
      </div>
    </li>
  );
}

/** Side by side its values would not fit, as those of Janggi's set-ups: they are listed. */
const isLong = ({ values }: OptionDescription): boolean =>
  values.length > 3 && values.reduce((letters, { name }) => letters + name.length, 0) > MOST_LETTERS;
const MOST_LETTERS = 60;

/** A number that is typed or drawn. What is typed and is none of the numbers changes nothing. */
function Numbered({ option, value, onChange, describedBy }: Row & { readonly describedBy: string }) {
  /** null: nothing is being typed */
  const [typed, setTyped] = useState<string | null>(null);
  const most = (option.count ?? 1) - 1;
  return (
    <span className={styles.numbered}>
      <input
        className="field"
        type="number"
        min={0}
        max={most}
        value={typed ?? value}
        aria-label={option.name}
        aria-describedby={describedBy}
        onChange={(event) => {
          setTyped(event.target.value);
          const choice = readChoice(option, event.target.value);
          // the browser says it in its own language otherwise, and stops Enter with that
          event.target.setCustomValidity(choice === null ? words.numbersTo(most) : '');
          if (choice !== null) onChange(choice);
        }}
        onBlur={(event) => {
          event.target.setCustomValidity('');
          setTyped(null);
        }}
      />
      <span className="muted small">{words.numbersTo(most)}</span>
      <Button onClick={() => onChange(drawnChoice(option, Math.random))}>{words.drawAnother}</Button>
    </span>
  );
}

/** A switch for each of the values. */
function Several({ option, value, onChange, describedBy }: Row & { readonly describedBy: string }) {
  const chosen = valuesIn(value);
  return (
    <fieldset className={styles.several} aria-label={option.name} aria-describedby={describedBy}>
      {option.values.map(({ id, name, says }) => (
        <SwitchWithLabel
          key={id}
          className={styles.one}
          label={name}
          tip={says}
          on={chosen.includes(id)}
          onChange={(on) => onChange(choiceOf(option, (one) => (one === id ? on : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  );
}
