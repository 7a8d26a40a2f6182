/** The behaviour of every command: a command without one does not compile. */

import { type CommandId, commandIds } from '../../electron/contract/commands.ts';
import { adviceCommands } from './advice.ts';
import { applicationCommands } from './application.ts';
import { boardCommands } from './board.ts';
import { clockCommands } from './clock.ts';
import type { Behaviour, CommandContext, KeyPress } from './command.ts';
import { computerCommands } from './computer.ts';
import { commandsExceptByText, correspondenceCommands } from './correspondence.ts';
import { cursorCommands } from './cursor.ts';
import { drawingCommands } from './drawing.ts';
import { commandsExceptInExercises, exerciseCommands } from './exercise.ts';
import { freeCommands } from './free.ts';
import { gameCommands } from './game.ts';
import { historyCommands } from './history.ts';
import { exceptOnline, onlineCommands } from './online.ts';
import { speakCommands } from './speak.ts';
import { stepCommands } from './stepping.ts';
import { turnCommands } from './turn.ts';
import { viewCommands } from './view.ts';

const all: Readonly<Record<CommandId, Behaviour>> = {
  ...cursorCommands,
  ...boardCommands,
  ...stepCommands,
  ...turnCommands,
  ...computerCommands,
  ...clockCommands,
  ...historyCommands,
  ...adviceCommands,
  ...exerciseCommands,
  ...drawingCommands,
  ...freeCommands,
  ...gameCommands,
  ...viewCommands,
  ...speakCommands,
  ...onlineCommands,
  ...correspondenceCommands,
  ...applicationCommands,
};
export const behaviours = exceptOnline(commandsExceptInExercises(commandsExceptByText(all)));

/** Runs a command if it is available, else says why not; returns whether it ran. */
export function runCommand(id: CommandId, context: CommandContext, press?: KeyPress): boolean {
  const why = behaviours[id].why(context);
  if (why !== null) {
    context.screen.announce(why);
    return false;
  }
  behaviours[id].run(context, press);
  return true;
}

export const possibleCommands = (context: CommandContext): readonly CommandId[] =>
  commandIds.filter((id) => behaviours[id].why(context) === null);
