/** What the page says, by area. */
export { commandText } from './host/commands.ts';
export { publicBrokerWords } from './host/foreign-text.ts';
export * from './host/messages.ts';
export { uiText } from './interface/index.ts';
