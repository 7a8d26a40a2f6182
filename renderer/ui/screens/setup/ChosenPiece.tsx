/** The piece on the selected cell: its flags and properties, and a button to remove it. */
import type { Group, SetupField, VariantDescription } from '../../../../electron/contract/description.ts';
import { isInForce } from '../../../../engine/shared/house-rules.ts';
import { kindName, pieceLabel } from '../../../narration/labels.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import {
  cellOfName,
  formOf,
  groupFlag,
  groupIn,
  groupsFor,
  nameOf,
  pieceOn,
  piecesOn,
} from '../../../state/setup/setup-draft.ts';
import { uiText } from '../../../text/index.ts';
import { PieceFigure } from '../../board3d/PieceFigure.tsx';
import { Button } from '../../shell/Button.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import parts from './parts.module.css';

const words = uiText.setup;
const concerns = (flag: SetupField, kind: string): boolean => flag.kinds === undefined || flag.kinds.includes(kind);

/** Only groups of the piece's own side can be chosen, and the neutral ones. */
const withGroups = (flag: SetupField, groups: readonly Group[]): SetupField => {
  const choices = flag.choices?.filter(({ id }) => groups.some((group) => group.id === id));
  return choices ? { ...flag, choices } : flag;
};

export function ChosenPiece({ description }: { readonly description: VariantDescription }) {
  const chosen = useSetup((s) => s.chosen);
  const draft = useSetup((s) => s.draft);
  const checked = useSetup((s) => s.checked);
  const options = useSetup((s) => s.options);
  const { setFlag, drag, choose } = useSetup.getState();
  const piece = chosen === null || draft === null ? undefined : pieceOn(draft, chosen);
  if (!piece || chosen === null) {
    return (
      <section className={parts.section}>
        <h2>{words.chosen}</h2>
        <p className="small muted">{words.noneChosen}</p>
      </section>
    );
  }
  const side = description.sides[1].id === piece.side ? 1 : 0;
  const groups = groupsFor(description, { kind: piece.kind, side }, options);
  // riding is set by where the piece is put
  const flags = description.flags
    .filter((flag) => flag.id !== 'rides' && isInForce(flag, options))
    .filter((flag) => concerns(flag, piece.kind) || concerns(flag, formOf(description, piece)))
    .map((flag) => (flag.id === groupFlag(description)?.id ? withGroups(flag, groups) : flag));
  const group = groupIn(description, piece, checked);
  const kind = formOf(description, piece);
  const cell = cellOfName(chosen);
  const both = draft === null ? [] : piecesOn(draft, cell);
  return (
    <section className={parts.section}>
      <h2>{words.chosen}</h2>
      <p className={`${parts.row} ${parts.piece}`}>
        <PieceFigure description={description} piece={{ kind, side, ...(group !== undefined && { group }) }} />
        <span>{words.on(pieceLabel(description, { kind, side, ...(group !== undefined && { group }) }), cell)}</span>
        <Button look="quiet" icon="trash" iconOnly aria-label={words.remove} onClick={() => drag(chosen, null)} />
      </p>
      {both.length > 1 && (
        <Segmented
          label={uiText.special.stack.label}
          value={chosen}
          choices={both.map((p) => ({ id: nameOf(p), name: kindName(description, formOf(description, p)) }))}
          onChange={choose}
        />
      )}
      {flags.length === 0 && <p className="small muted">{words.noFlags}</p>}
      {flags.map((flag) => (
        <FieldEditor
          key={flag.id}
          description={description}
          field={flag}
          value={piece[flag.id]}
          onChange={(value) => setFlag(chosen, flag.id, value)}
        />
      ))}
    </section>
  );
}
