import { goalMetric } from '@datacoach/analysis';
import { modeLabel } from './community-terms.ts';
import type { GoalResult, GoalRow } from './weekly-goal.repository.ts';

const write = (value: number, decimals: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value);

/** "11 Doubles games on 4 days", "Small pads collected: 45.5 per 5 min". */
export function goalTitle({ title, metric: code, mode, target, days, direction }: GoalRow): string {
  if (title !== null) return title;
  const metric = goalMetric(code);
  if (metric.measure === 'total') {
    return `${write(target, 0)} ${modeLabel(mode)} games${days === null ? '' : ` on ${days} days`}`;
  }
  const bound = direction === 'atLeast' ? '' : 'at most ';
  return `${metric.label}: ${bound}${write(target, metric.decimals)} ${metric.unit}`;
}

/** What a week has ended as, in a sentence. */
export function resultSentence(
  row: GoalRow,
  { state, value, games, daysPlayed }: GoalResult,
  isRest: boolean,
): string {
  const metric = goalMetric(row.metric);
  const counted = `${games} ${games === 1 ? 'game' : 'games'}`;
  const reached =
    metric.measure === 'total'
      ? `${counted} on ${daysPlayed} ${daysPlayed === 1 ? 'day' : 'days'}`
      : `${value === null ? 'no value' : `${write(value, metric.decimals)} ${metric.unit}`} over ${counted}`;
  if (state === 'achieved')
    return `Achieved: ${reached}.${row.badge === null ? '' : ` Badge: ${row.badge}.`}`;
  if (state === 'missed') return `Missed: ${reached}. A new week has begun.`;
  if (isRest) return 'A week of rest: nothing was counted against you.';
  return games < row.minimumGames
    ? `Not counted: ${counted}, and a week needs ${row.minimumGames}.`
    : 'Not counted: none of the games knows this number.';
}
