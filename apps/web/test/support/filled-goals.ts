import type { GoalMetricCode } from '@datacoach/analysis';
import { addDays, getWeek, getWeekFrom } from '../../../server/src/platform/clock/time-zones.ts';
import type { DatabaseHandle } from '../../../server/src/platform/database/database.ts';
import { communityGoals, weeklyGoals } from '../../../server/src/schema/weekly-goals.schema.ts';

const HOUR_MS = 3_600_000;
const [MATCHES, SHOOTING, SMALL_PADS, KICKOFFS] = [55, 25, 50, 45] as const;

/** Adds two goals for this week, three weeks with results, and a community goal. */
export async function fillGoals({ db }: DatabaseHandle, userId: string, now: Date): Promise<void> {
  const thisWeek = getWeek(now, 'UTC');
  const goal = (weeksAgo: number, metric: GoalMetricCode, target: number) => {
    const { startsOn, startsAt, endsAt } = getWeekFrom(addDays(thisWeek.startsOn, -7 * weeksAgo), 'UTC');
    return {
      userId,
      kind: metric === SHOOTING || metric === KICKOFFS ? ('skill' as const) : ('habit' as const),
      metric,
      mode: 10 as const,
      direction: 'atLeast' as const,
      target,
      base: target * 0.95,
      minimumGames: 5,
      days: metric === MATCHES ? 4 : null,
      weekStart: startsOn,
      startsAt,
      endsAt,
      settlesAt: new Date(endsAt.getTime() + 48 * HOUR_MS),
      createdAt: startsAt,
    };
  };
  const ended = (state: 'achieved' | 'missed' | 'void', value: number, games: number, share: number) => ({
    state,
    value,
    games,
    share,
    daysPlayed: Math.min(games, 5),
    isCarried: true,
    settledAt: now,
  });
  await db
    .insert(weeklyGoals)
    .values([
      goal(0, MATCHES, 8),
      goal(0, SHOOTING, 90),
      { ...goal(1, MATCHES, 7), ...ended('achieved', 7, 7, 1), isCarried: true },
      { ...goal(2, SMALL_PADS, 70), ...ended('missed', 64, 7, 0.91) },
      { ...goal(3, KICKOFFS, 50), ...ended('void', 40, 3, 0.48) },
    ]);
  await db.insert(communityGoals).values({
    title: 'Win every second kickoff',
    text: 'Half of the kickoffs that you take should leave the ball with your team.',
    category: 'kickoffs',
    metric: KICKOFFS,
    direction: 'atLeast',
    targets: [
      { mode: null, rankGroup: null, target: 50 },
      { mode: 10, rankGroup: 'platinum', target: 45 },
    ],
    startsOn: thisWeek.startsOn,
    endsOn: addDays(thisWeek.startsOn, 13),
    minimumGames: 5,
    plans: [],
    badge: 'First touch',
    reward: 'discount',
    createdAt: now,
    updatedAt: now,
  });
}
