/**
 * French grammar round the names that are put in: those of sides (`les Blancs`, `MAGI`), of players (`Ida`), and of
 * games (`acid`).
 */
const VOWEL = /^[aeiouyàâéèêëîïôùûœæ]/i;

/** `des Blancs`, `du Roi`, `de MAGI`, `d’Ida` */
export const de = (name: string): string => {
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
};
/** `aux Blancs`, `au Roi`, `à MAGI` */
export const a = (name: string): string => {
  if (/^les /i.test(name)) return `aux ${name.slice(4)}`;
  return /^le /i.test(name) ? `au ${name.slice(3)}` : `à ${name}`;
};
/** With a capital, at the beginning of a sentence */
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `Les Blancs`, at the beginning of a sentence; what players call themselves stays as it is */
export const begin = (name: string): string => (/^(?:les?|la) /i.test(name) ? cap(name) : name);
/** The verb that goes with a name: `gagne` with `MAGI`, `gagnent` with `les Blancs` */
export const verb = (name: string, one: string, many: string): string => (/^les /i.test(name) ? many : one);
