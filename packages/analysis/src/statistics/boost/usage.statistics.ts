import { perMinute, type Statistic } from '../define-statistic.ts';

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
    definition: 'Boost burned at 2,200 uu/s or more, where it hardly makes you faster.',
    compute: ({ boost }) => boost?.usedWhileSupersonic ?? null,
  },
];
