/** How the whole game looks, chosen by pictures: its set of pieces, its board, its place. No part of its rules. */
import { useMemo } from 'react';
import type { Thumbnail, VariantDescription } from '../../../../../electron/contract/description.ts';
import type { GameParts } from '../../../../../electron/contract/workshop.ts';
import { graphics, qualityOf } from '../../../../scene/graphics.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { hasTablePictures } from '../../../../state/files/table-pictures.ts';
import { uiText } from '../../../../text/index.ts';
import { LABEL_STYLES } from '../../../../variants/own/board/labels.ts';
import { BOARD_STYLES } from '../../../../variants/own/board/lines.ts';
import { BOARD_MATERIALS, boardMaterialOf } from '../../../../variants/own/board/materials.ts';
import { OWN_PLACES } from '../../../../variants/own/places/place-names.ts';
import { SETS, setNamed, setPieceOf } from '../../../../variants/own/sets/names.ts';
import { FlatPicture } from '../../../flat/FlatPicture.tsx';
import { DescribedGlyph } from '../../../flat/Glyph.tsx';
import { Button } from '../../../shell/Button.tsx';
import { TablePicture } from '../../start/TablePicture.tsx';
import { PictureRadios } from '../PictureRadios.tsx';
import { ProblemList } from '../ProblemList.tsx';
import { LinesAndMarks } from './LinesAndMarks.tsx';
import styles from './LooksTab.module.css';

const words = uiText.workshop.gameLooks;
type Looks = NonNullable<GameParts['looks']>;
/** what is said by a word of a list */
type Key = 'set' | 'board' | 'of' | 'place' | 'labels';
/** what no word stands for */
const NONE = '';
/** kinds that a picture of a set shows */
const KINDS = 3;
/** squares along a side of a picture of a board */
const SAMPLE = 4;

const setupOf = ({ id, setup, ground = [] }: VariantDescription): Thumbnail => ({
  variant: id,
  pieces: setup,
  features: ground,
});

export function LooksTab({ game }: { readonly game: GameParts }) {
  const { looks } = game;
  const lastGood = useGameText((state) => state.lastGood);
  const setAny = <K extends keyof Looks>(key: K, to: Looks[K]) => {
    const at = ['looks', key];
    const setting = looks ? { at, ...(to !== undefined && { to }) } : { at: ['looks'], to: { [key]: to } };
    if (looks || to !== undefined) void useGameText.getState().edit({ do: 'set', settings: [setting] });
  };
  const set = (key: Key, value: string) => setAny(key, value === NONE ? undefined : value);
  const forget = () => void useGameText.getState().edit({ do: 'set', settings: [{ at: ['looks'] }] });
  const of = { looks, description: lastGood, set };
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <Choice
          {...of}
          of="set"
          label={words.set}
          values={[NONE, ...SETS]}
          names={{ [NONE]: words.sets.byName, ...words.sets }}
        >
          {(described) => <SetPicture description={described} />}
        </Choice>
        <p className="small muted">{words.setsSay}</p>
        <Choice {...of} of="board" label={words.board} values={BOARD_STYLES} names={words.boards}>
          {(described) => <SampleBoard description={described} />}
        </Choice>
        <Choice {...of} of="of" label={words.of} values={BOARD_MATERIALS} names={words.materials}>
          {(described) => <Tones {...boardMaterialOf(described.looks).flat} />}
        </Choice>
        <Choice
          {...of}
          of="place"
          label={words.place}
          values={[NONE, ...OWN_PLACES]}
          names={{ [NONE]: words.places.none, ...words.places }}
        >
          {(described) => <PlacePicture description={described} />}
        </Choice>
        <p className="small muted">{words.placesSay}</p>
        <LinesAndMarks game={game} description={lastGood} set={setAny} />
        <Choice {...of} of="labels" label={words.labels} values={LABEL_STYLES} names={words.labelStyles}>
          {() => null}
        </Choice>
        <p className="small muted">{words.labelsSay}</p>
      </div>
      <aside className={styles.side}>
        <ProblemList />
        {lastGood && (
          <section className={styles.preview} aria-label={words.preview}>
            <TablePicture
              description={lastGood}
              thumbnail={setupOf(lastGood)}
              label={uiText.start.boardAt(lastGood.title)}
            />
          </section>
        )}
        {looks && (
          <Button
            look="quiet"
            className={styles.usual}
            tip={words.usualSays}
            data-testid="usual-looks"
            onClick={forget}
          >
            {words.usual}
          </Button>
        )}
      </aside>
    </div>
  );
}

