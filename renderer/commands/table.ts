/**
 * Every command, one file each; a file of this folder that is no command has a verb or a noun of the table's own.
 * The order is the order in the list of keys.
 */

import { about } from './about.ts';
import { agreeDraw } from './agree-draw.ts';
import { attackers } from './attackers.ts';
import { branchDown } from './branch-down.ts';
import { branchUp } from './branch-up.ts';
import { callCheck } from './call-check.ts';
import { choose } from './choose.ts';
import { claimCheck } from './claim-check.ts';
import type { Command } from './command.ts';
import { copyReport } from './copy-report.ts';
import { cursorDown } from './cursor-down.ts';
import { cursorLeft } from './cursor-left.ts';
import { cursorRight } from './cursor-right.ts';
import { cursorUp } from './cursor-up.ts';
import { endTurn } from './end-turn.ts';
import { stepOut } from './escape.ts';
import { fileFar } from './file-far.ts';
import { fileNear } from './file-near.ts';
import { first } from './first.ts';
import { flights } from './flights.ts';
import { fullScreen } from './full-screen.ts';
import { goToCell } from './go-to-cell.ts';
import { hand } from './hand.ts';
import { inspect } from './inspect.ts';
import { keys } from './keys.ts';
import { latest } from './latest.ts';
import { leave } from './leave.ts';
import { legend } from './legend.ts';
import { menu } from './menu.ts';
import { newGame } from './new-game.ts';
import { next } from './next.ts';
import { nextDestination } from './next-destination.ts';
import { nextLetter } from './next-letter.ts';
import { nextMovable } from './next-movable.ts';
import { nextRegion } from './next-region.ts';
import { open } from './open.ts';
import { panel } from './panel.ts';
import { pass } from './pass.ts';
import { pickChoice } from './pick-choice.ts';
import { previous } from './previous.ts';
import { previousDestination } from './previous-destination.ts';
import { previousLetter } from './previous-letter.ts';
import { previousRegion } from './previous-region.ts';
import { quit } from './quit.ts';
import { rankEnd } from './rank-end.ts';
import { rankStart } from './rank-start.ts';
import { redo } from './redo.ts';
import { redoTurn } from './redo-turn.ts';
import { rename } from './rename.ts';
import { resign } from './resign.ts';
import { rulebook } from './rulebook.ts';
import { saveCopy } from './save-copy.ts';
import { sayCell } from './say-cell.ts';
import { sayDestinations } from './say-destinations.ts';
import { sayLast } from './say-last.ts';
import { saySituation } from './say-situation.ts';
import { secrets } from './secrets.ts';
import { setUp } from './set-up.ts';
import { settings } from './settings.ts';
import { showCheck } from './show-check.ts';
import { showLog } from './show-log.ts';
import { showSaves } from './show-saves.ts';
import { turnLeft } from './turn-left.ts';
import { turnRight } from './turn-right.ts';
import { undo } from './undo.ts';
import { undoTurn } from './undo-turn.ts';
import { viewAbove } from './view-above.ts';
import { viewFlat } from './view-flat.ts';
import { viewOther } from './view-other.ts';
import { viewReset } from './view-reset.ts';
import { viewSide } from './view-side.ts';
import { viewSpots } from './view-spots.ts';
import { whyNot } from './why-not.ts';
import { zoomIn } from './zoom-in.ts';
import { zoomOut } from './zoom-out.ts';

export const commands: readonly Command[] = [
  cursorLeft,
  cursorRight,
  cursorUp,
  cursorDown,
  rankStart,
  rankEnd,
  fileFar,
  fileNear,
  choose,
  stepOut,
  nextLetter,
  previousLetter,
  nextDestination,
  previousDestination,
  goToCell,
  inspect,
  whyNot,
  attackers,
  showCheck,
  callCheck,
  claimCheck,
  pickChoice,
  endTurn,
  pass,
  nextMovable,
  hand,
  flights,
  undo,
  undoTurn,
  redo,
  redoTurn,
  previous,
  next,
  first,
  latest,
  branchUp,
  branchDown,
  saveCopy,
  open,
  newGame,
  setUp,
  rename,
  resign,
  agreeDraw,
  leave,
  viewReset,
  viewAbove,
  viewSide,
  viewOther,
  viewFlat,
  viewSpots,
  legend,
  secrets,
  turnLeft,
  turnRight,
  zoomIn,
  zoomOut,
  panel,
  sayCell,
  saySituation,
  sayLast,
  sayDestinations,
  nextRegion,
  previousRegion,
  menu,
  rulebook,
  settings,
  keys,
  about,
  showSaves,
  showLog,
  copyReport,
  fullScreen,
  quit,
];
export const commandById = (id: string): Command | undefined => commands.find((c) => c.id === id);
