/** What the tasks of practice say. */
import { live } from '../shared/language.ts';

const times = (turns: number): string => (turns === 2 ? 'two' : 'three');

export const words = live('practiceWords', {
  title: (piece: string) => piece,
  subtitle: 'tasks for one piece',
  closing: 'Well done. New tasks put it somewhere else.',
  captureOne: {
    goal: (piece: string) => `Only one enemy is within reach of your ${piece}. Capture it.`,
    hint: (enemy: string, cell: string) => `It is the ${enemy} on ${cell}.`,
  },
  reach: {
    goal: (piece: string, cell: string, turns: number) => `Bring your ${piece} to ${cell} in ${times(turns)} turns.`,
    hint: (text: string) => `Begin with ${text}.`,
  },
  approach: {
    goal: (enemy: string, cell: string, piece: string) =>
      `Capture the ${enemy} on ${cell} with your ${piece} in two turns.`,
    hint: (text: string) => `Begin with ${text}.`,
  },
  captureTwo: {
    goal: (piece: string) => `Capture two enemies with your ${piece} in two turns.`,
    hint: (text: string) => `Begin with ${text}.`,
  },
  special: {
    goal: (piece: string) => `Your ${piece} can do more than move and capture. Find its one special move here.`,
    called: 'make its special move',
    hint: (cell: string) => `The square is ${cell}.`,
  },
  anywhere: {
    drop: (piece: string, cell: string) => `Drop your ${piece} on ${cell}.`,
    move: (piece: string, cell: string) => `Bring your ${piece} to ${cell}.`,
    called: (cell: string) => `go to ${cell}`,
  },
  depart: {
    goal: (piece: string) => `Only one enemy stands where your ${piece} could land. Leave for that square.`,
    called: 'leave for that square',
    hint: (enemy: string, cell: string) => `Leave for ${cell}, the square of the ${enemy}.`,
  },
});
