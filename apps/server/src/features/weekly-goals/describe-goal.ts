import { easierTarget, goalMetric, goalProgress, goalStat, runningState } from '@datacoach/analysis';
import type { WeeklyGoal } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { asGames, readWeekGames, termsOf, type WeekGames, zoneOf } from './week-games.ts';
import { earlierWeeks, type GamePosition, type GoalRow, placesOf } from './weekly-goal.repository.ts';

/** Describes goals: settled goals as recorded, others by the games so far. */
export async function describeGoals(
  db: Executor,
  user: User,
  rows: readonly GoalRow[],
  now: Date,
): Promise<WeeklyGoal[]> {
  const gamesIn = await readWeekGames(db, user.id, zoneOf(user), rows.filter(isOpen));
  const places = await placesOf(
    db,
    rows.flatMap(({ bestMatchId }) => bestMatchId ?? []),
  );
  const described: WeeklyGoal[] = [];
  for (const row of rows) {
    described.push(
      isOpen(row)
        ? {
            ...common(row),
            ...progressOfWeek(row, gamesIn(row), now),
            easierTarget: now < row.endsAt ? await offeredTarget(db, row) : null,
          }
        : { ...common(row), ...result(row, places), easierTarget: null },
    );
  }
  return described;
}

function isOpen({ state }: GoalRow): boolean {
  return state === 'open';
}

function common(row: GoalRow) {
  const { id, kind, title, metric, mode, direction, target, base, minimumGames, badge, isEased } = row;
  return {
    id,
    kind,
    title,
    metric,
    mode,
    direction,
    target,
    base,
    minimumGames,
    targetDays: row.days,
    startsOn: row.weekStart,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    settlesAt: row.settlesAt.toISOString(),
    badge,
    isEased,
  };
}

type WeekProgress = Pick<WeeklyGoal, 'state' | 'value' | 'games' | 'days' | 'share' | 'best'>;

function progressOfWeek(row: GoalRow, games: WeekGames, now: Date): WeekProgress {
  const terms = termsOf(row);
  const progress = goalProgress(terms, asGames(games));
  const best = progress.best === null ? undefined : games.played[progress.best];
  return {
    state: runningState(terms, progress, { now, startsAt: row.startsAt, endsAt: row.endsAt }),
    value: progress.value,
    games: progress.games,
    days: progress.days,
    share: progress.share,
    best: best
      ? {
          matchId: best.game.matchId,
          playedAt: best.game.playedAt.toISOString(),
          map: best.game.mapName,
          value: goalStat(terms.metric, best.score)?.value ?? null,
        }
      : null,
  };
}

function result(row: GoalRow, places: ReadonlyMap<string, GamePosition>): WeekProgress {
  const { state, value, games, daysPlayed, share, bestMatchId, bestValue } = row;
  const best = bestMatchId === null ? undefined : places.get(bestMatchId);
  return {
    state: state === 'open' ? 'void' : state,
    value,
    games,
    days: daysPlayed,
    share,
    best: best?.playedAt
      ? { matchId: best.id, playedAt: best.playedAt.toISOString(), map: best.map, value: bestValue }
      : null,
  };
}

/** After this many misses in a row an easier target is offered. */
const MISSED = 2;
/** Past weeks to look at; void weeks in between are skipped. */
const LOOKED_AT = 6;

/** Returns the easier target offered after two missed weeks; null if there is none. */
export async function offeredTarget(db: Executor, row: GoalRow): Promise<number | null> {
  if (row.kind === 'community' || row.isEased) return null;
  const played = (await earlierWeeks(db, row, LOOKED_AT)).filter(
    ({ state }) => state === 'achieved' || state === 'missed',
  );
  const lately = played.slice(0, MISSED);
  if (lately.length < MISSED || lately.some(({ state }) => state !== 'missed')) return null;
  const easier = easierTarget(goalMetric(row.metric), row.target, row.base);
  return easier < row.target ? easier : null;
}
