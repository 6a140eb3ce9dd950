import { type GoalGames, type GoalTerms, goalMetric } from '@datacoach/analysis';
import { formatLocalDate } from '../../platform/clock/time-zones.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { type ModeCode, type OwnScoredGame, readOwnScoredGames } from '../scores/index.ts';
import type { GoalRow } from './weekly-goal.repository.ts';

/** A period of one mode that a goal covers. */
export interface GoalSpan {
  mode: ModeCode;
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
}

export interface WeekGames {
  /** Oldest first. */
  played: readonly OwnScoredGame[];
  /** Days with games in the player's zone. */
  days: number;
}

/** Reads the games of several periods, with one query per mode. */
export async function readWeekGames(
  db: Executor,
  userId: string,
  timeZone: string,
  spans: readonly GoalSpan[],
): Promise<(span: GoalSpan) => WeekGames> {
  const games = new Map<ModeCode, OwnScoredGame[]>();
  for (const mode of new Set(spans.map((span) => span.mode))) {
    const ofMode = spans.filter((span) => span.mode === mode);
    games.set(
      mode,
      await readOwnScoredGames(db, userId, {
        mode,
        from: new Date(Math.min(...ofMode.map(({ startsAt }) => startsAt.getTime()))),
        to: new Date(Math.max(...ofMode.map(({ endsAt }) => endsAt.getTime())) - 1),
      }),
    );
  }
  return ({ mode, startsAt, endsAt }) => {
    const played = (games.get(mode) ?? []).filter(
      ({ game: { playedAt } }) => playedAt >= startsAt && playedAt < endsAt,
    );
    return { played, days: new Set(played.map(({ game }) => formatLocalDate(game.playedAt, timeZone))).size };
  };
}

/** Returns the player's time zone; UTC if unknown. */
export const getZone = ({ timeZone }: Pick<User, 'timeZone'>): string => timeZone ?? 'UTC';

/** Returns a stored goal's terms for its week. */
export function getGoalTerms({
  metric,
  direction,
  target,
  minimumGames,
  days,
}: Pick<GoalRow, 'metric' | 'direction' | 'target' | 'minimumGames' | 'days'>): GoalTerms {
  return { metric: goalMetric(metric), direction, target, minimumGames, days };
}

/** Converts games to the engine's format. */
export function toGoalGames({ played, days }: WeekGames): GoalGames {
  return { games: played.map(({ score }) => score), days };
}
