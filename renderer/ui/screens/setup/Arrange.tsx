/** Changes to the whole board at once: the usual array, an empty board, one side's array for the other. */
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { useApp } from '../../../state/app.ts';
import { makeCase } from '../../../state/own-games/own-cases.ts';
import { makeStep } from '../../../state/own-games/own-lessons.ts';
import { makeProblem } from '../../../state/own-games/own-problems.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { emptyDraft, reflected } from '../../../state/setup/setup-draft.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import parts from './parts.module.css';

const words = uiText.setup;
/** What the position can become in the workshop. */
const MAKERS = [
  { testId: 'make-problem', make: makeProblem, says: uiText.workshop.toSolve },
  { testId: 'make-step', make: makeStep, says: uiText.workshop.lessons },
  { testId: 'make-case', make: makeCase, says: uiText.workshop.cases },
] as const;

export function Arrange({ description }: { readonly description: VariantDescription }) {
  const { change } = useSetup.getState();
  const current = useSetup((s) => s.current);
  const isGame = useSetup((s) => s.free === null && s.exercise === null);
  const [first, second] = description.sides;
  const usual = async () => {
    const { variant, options } = useSetup.getState();
    if (variant === null) return;
    const checked = await useApp.getState().tryTo('setup.check', { variant, options: { ...options } });
    if (checked) change(checked.draft);
  };
  const toWorkshop = async (make: (variant: string, position: string) => Promise<void>) => {
    const { variant, checked, end } = useSetup.getState();
    if (variant === null || checked === null) return;
    end();
    useApp.getState().back();
    await make(variant, checked.text);
  };
  const turnOver = (how: 'mirrored' | 'rotated') => {
    const { draft } = useSetup.getState();
    if (draft) change(reflected(description, draft, 0, how));
  };
  return (
    <section className={parts.section}>
      <h2>{words.arrange}</h2>
      <div className={`${parts.row} ${parts.wrap}`}>
        <Button onClick={() => void usual()}>{words.usual}</Button>
        <Button onClick={() => change(emptyDraft(description))}>{words.empty}</Button>
        <Button onClick={() => turnOver('mirrored')}>{words.mirror(first.name, second.name)}</Button>
        <Button onClick={() => turnOver('rotated')}>{words.rotate(first.name, second.name)}</Button>
        {description.own &&
          isGame &&
          MAKERS.map(({ testId, make, says: { make: label, makeSays } }) => (
            <Button
              key={testId}
              tip={makeSays}
              why={current ? null : words.playWait}
              data-testid={testId}
              onClick={() => void toWorkshop(make)}
            >
              {label}
            </Button>
          ))}
      </div>
      {description.provenance && <p className="small muted">{description.provenance}</p>}
    </section>
  );
}
