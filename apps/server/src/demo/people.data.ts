import type { PlayedPlayer, Weakness } from '@datacoach/replay-fixtures';

/** A person the demo's player meets again and again. All made up. */
export interface Person {
  name: string;
  platform: 'steam' | 'epic' | 'ps4' | 'xbox';
  /** Difference to the player's own tier. */
  tierOffset: number;
  weakness?: Weakness;
  /** Item id of game-and-stats.md 1.6. */
  body: number;
}

const OCTANE = 23;
const FENNEC = 4284;
const DOMINUS = 403;
const BREAKOUT = 22;

/** The account's own player, who records every file. */
export const PLAYER: Person = { name: 'Kestrel', platform: 'steam', tierOffset: 0, body: FENNEC };

/** They have accounts too and record some of their games, on systems that save replay files. */
export const TEAMMATES: readonly Person[] = [
  { name: 'Marisol', platform: 'steam', tierOffset: 0.6, weakness: 'boost', body: OCTANE },
  { name: 'tumbleweed_77', platform: 'epic', tierOffset: -0.4, weakness: 'rotation', body: DOMINUS },
];

/** Enough for six in a match, few enough to meet again. */
export const OPPONENTS: readonly Person[] = [
  { name: 'Old Harbour', platform: 'steam', tierOffset: 0.5, body: OCTANE },
  { name: 'QuietStorm', platform: 'epic', tierOffset: 0, weakness: 'finishing', body: OCTANE },
  { name: 'Nilüfer', platform: 'xbox', tierOffset: -0.5, body: FENNEC },
  { name: 'Łukasz★', platform: 'steam', tierOffset: 1, weakness: 'kickoffs', body: DOMINUS },
  { name: 'Zoë Lindqvist', platform: 'epic', tierOffset: 0.2, body: FENNEC },
  { name: 'paperplane', platform: 'ps4', tierOffset: -1, weakness: 'aerials', body: OCTANE },
  { name: 'Hollowbrook', platform: 'steam', tierOffset: 0.8, body: BREAKOUT },
  { name: 'mint & soda', platform: 'epic', tierOffset: -0.3, weakness: 'boost', body: OCTANE },
  { name: 'Ravel', platform: 'xbox', tierOffset: 0.1, body: FENNEC },
  { name: 'northbound', platform: 'steam', tierOffset: -0.7, weakness: 'rotation', body: OCTANE },
  { name: 'Sugarloaf', platform: 'epic', tierOffset: 0.4, body: DOMINUS },
  { name: 'Teodor', platform: 'ps4', tierOffset: 0, body: OCTANE },
];

const everybody = [PLAYER, ...TEAMMATES, ...OPPONENTS];
const SYSTEMS = { steam: 1, ps4: 2, xbox: 4, epic: 11 } as const;

/** An opponent with an account on Basic who mostly plays Standard. */
export const BASIC_PLAYER: Person = OPPONENTS.find(({ name }) => name === 'northbound')!;

/** Returns a person's made-up platform account, the same in every match. */
export function getPlatformAccount({ name, platform }: Person): PlayedPlayer['uniqueId'] {
  const number = BigInt(everybody.findIndex((person) => person.name === name) + 1);
  const ids = {
    steam: `${76561198900000000n + number}`,
    ps4: `${4900000000000000n + number}`,
    xbox: `${2535490000000000n + number}`,
    epic: `dec0ffee${number}`.padEnd(32, '0'),
  };
  return {
    system: SYSTEMS[platform],
    platform,
    id: ids[platform],
    name: platform === 'ps4' ? name : '',
    extra: new Uint8Array(platform === 'ps4' ? 16 : 0),
    localId: 0,
  };
}
