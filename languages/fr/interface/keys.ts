/** What is said where keys are changed. */
import type { KeysRefused } from '../../../electron/contract/keys.ts';
import type { Words } from '../../../engine/shared/language.ts';
import type { keysText as english } from '../../../renderer/text/keys.ts';

const refused: Readonly<Record<KeysRefused, string>> = {
  unknown: 'Aucune commande ne peut avoir cette touche.',
  plain:
    'Les lettres et les chiffres seuls trouvent des pièces et font des choix. Maintenez en plus Ctrl (⌘ sur Mac) ou Alt.',
  controls: 'Entrée, Échap et Tab actionnent les boutons et les dialogues.',
  altgr: 'Ctrl et Alt ensemble tapent des caractères sur beaucoup de claviers. N’utilisez qu’une des deux.',
  browser: 'Le navigateur ou le système garde ces touches pour lui.',
  text: 'Ces touches modifient ce qui est tapé dans un champ de texte.',
};

export const keysText: Words<typeof english> = {
  names: {
    Ctrl: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Maj',
    Enter: 'Entrée',
    Escape: 'Échap',
    Tab: 'Tab',
    Space: 'Espace',
    Delete: 'Suppr',
    Backspace: 'Retour arrière',
    Insert: 'Inser',
    Home: 'Début',
    End: 'Fin',
    PageUp: 'Pg préc',
    PageDown: 'Pg suiv',
  },
  title: (command) => `Touches : ${command}`,
  change: (command, keys) => `${command} : ${keys}. Changer ses touches`,
  how: 'Cliquez sur les touches d’une commande, ou allez-y avec Tab et appuyez sur Entrée, pour les changer.',
  none: 'aucune touche',
  menuOnly: 'dans le menu',
  or: 'ou',
  noneNow: 'Elle n’a pas de touche.',
  now: 'Ses touches',
  press: 'Tapez ses nouvelles touches',
  pressSays: 'Tapez ici les nouvelles touches. Elles prennent effet aussitôt ; Tab passe aux boutons.',
  also: 'Garder aussi ses autres touches',
  set: (command, keys) => `« ${command} » a maintenant ${keys}.`,
  removed: (command) => `« ${command} » n’a maintenant aucune touche.`,
  has: (keys) => `Elle a déjà ${keys}.`,
  refused: (keys, why) => `Pas ${keys}. ${refused[why]}`,
  notHeard:
    'Aucune commande ne peut avoir ces touches, ni celles qui tapent des caractères avec AltGr ou une méthode de saisie. Tapez-en d’autres.',
  taken: (keys, by) => `${keys} est la touche de « ${by} ».`,
  take: (from) => `La prendre à « ${from} »`,
  leave: 'La laisser là',
  left: (by) => `« ${by} » garde ses touches. Tapez-en d’autres.`,
  usual: (keys) => `Touches habituelles : ${keys}`,
  usualNone: 'Habituel : aucune touche',
  isUsual: 'Elle a ses touches habituelles.',
  remove: 'Aucune touche',
  done: 'Terminé',
  allUsual: 'Toutes les touches habituelles',
  allAreUsual: 'Toutes les commandes ont leurs touches habituelles.',
  allBack: 'Toutes les commandes ont de nouveau leurs touches habituelles.',
  undo: 'Annuler',
};
