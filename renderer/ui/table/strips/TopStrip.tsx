/** The strip above the board: menu, the far seat, the game's title, the views, the panel button. */
import { type CommandId, commands } from '../../../../electron/contract/commands.ts';
import type { Side } from '../../../../electron/contract/view.ts';
import { tipOf } from '../../../commands/keyboard.ts';
import { problemKind, success } from '../../../narration/exercise-text.ts';
import { isForOne, shownView } from '../../../state/match/match-derived.ts';
import { turnsInLine } from '../../../state/match/match-moves.ts';
import { uiText } from '../../../text/index.ts';
import { TableNotice, useTableNotice } from '../../online/TableNotices.tsx';
import { useAdvice, useCommand, useMatch, useSeen, useTable } from '../../parts/table-context.ts';
import { Button } from '../../shell/Button.tsx';
import { ButtonGroup } from '../../shell/ButtonGroup.tsx';
import { classes } from '../../shell/classes.ts';
import { HouseRulesButton } from './HouseRules.tsx';
import { CheckNotice, checksTold, SecretNotice, SolvedNotice } from './Notices.tsx';
import { Seat } from './Seat.tsx';
import strips from './Strips.module.css';
import { TableMenu } from './TableMenu.tsx';
import styles from './TopStrip.module.css';

export function TopStrip({
  far,
  panelOpen,
  onTrays,
}: {
  readonly far: Side;
  readonly panelOpen: boolean;
  readonly onTrays: () => void;
}) {
  const view = useSeen(shownView);
  const now = useSeen((s) => s.view);
  const title = useMatch((s) => s.description.title);
  const { exercise } = now;
  const all = useSeen((s) => turnsInLine(s.nodes, shownView(s), s.view));
  const panel = useCommand('panel');
  const isSolved = exercise !== undefined && now === view && success(exercise) !== null;
  const notice = useTableNotice() !== null;
  const told = notice || isSolved || checksTold(view).length > 0 || (now.viewer !== null && !isForOne(now));
  const turn = view.phase
    ? uiText.special.beforePlay
    : now === view
      ? uiText.table.turnOf(view.turnNumber)
      : uiText.table.turnOfAll(view.turnNumber, all);
  return (
    <header className={strips.top} data-region="top">
      <TableMenu />
      <Seat side={far} onTrays={onTrays} />
      {notice ? <TableNotice /> : isSolved ? <SolvedNotice /> : <CheckNotice />}
      <SecretNotice />
      <div className={told ? 'sr' : styles.title}>
        <h1>
          {exercise
            ? exercise.task.is === 'problem'
              ? uiText.exercise.problem
              : exercise.task.lesson.title
            : view.name === '' || view.name === title
              ? title
              : view.name}
        </h1>
        <span className={classes(styles.turn, 'muted small')}>
          {exercise
            ? exercise.task.is === 'problem'
              ? `${title}, ${problemKind(exercise.task.problem)}`
              : exercise.task.practice
                ? uiText.exercise.practice.place(title)
                : uiText.exercise.lesson.place(title, exercise.task.number, exercise.task.of)
            : view.name === '' || view.name === title
              ? turn
              : `${title}, ${turn}`}
        </span>
        {view.free && (
          <span className={styles.badge} data-testid="free">
            {uiText.free.badge}
          </span>
        )}
        <HouseRulesButton />
        {!now.saved && (
          <span className={classes(styles.unsaved, 'small')} data-testid="unsaved">
            {uiText.table.unsaved}
          </span>
        )}
      </div>
      <AnalysisButton />
      {exercise && <LeaveButton />}
      <ButtonGroup label={uiText.table.views.label}>
        <ViewButton id="view-above" />
        <ViewButton id="view-side" />
        <ViewButton id="view-flat" />
        <ViewButton id="view-spots" />
      </ButtonGroup>
      <Button
        look="quiet"
        icon={commands.panel.icon}
        iconOnly
        aria-label={commands.panel.label}
        aria-expanded={panelOpen}
        tip={tipOf('panel')}
        data-testid="panel"
        onClick={panel.run}
      />
    </header>
  );
}

/** Back to the problems, or to the lessons. */
function LeaveButton() {
  const { run } = useCommand('leave');
  const task = useMatch((s) => s.view.exercise?.task);
  const { buttons, practice } = uiText.exercise;
  const lesson = task?.is === 'lesson' && task.practice ? practice.leave : buttons.leaveLesson;
  return (
    <Button look="quiet" icon="close" data-testid="leave-exercise" onClick={run}>
      {task?.is === 'lesson' ? lesson : buttons.leave}
    </Button>
  );
}

/** While the analysis is on, it says so where both players look. */
function AnalysisButton() {
  const on = useAdvice((a) => a.analysis !== null);
  const { run } = useCommand('analysis');
  if (!on) return null;
  return (
    <Button icon={commands.analysis.icon} aria-pressed tip={tipOf('analysis')} data-testid="analysis-on" onClick={run}>
      {commands.analysis.label}
    </Button>
  );
}

function ViewButton({
  id,
}: {
  readonly id: Extract<CommandId, 'view-above' | 'view-side' | 'view-flat' | 'view-spots'>;
}) {
  const { flat, commandContext } = useTable();
  const { why, run } = useCommand(id);
  const { undrawn } = commandContext();
  const tip = tipOf(id, id === 'view-flat' && undrawn ? uiText.graphics.tip[undrawn] : undefined);
  return (
    <Button
      icon={commands[id].icon}
      iconOnly
      why={why}
      aria-label={commands[id].label}
      aria-pressed={id === 'view-flat' ? flat : undefined}
      tip={tip}
      data-testid={id}
      onClick={run}
    />
  );
}
