/** What the host says, by area. */
export { commandText } from './host/commands.ts';
export * from './host/foreign-text.ts';
export { factWords } from './host/lessons.ts';
export * from './host/mailbox.ts';
export * from './host/match.ts';
export * from './host/messages.ts';
export { practiceWords } from './host/practice.ts';
export { refusals } from './host/refusals.ts';
export { clauses, differences, endings, labels, lists } from './host/sentences.ts';
export * from './host/tables.ts';
export * from './host/workshop.ts';
