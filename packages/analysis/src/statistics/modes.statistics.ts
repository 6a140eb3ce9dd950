import { percentOf, type Statistic } from './statistic.ts';

const rumble = {
  group: 'rumble',
  unit: 'count',
  decimals: 0,
  better: 'higher',
  confidence: 'high',
  player: true,
  team: true,
  minimumTeamSize: 1,
} as const;
const dropshot = { ...rumble, group: 'dropshot' } as const;

/** Stats of a single mode. */
export const MODE_STATISTICS: readonly Statistic[] = [
  {
    ...rumble,
    key: 'rumble.items_received',
    label: 'Items received',
    better: 'neutral',
    definition: 'Items the game gave you.',
    compute: ({ modes }) => modes.rumble?.received ?? null,
  },
  {
    ...rumble,
    key: 'rumble.items_used',
    label: 'Items used',
    definition: 'Rumble items you used.',
    compute: ({ modes }) => modes.rumble?.used ?? null,
  },
  {
    ...rumble,
    key: 'rumble.items_used_percent',
    label: 'Share of items used',
    unit: 'percent',
    decimals: 1,
    definition: '% of your items you used before a goal took them away.',
    compute: ({ modes }) => modes.rumble && percentOf(modes.rumble.used, modes.rumble.received),
    computeTeam: ({ players }) =>
      percentOf(
        sumOf(players.map(({ modes }) => modes.rumble?.used ?? 0)),
        sumOf(players.map(({ modes }) => modes.rumble?.received ?? 0)),
      ),
  },
  {
    ...rumble,
    key: 'rumble.avg_hold_time',
    label: 'Time an item is held',
    unit: 'seconds',
    decimals: 1,
    better: 'neutral',
    definition: 'Average time from getting an item to using it. Items you never used are left out.',
    compute: ({ modes }) => modes.rumble && meanOf(modes.rumble.heldSeconds, modes.rumble.used),
    computeTeam: ({ players }) =>
      meanOf(
        sumOf(players.map(({ modes }) => modes.rumble?.heldSeconds ?? 0)),
        sumOf(players.map(({ modes }) => modes.rumble?.used ?? 0)),
      ),
  },
  {
    ...rumble,
    key: 'rumble.goals_with_items',
    label: 'Goals with an item',
    confidence: 'medium',
    definition: 'Goals you scored while your item was active or within 2 seconds after.',
    compute: ({ modes }) => modes.rumble?.goals ?? null,
  },
  {
    ...dropshot,
    key: 'dropshot.tiles_damaged',
    label: 'Floor damage',
    definition: 'Tiles you damaged or opened. A tile counts each time it gets worse, as on the scoreboard.',
    compute: ({ modes }) => modes.dropshot?.tiles ?? null,
  },
  {
    ...dropshot,
    key: 'dropshot.tiles_opened',
    label: 'Tiles opened',
    definition: 'Tiles you opened, so that the ball can fall through.',
    compute: ({ modes }) => modes.dropshot?.opened ?? null,
  },
  {
    ...dropshot,
    key: 'dropshot.damaging_hits',
    label: 'Damaging hits',
    definition: 'Your hits that damaged or opened at least one tile.',
    compute: ({ modes }) => modes.dropshot?.hits ?? null,
  },
  {
    ...rumble,
    group: 'hoops',
    key: 'hoops.dunks',
    label: 'Dunks',
    confidence: 'low',
    definition:
      'Goals you scored from the air with car and ball above the rim and within 1,000 uu of the hoop. Experimental: there’s no labeled data to check it against yet.',
    compute: ({ modes }) => modes.hoops?.dunks ?? null,
  },
];

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function meanOf(sum: number, count: number): number | null {
  return count > 0 ? sum / count : null;
}
