import { type GoalGames, type GoalTerms, goalMetric } from '@datacoach/analysis';
import { localDate } from '../../platform/clock/time-zones.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { type ModeCode, type OwnScoredGame, readOwnScoredGames } from '../scores/index.ts';
import type { GoalRow } from './weekly-goal.repository.ts';

/** A stretch of one mode that a goal counts in. */
export interface GoalSpan {
  mode: ModeCode;
  startsAt: Date;
  /** Not included. */
  endsAt: Date;
}

export interface WeekGames {
  /** Oldest first. */
  played: readonly OwnScoredGame[];
  /** Days in the player's zone on which they were played. */
  days: number;
}

/** Reads the games of several stretches, once a mode. */
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
    return { played, days: new Set(played.map(({ game }) => localDate(game.playedAt, timeZone))).size };
  };
}

/** Weeks are the player's own; those of somebody whose zone is unknown are counted in UTC. */
export function zoneOf({ timeZone }: Pick<User, 'timeZone'>): string {
  return timeZone ?? 'UTC';
}

/** What a stored goal asks of its week. */
export function termsOf({
  metric,
  direction,
  target,
  minimumGames,
  days,
}: Pick<GoalRow, 'metric' | 'direction' | 'target' | 'minimumGames' | 'days'>): GoalTerms {
  return { metric: goalMetric(metric), direction, target, minimumGames, days };
}

/** Games as the engine counts them. */
export function asGames({ played, days }: WeekGames): GoalGames {
  return { games: played.map(({ score }) => score), days };
}
