// What words of tiles and waits look like: the tiles, and what they wait for.

export interface Drawn {
  readonly tiles: string;
  readonly waits?: string;
}

const waiting = (tiles: string, waits: string): Drawn => ({ tiles, waits });

export const TERM_TILES: Readonly<Record<string, Drawn>> = {
  'wait.ryanmen': waiting('45p', '36p'),
  'wait.kanchan': waiting('46p', '5p'),
  'wait.penchan': waiting('12p', '3p'),
  'wait.tanki': waiting('5p', '5p'),
  'wait.shanpon': waiting('44p77s', '4p7s'),
  'wait.nobetan': waiting('3456p', '36p'),
  'wait.sanmenchan': waiting('34567p', '258p'),
  'wait.tamen': waiting('2345678p', '258p'),
  'wait.thirteen': waiting('19m19p19s1234567z', '19m19p19s1234567z'),
  'wait.nine': waiting('1112345678999p', '123456789p'),
  'term.sequence': { tiles: '345p' },
  'term.triplet': { tiles: '555p' },
  'term.kantsu': { tiles: '5555p' },
  'term.pair': { tiles: '55p' },
  'term.ryantaatsu': waiting('45p', '36p'),
  'term.kantaatsu': waiting('46p', '5p'),
  'term.pentaatsu': waiting('89p', '7p'),
  'term.akaDora': { tiles: '0m0p0s' },
  'tile.characters': { tiles: '123456789m' },
  'tile.dots': { tiles: '123456789p' },
  'tile.bamboos': { tiles: '123456789s' },
  'tile.honor': { tiles: '1234567z' },
  'tile.wind': { tiles: '1234z' },
  'tile.dragon': { tiles: '567z' },
  'tile.terminal': { tiles: '19m19p19s' },
  'tile.simple': { tiles: '2345678m' },
  'tile.terminalHonor': { tiles: '19m19p19s1234567z' },
  'tile.flower': { tiles: '1234f1234g' },
};
