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
    says: 'An Admin or an /n/ that has moved cannot castle; an Anon that has moved has no double step.',
  },
  absorbed: {
    name: 'Absorbed',
    says: 'The piece types whose moves a /d/ absorbed; an empty list if the first piece it captured had nothing to give.',
  },
  copies: {
    name: 'Copies',
    says: 'The piece types whose moves a /b/ copies now: the same as what the other side played last.',
  },
} as const satisfies Record<string, Told>;

export const fields = {
  teleporters: {
    name: 'Teleporters',
    says: 'Where the teleporters are. Those of one side are connected; each side can make two in a game.',
  },
  lastPlayed: {
    name: 'Played last',
    says: 'The piece types whose moves each side’s last piece had; the /b/s of the other side copy them.',
  },
} as const satisfies Record<string, Told>;

export const startSays = {
  lastPlayed: 'What a side played last must be a list of piece types, the same wherever it is given.',
  handKind: 'A hand can hold only unpromoted pieces, and no Admin.',
  handFull: 'A hand can hold at most six pieces.',
  facts: 'The saved position cannot occur in a game.',
} as const;

export const problems = {
  'no-admin': '{side} has no Admin.',
  'too-many-admins': '{side} has more than one Admin.',
  'anon-on-last-rank': 'An Anon cannot be unpromoted on its last rank, {cell}.',
  'hand-full': 'The hand of {side} holds more than six pieces.',
  'hand-kind': 'The hand of {side} has a {piece}, which no hand can hold.',
  'too-many-teleporters': '{side} can make two teleporters in a game, but there is a third on {cell}.',
} as const;
