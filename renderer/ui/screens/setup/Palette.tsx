/**
 * What can be put on the board: the kinds of one side at a time, or those of nobody where the house rules know neutral pieces,
 * terrain, the move tool and the eraser.
 */
import { useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { Side } from '../../../../electron/contract/view.ts';
import { isNeutral, isNeverNeutral, neutralGroups } from '../../../board/owner.ts';
import { kindName, lettersOf, pieceLabel, sentence } from '../../../narration/labels.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { formOf, pieceOn, type Tool } from '../../../state/setup/setup-draft.ts';
import { uiText } from '../../../text/index.ts';
import { Portrait } from '../../board3d/Portrait.tsx';
import { FeatureGlyph } from '../../flat/FeatureGlyph.tsx';
import { Glyph } from '../../flat/Glyph.tsx';
import { GroupChip } from '../../flat/GroupChip.tsx';
import { Button } from '../../shell/Button.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import styles from './Palette.module.css';
import parts from './parts.module.css';

const words = uiText.setup;

/** Whose pieces are shown. */
type Owner = Side | 'nobody';
/** Of what the tool puts on the board; undefined where it is nobody's secret, or where it puts nothing. */
const ownerOf = (d: VariantDescription, tool: Tool): Owner | undefined => {
  if (tool.is === 'piece') return isNeutral(d, tool) ? 'nobody' : tool.side;
  return tool.is === 'feature' ? tool.side : undefined;
};

export function Palette({ description }: { readonly description: VariantDescription }) {
  const tool = useSetup((s) => s.tool);
  const options = useSetup((s) => s.options);
  const { take } = useSetup.getState();
  const [shown, setShown] = useState<Owner>(0);
  // a letter with or without Shift may have selected a piece of the other side
  const owner = ownerOf(description, tool) ?? shown;
  // what is nobody's is written with the first side
  const side = owner === 'nobody' ? 0 : owner;
  const { sides, kinds, features } = description;
  const neutral = neutralGroups(description, options);
  const groupsOf = (of: Owner) =>
    of === 'nobody' ? neutral : (description.groups?.filter((g) => g.side === of) ?? []);
  const groups = groupsOf(owner);
  const [shownGroups, setShownGroups] = useState<{ readonly [O in Owner]?: string }>({});
  const group = groups.find((g) => g.id === shownGroups[owner]) ?? groups[0];
  const chooseGroup = (id: string): void => {
    setShownGroups({ ...shownGroups, [owner]: id });
    if (tool.is === 'piece') take({ ...tool, group: id });
  };
  const chooseOwner = (next: Owner): void => {
    setShown(next);
    const there = groupsOf(next);
    const other = there.find((g) => g.id === shownGroups[next]) ?? there[0];
    const nextSide = next === 'nobody' ? 0 : next;
    if (tool.is === 'piece') {
      if (next === 'nobody' && isNeverNeutral(description, tool.kind)) take({ is: 'hand' });
      else take({ is: 'piece', kind: tool.kind, side: nextSide, ...(other && { group: other.id }) });
    } else if (tool.is === 'feature' && tool.side !== undefined) take({ ...tool, side: nextSide });
  };

  const said = useToolSaid(description);
  const offered = owner === 'nobody' ? kinds.filter(({ id }) => !isNeverNeutral(description, id)) : kinds;
  const base = offered.filter((kind) => kind.promotedFrom == null);
  const promoted = offered.filter((kind) => kind.promotedFrom != null);
  return (
    <section className={parts.section}>
      <div className={parts.row}>
        <h2>{words.palette}</h2>
        <Segmented
          label={words.side}
          value={owner}
          choices={[
            ...([0, 1] as const).map((id) => ({ id: id as Owner, name: uiText.joined.begin(sides[id].name) })),
            ...(neutral.length > 0 ? [{ id: 'nobody' as Owner, name: uiText.groups.turn.neutral }] : []),
          ]}
          onChange={chooseOwner}
        />
      </div>
      {groups.length > 1 && (
        <fieldset className={styles.kinds} aria-label={uiText.groups.setup.colour}>
          {groups.map(({ id, name, letter }) => (
            <button
              key={id}
              type="button"
              className={styles.kind}
              aria-pressed={group?.id === id}
              aria-label={sentence(name)}
              data-tip={sentence(name)}
              onClick={() => chooseGroup(id)}
            >
              <GroupChip variant={description.id} group={id} letter={letter} />
            </button>
          ))}
        </fieldset>
      )}
      <Stamps label={words.palette} kinds={base} description={description} side={side} group={group?.id} />
      {promoted.length > 0 && (
        <>
          <h3 className="small muted">{words.promoted}</h3>
          <Stamps label={words.promoted} kinds={promoted} description={description} side={side} group={group?.id} />
        </>
      )}
      {features.length > 0 && <Terrain description={description} side={side} />}
      <div className={parts.row}>
        <Button icon="lift" aria-pressed={tool.is === 'hand'} onClick={() => take({ is: 'hand' })}>
          {words.hand}
        </Button>
        <Button icon="trash" aria-pressed={tool.is === 'eraser'} onClick={() => take({ is: 'eraser' })}>
          {words.eraser}
        </Button>
      </div>
      <p className="small muted">{said}</p>
      <p className="small muted">{words.keys}</p>
    </section>
  );
}

/** What the tool in hand does, or what is lifted. */
function useToolSaid(description: VariantDescription): string {
  const tool = useSetup((s) => s.tool);
  const lifted = useSetup((s) => s.lifted);
  const draft = useSetup((s) => s.draft);
  const inAir = lifted === null || !draft ? undefined : pieceOn(draft, lifted);
  if (inAir) return words.liftedSays(kindName(description, formOf(description, inAir)));
  switch (tool.is) {
    case 'hand':
      return words.handSays;
    case 'eraser':
      return words.eraserSays;
    case 'piece':
      return words.stampSays(pieceLabel(description, tool));
    case 'feature': {
      const name = description.features.find((f) => f.id === tool.feature)?.name ?? tool.feature;
      return words.featureSays(
        tool.side === undefined ? name : words.hiddenFeature(name, description.sides[tool.side].name),
      );
    }
  }
}

function Stamps(props: {
  readonly label: string;
  readonly kinds: VariantDescription['kinds'];
  readonly description: VariantDescription;
  readonly side: Side;
  readonly group: string | undefined;
}) {
  const { label, kinds, description, side, group } = props;
  const { sides } = description;
  const grouped = group === undefined ? undefined : { group };
  return (
    <fieldset className={styles.kinds} aria-label={label}>
      {kinds.map((kind) => (
        <ToolButton
          key={kind.id}
          tool={{ is: 'piece', kind: kind.id, side, ...grouped }}
          name={words.kind(
            pieceLabel(description, { kind: kind.id, side, ...grouped }),
            lettersOf(description, { kind: kind.id, side, ...grouped }),
          )}
        >
          <Portrait
            description={description}
            kind={kind.id}
            side={side}
            group={group}
            className={styles.glyph}
            glyph={
              <Glyph
                variant={description.id}
                kind={kind.id}
                side={side}
                sideId={sides[side].id}
                group={group}
                className={styles.glyph}
              />
            }
          />
          <span className={styles.letter} aria-hidden="true">
            {lettersOf(description, { kind: kind.id, side, ...grouped })}
          </span>
        </ToolButton>
      ))}
    </fieldset>
  );
}

function Terrain({ description, side }: { readonly description: VariantDescription; readonly side: Side }) {
  const { features, sides } = description;
  return (
    <fieldset className={styles.kinds} aria-label={words.features}>
      {features.map((feature) => (
        <ToolButton key={feature.id} tool={{ is: 'feature', feature: feature.id }} name={feature.name}>
          <FeatureGlyph variant={description.id} feature={feature.id} hidden={false} />
        </ToolButton>
      ))}
      {features
        .filter((feature) => feature.hidden)
        .map((feature) => (
          <ToolButton
            key={feature.id}
            tool={{ is: 'feature', feature: feature.id, side }}
            name={words.hiddenFeature(feature.name, sides[side].name)}
          >
            <FeatureGlyph variant={description.id} feature={feature.id} hidden />
          </ToolButton>
        ))}
    </fieldset>
  );
}

const same = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);

function ToolButton(props: { readonly tool: Tool; readonly name: string; readonly children: React.ReactNode }) {
  const { tool, name, children } = props;
  const on = useSetup((s) => same(s.tool, tool));
  return (
    <button
      type="button"
      className={styles.kind}
      aria-pressed={on}
      aria-label={name}
      data-tip={name}
      onClick={() => useSetup.getState().take(tool)}
    >
      {children}
    </button>
  );
}
