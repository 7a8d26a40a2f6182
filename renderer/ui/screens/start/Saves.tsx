/**
 * All saved games: search by name, open, rename, copy, export, move to the trash and restore. Must stay true: a save
 * that cannot be opened is in the list like the others, with what is wrong and what can be recovered.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import { LONGEST_NAME, type SaveSummary } from '../../../../electron/contract/requests.ts';
import { useApp, useHello } from '../../../state/app.ts';
import {
  discard,
  duplicate,
  exportSave,
  importFile,
  openSaved,
  rename,
  useLibrary,
} from '../../../state/files/library.ts';
import { useOpening } from '../../../state/files/open-text.ts';
import { usePictures } from '../../../state/files/pictures.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { Dialog } from '../../shell/overlays/Dialog.tsx';
import { Menu } from '../../shell/overlays/Menu.tsx';
import { Groups } from '../Groups.tsx';
import { PageFrame } from '../PageFrame.tsx';
import styles from './Saves.module.css';
import { players, standing, timing, when } from './summary.ts';
import { Thumbnail } from './Thumbnail.tsx';

const words = uiText.saves;

export function Saves() {
  const { variants } = useHello();
  const saves = useLibrary((library) => library.saves);
  const folder = useLibrary((library) => library.folder);
  const load = useLibrary((library) => library.load);
  const want = usePictures((pictures) => pictures.want);
  const changes = useApp((app) => app.libraryChanges);
  const { toast } = useApp.getState();
  const [find, setFind] = useState('');
  const [renaming, setRenaming] = useState<SaveSummary | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` counts what other windows did to the library
  useEffect(() => void load(), [load, changes]);
  useEffect(() => field.current?.focus(), []);
  // a renamed save is a new row, and the focus was in the old one
  useEffect(() => {
    if (named === null) return;
    const row = [...document.querySelectorAll<HTMLElement>('[data-save]')].find((el) => el.dataset.save === named);
    row?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }, [named]);

  const shown = useMemo(() => saves?.filter((save) => fits(save, find)) ?? [], [saves, find]);
  return (
    <>
      <PageFrame
        title={words.title}
        heading={heading}
        beside={
          <>
            <input
              ref={field}
              className={`field ${styles.find}`}
              type="search"
              value={find}
              placeholder={words.findHint}
              aria-label={words.find}
              onChange={(event) => setFind(event.target.value)}
            />
            <Button
              icon="copy"
              tip={uiText.openText.openSays}
              data-testid="paste-text"
              onClick={() => useOpening.getState().open()}
            >
              {uiText.openText.open}
            </Button>
            <Button
              icon="import"
              onClick={async () => {
                const save = await importFile();
                if (save) toast(words.imported(save.name));
              }}
            >
              {words.import}
            </Button>
          </>
        }
      >
        <p className="sr" role="status">
          {saves && words.count(shown.length)}
        </p>
        {saves?.length === 0 && <p className="muted">{words.none}</p>}
        {saves && saves.length > 0 && shown.length === 0 && <p className="muted">{words.nothing(find)}</p>}
        <Groups
          all={shown}
          className={styles.saves}
          onNear={want}
          row={(save, place) => (
            <Row
              key={save.save}
              save={save}
              place={place}
              all={shown.length}
              description={variants.find((variant) => variant.id === save.variant)}
              onRename={() => setRenaming(save)}
              onDiscard={async () => {
                // its row is removed with the focus in it
                heading.current?.focus();
                await discard(save);
              }}
            />
          )}
        />
        {folder && saves && saves.length > 0 && (
          <p className={`small muted ${styles.where}`}>
            {words.count(saves.length)}. {words.folder(folder)}
          </p>
        )}
      </PageFrame>
      {renaming && (
        <Rename
          save={renaming}
          onClose={(renamed) => {
            setRenaming(null);
            if (renamed) setNamed(renamed.save);
          }}
        />
      )}
    </>
  );
}

/** Every word that was typed is in the name, the players or the game. */
function fits(save: SaveSummary, find: string): boolean {
  const text = [save.name, save.title, ...save.players].join(' ').toLocaleLowerCase();
  return find
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Row(props: {
  readonly save: SaveSummary;
  /** among all rows, from 1: rows outside the viewport are not rendered */
  readonly place: number;
  readonly all: number;
  readonly description: VariantDescription | undefined;
  readonly onRename: () => void;
  readonly onDiscard: () => void;
}) {
  const { save, place, all, description, onRename, onDiscard } = props;
  const { problem } = save;
  const who = players(save, description);
  return (
    <li data-save={save.save} aria-posinset={place} aria-setsize={all}>
      <button type="button" className={styles.open} aria-label={words.open(save.name)} onClick={() => openSaved(save)}>
        <Thumbnail
          save={save.save}
          isDamaged={problem !== null}
          description={description}
          className={styles.thumbnail}
          warning={styles.warning}
        />
      </button>
      <div>
        <h2>{save.name}</h2>
        <p className={`${styles.standing} ${problem ? styles.bad : 'muted'}`}>
          {[save.title, who, standing(save, description), timing(save)].filter(Boolean).join(' · ')}
        </p>
        {problem && (
          <p className="small muted">
            {problem.happened} {problem.salvage && words.salvageable(problem.salvage.turns)}
          </p>
        )}
        <p className="small muted num">{when(save.changed, Date.now())}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => openSaved(save)} aria-label={problem ? undefined : words.open(save.name)}>
          {problem ? words.problem : words.open_}
        </Button>
        <Menu
          label={words.actions(save.name)}
          icon="more"
          iconOnly
          look="quiet"
          entries={[
            { id: 'rename', name: words.rename, icon: 'rename', run: onRename },
            { id: 'duplicate', name: words.duplicate, icon: 'copy', run: () => void duplicate(save) },
            { id: 'export', name: words.export, icon: 'export', run: () => void exportSave(save) },
            { id: 'discard', name: words.discard, icon: 'trash', danger: true, parted: true, run: onDiscard },
          ]}
        />
      </div>
    </li>
  );
}

function Rename(props: { readonly save: SaveSummary; readonly onClose: (renamed?: SaveSummary) => void }) {
  const { save, onClose } = props;
  const [name, setName] = useState(save.name);
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  const go = async () => {
    const answer = await rename(save, name.trim());
    if (answer.ok) return onClose(answer.value);
    setRefused(answer.error.message);
    field.current?.focus();
  };
  return (
    <Dialog
      title={words.renameTitle(save.name)}
      first={field}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{uiText.shell.cancel}</Button>
          <Button look="primary" type="submit" form={id}>
            {words.rename}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <input
          ref={field}
          className="field"
          value={name}
          maxLength={LONGEST_NAME}
          aria-label={words.newName}
          aria-invalid={refused !== null}
          aria-describedby={`${id}why`}
          spellCheck={false}
          onChange={(event) => {
            setName(event.target.value);
            setRefused(null);
          }}
        />
        <p id={`${id}why`} className={`small ${styles.bad}`} role="alert">
          {refused}
        </p>
      </form>
    </Dialog>
  );
}
