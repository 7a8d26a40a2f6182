/**
 * Rules as sentences: a switch makes one true, and the words in it that can be chosen are controls. Must stay true: what a
 * sentence changes is what the host said with it; nothing here knows a rule.
 */
import { Fragment, useId } from 'react';
import type {
  GameChange,
  RuleSentence,
  SentenceControl,
  ValueChange,
} from '../../../../../electron/contract/workshop.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { classes } from '../../../shell/classes.ts';
import { Switch } from '../../../shell/Switch.tsx';
import { EditField } from '../EditField.tsx';
import { wholeNumber } from '../whole-number.ts';
import styles from './Sentences.module.css';

const words = uiText.workshop.rules;
const set = (settings: readonly ValueChange[]) =>
  void useGameText.getState().edit({ do: 'set', settings: settings.map((one) => ({ ...one, at: [...one.at] })) });

export function Sentences(props: { readonly label: string; readonly sentences: readonly RuleSentence[] }) {
  return (
    <ul className={styles.sentences} aria-label={props.label}>
      {props.sentences.map((sentence) => (
        <Sentence key={sentence.id} sentence={sentence} />
      ))}
    </ul>
  );
}

function Sentence({ sentence }: { readonly sentence: RuleSentence }) {
  const { id: name, says, parts, toggle, whyNot } = sentence;
  const id = useId();
  const isOn = toggle?.isOn ?? true;
  return (
    <li className={classes(styles.sentence, !isOn && styles.off)} data-sentence={name}>
      {toggle ? (
        <Switch
          id={`${id}switch`}
          on={isOn}
          label={says}
          describedBy={whyNot && !isOn ? id : undefined}
          why={!isOn ? whyNot : undefined}
          onChange={(on) => set(on ? toggle.on : toggle.off)}
        />
      ) : (
        <span className={styles.always} aria-hidden="true" />
      )}
      {/* a click on its words switches it, and one on a control among them does not */}
      <label htmlFor={toggle && `${id}switch`}>
        {isOn
          ? parts.map((part, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other names
              <Fragment key={i}>{typeof part === 'string' ? textAt(parts, i) : withMark(parts, i)}</Fragment>
            ))
          : says}
        {whyNot && !isOn && (
          <small id={id} className={styles.why}>
            {whyNot}
          </small>
        )}
      </label>
    </li>
  );
}

type Parts = RuleSentence['parts'];
/** The punctuation marks that a text begins with; in French behind a space that does not break. */
const marksOf = (text: string): string => /^[\u00a0\u202f]?[.,;:!?]+/.exec(text)?.[0] ?? '';
/** Without the marks that stand with the control before it. */
function textAt(parts: Parts, i: number): string {
  const part = parts[i];
  if (typeof part !== 'string') return '';
  return typeof parts[i - 1] === 'object' ? part.slice(marksOf(part).length) : part;
}
/** A control with the marks behind it, which never begin a line. */
function withMark(parts: Parts, i: number) {
  const [control, next] = [parts[i], parts[i + 1]];
  if (typeof control === 'string') return null;
  return (
    <span className={styles.together}>
      <Control control={control} />
      {typeof next === 'string' && marksOf(next)}
    </span>
  );
}

function Control({ control }: { readonly control: SentenceControl }) {
  switch (control.is) {
    case 'choice':
      return (
        <select
          className={classes('field', styles.choice)}
          aria-label={control.label}
          value={control.chosen}
          onChange={(event) => set(control.values[Number(event.target.value)].set)}
        >
          {control.values.map(({ says }, i) => (
            <option key={says} value={i}>
              {says}
            </option>
          ))}
        </select>
      );
    case 'number': {
      const { at, least, most } = control;
      const change = (typed: string): GameChange | string => {
        const n = wholeNumber(typed, least, most);
        return n === null ? words.numberFrom(least, most) : { do: 'set', settings: [{ at: [...at], to: n }] };
      };
      return (
        <span className={styles.number}>
          <EditField isBare label={control.label} value={String(control.value)} change={change} />
        </span>
      );
    }
    case 'moves':
      return (
        <span className={styles.moves}>
          <EditField
            isMono
            isBare
            label={control.label}
            value={control.value}
            change={(typed) => ({ do: 'set', settings: [{ at: [...control.at], to: typed.trim() }] })}
          />
        </span>
      );
    case 'name':
      return (
        <span className={styles.name}>
          <EditField
            isBare
            label={control.label}
            value={control.value}
            change={(typed) => ({ do: 'set', settings: [{ at: [...control.at], to: typed.trim() }] })}
          />
        </span>
      );
    case 'kinds':
      return <Kinds control={control} />;
  }
}

function Kinds({ control }: { readonly control: Extract<SentenceControl, { readonly is: 'kinds' }> }) {
  const { label, chosen, all, at, none } = control;
  const change = (kinds: readonly string[]) =>
    set([{ at: [...at], to: kinds.length === 0 && none ? none.to : [...kinds] }]);
  const isLast = chosen.length === 1 && !none;
  return (
    <span className={styles.kinds}>
      {chosen.length === 0 && none && <span>{none.says}</span>}
      {chosen.map((kind) => {
        const name = all.find(({ id }) => id === kind)?.name ?? kind;
        return (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-label={words.dropKind(name)}
            aria-disabled={isLast || undefined}
            data-tip={isLast ? words.needsOne : words.dropKind(name)}
            onClick={() => !isLast && change(chosen.filter((one) => one !== kind))}
          >
            {name} <span aria-hidden="true">×</span>
          </button>
        );
      })}
      <select
        className={classes('field', styles.choice)}
        aria-label={uiText.joined.of(label, words.addKind)}
        value=""
        onChange={(event) => change([...chosen, event.target.value])}
      >
        <option value="">+</option>
        {all
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </span>
  );
}
