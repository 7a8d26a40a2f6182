/**
 * The sentences about positions that people set up: what can be said of them besides who stands where, and what is wrong
 * with one. In problems {side} is a side, {piece} what it is about, {cell} its square.
 */
interface Told {
  readonly name: string;
  readonly says: string;
}

export const flags = {
  hasMoved: {
    name: 'Has moved',
    says: 'An Admin or an /n/ that has moved does not castle; an Anon that has moved has no double step.',
  },
  absorbed: {
    name: 'Absorbed',
    says: 'Whose moves a /d/ absorbed, as a list of kinds; an empty list where its first victim had nothing to give.',
  },
  copies: {
    name: 'Copies',
    says: 'Whose moves a /b/ copies now, as a list of kinds: the same as what the other side played last.',
  },
} as const satisfies Record<string, Told>;

export const fields = {
  teleporters: {
    name: 'Teleporters',
    says: 'Where the teleporters lie. Those of one side are connected; each side makes two in a game.',
  },
  lastPlayed: {
    name: 'Played last',
    says: 'How the piece moves that each side played last, as a list of kinds: the /b/s of the other side copy it.',
  },
} as const satisfies Record<string, Told>;

export const startSays = {
  lastPlayed: 'What a side played last is a list of kinds, the same wherever it is said.',
  handKind: 'In a hand wait unpromoted pieces, and no Admin.',
  handFull: 'A hand holds six pieces at most.',
  facts: 'The saved facts are such as no game comes to.',
} as const;

export const problems = {
  'no-admin': '{side} has no Admin.',
  'too-many-admins': '{side} has more than one Admin.',
  'anon-on-last-rank': 'An Anon does not stay unpromoted on its last rank, {cell}.',
  'hand-full': 'The hand of {side} holds more than six pieces.',
  'hand-kind': 'In the hand of {side} waits a {piece}, which no hand can hold.',
  'too-many-teleporters': '{side} makes two teleporters in a game, and a third lies on {cell}.',
} as const;
