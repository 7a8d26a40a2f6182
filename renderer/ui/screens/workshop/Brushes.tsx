/** What a click paints on the board: missing squares, what lies on the ground, or a zone, which is named and made here. */
import type { GameParts, Setting } from '../../../../electron/contract/workshop.ts';
import { useApp } from '../../../state/app.ts';
import { useGameText } from '../../../state/game-text.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { Segmented } from '../../shell/Segmented.tsx';
import styles from './BoardTab.module.css';
import { EditField } from './EditField.tsx';
import { LYING, type Lying } from './ground.ts';
import { type Mirroring, mirrored, mirroringOf, type Zone } from './squares.ts';

const words = uiText.workshop.board;

export type Brush = { readonly is: 'missing' | Lying } | { readonly is: 'zone'; readonly name: string };
const USUAL: readonly Brush[] = ['missing' as const, ...LYING].map((is) => ({ is }));

export const setParts = (settings: readonly Setting[], key?: string) =>
  useGameText.getState().edit({ do: 'set', settings: [...settings] }, key);

const isSame = (a: Brush, b: Brush): boolean =>
  a.is === b.is && (a.is !== 'zone' || b.is !== 'zone' || a.name === b.name);

export function Brushes(props: { readonly game: GameParts; readonly brush: Brush; onChoose(brush: Brush): void }) {
  const { game, brush, onChoose } = props;
  const names = Object.keys(game.zones);
  const choice = (one: Brush) => (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a button with the house's states
    <button
      key={one.is === 'zone' ? `zone ${one.name}` : one.is}
      type="button"
      role="radio"
      aria-checked={isSame(one, brush)}
      className={styles.name}
      data-testid={one.is === 'zone' ? undefined : `brush-${one.is}`}
      onClick={() => onChoose(one)}
    >
      {one.is === 'zone' ? one.name : words.brushes[one.is]}
    </button>
  );
  const add = async () => {
    let n = 0;
    const name = () => `zone ${'abcdefghijklmnopqrstuvwxyz'[n]}`;
    while (names.includes(name())) n++;
    const why = await setParts([{ at: ['zones', name()], to: [[], []] }]);
    if (why === null) onChoose({ is: 'zone', name: name() });
    else useApp.getState().toast(why);
  };
  return (
    <section className={styles.zones}>
      <div className={styles.zones} role="radiogroup" aria-label={words.paint}>
        <h2>{words.squares}</h2>
        <div className={styles.names}>{USUAL.map(choice)}</div>
        <h2>{words.zones}</h2>
        <p className="small muted">{words.zonesSays}</p>
        <div className={styles.names}>{names.map((name) => choice({ is: 'zone', name }))}</div>
      </div>
      <Button icon="plus" data-testid="add-zone" onClick={() => void add()}>
        {words.newZone}
      </Button>
      {brush.is === 'zone' && (
        <OneZone
          key={names.indexOf(brush.name)}
          game={game}
          name={brush.name}
          onRename={(name) => onChoose({ is: 'zone', name })}
        />
      )}
    </section>
  );
}

const tidy = (typed: string): string => typed.toLowerCase().replace(/\s+/g, ' ').trim();
const MIRRORINGS: readonly Mirroring[] = ['mirrored', 'same', 'apart'];

function OneZone(props: { readonly game: GameParts; readonly name: string; onRename(name: string): void }) {
  const { game, name, onRename } = props;
  const zone: Zone = game.zones[name];
  return (
    <div className={styles.zone}>
      <EditField
        label={words.zoneName}
        value={name}
        testId="zone-name"
        change={(typed) => (tidy(typed) === name ? null : { do: 'rename-zone', zone: name, name: tidy(typed) })}
        onDone={(typed) => onRename(tidy(typed))}
      />
      <span className="small muted">{words.forBlack}</span>
      <Segmented
        label={words.forBlack}
        value={mirroringOf(zone, game.height)}
        choices={MIRRORINGS.filter((one) => one !== 'apart' || mirroringOf(zone, game.height) === 'apart').map(
          (one) => ({
            id: one,
            name: words[one],
          }),
        )}
        onChange={(how) => void setParts([{ at: ['zones', name], to: mirrored(zone[0], zone, how, game.height) }])}
      />
      <Button icon="trash" look="quiet" onClick={() => void setParts([{ at: ['zones', name] }])}>
        {words.removeZone(name)}
      </Button>
    </div>
  );
}
