import { sumOf } from '../sums.ts';
import { calculatePercent } from './statistic.ts';
import type { StatisticComputes } from './statistics.ts';

export const MODE_STATISTICS = {
  'rumble.items_received': ({ modes }) => modes.rumble?.received ?? null,
  'rumble.items_used': ({ modes }) => modes.rumble?.used ?? null,
  'rumble.items_used_percent': {
    compute: ({ modes }) => modes.rumble && calculatePercent(modes.rumble.used, modes.rumble.received),
    computeTeam: ({ players }) =>
      calculatePercent(
        sumOf(players, ({ modes }) => modes.rumble?.used ?? 0),
        sumOf(players, ({ modes }) => modes.rumble?.received ?? 0),
      ),
  },
  'rumble.avg_hold_time': {
    compute: ({ modes }) => modes.rumble && calculateMean(modes.rumble.heldSeconds, modes.rumble.used),
    computeTeam: ({ players }) =>
      calculateMean(
        sumOf(players, ({ modes }) => modes.rumble?.heldSeconds ?? 0),
        sumOf(players, ({ modes }) => modes.rumble?.used ?? 0),
      ),
  },
  'rumble.goals_with_items': ({ modes }) => modes.rumble?.goals ?? null,
  'dropshot.tiles_damaged': ({ modes }) => modes.dropshot?.tiles ?? null,
  'dropshot.tiles_opened': ({ modes }) => modes.dropshot?.opened ?? null,
  'dropshot.damaging_hits': ({ modes }) => modes.dropshot?.hits ?? null,
  'hoops.dunks': ({ modes }) => modes.hoops?.dunks ?? null,
} satisfies StatisticComputes;

const calculateMean = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);
