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

/** What the pads gave. Stolen means from pads in the opponents' half, the middle line not counted. */
export const BOOST_COLLECTION_STATISTICS: readonly Statistic[] = [
  {
    ...amount,
    key: 'boost.amount_collected',
    label: 'Boost collected',
    better: 'higher',
    definition:
      'Boost that pads put into your tank, celebrations after goals included; a full tank is 100. What did not fit is overfill.',
    compute: amounts(({ big, small }) => big + small),
  },
  {
    ...amount,
    key: 'boost.amount_collected_big',
    label: 'Boost from big pads',
    better: 'neutral',
    definition: 'Boost that big pads (100) put into your tank.',
    compute: amounts(({ big }) => big),
  },
  {
    ...amount,
    key: 'boost.amount_collected_small',
    label: 'Boost from small pads',
    better: 'higher',
    definition: 'Boost that small pads (12) put into your tank.',
    compute: amounts(({ small }) => small),
  },
  {
    ...amount,
    key: 'boost.amount_stolen',
    label: 'Boost stolen',
    better: 'higher',
    definition: "Boost from pads in the opponents' half; the pads on the middle line do not count.",
    compute: amounts(({ stolenBig, stolenSmall }) => stolenBig + stolenSmall),
  },
  {
    ...amount,
    key: 'boost.amount_stolen_big',
    label: 'Boost stolen, big pads',
    better: 'higher',
    definition: "Boost from big pads in the opponents' corners.",
    compute: amounts(({ stolenBig }) => stolenBig),
  },
  {
    ...amount,
    key: 'boost.amount_stolen_small',
    label: 'Boost stolen, small pads',
    better: 'higher',
    definition: "Boost from small pads in the opponents' half.",
    compute: amounts(({ stolenSmall }) => stolenSmall),
  },
  {
    ...amount,
    key: 'boost.amount_overfill',
    label: 'Overfill',
    better: 'lower',
    definition: 'Boost of taken pads that did not fit into your tank.',
    compute: amounts(({ overfill }) => overfill),
  },
  {
    ...amount,
    key: 'boost.amount_overfill_stolen',
    label: 'Overfill, stolen pads',
    better: 'neutral',
    definition: "Boost of pads in the opponents' half that did not fit into your tank.",
    compute: amounts(({ overfillStolen }) => overfillStolen),
  },
  {
    ...count,
    key: 'boost.count_collected_big',
    label: 'Big pads taken',
    better: 'neutral',
    definition:
      'Big pads that raised your boost or that you took with a full tank, celebrations after goals included.',
    compute: counts('bigCount'),
  },
  {
    ...count,
    key: 'boost.count_collected_small',
    label: 'Small pads taken',
    better: 'higher',
    definition:
      'Small pads that raised your boost or that you took with a full tank, celebrations after goals included.',
    compute: counts('smallCount'),
  },
  {
    ...count,
    key: 'boost.count_stolen_big',
    label: 'Big pads stolen',
    better: 'higher',
    definition: "Big pads taken in the opponents' corners.",
    compute: counts('stolenBigCount'),
  },
  {
    ...count,
    key: 'boost.count_stolen_small',
    label: 'Small pads stolen',
    better: 'higher',
    definition: "Small pads taken in the opponents' half.",
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
    compute: ({ boost, clocks }) => (boost ? cappedPercentOf(boost.zeroSeconds, clocks.round) : null),
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
    compute: ({ boost, clocks }) => (boost ? cappedPercentOf(boost.fullSeconds, clocks.round) : null),
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

const usage = { group: 'boost', player: true, team: true, minimumTeamSize: 1 } as const;

/** How much boost goes through the tank. */
export const BOOST_USAGE_STATISTICS: readonly Statistic[] = [
  {
    ...usage,
    key: 'boost.bpm',
    label: 'Boost used per minute',
    unit: 'boostPerMinute',
    decimals: 0,
    better: 'higher',
    confidence: 'high',
    definition: 'Boost you burned per minute on the field; a full tank is 100.',
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
    definition: 'Boost that pads put into your tank per minute of countdowns and play.',
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
    definition:
      'Mean of all tank levels that the game reported, as on ballchasing.com. Team: the sum of its players.',
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
    definition:
      'Boost burned while you were already at 2,200 uu/s or more, where it hardly makes you faster.',
    compute: ({ boost }) => boost?.usedWhileSupersonic ?? null,
  },
];
