import type { PlayerFacts } from './facts/facts.ts';
import type { PadAmounts } from './facts/tally-pads.ts';
import { cappedPercentOf, percentOf, perMinute, type Statistic, type StatisticKey } from './statistic.ts';

const pads = { group: 'boost', decimals: 0, player: true, team: true, minimumTeamSize: 1 } as const;
const amount = { ...pads, unit: 'boost', confidence: 'medium' } as const;
const count = { ...pads, unit: 'count', confidence: 'high' } as const;

const amounts =
  (sum: (amounts: PadAmounts) => number) =>
  ({ pads: facts }: PlayerFacts): number | null =>
    facts?.amounts ? sum(facts.amounts) : null;
const counts =
  (field: 'bigCount' | 'smallCount' | 'stolenBigCount' | 'stolenSmallCount') =>
  ({ pads: facts }: PlayerFacts): number | null =>
    facts?.[field] ?? null;

/** Boost from pads. Stolen means from pads in the opponents' half, excluding the midfield line. */
export const BOOST_COLLECTION_STATISTICS: readonly Statistic[] = [
  {
    ...amount,
    key: 'boost.amount_collected',
    label: 'Boost collected',
    better: 'higher',
    definition:
      'Boost you collected from pads, goal celebrations included. What you had no room for is overfill.',
    compute: amounts(({ big, small }) => big + small),
  },
  {
    ...amount,
    key: 'boost.amount_collected_big',
    label: 'Boost from big pads',
    better: 'neutral',
    definition: 'Boost collected from big pads (100).',
    compute: amounts(({ big }) => big),
  },
  {
    ...amount,
    key: 'boost.amount_collected_small',
    label: 'Boost from small pads',
    better: 'higher',
    definition: 'Boost collected from small pads (12).',
    compute: amounts(({ small }) => small),
  },
  {
    ...amount,
    key: 'boost.amount_stolen',
    label: 'Boost stolen',
    better: 'higher',
    definition: 'Boost from pads in the opponents’ half. Midline pads don’t count.',
    compute: amounts(({ stolenBig, stolenSmall }) => stolenBig + stolenSmall),
  },
  {
    ...amount,
    key: 'boost.amount_stolen_big',
    label: 'Boost stolen, big pads',
    better: 'higher',
    definition: 'Boost from big pads in the opponents’ corners.',
    compute: amounts(({ stolenBig }) => stolenBig),
  },
  {
    ...amount,
    key: 'boost.amount_stolen_small',
    label: 'Boost stolen, small pads',
    better: 'higher',
    definition: 'Boost from small pads in the opponents’ half.',
    compute: amounts(({ stolenSmall }) => stolenSmall),
  },
  {
    ...amount,
    key: 'boost.amount_overfill',
    label: 'Overfill',
    better: 'lower',
    definition: 'Boost you picked up with no room for it.',
    compute: amounts(({ overfill }) => overfill),
  },
  {
    ...amount,
    key: 'boost.amount_overfill_stolen',
    label: 'Overfill, stolen pads',
    better: 'neutral',
    definition: 'Boost you picked up in the opponents’ half with no room for it.',
    compute: amounts(({ overfillStolen }) => overfillStolen),
  },
  {
    ...count,
    key: 'boost.count_collected_big',
    label: 'Big pads taken',
    better: 'neutral',
    definition: 'Big pads you took, even at full boost. Goal celebrations count.',
    compute: counts('bigCount'),
  },
  {
    ...count,
    key: 'boost.count_collected_small',
    label: 'Small pads taken',
    better: 'higher',
    definition: 'Small pads you took, even at full boost. Goal celebrations count.',
    compute: counts('smallCount'),
  },
  {
    ...count,
    key: 'boost.count_stolen_big',
    label: 'Big pads stolen',
    better: 'higher',
    definition: 'Big pads taken in the opponents’ corners.',
    compute: counts('stolenBigCount'),
  },
  {
    ...count,
    key: 'boost.count_stolen_small',
    label: 'Small pads stolen',
    better: 'higher',
    definition: 'Small pads taken in the opponents’ half.',
    compute: counts('stolenSmallCount'),
  },
];

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

