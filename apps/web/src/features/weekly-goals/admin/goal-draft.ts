import type { CommunityGoal } from '@datacoach/contract';
import type { Draft } from '../../../app/entity-form/load-body.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the week that runs where the administrator is. */
function mondayOf(now: Date): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const sinceMonday = (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return dateOf(today - sinceMonday * DAY_MS);
}

/** The Sunday that ends so many weeks; the date itself while it cannot be read. */
function lastDayOf(startsOn: string, weeks: number): string {
  const start = Date.parse(startsOn);
  return Number.isNaN(start) ? startsOn : dateOf(start + (weeks * WEEK_DAYS - 1) * DAY_MS);
}

function weeksBetween(startsOn: string, endsOn: string): number {
  return Math.round((Date.parse(endsOn) - Date.parse(startsOn) + DAY_MS) / (WEEK_DAYS * DAY_MS));
}

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
