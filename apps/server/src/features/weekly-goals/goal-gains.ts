import { goalProgress } from '@datacoach/analysis';
import type { GoalGain } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { asGames, termsOf } from './goal-terms.ts';
import { goalOwner } from './read-goals.ts';
import { readWeekGames, type WeekGames } from './week-games.ts';
import { liveGoalsOf } from './weekly-goal.repository.ts';
import { zoneOf } from './zone-of.ts';

/** What one match did to each goal whose week is not settled; empty where it counts for none. */
export async function goalGains(context: Context, userId: string, matchId: string): Promise<GoalGain[]> {
  const user = await goalOwner(context, userId);
  const rows = await liveGoalsOf(context.db, userId);
  const gamesIn = await readWeekGames(context.db, userId, zoneOf(user), rows);
  return rows.flatMap((row) => {
    const games = gamesIn(row);
    if (!games.played.some(({ game }) => game.matchId === matchId)) return [];
    const at = (some: WeekGames) => {
      const { value, share } = goalProgress(termsOf(row), asGames(some));
      return { value, share };
    };
    const others = games.played.filter(({ game }) => game.matchId !== matchId);
    const { id, kind, title, metric, mode, target, days, direction } = row;
    return [
      {
        goalId: id,
        kind,
        title,
        metric,
        mode,
        target,
        wantedDays: days,
        direction,
        before: at({ played: others, days: Math.min(games.days, others.length) }),
        after: at(games),
      },
    ];
  });
}