/** Boost levels. */
export const BOOST_LEVEL_STATISTICS: readonly Statistic[] = [
  {
    ...seconds,
    key: 'boost.time_zero_boost',
    label: 'Time at 0 boost',
    better: 'lower',
    confidence: 'high',
    definition: 'Seconds spent at 0 boost.',
    compute: ({ boost }) => boost?.zeroSeconds ?? null,
  },
  {
    ...percent,
    key: 'boost.percent_zero_boost',
    label: '0 boost, % of time',
    better: 'lower',
    confidence: 'high',
    definition: '% of time you spent at 0 boost, countdowns included.',
    compute: ({ boost, clocks }) => (boost ? cappedPercentOf(boost.zeroSeconds, clocks.round) : null),
  },
  {
    ...seconds,
    key: 'boost.time_full_boost',
    label: 'Time at 100 boost',
    better: 'neutral',
    confidence: 'high',
    definition: 'Seconds spent at 100 boost.',
    compute: ({ boost }) => boost?.fullSeconds ?? null,
  },
  {
    ...percent,
    key: 'boost.percent_full_boost',
    label: '100 boost, % of time',
    better: 'neutral',
    confidence: 'high',
    definition: '% of time you spent at 100 boost, countdowns included.',
    compute: ({ boost, clocks }) => (boost ? cappedPercentOf(boost.fullSeconds, clocks.round) : null),
  },
  ...BANDS.map(
    ({ band, field, range }): Statistic => ({
      ...seconds,
      key: `boost.time_boost_${field}` satisfies StatisticKey,
      label: `Time with ${range} boost`,
      better: band === 0 ? 'lower' : 'neutral',
      confidence: 'medium',
      definition: `Seconds with ${range} boost. Gaps are filled with the next reported level, as on ballchasing.com.`,
      compute: ({ boost }) => boost?.bandSeconds[band] ?? null,
    }),
  ),
  ...BANDS.map(
    ({ band, field, range }): Statistic => ({
      ...percent,
      key: `boost.percent_boost_${field}` satisfies StatisticKey,
      label: `${range} boost, % of time`,
      better: band === 0 ? 'lower' : 'neutral',
      confidence: 'medium',
      definition: `% of time with ${range} boost.`,
      compute: bandShare(band),
    }),
  ),
];

const usage = { group: 'boost', player: true, team: true, minimumTeamSize: 1 } as const;

/** Boost collected and used. */
export const BOOST_USAGE_STATISTICS: readonly Statistic[] = [
  {
    ...usage,
    key: 'boost.bpm',
    label: 'Boost used per minute',
    unit: 'boostPerMinute',
    decimals: 0,
    better: 'higher',
    confidence: 'high',
    definition: 'Boost you used per minute on the field.',
    compute: ({ boost }) => (boost ? perMinute(boost.used, boost.usedOverSeconds) : null),
  },
  {
    ...usage,
    key: 'boost.bcpm',
    label: 'Boost collected per minute',
    unit: 'boostPerMinute',
    decimals: 0,
    better: 'higher',
    confidence: 'medium',
    definition: 'Boost you collected from pads per minute, countdowns included.',
    compute: ({ pads, clocks }) =>
      pads?.amounts ? perMinute(pads.amounts.big + pads.amounts.small, clocks.round) : null,
  },
  {
    ...usage,
    key: 'boost.avg_amount',
    label: 'Average boost',
    unit: 'boost',
    decimals: 1,
    better: 'neutral',
    confidence: 'high',
    definition: 'Your average boost, as on ballchasing.com. Team: the sum of its players.',
    compute: ({ boost }) => boost?.averageAmount ?? null,
  },
  {
    ...usage,
    key: 'boost.amount_used_while_supersonic',
    label: 'Boost used while supersonic',
    unit: 'boost',
    decimals: 0,
    better: 'lower',
    confidence: 'low',
    definition: 'Boost used while already supersonic (79 km/h or more).',
    compute: ({ boost }) => boost?.usedWhileSupersonic ?? null,
  },
];
