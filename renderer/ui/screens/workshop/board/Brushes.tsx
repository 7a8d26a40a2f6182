/** What a click paints on the board: missing squares, what lies on the ground, or a zone, which is named and made here. */
import { type KeyboardEvent, useRef } from 'react';
import type { GameParts, ValueChange } from '../../../../../electron/contract/workshop.ts';
import { useApp } from '../../../../state/app.ts';
import { useGameText } from '../../../../state/files/game-text.ts';
import { uiText } from '../../../../text/index.ts';
import { Button } from '../../../shell/Button.tsx';
import { radioKey } from '../../../shell/radioKeys.ts';
import { Segmented } from '../../../shell/Segmented.tsx';
import { EditField } from '../EditField.tsx';
import styles from './BoardTab.module.css';
import { LYING, type Lying } from './ground.ts';
import { type Mirroring, mirrored, mirroringOf, type Zone } from './squares.ts';

const words = uiText.workshop.board;

export type Brush = { readonly is: 'missing' | Lying } | { readonly is: 'zone'; readonly name: string };
const USUAL: readonly Brush[] = ['missing' as const, ...LYING].map((is) => ({ is }));

export const setParts = (settings: readonly ValueChange[], key?: string) =>
  useGameText.getState().edit({ do: 'set', settings: [...settings] }, key);

const isSame = (a: Brush, b: Brush): boolean =>
  a.is === b.is && (a.is !== 'zone' || b.is !== 'zone' || a.name === b.name);

/** By the names of zones, what was chosen for them. */
export type Mirrorings = ReadonlyMap<string, Mirroring>;

export function Brushes(props: {
  readonly game: GameParts;
  readonly brush: Brush;
  readonly mirrorings: Mirrorings;
  onChoose(brush: Brush): void;
  onMirror(zone: string, how: Mirroring): void;
}) {
  const { game, brush, mirrorings, onChoose, onMirror } = props;
  const names = Object.keys(game.zones);
  const all: readonly Brush[] = [...USUAL, ...names.map((name) => ({ is: 'zone' as const, name }))];
  const at = all.findIndex((one) => isSame(one, brush));
  const radios = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const to = radioKey(event.key, at, all.length);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(all[to]);
    radios.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
  };
  const choice = (one: Brush) => (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a button with the house's states
    <button
      key={one.is === 'zone' ? `zone ${one.name}` : one.is}
      type="button"
      role="radio"
      aria-checked={isSame(one, brush)}
      tabIndex={isSame(one, brush) ? 0 : -1}
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
    else useApp.getState().toastFailure(why);
  };
  return (
    <section className={styles.zones}>
      <div ref={radios} className={styles.zones} role="radiogroup" aria-label={words.paint} onKeyDown={go}>
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
          mirroring={mirroringOf(game.zones[brush.name], game.height, mirrorings.get(brush.name))}
          onMirror={(how) => onMirror(brush.name, how)}
          onRename={(name) => {
            const how = mirrorings.get(brush.name);
            if (how !== undefined) onMirror(name, how);
            onChoose({ is: 'zone', name });
          }}
        />
      )}
    </section>
  );
}

const tidy = (typed: string): string => typed.toLowerCase().replace(/\s+/g, ' ').trim();
const MIRRORINGS: readonly Mirroring[] = ['mirrored', 'same', 'apart'];

function OneZone(props: {
  readonly game: GameParts;
  readonly name: string;
  readonly mirroring: Mirroring;
  onMirror(how: Mirroring): void;
  onRename(name: string): void;
}) {
  const { game, name, mirroring, onMirror, onRename } = props;
  const zone: Zone = game.zones[name];
  const mirror = (how: Mirroring) => {
    onMirror(how);
    void setParts([{ at: ['zones', name], to: mirrored(zone[0], zone, how, game.height) }]);
  };
  const remove = async () => {
    const why = await setParts([{ at: ['zones', name] }]);
    const { toast, toastFailure } = useApp.getState();
    const undo = { name: uiText.shell.undo, run: useGameText.getState().undoThis() };
    if (why === null) toast(words.zoneRemoved(name), undo);
    else toastFailure(why);
  };
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
        value={mirroring}
        choices={MIRRORINGS.filter((one) => one !== 'apart' || mirroring === 'apart').map((one) => ({
          id: one,
          name: words[one],
        }))}
        onChange={mirror}
      />
      <Button icon="trash" look="quiet" onClick={() => void remove()}>
        {words.removeZone(name)}
      </Button>
    </div>
  );
}
