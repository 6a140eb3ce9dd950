import { percentOf, type Statistic } from '../define-statistic.ts';
import type { PlayerFacts } from '../facts/facts.ts';
import type { StatisticKey } from '../statistic.ts';

const level = { group: 'boost', decimals: 1, player: true, minimumTeamSize: 1 } as const;
const seconds = { ...level, unit: 'seconds', team: true } as const;
const percent = { ...level, unit: 'percent', team: false } as const;

type Band = 0 | 1 | 2 | 3;
const BANDS: readonly { band: Band; field: string; range: string }[] = [
  { band: 0, field: '0_25', range: '0 to 25' },
  { band: 1, field: '25_50', range: '25 to 50' },
  { band: 2, field: '50_75', range: '50 to 75' },
  { band: 3, field: '75_100', range: '75 to 100' },
];

const bandShare =
  (band: Band) =>
  ({ boost }: PlayerFacts): number | null =>
    boost
      ? percentOf(
          boost.bandSeconds[band],
          boost.bandSeconds.reduce((sum, part) => sum + part, 0),
        )
      : null;

/** How full the tank is. */
export const BOOST_LEVEL_STATISTICS: readonly Statistic[] = [
  {
    ...seconds,
    key: 'boost.time_zero_boost',
    label: 'Time without boost',
    better: 'lower',
    confidence: 'high',
    definition: 'Seconds with an empty tank, until boost came in.',
    compute: ({ boost }) => boost?.zeroSeconds ?? null,
  },
  {
    ...percent,
    key: 'boost.percent_zero_boost',
    label: 'Without boost, share of time',
    better: 'lower',
    confidence: 'high',
    definition: 'Time with an empty tank as a share of countdowns and play.',
    compute: ({ boost, clocks }) => (boost ? percentOf(boost.zeroSeconds, clocks.round) : null),
  },
  {
    ...seconds,
    key: 'boost.time_full_boost',
    label: 'Time with a full tank',
    better: 'neutral',
    confidence: 'high',
    definition: 'Seconds with 100 boost, until some of it was burned.',
    compute: ({ boost }) => boost?.fullSeconds ?? null,
  },
  {
    ...percent,
    key: 'boost.percent_full_boost',
    label: 'Full tank, share of time',
    better: 'neutral',
    confidence: 'high',
    definition: 'Time with 100 boost as a share of countdowns and play.',
    compute: ({ boost, clocks }) => (boost ? percentOf(boost.fullSeconds, clocks.round) : null),
  },
  ...BANDS.map(
    ({ band, field, range }): Statistic => ({
      ...seconds,
      key: `boost.time_boost_${field}` satisfies StatisticKey,
      label: `Time with ${range} boost`,
      better: band === 0 ? 'lower' : 'neutral',
      confidence: 'medium',
      definition: `Seconds with ${range} boost. The game reports the tank when it changes; the time before a report counts for the level it tells, as on ballchasing.com.`,
      compute: ({ boost }) => boost?.bandSeconds[band] ?? null,
    }),
  ),
  ...BANDS.map(
    ({ band, field, range }): Statistic => ({
      ...percent,
      key: `boost.percent_boost_${field}` satisfies StatisticKey,
      label: `${range} boost, share of time`,
      better: band === 0 ? 'lower' : 'neutral',
      confidence: 'medium',
      definition: `Share of the four boost ranges that falls to ${range} boost.`,
      compute: bandShare(band),
    }),
  ),
];
