/**
 * The house rules of this game that differ from the defaults: a label beside the title, and a dialog that explains each
 * of them. Nothing when all are defaults.
 */
import { changedRules, namesOf } from '../../../narration/house-rules.ts';
import { uiText } from '../../../text/index.ts';
import { RulingLink } from '../../parts/RulingLink.tsx';
import { useMatch, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import styles from './HouseRules.module.css';

const words = uiText.table.house;

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