/** One word of the game's looks. A game that says nothing looks as none of them, but for that which stands for no word. */
function Choice(props: {
  readonly of: Key;
  readonly label: string;
  readonly looks: Looks | undefined;
  readonly description: VariantDescription | null;
  readonly values: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  set(key: Key, value: string): void;
  children(description: VariantDescription): React.ReactNode;
}) {
  const { of, label, looks, description, values, names, set, children } = props;
  const hasNone = values[0] === NONE;
  const said = looks?.[of];
  const usual = hasNone ? NONE : looks && values[0];
  return (
    <section className={styles.choice} data-looks={of}>
      <h2>{label}</h2>
      {said !== undefined && !values.includes(said) && <p role="status">{words.unknown(said)}</p>}
      <PictureRadios
        label={label}
        className={styles.pictures}
        values={values}
        chosen={said ?? usual ?? null}
        nameOf={(value) => names[value]}
        onChoose={(value) => set(of, value)}
      >
        {(value) => (
          <span className={styles.shown} aria-hidden="true">
            {description && children(withLooks(description, of, value))}
            <span>{names[value]}</span>
          </span>
        )}
      </PictureRadios>
    </section>
  );
}
function withLooks(description: VariantDescription, key: Key, value: string): VariantDescription {
  const { [key]: _, ...others } = description.looks ?? {};
  return { ...description, looks: value === NONE ? others : { ...others, [key]: value } };
}

/** Those of its kinds that the set has come first: a game of which it has none would consist of tokens. */
function SetPicture({ description }: { readonly description: VariantDescription }) {
  const { kinds, sides, looks } = description;
  const set = setNamed(looks?.set);
  const rank = ({ id, royal }: (typeof kinds)[number]): number =>
    (set && setPieceOf(set, id) ? 0 : 2) + (royal ? 0 : 1);
  return (
    <span className={styles.set}>
      {[...kinds]
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, KINDS)
        .map(({ id }) => (
          <DescribedGlyph key={id} described={description} kind={id} side={0} sideId={sides[0].id} />
        ))}
    </span>
  );
}

/** A corner of its board. */
function SampleBoard({ description }: { readonly description: VariantDescription }) {
  const sample = useMemo(() => cornerOf(description), [description]);
  return <FlatPicture description={sample} pieces={[]} label="" className={styles.board} />;
}
function cornerOf({ topology, looks, ...description }: VariantDescription): VariantDescription {
  const cells = topology.cells.filter(({ x, y }) => x < SAMPLE && y < SAMPLE);
  const { board, of } = looks ?? {};
  return {
    ...description,
    topology: { ...topology, width: SAMPLE, height: SAMPLE, cells },
    looks: { ...(board !== undefined && { board }), ...(of !== undefined && { of }) },
  };
}

const Tones = ({ light, dark }: { readonly light: string; readonly dark: string }) => (
  <span className={styles.tones} style={{ background: `linear-gradient(90deg, ${light} 50%, ${dark} 50%)` }} />
);

/** The real table there. In low quality pictures are taken without their place. */
function PlacePicture({ description }: { readonly description: VariantDescription }) {
  const isTaken = useApp(({ settings }) => hasTablePictures(settings) && qualityOf(settings, graphics()) === 'high');
  if (!isTaken) return null;
  return (
    <span className={styles.place}>
      <TablePicture description={description} thumbnail={setupOf(description)} />
    </span>
  );
}
