/** What the host says, by area. */
export { commandText } from './host/commands.ts';
export * from './host/messages.ts';
