import {
  calculateGoalProgress,
  easierTarget,
  getGoalStat,
  getRunningState,
  goalMetric,
} from '@datacoach/analysis';
import type { WeeklyGoal } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { asGames, getGoalTerms, getZone, readWeekGames, type WeekGames } from './week-games.ts';
import { type GamePosition, type GoalRow, listEarlierWeeks, listPlaces } from './weekly-goal.repository.ts';

/** Describes goals: settled goals as recorded, others by the games so far. */
export async function describeGoals(db: Executor, user: User, rows: readonly GoalRow[], now: Date) {
  const gamesIn = await readWeekGames(db, user.id, getZone(user), rows.filter(isOpen));
  const places = await listPlaces(
    db,
    rows.flatMap(({ bestMatchId }) => bestMatchId ?? []),
  );
  const described: WeeklyGoal[] = [];
  for (const row of rows) {
    described.push(
      isOpen(row)
        ? {
            ...common(row),
            ...calculateWeekProgress(row, gamesIn(row), now),
            easierTarget: now < row.endsAt ? await findOfferedTarget(db, row) : null,
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
  return {
    ...row,
    targetDays: row.days,
    startsOn: row.weekStart,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    settlesAt: row.settlesAt.toISOString(),
  };
}

type WeekProgress = Pick<WeeklyGoal, 'state' | 'value' | 'games' | 'days' | 'share' | 'best'>;

function calculateWeekProgress(row: GoalRow, games: WeekGames, now: Date): WeekProgress {
  const terms = getGoalTerms(row);
  const progress = calculateGoalProgress(terms, asGames(games));
  const best = progress.best === null ? undefined : games.played[progress.best];
  return {
    ...progress,
    state: getRunningState(terms, progress, { now, startsAt: row.startsAt, endsAt: row.endsAt }),
    best: best
      ? {
          matchId: best.game.matchId,
          playedAt: best.game.playedAt.toISOString(),
          map: best.game.mapName,
          value: getGoalStat(terms.metric, best.score)?.value ?? null,
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
export async function findOfferedTarget(db: Executor, row: GoalRow): Promise<number | null> {
  if (row.kind === 'community' || row.isEased) return null;
  const played = (await listEarlierWeeks(db, row, LOOKED_AT)).filter(
    ({ state }) => state === 'achieved' || state === 'missed',
  );
  const lately = played.slice(0, MISSED);
  if (lately.length < MISSED || lately.some(({ state }) => state !== 'missed')) return null;
  const easier = easierTarget(goalMetric(row.metric), row.target, row.base);
  return easier < row.target ? easier : null;
}
