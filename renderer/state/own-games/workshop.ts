/** What the workshop shows: one part of a game at a time. */
import { create } from 'zustand';
import type { Seats } from '../../../electron/contract/settings.ts';
import type { PlacedProblem } from '../../../electron/contract/workshop.ts';
import { isRules } from '../../../engine/shared/rules-text.ts';
import { useApp } from '../app.ts';
import { useGameText } from '../files/game-text.ts';
import { exportGame } from './own-games.ts';

export const TABS = [
  'board',
  'pieces',
  'array',
  'looks',
  'rules',
  'ends',
  'lessons',
  'problems',
  'cases',
  'text',
] as const;
export type Tab = (typeof TABS)[number];

export interface Workshop {
  readonly tab: Tab;
  /** where the text should be shown next, counted from 1 */
  readonly caret: { readonly line: number; readonly column: number } | null;
}
export const useWorkshop = create<Workshop>()(() => ({ tab: 'pieces', caret: null }));

/** Opens the workshop with a text; `game` is its file, null for a new one. */
export function openWorkshop(text: string, game: string | null, tab: Tab = 'pieces'): void {
  useGameText.getState().begin(text, game);
  useWorkshop.setState({ tab: isRules(text) ? tab : 'text', caret: null });
  useApp.getState().open('workshop');
}

const TAB_OF: Readonly<Record<string, Tab>> = {
  game: 'board',
  zones: 'board',
  features: 'board',
  piece: 'pieces',
  looks: 'looks',
  array: 'array',
  hands: 'array',
  rules: 'rules',
  drops: 'rules',
  endings: 'ends',
  lesson: 'lessons',
  problem: 'problems',
  case: 'cases',
};
/** To the part of the game that it is about, and where that is shown already, to its place in the text. */
export function goToProblem({ section, piece, line, column }: PlacedProblem): void {
  const part = TAB_OF[section ?? ''] ?? 'text';
  const isShown = useWorkshop.getState().tab === part && (piece === null || piece === useGameText.getState().piece);
  const tab = isShown || (part === 'pieces' && piece === null) ? 'text' : part;
  if (piece !== null) useGameText.getState().choosePiece(piece);
  useWorkshop.setState({ tab, caret: tab === 'text' ? { line, column } : null });
}

/** The rules of the game on the table: those of its file, if they are still the same, else as a new game. */
export async function openRulesOf(variant: string): Promise<void> {
  const source = await useApp.getState().tryTo('games.source', { variant });
  if (source) openWorkshop(source.text, source.game);
}

/** The id by which the game as it stands can be played; null where it cannot, which was told. */
export async function playableId(): Promise<string | null> {
  const text = await keepVersion();
  const tried = await useApp.getState().tryTo('games.try', { text });
  return tried?.variant ?? null;
}
/** Keeps the game as it stands, if anything was changed and it can be played; resolves with its text. */
async function keepVersion(): Promise<string> {
  const { game, text } = await useGameText.getState().finish();
  if (game !== null) await useApp.getState().tryTo('games.keep', { game, text });
  return text;
}
/** What was changed is saved, and kept as a version. */
export const leaveWorkshop = (): Promise<string> => keepVersion();
const TESTER = { level: '2', seconds: 2 } as const;
export async function tryGame(): Promise<void> {
  const variant = await playableId();
  if (variant !== null) useApp.getState().open('new-game', { variant });
}
/** At once against the computer, at a level that lets people see what their pieces do. */
export async function testGame(): Promise<void> {
  const variant = await playableId();
  if (variant === null) return;
  const { tryTo, openTable } = useApp.getState();
  const players: Seats = [{ name: '' }, { name: '', computer: TESTER }];
  const view = await tryTo('match.start', { variant, options: {}, players });
  if (view) openTable(view);
}

export async function exportGameFile(): Promise<void> {
  const game = await useGameText.getState().fileOf();
  if (game !== null) await exportGame({ list: 'own', game });
}
