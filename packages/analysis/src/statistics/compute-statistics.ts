import type { PlayerFacts, TeamFacts } from './facts/facts.ts';
import { ALL_STATISTICS } from './registry.ts';
import type { Statistic, StatisticValues } from './statistic.ts';

/** Decimals kept in a report: far more precise than any screen, but without floating-point noise. */
const KEPT_DECIMALS = 6;
const factor = 10 ** KEPT_DECIMALS;

function kept(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Math.round(value * factor) / factor;
}

function playerValue({ player, compute, isCapped }: Statistic, facts: PlayerFacts): number | null {
  const value = player ? kept(compute(facts)) : null;
  return value !== null && isCapped ? Math.min(100, value) : value;
}

export function calculatePlayerStatistics(facts: PlayerFacts): StatisticValues {
  const values: StatisticValues = {};
  for (const statistic of ALL_STATISTICS) values[statistic.key] = playerValue(statistic, facts);
  return values;
}

/** Returns team stats: sums over the players unless the stat says otherwise; null if no player has a value. */
export function calculateTeamStatistics(facts: TeamFacts): StatisticValues {
  const values: StatisticValues = {};
  for (const { key, team, compute, computeTeam } of ALL_STATISTICS) {
    if (!team) values[key] = null;
    else if (computeTeam) values[key] = kept(computeTeam(facts));
    else {
      const parts = facts.players.map(compute).filter((value) => value !== null);
      values[key] = parts.length === 0 ? null : kept(parts.reduce((sum, value) => sum + value, 0));
    }
  }
  return values;
}
