/** Keyboard layouts as the browser tells of them: what each key types without and with Shift, by its place. */
import type { Pressed } from './press.ts';

const PLACES = [
  'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal',
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Backslash',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote',
  'KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
]
  .join(' ')
  .split(' ');
/** These keys type nothing by themselves: an accent that the next letter gets. */
const DEAD = '´¨ˆ΅΄';

export interface TestedLayout {
  readonly name: string;
  readonly isMac: boolean;
  /** a keyboard without Latin letters is labelled as a US keyboard as well */
  readonly isLatin: boolean;
  /** by place: what is typed without Shift and with it */
  readonly types: ReadonlyMap<string, readonly [string, string]>;
}

const layout = (name: string, plain: string, shifted: string, isMac = false): TestedLayout => {
  const rows = [[...plain.replaceAll(' ', '')], [...shifted.replaceAll(' ', '')]];
  for (const row of rows) if (row.length !== PLACES.length) throw new Error(`${name} has ${row.length} keys`);
  const types = new Map(PLACES.map((place, i) => [place, [rows[0][i], rows[1][i]] as const]));
  return { name, isMac, isLatin: [...types.values()].some(([char]) => char === 'a'), types };
};

const US = [
  "`1234567890-= qwertyuiop[]\\ asdfghjkl;' zxcvbnm,./",
  '~!@#$%^&*()_+ QWERTYUIOP{}| ASDFGHJKL:" ZXCVBNM<>?',
] as const;
const GERMAN = [
  'ˆ1234567890ß´ qwertzuiopü+# asdfghjklöä yxcvbnm,.-',
  '°!"§$%&/()=?` QWERTZUIOPÜ*\' ASDFGHJKLÖÄ YXCVBNM;:_',
] as const;
const FRENCH = [
  '²&é"\'(-è_çà)= azertyuiopˆ$* qsdfghjklmù wxcvbn,;:!',
  '~1234567890°+ AZERTYUIOP¨£µ QSDFGHJKLM% WXCVBN?./§',
] as const;
const DVORAK = [
  "`1234567890[] ',.pyfgcrl/=\\ aoeuidhtns- ;qjkxbmwvz",
  '~!@#$%^&*(){} "<>PYFGCRL?+| AOEUIDHTNS_ :QJKXBMWVZ',
] as const;

export const usLayout = layout('QWERTY, US', ...US);
export const layouts: readonly TestedLayout[] = [
  usLayout,
  layout('QWERTZ, German', ...GERMAN),
  layout('AZERTY, French', ...FRENCH),
  layout('Dvorak', ...DVORAK),
  layout(
    'Colemak',
    "`1234567890-= qwfpgjluy;[]\\ arstdhneio' zxcvbkm,./",
    '~!@#$%^&*()_+ QWFPGJLUY:{}| ARSTDHNEIO" ZXCVBKM<>?',
  ),
  layout(
    'QWERTY, Spanish',
    "º1234567890'¡ qwertyuiop`+ç asdfghjklñ´ zxcvbnm,.-",
    'ª!"·$%&/()=?¿ QWERTYUIOPˆ*Ç ASDFGHJKLÑ¨ ZXCVBNM;:_',
  ),
  layout(
    'QWERTY, Turkish',
    '"1234567890*- qwertyuıopğü, asdfghjklşi zxcvbnmöç.',
    "é!'^+%&/()=?_ QWERTYUIOPĞÜ; ASDFGHJKLŞİ ZXCVBNMÖÇ:",
  ),
  layout(
    'Russian',
    'ё1234567890-= йцукенгшщзхъ\\ фывапролджэ ячсмитьбю.',
    'Ё!"№;%:?*()_+ ЙЦУКЕНГШЩЗХЪ/ ФЫВАПРОЛДЖЭ ЯЧСМИТЬБЮ,',
  ),
  layout(
    'Greek',
    "`1234567890-= ;ςερτυθιοπ[]\\ ασδφγηξκλ΄' ζχψωβνμ,./",
    '~!@#$%^&*()_+ :΅ΕΡΤΥΘΙΟΠ{}| ΑΣΔΦΓΗΞΚΛ¨" ΖΧΨΩΒΝΜ<>?',
  ),
  layout(
    'Hebrew',
    ";1234567890-= /'קראטוןםפ][\\ שדגכעיחלךף, זסבהנמצתץ.",
    '~!@#$%^&*)(_+ QWERTYUIOP}{| ASDFGHJKL:" ZXCVBNM><?',
  ),
  layout('QWERTY, on a Mac', ...US, true),
  layout('QWERTZ, on a Mac', ...GERMAN, true),
  layout('AZERTY, on a Mac', ...FRENCH, true),
  layout('Dvorak, on a Mac', ...DVORAK, true),
];

interface Held {
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly capsLock?: boolean;
}

/** A press of the key in this place. */
export function pressOf({ types, isMac }: TestedLayout, code: string, held: Held): Pressed {
  const [plain, shifted] = types.get(code) ?? [code, code];
  const char = held.shift ? shifted : plain;
  const typed = held.capsLock ? (char === plain ? char.toUpperCase() : char.toLowerCase()) : char;
  // on a Mac Option makes another character of each key, or a dead one
  const option = PLACES.indexOf(code) % 5 === 0 ? 'Dead' : 'å∫ç∂ƒ©˙∆˚¬µøπœ®ß†¨√∑≈¥Ωż'[PLACES.indexOf(code) % 24];
  const made = isMac && held.alt && types.has(code) ? option : typed;
  return {
    key: DEAD.includes(made) ? 'Dead' : made,
    code,
    ctrlKey: held.ctrl && !isMac,
    metaKey: held.ctrl && isMac,
    altKey: held.alt,
    shiftKey: held.shift,
  };
}
