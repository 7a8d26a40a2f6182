/** The player elsewhere whose name is not known, in the cases of German; a name stays as it is. */
export const FRIEND = 'dein Freund';

const isFriend = (name: string): boolean => name.toLowerCase() === FRIEND.toLowerCase();
/** `Lade deinen Freund ein`, `an deinen Freund` */
export const friendAcc = (name: string): string => (isFriend(name) ? 'deinen Freund' : name);
/** `mit deinem Freund`, `von deinem Freund` */
export const friendDat = (name: string): string => (isFriend(name) ? 'deinem Freund' : name);
/** at the beginning of a sentence */
export const friendFirst = (name: string): string => (isFriend(name) ? 'Dein Freund' : name);
