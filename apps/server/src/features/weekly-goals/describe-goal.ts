import {
  calculateGoalProgress,
  getEasierTarget,
  getGoalStat,
  getRunningState,
  goalMetric,
} from '@datacoach/analysis';
import type { WeeklyGoal } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { getGoalTerms, getZone, readWeekGames, toGoalGames, type WeekGames } from './week-games.ts';
import {
  type GamePosition,
  type GoalRow,
  listEarlierWeeks,
  listGamePositions,
} from './weekly-goal.repository.ts';

/** Describes goals: settled goals as recorded, others by the games so far. */
export async function describeGoals(db: Executor, user: User, rows: readonly GoalRow[], now: Date) {
  const gamesIn = await readWeekGames(db, user.id, getZone(user), rows.filter(isOpenGoal));
  const positions = await listGamePositions(
    db,
    rows.flatMap(({ bestMatchId }) => bestMatchId ?? []),
  );
  const described: WeeklyGoal[] = [];
  for (const row of rows) {
    described.push(
      isOpenGoal(row)
        ? {
            ...getCommonFields(row),
            ...calculateWeekProgress(row, gamesIn(row), now),
            easierTarget: now < row.endsAt ? await findOfferedTarget(db, row) : null,
          }
        : { ...getCommonFields(row), ...getResult(row, positions), easierTarget: null },
    );
  }
  return described;
}

const isOpenGoal = ({ state }: GoalRow): boolean => state === 'open';

function getCommonFields(row: GoalRow) {
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
  const progress = calculateGoalProgress(terms, toGoalGames(games));
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

function getResult(row: GoalRow, positions: ReadonlyMap<string, GamePosition>): WeekProgress {
  const { state, value, games, daysPlayed, share, bestMatchId, bestValue } = row;
  const best = bestMatchId === null ? undefined : positions.get(bestMatchId);
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
const MAX_EARLIER_WEEKS = 6;

/** Returns the easier target offered after two missed weeks; null if there is none. */
export async function findOfferedTarget(db: Executor, row: GoalRow): Promise<number | null> {
  if (row.kind === 'community' || row.isEased) return null;
  const played = (await listEarlierWeeks(db, row, MAX_EARLIER_WEEKS)).filter(
    ({ state }) => state === 'achieved' || state === 'missed',
  );
  const lately = played.slice(0, MISSED);
  if (lately.length < MISSED || lately.some(({ state }) => state !== 'missed')) return null;
  const easier = getEasierTarget(goalMetric(row.metric), row.target, row.base);
  return easier < row.target ? easier : null;
}
