/**
 * The house rules of this game that differ from the defaults: a label beside the title, and a dialog that explains each
 * of them. Nothing when all are defaults.
 */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { uiText } from '../../../text/index.ts';
import { RulingLink } from '../../parts/RulingLink.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import styles from './HouseRules.module.css';

const words = uiText.table.house;

export interface ChangedRule {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly says: string;
  readonly usual: string;
  readonly ruling: string | null;
}

/** Options whose value is not the default, in the order of the description. */
export const changedRules = (
  d: VariantDescription,
  options: { readonly [id: string]: string },
): readonly ChangedRule[] =>
  d.options.flatMap((o) => {
    const chosen = options[o.id];
    if (chosen === undefined || chosen === o.usual) return [];
    const value = o.values.find((v) => v.id === chosen);
    const usual = o.values.find((v) => v.id === o.usual);
    return [
      {
        id: o.id,
        name: o.name,
        value: value?.name ?? chosen,
        says: value?.says || o.says,
        usual: usual?.name ?? o.usual,
        ruling: o.ruling,
      },
    ];
  });

/** In one line: "Departure: Stays one turn longer; Check: By the players". */
export const namesOf = (changed: readonly ChangedRule[]): string =>
  changed.map(({ name, value }) => uiText.joined.of(name, value)).join('; ');

export function HouseRulesButton() {
  const { commandContext } = useTable();
  const description = useMatch((s) => s.description);
  const options = useMatch((s) => s.view.options);
  const changed = changedRules(description, options);
  if (changed.length === 0) return null;
  const names = namesOf(changed);
  return (
    <button
      type="button"
      className="link small"
      data-testid="house-rules"
      data-tip={names}
      aria-label={`${words.count(changed.length)}. ${names}`}
      onClick={() => commandContext().screen.show('house')}
    >
      {words.count(changed.length)}
    </button>
  );
}

export function HouseRules({ onClose }: { readonly onClose: () => void }) {
  const description = useMatch((s) => s.description);
  const options = useMatch((s) => s.view.options);
  return (
    <Dialog
      title={words.title}
      icon="book"
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {uiText.table.keys.close}
        </Button>
      }
    >
      <dl className={styles.rules}>
        {changedRules(description, options).map((c) => (
          <div key={c.id}>
            <dt>{uiText.joined.of(c.name, c.value)}</dt>
            <dd>
              {c.says} <span className="muted">{words.usual(c.usual)}</span>{' '}
              {c.ruling !== null && <RulingLink ruling={c.ruling} onFollow={onClose} />}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
