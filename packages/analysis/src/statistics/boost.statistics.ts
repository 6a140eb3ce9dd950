import { sum } from '../sums.ts';
import { getPresenceShare, type PlayerFacts, type TeamFacts } from './facts/facts.ts';
import type { PadAmounts } from './facts/tally-pads.ts';
import { calculatePercent, perMinute } from './statistic.ts';
import type { StatisticComputes } from './statistics.ts';

const amounts =
  (sum: (amounts: PadAmounts) => number) =>
  ({ pads: facts }: PlayerFacts): number | null =>
    facts?.amounts ? sum(facts.amounts) : null;
const counts =
  (field: 'bigCount' | 'smallCount' | 'stolenBigCount' | 'stolenSmallCount') =>
  ({ pads: facts }: PlayerFacts): number | null =>
    facts?.[field] ?? null;

/** A share of the round. Boost levels count in celebrations, which aren't part of it, so the part can exceed it. */
const roundShare = (seconds: 'zeroSeconds' | 'fullSeconds') => ({
  compute: ({ boost, clocks }: PlayerFacts): number | null =>
    boost && calculatePercent(boost[seconds], clocks.round),
  isCapped: true,
});

/** A rate or mean whose team value sums the players' values, each weighted by their share of the match. */
const weightedSum = (compute: (facts: PlayerFacts) => number | null) => ({
  compute,
  computeTeam: ({ players }: TeamFacts): number | null => {
    const parts = players.flatMap((facts) => {
      const value = compute(facts);
      return value === null ? [] : [value * getPresenceShare(facts, 'round')];
    });
    return parts.length === 0 ? null : sum(parts);
  },
});

type Band = 0 | 1 | 2 | 3;

const bandTime =
  (band: Band) =>
  ({ boost }: PlayerFacts): number | null =>
    boost?.bandSeconds[band] ?? null;
const bandShare =
  (band: Band) =>
  ({ boost }: PlayerFacts): number | null =>
    boost && calculatePercent(boost.bandSeconds[band], sum(boost.bandSeconds));

/** Boost collected, by level, and used. Stolen means from pads in the opponents' half, excluding the midfield line. */
export const BOOST_STATISTICS = {
  'boost.amount_collected': amounts(({ big, small }) => big + small),
  'boost.amount_collected_big': amounts(({ big }) => big),
  'boost.amount_collected_small': amounts(({ small }) => small),
  'boost.amount_stolen': amounts(({ stolenBig, stolenSmall }) => stolenBig + stolenSmall),
  'boost.amount_stolen_big': amounts(({ stolenBig }) => stolenBig),
  'boost.amount_stolen_small': amounts(({ stolenSmall }) => stolenSmall),
  'boost.amount_overfill': amounts(({ overfill }) => overfill),
  'boost.amount_overfill_stolen': amounts(({ overfillStolen }) => overfillStolen),
  'boost.count_collected_big': counts('bigCount'),
  'boost.count_collected_small': counts('smallCount'),
  'boost.count_stolen_big': counts('stolenBigCount'),
  'boost.count_stolen_small': counts('stolenSmallCount'),
  'boost.time_zero_boost': ({ boost }) => boost?.zeroSeconds ?? null,
  'boost.percent_zero_boost': roundShare('zeroSeconds'),
  'boost.time_full_boost': ({ boost }) => boost?.fullSeconds ?? null,
  'boost.percent_full_boost': roundShare('fullSeconds'),
  'boost.time_boost_0_25': bandTime(0),
  'boost.time_boost_25_50': bandTime(1),
  'boost.time_boost_50_75': bandTime(2),
  'boost.time_boost_75_100': bandTime(3),
  'boost.percent_boost_0_25': bandShare(0),
  'boost.percent_boost_25_50': bandShare(1),
  'boost.percent_boost_50_75': bandShare(2),
  'boost.percent_boost_75_100': bandShare(3),
  'boost.bpm': weightedSum(({ boost }) => boost && perMinute(boost.used, boost.usedOverSeconds)),
  'boost.bcpm': weightedSum(({ pads, clocks }) =>
    pads?.amounts ? perMinute(pads.amounts.big + pads.amounts.small, clocks.round) : null,
  ),
  'boost.avg_amount': weightedSum(({ boost }) => boost?.averageAmount ?? null),
  'boost.amount_used_while_supersonic': ({ boost }) => boost?.usedWhileSupersonic ?? null,
} satisfies StatisticComputes;
