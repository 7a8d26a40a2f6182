/** The piece on the chosen cell: what can be said of it besides where it stands, and a way to take it off. */
import type { SetupField, VariantDescription } from '../../../../electron/contract/description.ts';
import { uiWords } from '../../../../electron/contract/words.ts';
import { useSetup } from '../../../state/setup.ts';
import { pieceOn } from '../../../state/setup-draft.ts';
import { Glyph } from '../../flat/Glyph.tsx';
import { pieceName } from '../../flat/labels.ts';
import { Button } from '../../shell/Button.tsx';
import { FieldEditor } from './FieldEditor.tsx';

const words = uiWords.setup;
const concerns = (flag: SetupField, kind: string): boolean => flag.kinds === undefined || flag.kinds.includes(kind);

export function ChosenPiece({ description }: { readonly description: VariantDescription }) {
  const chosen = useSetup((s) => s.chosen);
  const draft = useSetup((s) => s.draft);
  const { setFlag, clear } = useSetup.getState();
  const piece = chosen === null || draft === null ? undefined : pieceOn(draft, chosen);
  if (!piece || chosen === null) {
    return (
      <section className="setup-sec">
        <h2>{words.chosen}</h2>
        <p className="small muted">{words.noneChosen}</p>
      </section>
    );
  }
  const side = description.sides[1].id === piece.side ? 1 : 0;
  const flags = description.flags.filter((flag) => concerns(flag, piece.kind));
  return (
    <section className="setup-sec">
      <h2>{words.chosen}</h2>
      <p className="setup-row who">
        <Glyph variant={description.id} kind={piece.kind} side={side} sideId={piece.side} />
        <span>{words.on(pieceName(description, { kind: piece.kind, side }), chosen)}</span>
        <Button look="quiet" icon="trash" iconOnly aria-label={words.remove} onClick={() => clear(chosen)} />
      </p>
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
