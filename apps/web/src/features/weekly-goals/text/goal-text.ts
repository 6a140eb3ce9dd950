import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import { type GoalMetric, goalMetric } from '@datacoach/analysis/metadata';
import { GOAL_DISCOUNT, type GoalReward, type WeeklyGoal } from '@datacoach/contract';
import { formatMode } from '../../../shared/format/mode.ts';

export const KIND_LABELS = { habit: 'Habit', skill: 'Skill', community: 'Community' } as const;

/** Label and tone of each state: the text carries the meaning, the color only supports it. */
export const STATES = {
  upcoming: { label: 'Upcoming', tone: 'quiet' },
  notStarted: { label: 'Not started', tone: 'quiet' },
  onTrack: { label: 'On track', tone: 'good' },
  behind: { label: 'Behind', tone: 'attention' },
  achieved: { label: 'Achieved', tone: 'good' },
  missed: { label: 'Missed', tone: 'attention' },
  void: { label: 'Not counted', tone: 'quiet' },
} as const satisfies Record<WeeklyGoal['state'], { label: string; tone: string }>;

const formatUnitSuffix = (unit: GoalMetric['unit']) => (unit === '%' ? unit : ` ${unit}`);

/** "45.5 per game", "52.0%", "7 games". Trailing zeros go: targets are round. */
export const formatGoalValue = ({ decimals, unit }: GoalMetric, value: number): string =>
  `${formatNumber(value, decimals)}${formatUnitSuffix(unit)}`;

export function formatTarget(metric: GoalMetric, value: number): string {
  const fixed = formatNumber(value, metric.decimals);
  const short = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return `${short}${formatUnitSuffix(metric.unit)}`;
}

type NamedGoal = Pick<WeeklyGoal, 'title' | 'metric' | 'mode' | 'target' | 'targetDays' | 'direction'>;

/** Formats "7 Doubles games on 3 days" or "Kickoff win rate 50%", or returns the administrator's title. */
export function formatGoalTitle({
  title,
  metric: code,
  mode,
  target,
  targetDays,
  direction,
}: NamedGoal): string {
  if (title !== null) return title;
  const metric = goalMetric(code);
  if (metric.measure === 'total') {
    const games = counted(target, `${formatMode(mode)} game`);
    return targetDays === null ? games : `${games} on ${counted(targetDays, 'day')}`;
  }
  return `${metric.label} ${direction === 'atLeast' ? '' : 'under '}${formatTarget(metric, target)}`;
}

/** Formats the second line: "Habit · Doubles · 4 of 5 games · 3 of 3 days". */
export function formatGoalLine(goal: WeeklyGoal): string {
  const metric = goalMetric(goal.metric);
  const parts: string[] = [KIND_LABELS[goal.kind], formatMode(goal.mode)];
  if (metric.measure === 'total') {
    parts.push(`${goal.games} of ${formatNumber(goal.target)} games`);
    if (goal.targetDays !== null) parts.push(`${goal.days} of ${goal.targetDays} days`);
  } else {
    if (goal.value !== null) {
      parts.push(`${formatNumber(goal.value, metric.decimals)} of ${formatTarget(metric, goal.target)}`);
    }
    parts.push(counted(goal.games, 'game'));
  }
  return parts.join(' · ');
}

const COUNTS = 'the week counts';

export function formatGoalText(goal: WeeklyGoal): string {
  const metric = goalMetric(goal.metric);
  const missing = Math.max(0, goal.minimumGames - goal.games);
  const counts = `${formatGamesNeeded(missing, COUNTS)}.`;
  switch (goal.state) {
    case 'upcoming':
      return 'It starts Monday.';
    case 'notStarted':
      return `No games this week yet. ${formatGamesNeeded(goal.minimumGames, COUNTS)}.`;
    case 'achieved':
      return goal.badge === null ? 'Done! Anything more is a bonus.' : `Done. Badge: ${goal.badge}.`;
    case 'missed':
      return 'Not this time. You get a new target this week.';
    case 'void':
      return missing > 0
        ? `Not counted: a week needs ${counted(goal.minimumGames, 'game')}. It isn’t held against you.`
        : 'This week doesn’t count, and it isn’t held against you.';
    case 'onTrack':
    case 'behind':
      break;
  }
  if (metric.measure === 'total') {
    const left = Math.max(0, goal.target - goal.games);
    const days = Math.max(0, (goal.targetDays ?? 0) - goal.days);
    const rest = [left > 0 ? counted(left, 'game') : null, days > 0 ? `${counted(days, 'more day')}` : null];
    return `To go: ${rest.filter(Boolean).join(' and ')}.`;
  }
  const progress =
    goal.state === 'onTrack'
      ? 'You’re on target. Keep it up until the end of the week.'
      : `${formatGoalValue(metric, Math.abs(goal.target - (goal.value ?? 0)))} ${goal.direction === 'atLeast' ? 'short of' : 'over'} the target.`;
  return missing > 0 ? `${progress} ${counts}` : progress;
}

/** What to practice for each metric, with a link to the training plans. */
export const DRILLS: Readonly<Record<GoalMetric['code'], string>> = {
  5: 'Ground shots from all angles',
  10: 'Aerial passes and centers',
  15: 'Saves to the corner',
  20: 'Shoot on your first touch',
  25: 'Call a corner before each shot',
  30: 'Replay review: three rotations a game',
  35: 'Rotation paths',
  40: 'Fast aerials',
  45: '20 kickoffs from each spawn',
  50: 'Small-pad laps',
  55: 'Warm up by rank',
};

const REWARD_LABELS: Readonly<Record<GoalReward, string>> = {
  discount: `${GOAL_DISCOUNT.percent}% off a plan`,
  referralCredit: 'A referral’s reward',
};

export const describeGoalReward = (reward: GoalReward): string => REWARD_LABELS[reward];

/** Formats a key for display: "Grand champion" for grand-champion. */
export const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1).replaceAll('-', ' ');
