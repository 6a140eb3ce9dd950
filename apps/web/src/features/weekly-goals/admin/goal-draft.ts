import type { CommunityGoal } from '@datacoach/contract';
import type { Draft } from '../../../app/entity-form/load-body.ts';
import { lastDayOf, mondayOf, weeksBetween } from './goal-weeks.ts';

type GoalBody = Draft<'createCommunityGoal'>;
export type TypedTarget = GoalBody['targets'][number];

/** A goal as it is typed: weeks instead of its last day. */
export type GoalDraft = Omit<GoalBody, 'endsOn'> & { weeks: number | null };

export const NEW_TARGET: TypedTarget = { mode: null, rankGroup: null, target: null };

export function draftOf(goal: CommunityGoal | null): GoalDraft {
  if (goal) return { ...goal, weeks: weeksBetween(goal.startsOn, goal.endsOn) };
  return {
    title: '',
    text: '',
    category: null,
    metric: 45,
    direction: 'atLeast',
    startsOn: mondayOf(new Date()),
    weeks: 1,
    minimumGames: 5,
    plans: [],
    badge: null,
    reward: null,
    targets: [NEW_TARGET],
  };
}

export function bodyOf({ weeks, ...fields }: GoalDraft): GoalBody {
  return { ...fields, endsOn: lastDayOf(fields.startsOn ?? '', weeks ?? 0) };
}
