/**
 * The languages of Fairytable besides English, from which all are translated. `isWhole`: everything is translated, so the
 * language is offered and chosen by the system's preference; until then only a settings file can name it.
 */
export const languages = [
  { tag: 'de', name: 'Deutsch', isWhole: true },
  { tag: 'fr', name: 'Français', isWhole: true },
] as const;
export type LanguageTag = (typeof languages)[number]['tag'];
