/**
 * The workshop: a game of one's own, part by part. Must stay true: every part shows the same game, whose text is the
 * truth; what is changed is saved at once, and can be undone; nothing can be played that has problems.
 */
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { isRules } from '../../../../engine/shared/rules-text.ts';
import { useGameText } from '../../../state/files/game-text.ts';
import {
  exportGameFile,
  leaveWorkshop,
  TABS,
  type Tab,
  testGame,
  tryGame,
  useWorkshop,
} from '../../../state/own-games/workshop.ts';
import { uiText } from '../../../text/index.ts';
import { Button } from '../../shell/Button.tsx';
import { radioKey } from '../../shell/radioKeys.ts';
import { PageFrame } from '../PageFrame.tsx';
import { ArrayTab } from './board/ArrayTab.tsx';
import { BoardTab } from './board/BoardTab.tsx';
import { LooksTab } from './looks/LooksTab.tsx';
import { PiecesTab } from './pieces/PiecesTab.tsx';
import { CasesTab } from './problems/CasesTab.tsx';
import { LessonsTab } from './problems/LessonsTab.tsx';
import { ProblemsTab } from './problems/ProblemsTab.tsx';
import { RulesTab } from './RulesTab.tsx';
import { TextTab } from './TextTab.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useWhyNotPlayable } from './useWhyNotPlayable.ts';
import { useWorkshopKeys } from './useWorkshopKeys.ts';
import { Versions } from './Versions.tsx';
import styles from './WorkshopScreen.module.css';

const words = uiText.workshop;

export function WorkshopScreen() {
  const text = useGameText((state) => state.text);
  const title = useGameText((state) => state.shown?.parts.game?.title);
  const tab = useWorkshop((state) => state.tab);
  const id = useId();
  useWorkshopKeys();
  useEffect(() => () => void leaveWorkshop(), []);
  useEffect(() => {
    const save = () => void useGameText.getState().finish();
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);
  return (
    <PageFrame title={words.title} beside={<Beside title={title || words.untitled} isRules={isRules(text)} />}>
      <Tabs id={id} />
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`} className={styles.panel}>
        <Panel tab={tab} />
      </div>
    </PageFrame>
  );
}

function Panel({ tab }: { readonly tab: Tab }) {
  const parts = useGameText((state) => state.shown?.parts);
  if (tab === 'text') return <TextTab />;
  if (!parts?.game) return null;
  switch (tab) {
    case 'board':
      return <BoardTab game={parts.game} />;
    case 'pieces':
      return <PiecesTab parts={parts} />;
    case 'array':
      return <ArrayTab game={parts.game} />;
    case 'looks':
      return <LooksTab game={parts.game} />;
    case 'rules':
      return <RulesTab key="rules" sentences={parts.rules} />;
    case 'ends':
      return <RulesTab key="ends" sentences={parts.endings} />;
    case 'lessons':
      return <LessonsTab game={parts.game} />;
    case 'problems':
      return <ProblemsTab game={parts.game} />;
    case 'cases':
      return <CasesTab game={parts.game} />;
  }
}

function Beside({ title, isRules: hasRules }: { readonly title: string; readonly isRules: boolean }) {
  const whyNot = useWhyNotPlayable();
  const [canUndo, canRedo] = [useGameText((state) => state.canUndo), useGameText((state) => state.canRedo)];
  const { undo, redo } = useGameText.getState();
  const icon = (props: ComponentProps<typeof Button>) => <Button look="quiet" iconOnly {...props} />;
  if (!hasRules) return <span className="small muted">{words.notRules}</span>;
  return (
    <>
      <span className={`muted ${styles.title}`}>{title}</span>
      <span className={styles.buttons}>
        {icon({ icon: 'undo', 'aria-label': words.undo, 'aria-disabled': !canUndo, onClick: undo })}
        {icon({ icon: 'redo', 'aria-label': words.redo, 'aria-disabled': !canRedo, onClick: redo })}
        <Versions />
        <Button icon="export" data-testid="export-rules" onClick={() => void exportGameFile()}>
          {words.export}
        </Button>
        <Button
          icon="computer"
          tip={words.testSays}
          why={whyNot}
          data-testid="test-rules"
          onClick={() => void testGame()}
        >
          {words.test}
        </Button>
        <Button look="primary" tip={words.trySays} why={whyNot} data-testid="try-rules" onClick={() => void tryGame()}>
          {words.try}
        </Button>
      </span>
    </>
  );
}

function Tabs({ id }: { readonly id: string }) {
  const tab = useWorkshop((state) => state.tab);
  const hasBoard = useGameText((state) => state.shown === null || state.shown.parts.game !== null);
  const hasRules = useGameText((state) => isRules(state.text));
  const why = (one: Tab): string | null =>
    one === 'text' ? null : !hasRules ? words.notRules : hasBoard ? null : words.fixText;
  const choose = (one: Tab) => useWorkshop.setState({ tab: one });
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.tabsLabel}
      className={styles.tabs}
      onKeyDown={(event) => {
        const to = radioKey(event.key, TABS.indexOf(tab), TABS.length);
        if (to === undefined || why(TABS[to]) !== null) return;
        event.preventDefault();
        choose(TABS[to]);
        event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
      }}
    >
      {TABS.map((one) => {
        const reason = why(one);
        return (
          <button
            key={one}
            id={`${id}${one}`}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls={`${id}panel`}
            aria-disabled={reason !== null || undefined}
            data-tip={reason ?? undefined}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => reason === null && choose(one)}
          >
            {words.tabs[one]}
          </button>
        );
      })}
      <span className={`small muted ${styles.saved}`}>{hasRules ? words.saved : words.unsaved}</span>
    </div>
  );
}
