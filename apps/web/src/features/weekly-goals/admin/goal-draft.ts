import type { CommunityGoal, GoalTarget } from '@datacoach/contract';
import type { CommunityGoalBody } from '../api/community-goals.ts';
import { lastDayOf, mondayOf, weeksBetween } from './goal-weeks.ts';

export type Draft = Omit<CommunityGoalBody, 'endsOn' | 'badge' | 'targets'> & {
  weeks: number;
  badge: string;
  targets: (Omit<GoalTarget, 'target'> & { key: number; target: number | string })[];
};

const NEW: Omit<Draft, 'startsOn'> = {
  title: '',
  text: '',
  category: null,
  metric: 45,
  direction: 'atLeast',
  weeks: 1,
  minimumGames: 5,
  plans: [],
  badge: '',
  reward: null,
  targets: [{ key: 0, mode: null, rankGroup: null, target: '' }],
};

export function draftOf(goal: CommunityGoal | null): Draft {
  if (!goal) return { ...NEW, startsOn: mondayOf(new Date()) };
  const { startsOn, endsOn, badge, targets, ...fields } = goal;
  const { title, text, category, metric, direction, minimumGames, plans, reward } = fields;
  return {
    title,
    text,
    category,
    metric,
    direction,
    minimumGames,
    plans,
    reward,
    startsOn,
    weeks: weeksBetween(startsOn, endsOn),
    badge: badge ?? '',
    targets: targets.map((row, key) => ({ ...row, key })),
  };
}

/** What a draft sends; a target that is no number is refused by the server with its sentence. */
export function bodyOf({ weeks, badge, targets, ...fields }: Draft): CommunityGoalBody {
  return {
    ...fields,
    endsOn: lastDayOf(fields.startsOn, weeks),
    badge: badge.trim() === '' ? null : badge,
    targets: targets.map(({ mode, rankGroup, target }) => ({ mode, rankGroup, target: Number(target) })),
  };
}
