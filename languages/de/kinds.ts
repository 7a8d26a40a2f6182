/** The pieces and the terrain by their English names, with what German needs to decline them. */
export interface Kind {
  readonly name: string;
  readonly gender: 'm' | 'f' | 'n';
  /** without an article, where they differ from the name */
  readonly acc?: string;
  readonly dat?: string;
  readonly gen?: string;
  /** the nominative behind `der`, where the name has an adjective of its own */
  readonly weak?: string;
}

export const kinds: Readonly<Record<string, Kind>> = {
  King: { name: 'König', gender: 'm', gen: 'Königs' },
  Angel: { name: 'Engel', gender: 'm', gen: 'Engels' },
  Voyager: { name: 'Voyager', gender: 'm', gen: 'Voyagers' },
  Holepunch: { name: 'Locher', gender: 'm', gen: 'Lochers' },
  Rainbow: { name: 'Regenbogen', gender: 'm', gen: 'Regenbogens' },
  Ghost: { name: 'Geist', gender: 'm', gen: 'Geistes' },
  Sweeper: { name: 'Feger', gender: 'm', gen: 'Fegers' },
  Diskette: { name: 'Diskette', gender: 'f' },
  Mass: { name: 'Masse', gender: 'f' },
  Worm: { name: 'Wurm', gender: 'm', gen: 'Wurms' },
  Charonite: { name: 'Charonit', gender: 'm', acc: 'Charoniten', dat: 'Charoniten', gen: 'Charoniten' },
  Queen: { name: 'Dame', gender: 'f' },
  Rook: { name: 'Turm', gender: 'm', gen: 'Turms' },
  Bishop: { name: 'Läufer', gender: 'm', gen: 'Läufers' },
  Knight: { name: 'Springer', gender: 'm', gen: 'Springers' },
  Pawn: { name: 'Bauer', gender: 'm', acc: 'Bauern', dat: 'Bauern', gen: 'Bauern' },
  Archbishop: { name: 'Erzbischof', gender: 'm', gen: 'Erzbischofs' },
  Chancellor: { name: 'Kanzler', gender: 'm', gen: 'Kanzlers' },
  Cannon: { name: 'Kanone', gender: 'f' },
  Archer: { name: 'Bogenschütze', gender: 'm', acc: 'Bogenschützen', dat: 'Bogenschützen', gen: 'Bogenschützen' },
  'Time Machine': { name: 'Zeitmaschine', gender: 'f' },
  Champion: { name: 'Champion', gender: 'm', gen: 'Champions' },
  Wizard: { name: 'Zauberer', gender: 'm', gen: 'Zauberers' },
  Kitsune: { name: 'Kitsune', gender: 'm' },
  Werewolf: { name: 'Werwolf', gender: 'm', gen: 'Werwolfs' },
  Centaur: { name: 'Zentaur', gender: 'm', acc: 'Zentauren', dat: 'Zentauren', gen: 'Zentauren' },
  Fool: { name: 'Narr', gender: 'm', acc: 'Narren', dat: 'Narren', gen: 'Narren' },
  'Sumo Wrestler': { name: 'Sumoringer', gender: 'm', gen: 'Sumoringers' },
  Sorceress: { name: 'Zauberin', gender: 'f' },
  Rookie: { name: 'Rookie', gender: 'm', gen: 'Rookies' },
  'Drunk Pawn': {
    name: 'Betrunkener Bauer',
    gender: 'm',
    acc: 'Betrunkenen Bauern',
    dat: 'Betrunkenen Bauern',
    gen: 'Betrunkenen Bauern',
    weak: 'Betrunkene Bauer',
  },
  Prince: { name: 'Prinz', gender: 'm', acc: 'Prinzen', dat: 'Prinzen', gen: 'Prinzen' },
  Princess: { name: 'Prinzessin', gender: 'f' },
  Bomber: { name: 'Bomber', gender: 'm', gen: 'Bombers' },
  Snail: { name: 'Schnecke', gender: 'f' },
  Cathedral: { name: 'Kathedrale', gender: 'f' },
  Portal: { name: 'Portal', gender: 'n', gen: 'Portals' },
  Wall: { name: 'Mauer', gender: 'f' },
  Landmine: { name: 'Landmine', gender: 'f' },
  'Glue Trap': { name: 'Leimfalle', gender: 'f' },
  Ziggurat: { name: 'Zikkurat', gender: 'f' },
  Chief: { name: 'Häuptling', gender: 'm', gen: 'Häuptlings' },
  Warmachine: { name: 'Kriegsmaschine', gender: 'f' },
  Elephant: { name: 'Elefant', gender: 'm', acc: 'Elefanten', dat: 'Elefanten', gen: 'Elefanten' },
  Guard: { name: 'Wache', gender: 'f' },
};
