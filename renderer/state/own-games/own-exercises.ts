/** What problems, steps of lessons and cases have in common in the workshop: their position comes from the set-up. */
import type { GameParts } from '../../../electron/contract/workshop.ts';
import { useApp } from '../app.ts';
import { useGameText } from '../files/game-text.ts';
import { namedSeats } from '../online/seats.ts';
import { useSetup } from '../setup/setup.ts';
import type { WorkshopExercise } from '../setup/setup-state.ts';
import { openWorkshop, playableId } from './workshop.ts';

/** Opens the set-up with the position that it has, or with the usual array. */
export async function setUpExercise(exercise: WorkshopExercise): Promise<void> {
  const variant = await playableId();
  if (variant === null) return;
  const { ask, hello, settings, open } = useApp.getState();
  const description = hello?.variants.find(({ id }) => id === variant);
  const usual = Object.fromEntries((description?.options ?? []).map((option) => [option.id, option.usual]));
  const text = useGameText.getState().shown?.parts.game?.[exercise.of]?.[exercise.at]?.position ?? '';
  const read = text === '' ? null : await ask['setup.read']({ variant, options: usual, text });
  await useSetup.getState().begin({
    ...{ variant, options: usual, players: namedSeats(settings.players), exercise },
    ...(read?.ok && { draft: read.value.draft }),
  });
  open('setup', { variant });
}
/** Opens the workshop with a game that is in use, where its exercises of that sort are; resolves with the game, null: it could not. */
export async function openExercisesOf(variant: string, of: WorkshopExercise['of']): Promise<GameParts | null> {
  const { tryTo } = useApp.getState();
  const source = await tryTo('games.source', { variant });
  if (!source) return null;
  const parts = await tryTo('games.parts', { text: source.text });
  if (!parts?.game) return null;
  openWorkshop(source.text, source.game, of);
  return parts.game;
}
/** The position that was set up is that of the exercise from now on; resolves with whether it could be. */
export async function takePosition({ of, at }: WorkshopExercise, position: string): Promise<boolean> {
  const why = await useGameText.getState().edit({ do: 'set', settings: [{ at: [of, at, 'position'], to: position }] });
  if (why !== null) useApp.getState().toastFailure(why);
  return why === null;
}
