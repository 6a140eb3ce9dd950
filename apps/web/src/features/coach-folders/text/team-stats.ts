import { formatNumber } from '@datacoach/analysis/format-number';
import type { TeamStats } from '@datacoach/contract';
import { mean } from 'd3-array';

export interface TeamStat {
  readonly key: string;
  readonly label: string;
  readonly better: 'higher' | 'lower' | 'neutral';
  readonly decimals: number;
  readonly suffix?: string;
  readonly value: (stats: TeamStats) => number | null;
}

const createStat = (key: keyof TeamStats, rest: Omit<TeamStat, 'key' | 'value'>): TeamStat => ({
  key,
  ...rest,
  value: (stats) => stats[key],
});

/** What a series and a comparison show of a team, in order. */
export const TEAM_STATS: readonly TeamStat[] = [
  createStat('goals', { label: 'Goals', better: 'higher', decimals: 1 }),
  createStat('xg', { label: 'xG', better: 'higher', decimals: 2 }),
  createStat('shots', { label: 'Shots', better: 'higher', decimals: 1 }),
  {
    key: 'kickoffs',
    label: 'Kickoffs won',
    better: 'higher',
    decimals: 0,
    suffix: '%',
    value: ({ kickoffsWon: won, kickoffsLost: lost }) =>
      won === null || lost === null || won + lost === 0 ? null : (100 * won) / (won + lost),
  },
  createStat('possessionPct', {
    label: 'Possession by last touch',
    better: 'neutral',
    decimals: 0,
    suffix: '%',
  }),
  createStat('boost', { label: 'Boost per minute', better: 'higher', decimals: 0 }),
  createStat('zeroBoostPct', { label: 'Time at zero boost', better: 'lower', decimals: 0, suffix: '%' }),
  createStat('demolitions', { label: 'Demos', better: 'neutral', decimals: 1 }),
];

/** Writes a value, without decimals if it is whole, as in a single game. */
export function formatStat({ decimals, suffix = '' }: TeamStat, value: number | null): string {
  if (value === null) return '–';
  return `${formatNumber(value, decimals < 2 && Number.isInteger(value) ? 0 : decimals)}${suffix}`;
}

export const calculateMeanStat = ({ value }: TeamStat, all: readonly TeamStats[]): number | null =>
  mean(all, value) ?? null;
